"""§3.3 Building: colours, ascending floors, dual cards and basements."""

import pytest

from tests.three_little_wolves.builders import a_table, play, refusal


@pytest.mark.parametrize("colour", ["y", "w"])
def test_gaps_are_fine(colour: str) -> None:
    """TLW-B1 Gaps are fine."""
    for number in range(1, 15):
        table = a_table(["A.yellow: 4"], hands={"A": f"{colour}{number}"})
        on_top = [move for move in table.legal("A", "yellow") if "basement" not in move]
        if number <= 4:
            assert on_top == []
            assert refusal(table, f"A build {colour}{number} yellow") == "not_higher_than_roof"
        else:
            as_five = [f"build {colour}9 yellow as 5"] if number == 9 else []
            assert on_top == [f"build {colour}{number} yellow", *as_five]
    table = a_table(["A.yellow: 4"], hands={"A": f"{colour}10"})
    assert refusal(table, f"A build {colour}10 yellow as 4") == "not_higher_than_roof"


def test_no_fourth_house_is_started() -> None:
    """TLW-B2 Three houses."""
    table = a_table(["A.red: 4", "A.yellow: 3", "A.green: 2"], hands={"A": "w5 r2 y1 g1 w1"})
    assert table.legal("A", "new") == []
    assert table.legal("A", "build r2") == ["build r2 red basement"]
    assert table.legal("A", "build y1") == ["build y1 yellow basement"]
    assert table.legal("A", "build g1") == ["build g1 green basement"]
    assert table.legal("A", "build w5") == ["build w5 red", "build w5 yellow", "build w5 green"]
    assert table.legal("A", "build w1") == [f"build w1 {colour} basement" for colour in ("red", "yellow", "green")]
    assert refusal(table, "A build w5 new") == "three_houses_already"


def test_a_white_card_starts_a_house_without_colour() -> None:
    """TLW-B3 White start."""
    table = a_table(hands={"B": "r6 y8"})
    play(table, "A build w2 new")
    assert table.houses("A") == ["white1"]
    assert table.house("A.white1") == "w2"

    table = a_table(["A.white1: w2"], hands={"A": "r6 y8"})
    play(table, "A build r6 white1")
    assert table.houses("A") == ["red"]
    assert table.house("A.red") == "w2 6"
    assert table.happened("colour_fixed") == ["colour_fixed A white1 red"]


def test_a_basement_needs_a_house() -> None:
    """TLW-B4 Basement needs a house."""
    table = a_table(hands={"A": "r1 y7"})
    assert table.legal("A", "build r1") == ["build r1 new"]
    play(table, "A build r1 new")
    assert table.house("A.red") == "1"


def test_a_nine_may_be_used_as_five() -> None:
    """TLW-F3 Nine as five."""
    table = a_table(["A.green: 4"], hands={"A": "g9 g6"})
    play(table, "A build g9 green as 5")
    assert table.house("A.green") == "4 5*"
    play(table, "B discard r5", "C discard r6")
    assert "build g6 green" in table.legal("A")


def test_a_ten_may_be_used_as_four() -> None:
    """TLW-F4 Ten as four."""
    table = a_table(hands={"A": "g10 g5"}, pile="y5 r8 ...")
    play(table, "A build g10 new as 4")
    assert table.house("A.green") == "4*"
    play(table, "B discard r5", "C discard r6")
    assert "build g5 green" in table.legal("A")


def test_an_equal_number_is_refused() -> None:
    """TLW-E01 Equal number refused."""
    table = a_table(["A.yellow: 4"], hands={"A": "w4 w5"})
    assert refusal(table, "A build w4 yellow") == "not_higher_than_roof"
    assert "build w5 yellow" in table.legal("A")


def test_a_second_house_of_a_colour_is_refused() -> None:
    """TLW-E02 Second house of a colour refused."""
    table = a_table(["A.red: 4", "A.white1: w6"], hands={"A": "r8 y7"})
    assert table.legal("A", "build r8") == ["build r8 red"]
    assert refusal(table, "A build r8 white1") == "colour_is_taken"
    assert refusal(table, "A build r8 new") == "colour_is_taken"


def test_a_coloured_basement_fixes_the_colour() -> None:
    """TLW-E03 Coloured basement fixes the colour."""
    table = a_table(["A.white1: w6"], hands={"A": "g2 y7"})
    play(table, "A build g2 white1 basement")
    assert table.house("A.green") == "w6 | B2"


