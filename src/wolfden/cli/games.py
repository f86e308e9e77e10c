"""`wolfden games`: what can be played."""

from rich import box
from rich.table import Table

from wolfden.games import GAMES

from .prose import Prose
from .screen import Lang, open_console, text_in


def games(lang: Lang = None) -> None:
    """List the games."""
    text, console = text_in(lang), open_console()
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(text("games-key"), style="bold", no_wrap=True)
    for column in ("name", "players", "about"):
        table.add_column(text(f"games-{column}"))
    for game in GAMES:
        table.add_row(game.key, text(game.key), text(f"{game.key}-players"), Prose(text(f"{game.key}-about")))
    console.print(table)
    console.print(text("games-hint", game=GAMES[0].key))
