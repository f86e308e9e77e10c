"""§3 The game as a state machine: whose turn it is, what may be played, who leads next."""

import pytest

from tests.werewolves_and_robbers.builders import Table, a_table, dealt
from wolfden.engine.decision import MoveIndex, SeatIndex
from wolfden.engine.errors import BadMove, IllegalMove
from wolfden.engine.game import is_over, play, to_act
from wolfden.games.werewolves_and_robbers import GAME
from wolfden.games.werewolves_and_robbers.cards import CARD_NAMES, SEAT_NAMES


def order_of_play(table: Table) -> str:
    """The seats in the order in which they play to one trick."""
    seats = ""
    for _ in range(table.state.players):
        seats += table.turn
        table.play(table.legal[0])
    return seats


def refusal(table: Table, seat: str, card: str) -> tuple[str, str]:
    """Name and paragraph of the reason why this play is refused; the state stays as it was."""
    before = table.state.tree()
    with pytest.raises(IllegalMove) as refused:
        play(GAME, table.state, SeatIndex(SEAT_NAMES.index(seat)), MoveIndex(CARD_NAMES.index(card)))
    assert table.state.tree() == before
    return refused.value.name, refused.value.paragraph


def test_the_left_neighbour_of_the_dealer_leads() -> None:
    """WR-C13 Dealer C: the order is D, A, B, C."""
    table = dealt("order", first_dealer="C")
    assert order_of_play(table) == "DABC"


def test_the_winner_takes_the_trick_and_leads_the_next() -> None:
    """WR-C14 B wins and leads trick 2: B, C, D, A."""
    table = a_table(hands={"A": "C8", "B": "R12", "C": "C15", "D": "R3"})

    table.play("C8 R12 C15 R3")

    assert table.seat("B")["pile"] == ["C8", "C15", "R3", "R12"]
    assert [table.seat(name)["captured"] for name in "ABCD"] == [0, 4, 0, 0]
    assert order_of_play(table) == "BCDA"


def test_any_card_of_the_hand_may_be_played() -> None:
    """WR-C15 No duty to follow suit: C2, C9, R4 and D1 after a led C8."""
    table = a_table(hands={"B": "C2 C9 R4 D1"})
    kept = {CARD_NAMES.index(card) for card in ("C2", "C9", "R4", "D1")}
    for card in range(len(CARD_NAMES)):
        table.state.seats[1].hand[card] = int(card in kept)
    table.state.seats[0].hand[CARD_NAMES.index("C8")] = 1

    table.play("C8")

    assert table.turn == "B"
    assert table.legal == ["C2", "C9", "R4", "D1"]


def test_out_of_turn_not_in_hand_and_passing_are_refused() -> None:
    """WR-C16 The action is rejected and the state is unchanged."""
    table = a_table(hands={"A": "C8 C9", "B": "R12", "C": "C15"})
    table.play("C8")

    assert refusal(table, "C", "C15") == ("not_your_turn", "3.2")
    assert refusal(table, "A", "C9") == ("already_played", "3.2")
    assert refusal(table, "B", "C15") == ("not_in_hand", "3.2")
    assert refusal(table, "B", "C8") == ("not_in_hand", "3.2")
    with pytest.raises(IllegalMove, match=r"not a card \(§3\.2\)"):
        play(GAME, table.state, SeatIndex(SEAT_NAMES.index("B")), MoveIndex(len(CARD_NAMES)))
    with pytest.raises(BadMove, match="nobody may pass"):
        GAME.read_move(table.state, SeatIndex(1), "pass")


def test_the_last_card_is_asked_for_like_any_other() -> None:
    """WR-C17 Trick 9: A's single legal action is B1, and then the game is scored."""
    table = a_table(hands={"A": "B1"}, mode="single")
    while table.state.trick < 8 or table.turn != "A":
        table.play(table.legal[0])
    assert table.words["trick"] == 9
    assert table.legal == ["B1"]

    while not is_over(table.state):
        table.play(table.legal[0])

    assert len(table.told("personal_score")) == 4
    assert [table.seat(name)["held"] for name in "ABCD"] == [0, 0, 0, 0]
    assert table.words["state"] == "MATCH_OVER"
    assert refusal(table, "A", "B1") == ("match_is_over", "5.3")


def test_the_werewolf_chip_lies_on_the_traitor_chip() -> None:
    """WR-C20 A plays B1 in trick 1 and W1 in trick 4."""
    table = a_table(hands={"A": "B1 W1"})

    table.play("B1")
    assert table.seat("A")["chips"] == ["traitor"]
    assert table.words["chips_in_middle"] == {"werewolf": 2, "traitor": 0}
    while table.state.trick < 3 or table.turn != "A":
        table.play(table.legal[0])
    table.play("W1")

    assert table.seat("A")["chips"] == ["traitor", "werewolf"]
    assert table.words["chips_in_middle"] == {"werewolf": 1, "traitor": 0}
    assert table.seat("A")["role"] == "werewolf"


def test_one_player_may_get_both_werewolf_chips() -> None:
    """WR-C21 A plays W1 in trick 2 and W2 in trick 3."""
    table = a_table(hands={"A": "W1 W2"})

    for trick, card in ((1, "W1"), (2, "W2")):
        while table.state.trick < trick or table.turn != "A":
            table.play(table.legal[0])
        table.play(card)

    assert table.seat("A")["chips"] == ["werewolf", "werewolf"]
    assert table.words["chips_in_middle"] == {"werewolf": 0, "traitor": 1}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_invariants_hold_in_every_position(players: int) -> None:
    """§3.5 Equal hands at the start of a trick, no card lost, piles of whole tricks."""
    table = dealt("invariants", players=players, mode="single")
    deck = sum(table.state.deck)
    while not is_over(table.state):
        seats = table.words["seats"].values()
        if not table.words["plays"]:
            assert len({seat["held"] for seat in seats}) == 1
        assert all(seat["captured"] % players == 0 for seat in seats)
        assert all(seat["captured"] == len(seat["pile"]) for seat in seats)
        in_play = sum(seat["held"] + seat["captured"] for seat in seats) + len(table.words["plays"])
        assert in_play == deck - table.state.undealt
        assert len(to_act(table.state)) == 1
        table.play(table.legal[0])
    assert sum(seat["captured"] for seat in table.words["seats"].values()) == {3: 27, 4: 36, 5: 35}[players]
