"""§3.6 DRAW and §3.7 the Big Bad Pig: tokens, refill, effects."""

import pytest

from tests.three_little_wolves.builders import a_table, play, refusal


def test_a_floor_card_ends_the_turn() -> None:
    """TLW-D1 Floor card drawn."""
    table = a_table()
    play(table, "A build r4 new")
    assert table.hand("A") == "y7 g5 g9 w2 w11"
    assert table.decision == "B play"


def test_the_first_bbp() -> None:
    """TLW-P1 First BBP."""
    table = a_table(["A.red: 4 6", "B.green: 3"], pile="bbp_left r8 ...")
    play(table, "A build w11 red")
    assert table.height("A.red") == 3
    assert table.tokens() == {"A.red": 2}
    assert table.hand("A") == "r4 r8 y7 g9 w2"
    assert table.decision == "A B C pass"
    play(table, "A pass r4", "B pass r5", "C pass r6")
    assert (table.hand("A"), table.hand("B"), table.hand("C")) == (
        "r6 r8 y7 g9 w2",
        "r4 y8 g3 w6 w12",
        "r5 y9 g4 w1 w13",
    )
    assert table.decision == "B play"


def test_a_tied_token_goes_to_the_first_owner_clockwise() -> None:
    """TLW-P2 Token tie."""
    table = a_table(["A.yellow: 8", "B.green: 3 5", "C.red: 5 6"], pile="bbp_right r8 ...")
    play(table, "A discard r4")
    assert table.tokens() == {"B.green": 2}


def test_no_house_gets_a_second_token() -> None:
    """TLW-P3 No second token on a house."""
    table = a_table(["A.red: 4 6 8 token 2", "B.green: 3 5"], bbp_revealed=1, pile="bbp_right r8 ...")
    play(table, "A discard r4")
    assert table.tokens() == {"A.red": 2, "B.green": 3}


def test_a_second_bbp_during_the_refill() -> None:
    """TLW-P4 Second BBP during the refill."""
    table = a_table(["A.red: 4 6", "B.green: 3"], pile="bbp_left bbp_wolf r8 ...")
    play(table, "A discard r4")
    assert table.events == [
        "discarded A r4",
        "pig_arrived A bbp_left 1",
        "token_placed 2 A red 2",
        "pig_waits A bbp_wolf 2",
        "card_drawn A r8",
        "effect_began bbp_left",
    ]
    play(table, "A pass r8", "B pass r5", "C pass r6")
    assert table.tokens() == {"A.red": 2, "B.green": 3}
    assert table.decision == "A wolf"
    play(table, "A wolf 3 -> B.green")
    assert table.decision == "B wolf"


def test_the_third_bbp() -> None:
    """TLW-P5 Third BBP."""
    houses = ["A.red: 4 6 8 token 2", "B.green: 3 5 token 3", "C.yellow: 9 10"]
    table = a_table(houses, bbp_revealed=2, pile="bbp_wolf r8 ...")
    play(table, "A discard r4")
    assert table.tokens() == {"A.red": 2, "B.green": 3, "C.yellow": 4}
    assert table.happened("effect_skipped") == ["effect_skipped bbp_wolf"]
    assert table.hand("A") == "r8 y7 g9 w2 w11"
    assert table.happened("final_rounds") == ["final_rounds 6"]
    pile = table.pile
    for seat in "BCABCA":
        assert table.decision == f"{seat} play"
        play(table, f"{seat} {table.legal(seat, 'discard')[0]}")
    assert table.is_over
    assert table.pile == pile


@pytest.mark.parametrize(
    ("card", "hands"),
    [
        ("bbp_left", {"A": "w1", "B": "r4", "C": "y8"}),
        ("bbp_right", {"A": "y8", "B": "w1", "C": "r4"}),
    ],
)
def test_everybody_passes_a_card(card: str, hands: dict[str, str]) -> None:
    """TLW-X1 Pass."""
    table = a_table(hands={"A": "r4 y7 g9 w2 g14"}, pile=f"{card} w11 ...")
    play(table, "A discard g14", "A pass r4", "B pass y8", "C pass w1")
    for seat, received in hands.items():
        assert received in table.hand(seat).split()
    kept = {"A": "y7 g9 w2 w11", "B": "r5 g3 w6 w12", "C": "r6 y9 g4 w13"}
    for seat in "ABC":
        assert set(table.hand(seat).split()) == {*kept[seat].split(), hands[seat]}
    assert table.decision == "B play"


