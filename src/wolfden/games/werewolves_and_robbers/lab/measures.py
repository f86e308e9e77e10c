"""What is counted in The Werewolves bEat Robbers' Horror: what each role scores, and how often its team wins."""

from ..events import GAME_SCORED, PERSONAL_SCORE
from ..roles import ROLE_NAMES, team_of
from ..state import State

PER_ROLE = 3
TALLIES = tuple(f"{role} {what}" for role in ROLE_NAMES for what in ("seats", "wins", "score"))


def points(state: State, seat: int) -> int:
    """The game points of this seat."""
    return state.seats[seat].game_points


def note(events: list[int], cell: int, memory: list[int], tally: list[int]) -> None:
    """Roles come to light before the teams are scored: the memory holds how many there are of each."""
    if events[cell] == PERSONAL_SCORE:
        role = events[cell + 2]
        memory[role] += 1
        tally[PER_ROLE * role] += 1
        tally[PER_ROLE * role + 2] += events[cell + 4]
    elif events[cell] == GAME_SCORED:
        for role in range(3):
            if team_of(role) == events[cell + 1]:
                tally[PER_ROLE * role + 1] += memory[role]
            memory[role] = 0
