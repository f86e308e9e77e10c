"""`wolfden cards`: what is in the box."""

from wolfden.engine.doors import door
from wolfden.games import find_game

from .screen import CardFiles, GameKey, Lang, open_console, read_tables, text_in


def cards(game: GameKey, cards: CardFiles = None, lang: Lang = None) -> None:
    """Show all cards of a game, and which values are reconstructed."""
    text, console = text_in(lang), open_console()
    for part in door(find_game(game), "terminal").draw_box(text, read_tables(cards)):
        console.print(part)
