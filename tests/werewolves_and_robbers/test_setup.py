"""§2 Setup: decks, deals, roles and teams."""

from collections import Counter
from typing import Any

import pytest

from tests.werewolves_and_robbers.builders import a_deal, a_table, dealt
from wolfden.engine.errors import BadDeal, BadOptions
from wolfden.engine.game import new_state, read_options
from wolfden.games.werewolves_and_robbers import GAME
from wolfden.games.werewolves_and_robbers.cards import CARD_NAMES
from wolfden.games.werewolves_and_robbers.roles import role_of

# Werewolves and traitors, by number of players: all reachable distributions (§2.3).
REACHABLE = {
    3: {(1, 1), (1, 0), (0, 1)},
    4: {(2, 1), (1, 1), (2, 0), (1, 0)},
    5: {(2, 1), (1, 1), (2, 0), (1, 0)},
}


def all_cards(deal: dict[str, Any]) -> Counter[str]:
    cards = Counter(card for hand in deal["hands"].values() for card in hand)
    if deal["set_aside"]:
        cards[deal["set_aside"]] += 1
    return cards


@pytest.mark.parametrize(
    ("players", "cards", "hand", "undealt", "chips"),
    [
        pytest.param(3, 28, 9, 1, {"werewolf": 1, "traitor": 1}, id="WR-C01"),
        pytest.param(4, 36, 9, 0, {"werewolf": 2, "traitor": 1}, id="WR-C02"),
        pytest.param(5, 36, 7, 1, {"werewolf": 2, "traitor": 1}, id="WR-C03"),
    ],
)
def test_the_deck_for_each_number_of_players(
    players: int, cards: int, hand: int, undealt: int, chips: dict[str, int]
) -> None:
    """§2.2 The same number of cards for everybody; one may be left; chips from the deck list."""
    table = dealt("deck", players=players, mode="single")
    deal = GAME.write_deal(table.state)

    removed = {"W2", "F1", "C13", "C14", "C15", "R13", "R14", "R15"} if players == 3 else set()
    assert all_cards(deal) == Counter(set(CARD_NAMES) - removed)
    assert all_cards(deal).total() == cards
    assert [len(held) for held in deal["hands"].values()] == [hand] * players
    assert (deal["set_aside"] is not None) == bool(undealt)
    assert table.words["chips_in_middle"] == chips
    assert (table.events[0]["hand"], table.events[0]["undealt"]) == (hand, undealt)

    table.play_game()

    assert len(table.told("trick_won")) == hand


def test_without_chips_the_middle_is_empty() -> None:
    """§2.1 Chips are optional."""
    table = a_table(hands={"A": "W1"}, chips=False)

    table.play("W1")

    assert table.words["chips_in_middle"] == {"werewolf": 0, "traitor": 0}
    assert table.seat("A")["chips"] == []
    assert not table.told("chip_taken")


@pytest.mark.parametrize(
    ("players", "hands", "set_aside", "roles"),
    [
        pytest.param(4, {"A": "W1", "B": "W2", "C": "B1"}, None, "wwtr", id="WR-C04"),
        pytest.param(4, {"A": "W1 W2", "C": "B1"}, None, "wrtr", id="WR-C05"),
        pytest.param(4, {"A": "W1 B1", "B": "W2"}, None, "wwrr", id="WR-C06"),
        pytest.param(4, {"A": "W1 W2 B1"}, None, "wrrr", id="WR-C07"),
        pytest.param(3, {"A": "B1"}, "W1", "trr", id="WR-C08"),
        pytest.param(3, {"C": "W1"}, "B1", "rrw", id="WR-C09"),
        pytest.param(5, {"B": "W1 B1"}, "W2", "rwrrr", id="WR-C10"),
    ],
)
def test_the_dealt_hand_makes_the_role(players: int, hands: dict[str, str], set_aside: str | None, roles: str) -> None:
    """§2.3 Each team's sum is multiplied by the number of players in the other team."""
    table = a_table(players, hands, set_aside=set_aside, mode="single")
    assert table.roles == roles

    table.play_game()

    (game,) = table.outcome["games"]
    assert "".join(role[0] for role in game["roles"].values()) == roles
    robbers = roles.count("r")
    sums = {"robbers": 0, "werewolves": 0}
    for role, score in zip(roles, game["personal"].values(), strict=True):
        sums["robbers" if role == "r" else "werewolves"] += score
    assert game["totals"]["robbers"] == sums["robbers"] * (players - robbers)
    assert game["totals"]["werewolves"] == sums["werewolves"] * robbers
    assert game["set_aside"] == table.words["set_aside"]


