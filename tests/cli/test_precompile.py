"""`wolfden precompile`, and what `play` says while the rules are being compiled."""

from pathlib import Path

import pytest

from wolfden.bots import worker_pool
from wolfden.bots.precompile import mark_of, note_of
from wolfden.engine.record import read_record
from wolfden.games import GAMES, find_game

from .running import wolfden


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WOLFDEN_CACHE", str(tmp_path / "cache"))


def test_there_is_nothing_to_do_when_all_is_compiled() -> None:
    for game in GAMES:
        mark_of(game).parent.mkdir(parents=True)
        (mark_of(game).parent / "think.code").write_bytes(b"code")
        mark_of(game).write_text('{"think.code": 4}')

    assert wolfden("precompile").output == "The compiled rules of all games are ready.\n"


def test_a_compiler_that_dies_is_told_with_the_place_of_its_log(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.executable", "/bin/false")

    stopped = wolfden("precompile")

    assert stopped.exit_code == 1
    assert "precompile.log says why" in stopped.stderr.replace("\n", "")


def test_a_table_with_a_search_says_how_far_the_compiler_is(tmp_path: Path) -> None:
    """Given 3 of 4 functions compiled, when a game with a wolf starts, then it says 75 %."""
    note = note_of(find_game("wolf-and-hound"))
    note.parent.mkdir(parents=True)
    note.write_text("4")
    for name in "abc":
        (note.parent / f"{name}-0123.code").touch()

    played = wolfden("play", "wolf-and-hound", "--bots", "wolf", "--record", tmp_path / "game.json", answers="q\n")

    assert "being made in the background" in played.output
    assert "Compiled rules: 75 % ready." in played.output


def test_a_table_with_hunters_says_nothing_of_it(tmp_path: Path) -> None:
    played = wolfden("play", "wolf-and-hound", "--record", tmp_path / "game.json", answers="q\n")

    assert "ompiled rules" not in played.output


def test_a_bot_that_fails_does_not_stop_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given bots whose process cannot start, when a game is played, then hunters move and the log is named."""
    monkeypatch.setattr("sys.executable", "/nowhere/python")
    path = tmp_path / "game.json"

    played = wolfden("play", "wolf-and-hound", "--seed", "7", "--bots", "alpha", "--record", path, answers="1\n" * 50)

    assert played.exit_code == 0
    assert read_record(path.read_bytes()).outcome is not None
    assert f"What is known about it: {path}.log" in played.output.replace("\n", " ")
    assert str(path) in (tmp_path / "game.json.log").read_text()
    assert worker_pool.log.handlers == []
