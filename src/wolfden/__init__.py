"""Four wolf games with hidden information, on one engine.

    import wolfden

    game = wolfden.new_game("woof", players=5, seed=7)
    game.play(f"{game.to_act[0]} look 4 0")

Moves, seats and cards are words of the notation (docs/notation.md).
"""

from typing import TYPE_CHECKING

__version__ = "0.1.0"

__all__ = [
    "BadDeal",
    "BadMove",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "BadTable",
    "IllegalMove",
    "ListedGame",
    "Playthrough",
    "Record",
    "WolfdenError",
    "from_position",
    "list_games",
    "new_game",
    "read_record",
]

if TYPE_CHECKING:
    from .engine.errors import (
        BadDeal,
        BadMove,
        BadOptions,
        BadPosition,
        BadRecord,
        BadTable,
        IllegalMove,
        WolfdenError,
    )
    from .engine.record import Record
    from .playthrough import ListedGame, Playthrough, from_position, list_games, new_game, read_record


def __getattr__(name: str) -> object:
    """The games are imported when somebody first asks for one of these names."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from . import playthrough
    from .engine import errors

    return getattr(playthrough, name, None) or getattr(errors, name)


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
