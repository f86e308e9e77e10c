"""§3.3 Activation and §3.4 the elimination check: what the animals at the current player's place do."""

from itertools import permutations

import pytest

from tests.wolf_and_hound.builders import begin_turn, fix_1, fix_3d, fix_4, play, refusal


def test_an_animal_acts_at_the_start_of_the_turn_of_the_player_it_stands_before() -> None:
    """WH-3.4 Activation at the start of the turn."""
    table = fix_4(to_move="P3", animals="wolf_01@P2", hands={"P3": "B2 B4 W3 W4"})

    play(table, "B2")

    assert table.current == "P4"
    assert table.where("wolf_01") == "P4"
    assert table.happened("sheep_lost") == ["sheep_lost P4 wolf_01 2"]
    assert table.flocks == "3/3 3/3 3/3 2/3"


def test_a_wolf_takes_a_sheep_into_the_dark_forest() -> None:
    """WH-6.1 A wolf takes a sheep."""
    table = fix_4(animals="wolf_01@P1")

    begin_turn(table)

    assert table.flocks == "2/3 3/3 3/3 3/3"
    assert table.decision == "P1 play"


def test_a_player_without_sheep_loses_the_game_for_the_team() -> None:
    """WH-6.2 Elimination."""
    table = fix_4(animals="wolf_01@P1", sheep={"P1": "1/3"})

    begin_turn(table)

    assert table.sheep("P1") == "0/3"
    assert table.is_over
    assert table.winner == "yellow by elimination"
    assert table.played("P1") == "B3"
    assert table.hand("P1") == "B1 B2 W1 W2"


def test_target_left_takes_the_sheep_of_the_next_player() -> None:
    """WH-8.6 Target left."""
    table = fix_4(to_move="P3", animals="wolf_02@P3 hound_01@P4")

    begin_turn(table)

    assert table.sheep("P4") == "2/3"
    assert table.sheep("P3") == "3/3"
    assert [words for words in table.events if "hound_01" in words] == []


def test_skip_ends_the_turn_before_the_wolf_acts() -> None:
    """WH-8.7 Skip."""
    table = fix_4(to_move="P3", animals="sheep_01@P3 wolf_01@P3")
    deck = table.number_deck

    begin_turn(table)

    assert table.events == ["turn_began P3 5", "turn_skipped P3 sheep_01", "turn_began P4 6"]
    assert table.sheep("P3") == "3/3"
    assert table.hand("P3") == "B3 B4 W3 W4"
    assert table.number_deck == deck
    assert table.played("P3") == "B4"
    assert table.decision == "P4 play"
    assert table.where("wolf_01") == "P3"


def test_of_two_players_without_sheep_the_first_from_the_current_player_on_decides() -> None:
    """WH-13.Q1 Two teams at zero."""
    table = fix_4(to_move="P3", animals="wolf_01@P3 wolf_02@P3", sheep={"P3": "1/3", "P4": "1/3"})

    begin_turn(table)

    assert table.sheep("P3") == table.sheep("P4") == "0/3"
    assert table.winner == "yellow by elimination"


def test_a_hound_brings_back_the_last_sheep_before_the_check() -> None:
    """WH-13.Q5 Wolf then hound."""
    table = fix_4(animals="wolf_01@P1 hound_01@P1", sheep={"P1": "1/3"})

    begin_turn(table)

    assert table.events == ["turn_began P1 5", "sheep_lost P1 wolf_01 0", "sheep_gained P1 hound_01 1"]
    assert table.sheep("P1") == "1/3"
    assert table.decision == "P1 play"


def test_skip_protects_p1_from_the_wolf_too() -> None:
    """WH-13.Q6 Skip beats wolf."""
    table = fix_4(animals="sheep_01@P1 wolf_01@P1")
    deck = table.number_deck

    begin_turn(table)

    assert table.events == ["turn_began P1 5", "turn_skipped P1 sheep_01", "turn_began P2 6"]
    assert table.sheep("P1") == "3/3"
    assert table.hand("P1") == "B1 B2 W1 W2"
    assert table.number_deck == deck
    assert table.played("P1") == "B3"
    assert table.decision == "P2 play"
    assert table.where("wolf_01") == "P1"


def test_two_wolves_take_two_sheep() -> None:
    """WH-13.Q7 Stacking."""
    table = fix_4(animals="wolf_01@P1 wolf_06@P1", sheep={"P1": "3/4"})

    begin_turn(table)

    assert table.sheep("P1") == "1/4"


def test_a_wolf_finds_no_sheep_where_there_is_none() -> None:
    """WH-13.Q8 No negative sheep."""
    table = fix_4(animals="wolf_01@P1 wolf_06@P1 hound_01@P1", sheep={"P1": "1/4"})

    begin_turn(table)

    assert table.events == [
        "turn_began P1 5",
        "sheep_lost P1 wolf_01 0",
        "nothing_changed P1 wolf_06 0",
        "sheep_gained P1 hound_01 1",
    ]
    assert table.sheep("P1") == "1/4"
    assert table.decision == "P1 play"


@pytest.mark.parametrize("order", list(permutations(["wolf_01", "wolf_02", "wolf_04"])), ids=" ".join)
def test_the_order_inside_a_class_is_the_players_choice_and_changes_nothing(order: tuple[str, ...]) -> None:
    """WH-E21 Two cards of one class, any order."""
    table = fix_4(
        to_move="P3",
        manual_activation_order=True,
        animals="wolf_01@P3 wolf_02@P3 wolf_04@P3 hound_01@P3",
        sheep={"P3": "1/3", "P4": "2/3", "P1": "1/3"},
    )
    begin_turn(table)
    assert table.decision == "P3 order"
    assert table.legal == ["activate wolf_01", "activate wolf_02", "activate wolf_04"]

    play(table, f"activate {order[0]}")
    assert table.legal == [f"activate {wolf}" for wolf in sorted(order[1:])]
    play(table, f"activate {order[1]}")

    assert table.flocks == "0/3 3/3 1/3 1/3"
    assert table.winner == "yellow by elimination"


