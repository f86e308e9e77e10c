"""`wolfden rules`: the rules of a game, or one paragraph of them."""

import os
import re
from typing import Annotated

import typer
from rich.markdown import Markdown

from wolfden.engine.errors import WolfdenError
from wolfden.engine.game import AnyGame
from wolfden.engine.rulebook import HEADING, read_rules
from wolfden.games import find_game
from wolfden.locale import Language

from .screen import GameKey, Lang, open_console, text_in


def rules(
    game: GameKey,
    paragraph: Annotated[
        str | None,
        typer.Argument(metavar="§", help="Only this: a section (3.6), a case (WH-E12) or a note (N7, A-4)."),
    ] = None,
    lang: Lang = None,
) -> None:
    """Read the rules of a game, or one section of them.

    Cases and notes are in the exact rules, which are in English (--lang en).
    """
    found, language = find_game(game), text_in(lang).language
    text = read_rules(found, language) if paragraph is None else find_paragraph(found, paragraph.lstrip("§ "), language)
    console = open_console()
    if console.is_terminal and paragraph is None:
        os.environ.setdefault("LESS", "FRX")
        with console.pager(styles=not console.no_color):
            console.print(Markdown(text))
    else:
        console.print(Markdown(text))


def find_paragraph(game: AnyGame, mark: str, language: Language) -> str:
    """The section with this number and all its subsections, or the case or note with this mark."""
    text = read_rules(game)
    found = section(read_rules(game, language), mark) or section(text, mark) or marked(text, mark)
    if not found:
        sections = "\n".join(f"  {number.rstrip('.'):6} {title}" for _, number, title in HEADING.findall(text))
        raise WolfdenError(f"the rules of {game.key} have no §{mark}; their sections are\n{sections}")
    return found


def section(text: str, number: str) -> str:
    """From this heading to the next one that is not below it."""
    start, depth = -1, 0
    for heading in HEADING.finditer(text):
        if start >= 0 and len(heading[1]) <= depth:
            return text[start : heading.start()]
        if start < 0 and heading[2].rstrip(".") == number.rstrip("."):
            start, depth = heading.start(), len(heading[1])
    return text[start:] if start >= 0 else ""


def marked(text: str, mark: str) -> str:
    """The paragraph, list item or table row that begins with this mark."""
    name = re.escape(mark)
    item = re.search(rf"(?m)^(?:\* )?\*\*{name}\b(?![.\w])[^\n]*(?:\n(?!\* |\n).+)*", text)
    if item:
        return item[0]
    row = re.search(rf"(?m)^\| {name} \|.*$", text)
    if not row:
        return ""
    head = text.rfind("\n\n", 0, row.start()) + 2
    return "\n".join((*text[head : row.start()].splitlines()[:2], row[0]))
