"""The command line as a person or a script uses it."""

import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct
from rich.cells import cell_len
from rich.console import Console, RenderableType
from typer.testing import CliRunner, Result

from wolfden.cli import app
from wolfden.cli.choices import draw_choices
from wolfden.cli.shown import Shown
from wolfden.cli.story import tell_story
from wolfden.engine.decision import SPECTATOR, GameState
from wolfden.engine.doors import door
from wolfden.engine.game import AnyGame, events, see, to_act
from wolfden.engine.record import read_record
from wolfden.locale import Text

ENGLISH = Text("en")
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


def drawn(*parts: RenderableType) -> str:
    """As it looks without colour at 80 columns."""
    console = Console(width=80, markup=False, highlight=False, color_system=None)
    with console.capture() as capture:
        console.print(*parts, sep="\n")
    return capture.get()


def shown_of(
    game: AnyGame, sight: GameState, text: Text = ENGLISH, tables: Mapping[str, str] | None = None
) -> Shown[Struct]:
    """What the viewer of this sight is shown."""
    names = {name: name for name in game.seats(sight)}
    return Shown(text, game, names, door(game, "view").view(sight), tables or {})


def table_of(game: AnyGame, state: GameState, seat: str | None, text: Text = ENGLISH) -> str:
    """The table as this seat or a spectator sees it."""
    viewer = game.seats(state).index(seat) if seat else SPECTATOR
    return drawn(door(game, "terminal").draw_table(shown_of(game, see(game, state, viewer), text)))


def guide_of(game: AnyGame, sight: GameState, tables: Mapping[str, str] | None = None) -> str:
    """What the cards in play do."""
    return drawn(door(game, "terminal").draw_guide(shown_of(game, sight, tables=tables)))


def story_of(game: AnyGame, sight: GameState) -> str:
    """What the last move has brought about."""
    return drawn(*tell_story(shown_of(game, sight), events(sight)))


def choices_of(game: AnyGame, state: GameState) -> str:
    """The choices of the seat to act."""
    seat = to_act(state)[0]
    sight = see(game, state, seat)
    return drawn(draw_choices(shown_of(game, sight), sight, seat))
