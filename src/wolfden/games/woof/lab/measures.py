"""What is counted in Woof!!: who declares when, in which role, and whether it is right."""

from ..cards import MOST_PLAYERS, ROLES
from ..events import (
    BOARD_REVEALED,
    CARDS_REVEALED,
    DEALT,
    DECLARATION_RIGHT,
    DECLARED_EARLY,
    MISLED,
    TURN_BEGAN,
)
from ..scoring import ABSTAINED, FINALLY
from ..state import State

LAST_TURN = 12  # and all later ones
IN_THE_END, NOT_AT_ALL = 0, LAST_TURN + 1  # beside the turns 1 to LAST_TURN of early declarations
TIMES = LAST_TURN + 2
PER_TIME = 3  # seats, right ones, points
TALLIES = tuple(
    f"{role} {time} {what}" for role in ROLES for time in range(TIMES) for what in ("seats", "right", "points")
)
TURNS, ROLE, WHEN = 0, MOST_PLAYERS, 2 * MOST_PLAYERS  # what the memory holds of each seat


def points(state: State, seat: int) -> int:
    """The score of this seat."""
    return state.players[seat].score


def note(events: list[int], cell: int, memory: list[int], tally: list[int]) -> None:
    """The memory holds turns, roles and times of declaring until the boards are judged."""
    code, seat = events[cell], events[cell + 1]
    if code == DEALT:
        for i in range(3 * MOST_PLAYERS):
            memory[i] = 0
    elif code == TURN_BEGAN:
        memory[TURNS + seat] += 1
    elif code == DECLARED_EARLY:
        memory[WHEN + seat] = min(memory[TURNS + seat], LAST_TURN)
    elif code == CARDS_REVEALED:
        memory[ROLE + seat] = events[cell + 4]
    elif code == BOARD_REVEALED:
        if events[cell + 4] == ABSTAINED:
            memory[WHEN + seat] = NOT_AT_ALL
        elif events[cell + 4] == FINALLY:
            memory[WHEN + seat] = IN_THE_END
        tally[place(memory, seat)] += 1
    elif code == DECLARATION_RIGHT:
        tally[place(memory, seat) + 1] += 1
        tally[place(memory, seat) + 2] += events[cell + 2]
    elif code == MISLED:
        tally[place(memory, events[cell + 2]) + 2] += events[cell + 3]


def place(memory: list[int], seat: int) -> int:
    """Where the tally has the role of this seat and the time of its declaration."""
    return PER_TIME * (TIMES * memory[ROLE + seat] + memory[WHEN + seat])