def test_the_wolf_effect() -> None:
    """TLW-X2 Wolf effect."""
    table = a_table(["B.red: 5", "C.red: 6"], pile="bbp_wolf r8 ...")
    play(table, "A discard r4", "A wolf 3 -> B.red")
    assert table.legal("B") == ["wolf 3 -> C.red", "wolf 4 -> C.red", "wolf 5 -> C.red"]
    assert refusal(table, "B wolf 3 -> B.red") == "own_house"
    play(table, "B wolf 4 -> C.red")
    assert table.wolves_left("C") == [3, 4, 5]
    assert table.decision == "B play"


def test_baby_wolf_leaves_out_the_effects() -> None:
    """TLW-V2 Baby wolf and BBP."""
    table = a_table(["A.red: 4"], hands={"A": "y7 g9 w2 w11 w12"}, pile="bbp_wolf r8 ...", baby_wolf=True)
    play(table, "A discard y7")
    assert table.tokens() == {"A.red": 2}
    assert table.hand("A") == "r8 g9 w2 w11 w12"
    assert table.happened("effect_skipped") == ["effect_skipped bbp_wolf"]
    assert table.decision == "B play"


def test_a_tie_with_the_current_player_is_the_current_players() -> None:
    """TLW-E21 Tie with the current player."""
    table = a_table(["A.yellow: 8 9", "B.green: 3 5"], pile="bbp_left r8 ...")
    play(table, "A discard r4")
    assert table.tokens() == {"A.yellow": 2}


def test_an_owner_chooses_between_tied_houses() -> None:
    """TLW-E22 Tie inside one owner."""
    table = a_table(["B.green: 3 5", "B.red: 4 6", "C.red: 5"], pile="bbp_left r8 ...")
    play(table, "A discard r4")
    assert table.decision == "B token"
    assert table.legal("B") == ["token B.green", "token B.red"]
    assert refusal(table, "B token C.red") == "not_tied"
    assert refusal(table, "A token B.red") == "not_your_decision"
    play(table, "B token B.red")
    assert table.tokens() == {"B.red": 2}
    assert table.decision == "A B C pass"


def test_without_a_house_the_token_is_lost() -> None:
    """TLW-E23 No house at all."""
    table = a_table(pile="bbp_left r8 bbp_right r7 ...", hands={"B": "r5 y8"})
    play(table, "A discard r4")
    assert table.happened("token_lost") == ["token_lost 2"]
    play(table, "A pass r8", "B pass r5", "C pass r6")
    assert table.decision == "B play"
    play(table, "B build r8 new")
    assert table.tokens() == {"B.red": 3}


def test_without_a_free_house_the_token_is_lost() -> None:
    """TLW-E24 Every house has a token."""
    table = a_table(["A.red: 4 token 2"], bbp_revealed=1, pile="bbp_right r8 ...", hands={"A": "r5 y7 g9 w2 w11"})
    play(table, "A discard r5")
    assert table.happened("token_lost") == ["token_lost 3"]
    assert table.tokens() == {"A.red": 2}
    assert table.decision == "A B C pass"


def test_an_undetermined_house_may_get_the_token() -> None:
    """TLW-E25 Undetermined house gets the token."""
    table = a_table(["A.white1: w4 w6 w8", "B.red: 5"], pile="bbp_left r8 ...", hands={"B": "r7 y8 g3 w9 w12"})
    play(table, "A discard r4")
    assert table.tokens() == {"A.white1": 2}


