"""The rule book of every language has the sections that cards, events and refusals open."""

import re

import pytest

from wolfden.engine.game import AnyGame
from wolfden.engine.rulebook import HEADING, read_rules, sections
from wolfden.games import GAMES
from wolfden.locale import LANGUAGES, Language

TRANSLATED = [language for language in LANGUAGES if language != "en"]
EVERY_BOOK = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in GAMES for language in TRANSLATED], ids=str
)
ENGLISH = re.compile(r"(?:\b[a-z]{2,}\b[ ,.]*){3}")  # three words in a row
FOR_PLAYERS = ("1", "2", "3", "4", "5")  # what follows in the exact rules is for those who check them


def headings(text: str) -> list[tuple[str, str]]:
    """Depth and number of each section that is for players."""
    found = [(depth, number.rstrip(".")) for depth, number, _ in HEADING.findall(text)]
    return [(depth, number) for depth, number in found if number.partition(".")[0] in FOR_PLAYERS]


@EVERY_BOOK
def test_a_book_has_the_sections_of_the_exact_rules(game: AnyGame, language: Language) -> None:
    assert headings(read_rules(game, language)) == headings(read_rules(game))


@EVERY_BOOK
def test_every_section_of_a_book_says_something_in_its_language(game: AnyGame, language: Language) -> None:
    book = read_rules(game, language)

    for number, title, text in sections(book):
        has_parts = any(other.startswith(f"{number}.") for other, _, _ in sections(book))
        assert text or has_parts, number
        assert not ENGLISH.search(title + text), number
