"""`wolfden games`, `wolfden cards` and `--cards`, `wolfden rules`."""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from wolfden.engine.component_csv import shipped
from wolfden.engine.game import AnyGame
from wolfden.engine.record import read_record
from wolfden.engine.rulebook import read_book, read_rules, read_summary
from wolfden.games import GAMES
from wolfden.locale import LANGUAGES, Language, Text

from .running import a_record, start, wolfden

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


def test_a_changed_table_is_described_as_it_is(tmp_path: Path) -> None:
    table = tmp_path / "animal_faces.csv"
    table.write_text(FACES.replace(PRINTED, HOUSE), encoding="utf-8")

    shown = " ".join(wolfden("cards", "wolf-and-hound", "--cards", table).output.split())

    assert "B Wolf 01 White cards move it: +3/+6/+9/+12 for 1/2/3/4. Costs your partner a sheep.!" in shown
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
