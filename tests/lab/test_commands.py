"""`wolfden lab` on the command line."""

import csv
import re
from importlib import import_module
from pathlib import Path
from time import sleep

import pytest

from tests.cli.running import start, wolfden
from wolfden.engine.component_csv import shipped
from wolfden.engine.errors import WolfdenError
from wolfden.lab.plans import Plan

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
        (["compare", "woof", "--options", "{}", "--options", "{}"], "counts for both variants"),
        (["compare", "woof", "--first", "{}", "--second", "{}", "--players", "4"], "nothing to compare"),
        (["compare", "woof", "--second", "no-such.csv"], "no-such.csv"),
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


def test_a_tournament_that_cannot_be_rated_is_not_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError(name=name.partition(".")[0])

    monkeypatch.setattr("wolfden.lab.extras.import_module", missing)
    command = import_module("wolfden.cli.lab.tournament")
    monkeypatch.setattr(command, "play", lambda *_: pytest.fail("games were played"))

    done = wolfden("lab", "tournament", "wolf-and-hound")

    assert done.exit_code == 1
    assert "pip install 'wolfden[lab]'" in done.stderr


def test_a_tournament_says_when_it_does_not_tell_who_is_better() -> None:
    done = wolfden("lab", "tournament", "wolf-and-hound", "--bots", "random,pup", "--deals", "2", "--workers", "1")

    assert done.exit_code == 0, done.output
    [row] = [line.split() for line in done.stdout.splitlines() if "random – pup" in line]
    assert row[3].startswith("[")
    assert sum(map(int, row[-3:])) == 2, "deals are counted, not shown as percents of two"
    assert "does not tell who is better" in done.stdout


def beside_all(games: str) -> list[str]:
    """The last column of what went along with winning, in so many games of hunters."""
    done = wolfden("lab", "simulate", "wolf-and-hound", "--games", games, "--bots", "hunter", "--workers", "1")
    return re.findall(r"(?m) (\[?[+-][\d.]+\]?) *$", done.stdout.partition("went along")[2])


def test_what_went_along_with_winning_in_few_games_stands_in_brackets() -> None:
    few, many = beside_all("5"), beside_all("3000")
    assert few
    assert all(cell.startswith("[") for cell in few)
    assert not all(cell.startswith("[") for cell in many)


# Compare


def more_sheep(folder: Path) -> Path:
    """A table with a sheep more for P1; the file may bear any name, for it is known by its columns."""
    text = shipped("wolfden.games.wolf_and_hound", "sheep_start.csv")
    path = folder / "more.csv"
    path.write_text(text.replace("4,P1,human,3,4,[rulebook]", "4,P1,human,4,5,[house rule]"), encoding="utf-8")
    return path


def slower_wolf(folder: Path) -> Path:
    path = folder / "move_rules.csv"
    text = shipped("wolfden.games.wolf_and_hound", "move_rules.csv")
    path.write_text(text.replace("\nn,1,2,3,4", "\nn,1,1,1,1"), encoding="utf-8")
    return path


def compared(*arguments: str | Path) -> dict[str, str]:
    """The rows of a comparison by their names, and its heading."""
    done = wolfden("lab", "compare", "wolf-and-hound", "--games", "400", "--workers", "1", *arguments)
    assert done.exit_code == 0, done.output
    heading, _, table = done.stdout.partition("seen from")
    return {"heading": heading.replace("\n", " ")} | {line[:20].strip(): line[20:] for line in table.splitlines()}


@pytest.fixture
def plans_compared(monkeypatch: pytest.MonkeyPatch) -> list[Plan]:
    """What is to be played; nothing is."""
    found: list[Plan] = []

    def note(plans: list[Plan], *_: object) -> None:
        found.extend(plans)
        raise WolfdenError("enough")

    monkeypatch.setattr(import_module("wolfden.cli.lab.compare"), "play", note)
    return found


def test_a_changed_table_is_compared_with_the_printed_one(tmp_path: Path) -> None:
    rows = compared("--second", more_sheep(tmp_path))
    assert "[" not in rows["points P1"], "one sheep more is seen in 400 games"


def test_a_table_that_changes_nothing_makes_no_difference() -> None:
    done = wolfden("lab", "compare", "wolf-and-hound", "--second", '{"players": 4}', "--games", "50")

    assert done.exit_code == 0, done.output
    assert "[+0.000 ± 0.000]" in done.stdout
    assert "These games show no difference." in done.stdout


def test_options_players_and_cards_count_for_both_variants(tmp_path: Path, plans_compared: list[Plan]) -> None:
    """Given a changed table for the second variant only, then nothing else is different between the two."""
    sheep, wolf = more_sheep(tmp_path), slower_wolf(tmp_path)

    wolfden(
        *("lab", "compare", "wolf-and-hound", "--options", '{"animals": "S2-1"}', "--players", "4"),
        *("--cards", wolf, "--second", sheep),
    )

    first, second = plans_compared
    assert first.options == second.options == {"animals": "S2-1", "players": 4}
    assert set(first.tables) == {"move_rules.csv"}
    assert set(second.tables) == {"move_rules.csv", "sheep_start.csv"}


def test_a_variant_has_as_many_tables_and_options_as_it_needs(tmp_path: Path, plans_compared: list[Plan]) -> None:
    sheep, wolf = more_sheep(tmp_path), slower_wolf(tmp_path)
    (tmp_path / "both").mkdir()
    for path in (sheep, wolf):
        (tmp_path / "both" / path.name).write_bytes(path.read_bytes())

    one_by_one = ("--first", sheep, "--first", wolf, "--first", '{"meat_and_bone": true}')
    wolfden("lab", "compare", "wolf-and-hound", *one_by_one, "--second", tmp_path / "both")

    first, second = plans_compared
    assert first.tables == second.tables
    assert set(first.tables) == {"sheep_start.csv", "move_rules.csv"}
    assert (first.options, second.options) == ({"meat_and_bone": True}, {})


def test_two_files_for_one_table_are_refused(tmp_path: Path) -> None:
    sheep = more_sheep(tmp_path)
    done = wolfden("lab", "compare", "wolf-and-hound", "--second", sheep, "--second", sheep)
    assert done.exit_code == 1
    assert "a second sheep_start.csv" in done.stderr


def test_the_heading_names_both_variants_and_what_they_share(tmp_path: Path) -> None:
    heading = compared("--second", '{"animals": "S2-1"}', "--players", "3")["heading"]
    assert "first: as printed" in heading
    assert 'second: {"animals": "S2-1"}' in heading
    assert "both: 3 players" in heading


def test_players_who_read_their_cards_are_the_default_and_chance_is_warned_of(plans_compared: list[Plan]) -> None:
    wolfden("lab", "compare", "woof", "--second", '{"turn_limit": 8}')
    assert {plan.bots for plan in plans_compared} == {("hunter",)}
    assert {plan.games for plan in plans_compared} == {250}, "a game of players who are not compiled takes long"

    done = wolfden("lab", "simulate", "wolf-and-hound", "--games", "20", "--workers", "1")
    assert "Random players read no cards" in done.stdout.replace("\n", " ")


def test_a_simulation_knows_a_table_by_its_columns_too(tmp_path: Path) -> None:
    done = wolfden("lab", "simulate", "wolf-and-hound", "--games", "20", "--cards", more_sheep(tmp_path))
    assert done.exit_code == 0, done.output
