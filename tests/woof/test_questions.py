"""§3.4 Asking a question."""

import pytest

from tests.woof.builders import IN_THE_BOX, Table, adv5, all_questions, base5, look_around, play
from wolfden.engine.game import read_options
from wolfden.games.woof import GAME
from wolfden.games.woof.cards import QUESTIONS, ROLE_CARDS
from wolfden.games.woof.roles import answer


def asked(table: Table, question: str, target: str) -> str:
    """Somebody asks; the answer that lies in front of the target."""
    asker = "1" if target != "1" else "2"
    table = Table(table.state.copy())
    number = int(asker) - 1
    table.state.start = table.state.current = number
    table.state.decision.owing = 1 << number
    table.state.players[number].questions[QUESTIONS.index(question)] += 1
    play(table, f"{asker} ask {question} {target}")
    (last,) = table["answered"]
    assert last[:3] == [asker, target, question]
    return "YES" if last[3] else "NO"


def test_wf_i3_the_answer_lies_in_front_of_the_questioned_player() -> None:
    """WF-I3 QE to 4: YES. QE to 3 (HQ DQ): NO."""
    assert asked(base5(), "QE", "4") == "YES"
    assert asked(base5(), "QE", "3") == "NO"


def test_wf_e5c_the_picture_counts_not_the_disguise() -> None:
    """WF-E5c Paul asks QE of 4, who holds SA and S3: YES."""
    table = adv5(questions={"3": "QE QA"}, start="3")
    play(table, "3 ask QE 4")
    assert table["answered"] == [["3", "4", "QE", True]]
    assert table.events[:2] == ["asked 3 4 QE", "answered 4 QE yes"]


@pytest.mark.parametrize(("question", "yes"), [("QA", {"wolf", "hunter", "boy"}), ("QB", {"sheep", "hunter", "boy"})])
def test_wf_c29_questions_about_the_identity(question: str, yes: set[str]) -> None:
    """WF-C29 QA: YES for wolf, hunter, boy. QB: YES for sheep, hunter, boy."""
    state = GAME.set_up(read_options(GAME, {"players": 8}), {})
    cards = {"sheep": "S1 S2", "dog": "D1 S1", "hunter": "H1 D1", "boy": "BQ H1", "wolf": "W1 BQ"}
    for role, pair in cards.items():
        card, other = (ROLE_CARDS.index(id) for id in pair.split())
        assert answer(state, QUESTIONS.index(question), card, other) == (role in yes)


@pytest.mark.parametrize(
    ("question", "expected"), [("QA", "YES"), ("QB", "YES"), ("QC", "YES"), ("QD", "NO"), ("QE", "NO")]
)
def test_wf_c30_the_boy_never_lies_to_a_question(question: str, expected: str) -> None:
    """WF-C30 BQ and D1."""
    assert asked(base5(), question, "2") == expected


@pytest.mark.parametrize(("question", "expected"), [("QE", "YES"), ("QB", "NO")])
def test_wf_c31_the_wolf_has_a_sheep_card(question: str, expected: str) -> None:
    """WF-C31 W1 and S1."""
    assert asked(base5(), question, "1") == expected


@pytest.mark.parametrize("question", ["QC", "QD", "QA"])
def test_wf_c32_hidden_faces_have_no_influence(question: str) -> None:
    """WF-C32 HQ and DQ: a dog, a hunter, and one of wolf, hunter, boy."""
    assert asked(base5(), question, "3") == "YES"


@pytest.mark.parametrize(("question", "target", "expected"), [("QC", "5", "YES"), ("QC", "4", "NO"), ("QD", "2", "NO")])
def test_wf_c33_disguises_have_no_influence(question: str, target: str, expected: str) -> None:
    """WF-C33 H1 DA has a dog; SA S3 only shows one; BA D1 only shows a hunter."""
    assert asked(adv5(), question, target) == expected


def test_wf_c34_a_question_is_used_up_until_the_next_round() -> None:
    """WF-C34 One card left, none drawn; the card lies there until the round ends; then all 16 are dealt again."""
    table = base5(questions={"3": "QC QD"}, start="3")
    play(table, "3 ask QC 1")
    assert table.hand("3") == "QD"
    assert table["answered"] == [["3", "1", "QC", False]]
    assert all_questions(table) == IN_THE_BOX

    look_around(table)
    play(table, "3 look 1 0", "4 declare 0 3", "5 declare 1 0")
    assert table["answered"] == [["3", "1", "QC", False]]
    play(table, "1 final X X", "2 final X X", "3 final X X")

    assert table["round"] == 2
    assert table["answered"] == []
    assert len(table.hand("3").split()) == 2
    assert all_questions(table) == IN_THE_BOX
