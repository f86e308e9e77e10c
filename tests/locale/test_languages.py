"""All three languages say the same things, and everything a game has is said."""

from collections.abc import Iterator
from itertools import count

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.every_game.sampling import random_games, random_move
from wolfden.engine.decision import UNKNOWN
from wolfden.engine.game import AnyGame, is_over, play, write_event
from wolfden.games import GAMES
from wolfden.locale import LANGUAGES, Language, Text, file_names, read_source, read_texts
from wolfden.locale.say import Wording
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


def words(game: AnyGame, kind: str) -> Iterator[str]:
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
def test_every_event_can_be_told_with_all_its_words_and_with_none(game: AnyGame, language: Language) -> None:
    text = Text(language)
    for code, event_type in enumerate(game.event_types):
        known = (code, *[1] * len(event_type.fields))
        names = {word: f"<{word}>" for word in words(game, "seat")}
        sentence = Wording(text, game, names).event(write_event(game, known))
        for field, kind in event_type.fields.items():
            if kind == "seat" and field in variables(read_texts(language, game.key)[f"{game.key}-{event_type.name}"]):
                assert names[game.write(kind, 1)] in sentence
        for kind in event_type.fields.values():
            if kind not in ("seat", "seats", "number"):
                assert all(text(f"{game.key}-{kind}-{word}") for word in words(game, kind))


@EVERY_GAME
@EVERY_LANGUAGE
def test_a_card_nobody_may_see_is_told_as_such(game: AnyGame, language: Language) -> None:
    text = Text(language)

    assert game.write("card", UNKNOWN) is None
    assert text(f"{game.key}-card-unknown") not in {text(f"{game.key}-card-{card}") for card in words(game, "card")}


@EVERY_GAME
@EVERY_LANGUAGE
def test_every_question_refusal_and_move_has_its_text(game: AnyGame, language: Language) -> None:
    text = read_texts(language, game.key)
    wanted = {
        game.key,
        f"{game.key}-players",
        f"{game.key}-about",
        *(f"{game.key}-decision-{name}" for name in game.decisions.names() if name != "none"),
        *(f"{game.key}-reason-{reason.name}" for reason in game.reasons if reason.paragraph),
        *(f"{game.key}-move-{name}" for name in game.move_forms),
    }

    assert wanted - text.keys() == set()


@EVERY_LANGUAGE
def test_every_refusal_of_the_table_has_its_text(language: Language) -> None:
    assert {f"web-reason-{reason}" for reason in REASONS} - read_texts(language, "web").keys() == set()


@EVERY_GAME
def test_every_outcome_says_why_in_every_language(game: AnyGame) -> None:
    reasons = set()
    for state, random in random_games(game, 60, "why"):
        while not is_over(state):
            play(game, state, *random_move(game, state, random))
        reasons.add(f"{game.key}-why-{game.outcome(state)['why']}")

    for language in LANGUAGES:
        assert reasons - read_texts(language, game.key).keys() == set()


@EVERY_GAME
def test_sentences_differ_from_language_to_language(game: AnyGame) -> None:
    for event_type in game.event_types:
        patterns = [read_texts(language, game.key)[f"{game.key}-{event_type.name}"] for language in LANGUAGES]
        assert not patterns[0].equals(patterns[1])
        assert not patterns[1].equals(patterns[2])
