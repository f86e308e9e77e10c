"""Players made of code. A bot gets what a person in its seat would have: its sight and its legal moves."""

from collections.abc import Callable

from wolfden.engine.errors import WolfdenError

from .bot import Bot, RandomBot
from .hunter import Hunter, Pup

SECONDS = {"wolf": 0.1, "alpha": 1.0}  # how long each of the search levels thinks


def searching(seconds: float) -> Callable[[], Bot]:
    """A bot that searches for so long; the compiler is imported when one is needed, not before."""

    def make() -> Bot:
        from .searcher import Searcher

        return Searcher(iterations=0, seconds=seconds)

    return make


BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "pup": Pup,
    "hunter": Hunter,
    **{level: searching(seconds) for level, seconds in SECONDS.items()},
}


def find_bot(name: str) -> Bot:
    """The bot of this name."""
    if name not in BOTS:
        raise WolfdenError(f"there is no bot {name!r}; the bots are {', '.join(BOTS)}")
    return BOTS[name]()
