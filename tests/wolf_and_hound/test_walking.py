"""§3.6 Moving animals: the ring, the modifiers, several animals at once."""

import pytest

from tests.wolf_and_hound.builders import fix_1, play

HAND_OF_VALUES = {1: "B1 W1", 2: "B2 W2", 3: "B3 W3", 4: "B4 W4"}


def test_a_black_3_moves_the_wolf_three_places_clockwise() -> None:
    """WH-3.3 Wolf moves three."""
    table = fix_1(animals="wolf_01@P1", hands={"P1": "B3 B2 W1 W2"})

    play(table, "B3")

    assert table.where("wolf_01") == "P4"


def test_the_modifier_in_the_card_description_changes_the_number_of_steps() -> None:
    """WH-7.3 Modifier in the card description."""
    table = fix_1(animals="wolf_05@P1")

    play(table, "B2")

    assert table.happened("animal_walked") == ["animal_walked wolf_05 P1 P4 3"]


def test_plus_one_walks_one_place_more_than_the_card() -> None:
    """WH-8.2 Plus one."""
    table = fix_1(animals="wolf_05@P1")

    play(table, "B2")

    assert table.where("wolf_05") == "P4"


def test_minus_one_walks_one_place_less_than_the_card() -> None:
    """WH-8.2m Minus one."""
    table = fix_1(animals="wolf_07@P1")

    play(table, "B2")

    assert table.where("wolf_07") == "P2"


def test_half_of_three_is_one() -> None:
    """WH-8.3 Half."""
    table = fix_1(animals="wolf_06@P1", hands={"P1": "B3 B2 W1 W2"})

    play(table, "B3")

    assert table.where("wolf_06") == "P2"


@pytest.mark.parametrize(("value", "place"), [(1, "P1"), (2, "P2"), (3, "P2"), (4, "P3")])
def test_half_rounds_down(value: int, place: str) -> None:
    """WH-8.H Half modifier table."""
    table = fix_1(animals="wolf_06@P1", hands={"P1": HAND_OF_VALUES[value]})

    play(table, f"B{value}")

    assert table.where("wolf_06") == place


@pytest.mark.parametrize("colour", ["B", "W"])
@pytest.mark.parametrize(("value", "place"), [(1, "P1"), (2, "P4"), (3, "P4"), (4, "P3")])
def test_minus_half_walks_backwards_for_either_colour(value: int, place: str, colour: str) -> None:
    """WH-8.N Minus-half modifier table."""
    table = fix_1(animals="sheep_01@P1", hands={"P1": HAND_OF_VALUES[value]})

    play(table, f"{colour}{value}")

    assert table.where("sheep_01") == place


def test_two_wolves_walk_by_the_same_card_each_in_its_own_way() -> None:
    """WH-8.4 Two wolves."""
    table = fix_1(animals="wolf_01@P1 wolf_06@P1", hands={"P1": "B3 B2 W1 W2"})

    play(table, "B3")

    assert table.where("wolf_01") == "P4"
    assert table.where("wolf_06") == "P2"


def test_a_sheep_card_walks_backwards() -> None:
    """WH-8.5 Sheep card backwards."""
    table = fix_1(animals="sheep_01@P1", hands={"P1": "B3 B2 W1 W2"})

    play(table, "B3")

    assert table.where("sheep_01") == "P4"


def test_all_animals_of_the_colour_move() -> None:
    """WH-13.Q4 All matching animals move."""
    table = fix_1(animals="wolf_01@P1 wolf_02@P1", hands={"P1": "B3 B2 W1 W2"})

    play(table, "B3")

    assert table.where("wolf_01") == "P4"
    assert table.where("wolf_02") == "P4"


@pytest.mark.parametrize(("value", "steps", "place"), [(1, 3, "P4"), (2, 6, "P3"), (3, 9, "P2"), (4, 12, "P1")])
def test_the_red_devil_walks_three_times_the_card(value: int, steps: int, place: str) -> None:
    """WH-15.1 Red Devil table."""
    table = fix_1(animals="designer_01@P1", hands={"P1": HAND_OF_VALUES[value]})

    play(table, f"B{value}")

    assert table.happened("animal_walked") == [f"animal_walked designer_01 P1 {place} {steps}"]
    assert table.where("designer_01") == place


def test_minus_one_stays_where_it_is_for_a_1() -> None:
    """WH-E01 Minus one with a 1."""
    table = fix_1(animals="wolf_07@P1")

    play(table, "B1")

    assert table.happened("animal_walked") == ["animal_walked wolf_07 P1 P1 0"]
    assert table.where("wolf_07") == "P1"


def test_half_of_one_is_no_step_and_a_white_card_does_not_even_call_the_wolf() -> None:
    """WH-E02 Half with a 1, white card."""
    table = fix_1(animals="wolf_06@P1")
    white_instead = table.copy()

    play(table, "B1")
    play(white_instead, "W1")

    assert table.happened("animal_walked") == ["animal_walked wolf_06 P1 P1 0"]
    assert white_instead.happened("animal_walked") == []
    assert table.where("wolf_06") == white_instead.where("wolf_06") == "P1"


def test_plus_one_with_a_4_goes_once_round_and_one_place_on() -> None:
    """WH-E03 Plus one with a 4."""
    table = fix_1(animals="wolf_05@P1", hands={"P1": "B4 B2 W1 W2"})

    play(table, "B4")

    assert table.happened("animal_walked") == ["animal_walked wolf_05 P1 P2 5"]
    assert table.where("wolf_05") == "P2"


def test_minus_half_leads_a_wolf_backwards_over_p4_to_p3() -> None:
    """WH-E04 Minus half with a 4 on a wolf."""
    table = fix_1(animals="wolf_08@P1", hands={"P1": "B4 B2 W1 W2"})

    play(table, "B4")

    assert table.happened("animal_walked") == ["animal_walked wolf_08 P1 P3 -2"]
    assert table.where("wolf_08") == "P3"


def test_three_laps_end_where_they_began() -> None:
    """WH-E05 Three laps."""
    table = fix_1(animals="designer_01@P1", hands={"P1": "B4 B2 W1 W2"})

    play(table, "B4")

    assert table.happened("animal_walked") == ["animal_walked designer_01 P1 P1 12"]
    assert table.where("designer_01") == "P1"
