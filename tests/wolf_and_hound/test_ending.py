"""§5 The end of the game: the final round, the closing activation, totals and ties."""

import pytest

from tests.wolf_and_hound.builders import begin_turn, fix_3d, fix_4, play
from wolfden.games.wolf_and_hound import GAME


def test_a_tie_of_three_players_is_won_by_yellow() -> None:
    """WH-10.5 Tie with three players."""
    table = fix_3d(final_round=True, sheep={"P1": "2/2", "P2": "3/4", "P3": "3/3", "P4": "2/3"})

    begin_turn(table)

    assert table.happened("game_won") == ["game_won yellow totals 5 5"]
    assert GAME.outcome(table.state) == {
        "winners": ["P2", "P4"],
        "points": {"P1": 2, "P2": 3, "P3": 3, "P4": 2},
        "why": "totals",
    }


def test_a_tie_of_four_players_is_won_by_yellow() -> None:
    """WH-13.Q2 Equal totals."""
    table = fix_4(final_round=True, sheep={"P1": "1/3", "P2": "2/3", "P3": "3/3", "P4": "2/3"})

    begin_turn(table)

    assert table.happened("game_won") == ["game_won yellow totals 4 4"]


@pytest.mark.parametrize(("blue", "winner"), [("2/3", "yellow"), ("3/3", "blue")])
def test_one_sheep_more_than_a_tie_makes_blue_win(blue: str, winner: str) -> None:
    """§5.2 The higher sum wins; equal sums: Yellow."""
    table = fix_4(final_round=True, sheep={"P1": blue, "P2": "2/3", "P3": "2/3", "P4": "2/3"})

    begin_turn(table)

    assert table.winner == f"{winner} by totals"


def test_cards_left_in_hands_are_discarded_without_effect() -> None:
    """WH-13.Q3 Left-over cards."""
    table = fix_4(
        number_deck="",
        final_round=True,
        hands={"P1": "", "P2": "", "P3": "B3", "P4": ""},
        animals="wolf_01@P2",
        sheep={"P1": "3/3", "P2": "1/3", "P3": "3/3", "P4": "2/3"},
    )

    begin_turn(table)

    assert table.is_over
    assert table.events == ["turn_began P1 5", "game_won blue totals 6 3", "card_left P3 B3"]
    assert table.played("P3") == "B4"
    assert table.where("wolf_01") == "P2"


def test_after_p3_runs_out_p4_has_a_turn_and_p1_a_last_activation() -> None:
    """WH-E36 Hand emptied by P3."""
    table = fix_4(
        number_deck="",
        to_move="P3",
        phase=3,
        animals="wolf_01@P2 hound_01@P2",
        hands={"P3": "B4", "P4": "W1", "P1": "B2", "P2": "B1"},
    )

    play(table, "B4")
    assert table.where("wolf_01") == "P2"
    assert table.happened("final_round") == ["final_round P3"]
    assert table.decision == "P4 play"

    play(table, "W1")
    assert table.where("hound_01") == "P3"
    assert table.happened("game_won") == ["game_won yellow totals 6 6"]
    assert table.is_over
    assert (table.hand("P1"), table.hand("P2")) == ("B2", "B1")
    assert (table.played("P1"), table.played("P2")) == ("B3", "W3")


def test_after_p1_runs_out_everybody_else_has_one_more_turn() -> None:
    """WH-E37 Hand emptied by P1."""
    table = fix_4(
        number_deck="",
        phase=3,
        animals="hound_01@P1",
        hands={"P1": "B1", "P2": "B1", "P3": "B4", "P4": "B2"},
    )

    play(table, "B1")
    assert table.final_round
    play(table, "B1", "B4")
    assert table.decision == "P4 play"
    play(table, "B2")

    assert table.events[-3:] == [
        "turn_began P1 9",
        "nothing_changed P1 hound_01 3",
        "game_won yellow totals 6 6",
    ]
    assert table.is_over


def test_nobody_is_eliminated_in_the_closing_activation() -> None:
    """WH-E38 Zero in the closing activation."""
    table = fix_4(final_round=True, animals="wolf_01@P1", sheep={"P1": "1/3", "P2": "1/3", "P3": "3/3", "P4": "1/3"})

    begin_turn(table)

    assert table.sheep("P1") == "0/3"
    assert table.happened("game_won") == ["game_won blue totals 3 2"]


def test_elimination_goes_on_in_the_final_round() -> None:
    """WH-E39 Elimination in the final round."""
    table = fix_4(final_round=True, to_move="P2", hands={"P1": ""}, animals="wolf_01@P2", sheep={"P2": "1/3"})

    begin_turn(table)

    assert table.is_over
    assert table.winner == "blue by elimination"


def test_a_skip_cuts_the_closing_activation_short() -> None:
    """WH-E40 Skip in the closing activation."""
    table = fix_4(
        final_round=True,
        animals="sheep_01@P1 wolf_01@P1",
        sheep={"P1": "1/3", "P2": "2/3", "P3": "2/3", "P4": "2/3"},
    )

    begin_turn(table)

    assert table.sheep("P1") == "1/3"
    assert table.happened("game_won") == ["game_won yellow totals 3 4"]
    assert table.is_over


def test_the_winners_are_a_team_and_the_outcome_says_why() -> None:
    """§5.1 The other team wins."""
    table = fix_4(animals="wolf_01@P1", sheep={"P1": "1/3", "P4": "2/3"})
    assert GAME.winners(table.state) == 0

    begin_turn(table)

    assert GAME.winners(table.state) == 0b1010
    assert GAME.outcome(table.state) == {
        "winners": ["P2", "P4"],
        "points": {"P1": 0, "P2": 3, "P3": 3, "P4": 2},
        "why": "elimination",
    }
