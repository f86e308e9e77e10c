"""§3.5 Choosing the card, §3.7b drawing one, and who may decide what (§3.10)."""

from tests.wolf_and_hound.builders import begin_turn, fix_1, fix_3d, fix_4, play, refusal
from wolfden.engine.decision import SeatIndex
from wolfden.engine.game import moves_of
from wolfden.games.wolf_and_hound import GAME
from wolfden.games.wolf_and_hound.cards import SEAT_NAMES


def test_a_white_3_moves_only_the_hound() -> None:
    """WH-6.3 White 3 moves only the hound."""
    table = fix_4(to_move="P3", animals="hound_01@P2 wolf_01@P3")
    begin_turn(table)
    assert table.sheep("P3") == "2/3"

    play(table, "W3")

    assert table.where("hound_01") == "P1"
    assert table.where("wolf_01") == "P3"
    assert table.played("P3") == "B4 W3"
    assert table.hand("P3") == "B1 B3 B4 W4"
    assert table.number_deck == "W1 B2 W2 B3 W3 B4 W4 B1 W1 B2 W2"


def test_a_player_who_holds_only_barred_threes_shows_them_and_plays_nothing() -> None:
    """WH-8.8 Only threes."""
    table = fix_4(to_move="P3", animals="sheep_02@P3", hands={"P3": "B3 B3 W3 W3"})
    deck = table.number_deck

    begin_turn(table)

    assert table.events == [
        "turn_began P3 5",
        "threes_barred P3 sheep_02",
        "card_shown P3 B3",
        "card_shown P3 B3",
        "card_shown P3 W3",
        "card_shown P3 W3",
        "nothing_played P3",
        "turn_began P4 6",
    ]
    assert table.played("P3") == "B4"
    assert table.hand("P3") == "B3 B3 W3 W3"
    assert table.number_deck == deck
    assert table.decision == "P4 play"


def test_the_check_for_empty_pastures_comes_before_the_hand_is_shown() -> None:
    """WH-8.8 Only threes: phases 1 and 2 happen."""
    table = fix_4(to_move="P3", animals="sheep_02@P3 wolf_01@P3", hands={"P3": "B3 W3"}, sheep={"P3": "1/3"})

    begin_turn(table)

    assert table.winner == "yellow by elimination"
    assert table.happened("card_shown") == []


def test_threes_of_either_colour_are_barred_by_the_second_sheep_card() -> None:
    """WH-E29 Sheep 02 leaves one card."""
    table = fix_4(to_move="P3", animals="sheep_02@P3", hands={"P3": "B3 W3 W3 B4"})

    begin_turn(table)

    assert table.decision == "P3 play"
    assert table.legal == ["B4"]
    assert refusal(table, "B3") == "threes_are_barred"
    assert refusal(table, "W3") == "threes_are_barred"


def test_threes_are_barred_only_until_the_end_of_the_turn() -> None:
    """WH-E30 No-3 ends with the turn."""
    table = fix_4(to_move="P3", animals="sheep_02@P3", hands={"P3": "B3 W3 W3 B4"})

    play(table, "B4")

    assert table.where("sheep_02") == "P1"
    assert table.decision == "P4 play"
    assert "B3" in table.legal
    play(table, "B3")
    assert table.played("P4") == "W4 B3"


def test_threes_with_a_symbol_are_barred_too() -> None:
    """§3.5 D2 Cards of value 3 of either colour are illegal while no3 is set."""
    table = fix_4(meat_and_bone=True, to_move="P3", animals="sheep_02@P3", hands={"P3": "B3M W3B B2M"})

    begin_turn(table)

    assert table.legal == ["B2M"]


def test_a_card_that_moves_no_animal_may_be_played() -> None:
    """WH-E20 No animal matches."""
    table = fix_4(phase=3, animals="meta_01/front@P2 meta_02/back@P3")

    play(table, "W1")

    assert table.happened("animal_walked") == []
    assert table.where("meta_01") == "P2"
    assert table.where("meta_02") == "P3"
    assert table.played("P1") == "B3 W1"
    assert table.hand("P1") == "B1 B1 B2 W2"


def test_the_hands_shrink_when_the_number_deck_is_empty() -> None:
    """WH-E41 Last card of the deck."""
    table = fix_4(phase=3, number_deck="B1")

    play(table, "B2")
    assert table.happened("card_drawn") == ["card_drawn P1 B1"]
    assert table.hand("P1") == "B1 B1 W1 W2"

    play(table, "B1")
    assert table.happened("card_drawn") == []
    assert table.hand("P2") == "B3 W2 W3"
    assert not table.final_round


def test_only_the_current_player_may_play_and_only_a_card_in_hand() -> None:
    """§3.5 D2 The decider is the current player alone."""
    table = fix_1(animals="wolf_01@P1")
    begin_turn(table)

    assert refusal(table, "B2", seat="P4") == "not_your_decision"
    assert moves_of(GAME, table.state, SeatIndex(SEAT_NAMES.index("P4"))) == []
    assert refusal(table, "B4") == "not_in_hand"
    assert refusal(table, "keep") == "answers_another_question"
    assert refusal(table, "flip meta_01") == "answers_another_question"


def test_the_last_copy_of_a_card_cannot_be_played_twice() -> None:
    """§3.5 A played card leaves the hand."""
    table = fix_4(to_move="P4", number_deck="")
    play(table, "B3")

    assert table.hand("P4") == "B2 W1 W4"
    play(table, "B1", "B1", "B3")
    assert table.decision == "P4 play"
    assert refusal(table, "B3") == "not_in_hand"


def test_nobody_plays_for_the_dummy_but_its_team_mate_decides() -> None:
    """§3.10 D3 The decider is the dummy's team-mate."""
    table = fix_3d(to_move="P4")
    begin_turn(table)

    assert table.decision == "P2 exchange"
    assert refusal(table, "keep", seat="P4") == "not_your_decision"
    assert refusal(table, "B2", seat="P2") == "answers_another_question"


def test_nothing_can_be_played_once_the_game_is_over() -> None:
    """§5 The game is over."""
    table = fix_4(animals="wolf_01@P1", sheep={"P1": "1/3"})
    begin_turn(table)

    assert refusal(table, "B1", seat="P1") == "game_is_over"
