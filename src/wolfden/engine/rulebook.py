"""The rules of a game as they are written, and the numbered sections they are cited by."""

import re
from importlib.resources import files

from .game import AnyGame

ENGLISH = "en"
HEADING = re.compile(r"(?m)^(#+) ((?:\d+\.?)+[a-z]?) +(.+)$")


def read_rules(game: AnyGame, language: str = ENGLISH) -> str:
    """The rules as they come with the game: exact in English, in other languages the sections a player needs.

    A game that nobody has translated has its English rules in every language.
    """
    name = f"rules.{language}.md" if is_translated(game, language) else "rules.md"
    return (files(game.package) / name).read_text(encoding="utf-8")


def is_translated(game: AnyGame, language: str) -> bool:
    """Are there rules for players in this language, beside the exact ones?"""
    return (files(game.package) / f"rules.{language}.md").is_file()


def sections(text: str) -> list[tuple[str, str, str]]:
    """Number, title and text of each section, without its subsections."""
    headings = list(HEADING.finditer(text))
    ends = [heading.start() for heading in headings[1:]] + [len(text)]
    return [
        (heading[2].rstrip("."), heading[3], text[heading.end() : end].strip())
        for heading, end in zip(headings, ends, strict=True)
    ]
