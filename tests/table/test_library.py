"""The shelf, the rule books and the boxes as data."""

import pytest

from wolfden.bots import BOTS
from wolfden.engine.errors import WolfdenError
from wolfden.engine.game import AnyGame, read_options
from wolfden.engine.rulebook import is_translated, read_book, read_summary
from wolfden.games import GAMES, find_game
from wolfden.games.wolf_and_hound.cards import ANIMALS
from wolfden.locale import LANGUAGES, Language, Text
from wolfden.table.library import GameOnShelf, Option, book, cards, games, rules, texts


@pytest.fixture(params=GAMES, ids=lambda game: game.key)
def game(request: pytest.FixtureRequest) -> AnyGame:
    chosen: AnyGame = request.param
    return chosen


def on_shelf(key: str) -> GameOnShelf:
    return next(one for one in games().games if one.game == key)


def option(key: str, name: str) -> Option:
    return next(option for option in on_shelf(key).options if option.name == name)


def test_every_game_stands_on_the_shelf_with_its_players() -> None:
    shelf = games()

    assert [(one.game, tuple(one.players)) for one in shelf.games] == [(game.key, game.players) for game in GAMES]
    assert shelf.levels == list(BOTS)
    assert shelf.languages == ["en", "ja", "zh-Hant"]


def test_the_defaults_make_a_game(game: AnyGame) -> None:
    options = {option.name: option.default for option in on_shelf(game.key).options}

    assert read_options(game, options) == game.Options()


def test_every_choice_is_accepted(game: AnyGame) -> None:
    for option in on_shelf(game.key).options:
        numbers = [number for number in (option.low, option.high) if number is not None]
        for choice in [*option.choices, *numbers, *([None] if option.optional else [])]:
            assert getattr(read_options(game, {option.name: choice}), option.name) == choice


def test_options_have_their_kinds() -> None:
    animals, sheep = option("wolf-and-hound", "animals"), option("wolf-and-hound", "sheep_mode")
    limit, rearrange = option("woof", "turn_limit"), option("woof", "auto_rearrange")

    assert (animals.kind, animals.default) == ("animals", "S1-1")
    assert (sheep.kind, sheep.choices) == ("choice", ["auto", "few", "many"])
    assert (limit.kind, limit.low, limit.optional) == ("number", 1, True)
    assert (rearrange.kind, rearrange.optional) == ("switch", False)


def test_recommended_sets_come_by_level_with_the_animals_of_each_slot() -> None:
    """§1.7 of Wolf & Hound"""
    sets = {one.set: one for one in on_shelf("wolf-and-hound").sets}

    assert (sets["S2-2"].level, sets["S2-2"].slots) == ("L2", [["hound_01"], ["wolf_03", "wolf_04"]])
    assert sets["S5-1"].slots == []
    assert {animal for one in sets.values() for slot in one.slots for animal in slot} <= set(ANIMALS)


def test_every_paragraph_that_is_cited_is_in_the_rules(game: AnyGame) -> None:
    """A refusal opens its paragraph."""
    numbers = [section.number for section in rules(game.key).sections]

    assert len(numbers) == len(set(numbers))
    assert {reason.paragraph for reason in game.reasons if reason.paragraph} <= set(numbers)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_comes_in_the_language_of_the_reader(game: AnyGame, language: Language) -> None:
    made = book(game.key, language)

    assert made.language == (language if is_translated(game, language) else "en")
    assert (made.book, made.summary) == (read_book(game, language), read_summary(game, language))


def test_a_section_ends_where_the_next_begins() -> None:
    memory = next(section for section in rules("woof").sections if section.number == "4.3")

    assert memory.title == "Memory"
    assert memory.markdown.startswith("Markers and answered questions stay on the table")
    assert "# 5" not in memory.markdown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_a_game_name_it_in_every_language(game: AnyGame, language: Language) -> None:
    given = texts(game.key, language)

    assert given.language == language
    assert f"\n{game.key} = {Text(language)(game.key)}\n" in given.fluent


def test_texts_are_english_where_there_are_no_others(monkeypatch: pytest.MonkeyPatch) -> None:
    assert texts("woof", "../en") == texts("woof", "de") == texts("woof")

    monkeypatch.setattr("wolfden.table.library.read_source", lambda language, name: "" if language == "ja" else "a = b")
    assert texts("woof", "ja").language == "en"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_a_name(game: AnyGame, language: Language) -> None:
    """A browser would show the plain word instead."""
    for option in on_shelf(game.key).options:
        assert Text(language)(f"web-{game.key}-{option.name}")


def test_a_box_holds_every_table_with_its_provenance(game: AnyGame) -> None:
    for table in cards(game.key).tables:
        assert table.rows
        assert all(list(row) == table.columns for row in table.rows)
        assert any(column.startswith("tag") for column in table.columns)


def test_all_24_animals_are_in_the_box() -> None:
    """§1.4 of Wolf & Hound"""
    tables = {table.name: table.rows for table in cards("wolf-and-hound").tables}

    assert sorted(row["id"] for row in tables["animals"]) == list(ANIMALS)


def test_an_unknown_game_is_refused() -> None:
    for find in (rules, texts, cards, find_game):
        with pytest.raises(WolfdenError, match="there is no game 'chess'"):
            find("chess")
