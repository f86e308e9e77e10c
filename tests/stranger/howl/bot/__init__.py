"""What bots know of Howl."""

from wolfden.engine.decision import UNKNOWN
from wolfden.engine.doors import Facts
from wolfden.engine.game import AnyGame

from ..state import State
from . import sense as sense

habits = sense
WOLF_ITERATIONS = 300


def facts(game: AnyGame, sight: State, world: State) -> Facts:
    """The cards in every hand that the viewer does not see."""
    for seat, wolf in enumerate(sight.seats[: sight.players]):
        if wolf.held and wolf.hand[0] == UNKNOWN:
            for card, held in enumerate(world.seats[seat].hand):
                if held:
                    yield str(game.write("seat", seat)), "card", card
