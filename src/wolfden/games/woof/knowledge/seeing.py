"""What each seat may know (§4.1): with perfect memory, so every card it has seen in this round is there."""

from wolfden.engine.sight import sight_of

from ..events import EVENT_TYPES
from ..state import GAME_OVER, State


def is_over(state: State) -> bool:
    """After the last round everything is open but the questions nobody has asked."""
    return state.phase == GAME_OVER


sight = sight_of(State, EVENT_TYPES, is_over, globals())
