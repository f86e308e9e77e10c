"""The rules a second time: machine code is kept for the next process, and tables are known as such."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from wolfden.engine.compiled import is_table

SCRIPT = """
import numba
from wolfden.engine.compiled import compiled
from wolfden.games import find_game
game = find_game("wolf-and-hound")
state = game.set_up(game.Options(), {})
compiled(game).deal(state.records()[0])
print(sum(compiled(game).deal.stats.cache_hits.values()), sum(compiled(game).deal.stats.cache_misses.values()))
"""


@pytest.mark.xdist_group("compiled")
def test_a_second_process_finds_the_machine_code_of_the_first(tmp_path: Path) -> None:
    counts = [
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env=os.environ | {"WOLFDEN_CACHE": str(tmp_path)},
            check=True,
            capture_output=True,
            text=True,
        ).stdout.split()
        for _ in range(2)
    ]
    assert counts == [["0", "1"], ["1", "0"]]


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ((1, 2), True),
        ((0.5, 2), True),
        (((1, 2), (3, 4)), True),
        (((1, 2), (3,)), False),
        (("a",), False),
        ((), False),
        ([1], False),
    ],
)
def test_tables_are_tuples_of_numbers(value: object, expected: bool) -> None:
    assert is_table(value) is expected
