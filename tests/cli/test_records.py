"""`wolfden replay` and `wolfden verify`."""

import io
import json
import sys
from pathlib import Path

import pytest
from rich.console import Console

from wolfden.cli.replay import see_all, step_through
from wolfden.engine.record import read_record
from wolfden.games import find_game
from wolfden.locale import LANGUAGES, Text

from .running import a_record, wolfden


def damaged(path: Path, **changes: object) -> Path:
    """The same record with some fields changed."""
    record = json.loads(path.read_text(encoding="utf-8")) | changes
    path.write_text(json.dumps(record), encoding="utf-8")
    return path


def test_a_good_record_is_confirmed_with_its_winners(tmp_path: Path) -> None:
    path = a_record(tmp_path)
    record = read_record(path.read_bytes())
    assert record.outcome is not None

    confirmed = wolfden("verify", path)

    assert confirmed.exit_code == 0
    assert f"{len(record.moves)} moves replay" in confirmed.output
    assert ", ".join(record.outcome["winners"]) in confirmed.output


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"seed": "8"}, "the deal is not the one promised"),
        ({"moves": ["P1 B3"]}, "move 1 ('P1 B3'): That card isn't in your hand. Play one that is. (§3.5)"),
        ({"moves": ["P9 B3"]}, "'P9' is not a seat"),
        ({"moves": []}, "the game is not over after its 0 moves"),
        ({"outcome": None}, "the record has no outcome"),
        ({"outcome": {"winners": ["P1"]}}, "and the record says"),
        ({"schema": 99}, "has schema 99; this Wolfden reads schema 1"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"options": {"players": 9}}, "players"),
        ({"more": 1}, "this is not a whole record"),
    ],
)
def test_a_damaged_record_is_refused_with_the_reason(
    changes: dict[str, object], complaint: str, tmp_path: Path
) -> None:
    path = damaged(a_record(tmp_path), **changes)

    refused = wolfden("verify", path)

    assert refused.exit_code == 1
    assert complaint in refused.stderr
    assert refused.stdout == ""


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe", b'{"schema": 1}'])
@pytest.mark.parametrize("command", [("verify",), ("replay",), ("play", "--resume")])
def test_a_file_that_is_no_record_is_refused(command: tuple[str, ...], content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)

    refused = wolfden(*command, path)

    assert refused.exit_code == 1
    assert refused.stderr.startswith("wolfden: ")


def test_a_file_that_is_not_there_is_named() -> None:
    refused = wolfden("replay", "nowhere.json")

    assert refused.exit_code == 1
    assert refused.stderr == "wolfden: nowhere.json: No such file or directory\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_tells_every_move(language: str, tmp_path: Path) -> None:
    path = a_record(tmp_path)
    count = len(read_record(path.read_bytes()).moves)

    shown = wolfden("replay", path, "--lang", language).output

    steps = [line for line in shown.splitlines() if str(count) in line and str(count - 1) in line]
    assert len(steps) == 1
    assert shown.count("╭─▶─╮") == count + 1


def test_a_replay_uses_the_eyes_it_is_given(tmp_path: Path) -> None:
    path = a_record(tmp_path)

    everything = wolfden("replay", path).output
    own = wolfden("replay", path, "--seat", "P1").output
    public = wolfden("replay", path, "--seat", "spectator").output

    deal = [shown.partition("P1 plays")[0] for shown in (everything, own, public)]
    assert [text.count("4 cards") for text in deal] == [0, 3, 4]
    assert "'P7'; name P1, P2, P3, P4, spectator or all" in wolfden("replay", path, "--seat", "P7").stderr


def test_a_replay_of_an_unfinished_game_gives_nothing_away(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    wolfden("play", "wolf-and-hound", "--record", path, answers="1\nq\n")

    assert wolfden("replay", path).output == wolfden("replay", path, "--seat", "spectator").output


def test_a_reader_steps_jumps_and_leaves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = read_record(a_record(tmp_path).read_bytes())
    game = find_game(record.game)
    console = Console(file=io.StringIO(), width=80)
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n5\n999\nx\n2\nq\n"))
    with console.capture() as capture:
        step_through(Text("en"), console, game, see_all(game, record, "all"))

    titles = [line for line in capture.get().splitlines() if line.startswith(("The deal", "Move "))]
    count = len(record.moves)
    assert titles == ["The deal", f"Move 1 of {count}: P1", f"Move 5 of {count}: P1", f"Move 2 of {count}: P2"]
    assert f"There is no move 999; the moves are 0 (the deal) to {count}." in capture.get()
