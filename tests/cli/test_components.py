"""`wolfden games`, `wolfden cards` and `--cards`, `wolfden rules`."""

import re
import subprocess
import sys
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from wolfden.engine.component_csv import alternative, alternatives, read_table, shipped
from wolfden.engine.doors import door
from wolfden.engine.game import AnyGame
from wolfden.engine.record import read_record
from wolfden.engine.rulebook import read_book, read_rules, read_summary
from wolfden.games import GAMES, find_game
from wolfden.locale import LANGUAGES, Language, Text
from wolfden.locale.say import Wording

from .running import a_record, drawn, start, wolfden

FACES = shipped("wolfden.games.wolf_and_hound", "animal_faces.csv")
PRINTED = "wolf_01,front,black,black,n,self,lose1,[rulebook],[rulebook],[rulebook],[rulebook]"
HOUSE = "wolf_01,front,black,white,3n,across,lose1,[rulebook],[house rule],[house rule],[rulebook]"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_games_are_listed(language: Language) -> None:
    listed = wolfden("games", "--lang", language).output
    text = Text(language)

    for game in GAMES:
        assert game.key in listed
        assert set(text(game.key).split()) <= set(listed.split())


def test_no_command_is_a_call_for_help() -> None:
    shown = wolfden()

    assert shown.exit_code == 0
    assert all(command in shown.output for command in ("play", "games", "cards", "rules", "replay", "verify", "trace"))


def test_help_comes_without_the_compiler() -> None:
    """The command line answers at once: nothing it imports brings Numba with it."""
    code = "import sys, wolfden.cli; print('numba' in sys.modules)"
    assert subprocess.check_output([sys.executable, "-c", code], text=True) == "False\n"


def test_the_box_shows_what_nobody_has_seen_in_print() -> None:
    lines = wolfden("cards", "wolf-and-hound").output.splitlines()

    (wolf_05,) = (line for line in lines if line.strip().startswith("wolf_05"))
    assert "Black cards move it: +2/+3/+4/+5" in wolf_05
    assert any(line.startswith("* reconstructed") for line in lines)
    assert any(line.split() == ["B3", "black", "3", "5*", "4*"] for line in lines)
    assert any(line.split() == ["B1M", "black", "1", "with", "meat", "0", "2"] for line in lines)


@pytest.mark.parametrize(
    ("id", "starred"),
    [
        ("wolf_01", []),
        ("wolf_02", ["walk"]),
        ("wolf_03", ["walk", "act"]),
        ("wolf_06", ["act"]),
        ("hound_02", ["walk", "act"]),
        ("sheep_01", []),
        ("sheep_02", ["walk"]),
        ("extra_01", ["colour"]),
        ("designer_01", ["act"]),
    ],
)
def test_a_star_stands_where_the_guess_is(id: str, starred: list[str]) -> None:
    """§1.5 What a source prints carries no star: of wolf 02 the target is printed, and not how it moves."""
    game = find_game("wolf-and-hound")
    boxes = door(game, "terminal").draw_box(Wording(Text("en"), game, {}), {})
    columns = next(table.columns for table in boxes if table.title == "Animal cards")
    row = [*columns[0].cells].index(id)
    name, does = (drawn([*column.cells][row]) for column in columns[1:])
    walk, act = re.findall(r"[^.]+\.\*?", does)[:2]
    assert [part for part, text in (("colour", name), ("walk", walk), ("act", act)) if "*" in text] == starred


def alternatives_of_all() -> list[tuple[AnyGame, str]]:
    return [(game, name) for game in GAMES for name in alternatives(game.package)]


@pytest.mark.parametrize(("game", "name"), alternatives_of_all(), ids=str)
def test_a_rejected_deduction_can_be_seen_and_played(game: AnyGame, name: str, tmp_path: Path) -> None:
    """It differs from ours only in what no source prints, and its folder says what it is."""
    for file, text in alternative(game.package, name).items():
        ours, theirs = (read_table(file, one, game.tables[file]).rows for one in (shipped(game.package, file), text))
        changed = [(one, other) for one, other in zip(ours, theirs, strict=True) if one != other]
        assert changed
        assert all("[reconstructed" in "".join(one.values()) for pair in changed for one in pair)
    assert f"* `{name}`:" in (files(game.package) / "alternatives" / "README.md").read_text(encoding="utf-8")
    assert f"Other deductions: {', '.join(alternatives(game.package))}." in wolfden("cards", game.key).output

    seen = wolfden("cards", game.key, "--alternative", name).output
    assert seen == wolfden("cards", game.key, "--cards", name).output != wolfden("cards", game.key).output
    path = tmp_path / "game.json"
    assert wolfden("play", game.key, "--cards", name, "--record", path, answers="q\n").exit_code == 0
    assert read_record(path.read_bytes()).tables == alternative(game.package, name)


def test_an_alternative_that_is_not_there_is_answered_with_those_that_are() -> None:
    refused = wolfden("cards", "werewolves-and-robbers", "--alternative", "golden")
    assert refused.exit_code == 1
    assert "there is no alternative 'golden'; there is mirrored-pips" in refused.stderr


