"""§3.8 The end phase with three or four players."""

from tests.three_little_wolves.builders import Table, a_table, play


def play_out(table: Table) -> str:
    """Everybody discards until the game is over; the order of the turns."""
    order = ""
    while not table.is_over:
        seat = table.decision[0]
        play(table, f"{seat} {table.legal(seat, 'discard')[0]}")
        order += seat
    return order


def test_the_third_bbp_may_be_the_last_card() -> None:
    """TLW-E28 Third BBP is the last card."""
    table = a_table(["B.green: 3"], pile="bbp_left", bbp_revealed=2, hands={"B": "r5 y8 g4 w6 w12"})
    play(table, "A discard r4")
    assert table.tokens() == {"B.green": 4}
    assert table.hand("A") == "y7 g9 w2 w11"
    assert play_out(table) == "BCABCA"
    assert len(table.hand("A").split()) == 2


def test_the_final_rounds_of_four_players() -> None:
    """TLW-E29 Final rounds of four players."""
    table = a_table(players=4, to_move="C", bbp_revealed=2, pile="bbp_left r8 ...")
    play(table, "C discard r6")
    pile = table.pile
    assert play_out(table) == "DABCDABC"
    assert table.pile == pile


def test_cards_left_over_have_no_effect() -> None:
    """TLW-E30 Cards left over."""
    for pile, left_to_c in (("bbp_left r8 ...", 3), ("bbp_left", 2)):
        table = a_table(["A.red: 4"], players=4, to_move="C", bbp_revealed=2, pile=pile, hands={"A": "r5 y7 g9 w2 w11"})
        play(table, "C discard r6")
        play_out(table)
        assert [len(table.hand(seat).split()) for seat in "ABCD"] == [3, 3, left_to_c, 3]
        assert len(table.happened("card_left")) == 9 + left_to_c
        assert table.outcome["points"] == {"A": 4 + 3 + 4, "B": 0, "C": 0, "D": 0}
