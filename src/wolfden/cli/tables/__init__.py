"""How each game looks in a terminal: one module for each, drawing from sights alone."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

from rich.console import RenderableType

from wolfden.locale import Text

from . import three_little_wolves, werewolves_and_robbers, wolf_and_hound, woof

Drawing: TypeAlias = Callable[[Text, Sequence[tuple[int, ...]], Mapping[str, str]], RenderableType]


class Tables(Protocol):
    HEADINGS: frozenset[str]  # events that open a paragraph of the story
    UNSAID: frozenset[str]  # events that go without saying where a choice is offered
    PARAGRAPHS: Mapping[str, str]  # the section of the rules behind each kind of decision
    DRAWN: Mapping[str, Drawing]  # events that are told together by a drawing instead of sentences

    def people(self, sight: Any) -> list[int]:
        """The seats in which somebody chooses; the others are dummies."""
        ...

    def draw_table(self, text: Text, sight: Any, names: Mapping[str, str]) -> RenderableType:
        """The table as the viewer of this sight sees it."""
        ...

    def say_outlook(self, text: Text, sight: Any, seat: int, move: int, names: Mapping[str, str]) -> str:
        """What to say of a move after which nothing is certain to happen."""
        ...

    def draw_guide(self, text: Text, sight: Any) -> RenderableType:
        """What the cards in play do."""
        ...

    def draw_box(self, text: Text, changed: Mapping[str, str]) -> Iterator[RenderableType]:
        """All components, some tables changed, and where their numbers come from."""
        ...


class Lists(Protocol):
    """For a game with more choices than a plain list can show."""

    def numbered(self, sight: Any, seat: int) -> list[int]:
        """The moves that have a number; the others are made in the notation."""
        ...

    def draw_choices(self, text: Text, sight: Any, seat: int, names: Mapping[str, str]) -> RenderableType:
        """All choices of this seat."""
        ...


TABLES: dict[str, Tables] = {
    "wolf-and-hound": wolf_and_hound,
    "werewolves-and-robbers": werewolves_and_robbers,
    "woof": woof,
    "three-little-wolves": three_little_wolves,
}
LISTS: dict[str, Lists] = {"woof": woof, "three-little-wolves": three_little_wolves}