def test_with_the_werewolf_card_set_aside_nobody_is_halved() -> None:
    """WR-C08 No pile can hold a werewolf card."""
    table = a_table(3, {"A": "B1"}, set_aside="W1", mode="single")

    table.play_game()

    scores = table.told("personal_score")
    assert [score["raw"] for score in scores] == [score["score"] for score in scores]
    assert sum(score["raw"] for score in scores) == 34
    assert table.words["chips_in_middle"] == {"werewolf": 1, "traitor": 0}


def test_with_the_traitor_card_set_aside_its_chip_stays_in_the_middle() -> None:
    """WR-C09 No traitor chip will ever be moved."""
    table = a_table(3, {"C": "W1"}, set_aside="B1", mode="single")

    table.play_game()

    assert table.words["chips_in_middle"] == {"werewolf": 0, "traitor": 1}
    assert [event["chip"] for event in table.told("chip_taken")] == ["werewolf"]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_neither_team_is_ever_empty(players: int) -> None:
    """WR-C11 10 000 random deals: every team split is one of §2.3, and all of them occur."""
    options = read_options(GAME, {"players": players})
    state = new_state(GAME, options, "splits")
    splits = set()
    for _ in range(10_000):
        state.decision.owing = 0
        GAME.deal(state)
        roles = [role_of(state, seat) for seat in range(players)]
        splits.add((roles.count(2), roles.count(1)))
    assert splits == REACHABLE[players]


def test_a_role_stays_when_its_card_is_gone() -> None:
    """WR-C12 A plays W1 in trick 1 and B captures it."""
    table = a_table(hands={"D": "C5", "A": "W1", "B": "R1", "C": "C6"}, leader="D", mode="single")
    assert table.roles[:2] == "wr"

    table.play("C5 W1 R1 C6")
    assert table.told("trick_won")[0]["seat"] == "B"
    assert table.roles[:2] == "wr"

    table.play_game()
    scored = {event["seat"]: event["role"] for event in table.told("personal_score")}
    assert (scored["A"], scored["B"]) == ("werewolf", "robber")


def test_all_seats_deal_first_when_it_is_left_to_chance() -> None:
    """§2.1 `first_dealer` may be random."""
    dealers = Counter(dealt(f"dealer {n}", players=5).words["dealer"] for n in range(500))
    assert set(dealers) == set("ABCDE")
    assert min(dealers.values()) > 60


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"players": 2}, "players"),
        ({"players": 6}, "players"),
        ({"mode": "best_of_3"}, "mode"),
        ({"first_dealer": "F"}, "first_dealer"),
        ({"players": 3, "first_dealer": "D"}, "there is no seat D; name A, B, C or random"),
        ({"chips": 2}, "chips"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_bad_options_are_refused(given: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadOptions, match=complaint):
        new_state(GAME, read_options(GAME, given), "options")


def test_a_laid_deal_is_the_deal() -> None:
    """A given deal takes the place of the one from the seed; its dealer too, if chance decides who deals."""
    table = dealt("lay", players=5)
    deal = a_deal(5, {"A": "W1 R9", "D": "B1"}, leader="C", set_aside="C7")

    GAME.lay_deal(table.state, deal)

    laid = GAME.write_deal(table.state)
    assert {name: set(hand) for name, hand in laid["hands"].items()} == {
        name: set(hand) for name, hand in deal["hands"].items()
    }
    assert (laid["set_aside"], laid["dealer"]) == ("C7", "B")
    assert table.turn == "C"
    table.play("R1" if "R1" in table.legal else table.legal[0])
    assert GAME.write_deal(table.state) == laid


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"set_aside": None}, "0 of C1; this deck has 1"),
        ({"set_aside": "C13"}, "0 of C1; this deck has 1"),
        ({"set_aside": "C2"}, "0 of C1; this deck has 1"),
        ({"set_aside": "X"}, "a deal is"),
        ({"dealer": "D"}, "a deal is"),
        ({"dealer": "B"}, "B cannot deal this game; A deals it"),
        ({"hands": {"A": [], "B": [], "C": []}}, "A has 0 cards; every seat gets 9"),
        ({"hands": {"A": ["C2"]}}, "a deal is"),
        ({"hands": None}, "a deal is"),
    ],
)
def test_an_impossible_deal_is_refused(change: dict[str, Any], complaint: str) -> None:
    table = dealt("lay", players=3, first_dealer="A")
    before = table.state.tree()

    with pytest.raises(BadDeal, match=complaint):
        GAME.lay_deal(table.state, a_deal(3, {}, leader="B", set_aside="C1") | change)

    assert table.state.tree() == before
