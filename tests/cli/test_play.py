"""`wolfden play`: a whole game, bad answers, leaving and coming back."""

import io
import signal
import sys
from pathlib import Path

import pytest

from wolfden.cli.play import complete
from wolfden.engine.record import read_record
from wolfden.games import find_game
from wolfden.locale import LANGUAGES, Language, Text
from wolfden.locale.say import Wording

from .running import a_record, start, wolfden

GAME = ("play", "wolf-and-hound", "--seed", "7")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_reads_the_same_twice(language: Language, tmp_path: Path) -> None:
    transcripts = []
    for _ in range(2):
        path = tmp_path / "game.json"
        played = wolfden(*GAME, "--lang", language, "--record", path, answers="1\n" * 50)
        assert played.exit_code == 0
        transcripts.append(played.output)
        path.unlink()

    assert transcripts[0] == transcripts[1]
    assert Text(language)("wolf-and-hound-decision-play") in transcripts[0]


def test_the_seed_is_promised_before_the_deal_and_shown_after_the_end(tmp_path: Path) -> None:
    path = tmp_path / "game.json"

    played = wolfden("play", "wolf-and-hound", "--record", path, answers="1\n" * 50)

    record = read_record(path.read_bytes())
    before, _, after = played.output.partition("Which card do you play?")
    assert record.commitment in before
    assert record.seed not in before
    assert record.seed in after
    assert record.nonce in after.replace("\n", "")


@pytest.mark.parametrize(
    "options",
    [
        ("--players", "2", "--animals", "S4-3", "--meat-and-bone"),
        ("--players", "3", "--animals", "S3-6", "--seat", "P2", "--bots", "random"),
        ("--animals", "wolf_01,wolf_02,sheep_02", "--manual-activation-order", "--sheep-mode", "few"),
        ("--animals", "SD-1", "--first-to-3", "--seat", "P4", "--bots", "random,hunter,random"),
    ],
)
def test_every_option_makes_a_game_that_verifies(options: tuple[str, ...], tmp_path: Path) -> None:
    path = a_record(tmp_path, *options)

    assert wolfden("verify", path).exit_code == 0


def test_a_set_that_leaves_a_choice_is_completed_by_the_seed_when_nobody_can_be_asked(tmp_path: Path) -> None:
    options = read_record(a_record(tmp_path, "--animals", "S2-2").read_bytes()).options

    assert options["animals"] in (["hound_01", "wolf_03"], ["hound_01", "wolf_04"])


