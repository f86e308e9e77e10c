"""What docs/lab.md shows works."""

import re
import shlex
from pathlib import Path

import pytest

from tests.cli.running import wolfden
from wolfden.engine.component_csv import shipped

PAGE = (Path(__file__).parent.parent.parent / "docs" / "lab.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^wolfden (lab .*)$", PAGE, re.MULTILINE)

pytestmark = pytest.mark.xdist_group("compiled")


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: " ".join(command.split()[1:4]))
def test_its_commands_run(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("sheep_start.csv", "animals.csv"):
        (tmp_path / name).write_text(shipped("wolfden.games.wolf_and_hound", name), encoding="utf-8")
    done = wolfden(*shlex.split(command), "--workers", "1")
    assert done.exit_code == 0, done.output


def test_every_command_of_the_lab_is_shown() -> None:
    assert {command.split()[1] for command in COMMANDS} == {"simulate", "tournament", "compare", "balance"}


def test_its_python_runs(capsys: pytest.CaptureFixture[str]) -> None:
    [code] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    exec(code, {})
    assert "Estimate" in capsys.readouterr().out
