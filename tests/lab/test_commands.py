"""`wolfden lab` on the command line."""

import csv
from pathlib import Path
from time import sleep

import pytest

from tests.cli.running import start, wolfden
from wolfden.engine.tables import shipped

pytestmark = pytest.mark.xdist_group("compiled")


def test_a_simulation_is_shown_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"

    done = wolfden("lab", "simulate", "wolf-and-hound", "--games", "500", "--seed", "7", "--output", path)

    assert done.exit_code == 0, done.output
    assert "team blue" in done.stdout
    with path.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [row["game"] for row in rows] == [str(number) for number in range(500)]
    assert {row["winners"] for row in rows} == {"P1 P3", "P2 P4"}
    assert sorted(file.name for file in tmp_path.iterdir()) == ["games-effects.csv", "games.csv"]


def test_an_interrupted_simulation_says_how_to_go_on(tmp_path: Path) -> None:
    """Given a simulation that takes long, when Ctrl-C comes, then what is finished stays, and it says so."""
    path = tmp_path / "games.csv"
    process = start("lab", "simulate", "wolf-and-hound", "--games", "100000000", "--workers", "2", "--output", path)
    parts = tmp_path / "games.csv.parts"
    while not list(parts.glob("*.npz")):
        assert process.poll() is None, process.communicate()
        sleep(0.1)
    process.send_signal(2)

    try:
        _, errors = process.communicate(timeout=120)
    finally:
        process.kill()

    assert process.returncode == 130
    assert "the same command goes on from there" in errors
    assert list(parts.glob("*.npz"))


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["simulate", "chess"], "there is no game 'chess'"),
        (["simulate", "woof", "--players", "3"], "players"),
        (["simulate", "woof", "--bots", "tiger"], "there is no bot 'tiger'"),
        (["simulate", "woof", "--bots", "wolf:many"], "number of iterations"),
        (["simulate", "woof", "--output", "games.txt"], "must end in .parquet or .csv"),
        (["tournament", "woof", "--bots", "pup"], "two or more bots"),
        (["compare", "woof"], "nothing to compare"),
        (["compare", "woof", "--options", "{}", "--options", "{}", "--options", "{}"], "3 times"),
        (["balance", "woof", "--output", "/no/such/folder/page.html"], "is not a folder"),
    ],
)
def test_what_cannot_be_done_is_told_before_anything_is_played(arguments: list[str], complaint: str) -> None:
    done = wolfden("lab", *arguments)
    assert done.exit_code == 1
    assert complaint in done.stderr


def test_the_better_bot_comes_first_in_a_tournament() -> None:
    done = wolfden("lab", "tournament", "wolf-and-hound", "--bots", "random,hunter", "--deals", "30", "--workers", "1")

    assert done.exit_code == 0, done.output
    assert done.stdout.index("hunter") < done.stdout.index("random")


def test_a_changed_table_is_compared_with_the_printed_one(tmp_path: Path) -> None:
    """The file may bear any name: it is known by its columns."""
    text = shipped("wolfden.games.wolf_and_hound", "sheep_start.csv")
    changed = text.replace("4,P1,human,3,4,[rulebook]", "4,P1,human,4,5,[house rule]")
    (tmp_path / "more.csv").write_text(changed, encoding="utf-8")

    done = wolfden("lab", "compare", "wolf-and-hound", "--cards", tmp_path / "more.csv", "--games", "400")

    assert done.exit_code == 0, done.output
    [points] = [line for line in done.stdout.splitlines() if "points P1" in line]
    assert "[" not in points, "one sheep more is seen in 400 games"


def test_a_table_that_changes_nothing_makes_no_difference() -> None:
    done = wolfden("lab", "compare", "wolf-and-hound", "--options", '{"players": 4}', "--games", "50")

    assert done.exit_code == 0, done.output
    assert "[+0.000 ± 0.000]" in done.stdout
