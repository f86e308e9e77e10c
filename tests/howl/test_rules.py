"""The acceptance cases of Howl (§6)."""

import pytest

from tests.stranger.howl import GAME
from tests.stranger.howl.state import State
from wolfden.engine.errors import BadDeal, IllegalMove
from wolfden.engine.game import events as events_of
from wolfden.engine.game import is_over, new_state, play_words, read_options, write_event

TWO = {"A": "H2 H4 H6 H8 H10 H13", "B": "H1 H3 H7 H9 H11 H12"}
THREE = {"A": "H1 H5 H9 H11", "B": "H2 H4 H8 H13", "C": "H3 H6 H10 H12"}


def a_table(hands: dict[str, str]) -> State:
    state = new_state(GAME, read_options(GAME, {"players": len(hands)}), "a table")
    GAME.lay_deal(state, {"hands": {seat: cards.split() for seat, cards in hands.items()}})
    return state


def howl(state: State, *cards: str) -> list[str]:
    """Everybody howls, the first seat first; the names of what happens at last."""
    for seat, card in zip(GAME.seats(state), cards, strict=True):
        play_words(GAME, state, f"{seat} {card}")
    return [write_event(GAME, event)["event"] for event in events_of(state)]


def sheep(state: State) -> list[int]:
    return [seat["sheep"] for seat in GAME.write_state(state)["seats"].values()]


def test_the_loudest_takes_the_sheep() -> None:
    """HW-1"""
    table = a_table(THREE)

    howl(table, "H9", "H4", "H12")

    assert sheep(table) == [0, 0, 1]


def test_neighbours_drown_each_other() -> None:
    """HW-2"""
    table = a_table(THREE)

    told = howl(table, "H9", "H4", "H10")

    assert told.count("drowned") == 2
    assert sheep(table) == [0, 1, 0]


def test_a_flock_that_nobody_takes_stays() -> None:
    """HW-3"""
    table = a_table(TWO)

    assert "sheep_stay" in howl(table, "H6", "H7")
    howl(table, "H13", "H1")

    assert sheep(table) == [3, 0]


def test_of_equals_all_win() -> None:
    """HW-4: A takes the flocks of 1 and 4 sheep, B those of 2 and 3; the last two are drowned."""
    table = a_table({"A": "H13 H1 H3 H12 H6 H8", "B": "H2 H10 H11 H4 H7 H9"})

    for cards in (("H13", "H2"), ("H1", "H10"), ("H3", "H11"), ("H12", "H4"), ("H6", "H7"), ("H8", "H9")):
        howl(table, *cards)

    assert is_over(table)
    assert GAME.outcome(table) == {"winners": ["A", "B"], "points": {"A": 5, "B": 5}, "why": "most_sheep"}


def test_a_choice_may_be_changed_until_the_last_one_is_made() -> None:
    """§3.1"""
    table = a_table(TWO)

    play_words(GAME, table, "A H2")
    play_words(GAME, table, "A H13")
    play_words(GAME, table, "B H1")

    assert GAME.write_state(table)["seats"]["A"]["howled"] == ["H13"]


@pytest.mark.parametrize(("words", "reason"), [("A H1", "not_in_hand"), ("B H2", "not_in_hand")])
def test_only_a_card_of_the_hand_can_be_howled(words: str, reason: str) -> None:
    """§3.1"""
    with pytest.raises(IllegalMove) as refused:
        play_words(GAME, a_table(TWO), words)

    assert (refused.value.name, refused.value.paragraph) == (reason, "3.1")


@pytest.mark.parametrize("hands", [{"A": "H1", "B": "H2"}, TWO | {"B": TWO["A"]}, {"A": "x", "B": "y"}])
def test_a_deal_that_cannot_be_is_refused(hands: dict[str, str]) -> None:
    with pytest.raises(BadDeal):
        a_table(hands)
