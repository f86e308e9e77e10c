"""§3.2, §3.6 What a player may do in a turn, and at any time."""

import pytest

from tests.woof.builders import Table, base4, base5, look_around, play, refusal
from wolfden.engine.decision import SeatIndex
from wolfden.engine.errors import BadMove
from wolfden.games.woof import GAME


def in_cycle_2(table: Table, turn: str) -> Table:
    """The same table when it is this player's turn in cycle 2."""
    look_around(table)
    while table["turn"] != turn:
        seat = table["turn"]
        play(table, f"{seat} look {'1' if seat != '1' else '2'} 1")
    return table


def in_final(table: Table) -> Table:
    """The same table in the final phase of 3, 4, 5 ..."""
    look_around(table)
    play(table, "1 declare 4 X", "2 declare 1 3")
    return table


def test_wf_c09_looks_and_questions_in_the_first_cycle() -> None:
    """WF-C09 8 looks and 8 questions; no declaration, no pass."""
    table = base5(questions={"1": "QA QC"})

    assert table.options("1", "look") == [f"look {number} {slot}" for number in "2345" for slot in "01"]
    assert table.options("1", "ask") == [f"ask {question} {number}" for question in ("QA", "QC") for number in "2345"]
    assert len(table.legal("1")) == 16


def test_wf_c10_declarations_in_the_second_cycle() -> None:
    """WF-C10 25 early declarations for a hunter, 5 for the wolf, all with << = X."""
    table = in_cycle_2(base5(), "3")
    assert table.options("3", "declare") == [f"declare {single} {double}" for single in "01245" for double in "01245"]

    table = in_cycle_2(base5(), "1")
    assert table.options("1", "declare") == [f"declare {single} X" for single in "02345"]


def test_wf_c11_a_red_marker_bars_early_declarations() -> None:
    """WF-C11 In every cycle no early declaration for 3; looks and questions are legal."""
    table = in_cycle_2(base5(red="3"), "3")

    assert table.options("3", "declare") == []
    assert len(table.options("3", "look")) == 8
    assert len(table.options("3", "ask")) >= 4
    assert refusal(table, "3 declare 1 2") == "red_marker"


def test_wf_c12_four_players_look_and_point_at_the_neutral_one() -> None:
    """WF-C12 8 looks (1, 3, 4 and neutral 5), questions only to 1, 3, 4, and 25 early declarations."""
    table = in_cycle_2(base4(questions={"2": "QA QB"}), "2")

    assert table.options("2", "look") == [f"look {number} {slot}" for number in "1345" for slot in "01"]
    assert table.options("2", "ask") == [f"ask {question} {number}" for question in ("QA", "QB") for number in "134"]
    assert table.options("2", "declare") == [f"declare {single} {double}" for single in "01345" for double in "01345"]


def test_wf_c13_without_questions_one_can_still_look() -> None:
    """WF-C13 No question is legal with an empty hand, looks are."""
    table = base5()
    for question in table.hand("1").split():
        play(table, f"1 ask {question} 2")
        while table["turn"] != "1":
            play(table, f"{table['turn']} look 1 0")

    assert table.hand("1") == ""
    assert table.options("1", "ask") == []
    assert len(table.options("1", "look")) == 8


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        pytest.param("1 look 1 0", "not_yourself", id="WF-C14 look at oneself"),
        pytest.param("1 ask QA 1", "not_yourself", id="WF-C14 ask oneself"),
        pytest.param("1 ask QA 5", "neutral_is_not_asked", id="WF-C14 ask the neutral player"),
        pytest.param("1 ask QB 2", "not_in_hand", id="WF-C14 a question not in hand"),
        pytest.param("2 look 1 0", "not_your_turn", id="WF-C14 look out of turn"),
        pytest.param("2 ask QC 1", "not_your_turn", id="WF-C14 ask out of turn"),
        pytest.param("2 declare 1 3", "not_your_turn", id="WF-C14 declare out of turn"),
        pytest.param("1 declare 2 3", "first_turn", id="WF-C14 declare in cycle 1"),
        pytest.param("1 look 6 0", "not_in_play", id="WF-C14 look at a number not in play"),
        pytest.param("1 ask QA 6", "not_in_play", id="WF-C14 ask a number not in play"),
        pytest.param("1 final 2 3", "not_yet_final", id="WF-C14 a final choice in a turn"),
    ],
)
def test_refused_in_a_turn(move: str, reason: str) -> None:
    """WF-C14 Rejected without change of state."""
    assert refusal(base4(questions={"1": "QA QA", "2": "QC QC"}), move) == reason


