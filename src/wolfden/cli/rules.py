"""`wolfden rules`: the rule book of a game for players, its page, or the exact rules; whole or one paragraph."""

import os
import re
from typing import Annotated

import typer
from rich.markdown import Markdown

from wolfden.engine.errors import WolfdenError
from wolfden.engine.game import AnyGame
from wolfden.engine.rulebook import (
    CITATION,
    EXAMPLE,
    HEADING,
    ITEM,
    PICTURE,
    home_of,
    read_book,
    read_rules,
    read_summary,
)
from wolfden.games import find_game
from wolfden.locale import Language

from .screen import GameKey, Lang, open_console, text_in

PARAGRAPH_HELP = "Only this: a section (3.6), or of the exact rules a case (WH-E12) or a note (N7, A-4)."


def rules(
    game: GameKey,
    paragraph: Annotated[str | None, typer.Argument(metavar="§", help=PARAGRAPH_HELP)] = None,
    summary: Annotated[bool, typer.Option("--summary", help="The game on one page.")] = False,
    exact: Annotated[bool, typer.Option("--exact", help="The exact rules, in English.")] = False,
    lang: Lang = None,
) -> None:
    """Read the rules of a game, or one paragraph of them."""
    found, language = find_game(game), text_in(lang).language
    if paragraph is not None:
        shown = find_paragraph(found, paragraph.lstrip("§ "), language, exact)
    elif summary:
        shown = for_reading(read_summary(found, language))
    else:
        shown = "" if exact else for_reading(read_book(found, language))
    text = shown or read_rules(found)
    console = open_console()
    if console.is_terminal and paragraph is None and not summary:
        os.environ.setdefault("LESS", "FRX")
        with console.pager(styles=not console.no_color):
            console.print(Markdown(text))
    else:
        console.print(Markdown(text))


def for_reading(book: str) -> str:
    """A book without what only the browser shows: pictures, examples to try, and the sections it stands on."""
    lines = [line for line in book.splitlines() if not PICTURE.fullmatch(line) and not EXAMPLE.fullmatch(line)]
    return "\n".join(CITATION.sub("", line) for line in lines)


def find_paragraph(game: AnyGame, mark: str, language: Language, exact: bool = False) -> str:
    """What the book for players says about this section; of the exact rules a section, a case or a note."""
    if not exact and (home := home_of(read_book(game, language), mark)):
        return ITEM.sub("", home.text.strip("|> "), count=1).replace(" | ", ": ")
    text = read_rules(game)
    found = section(text, mark) or marked(text, mark)
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
