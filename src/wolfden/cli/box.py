"""What is in the box: the rows of a game's tables, and marks of values that nobody has seen in print."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from wolfden.engine.component_csv import read_table, shipped
from wolfden.engine.game import AnyGame
from wolfden.locale import Text

Rows: TypeAlias = Sequence[Mapping[str, str]]

MARKS = {"[reconstructed": "*", "[house rule": "!"}
LEGEND = {"*": "cards-reconstructed", "!": "cards-house-rule"}


def rows_of(game: AnyGame, changed: Mapping[str, str]) -> dict[str, Rows]:
    """The rows of each table by its file, some tables changed."""
    return {
        name: read_table(name, changed.get(name) or shipped(game.package, name), columns).rows
        for name, columns in game.tables.items()
    }


def mark_of(*tags: str) -> str:
    """The marks that these tags of provenance call for."""
    return "".join(mark for start, mark in MARKS.items() if any(start in tag for tag in tags))


def legend(text: Text, tables: Mapping[str, Rows]) -> Iterator[str]:
    """What the marks mean that these tables call for."""
    used = mark_of(*(tag for rows in tables.values() for row in rows for tag in row.values()))
    return (text(LEGEND[mark]) for mark in used)
