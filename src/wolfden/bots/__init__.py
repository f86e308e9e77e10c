"""Players made of code. A bot gets what a person in its seat would have: its sight and its legal moves."""

from collections.abc import Callable

from wolfden.engine.errors import WolfdenError

from .bot import Bot, RandomBot
from .hunter import Hunter, Pup

SECONDS = {"wolf": 0.1, "alpha": 1.0}  # the most that each of the search levels thinks about a move


def searching(level: str) -> Callable[[], Bot]:
    """A bot that searches; the compiler is imported when one is needed, not before."""

    def make() -> Bot:
        from .searcher import Searcher

        return Searcher(level)

    return make


BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "pup": Pup,
    "hunter": Hunter,
    **{level: searching(level) for level in SECONDS},
}


def find_bot(name: str) -> Bot:
    """The bot of this name."""
    if name not in BOTS:
        raise WolfdenError(f"there is no bot {name!r}; the bots are {', '.join(BOTS)}")
    return BOTS[name]()
