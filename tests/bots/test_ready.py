"""Ready means that the next question is answered without compiling."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

import wolfden
from wolfden.engine.game import AnyGame
from wolfden.games import GAMES

pytestmark = pytest.mark.xdist_group("compiled")

HERE = Path(wolfden.__file__).parent

WARM = """
from wolfden.bots.precompile import is_cached, precompile
if not is_cached(game):
    precompile(game)
assert is_cached(game)
"""

ASK = """
from pathlib import Path
import wolfden
from numba.core.event import install_recorder
from tests.every_game.sampling import positions
from wolfden.bots.reasons import Reasons
from wolfden.bots.worker import Choice, Job, answer
from wolfden.bots.precompile import files_in, mark_of
from wolfden.engine import machine_code
from wolfden.engine.game import read_options, see, new_state, to_act

loaded = set()
machine_code.note_use = lambda path: loaded.add(path.name)
tables = [new_state(game, read_options(game, {"players": players}), "ready") for players in game.players]
with install_recorder("numba:compile") as compiled:
    for state in [*tables, *(state.copy() for state, _ in positions(game, 12, "ready"))]:
        seat = to_act(state)[-1]
        for level, why in (("wolf", False), ("alpha", False), ("alpha", True)):
            told = answer(Job(game.key, see(game, state, seat).tree(), seat, level, "7", 8, why))
            assert isinstance(told, Choice) or isinstance(told, Reasons) and told.is_compiled, told
assert loaded == set(files_in(mark_of(game))), loaded
print(Path(wolfden.__file__).parent, [event.data["dispatcher"] for _, event in compiled.buffer])
"""


def run(script: str, game: AnyGame, checkout: Path) -> str:
    start = f"from wolfden.games import find_game\ngame = find_game({game.key!r})\n"
    path = os.pathsep.join([str(checkout), *sys.path])
    return subprocess.run(
        [sys.executable, "-B", "-c", start + script],
        env=os.environ | {"PYTHONPATH": path},
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    ).stdout


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_new_process_of_another_checkout_answers_all_questions_without_compiling(
    game: AnyGame, tmp_path: Path
) -> None:
    """Given a mark, when wolves and alphas are asked at all sizes of table, then the files it names are enough."""
    run(WARM, game, HERE.parent)
    copytree(HERE, tmp_path / "wolfden", ignore=ignore_patterns("__pycache__", "static"))

    assert run(ASK, game, tmp_path) == f"{tmp_path / 'wolfden'} []\n"
