"""§2 Setup: cards, sheep, animals and dummies before the first turn."""

from collections import Counter
from typing import Any

import pytest

from tests.wolf_and_hound.builders import Table
from wolfden.engine.component_csv import read_table, shipped
from wolfden.engine.game import new_state, read_options
from wolfden.games.wolf_and_hound import GAME
from wolfden.games.wolf_and_hound.cards import SEAT_NAMES, TABLES, components


def set_up(**options: Any) -> Table:
    return Table(new_state(GAME, read_options(GAME, options), "a setup"))


def all_cards(table: Table) -> Counter[str]:
    """Every number card, wherever it was dealt to."""
    piles = [table.number_deck, *(table.hand(seat) + " " + table.dummy_deck(seat) for seat in SEAT_NAMES)]
    return Counter(" ".join(piles).split())


def test_four_players_get_four_cards_and_three_sheep_each() -> None:
    """WH-5 Four-player setup."""
    table = set_up(players=4, animals="S1-1")

    assert [len(table.hand(seat).split()) for seat in SEAT_NAMES] == [4, 4, 4, 4]
    assert len(table.number_deck.split()) == 16
    assert table.flocks == "3/3 3/3 3/3 3/3"
    assert table.where("hound_01") == table.where("wolf_01") == "P1"
    assert table.decision == "P1 play"
    assert all_cards(table) == {"B1": 4, "B2": 4, "B3": 5, "B4": 3, "W1": 4, "W2": 4, "W3": 4, "W4": 4}


@pytest.mark.parametrize(
    ("animals", "flocks"),
    [
        pytest.param("S2-1", "4/4 4/4 4/4 4/4", id="S2-1 with two wolves"),
        pytest.param(["hound_01", "wolf_03"], "3/3 3/3 3/3 3/3", id="S2-2 with wolf_03"),
        pytest.param(["hound_01", "wolf_04"], "3/3 3/3 3/3 3/3", id="S2-2 with wolf_04"),
    ],
)
def test_two_or_more_wolves_give_every_player_a_fourth_sheep(animals: Any, flocks: str) -> None:
    """WH-9 Sheep advice."""
    assert set_up(animals=animals, sheep_mode="auto").flocks == flocks


@pytest.mark.parametrize(("animals", "flocks"), [("S1-1", "2/2 4/4 3/3 3/3"), ("S2-1", "3/3 5/5 4/4 4/4")])
def test_with_three_players_the_single_player_has_more_sheep_and_a_dummy(animals: str, flocks: str) -> None:
    """WH-10.2 Three-player sheep."""
    table = set_up(players=3, animals=animals)

    assert table.flocks == flocks
    assert [bool(seat.dummy) for seat in table.state.seats] == [False, False, False, True]


def test_a_dummy_has_a_deck_of_four_that_nobody_has_seen() -> None:
    """WH-10.3 Dummy deck."""
    table = set_up(players=3)

    assert len(table.dummy_deck("P4").split()) == 4
    assert table.hand("P4") == ""
    assert len(table.number_deck.split()) == 16
    for viewer in range(-1, 4):
        seen = GAME.State()
        GAME.sight(table.state, viewer, seen)
        assert Table(seen).dummy_deck("P4") == "? ? ? ?"


@pytest.mark.parametrize(("animals", "flocks"), [("S1-1", "2/2 3/3 3/3 3/3"), ("S2-1", "3/3 4/4 4/4 4/4")])
def test_with_two_players_both_partners_are_dummies(animals: str, flocks: str) -> None:
    """WH-11.2 Two-player sheep."""
    table = set_up(players=2, animals=animals)

    assert table.flocks == flocks
    assert [bool(seat.dummy) for seat in table.state.seats] == [False, False, True, True]
    assert [len(table.dummy_deck(seat).split()) for seat in SEAT_NAMES] == [0, 0, 4, 4]


def test_meat_and_bone_replaces_seven_plain_cards_by_cards_with_a_symbol() -> None:
    """WH-12.0 Expansion deck."""
    cards = all_cards(set_up(meat_and_bone=True))

    assert cards.total() == 32
    assert {card: count for card, count in cards.items() if len(card) == 3} == {
        "B1M": 2, "B2M": 1, "B3M": 1, "W1B": 1, "W2B": 1, "W3B": 1,
    }  # fmt: skip
    assert {card: count for card, count in cards.items() if len(card) == 2} == {
        "B1": 2, "B2": 3, "B3": 4, "B4": 3, "W1": 3, "W2": 3, "W3": 3, "W4": 4,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("animals", "sheep"),
    [
        (["meta_01", "meta_02", "wolf_06"], "4/4"),
        (["hound_01", "wolf_01", "extra_01"], "4/4"),
        (["wolf_01", "extra_02"], "3/3"),
        ("SD-1", "4/4"),
        (["meta_01", "meta_02"], "3/3"),
    ],
    ids=str,
)
def test_a_card_that_starts_black_counts_as_a_wolf(animals: Any, sheep: str) -> None:
    """WH-E52 Wolf counting."""
    assert set_up(animals=animals).flocks == " ".join([sheep] * 4)


def test_of_two_metamorphic_cards_that_start_alike_the_higher_one_starts_on_its_back() -> None:
    """WH-E53 Custom set with clashing starters."""
    table = set_up(animals=["meta_03", "meta_01"])

    assert (table.where("meta_01"), table.face("meta_01")) == ("P1", "front")
    assert (table.where("meta_03"), table.face("meta_03")) == ("P1", "back")


def test_wolves_are_counted_after_a_clashing_card_is_turned() -> None:
    """§1.4 meta_01 and meta_03 both start black, but one of them is turned to its back."""
    assert set_up(animals=["meta_01", "meta_03"]).flocks == "3/3 3/3 3/3 3/3"
    assert set_up(animals=["meta_01", "meta_03", "wolf_01"]).flocks == "4/4 4/4 4/4 4/4"


def test_the_sheep_of_every_recommended_set_follow_from_its_wolves() -> None:
    """§1.7 The column `sheep` is the start number by rule §2.3, whichever card a slot is filled with."""
    name = "recommended_sets.csv"
    sets = components({}).sets
    for row in read_table(name, shipped("wolfden.games.wolf_and_hound", name), TABLES[name]).rows:
        slots = sets[row["set_id"]].slots
        for pick in (0, -1):
            if slots:
                cards = {slot[pick] for slot in slots}
                assert set_up(animals=sorted(cards)).sheep("P1") == f"{row['sheep']}/{row['sheep']}", row["set_id"]


def test_equal_seeds_deal_equal_cards_and_others_do_not() -> None:
    """§2.4 step 2 The deck is shuffled."""
    options = read_options(GAME, {})

    assert new_state(GAME, options, "seven") == new_state(GAME, options, "seven")
    assert new_state(GAME, options, "seven") != new_state(GAME, options, "eight")
