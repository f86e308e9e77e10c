"""What bots know of Wolf & Hound."""

from typing import Any

from wolfden.engine.decision import UNKNOWN
from wolfden.engine.doors import Facts
from wolfden.engine.game import AnyGame

from . import sense as sense

habits = sense
WOLF_ITERATIONS = 600


def facts(game: AnyGame, sight: Any, world: Any) -> Facts:
    """The cards in every hand that the viewer does not see, and the next card of the number deck."""
    for seat, place in enumerate(sight.seats):
        if place.held and place.hand[0] == UNKNOWN:
            for card, copies in enumerate(world.seats[seat].hand):
                if copies:
                    yield str(game.write("seat", seat)), "card", card
    if world.number_deck.count:
        yield "pile", "next", world.number_deck.cards[world.number_deck.count - 1]
