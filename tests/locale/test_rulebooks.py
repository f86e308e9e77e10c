"""The rule book for players: every language says the same, and everything that cites the rules leads to a sentence."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from wolfden.engine.examples import read_examples
from wolfden.engine.game import AnyGame
from wolfden.engine.rulebook import Block, blocks, home_of, read_book, read_rules, read_summary, sections
from wolfden.games import GAMES
from wolfden.locale import LANGUAGES, Language

BOOKS = [game for game in GAMES if read_book(game, "en")]  # a stranger may have exact rules alone
TRANSLATED = [language for language in LANGUAGES if language != "en"]
EVERY_GAME = pytest.mark.parametrize("game", BOOKS, ids=lambda game: game.key)
EVERY_BOOK = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in BOOKS for language in LANGUAGES], ids=str
)
EVERY_TRANSLATION = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in BOOKS for language in TRANSLATED], ids=str
)
ENGLISH = re.compile(r"(?:\b[a-z]{2,}\b[ ,.]*){3}")  # three words in a row
CODE = re.compile(r"`[^`]+`")
SPECIFICATION = re.compile(r"```|\bCSV\b|\b[a-z]+_[a-z]+\b|\[(?:rulebook|source|reconstructed)|§")
LONGEST = {"en": 180, "ja": 450, "zh-Hant": 330}  # words, or characters, of the page


def shape(book: str) -> list[tuple[object, ...]]:
    """What must be the same in every language."""
    return [
        (one.kind, one.sections, one.homes, one.components, one.text if one.kind == "example" else "")
        for one in blocks(book)
    ]


def cited(game: AnyGame) -> set[str]:
    """The sections of the exact rules that events, refusals and examples lead to."""
    of_events = {one.paragraph for one in game.event_types}
    of_reasons = {one.paragraph for one in game.reasons if one.paragraph}
    return of_events | of_reasons | {one.section for one in read_examples(game).values()}


def homes(book: str) -> Iterator[str]:
    for one in blocks(book):
        yield from one.homes


@EVERY_TRANSLATION
def test_every_language_says_the_same_in_the_same_order(game: AnyGame, language: Language) -> None:
    assert shape(read_book(game, language)) == shape(read_book(game, "en"))
    assert shape(read_summary(game, language)) == shape(read_summary(game, "en"))


@EVERY_GAME
def test_whatever_is_cited_leads_to_one_sentence_for_players(game: AnyGame) -> None:
    book = read_book(game, "en")

    assert [section for section in sorted(cited(game)) if home_of(book, section) is None] == []
    assert [section for section, times in Counter(homes(book)).items() if times > 1] == []


@EVERY_GAME
def test_a_book_cites_sections_that_the_exact_rules_have(game: AnyGame) -> None:
    exact = {number for number, _, _ in sections(read_rules(game))}

    said = [*blocks(read_book(game, "en")), *blocks(read_summary(game, "en"))]

    assert {section for one in said for section in one.sections} <= exact


@EVERY_GAME
def test_every_sentence_says_on_what_it_stands(game: AnyGame) -> None:
    """A table of plain facts may leave that to the paragraph below it."""
    said = list(blocks(read_book(game, "en")))
    bare = [one for one in said if one.kind in ("paragraph", "item", "quote") and not one.sections]

    assert bare == []


@EVERY_GAME
def test_every_example_has_its_place_in_the_book(game: AnyGame) -> None:
    shown = [one.text for one in blocks(read_book(game, "en")) if one.kind == "example"]

    assert sorted(shown) == sorted(read_examples(game))


@EVERY_GAME
def test_a_component_is_described_in_one_place(game: AnyGame) -> None:
    described = Counter(id for one in blocks(read_book(game, "en")) if one.kind != "picture" for id in one.components)

    assert described
    assert [id for id, times in described.items() if times > 1] == []


@EVERY_BOOK
def test_a_book_is_written_for_people(game: AnyGame, language: Language) -> None:
    for one in [*blocks(read_book(game, language)), *blocks(read_summary(game, language))]:
        text = CODE.sub("", one.text)
        assert not SPECIFICATION.search(text), text
        assert language == "en" or not ENGLISH.search(text), text


@EVERY_BOOK
def test_the_summary_fits_on_a_page(game: AnyGame, language: Language) -> None:
    said = [one.text for one in blocks(read_summary(game, language)) if one.kind != "heading"]

    assert 0 < length(said, language) <= LONGEST[language]


def length(said: list[str], language: Language) -> int:
    text = " ".join(said)
    return len(text.split()) if language == "en" else len(re.sub(r"[\s*]", "", text))


def test_a_block_ends_with_what_it_stands_on() -> None:
    """Homes, components and plain sections, in any language."""
    rows = "| A | B | |\n|---|---|---|\n| x | y | （§2、§5.1） |"
    book = f"# T\n\nOne. (=§3.4, §1.5 wolf_05 wolf_06)\n\n{rows}\n\n![alt](C8 R12)\n"

    assert list(blocks(book)) == [
        Block("heading", "# T"),
        Block("paragraph", "One.", ("3.4", "1.5"), ("3.4",), ("wolf_05", "wolf_06")),
        Block("row", "| A | B | |"),
        Block("row", "| x | y | |", ("2", "5.1")),
        Block("picture", "alt", components=("C8", "R12")),
    ]


@pytest.mark.parametrize(("section", "text"), [("3.4", "One."), ("3.4.1", "One."), ("3", None)])
def test_a_section_without_a_home_has_that_of_the_section_it_belongs_to(section: str, text: str | None) -> None:
    home = home_of("One. (=§3.4)\n", section)

    assert (home and home.text) == text
