"""What is counted in Howl: how often a howl is drowned, and how often all are."""

from typing import Any

from ..events import DROWNED, HOWLED, SHEEP_STAY, SHEEP_TAKEN
from ..state import State

TALLIES = ("howls", "drowned", "rounds", "rounds without a winner")


def points(state: State, seat: int) -> int:
    """The sheep of this seat."""
    return state.seats[seat].sheep


def note(events: Any, cell: int, memory: Any, tally: Any) -> None:
    if events[cell] == HOWLED:
        tally[0] += 1
    elif events[cell] == DROWNED:
        tally[1] += 1
    elif events[cell] == SHEEP_TAKEN or events[cell] == SHEEP_STAY:
        tally[2] += 1
        tally[3] += events[cell] == SHEEP_STAY
