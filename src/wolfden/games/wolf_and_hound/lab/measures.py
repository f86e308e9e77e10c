"""What is counted in Wolf & Hound: how games end."""

from ..events import GAME_WON
from ..state import State

TALLIES = ("", "by elimination", "by totals")


def points(state: State, seat: int) -> int:
    """The sheep this seat has left."""
    return state.seats[seat].sheep


def note(events: list[int], cell: int, memory: list[int], tally: list[int]) -> None:
    """Why each game was won."""
    if events[cell] == GAME_WON:
        tally[events[cell + 2]] += 1
