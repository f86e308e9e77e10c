"""Kinds of events, reasons and decisions: one table each, whose codes are plain numbers for the compiled rules.

REASONS = Kinds(NO_REASON)
NOT_IN_HAND = REASONS.add(Reason("not_in_hand", "3.2"))
"""

from dataclasses import dataclass
from typing import Protocol, TypeVar


class Named(Protocol):
    @property
    def name(self) -> str: ...


K = TypeVar("K", bound=Named)


class Kinds(list[K]):
    """All kinds of one sort, by code."""

    def __init__(self, *first: K) -> None:
        super().__init__(first)

    def add(self, kind: K) -> int:
        """The code of a kind that is new here."""
        if kind.name in self.names():
            raise ValueError(f"{kind.name} is there already")
        self.append(kind)
        return len(self) - 1

    def names(self) -> list[str]:
        return [kind.name for kind in self]


@dataclass(frozen=True)
class Reason:
    """Why a move is refused: a name for the texts, and the paragraph of the rules."""

    name: str
    paragraph: str


@dataclass(frozen=True)
class DecisionKind:
    """What a seat may be asked: a name for the texts, and the paragraph of the rules that says how to choose."""

    name: str
    paragraph: str


NO_REASON = Reason("no_objection", "")
NO_DECISION = DecisionKind("none", "")
