"""What a game offers is found in its folder, when somebody asks for it."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from wolfden.engine.doors import door
from wolfden.engine.errors import WolfdenError
from wolfden.engine.game import AnyGame
from wolfden.games import GAMES, find_game, games_of_others

STRANGER = """
from dataclasses import replace
from wolfden.games import woof

GAME = replace(woof.GAME, key="growl", package=__name__)
"""


def run(code: str, **environ: str) -> str:
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=os.environ | environ
    ).stdout


def test_the_games_cost_neither_the_compiler_nor_the_library_that_draws_terminals() -> None:
    heavy = ("numba", "rich", "typer", "fluent")
    assert run(f"import sys, wolfden.games; print([m for m in {heavy} if m in sys.modules])") == "[]\n"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_what_a_bot_knows_costs_no_compiler(game: AnyGame) -> None:
    code = f"""
import sys
from wolfden.engine.doors import door
from wolfden.games import find_game
door(find_game({game.key!r}), "bot")
print("numba" in sys.modules)
"""
    assert run(code) == "False\n"


def test_a_missing_door_is_named() -> None:
    game = replace(find_game("woof"), package="wolfden.engine")

    with pytest.raises(WolfdenError, match=r"woof has no view: wolfden\.engine\.view is missing"):
        door(game, "view")


def test_a_game_of_somebody_else_is_found_where_the_environment_says(tmp_path: Path) -> None:
    (tmp_path / "kennel").mkdir()
    (tmp_path / "kennel" / "growl.py").write_text(STRANGER)
    code = "from wolfden.games import GAMES, find_game; print(len(GAMES), find_game('growl').package)"

    assert run(code, WOLFDEN_GAMES=" kennel.growl,", PYTHONPATH=f"src:{tmp_path}") == "5 kennel.growl\n"


@pytest.mark.parametrize("name", ["nowhere.to.be.found", "wolfden.engine.rng"])
def test_a_game_that_is_not_there_is_refused_with_what_would_be_right(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WOLFDEN_GAMES", name)
    with pytest.raises(WolfdenError, match="WOLFDEN_GAMES must name modules"):
        games_of_others()
