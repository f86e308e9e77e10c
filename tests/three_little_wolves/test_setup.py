"""§2 Setup: options, the deal and the draw pile."""

from typing import Any

import pytest

from tests.three_little_wolves.builders import Table
from wolfden.engine.errors import BadDeal, BadOptions
from wolfden.engine.game import new_state, read_options
from wolfden.games.three_little_wolves import GAME
from wolfden.games.three_little_wolves.cards import CARD_NAMES


def dealt(seed: str = "setup", **options: Any) -> Table:
    return Table(new_state(GAME, read_options(GAME, options), seed))


def pigs(cards: list[str]) -> list[str]:
    return [card for card in cards if card.startswith("bbp")]


def test_setup_for_four() -> None:
    """TLW-SET1 Setup for four."""
    table = dealt(players=4)
    assert [len(table.hand(seat).split()) for seat in "ABCD"] == [5, 5, 5, 5]
    assert len(table.pile) == 39
    assert len(pigs(table.pile[-6:])) == 1
    assert len(pigs(table.pile[:33])) == 2
    assert [table.wolves_left(seat) for seat in "ABCD"] == [[3, 4, 5]] * 4
    assert table.state.box.token_front == [2, 3, 4]
    assert table.tokens() == {}
    assert table.discard == ""


@pytest.mark.parametrize(("players", "pile"), [(2, 49), (3, 44), (4, 39)])
def test_the_third_bbp_is_among_the_last_six_cards_and_the_others_are_not(players: int, pile: int) -> None:
    """TLW-E58 Draw pile composition."""
    lowest = set()
    for seed in range(200):
        table = dealt(f"{seed}", players=players)
        assert len(table.pile) == pile
        assert len(pigs(table.pile[:-6])) == 2
        (third,) = pigs(table.pile[-6:])
        lowest.add((third, table.pile.index(third)))
        hands = [card for seat in "ABCD"[:players] for card in table.hand(seat).split()]
        assert sorted(hands + table.pile) == sorted(CARD_NAMES)
    assert len(lowest) == 18, "each of the three cards is found at each of the six places"


def test_the_start_player_is_random_or_chosen() -> None:
    """§2.1 start_player."""
    assert {dealt(f"{seed}").decision for seed in range(30)} == {"A play", "B play", "C play"}
    assert {dealt(f"{seed}", start_player="C").decision for seed in range(30)} == {"C play"}


@pytest.mark.parametrize(
    ("options", "what_would_be_right"),
    [
        ({"players": 5}, "<= 4.*players"),
        ({"players": 1}, ">= 2.*players"),
        ({"start_player": "E"}, "start_player"),
        ({"players": 2, "start_player": "C"}, "no C among 2 players"),
        ({"baby_wolf": 1}, "baby_wolf"),
        ({"wolves": True}, "`wolves`.*are players, baby_wolf, start_player"),
    ],
    ids=str,
)
def test_options_that_make_no_game_are_refused(options: dict[str, Any], what_would_be_right: str) -> None:
    """§2.1 The values of each option."""
    with pytest.raises(BadOptions, match=what_would_be_right):
        dealt(**options)


def test_a_given_deal_is_laid_in_the_place_of_the_one_just_dealt() -> None:
    """§2.2 Hands, draw pile and start player decide everything that follows."""
    one, other = dealt("one", players=2), dealt("other", players=2)
    GAME.lay_deal(other.state, GAME.write_deal(one.state))
    other.state.rngs[0] = one.state.rngs[0].copy()
    other.state.pile[49:] = one.state.pile[49:]
    assert other.state == one.state


def without_the_last_card(deal: dict[str, Any]) -> None:
    deal["draw_pile"].pop()


def with_a_pig_in_a_hand(deal: dict[str, Any]) -> None:
    pig = pigs(deal["draw_pile"])[0]
    place = deal["draw_pile"].index(pig)
    deal["draw_pile"][place], deal["hands"]["A"][0] = deal["hands"]["A"][0], pig


def with_a_long_hand(deal: dict[str, Any]) -> None:
    deal["hands"]["A"].append(deal["draw_pile"].pop(0))


def with_two_pigs_at_the_bottom(deal: dict[str, Any]) -> None:
    place = deal["draw_pile"].index(pigs(deal["draw_pile"])[0])
    other = next(i for i in range(-6, 0) if not deal["draw_pile"][i].startswith("bbp"))
    pile = deal["draw_pile"]
    pile[place], pile[other] = pile[other], pile[place]


def with_another_start_player(deal: dict[str, Any]) -> None:
    deal["start_player"] = "B"


def with_no_start_player(deal: dict[str, Any]) -> None:
    del deal["start_player"]


def with_a_strange_card(deal: dict[str, Any]) -> None:
    deal["hands"]["B"][0] = "r15"


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (without_the_last_card, "every card of the game exactly once"),
        (with_a_pig_in_a_hand, "A .* floor cards"),
        (with_a_long_hand, "A has 6 cards"),
        (with_two_pigs_at_the_bottom, "exactly one of the 3 BBP cards"),
        (with_another_start_player, "A begins"),
        (with_no_start_player, "start_player"),
        (with_a_strange_card, "a deal is"),
    ],
)
def test_an_impossible_deal_is_refused(spoil: Any, complaint: str) -> None:
    """§2.2 What a deal must look like."""
    table = dealt(players=3, start_player="A")
    before, deal = table.state.copy(), GAME.write_deal(table.state)
    spoil(deal)
    with pytest.raises(BadDeal, match=complaint):
        GAME.lay_deal(table.state, deal)
    assert table.state == before
