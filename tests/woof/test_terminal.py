"""Woof!! in the terminal: the table, choices by number and by word, what is remembered, the end of a round."""

import itertools
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.running import ENGLISH, choices_of, drawn, story_of, table_of, whole_game, wolfden
from tests.woof.builders import Table, adv5, base4, base5, base6, base8, changed, look_around, play
from wolfden.engine.decision import SPECTATOR, SeatIndex
from wolfden.engine.game import moves_of, see
from wolfden.engine.record import read_record
from wolfden.games import find_game
from wolfden.games.woof.cards import NUMBER_NAMES
from wolfden.games.woof.terminal import draw_box
from wolfden.locale import LANGUAGES, Language
from wolfden.locale.say import Wording

pytestmark = pytest.mark.usefixtures("data_folder")

GAME = find_game("woof")
PLAY = ("play", "woof", "--seed", "7")
MOVES = {  # by the letter with which a row of choices begins
    "l": "look {head} 0",
    "r": "look {head} 1",
    "Q": "ask {label} {head}",
    "<": "declare {last} {head}",
    "": "declare {head} X",
}
E4 = (  # WF-E4, the rulebook's long example
    "1 look 4 0", "2 look 5 0", "3 look 2 0", "4 ask QA 3", "5 look 1 1",
    "1 ask QE 4", "2 look 4 0", "3 ask QC 4", "4 look 3 0", "5 look 3 1",
    "1 declare 4 X", "2 declare 1 3",
)  # fmt: skip
E4_HANDS = {"1": "QE QB", "2": "QD QD", "3": "QC QA", "4": "QA QB", "5": "QB QC"}


def shown(table: Table, seat: str | None) -> str:
    return table_of(GAME, table.state, seat)


def told(table: Table, seat: str | None = None) -> list[str]:
    """What the last move has brought about, line by line."""
    sight = see(GAME, table.state, NUMBER_NAMES.index(seat) if seat else SPECTATOR)
    return [" ".join(line.split()) for line in story_of(GAME, sight).splitlines()]


def panel(shown: str, heading: str) -> list[str]:
    """The lines in the frame with this heading."""
    lines = shown.splitlines()
    frame = re.compile(rf"[╭┏][─━]+ {re.escape(heading)} [─━]+[╮┓]")
    (top, (start, end)) = next((i, found.span()) for i, line in enumerate(lines) if (found := frame.search(line)))
    inside = itertools.takewhile(lambda line: line[start] in "│┃", lines[top + 1 :])
    return [" ".join(line[start + 1 : end - 1].split()) for line in inside]


def test_what_lies_before_each_player() -> None:
    """§3.3, §3.4 Markers and questions with who laid them; who has declared early, in which order."""
    table = base5(questions=E4_HANDS)
    play(table, *E4[:-1])

    seen = shown(table, None)

    assert panel(seen, "1") == ["0 points, 1 question", "declared early, 1st", "sheep ← 5"]
    assert panel(seen, "▶ 2") == ["0 points, 2 questions", "? ← 3"]
    assert panel(seen, "3") == ["0 points, 1 question", "? ← 4 5", "QA yes ← 4"]
    assert panel(seen, "4") == ["0 points, 1 question", "sheep ← 1", "wolf ← 2", "QE yes ← 1", "QC no ← 3"]
    assert panel(seen, "5") == ["0 points, 2 questions", "wolf ← 2"]
    assert "Turn cycle 3" in seen
    assert "Declared early: 1 of 2" in seen


def test_the_final_phase_shows_who_is_ready_and_not_with_what() -> None:
    """§4.1"""
    table = base5(questions=E4_HANDS, red="4", black="3")
    play(table, *E4, "3 final 4 0")

    seen = shown(table, "4")

    assert "Final declarations" in seen
    assert panel(seen, "3")[1:3] == ["black X", "ready"]
    assert panel(seen, "5")[1] == "choosing"
    assert panel(seen, "4 · you")[1:3] == ["red X", "choosing"]
    assert panel(shown(table, "3"), "3 · you")[3] == "<4 <<0"
    assert "<4" not in seen


def test_the_viewer_sees_the_own_cards_targets_and_questions() -> None:
    lines = [" ".join(line.split()) for line in shown(adv5(questions={"2": "QB QB"}), "2").splitlines()]

    assert "Your cards left shepherd boy BA (shows hunter), right dog D1" in lines
    assert "You are: shepherd boy; you seek wolf and sheep" in lines
    assert "Your questions QB, QB" in lines
    assert "QB Are you a sheep, a hunter or the shepherd boy?" in lines


def test_the_neutral_player_has_a_place_and_no_question_cards() -> None:
    """§2.4"""
    table = base4()
    play(table, "1 look 5 0")

    assert panel(shown(table, "1"), "Neutral player") == ["wolf ← 1"]
    assert panel(shown(base4(), "1"), "Neutral player") == ["–"]


@pytest.mark.parametrize("memory_aid", [False, True])
def test_only_the_memory_aid_lists_the_cards_one_has_seen(memory_aid: bool) -> None:
    """§4.3 Otherwise a card that was looked at is told once, at that moment."""
    table = base5(memory_aid=memory_aid)
    play(table, "1 look 4 0")
    at_that_moment = told(table, "1")

    look_around(table)

    assert at_that_moment == ["1 looks at 4's left card: sheep. 1: “Looks like a sheep!”"]
    assert ("Cards you have seen 4: sheep S2 (turn 1)" in " ".join(shown(table, "1").split())) == memory_aid
    assert ("S2" in shown(table, "1")) == memory_aid
    assert "S2" not in shown(table, "2")


