"""`wolfden cards`: what is in the box."""

from typing import Annotated, TypeAlias

import typer

from wolfden.engine.component_csv import alternative, alternatives
from wolfden.engine.doors import door
from wolfden.games import find_game
from wolfden.locale.say import Wording

from .box import legend, rows_of
from .prose import Prose
from .screen import CardFiles, GameKey, Lang, open_console, read_tables, text_in

Alternative: TypeAlias = Annotated[
    str | None, typer.Option("--alternative", metavar="NAME", help="Another deduction of what no source prints.")
]


def cards(game: GameKey, cards: CardFiles = None, other: Alternative = None, lang: Lang = None) -> None:
    """Show all cards of a game, and which values are reconstructed."""
    text, console, found = text_in(lang), open_console(), find_game(game)
    changed = read_tables(found, cards) | (alternative(found.package, other) if other else {})
    for part in door(found, "terminal").draw_box(Wording(text, found, {}), changed):
        console.print(part)
    for line in legend(text, rows_of(found, changed)):
        console.print(Prose(line))
    names = alternatives(found.package)
    if names:
        console.print(Prose(text("cards-alternatives", names=text("list-gap").join(names), game=game)))
