"""Players made of code. A bot gets what a person in its seat would have: its sight and its legal moves."""

from wolfden.engine.errors import WolfdenError

from .bot import Bot, RandomBot
from .hunter import Hunter

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "hunter": Hunter}


def find_bot(name: str) -> Bot:
    """The bot of this name."""
    if name not in BOTS:
        raise WolfdenError(f"there is no bot {name!r}; the bots are {', '.join(BOTS)}")
    return BOTS[name]()
