"""Traces: the notation's lines, the same game from given deals and moves, and refusals with their reason."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.every_game.sampling import random_options
from wolfden.cli.trace import by_bot
from wolfden.engine.errors import BadDeal, BadMove, WolfdenError
from wolfden.engine.game import AnyGame, read_options
from wolfden.engine.trace import EndOfMoves, follow, read_deals, read_moves, trace
from wolfden.games import GAMES, find_game

from ..cli.running import wolfden


def traced(game: AnyGame, options: dict[str, Any], seed: int) -> list[dict[str, Any]]:
    return list(trace(game, read_options(game, options), seed, by_bot(game, "random", seed)))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_trace_tells_the_whole_truth(game: AnyGame) -> None:
    random = Random("trace")
    for seed in range(4):
        head, *lines, end = traced(game, random_options(game, random), seed)
        assert list(head) == ["game", "rules", "seed", "options", "deal"]
        assert (head["game"], head["rules"], head["seed"]) == (game.key, game.rules_version, seed)
        assert list(head["options"]) == list(game.Options.__struct_fields__)
        assert list(end) == ["outcome"]
        to_act: list[str] = []
        for before, line in zip([head, *lines], lines, strict=False):
            if list(line) == ["deal"]:
                assert "dealt" in [event["event"] for event in before["events"]]
                continue
            assert list(line) == ["seat", "move", "legal", "to_act", "state", "events"]
            assert line["legal"] == sorted(set(line["legal"]))
            assert line["move"] in line["legal"]
            assert not to_act or line["seat"] in to_act
            to_act = line["to_act"]
        assert to_act == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_trace_replayed_from_its_deals_and_moves_is_the_same(game: AnyGame) -> None:
    random = Random("again")
    for seed in range(3):
        lines = traced(game, random_options(game, random), seed)
        text = "\n".join(json.dumps(line) for line in lines)
        deals, head = read_deals(text)
        again = list(trace(game, read_options(game, head["options"]), seed, follow(game, read_moves(text)), deals))
        assert again == lines


def test_moves_may_be_given_with_or_without_their_seat() -> None:
    assert read_moves("P1 B3\n# a remark\n\n  W2 \n") == ["P1 B3", "W2"]
    assert read_moves('["P1 B3", {"seat": "P2", "move": "W2"}]') == ["P1 B3", "P2 W2"]
    game = find_game("wolf-and-hound")
    lines = traced(game, {}, 5)
    deals = [lines[0]["deal"]]
    for moves in (["{move}"], ["{seat} {move}"]):
        script = [moves[0].format(**line) for line in lines[1:-1]]
        assert list(trace(game, read_options(game, {}), 5, follow(game, script), deals)) == lines


def test_moves_that_end_too_early_end_the_trace() -> None:
    game = find_game("wolf-and-hound")
    lines = traced(game, {}, 5)
    given = trace(game, read_options(game, {}), 5, follow(game, [lines[1]["move"]]))
    assert [next(given), next(given)] == lines[:2]
    with pytest.raises(EndOfMoves):
        next(given)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [("", "no deal"), ("[1, 2]", "JSON object"), ('{"move": "B3"}', "no deal"), ("{", "neither JSON")],
)
def test_a_file_without_a_deal_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadDeal, match=complaint):
        read_deals(text)


def test_moves_that_are_not_json_after_all_are_refused() -> None:
    with pytest.raises(BadMove, match="neither JSON"):
        read_moves('{"move": ')


def test_a_match_without_its_next_deal_is_refused() -> None:
    game = find_game("wolf-and-hound")
    options = {"match": "first_to_3"}
    lines = traced(game, options, 5)
    moves = [f"{line['seat']} {line['move']}" for line in lines if "move" in line]
    with pytest.raises(BadDeal, match="list of deals"):
        list(trace(game, read_options(game, options), 5, follow(game, moves), [lines[0]["deal"]]))


def test_an_illegal_move_is_refused_with_its_number_and_reason() -> None:
    game = find_game("wolf-and-hound")
    with pytest.raises(WolfdenError, match=r"move 1 \(P2 B1\): not your decision \(§3.10\)"):
        list(trace(game, read_options(game, {}), 5, follow(game, ["P2 B1"])))


def test_the_command_writes_json_lines_and_refuses_with_exit_code_1(tmp_path: Path) -> None:
    shown = wolfden("trace", "wolf-and-hound", "--players", "3", "--seed", "7", "--games", "2")
    assert shown.exit_code == 0
    lines = [json.loads(line) for line in shown.stdout.splitlines()]
    assert [line["seed"] for line in lines if "game" in line] == [7, 8]
    deal, moves = tmp_path / "deal.json", tmp_path / "moves.txt"
    deal.write_text(json.dumps(lines[0]["deal"]))
    moves.write_text("P1 nonsense\n")
    refused = wolfden("trace", "wolf-and-hound", "--players", "3", "--deal", str(deal), "--moves", str(moves))
    assert refused.exit_code == 1
    assert "move 1 (P1 nonsense)" in refused.stderr