@pytest.mark.parametrize("move", ["3 look 1 0", "3 ask QA 1", "3 declare 1 0", "1 look 2 0"])
def test_wf_c14_turns_are_over_in_the_final_phase(move: str) -> None:
    """WF-C14 LOOK or ASK in FINAL."""
    assert refusal(in_final(base5(questions={"3": "QA QA"})), move) == "turns_are_over"


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        pytest.param("3 declare 1 X", "one_arrow_missing", id="WF-C15 a non-wolf with an X"),
        pytest.param("3 declare X 1", "one_arrow_missing", id="WF-C15 a non-wolf with the other X"),
        pytest.param("3 declare X X", "no_abstaining_early", id="WF-C15 a non-wolf abstains early"),
        pytest.param("3 declare 3 1", "own_number", id="WF-C15 the own number on <"),
        pytest.param("3 declare 1 3", "own_number", id="WF-C15 the own number on <<"),
        pytest.param("3 declare 6 1", "not_in_play", id="WF-C15 a number not in play on <"),
        pytest.param("3 declare 1 8", "not_in_play", id="WF-C15 a number not in play on <<"),
        pytest.param("1 declare 4 0", "no_second_target", id="WF-C15 the wolf with << = 0"),
        pytest.param("1 declare 4 3", "no_second_target", id="WF-C15 the wolf with << = 3"),
        pytest.param("1 declare X X", "no_abstaining_early", id="WF-C15 the wolf abstains early"),
        pytest.param("1 declare 1 X", "own_number", id="WF-C15 the wolf on the own number"),
    ],
)
def test_refused_early_declarations(move: str, reason: str) -> None:
    """WF-C15 An early declaration sets both arrows on others, the wolf's << on X."""
    assert refusal(in_cycle_2(base5(), move[0]), move) == reason


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        pytest.param("3 final 1 X", "one_arrow_missing", id="WF-C15 final with << = X"),
        pytest.param("3 final X 1", "one_arrow_missing", id="WF-C15 final with < = X"),
        pytest.param("3 final 3 1", "own_number", id="WF-C15 final on the own number"),
        pytest.param("3 final 1 6", "not_in_play", id="WF-C15 final on a number not in play"),
        pytest.param("1 final 4 X", "board_is_set", id="WF-C15 final after an early declaration"),
    ],
)
def test_refused_final_choices(move: str, reason: str) -> None:
    """WF-C15 A final choice sets both arrows or none."""
    assert refusal(in_final(base5()), move) == reason


def test_final_choices_are_all_declarations_and_abstaining() -> None:
    """§3.5 25 for a hunter and one more to abstain."""
    table = in_final(base5())
    boards = [f"final {single} {double}" for single in "01245" for double in "01245"]
    assert table.legal("3") == [*boards, "final X X"]


def test_a_submitted_choice_is_final() -> None:
    """§3.5"""
    table = in_final(base5())
    play(table, "3 final X X")
    assert table.legal("3") == []
    assert refusal(table, "3 final 1 2") == "board_is_set"


def test_wf_c16_both_arrows_may_name_one_player() -> None:
    """WF-C16 3 declares < = 1 and << = 1: accepted, and judged wrong."""
    table = in_cycle_2(base5(), "3")
    play(table, "3 declare 1 1", "4 declare 0 3")
    play(table, "1 final X X", "2 final X X", "5 final X X")
    assert table.wrong("3") == "red"


def test_wf_c17_two_equal_questions_are_one_choice() -> None:
    """WF-C17 QB to a given target counts once; after use one QB remains."""
    table = base5(questions={"1": "QB QB"})
    assert table.options("1", "ask") == [f"ask QB {number}" for number in "2345"]
    play(table, "1 ask QB 2")
    assert table.hand("1") == "QB"


# The free action of §3.6


def test_cards_are_rearranged_at_any_time_by_anybody() -> None:
    """§3.6 In or out of turn, declared or not; it uses no turn and is not among the choices of a turn."""
    table = in_cycle_2(base5(), "1")
    play(table, "1 declare 4 X")
    before = table.state.decision.copy()

    play(table, "1 rearrange 1 0", "2 rearrange 1 0", "4 rearrange 0 1", "4 rearrange 1 0")

    assert [table.cards(number) for number in "124"] == ["S1 W1", "D1 BQ", "S3 S2"]
    assert table.state.decision == before
    assert not [move for seat in "12345" for move in table.legal(seat) if move.startswith("rearrange")]


def test_rearranging_leaves_final_choices_as_they_are() -> None:
    """§3.6 It opens no decision and closes none."""
    table = in_final(base5())
    play(table, "3 final 1 2", "3 rearrange 1 0", "4 rearrange 1 0", "1 rearrange 1 0")

    assert table.to_act == "4 5 final"
    assert table["boards"]["3"] == ["1", "2"]
    assert table.cards("3") == "DQ HQ"


def test_others_learn_only_that_cards_were_handled() -> None:
    """§3.6"""
    table = base5()
    play(table, "4 rearrange 1 0")

    assert table.seen_by("4").events == ["rearranged 4 swapped"]
    assert table.seen_by("4").cards("4") == "S3 S2"
    for other in ("1", "2", "3", "5", None):
        assert table.seen_by(other).events == ["rearranged 4 None"]


def test_rearranging_ends_with_the_game() -> None:
    """§3.6 From the deal to REVEAL; and nobody sits on the neutral player's chair."""
    table = base4()
    assert refusal(table, "5 rearrange 1 0") == "not_your_turn"
    table.state.round = 3
    look_around(table)
    play(table, "1 declare 0 2", "2 declare 5 0", "3 final X X", "4 final X X")
    assert table["state"] == "GAME_OVER"
    assert refusal(table, "1 rearrange 1 0") == "game_is_over"
    assert refusal(table, "1 look 2 0") == "game_is_over"


@pytest.mark.parametrize("words", ["", "look", "look 9 0", "look 4 2", "ask QF 1", "declare 4", "final 1 9", "pass"])
def test_other_words_are_no_moves(words: str) -> None:
    """§3.2 No passing."""
    with pytest.raises(BadMove, match=r"is not a move of Woof!!; moves are such as 'look 4 0'"):
        GAME.read_move(base5().state, SeatIndex(0), words)
