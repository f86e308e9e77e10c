"""The compiler in the background: one process, what it leaves in the cache, and what it removes."""

import os
import subprocess
import sys
from pathlib import Path
from time import time

import pytest

from wolfden.bots import warm
from wolfden.bots.warm import (
    FUNCTIONS,
    READY,
    UNUSED,
    Warmth,
    alone,
    is_ready,
    is_warm,
    is_warming,
    warm_in_background,
    warmth,
)
from wolfden.engine.cache import cache_folder, cache_home
from wolfden.engine.game import Game
from wolfden.games import GAMES, find_game

GAME = find_game("wolf-and-hound")


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("WOLFDEN_CACHE", str(tmp_path))
    cache_home().mkdir()
    return cache_home()


def leave(game: Game) -> Path:
    """What is there after a game was compiled."""
    folder = cache_folder(game)
    folder.mkdir()
    (folder / READY).touch()
    return folder


def test_a_game_is_as_warm_as_its_functions_are_compiled() -> None:
    folder = cache_folder(GAME)
    assert warmth(GAME) == Warmth("wolf-and-hound", 0.0)
    (folder / "rules").mkdir(parents=True)
    (folder / FUNCTIONS).write_text("4")
    (folder / "rules" / "play.nbi").touch()
    assert warmth(GAME) == Warmth("wolf-and-hound", 0.25)
    for number in range(9):
        (folder / "rules" / f"{number}.nbi").touch()
    assert warmth(GAME) == Warmth("wolf-and-hound", 0.99)
    assert not is_warm(GAME)
    (folder / READY).touch()
    assert warmth(GAME) == Warmth("wolf-and-hound", 1.0)


def test_other_sources_are_cold(monkeypatch: pytest.MonkeyPatch) -> None:
    leave(GAME)
    assert is_warm(GAME)
    read = Path.read_bytes
    monkeypatch.setattr(Path, "read_bytes", lambda self: read(self) + b" ")
    assert not is_warm(GAME)


def test_bots_read_the_sources_until_all_is_compiled_and_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not is_ready(GAME)
    leave(GAME)
    assert is_ready(GAME)
    monkeypatch.setattr(warm, "is_warm", None)
    assert is_ready(GAME)


def test_only_one_process_compiles() -> None:
    assert not is_warming()
    with alone() as first, alone() as second:
        assert (first, second) == (True, False)
        assert is_warming()
    assert not is_warming()


def test_missing_games_are_compiled_one_after_another_the_wanted_one_first(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[str] = []
    monkeypatch.setattr(warm, "warm", lambda game: compiled.append(game.key))
    monkeypatch.setattr(os, "nice", lambda more: more)
    leave(GAME)

    warm.warm_all("woof")

    assert compiled == ["woof", *(game.key for game in GAMES if game.key not in ("woof", "wolf-and-hound"))]


def test_machine_code_of_other_sources_is_removed_once_nobody_uses_it(cache: Path) -> None:
    """Given this, a recent and an old cache of a game, when the process runs, then only the old one goes."""
    for game in GAMES:
        leave(game)
    recent, old, other = cache / "woof-0123", cache / "woof-4567", cache / "chess-89ab"
    for folder in (recent, old, other):
        folder.mkdir()
        (folder / READY).touch()
    long_ago = time() - UNUSED - 60
    for folder in (old, other):
        os.utime(folder / READY, (long_ago, long_ago))

    subprocess.run([sys.executable, "-m", "wolfden.bots.warm", "woof"], check=True)

    assert not old.exists()
    assert recent.exists()
    assert other.exists()
    assert all(map(is_warm, GAMES))


@pytest.mark.parametrize(("switch", "starts"), [("no", []), ("", ["woof"])])
def test_nothing_is_compiled_where_that_is_switched_off(
    switch: str, starts: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[str] = []
    monkeypatch.setattr(warm, "start_warming", started.append)
    monkeypatch.setenv("WOLFDEN_WARM", switch)

    warm_in_background(find_game("woof"))

    assert started == starts


def test_a_cache_that_cannot_be_written_stops_nobody(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("WOLFDEN_CACHE", "/dev/null")
    monkeypatch.setenv("WOLFDEN_WARM", "")

    warm_in_background(GAME)

    assert "cannot be compiled" in caplog.text


def test_a_second_start_leaves_the_first_alone() -> None:
    with alone():
        assert warm.start_warming("woof") is None