def test_undetermined_houses_count_towards_the_three() -> None:
    """TLW-E04 Fourth house refused."""
    table = a_table(["A.red: 4", "A.white1: w3", "A.white2: w5"], hands={"A": "w9 y8"})
    assert refusal(table, "A build w9 new") == "three_houses_already"
    assert table.legal("A", "build y8") == ["build y8 white1", "build y8 white2"]
    assert refusal(table, "A build y8 new") == "three_houses_already"


def test_a_white_house_is_kept_open_until_the_last_colour() -> None:
    """TLW-E05 White house kept open."""
    houses = ["A.red: 4", "A.yellow: 4", "A.white1: w3"]
    table = a_table(houses, hands={"A": "r8 y8 w8 g8"})
    assert refusal(table, "A build r8 white1") == "colour_is_taken"
    assert refusal(table, "A build y8 white1") == "colour_is_taken"
    play(table, "A build w8 white1")
    assert table.house("A.white1") == "w3 w8"

    table = a_table(houses, hands={"A": "r8 y8 w8 g8"})
    play(table, "A build g8 white1")
    assert table.house("A.green") == "w3 8"


def test_basements_go_deeper_only() -> None:
    """TLW-E06 Basement order."""
    table = a_table(["A.red: 5 | B2"], hands={"A": "r1 w1 r3 w3 w2"})
    for card in ("r1", "w1", "w2"):
        assert refusal(table, f"A build {card} red basement") == "not_deeper"
    assert table.legal("A", "red basement") == ["build r3 red basement", "build w3 red basement"]


def test_b3_may_come_first() -> None:
    """TLW-E07 B3 first."""
    table = a_table(["A.red: 5"], hands={"A": "r3 r1 r2 w1 w2"})
    play(table, "A build r3 red basement", "B discard r5 wolf 3 -> A.red", "C discard r6 wolf 4 -> A.red")
    assert table.house("A.red") == "5 | B3"
    assert table.legal("A", "red basement") == []
    assert table.wolves("A.red") == "B3 C4"


def test_a_low_card_is_a_basement_or_a_floor() -> None:
    """TLW-E09 Basement or floor."""
    table = a_table(["A.red: 1"], hands={"A": "r2 y7"})
    assert table.legal("A", "build r2") == ["build r2 red", "build r2 red basement"]


def test_a_dual_card_may_be_too_low() -> None:
    """TLW-E16 Dual card too low."""
    table = a_table(["A.green: 8"], hands={"A": "g9 g10"})
    assert table.legal("A", "build") == ["build g9 green", "build g10 green"]
    assert refusal(table, "A build g9 green as 5") == "not_higher_than_roof"
    assert refusal(table, "A build g10 green as 4") == "not_higher_than_roof"


def test_the_value_of_a_dual_card_stays() -> None:
    """TLW-E17 Dual value stays."""
    table = a_table(["A.green: 4 5*"], hands={"A": "g6 y7"})
    play(table, "A build g6 green")
    assert table.house("A.green") == "4 5* 6"


def test_an_undetermined_house_that_gets_a_colour_takes_it_from_the_other() -> None:
    """TLW-E60 Undetermined house against colour limit."""
    table = a_table(["A.white1: w3", "A.white2: w5"], hands={"A": "r8 r9"}, pile="g5 y5 r7 ...")
    play(table, "A build r8 white1", "B discard r5", "C discard r6")
    assert table.house("A.red") == "w3 8"
    assert table.houses("A") == ["red", "white2"]
    assert refusal(table, "A build r9 white2") == "colour_is_taken"


def test_a_new_white_house_takes_the_lowest_free_name() -> None:
    """§0.2 Names of undetermined houses."""
    table = a_table(["A.green: w3 8", "A.white2: w5"], hands={"A": "w9 y7"})
    play(table, "A build w9 new")
    assert table.houses("A") == ["green", "white2", "white1"]


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("A build y8 red", "not_in_hand"),
        ("A build y7 red", "wrong_colour"),
        ("A build r5 red basement", "not_a_basement"),
        ("A pass r5", "answers_another_question"),
        ("A wolf 3 -> A.red", "answers_another_question"),
        ("B build r5 new", "not_your_decision"),
    ],
)
def test_other_refusals(move: str, reason: str) -> None:
    """§3.2, §3.3 Exactly one card of one's own hand, where it fits, in one's own turn."""
    table = a_table(["A.red: 4"], hands={"A": "r5 y7"})
    assert refusal(table, move) == reason
