"""The rules of a game as they are written: the exact ones by numbered sections, and the book that players read.

A block of the book (a paragraph, an item, a row) ends with the sections it stands on: `(=§3.4, §5.1)`. It is the home
of those with a sign of equality, to which refusals and the log lead, and it describes the components named after a
section: `(§1.5 wolf_05)`.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from typing import Literal

from .game import AnyGame

ENGLISH = "en"
HEADING = re.compile(r"(?m)^(#+) ((?:\d+\.?)+[a-z]?) +(.+)$")
CITATION = re.compile(r"\s*[(（](=?§[^()（）]+)[)）](?=\s*\|?\s*$)")
PICTURE = re.compile(r"!\[(?P<alt>[^]]+)\]\((?P<ids>[^)]+)\)")
EXAMPLE = re.compile(r"\{example (?P<id>\S+)\}")
ITEM = re.compile(r"^(?:[-*]|\d+\.) ")

Kind = Literal["heading", "paragraph", "item", "row", "quote", "picture", "example"]


@dataclass(frozen=True)
class Block:
    """One thing that a book says."""

    kind: Kind
    text: str  # without its citation
    sections: tuple[str, ...] = ()  # of the exact rules, on which it stands
    homes: tuple[str, ...] = ()  # those of them that lead here
    components: tuple[str, ...] = ()  # that it describes, or that a picture shows


def read_rules(game: AnyGame) -> str:
    """The exact rules, in English."""
    return read(game, "rules.md")


def read_book(game: AnyGame, language: str) -> str:
    """The rules for players; a game that nobody has translated has its English book, or none."""
    return read(game, f"rules.{language}.md") or read(game, f"rules.{ENGLISH}.md")


def read_summary(game: AnyGame, language: str) -> str:
    """The rules for players on one page."""
    return read(game, f"summary.{language}.md") or read(game, f"summary.{ENGLISH}.md")


def is_translated(game: AnyGame, language: str) -> bool:
    """Is there a book for players in this language?"""
    return bool(read(game, f"rules.{language}.md"))


def read(game: AnyGame, name: str) -> str:
    file = files(game.package) / name
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def sections(text: str) -> list[tuple[str, str, str]]:
    """Number, title and text of each section of the exact rules, without its subsections."""
    headings = list(HEADING.finditer(text))
    ends = [heading.start() for heading in headings[1:]] + [len(text)]
    return [
        (heading[2].rstrip("."), heading[3], text[heading.end() : end].strip())
        for heading, end in zip(headings, ends, strict=True)
    ]


def blocks(book: str) -> Iterator[Block]:
    """What a book says, block by block."""
    paragraph: list[str] = []
    for line in [*book.splitlines(), ""]:
        kind = kind_of(line)
        if paragraph and (kind != "paragraph" or not line):
            yield block("paragraph", " ".join(paragraph))
            paragraph = []
        if line and kind == "paragraph":
            paragraph.append(line)
        elif line and not re.fullmatch(r"[|\s:-]+", line):
            yield block(kind, line)


def kind_of(line: str) -> Kind:
    if PICTURE.fullmatch(line):
        return "picture"
    if EXAMPLE.fullmatch(line):
        return "example"
    if ITEM.match(line):
        return "item"
    starts: dict[str, Kind] = {"#": "heading", "|": "row", ">": "quote"}
    return starts.get(line[:1], "paragraph")


def block(kind: Kind, text: str) -> Block:
    if kind == "picture" and (picture := PICTURE.fullmatch(text)):
        return Block(kind, picture["alt"], components=tuple(picture["ids"].split()))
    if kind == "example" and (example := EXAMPLE.fullmatch(text)):
        return Block(kind, example["id"])
    cited: list[str] = []
    homes: list[str] = []
    components: list[str] = []
    if citation := CITATION.search(text):
        for part in re.split(r"[,、，]\s*", citation[1]):
            section, *about = part.split()
            cited.append(section.lstrip("=§"))
            homes += [cited[-1]] * section.startswith("=")
            components += about
    return Block(kind, CITATION.sub("", text), tuple(cited), tuple(homes), tuple(components))


def home_of(book: str, section: str) -> Block | None:
    """Where a player reads about this section of the exact rules: its home, or that of the section it belongs to."""
    said = list(blocks(book))
    while section:
        for one in said:
            if section in one.homes:
                return one
        section = section.rpartition(".")[0] if "." in section else ""
    return None
