"""What each seat may know (§4)."""

from wolfden.engine.sight import sight_of

from .events import HAPPENINGS
from .state import GAME_OVER, State


def is_over(state: State) -> bool:
    """Everything is open once the game is over."""
    return state.phase == GAME_OVER


sight = sight_of(State, HAPPENINGS, is_over, globals())
