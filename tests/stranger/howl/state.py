"""The state of a game (§2) and the options it is set up with (§2.1)."""

from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import Meta

from wolfden.engine.audience import EVERYBODY, NO_FACT, NOBODY_YET, OWNER, Public
from wolfden.engine.decision import EVENT, TRUTH, GameState
from wolfden.engine.layout import Layout, i8, i16, many
from wolfden.engine.rng import Rng

from .cards import CARDS, NO_CARD, SEATS, components

# The last choice of a game: the choice, a howl for each seat, of which all may be drowned, the sheep, the cards set
# aside and the end; one more is never used.
MOST_EVENTS = 1 + 2 * SEATS + 1 + CARDS + 1 + 1


class Options(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    players: Annotated[int, Meta(ge=2, le=4, description="You and the bots.")] = 3


class Seat(Layout):
    held: Public[i8]  # how many cards are in the hand
    hand: Annotated[list[int], many(i8, CARDS), OWNER]  # of each card, 1 if it is in the hand
    chosen: Annotated[i8, OWNER]  # the card to be howled, still in the hand, or NO_CARD
    howled: Public[i8]  # the card of the last round, or NO_CARD
    sheep: Public[i8]


class State(GameState):
    rngs: Annotated[list[Rng], many(Rng, 1), NO_FACT]  # for the only deal
    players: Public[i8]
    hand_size: Public[i8]
    round: Public[i8]  # from 1
    sheep: Public[i8]  # that the next howl may take
    over: Public[i8]
    howled_by: Annotated[list[int], many(i8, CARDS), EVERYBODY]  # of each card, a seat or NOBODY
    aside: Annotated[list[int], many(i8, CARDS), NOBODY_YET]  # of each card, 1 if it takes no part
    pool: Annotated[list[int], many(i8, CARDS), NO_FACT]  # while dealing or imagining: cards without a place yet
    seats: Annotated[list[Seat], many(Seat, SEATS, used="players")]
    events: Annotated[list[int], many(i16, EVENT * MOST_EVENTS)]


def set_up(options: Options, changed: Mapping[str, str]) -> State:
    """The table before the deal."""
    hands = components(changed)
    state = State()
    state.viewer = TRUTH
    state.players = options.players
    state.hand_size = hands[options.players]
    for seat in state.seats:
        seat.chosen = seat.howled = NO_CARD
    return state
