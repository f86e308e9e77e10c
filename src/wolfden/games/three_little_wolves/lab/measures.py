"""What is counted in The Three Little Wolves: where the points come from."""

from ..cards import WOLF_NAMES
from ..events import (
    HOUSE_SCORED,
    ROOF_SCORED,
    TALLEST_SCORED,
    TOKEN_SCORED,
    WOLF_SCORED,
)
from ..state import State

HOUSES, TALLEST, ROOFS, TOKENS, FIRST_WOLF = 0, 1, 2, 3, 4
SOURCES = ("houses", "tallest houses", "roofs", "pig tokens", *(f"wolf {name}" for name in WOLF_NAMES))
PER_SOURCE = 2  # how often, points
TALLIES = tuple(f"{source} {what}" for source in SOURCES for what in ("times", "points"))


def points(state: State, seat: int) -> int:
    """The VP of this seat."""
    return state.seats[seat].vp


def note(events: list[int], cell: int, memory: list[int], tally: list[int]) -> None:
    """Every line of the final scoring."""
    code = events[cell]
    if code == HOUSE_SCORED:
        add(tally, HOUSES, events[cell + 3])
    elif code == TALLEST_SCORED:
        add(tally, TALLEST, events[cell + 3])
    elif code == ROOF_SCORED:
        add(tally, ROOFS, events[cell + 4])
    elif code == TOKEN_SCORED:
        add(tally, TOKENS, events[cell + 4])
    elif code == WOLF_SCORED:
        for wolf in range(len(WOLF_NAMES)):
            if WOLF_NAMES[wolf] == events[cell + 2]:
                add(tally, FIRST_WOLF + wolf, events[cell + 3])


def add(tally: list[int], source: int, vp: int) -> None:
    tally[PER_SOURCE * source] += 1
    tally[PER_SOURCE * source + 1] += vp
