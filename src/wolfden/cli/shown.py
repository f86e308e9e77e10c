"""What a terminal draws from, and the pieces that the drawings of all games are made of."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from msgspec import Struct
from rich import box
from rich.align import VerticalAlignMethod
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Line

from wolfden.locale.say import Wording

from .prose import Prose

V = TypeVar("V", bound=Struct)


@dataclass(frozen=True)
class Shown(Wording, Generic[V]):
    """The view of one viewer, and the words to draw it in."""

    view: V
    tables: Mapping[str, str] = field(default_factory=dict)  # components in the place of the printed ones

    def whose(self, seat: str, is_current: bool, *more: str) -> str:
        """The title of a seat: who sits there, and what there is to know of it."""
        return ("▶ " if is_current else "") + " · ".join((self.name(seat), *more))


def frame(title: str, *parts: RenderableType, width: int, is_current: bool, style: str = "", padding: int = 1) -> Panel:
    """A seat; a heavy frame if it has the turn."""
    edge = box.HEAVY if is_current else box.ROUNDED
    return Panel(Group(*parts), title=Line(title), box=edge, border_style=style, width=width, padding=(0, padding))


def side_by_side(*rows: Sequence[RenderableType], width: int, vertical: VerticalAlignMethod = "top") -> Table:
    """Columns of this width, nothing between them."""
    table = Table.grid(padding=0)
    for _ in rows[0]:
        table.add_column(width=width, vertical=vertical)
    for row in rows:
        table.add_row(*row)
    return table


def facts(labelled: Iterable[tuple[RenderableType, str | Line]]) -> Table:
    """Labels, and beside each what is to be said about it."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True, style="bold")
    for label, fact in labelled:
        grid.add_row(label, Prose(fact))
    return grid


def numbered_list(choices: Iterable[tuple[int, str, RenderableType]]) -> Table:
    """Choices one below the other: number, move, and what it does."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", style="bold")
    grid.add_column(no_wrap=True, style="bold")
    for number, move, effect in choices:
        grid.add_row(f" {number}", move, effect)
    return grid


def a_table(say: Wording, part: str, heading: str, *columns: str) -> Table:
    """A table whose heading and columns are texts of the game."""
    title = say(f"{part}-{heading}")
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)
    for column in columns:
        table.add_column(say(f"{part}-{column}"))
    return table
