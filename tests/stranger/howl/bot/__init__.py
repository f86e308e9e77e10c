"""What bots know of Howl."""

from typing import Any

from wolfden.engine.decision import UNKNOWN
from wolfden.engine.doors import Facts
from wolfden.engine.game import AnyGame

from . import sense as sense

habits = sense
WOLF_ITERATIONS = 300


def facts(game: AnyGame, sight: Any, world: Any) -> Facts:
    """The cards in every hand that the viewer does not see."""
    for seat, wolf in enumerate(sight.seats[: sight.players]):
        if wolf.held and wolf.hand[0] == UNKNOWN:
            for card, held in enumerate(world.seats[seat].hand):
                if held:
                    yield str(game.write("seat", seat)), "card", card
