"""Decisions and events: what the table waits for, and what has happened since the last move."""

from typing import TYPE_CHECKING, NewType

from .audience import Public
from .layout import Layout, i8, i16
from .rng import Rng

SeatIndex = NewType("SeatIndex", int)  # by its place in `Game.seats`
MoveIndex = NewType("MoveIndex", int)  # by its number, from 0 to `Game.move_count` - 1

NOBODY = -1
UNKNOWN = -1
SPECTATOR = -1
TRUTH = -2

NO_OBJECTION = 0


class Decision(Layout):
    """An open question. The game is over when nobody owes a choice."""

    number: Public[i16]  # its id: grows by one with every question
    kind: Public[i8]
    owing: Public[i16]  # seats that still have to answer, one bit each
    answered: Public[i16]  # seats whose choice is in and may still be changed


LOWEST_SEAT = tuple((seats & -seats).bit_length() - 1 for seats in range(256))  # of a set of seats, one bit each
EVENT = 5  # cells of one event: its code, and four numbers that the game's table of events explains


class GameState(Layout):
    """What the state of every game begins with; how many generators and events there are is the game's to say."""

    viewer: i8  # whose sight this is, or TRUTH
    decision: Decision
    event_count: i16  # since the last move
    if TYPE_CHECKING:
        rngs: list[Rng]
        events: list[int]


def ask(state: GameState, kind: int, seats: int) -> None:
    """Open a new decision for these seats."""
    state.decision.number += 1
    state.decision.kind = kind
    state.decision.owing = seats
    state.decision.answered = 0


def close(state: GameState) -> None:
    """The question is answered by everybody who owed it."""
    state.decision.kind = 0
    state.decision.owing = 0
    state.decision.answered = 0


def only(seat: int) -> int:
    """The set of seats that holds just this one."""
    return 1 << seat


def owes(state: GameState, seat: int) -> bool:
    """Is this seat still to answer?"""
    return (state.decision.owing >> seat) & 1 == 1


def may_choose(state: GameState, seat: int) -> bool:
    """May this seat choose now, for the first time or anew?"""
    return ((state.decision.owing | state.decision.answered) >> seat) & 1 == 1


def first_owing(state: GameState) -> int:
    """The lowest seat that still has to answer, or NOBODY."""
    return LOWEST_SEAT[state.decision.owing]


def tell(state: GameState, code: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Note what has just happened."""
    cell = EVENT * state.event_count
    state.events[cell] = code
    state.events[cell + 1] = a
    state.events[cell + 2] = b
    state.events[cell + 3] = c
    state.events[cell + 4] = d
    state.event_count += 1
