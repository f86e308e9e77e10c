"""The compiler in the background: one process, what it leaves in the cache, and what it removes."""

import os
import subprocess
import sys
from pathlib import Path
from threading import Event
from time import time
from types import SimpleNamespace
from typing import Any

import pytest

from wolfden.bots import precompile, tree_search
from wolfden.bots.precompile import (
    UNUSED,
    alone,
    is_cached,
    is_compiled,
    is_precompiling,
    mark_of,
    note_of,
    precompile_all,
    precompile_in_background,
    progress,
)
from wolfden.engine.cache import cache_home
from wolfden.engine.game import AnyGame
from wolfden.games import GAMES, find_game

GAME = find_game("wolf-and-hound")
CODE = "think-0123.code"


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("WOLFDEN_CACHE", str(tmp_path))
    monkeypatch.setattr(precompile, "HOPELESS", Event())
    monkeypatch.setattr(os, "nice", lambda more: more)
    cache_home().mkdir()
    return cache_home()


def leave(game: AnyGame) -> Path:
    """What is there after a game was compiled."""
    mark = mark_of(game)
    mark.parent.mkdir(exist_ok=True)
    (mark.parent / CODE).write_bytes(b"code")
    mark.write_text(f'{{"{CODE}": 4}}')
    return mark.parent


def test_a_game_is_as_warm_as_its_functions_are_compiled() -> None:
    note = note_of(GAME)
    assert progress(GAME) == 0.0
    note.parent.mkdir()
    (note.parent / "long_ago-0123.code").touch()
    os.utime(note.parent / "long_ago-0123.code", (1, 1))
    note.write_text("4")
    for signature in ("0123", "4567"):
        (note.parent / f"rules.play-{signature}.code").touch()
    assert progress(GAME) == 0.25
    for number in range(9):
        (note.parent / f"{number}-0123.code").touch()
    assert progress(GAME) == 0.99
    assert not is_cached(GAME)
    leave(GAME)
    assert progress(GAME) == 1.0


@pytest.mark.parametrize("part", ["digest_of_sources", "compiler"])
def test_other_sources_and_another_compiler_are_cold(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    leave(GAME)
    assert is_cached(GAME)
    monkeypatch.setattr(precompile, part, lambda *whatever: "another")
    assert not is_cached(GAME)


def test_a_mark_without_its_machine_code_is_no_mark() -> None:
    """Given a mark, when a file it names is cut off or gone, then nothing is ready."""
    folder = leave(GAME)
    (folder / CODE).write_bytes(b"cod")
    assert not is_cached(GAME)
    (folder / CODE).unlink()
    assert not is_cached(GAME)
    assert not is_compiled(GAME)


def test_bots_look_into_the_cache_until_all_is_compiled_and_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not is_compiled(GAME)
    leave(GAME)
    assert is_compiled(GAME)
    monkeypatch.setattr(precompile, "is_cached", None)
    assert is_compiled(GAME)


def test_only_one_process_compiles() -> None:
    assert not is_precompiling()
    with alone() as first, alone() as second:
        assert (first, second) == (True, False)
        assert is_precompiling()
    assert not is_precompiling()


def test_missing_games_are_compiled_one_after_another_the_wanted_one_first(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[str] = []

    def compile_game(game: AnyGame) -> None:
        compiled.append(game.key)
        leave(game)

    monkeypatch.setattr(precompile, "precompile", compile_game)
    leave(GAME)

    precompile_all("woof")

    assert compiled == ["woof", *(game.key for game in GAMES if game.key not in ("woof", "wolf-and-hound"))]


def test_machine_code_of_other_sources_is_removed_once_nobody_uses_it() -> None:
    """Given files of these sources and of others, when the process runs, then only old ones of others go."""
    long_ago = time() - UNUSED - 60
    for game in GAMES:
        folder = leave(game)
        for name in ("recent-0123.code", "old-0123.code", "0123.search"):
            (folder / name).touch()
        for name in (CODE, mark_of(game).name, "old-0123.code", "0123.search"):
            os.utime(folder / name, (long_ago, long_ago))

    subprocess.run([sys.executable, "-m", "wolfden.bots.precompile", "woof"], check=True)

    for game in GAMES:
        assert {path.name for path in mark_of(game).parent.iterdir()} == {CODE, mark_of(game).name, "recent-0123.code"}
    assert all(map(is_cached, GAMES))


@pytest.mark.parametrize(("switch", "starts"), [("no", []), ("", ["woof"])])
def test_nothing_is_compiled_where_that_is_switched_off(
    switch: str, starts: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[str] = []
    monkeypatch.setattr(precompile, "start_precompiling", started.append)
    monkeypatch.setenv("WOLFDEN_PRECOMPILE", switch)

    precompile_in_background(find_game("woof"))

    assert started == starts


def test_a_cache_that_cannot_be_written_stops_nobody_and_is_told_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("WOLFDEN_CACHE", "/dev/null")
    monkeypatch.setenv("WOLFDEN_PRECOMPILE", "")

    for _ in range(3):
        precompile_in_background(GAME)

    assert caplog.text.count("cannot be compiled") == 1
    assert not is_compiled(GAME)


def test_a_compiler_that_fails_is_not_started_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("WOLFDEN_PRECOMPILE", "")
    monkeypatch.setattr("sys.executable", "/bin/false")
    precompile_in_background(GAME)
    assert precompile.HOPELESS.wait(60)

    monkeypatch.setattr(precompile, "start_precompiling", None)
    precompile_in_background(GAME)

    assert caplog.text.count("precompile.log says why") == 1


@pytest.fixture
def a_full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search is compiled, and not one file of it kept."""
    function = SimpleNamespace(overloads=["signature"], _cache=SimpleNamespace(path=lambda signature: Path("/gone")))
    search: Any = SimpleNamespace(entries=(function,), think=lambda *whatever: [])
    monkeypatch.setattr(tree_search, "search_of", lambda *whatever, **more: search)


@pytest.mark.usefixtures("a_full_disk")
def test_what_cannot_be_kept_is_ready_for_nobody_else() -> None:
    precompile.precompile(GAME)

    assert is_compiled(GAME)
    assert not is_cached(GAME)


@pytest.mark.usefixtures("a_full_disk")
def test_where_nothing_is_kept_the_compiler_stops_after_one_game() -> None:
    with pytest.raises(SystemExit, match="woof is not kept"):
        precompile_all("woof")


def test_a_second_start_leaves_the_first_alone() -> None:
    with alone():
        assert precompile.start_precompiling("woof") is None