@pytest.mark.parametrize(
    ("answer", "reply"),
    [
        ("0", "There is no choice 0; choose a number from 1 to 3."),
        ("9", "There is no choice 9; choose a number from 1 to 3."),
        ("9" * 5000, "There is no choice 9999"),
        ("B1", "That card isn't in your hand. Play one that is. (§3.5)"),
        ("b1", "That card isn't in your hand. Play one that is. (§3.5)"),
        ("keep", "That isn't one of your choices right now. Answer the question first. (§3.10)"),
        ("fly", "“fly” is not a move here. Type the number of a choice, or its move, such as B4."),
        ("\x1b[31m\x00", "“[31m” is not a move here."),
        ("?", "Lay down one card from your hand, face up"),
    ],
)
def test_a_bad_answer_gets_the_reason_and_the_choice_again(answer: str, reply: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"

    played = wolfden(*GAME, "--record", path, answers=f"{answer}\nq\n")

    assert reply in " ".join(played.output.split())
    assert played.output.count("Your choice (1–3") == 2
    assert read_record(path.read_bytes()).moves == []


@pytest.mark.parametrize("answer", ["2", "W2", "w2", "Ｗ２", "２"])
def test_a_choice_is_named_by_its_number_or_by_its_move(answer: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"

    wolfden(*GAME, "--record", path, answers=f"{answer}\nq\n")

    assert read_record(path.read_bytes()).moves[0] == "P1 W2"


def test_leaving_keeps_the_record_and_says_how_to_go_on(tmp_path: Path) -> None:
    path = tmp_path / "game.json"

    left = wolfden(*GAME, "--bots", "random", "--record", path, answers="1\nq\n")

    assert left.exit_code == 0
    assert f"wolfden play --resume {path} --bots random" in left.output
    assert wolfden("verify", path).exit_code == 0


def test_the_end_of_the_input_keeps_the_record(tmp_path: Path) -> None:
    path = tmp_path / "game.json"

    played = wolfden(*GAME, "--record", path, answers="1\n")

    assert played.exit_code == 1
    assert f"its record is kept in {path}" in played.output
    assert wolfden("verify", path).exit_code == 0


def test_a_resumed_game_ends_like_one_that_was_never_left(tmp_path: Path) -> None:
    whole = read_record(a_record(tmp_path).read_bytes())
    path = tmp_path / "left.json"
    wolfden(*GAME, "--record", path, answers="1\n1\nq\n")

    resumed = wolfden("play", "--resume", path, answers="1\n" * 50)

    assert resumed.exit_code == 0
    assert read_record(path.read_bytes()).moves == whole.moves
    assert "this game is over" in wolfden("play", "--resume", path).output


def test_ctrl_c_keeps_the_record(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    table = start(*GAME, "--record", path)
    assert table.stdin is not None
    assert table.stdout is not None
    table.stdin.write("1\n")
    table.stdin.flush()
    questions = 0
    while questions < 2:
        questions += "Which card do you play?" in table.stdout.readline()

    table.send_signal(signal.SIGINT)
    table.wait(60)  # before its input ends, which would be another way to leave

    output, complaints = table.communicate(timeout=60)
    assert table.returncode == 130
    assert f"wolfden play --resume {path}" in output
    assert complaints == ""
    assert len(read_record(path.read_bytes()).moves) == 4
    assert wolfden("verify", path).exit_code == 0


def test_a_script_may_answer_more_than_it_is_asked(tmp_path: Path) -> None:
    table = start(*GAME, "--record", tmp_path / "game.json")

    output, complaints = table.communicate("1\n" * 1000, timeout=60)

    assert (table.returncode, complaints) == (0, "")
    assert "wins" in output


def test_without_a_place_of_its_own_the_record_goes_to_the_data_folder(data_folder: Path) -> None:
    wolfden(*GAME, answers="q\n")

    (kept,) = (data_folder / "wolfden" / "records").glob("wolf-and-hound-*.json")
    assert read_record(kept.read_bytes()).seed == "7"


def test_without_a_game_it_asks_which() -> None:
    asked = wolfden("play", "--lang", "ja", answers="99\n1\nq\n")

    assert "どのゲームで遊ぶ？" in asked.output
    assert "99番の選択肢はない" in asked.output
    assert "どのカードを出しますか？" in asked.output
    assert "name one: wolfden play" in wolfden("play").output


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (("--animals", "S5-1"), "the set S5-1 leaves a choice; name its cards"),
        (("--animals", "wolf_99"), "there is no animal card 'wolf_99'"),
        (("--seat", "P4", "--players", "3"), "'P4'; the seats are P1, P2, P3"),
        (("--bots", "cheat"), "there is no bot 'cheat'; the bots are"),
        (("--bots", "random,random"), "names 2 bots for 3 seats"),
        (("--cards", "no-such-file.csv"), "no-such-file.csv: No such file"),
        (("--record", "no/such/folder/game.json"), "No such file or directory"),
    ],
)
def test_bad_options_are_answered_in_one_line(options: tuple[str, ...], complaint: str, data_folder: Path) -> None:
    refused = wolfden(*GAME, *options)

    assert refused.exit_code == 1
    assert complaint in refused.stderr
    assert refused.stderr.count("\n") == 1
    assert refused.stdout == ""
    assert not data_folder.exists()


@pytest.mark.parametrize(
    "args",
    [
        ("play", "chess"),
        ("play", "wolf-and-hound", "--players", "5"),
        ("play", "wolf-and-hound", "--lang", "fr"),
        ("play", "--lang", "ja", "wolf-and-hound"),
    ],
)
def test_a_wrong_use_has_exit_code_2(args: tuple[str, ...]) -> None:
    assert wolfden(*args).exit_code == 2


def test_a_record_is_never_written_over(tmp_path: Path) -> None:
    path = a_record(tmp_path)
    before = path.read_bytes()

    refused = wolfden(*GAME, "--record", path, answers="1\n")

    assert refused.exit_code == 1
    assert "is there already" in refused.stderr
    assert path.read_bytes() == before


class Keyboard(io.StringIO):
    """Somebody is there to answer."""

    def isatty(self) -> bool:
        return True


def test_a_set_that_leaves_a_choice_asks_for_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", Keyboard("7\n2\n"))

    chosen = complete(Wording(Text("en"), find_game("wolf-and-hound"), {}), "animals", ["S2-2"], {}, "any seed")

    assert chosen == ["hound_01", "wolf_04"]
    assert "Wolf 03 (wolf_03)" in capsys.readouterr().out
