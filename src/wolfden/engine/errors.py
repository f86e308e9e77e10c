"""What can be wrong, by whose doing. Every text says what is wrong and what would be right."""

from collections.abc import Sequence

MOST_LEGAL = 8  # legal moves that a refusal lists


class WolfdenError(Exception):
    """Base of all errors that are meant to be read by a person."""


class BadOptions(WolfdenError):
    """These options do not make a game."""


class BadTable(WolfdenError):
    """A component table does not describe a playable set of cards."""


class BadMove(WolfdenError):
    """These words are not a move of this game."""


class IllegalMove(WolfdenError):
    """A move the rules refuse; the state is as before."""

    def __init__(self, name: str, paragraph: str, move: str = "", legal: Sequence[str] = ()) -> None:
        reason = f"{name.replace('_', ' ')} (§{paragraph})"
        some = ", ".join(legal[:MOST_LEGAL]) + f" and {len(legal) - MOST_LEGAL} more" * (len(legal) > MOST_LEGAL)
        super().__init__((f"{move}: {reason}" if move else reason) + f"; legal: {some}" * bool(legal))
        self.name = name
        self.paragraph = paragraph
        self.move = move  # seat, words and position: "P1 B3 after 12 moves"
        self.legal = tuple(legal)


class BadDeal(WolfdenError):
    """These cards are not a deal of this game."""


class BadRecord(WolfdenError):
    """A record that cannot be read or does not replay."""


class ImpossibleSight(WolfdenError):
    """No world is consistent with this sight."""


class BadPosition(WolfdenError):
    """These words are not a position of this game."""


class BadLesson(WolfdenError):
    """A lesson that cannot be taught."""
