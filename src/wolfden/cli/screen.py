"""What the commands share: the console, the language, and the options they have in common."""

import sys
import unicodedata
from pathlib import Path
from typing import Annotated, TypeAlias

import typer
from rich.console import Console

from wolfden.engine.errors import BadTable
from wolfden.locale import LANGUAGES, Language, Text, language_of

MOST_COLUMNS = 100  # longer lines are hard to read
LONGEST_ANSWER = 60

GameKey: TypeAlias = Annotated[str, typer.Argument(metavar="GAME", help="Key of the game; see `wolfden games`.")]
Lang: TypeAlias = Annotated[
    Language | None,
    typer.Option(
        "--lang", metavar="|".join(LANGUAGES), help="Language; if not given, from LC_ALL, LC_MESSAGES or LANG."
    ),
]
CardFiles: TypeAlias = Annotated[
    list[Path] | None,
    typer.Option(
        "--cards",
        metavar="FILE",
        help="A CSV file in the place of the game's table of the same name: a house rule or a correction. "
        "May be given several times.",
    ),
]


def open_console() -> Console:
    """Standard output, plain when it is no terminal or NO_COLOR is set."""
    console = Console(markup=False, highlight=False, emoji=False)
    if console.width > MOST_COLUMNS:
        console.width = MOST_COLUMNS
    return console


def text_in(language: Language | None) -> Text:
    return Text(language or language_of())


def read_answer(console: Console, question: str) -> str:
    """What the person types, full-width letters as plain ones; EOFError if there is nothing more to read."""
    typed = console.input(f"{question} ", markup=False)
    answer = "".join(c for c in unicodedata.normalize("NFKC", typed) if c.isprintable())[:LONGEST_ANSWER].strip()
    if not sys.stdin.isatty():
        console.print(answer)
    return answer


def choose(console: Console, text: Text, question: str, options: list[str]) -> int:
    """Ask for one of these options, by its number."""
    console.print(question)
    for number, option in enumerate(options, start=1):
        console.print(f"  {number}  {option}")
    while True:
        answer = read_answer(console, text("ask-number", count=len(options)))
        if answer.isdecimal() and 1 <= int(answer) <= len(options):
            return int(answer) - 1
        console.print(text("play-no-such-number", number=answer, count=len(options)))


def read_tables(paths: list[Path] | None) -> dict[str, str]:
    """The text of these component tables by file name."""
    tables = {}
    for path in paths or ():
        try:
            tables[path.name] = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise BadTable("error-not-utf8", path=path) from None
    return tables
