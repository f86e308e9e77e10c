"""What bots know of The Three Little Wolves."""

from typing import Any

from wolfden.engine.decision import UNKNOWN
from wolfden.engine.doors import Facts
from wolfden.engine.game import AnyGame

from ..cards import FLOOR_CARDS
from . import glances as habits
from . import sense as sense

WOLF_ITERATIONS = 300

__all__ = ["WOLF_ITERATIONS", "facts", "habits", "sense"]


def facts(game: AnyGame, sight: Any, world: Any) -> Facts:
    """The cards that the viewer has passed on, and the Big Bad Pig on top of the pile: the others tell nothing."""
    passed = {card for one in sight.passes[: sight.pass_count] for card in one.given}
    for seat, place in enumerate(sight.seats):
        if place.held and place.hand[0] == UNKNOWN:
            for card in world.seats[seat].hand[: world.seats[seat].held]:
                if card in passed:
                    yield str(game.write("seat", seat)), "card", card
    if world.pile_count and world.pile[world.pile_count - 1] >= FLOOR_CARDS:
        yield "pile", "next", world.pile[world.pile_count - 1]
