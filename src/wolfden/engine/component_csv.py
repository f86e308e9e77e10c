"""Component tables: CSV files with the provenance of every number, read strictly."""

import csv
import io
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import TypeVar

from .errors import BadTable

T = TypeVar("T")
TAG = re.compile(r"\[(rulebook|house rule|(source|reconstructed): [^]]+)\]")


@dataclass(frozen=True)
class ComponentTable:
    """One CSV file: its rows as dictionaries, and errors that name the row."""

    name: str
    columns: tuple[str, ...]
    rows: tuple[dict[str, str], ...]

    def number(self, row: Mapping[str, str], column: str, low: int, high: int) -> int:
        """The whole number in this column, which must lie between low and high."""
        text = row[column]
        if not re.fullmatch(r"-?\d{1,6}", text) or not low <= int(text) <= high:
            raise self.wrong(row, f"{column} is {text!r}; it must be a whole number from {low} to {high}")
        return int(text)

    def word(self, row: Mapping[str, str], column: str, words: Mapping[str, T]) -> T:
        """What the word in this column stands for."""
        if row[column] not in words:
            raise self.wrong(row, f"{column} is {row[column]!r}; it must be one of {', '.join(map(repr, words))}")
        return words[row[column]]

    def by_name(self) -> dict[str, dict[str, str]]:
        """The rows by their first column, in which nothing may stand twice."""
        rows: dict[str, dict[str, str]] = {}
        for row in self.rows:
            if rows.setdefault(row[self.columns[0]], row) is not row:
                raise self.wrong(row, f"this {self.columns[0]} stands twice; it must stand once")
        return rows

    def by_id(self, ids: Sequence[str]) -> dict[str, dict[str, str]]:
        """The rows by their first column, which must hold exactly these ids; in the order of the ids."""
        rows = self.by_name()
        if rows.keys() != set(ids):
            odd = ", ".join(sorted(rows.keys() ^ set(ids)))
            raise BadTable(f"{self.name}: it must have exactly the rows {', '.join(ids)}; missing or unknown: {odd}")
        return {id: rows[id] for id in ids}

    def wrong(self, row: Mapping[str, str], what: str) -> BadTable:
        """The error that names this row by its first column, or by two if others begin alike."""
        first, second = self.columns[:2]
        alone = sum(other[first] == row[first] for other in self.rows) == 1
        name = row[first] if alone else f"{row[first]} {row[second]}"
        return BadTable(f"{self.name}, row {name!r}: {what}")


def read_table(name: str, text: str, columns: tuple[str, ...]) -> ComponentTable:
    """Read a CSV text that must have exactly these columns and a provenance tag in each tag column."""
    lines = list(csv.reader(io.StringIO(text.lstrip("\ufeff"))))
    if not lines or tuple(lines[0]) != columns:
        found = ",".join(lines[0]) if lines else "nothing"
        raise BadTable(f"{name}: the first line must be {','.join(columns)}; it is {found}")
    rows = []
    for number, line in enumerate(lines[1:], start=2):
        if not line:
            continue
        if len(line) != len(columns):
            raise BadTable(f"{name}, line {number}: {len(line)} values for {len(columns)} columns")
        rows.append(dict(zip(columns, line, strict=True)))
    table = ComponentTable(name, columns, tuple(rows))
    for row in rows:
        for column in columns:
            if column.startswith("tag") and not TAG.search(row[column]):
                raise table.wrong(row, f"{column} must say where the value comes from, such as [house rule]")
    return table


def read_tables(
    package: str, tables: Mapping[str, tuple[str, ...]], changed: Mapping[str, str]
) -> dict[str, ComponentTable]:
    """The tables of a game, with these (CSV text by file name) in the place of its own."""
    for name in changed.keys() - tables.keys():
        raise BadTable(f"{name} is not a table of this game; its tables are {', '.join(tables)}")
    return {
        name: read_table(name, changed[name] if name in changed else shipped(package, name), columns)
        for name, columns in tables.items()
    }


def shipped(package: str, name: str) -> str:
    """The text of a table that comes with a game."""
    return (files(package) / name).read_text(encoding="utf-8")