@pytest.mark.parametrize("first", ["sheep_01", "sheep_02"])
def test_of_two_sheep_cards_the_skip_ends_the_turn_in_either_order(first: str) -> None:
    """WH-E22 Two sheep cards."""
    table = fix_4(manual_activation_order=True, animals="sheep_01@P1 sheep_02@P1")

    play(table, f"activate {first}")

    assert table.happened("turn_skipped") == ["turn_skipped P1 sheep_01"]
    assert table.played("P1") == "B3"
    assert table.decision == "P2 play"


def test_two_sheep_cards_skip_in_the_order_of_the_cards_unless_the_option_is_on() -> None:
    """WH-E22 Two sheep cards, automatic order (§3.3 D1)."""
    table = fix_4(animals="sheep_01@P1 sheep_02@P1")

    begin_turn(table)

    assert table.events == ["turn_began P1 5", "turn_skipped P1 sheep_01", "turn_began P2 6"]


def test_a_flock_never_grows_beyond_its_cap() -> None:
    """WH-E31 Cap."""
    table = fix_4(animals="hound_01@P1")

    begin_turn(table)

    assert table.happened("nothing_changed") == ["nothing_changed P1 hound_01 3"]
    assert table.sheep("P1") == "3/3"


@pytest.mark.parametrize("before", ["2/2", "1/2"])
def test_the_cap_is_the_players_own_starting_number(before: str) -> None:
    """WH-E32 Cap of 2 in a three-player game."""
    table = fix_3d(animals="hound_01@P1", sheep={"P1": before})

    begin_turn(table)

    assert table.sheep("P1") == "2/2"


def test_target_across_helps_the_partner() -> None:
    """WH-E33 Hound for the partner."""
    table = fix_4(animals="hound_04@P1", sheep={"P3": "1/3", "P1": "2/3"})

    begin_turn(table)

    assert table.sheep("P3") == "2/3"
    assert table.sheep("P1") == "2/3"


def test_the_search_for_an_empty_pasture_goes_clockwise_past_the_current_player() -> None:
    """WH-E34 Zero seats of both teams, current not among them."""
    table = fix_4(to_move="P3", animals="wolf_02@P3 wolf_04@P3", sheep={"P4": "1/3", "P1": "1/3"})

    begin_turn(table)

    assert table.sheep("P4") == table.sheep("P1") == "0/3"
    assert table.winner == "blue by elimination"


def test_two_partners_without_sheep_lose_together() -> None:
    """WH-E35 Two partners at zero."""
    table = fix_4(to_move="P2", animals="wolf_01@P2 wolf_04@P2", sheep={"P2": "1/3", "P4": "1/3"})

    begin_turn(table)

    assert table.sheep("P2") == table.sheep("P4") == "0/3"
    assert table.winner == "blue by elimination"


def test_no_animal_acts_in_the_first_turn_of_the_game() -> None:
    """WH-E50 Turn 1 has no activation at all."""
    table = fix_1(animals="sheep_01@P1 wolf_01@P1 hound_01@P1")

    begin_turn(table)

    assert table.events == ["turn_began P1 1"]
    assert table.sheep("P1") == "3/3"
    assert table.decision == "P1 play"


@pytest.mark.parametrize(
    ("wolf", "flocks"),
    [
        ("wolf_01", "3/3 2/3 3/3 3/3"),
        ("wolf_02", "3/3 3/3 2/3 3/3"),
        ("wolf_03", "2/3 3/3 3/3 3/3"),
        ("wolf_04", "3/3 3/3 3/3 2/3"),
    ],
)
def test_the_target_is_seen_from_the_current_player(wolf: str, flocks: str) -> None:
    """§3.3 self, left, right and across of P2 are P2, P3, P1 and P4."""
    table = fix_4(to_move="P2", animals=f"{wolf}@P2")

    begin_turn(table)

    assert table.flocks == flocks


def test_only_the_class_whose_turn_it_is_may_be_activated() -> None:
    """§3.3 D1 Pink acts before black, and black before white."""
    table = fix_4(manual_activation_order=True, animals="wolf_01@P1 wolf_02@P1 wolf_03@P2 hound_01@P1 hound_02@P1")
    begin_turn(table)

    assert refusal(table, "activate hound_01") == "not_to_activate"
    assert refusal(table, "activate wolf_03") == "not_to_activate"
    assert refusal(table, "activate wolf_08") == "not_to_activate"

    play(table, "activate wolf_02")
    assert table.happened("sheep_lost") == ["sheep_lost P2 wolf_02 2", "sheep_lost P1 wolf_01 2"]
    assert table.legal == ["activate hound_01", "activate hound_02"]


def test_a_single_animal_of_a_class_needs_no_decision() -> None:
    """§3.3 D1 is offered only if at least two cards of a class remain."""
    table = fix_4(manual_activation_order=True, animals="sheep_02@P1 wolf_01@P1 hound_01@P1")

    begin_turn(table)

    assert table.decision == "P1 play"


def test_the_team_mate_orders_the_animals_of_a_dummy() -> None:
    """§3.3 D1 The decider for a dummy is its human team-mate."""
    table = fix_3d(to_move="P4", manual_activation_order=True, animals="wolf_01@P4 wolf_06@P4")

    begin_turn(table)

    assert table.decision == "P2 order"
