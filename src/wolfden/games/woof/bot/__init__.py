"""What bots know of Woof!!: who may be who, what a look is worth, and when to declare."""

from collections.abc import Iterator

from wolfden.engine.doors import Chances, Search
from wolfden.engine.game import AnyGame

from ..state import State
from .hunter import choose as choose
from .identities import identity_chances

WOLF_ITERATIONS = 12


def search(game: AnyGame, is_compiled: bool, models_opponents: bool) -> Search:
    """By deduction; the compiler is imported when it is needed, not before."""
    from . import deduction_search

    return deduction_search.search(game, is_compiled, models_opponents)


def beliefs(game: AnyGame, sight: State, seat: int) -> Iterator[tuple[str, str, Chances]]:
    """Everybody's true role, by exact count; what people chose to do tells nothing."""
    for number, chances in enumerate(identity_chances(sight)):
        if number != seat:
            possible = {role: chance for role, chance in enumerate(chances) if chance > 0.0}
            yield str(game.write("seat", number)), "role", possible