def test_the_third_bbp_during_the_refill_of_the_second() -> None:
    """TLW-E26 Third BBP during the refill of the second."""
    houses = ["A.red: 4 token 2", "B.green: 3 5", "C.red: 6"]
    table = a_table(houses, bbp_revealed=1, pile="bbp_left bbp_wolf r8 ...", hands={"A": "r9 y7 g9 w2 w11"})
    play(table, "A discard r9")
    assert table.events == [
        "discarded A r9",
        "pig_arrived A bbp_left 2",
        "token_placed 3 B green 2",
        "pig_waits A bbp_wolf 3",
        "card_drawn A r8",
        "effect_began bbp_left",
    ]
    play(table, "A pass r8", "B pass r5", "C pass y9")
    assert table.events[-4:] == [
        "token_placed 4 C red 1",
        "effect_skipped bbp_wolf",
        "final_rounds 6",
        "turn_began B",
    ]
    assert table.state.turns_left == 6


def test_three_bbp_cards_in_a_row() -> None:
    """TLW-E27 Three in a row."""
    houses = ["A.red: 4 6 8", "B.green: 3 5", "C.red: 6"]
    table = a_table(houses, pile="bbp_left bbp_wolf bbp_right r7 ...", hands={"A": "r9 y7 g9 w2 w11"})
    play(table, "A discard r9")
    assert table.hand("A") == "r7 y7 g9 w2 w11"
    assert table.tokens() == {"A.red": 2}
    play(table, "A pass r7", "B pass r5", "C pass y9")
    assert table.tokens() == {"A.red": 2, "B.green": 3}
    play(table, "A wolf 3 -> C.red", "B wolf 3 -> A.red", "C wolf 3 -> B.green")
    assert table.tokens() == {"A.red": 2, "B.green": 3, "C.red": 4}
    assert table.happened("effect_skipped") == ["effect_skipped bbp_right"]
    assert table.decision == "B play"
    assert table.state.turns_left == 6


def test_who_cannot_place_a_wolf_is_passed_over() -> None:
    """TLW-E31 Wolf effect: current player has no target."""
    table = a_table(["A.red: 4"], pile="bbp_wolf r8 ...", hands={"A": "r9 y7 g9 w2 w11"})
    play(table, "A discard r9")
    assert table.happened("passed_over") == ["passed_over A"]
    assert table.decision == "B wolf"
    assert table.legal("B", "A.red") == table.legal("B")
    play(table, "B wolf 5 -> A.red")
    assert table.happened("effect_lapsed") == ["effect_lapsed bbp_wolf"]
    assert table.wolves_left("C") == [3, 4, 5]
    assert table.decision == "B play"


def test_who_has_no_wolves_is_passed_over() -> None:
    """TLW-E32 Wolf effect without tokens."""
    table = a_table(["B.red: 5", "C.red: 6"], pile="bbp_wolf r8 ...", wolves_gone="A3 A4 A5")
    play(table, "A discard r4")
    assert table.happened("passed_over") == ["passed_over A"]
    play(table, "B wolf 3 -> C.red", "C wolf 3 -> B.red")
    assert (table.wolves("B.red"), table.wolves("C.red")) == ("C3", "B3")
    assert table.decision == "B play"


def test_the_wolf_effect_fills_a_house_with_b3() -> None:
    """TLW-E33 Wolf effect on a B3 house."""
    table = a_table(["B.red: 5 | B3"], pile="bbp_wolf r8 ...")
    play(table, "A discard r4", "A wolf 3 -> B.red")
    assert table.happened("passed_over") == ["passed_over B"]
    play(table, "C wolf 4 -> B.red")
    assert table.wolves("B.red") == "A3 C4"


def test_passing_uses_the_refilled_hand() -> None:
    """TLW-E59 Passing uses the refilled hand."""
    table = a_table(["A.red: 4 6", "B.green: 3"], pile="bbp_left r8 ...")
    play(table, "A build w11 red", "A pass r8", "B pass r5", "C pass r6")
    assert "r8" in table.hand("B").split()


def test_a_pass_may_be_changed_until_the_last_is_in() -> None:
    """§3.7 T3 is simultaneous and secret."""
    table = a_table(pile="bbp_left r8 ...")
    play(table, "A discard r4", "A pass r8", "B pass r5")
    assert table.decision == "C pass"
    assert refusal(table, "A pass r5") == "not_in_hand"
    play(table, "A pass y7")
    assert table.events == []
    play(table, "C pass r6")
    assert "y7" in table.hand("B").split()
    assert "r8" in table.hand("A").split()
