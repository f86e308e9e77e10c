"""The worked examples come out as the rules say: each with the id of its case."""

from typing import Any

import pytest

from wolfden.engine.examples import opening, read_examples
from wolfden.engine.game import Game, is_over, play_words
from wolfden.engine.rulebook import read_rules, sections
from wolfden.games import GAMES

# Parts of the state as a trace writes it, and of the outcome.
RESULTS: dict[str, Any] = {
    "WH-3.4": {"animals": {"wolf_01": ["P4", "front"]}, "seats": {"P4": {"sheep": 2, "cap": 3}}, "current": "P4"},
    "WH-8.4": {"animals": {"wolf_01": ["P4", "front"], "wolf_06": ["P2", "front"]}},
    "WH-10.4c": {
        "animals": {"wolf_01": ["P4", "front"]},
        "seats": {"P4": {"played": ["B2"], "dummy_deck": ["B3", "W1", "W4", "B1"]}},
    },
    "WH-12.1": {
        "animals": {"wolf_01": ["P4", "front"], "hound_01": ["P4", "front"]},
        "seats": {"P2": {"sheep": 3, "played": ["B2M", "W2"]}, "P3": {"sheep": 2}},
    },
    "WH-15.2": {
        "animals": {
            "designer_02_1": ["P4", "front"],
            "designer_02_2": ["P3", "front"],
            "designer_02_3": ["P4", "front"],
        },
        "seats": {"P3": {"sheep": 4}, "P4": {"sheep": 2, "cap": 4}},
    },
    "WR-E1b": {"leader": "B", "last_trick": [{"value": value} for value in ("L8", "T12", "L15", "T3")]},
    "WR-E2b": {"leader": "B", "last_trick": [{"value": value} for value in ("T16", "T17", "L9", "T15")]},
    "WR-E3b": {"leader": "C", "last_trick": [{"value": value} for value in ("T0", "L16", "T16", "T0")]},
    "WR-C33": {
        "results": [
            {
                "personal": {"A": 12, "B": 13, "C": 9},
                "totals": {"robbers": 22, "werewolves": 24},
                "winner": "werewolves",
            }
        ],
        "outcome": {"winners": ["A"]},
    },
    "WF-E5": {"markers": [[1, "1", "4", "dog"], [2, "2", "3", "wolf"]], "answered": [["3", "4", "QE", True]]},
    "WF-E3a": {"scores": {"1": 2, "2": 1, "3": 0, "4": 0, "5": 0}, "wrong_markers": {"5": ["red"]}},
    "WF-E4": {
        "scores": {"1": 2, "2": 1, "3": 0, "4": 1, "5": 0},
        "wrong_markers": {"1": [], "2": ["red"], "3": ["black"], "4": [], "5": []},
        "round": 2,
        "turn": "3",
    },
    "TLW-F2": {"players": {"A": {"houses": [{"name": "red", "upper": [["r4", 4], ["r7", 7], ["r8", 8]]}]}}},
    "TLW-W2": {"players": {"A": {"wolves_left": [3, 4]}, "B": {"houses": [{"wolves": [["C", 3], ["A", 5]]}]}}},
    "TLW-P1": {
        "players": {
            "A": {"houses": [{"name": "red", "bbp_token": 2}], "hand": ["r8", "y7", "g5", "g8", "w1"]},
            "B": {"hand": ["r2", "r5", "y5", "g9", "w6"]},
        },
        "current": "B",
    },
    "TLW-2P2": {
        "smokey": {"houses": [{"name": "red", "upper": [["r4", 4], ["w8", 8]]}, {"name": "green"}]},
        "moustache_holder": "B",
    },
    "TLW-S1": {"outcome": {"winners": ["C"], "points": {"A": 11, "B": 21, "C": 21}, "wolf_vp": {"B": 3, "C": 7}}},
}
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
def test_the_moves_of_the_book_lead_to_its_result(game: Game, id: str) -> None:
    state = opening(game, id).copy()

    for words in read_examples(game)[id].moves:
        play_words(game, state, words)

    reached = game.write_state(state) | ({"outcome": game.outcome(state)} if is_over(state) else {})
    assert part(reached, RESULTS[id]) == RESULTS[id]


@EVERY_EXAMPLE
def test_an_example_is_a_case_of_the_rules_and_explains_one_of_their_sections(game: Game, id: str) -> None:
    rules = read_rules(game)

    assert f"**{id}" in rules or f"| {id} |" in rules
    assert read_examples(game)[id].section in [number for number, _, _ in sections(rules)]


def test_every_game_has_examples(game: Game) -> None:
    assert len(read_examples(game)) >= 3
