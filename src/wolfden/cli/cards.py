"""`wolfden cards`: what is in the box."""

from wolfden.engine.doors import door
from wolfden.games import find_game
from wolfden.locale.say import Wording

from .box import legend, rows_of
from .prose import Prose
from .screen import CardFiles, GameKey, Lang, open_console, read_tables, text_in


def cards(game: GameKey, cards: CardFiles = None, lang: Lang = None) -> None:
    """Show all cards of a game, and which values are reconstructed."""
    text, console, found, changed = text_in(lang), open_console(), find_game(game), read_tables(cards)
    for part in door(found, "terminal").draw_box(Wording(text, found, {}), changed):
        console.print(part)
    for line in legend(text, rows_of(found, changed)):
        console.print(Prose(line))
