"""The command line as a person or a script uses it."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.cells import cell_len
from typer.testing import CliRunner, Result

from wolfden.cli import app
from wolfden.engine.record import read_record

PLAIN = {"COLUMNS": "80", "NO_COLOR": "1", "LC_ALL": "C.UTF-8", "TERM": "dumb"}


def wolfden(*args: str | Path, answers: str = "") -> Result:
    """Run a command in this process, with these lines as its input."""
    return CliRunner(env=PLAIN).invoke(app, [str(arg) for arg in args], input=answers)


def start(*args: str | Path) -> subprocess.Popen[str]:
    """Start a command as a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "wolfden", *map(str, args)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=os.environ | PLAIN,
        preexec_fn=listen_to_ctrl_c,
    )


def listen_to_ctrl_c() -> None:
    """Whoever runs the tests in the background has switched it off for all of them."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def whole_game(folder: Path, language: str, *args: str, answers: int) -> tuple[str, dict[str, Any]]:
    """What was shown of a game that fits the screen and verifies, and its outcome."""
    path = folder / "game.json"
    played = wolfden(*args, "--lang", language, "--record", path, answers="1\n" * answers)
    assert played.exit_code == 0, played.output
    shown = played.output.replace(str(path), "game.json")
    assert max(map(cell_len, shown.splitlines())) <= 80
    assert "…" not in shown
    assert wolfden("verify", path).exit_code == 0
    assert wolfden("replay", path, "--lang", language).exit_code == 0
    outcome = read_record(path.read_bytes()).outcome
    assert outcome is not None
    return shown, outcome


def a_record(folder: Path, *options: str) -> Path:
    """The record of a finished game."""
    path = folder / "game.json"
    played = wolfden("play", "wolf-and-hound", "--seed", "7", "--record", path, *options, answers="1\n" * 200)
    assert played.exit_code == 0, played.output
    return path
