"""Howl as a browser draws it: the wolves, what they have howled, and the sheep."""

import msgspec

from . import GAME
from .cards import SEAT_NAMES
from .notation import cards, howled, write
from .state import State


class Wolf(msgspec.Struct):
    seat: str
    sheep: int
    held: int
    hand: list[str] | None
    ready: bool  # has this wolf chosen?
    chosen: str | None
    card: str | None  # howled in the last round
    howled: list[str]  # in all rounds


class HowlView(msgspec.Struct, tag_field="game", tag=GAME.key):
    you: str | None
    over: bool
    round: int
    rounds: int
    flock: int  # sheep that the next howl may take
    seats: list[Wolf]
    aside: list[str] | None


def view(sight: State) -> HowlView:
    """The table as the viewer of this sight may be shown it."""
    return HowlView(
        you=SEAT_NAMES[sight.viewer] if sight.viewer >= 0 else None,
        over=bool(sight.over),
        round=sight.round,
        rounds=sight.hand_size,
        flock=sight.sheep,
        seats=[wolf(sight, seat) for seat in range(sight.players)],
        aside=cards(sight.aside),
    )


def wolf(sight: State, seat: int) -> Wolf:
    place = sight.seats[seat]
    return Wolf(
        seat=SEAT_NAMES[seat],
        sheep=place.sheep,
        held=place.held,
        hand=cards(place.hand),
        ready=bool(sight.decision.answered >> seat & 1),
        chosen=write("card", place.chosen),
        card=write("card", place.howled),
        howled=howled(sight, seat),
    )
