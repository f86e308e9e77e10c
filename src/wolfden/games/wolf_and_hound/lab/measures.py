"""What is counted in Wolf & Hound: how games end."""

from typing import Any

from ..events import GAME_WON
from ..state import State

TALLIES = ("", "by elimination", "by totals")


def points(state: State, seat: int) -> int:
    """The sheep this seat has left."""
    return state.seats[seat].sheep


def note(events: Any, cell: int, memory: Any, tally: Any) -> None:
    """Why each game was won."""
    if events[cell] == GAME_WON:
        tally[events[cell + 2]] += 1
