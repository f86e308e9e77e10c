"""All three languages say the same things, and everything a game has is said."""

from collections.abc import Iterator
from itertools import count

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.every_game.sampling import random_games, random_move
from wolfden.bots import BOTS
from wolfden.bots.characters import CHARACTERS
from wolfden.engine.decision import UNKNOWN
from wolfden.engine.game import Game, is_over, play
from wolfden.games import GAMES
from wolfden.locale import LANGUAGES, Language, Text, file_names, read_source, read_texts
from wolfden.locale.say import say_event
from wolfden.table.messages import PHRASES, REACTIONS
from wolfden.table.refusal import REASONS

EVERY_FILE = [(language, name) for language in LANGUAGES for name in file_names("en")]
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


class Variables(Visitor):
    """The variables and texts that a pattern names."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def variables(pattern: ast.Pattern) -> set[str]:
    visitor = Variables()
    visitor.visit(pattern)
    return visitor.found


@pytest.mark.parametrize(("language", "name"), EVERY_FILE)
def test_every_file_parses_and_names_each_text_once(language: Language, name: str) -> None:
    entries = FluentParser().parse(read_source(language, name)).body
    ids = [entry.id.name for entry in entries if isinstance(entry, ast.Message | ast.Term)]

    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize(("language", "name"), EVERY_FILE)
def test_every_language_has_the_same_texts_with_the_same_variables(language: Language, name: str) -> None:
    here, english = read_texts(language, name), read_texts("en", name)

    assert {id: variables(pattern) for id, pattern in here.items()} == {
        id: variables(pattern) for id, pattern in english.items()
    }


def words(game: Game, kind: str) -> Iterator[str]:
    """All words of this kind."""
    for number in count():
        try:
            word = game.write(kind, number)
        except IndexError:
            return
        if word:
            yield word


@EVERY_GAME
@EVERY_LANGUAGE
def test_every_event_can_be_told_with_all_its_words_and_with_none(game: Game, language: Language) -> None:
    text = Text(language)
    for code, happening in enumerate(game.happenings):
        known = (code, *[1] * len(happening.fields))
        names = {word: f"<{word}>" for word in words(game, "seat")}
        sentence = say_event(text, game, known, names)
        for field, kind in happening.fields.items():
            if kind == "seat" and field in variables(read_texts(language, game.key)[f"{game.key}-{happening.name}"]):
                assert names[game.write(kind, 1)] in sentence
        for kind in happening.fields.values():
            if kind not in ("seat", "seats", "number"):
                assert all(text(f"{game.key}-{kind}-{word}") for word in words(game, kind))


@EVERY_GAME
@EVERY_LANGUAGE
def test_a_card_nobody_may_see_is_told_as_such(game: Game, language: Language) -> None:
    text = Text(language)

    assert game.write("card", UNKNOWN) is None
    assert text(f"{game.key}-card-unknown") not in {text(f"{game.key}-card-{card}") for card in words(game, "card")}


@EVERY_GAME
@EVERY_LANGUAGE
def test_every_question_refusal_and_move_has_its_text(game: Game, language: Language) -> None:
    text = read_texts(language, game.key)
    wanted = {
        game.key,
        f"{game.key}-players",
        f"{game.key}-about",
        *(f"{game.key}-decision-{name}" for name in game.decisions if name != "none"),
        *(f"{game.key}-reason-{reason.name}" for reason in game.reasons if reason.paragraph),
        *(f"{game.key}-move-{name}" for name in game.move_forms),
    }

    assert wanted - text.keys() == set()


@EVERY_LANGUAGE
def test_every_refusal_of_the_table_has_its_text(language: Language) -> None:
    assert {f"web-reason-{reason}" for reason in REASONS} - read_texts(language, "web").keys() == set()


@EVERY_LANGUAGE
def test_what_can_be_said_at_a_table_has_its_text(language: Language) -> None:
    """And nothing else is offered: the table refuses phrases that it does not know."""
    said = {id for id in read_texts(language, "web") if id.startswith(("web-phrase-", "web-reaction-"))}

    assert said == {f"web-phrase-{one}" for one in PHRASES} | {f"web-reaction-{one}" for one in REACTIONS}


@EVERY_LANGUAGE
def test_every_bot_has_a_name_and_every_level_a_word(language: Language) -> None:
    wanted = {f"character-{one}" for one in CHARACTERS} | {f"web-level-{one}" for one in BOTS}

    assert wanted - read_texts(language, "common").keys() - read_texts(language, "web").keys() == set()


@EVERY_GAME
def test_every_outcome_says_why_in_every_language(game: Game) -> None:
    reasons = set()
    for state, random in random_games(game, 60, "why"):
        while not is_over(state):
            play(game, state, *random_move(game, state, random))
        reasons.add(f"{game.key}-why-{game.outcome(state)['why']}")

    for language in LANGUAGES:
        assert reasons - read_texts(language, game.key).keys() == set()


@EVERY_GAME
def test_sentences_differ_from_language_to_language(game: Game) -> None:
    for happening in game.happenings:
        patterns = [read_texts(language, game.key)[f"{game.key}-{happening.name}"] for language in LANGUAGES]
        assert not patterns[0].equals(patterns[1])
        assert not patterns[1].equals(patterns[2])