def test_a_changed_table_is_described_as_it_is(tmp_path: Path) -> None:
    table = tmp_path / "animal_faces.csv"
    table.write_text(FACES.replace(PRINTED, HOUSE), encoding="utf-8")

    shown = " ".join(wolfden("cards", "wolf-and-hound", "--cards", table).output.split())

    assert "B Wolf 01 White cards move it: +3/+6/+9/+12 for 1/2/3/4.! Costs your partner a sheep.!" in shown
    assert "! house rule" in shown


def test_a_changed_table_is_played_and_kept_in_the_record(tmp_path: Path) -> None:
    table = tmp_path / "animal_faces.csv"
    table.write_text(FACES.replace(PRINTED, HOUSE), encoding="utf-8")

    path = a_record(tmp_path, "--animals", "wolf_01", "--cards", str(table))

    assert read_record(path.read_bytes()).tables == {"animal_faces.csv": table.read_text(encoding="utf-8")}
    told = " ".join(wolfden("replay", path).output.split())
    walks = re.findall(r"plays (black|white) (\d)\.(?: Wolf 01 moves (\d+) spaces)?", told)
    assert walks
    assert all(steps == ("" if colour == "black" else str(3 * int(value))) for colour, value, steps in walks)
    assert wolfden("verify", path).exit_code == 0


@pytest.mark.parametrize(
    ("name", "content", "complaint"),
    [
        (
            "animal_faces.csv",
            FACES.replace("black,n,self", "black,fly,self", 1),
            "animal_faces.csv, row 'wolf_01': move",
        ),
        ("animal_faces.csv", "id,face\n", "animal_faces.csv: the first line must be id,face,colour"),
        ("animal_faces.csv", FACES.replace("[rulebook]", "guess", 1), "tag_colour must say where the value comes from"),
        ("wolves.csv", FACES, "wolves.csv is not a table of this game; its tables are number_cards.csv"),
        ("animal_faces.csv", "\udcff", "is not UTF-8 text"),
    ],
)
@pytest.mark.parametrize("command", ["cards", "play"])
def test_a_bad_table_is_refused_with_the_row_and_what_is_wrong(
    command: str, name: str, content: str, complaint: str, tmp_path: Path
) -> None:
    table = tmp_path / name
    table.write_text(content, encoding="utf-8", errors="surrogateescape")

    refused = wolfden(command, "wolf-and-hound", "--cards", table)

    assert refused.exit_code == 1
    assert complaint in refused.stderr
    assert refused.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("paragraph", "begins", "without"),
    [
        ("3.7", "3.7 End of phase 3", "3.7b"),
        ("§3.7b", "3.7b Phase 4", "3.8"),
        ("5", "5. End of game, scoring, ties", "6.0"),
        ("WH-E12", "WH-E12 Pink is never stopped.", "WH-E13"),
        ("WH-E1", "", "WH-E12"),
        ("N6", "• N6 – sheep_02 movement.", "N7"),
        ("A-4", "id question ruling and reason", "A-5"),
    ],
)
def test_one_paragraph_of_the_exact_rules(paragraph: str, begins: str, without: str) -> None:
    shown = wolfden("rules", "wolf-and-hound", paragraph, "--exact")

    assert " ".join(shown.stdout.split()).startswith(begins)
    assert without not in shown.stdout
    assert shown.exit_code == (0 if begins else 1)


def test_a_paragraph_is_read_in_the_readers_language_and_a_case_in_english() -> None:
    assert "補充" in wolfden("rules", "wolf-and-hound", "3.7b", "--lang", "ja").stdout
    assert "number deck" in wolfden("rules", "wolf-and-hound", "3.7b", "--lang", "en").stdout
    assert "Pink is never stopped" in wolfden("rules", "wolf-and-hound", "WH-E12", "--lang", "ja").stdout


def test_a_paragraph_that_is_not_there_gets_the_list_of_those_that_are() -> None:
    refused = wolfden("rules", "wolf-and-hound", "9.9")

    assert refused.exit_code == 1
    assert "have no §9.9; their sections are\n" in refused.stderr
    assert "  3.7b   Phase 4 — draw\n" in refused.stderr


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize(
    ("how", "text"), [((), read_book), (("--summary",), read_summary)], ids=["the book", "the page"]
)
def test_what_players_read_can_be_read_whole(game: AnyGame, how: tuple[str, ...], text: Callable[..., str]) -> None:
    """Without what only the browser shows."""
    shown = wolfden("rules", game.key, *how)

    assert shown.exit_code == 0
    assert "§" not in shown.output
    assert "{example" not in shown.output
    assert len(shown.output.split()) > 0.8 * len(re.sub(r"\(.*?§.*?\)", "", text(game, "en")).split())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_exact_rules_can_be_read_whole(game: AnyGame) -> None:
    shown = wolfden("rules", game.key, "--exact")

    assert shown.exit_code == 0
    assert len(shown.output.splitlines()) > len(read_rules(game).splitlines()) / 2


@pytest.mark.parametrize("command", ["cards", "rules"])
def test_an_unknown_game_is_answered_with_those_that_exist(command: str) -> None:
    refused = wolfden(command, "chess")

    assert refused.exit_code == 1
    assert refused.stderr.startswith("wolfden: there is no game 'chess'; the games are wolf-and-hound")


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    with start("rules", "wolf-and-hound") as rules:
        assert rules.stdout is not None
        assert rules.stderr is not None
        rules.stdout.readline()
        rules.stdout.close()

        assert rules.stderr.read() == ""