def moves_by_number(choices: str) -> dict[int, str]:
    """What the tables of choices say: the move that stands in this row and this column."""
    lines, found = choices.splitlines(), {}
    for rule in (i for i, line in enumerate(lines) if line.startswith("─")):
        heads = re.sub("<<? [a-z ]+", "", lines[rule - 1]).split()
        for line in itertools.takewhile(lambda line: line.startswith(" "), lines[rule + 1 :]):
            label = re.sub(r"^ *(left|right|Q[A-E]|< [a-z ]+ \d)? .*", r"\1", line)
            for head, number in zip(heads, line.replace(label, "", 1).split(), strict=False):
                found[int(number)] = MOVES[label[:1]].format(label=label, last=label[-1:], head=head)
    return found


@pytest.mark.parametrize("position", [base4, base5, base6, base8])
@pytest.mark.parametrize("start", ["1", "2"])
def test_every_choice_has_its_number_and_all_fit_on_one_screen(position: Callable[..., Table], start: str) -> None:
    """Player 1 of most positions is a wolf, with one arrow to set; player 2 never is."""
    table = position(start=start)
    look_around(table)

    choices = choices_of(GAME, table.state)

    assert moves_by_number(choices) == dict(enumerate(table.legal(start), start=1))
    assert len(choices.splitlines()) <= 24


def test_the_choices_of_the_final_phase_end_with_abstaining() -> None:
    table = base5(questions=E4_HANDS)
    play(table, *E4)

    choices = choices_of(GAME, table.state)

    assert len(moves_of(GAME, table.state, SeatIndex(2))) == 26
    assert "Declare, +1 or a black X (for example final 0 0)" in choices
    assert "Abstain: 26 (or final X X)" in choices


def test_the_end_of_a_round_is_a_table() -> None:
    """WF-E4n"""
    table = base5(questions=E4_HANDS, red="3")
    play(table, *E4, "3 final 4 0", "4 final 0 3")

    play(table, "5 final X X")

    lines = told(table)
    assert lines[0] == "5 is ready."
    assert lines[3:] == [
        "1 wolf W1 S1 early: 4 right: +2, now 2",
        "2 shepherd boy BQ D1 early: 1, 3 wrong, misled 3: +1, now 1, red X",
        "3 hunter HQ DQ final: 4, none wrong, red X turns black, black X",
        "4 sheep S2 S3 final: none, 3 right: +1, now 1",
        "5 hunter H1 S4 abstained",
        "The game is over: somebody has too many X. 1 wins with 2 points and no X.",
    ]


@pytest.mark.parametrize("answer", ["rearrange 1 0", "Rearrange  1 0"])
def test_swapping_the_own_cards_uses_no_turn(answer: str, tmp_path: Path) -> None:
    """§3.6"""
    path = tmp_path / "game.json"

    played = wolfden(*PLAY, "--record", path, answers=f"{answer}\n{answer}\nq\n")

    first, second, third = re.findall(r"Your cards +left (.+), right (.+?) *\n", played.output)
    assert first == third == second[::-1]
    assert read_record(path.read_bytes()).moves[-2:] == ["1 rearrange 1 0", "1 rearrange 1 0"]
    assert wolfden("verify", path).exit_code == 0


def test_the_help_names_the_free_move() -> None:
    asked = wolfden(*PLAY, answers="?\nq\n").output.split("Your choice")

    assert "rearrange 1 0 swaps your two cards. Type it whenever you are asked;" in asked[1]


@pytest.mark.parametrize(
    ("answer", "reply"),
    [
        ("declare 2 3", "You can't declare early in your first turn of a round. (§3.2)"),
        ("look 1 0", "You can't choose yourself. Choose another player. (§3.2)"),
        ("look 6 0", "Nobody at this table has that number. (§2.2)"),
        ("final X X", "The turns aren't over yet. Look at a card, ask a question or declare early. (§3.5)"),
        ("99", "There is no choice 99; choose a number from 1 to"),
    ],
)
def test_a_bad_answer_gets_the_reason(answer: str, reply: str) -> None:
    assert reply in " ".join(wolfden(*PLAY, answers=f"{answer}\nq\n").output.split())


def test_a_changed_table_is_described_as_it_is() -> None:
    tables = changed("question_cards.csv", ("QC,3,cards,dog,[rulebook]", "QC,3,cards,dog wolf,[house rule]"))

    box = drawn(*draw_box(Wording(ENGLISH, GAME, {}), tables))

    assert "QC     3!       Is either of your cards a dog or a wolf?" in box


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "options",
    [
        ("--players", "4", "--advanced", "--memory-aid"),
        ("--players", "6", "--no-auto-rearrange", "--turn-limit", "2", "--seat", "6", "--bots", "random"),
        ("--players", "8", "--turn-limit", "1", "--seat", "3", "--bots", "random"),
    ],
)
def test_a_whole_game_fits_the_screen_and_verifies(
    language: Language, options: tuple[str, ...], tmp_path: Path
) -> None:
    shown, outcome = whole_game(tmp_path, language, *PLAY, *options, answers=200)

    assert all(str(points) in shown for points in outcome["points"].values())
