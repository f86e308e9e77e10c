"""A game that a stranger wrote is played everywhere, with nothing but its folder (docs/adding-a-game.md)."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HOWL = Path(__file__).parent / "howl"
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
PIECES = re.findall(r"(?ms)^`([\w/.-]+)`:\n\n```\w+\n(.*?)\n```$", PAGE)
FILES = sorted(str(file.relative_to(HOWL)) for file in HOWL.rglob("*.*") if file.suffix != ".pyc")


def run(*command: str, games: str = "tests.stranger.howl", path: Path = ROOT) -> str:
    """What this says, which must go well, where this game is among the others."""
    place = {"WOLFDEN_GAMES": games, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{path}", "COLUMNS": "200"}
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=ROOT, env=os.environ | place, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("folder", ["every_game", "bots", "cli", "engine", "env", "lab", "locale", "table"])
def test_whatever_is_tested_of_every_game_is_tested_of_it(folder: str) -> None:
    """Played by people and bots at a table, in the terminal, in the lab, in PettingZoo, OpenSpiel and batches."""
    assert "passed" in run("pytest", f"tests/{folder}", "-n", "0", "-k", "howl or HW", "-p", "no:cacheprovider", "-v")


def test_the_lab_counts_what_it_asks_for() -> None:
    assert "drowned H13" in run("wolfden", "lab", "simulate", "howl", "--games", "200", "--bots", "random")


@pytest.mark.parametrize("language", ["ja", "zh-Hant"])
def test_a_game_in_one_language_is_read_in_english(language: str, tmp_path: Path) -> None:
    """Given no rules and no texts in this language, its games are listed and the rules can be read all the same."""
    mine = tmp_path / "kennel" / "howl"
    shutil.copytree(HOWL, mine)
    for file in (*mine.glob("rules.*.md"), *(mine / "locale").glob("[jz]*.ftl")):
        file.unlink()

    assert "Everybody howls at once" in run("wolfden", "games", "--lang", language, games="kennel.howl", path=tmp_path)
    assert "The howl" in run("wolfden", "rules", "howl", "--lang", language, games="kennel.howl", path=tmp_path)


# The page


@pytest.mark.parametrize(("file", "piece"), PIECES, ids=[file for file, _ in PIECES])
def test_the_page_shows_the_game_as_it_is(file: str, piece: str) -> None:
    assert f"\n{piece}\n" in f"\n{(HOWL / file).read_text(encoding='utf-8')}\n"


def test_the_page_names_every_file_of_the_game_and_shows_all_its_code() -> None:
    assert [file for file in FILES if f"`{file}`" not in PAGE] == []
    assert PAGE.count("```") == 2 * (len(PIECES) + PAGE.count("```sh"))
