"""§3.5 Dummy seats: the card that is turned up, the exchange call, and barred threes."""

import pytest

from tests.wolf_and_hound.builders import begin_turn, fix_2d, fix_3d, play, refusal


def test_a_dummy_plays_the_top_card_of_the_number_deck() -> None:
    """WH-10.4a Dummy plays from the number deck."""
    table = fix_3d(to_move="P4", animals="wolf_01@P2")
    begin_turn(table)
    assert table.events == ["turn_began P4 5", "card_turned_up P4 B1"]

    play(table, "keep")

    assert table.where("wolf_01") == "P3"
    assert table.played("P4") == "W4 B1"
    assert table.number_deck == "W1 B2 W2 B3 W3 B4 W4 B1 W1 B2 W2"
    assert table.dummy_deck("P4") == "B2 B3 W1 W4"
    assert table.happened("card_drawn") == []


def test_a_dummy_plays_from_its_own_deck_when_the_number_deck_is_empty() -> None:
    """WH-10.4b Number deck empty."""
    table = fix_3d(to_move="P4", number_deck="", animals="wolf_01@P2")

    begin_turn(table)

    assert table.played("P4") == "W4 B2"
    assert table.where("wolf_01") == "P4"
    assert table.dummy_deck("P4") == "B3 W1 W4"
    assert table.decision == "P1 play"


def test_the_exchange_call_swaps_the_card_for_the_top_of_the_dummy_deck() -> None:
    """WH-10.4c Exchange call."""
    table = fix_3d(to_move="P4", animals="wolf_01@P2")

    play(table, "exchange")

    assert table.happened("exchanged") == ["exchanged P4 B1 B2"]
    assert table.played("P4") == "W4 B2"
    assert table.where("wolf_01") == "P4"
    assert table.dummy_deck("P4") == "B3 W1 W4 B1"
    assert table.number_deck == "W1 B2 W2 B3 W3 B4 W4 B1 W1 B2 W2"


def test_there_is_nothing_to_exchange_with_an_empty_dummy_deck() -> None:
    """WH-E42 Exchange not offered."""
    table = fix_3d(to_move="P4", hands={"P4": ""}, animals="wolf_01@P2")

    begin_turn(table)

    assert table.happened("card_played") == ["card_played P4 B1"], "without asking P2"
    assert table.where("wolf_01") == "P3"
    assert table.number_deck == "W1 B2 W2 B3 W3 B4 W4 B1 W1 B2 W2"
    assert table.dummy_deck("P4") == ""


def test_a_skipped_dummy_turns_nothing_up() -> None:
    """WH-E43 Dummy skipped."""
    table = fix_3d(to_move="P4", animals="sheep_01@P4")

    begin_turn(table)

    assert table.events == ["turn_began P4 5", "turn_skipped P4 sheep_01", "turn_began P1 6"]
    assert table.number_deck == "B1 W1 B2 W2 B3 W3 B4 W4 B1 W1 B2 W2"
    assert table.dummy_deck("P4") == "B2 B3 W1 W4"
    assert table.played("P4") == "W4"


def test_the_exchange_call_saves_a_dummy_from_a_barred_three() -> None:
    """WH-E44 Dummy under no-3, exchange helps."""
    table = fix_3d(to_move="P4", animals="sheep_02@P4", number_deck="B3 W1 B2")
    begin_turn(table)
    assert table.happened("card_turned_up") == ["card_turned_up P4 B3"]

    play(table, "exchange")

    assert table.played("P4") == "W4 B2"
    assert table.dummy_deck("P4") == "B3 W1 W4 B3"
    assert table.number_deck == "W1 B2"


def test_an_exchange_for_another_three_is_undone() -> None:
    """WH-E45 Dummy under no-3, exchange fails."""
    table = fix_3d(
        to_move="P4",
        animals="sheep_02@P4 extra_01@P4 extra_02/front@P1 designer_02_1@P3 designer_02_2@P3 designer_02_3/back@P2",
        number_deck="B3 W1 B2",
        hands={"P4": "W3 B2 W1 W4"},
        prev_turn_card="P3 B4",
    )

    play(table, "exchange")

    assert table.played("P4") == "W4"
    assert table.number_deck == "B3 W1 B2"
    assert table.dummy_deck("P4") == "W3 B2 W1 W4"
    assert table.happened("card_put_back") == [
        "card_put_back P4 W3 dummy_deck",
        "card_put_back P4 B3 number_deck",
    ]
    assert table.happened("animal_walked") == [
        "animal_walked extra_01 P4 P4 -4",
        "animal_walked designer_02_3 P2 P1 -1",
    ]
    assert table.face("extra_02") == "back"
    assert table.current == "P1"


def test_a_barred_three_that_is_kept_returns_to_the_number_deck() -> None:
    """WH-E46 Dummy under no-3, kept."""
    table = fix_3d(to_move="P4", animals="sheep_02@P4", number_deck="B3 W1 B2")

    play(table, "keep")

    assert table.played("P4") == "W4"
    assert table.number_deck == "B3 W1 B2"
    assert table.dummy_deck("P4") == "B2 B3 W1 W4"
    assert table.where("sheep_02") == "P4"
    assert table.decision == "P1 play"


def test_a_barred_three_from_the_dummy_deck_returns_there() -> None:
    """§3.5 step 4 A card from the dummy deck goes back to the top of the dummy deck."""
    table = fix_3d(to_move="P4", animals="sheep_02@P4", number_deck="", hands={"P4": "W3 B2"})

    begin_turn(table)

    assert table.happened("card_put_back") == ["card_put_back P4 W3 dummy_deck"]
    assert table.dummy_deck("P4") == "W3 B2"
    assert table.played("P4") == "W4"
    assert table.decision == "P1 play"


@pytest.mark.parametrize(("dummy", "caller", "opponent"), [("P3", "P1", "P2"), ("P4", "P2", "P1")])
def test_each_dummy_has_its_own_caller(dummy: str, caller: str, opponent: str) -> None:
    """WH-E47 Two dummies, two callers."""
    table = fix_2d(to_move=dummy)

    begin_turn(table)

    assert table.decision == f"{caller} exchange"
    assert table.legal == ["keep", "exchange"]
    assert refusal(table, "keep", seat=opponent) == "not_your_decision"


def test_an_empty_dummy_deck_starts_the_final_round() -> None:
    """WH-E48 Dummy deck runs out."""
    table = fix_3d(to_move="P4", number_deck="", hands={"P4": "B2"}, animals="hound_01@P1", sheep={"P1": "1/2"})

    begin_turn(table)

    assert table.happened("card_played") == ["card_played P4 B2"]
    assert table.happened("final_round") == ["final_round P4"]
    assert table.happened("sheep_gained") == ["sheep_gained P1 hound_01 2"]
    assert table.winner == "yellow by totals"


def test_the_team_mate_decides_which_metamorphic_card_a_dummy_flips() -> None:
    """WH-E49 D4 on a dummy turn."""
    table = fix_3d(to_move="P4", number_deck="W2 B1", animals="meta_02/front@P3 meta_01/front@P1")

    play(table, "keep")

    assert table.where("meta_02") == "P1"
    assert table.face("meta_02") == "back"
    assert table.decision == "P2 flip"
    assert table.legal == ["flip meta_01", "flip meta_02"]
