"""§3.4 Wolf tokens, and §3.10 the family variant."""

from tests.three_little_wolves.builders import a_table, play, refusal, two_players


def test_one_wolf_in_a_house() -> None:
    """TLW-W1 One wolf per house."""
    table = a_table(["B.red: 5 wolf C3"])
    assert table.legal("A", "B.red") == []
    assert refusal(table, "A discard r4 wolf 3 -> B.red") == "no_room"


def test_a_b3_gives_room_for_two() -> None:
    """TLW-W2 B3 gives room for two."""
    table = a_table(["B.red: 5 | B3 wolf C3"])
    play(table, "A discard r4 wolf 5 -> B.red")
    assert table.wolves("B.red") == "C3 A5"
    play(table, "B discard r5")
    assert refusal(table, "C discard r6 wolf 4 -> B.red") == "no_room"


def test_placing_is_optional() -> None:
    """TLW-W3 Placing is optional."""
    table = a_table(["B.red: 5"])
    play(table, "A discard r4")
    assert table.discard == "r4"
    assert table.wolves_left("A") == [3, 4, 5]


def test_a_three_above_ground_is_no_b3() -> None:
    """TLW-E10 Floor 3 is not B3."""
    table = a_table(["B.red: 3 5 wolf C3"])
    assert refusal(table, "A discard r4 wolf 3 -> B.red") == "no_room"


def test_a_b3_added_later_makes_room() -> None:
    """TLW-E11 B3 added later."""
    table = a_table(["B.red: 5 wolf A3"], hands={"B": "r3 y8"}, to_move="B")
    play(table, "B build r3 red basement", "C discard r6")
    assert table.legal("A", "discard r4") == [
        "discard r4",
        "discard r4 wolf 4 -> B.red",
        "discard r4 wolf 5 -> B.red",
    ]
    play(table, "A discard r4 wolf 4 -> B.red")
    assert table.wolves("B.red") == "A3 A4"


def test_both_wolves_may_have_the_same_owner() -> None:
    """TLW-E12 Same owner twice."""
    table = a_table(["B.red: 5 | B3 wolf A3"])
    play(table, "A discard r4 wolf 5 -> B.red")
    assert table.wolves("B.red") == "A3 A5"


def test_no_wolf_goes_into_ones_own_house() -> None:
    """TLW-E13 Own house refused."""
    table = a_table(["A.red: 4"], hands={"A": "r5 y7"})
    assert table.legal("A", "wolf") == []
    assert refusal(table, "A discard y7 wolf 3 -> A.red") == "own_house"
    play(table, "A discard y7")


def test_discarding_without_wolves_is_legal() -> None:
    """TLW-E14 No wolves left."""
    table = a_table(["B.red: 5"], wolves_gone="A3 A4 A5")
    assert table.legal("A", "wolf") == []
    assert refusal(table, "A discard r4 wolf 4 -> B.red") == "wolf_is_placed"
    play(table, "A discard r4")
    assert table.events == ["discarded A r4", "card_drawn A g5", "turn_began B"]


def test_any_token_may_be_the_first() -> None:
    """TLW-E15 Any token first."""
    table = a_table(["B.red: 5"])
    play(table, "A discard r4 wolf 5 -> B.red")
    assert table.wolves("B.red") == "A5"
    assert table.wolves_left("A") == [3, 4]


def test_a_wolf_may_move_into_a_house_without_colour() -> None:
    """§3.4 Also on an undetermined house."""
    table = a_table(["B.white1: w4"])
    play(table, "A discard r4 wolf 3 -> B.white1")
    assert table.wolves("B.white1") == "A3"


def test_baby_wolves_stay_in_their_own_houses() -> None:
    """TLW-V1 Baby wolf."""
    table = a_table(["A.red: 4", "B.red: 5"], hands={"A": "y7 g9"}, baby_wolf=True)
    assert table.legal("A", "wolf 3") == ["discard y7 wolf 3 -> A.red", "discard g9 wolf 3 -> A.red"]
    assert refusal(table, "A discard y7 wolf 3 -> B.red") == "not_own_house"
    play(table, "A discard y7 wolf 3 -> A.red")
    assert table.wolves("A.red") == "A3"


def test_the_room_for_baby_wolves_is_the_same() -> None:
    """TLW-E57 Baby wolf room."""
    table = a_table(["A.red: 5 wolf A3"], baby_wolf=True)
    assert refusal(table, "A discard y7 wolf 4 -> A.red") == "no_room"
    table = a_table(["A.red: 5 | B3 wolf A3"], baby_wolf=True)
    play(table, "A discard y7 wolf 4 -> A.red")
    assert table.wolves("A.red") == "A3 A4"


def test_smokey_never_houses_baby_wolves() -> None:
    """§3.10 Smokey's houses never get wolves in this variant."""
    table = two_players(["K.red: 4", "A.red: 5"], baby_wolf=True)
    assert table.legal("A", "K.red") == []
    assert refusal(table, "A discard y7 wolf 4 -> K.red") == "not_own_house"
