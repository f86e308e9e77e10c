"""The worked examples come out as the rules say: each with the id of its case."""

from typing import Any

import pytest

from wolfden.engine.examples import opening, read_examples
from wolfden.engine.game import AnyGame, is_over, play_words
from wolfden.engine.rulebook import read_rules, sections
from wolfden.games import GAMES

from .sampling import particulars

EVERY_EXAMPLE = pytest.mark.parametrize(
    ("game", "id"), [pytest.param(game, id, id=id) for game in GAMES for id in read_examples(game)]
)


def part(whole: Any, wanted: Any) -> Any:
    """What there is of what is wanted."""
    if isinstance(wanted, dict):
        return {key: part(whole[key], value) for key, value in wanted.items()}
    if isinstance(wanted, list) and any(isinstance(value, dict) for value in wanted):
        return [part(one, value) for one, value in zip(whole, wanted, strict=True)]
    return whole


@EVERY_EXAMPLE
def test_the_moves_of_the_book_lead_to_its_result(game: AnyGame, id: str) -> None:
    state = opening(game, id).copy()

    for words in read_examples(game)[id].moves:
        play_words(game, state, words)

    reached = game.write_state(state) | ({"outcome": game.outcome(state)} if is_over(state) else {})
    wanted = particulars(game).RESULTS[id]
    assert part(reached, wanted) == wanted


@EVERY_EXAMPLE
def test_an_example_is_a_case_of_the_rules_and_explains_one_of_their_sections(game: AnyGame, id: str) -> None:
    rules = read_rules(game)

    assert f"**{id}" in rules or f"| {id} |" in rules
    assert read_examples(game)[id].section in [number for number, _, _ in sections(rules)]


def test_every_game_has_examples(game: AnyGame) -> None:
    assert len(read_examples(game)) >= 3
