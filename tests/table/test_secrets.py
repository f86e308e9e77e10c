"""Nothing a viewer may not know leaves the server: other worlds under the same table give the same bytes."""

from random import Random

import msgspec
import pytest

from tests.table.builders import AKI, a_table, present, start, where_cards_are_passed, write
from wolfden.engine.decision import SeatIndex
from wolfden.engine.game import AnyGame, moves_of, to_act
from wolfden.games import GAMES
from wolfden.table.entries import Moved
from wolfden.table.messages import encode
from wolfden.table.table import Table


def make_random_move(table: Table, random: Random) -> None:
    seat = random.choice(to_act(table.state))
    move = random.choice(moves_of(table.game, table.state, seat))
    words, number = table.game.write_move(table.state, seat, move), table.state.decision.number
    write(table, Moved(seat=table.chairs[seat].seat, decision=number, move=words, by="person"))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_seed_is_told_when_the_game_is_over_and_not_before(game: AnyGame) -> None:
    random = Random(1)
    table = a_table(game.key, seats=["me"] * game.players[0], options={"players": game.players[0]})
    start(table, "the secret seed")

    while table.status == "playing":
        for chair in table.seats:
            assert b"the secret seed" not in encode(present(table, AKI.id, chair.seat, 0, 0.0, 0))
        make_random_move(table, random)

    message = present(table, AKI.id, None, 0, 0.0, 0)
    assert (message.seed, message.nonce) == ("the secret seed", "n")


def test_what_is_told_of_a_secret_choice_is_that_it_was_made() -> None:
    """Of two different choices of one seat, everybody else hears the same."""
    table = where_cards_are_passed()
    number, seen = table.state.decision.number, table.seq
    words = [
        table.game.write_move(table.state, SeatIndex(0), move)
        for move in moves_of(table.game, table.state, SeatIndex(0))
    ]
    heard = []
    for move in words:
        after = table.copy()
        write(after, Moved(seat="A", decision=number, move=move, by="person"))
        heard.append([encode(present(after, AKI.id, seat, seen, 0.0, 0)) for seat in ("B", "C", None)])

    assert len(words) > 1
    assert all(each == heard[0] for each in heard)


def cards_told(table: Table, again: int | None) -> list[str]:
    told = msgspec.json.decode(encode(present(table, AKI.id, "A", 0, 0.0, 0, again)))["news"]
    return [event["card"] for item in told for event in item["events"] if event["event"] == "card_played"]


def test_a_reload_is_no_memory_aid() -> None:
    """WR-C43: with `memory_aid` off the cards of tricks before the last are told once, as they are played."""
    table = a_table("werewolves-and-robbers", seats=["me"] * 3, options={"players": 3, "memory_aid": False})
    start(table)
    random = Random(2)
    for _ in range(7):
        make_random_move(table, random)

    assert len(cards_told(table, again=0)) == 7, "whoever listens hears every card"
    assert cards_told(table, again=None) == [move.split()[1] for move in table.moves[6:]]
    while table.status == "playing":
        make_random_move(table, random)
    assert len(cards_told(table, again=None)) == len(table.moves), "the end of the game is the end of secrets"


def retold(table: Table, seen: int) -> dict[int, list[str]]:
    """Which cards are still told of the news up to an entry, by entry."""
    message = msgspec.json.decode(encode(present(table, AKI.id, "A", seen, 0.0, 0, 0)))
    return {
        news["seq"]: [event["card"] for event in news["events"] if event["event"] == "card_played"]
        for news in message["retold"]
    }


def test_whoever_listens_is_told_what_to_forget() -> None:
    """WR-C43: the cards of a trick go from the story when the next one is led; the end of the game brings them back."""
    options = {"players": 3, "memory_aid": False, "mode": "single"}
    table = a_table("werewolves-and-robbers", seats=["me"] * 3, options=options)
    start(table)
    random = Random(2)
    for _ in range(3):
        make_random_move(table, random)
    assert retold(table, table.seq - 1) == {}

    make_random_move(table, random)
    assert list(retold(table, table.seq - 1).values()) == [[], [], []]

    make_random_move(table, random)
    assert retold(table, table.seq - 1) == {}, "whoever has heard it needs to hear it no more"
    assert list(retold(table, table.seq - 2).values()) == [[], [], []], "somebody who came back has not"

    while table.status == "playing":
        make_random_move(table, random)
    assert sum(len(cards) for cards in retold(table, table.seq - 1).values()) == len(table.moves) - 1


def test_what_was_seen_goes_from_the_story_when_others_have_moved() -> None:
    """§4.3 of Woof!!: with `memory_aid` off a card that was looked at is shown once."""
    table = a_table("woof", seats=["me"] * 5, options={"players": 5, "memory_aid": False})
    start(table)
    seat = table.chairs[to_act(table.state)[0]].seat
    for _ in range(2):
        mover = to_act(table.state)[0]
        look = next(move for move in words_of(table, mover) if move.startswith("look"))
        number = table.state.decision.number
        write(table, Moved(seat=table.chairs[mover].seat, decision=number, move=look, by="person"))

    message = msgspec.json.decode(encode(present(table, AKI.id, seat, table.seq - 1, 0.0, 0, 0)))

    assert [event["card"] for event in message["retold"][0]["events"] if event["event"] == "looked"] == [None]


def words_of(table: Table, seat: int) -> list[str]:
    return [
        table.game.write_move(table.state, SeatIndex(seat), move)
        for move in moves_of(table.game, table.state, SeatIndex(seat))
    ]


def test_a_memory_aid_is_one_after_a_reload_too() -> None:
    table = a_table("werewolves-and-robbers", seats=["me"] * 3, options={"players": 3, "memory_aid": True})
    start(table)
    for _ in range(7):
        make_random_move(table, Random(2))

    assert len(cards_told(table, again=None)) == 7
