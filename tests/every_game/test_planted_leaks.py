"""A test of the test: every planted leak is noticed by the comparison behind `test_secrets.py`."""

import subprocess
import sys
from pathlib import Path

import pytest

from .secrecy.mutants import MUTANTS, NOTHING

pytestmark = pytest.mark.xdist_group("planted leaks")


@pytest.fixture(scope="module")
def verdicts() -> dict[str, str]:
    """What was noticed of each planted leak."""
    hunt = [sys.executable, "-m", f"{__package__}.secrecy.mutants"]
    lines = subprocess.run(hunt, cwd=Path(__file__).parents[2], capture_output=True, text=True, check=True).stdout
    return dict(line.split("\t", 1) for line in lines.splitlines())


@pytest.mark.parametrize("leak", MUTANTS)
def test_a_planted_leak_is_noticed(leak: str, verdicts: dict[str, str]) -> None:
    assert not verdicts[leak].startswith(NOTHING), verdicts[leak]


def test_leaks_are_planted_in_every_game_and_everywhere() -> None:
    assert len(MUTANTS) >= 20
    assert len({mutant.game for mutant in MUTANTS.values()}) == 4
    parts = {mutant.module.partition(".")[0] for mutant in MUTANTS.values()}
    assert parts == {"engine", "games", "table", "cli", "env"}
