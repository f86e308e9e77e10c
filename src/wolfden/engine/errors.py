"""What can be wrong, by whose doing. Every text says what is wrong and what would be right."""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol, TypeAlias

MOST_LEGAL = 8  # legal moves that a refusal lists

Field: TypeAlias = (
    "str | int | Path | Sequence[str] | Exception"  # what fills a text; an error within is told in its turn
)


class Teller(Protocol):
    """Puts an error into words."""

    def __call__(self, error: "WolfdenError", /) -> str: ...


def bare(error: "WolfdenError") -> str:
    """The id alone: nobody has told us of the texts."""
    return error.id


class WolfdenError(Exception):
    """Base of all errors that are meant to be read by a person: the id of a text, and what fills it.

    What only programmers meet, and what a game without such texts says, is the sentence itself.
    """

    in_english: Teller = staticmethod(bare)  # set by the package, which knows where the texts are

    def __init__(self, id: str = "", /, **fields: Field) -> None:
        super().__init__(id)
        self.id = id
        self.fields = fields

    def __str__(self) -> str:
        return WolfdenError.in_english(self)


class BadOptions(WolfdenError):
    """These options do not make a game."""


class BadTable(WolfdenError):
    """A component table does not describe a playable set of cards."""


class BadMove(WolfdenError):
    """These words are not a move of this game."""


class IllegalMove(WolfdenError):
    """A move the rules refuse; the state is as before."""

    def __init__(self, name: str, paragraph: str, move: str = "", legal: Sequence[str] = (), game: str = "") -> None:
        reason = f"{name.replace('_', ' ')} (§{paragraph})"
        some = ", ".join(legal[:MOST_LEGAL]) + f" and {len(legal) - MOST_LEGAL} more" * (len(legal) > MOST_LEGAL)
        super().__init__((f"{move}: {reason}" if move else reason) + f"; legal: {some}" * bool(legal))
        self.name = name
        self.paragraph = paragraph
        self.move = move  # seat, words and position: "P1 B3 after 12 moves"
        self.legal = tuple(legal)
        self.game = game  # whose texts give the reason

    def __str__(self) -> str:
        return self.id


class BadDeal(WolfdenError):
    """These cards are not a deal of this game."""


class BadRecord(WolfdenError):
    """A record that cannot be read or does not replay."""


class ImpossibleSight(WolfdenError):
    """No world is consistent with this sight."""


class BadPosition(WolfdenError):
    """These words are not a position of this game."""
