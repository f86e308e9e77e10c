"""Whole games over real sockets: people by the client library, bots by the server."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from random import Random

import pytest

from tests.table.serving import AtOnce, Server, guest
from wolfden import remote_bot
from wolfden.bots import find_bot
from wolfden.client import Client, NotDone, Seat
from wolfden.engine.game import AnyGame
from wolfden.engine.record import read_record, verify
from wolfden.games import GAMES, find_game
from wolfden.remote_bot import play as play_as_bot
from wolfden.table.messages import Move, Rematch, Sit, Start, SwitchSeat, TableMessage

pytestmark = pytest.mark.anyio


async def play(place: Seat, random: Random) -> TableMessage:
    """Choose at random whenever the seat has to, until the end."""
    while (table := await place.turn()).status != "over":
        try:
            await place.choose(random.choice(table.moves))
        except NotDone as refusal:
            if refusal.reason != "stale_decision":
                raise
    return table


def seen_from(seat: str) -> Callable[[TableMessage], bool]:
    return lambda table: table.viewing == seat


def beyond(seq: int) -> Callable[[TableMessage], bool]:
    return lambda table: table.seq > seq


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
async def test_two_people_and_bots_play_to_the_end_and_all_see_the_same_result(server: Server, game: AnyGame) -> None:
    aki, ben = await guest(server, "Aki"), await guest(server, "Ben")
    players = game.players[1]
    bots = [{"bot": level} for level in ("pup", "random", "random", "pup")][: players - 2]
    code = await aki.make_table(game.key, options={"players": players}, seats=["me", None, *bots])

    async with aki.at(code) as first, ben.at(code) as second, Client(server.url).at(code) as onlooker:
        free = next(place.seat for place in (await second.wait_for(lambda _: True)).seats if place.kind == "open")
        await second.ask(Sit(seat=free))
        await first.ask(Start())
        ends = await asyncio.gather(play(first, Random(1)), play(second, Random(2)))
        seen = await onlooker.wait_for(lambda table: table.status == "over")

    record = read_record(json.dumps(await aki.get(f"/api/tables/{code}/record")))
    verify(record, find_game)
    assert {str(table.outcome) for table in (*ends, seen)} == {str(record.outcome)}
    assert (seen.seed, seen.nonce) == (record.seed, record.nonce)
    assert [news.seq for news in first.news] == [news.seq for news in onlooker.news]


async def test_a_record_is_there_only_when_the_game_is_over(server: Server) -> None:
    aki = await guest(server, "Aki")
    code = await aki.make_table("woof", seats=["me"])

    for path in ("record", "replay"):
        with pytest.raises(NotDone) as refused:
            await aki.get(f"/api/tables/{code}/{path}")
        assert refused.value.reason == "not_over"


async def test_a_finished_game_is_replayed_through_any_eyes(server: Server) -> None:
    aki = await guest(server, "Aki")
    bots = [{"bot": "random"}] * 3
    code = await aki.make_table("wolf-and-hound", seats=["me", *bots], start=True)
    async with aki.at(code) as place:
        await play(place, Random(3))

    frames = {eyes: await aki.get(f"/api/tables/{code}/replay?viewer={eyes}") for eyes in ("P1", "public", "all")}

    assert len({len(film) for film in frames.values()}) == 1
    assert frames["public"][0]["view"] != frames["all"][0]["view"]
    with pytest.raises(NotDone):
        await aki.get(f"/api/tables/{code}/replay?viewer=P9")


async def test_one_guest_plays_all_seats_of_a_table_and_looks_from_each(server: Server) -> None:
    aki, random = await guest(server, "Aki"), Random(4)
    code = await aki.make_table("werewolves-and-robbers", options={"players": 3, "mode": "single"}, seats=["me"] * 3)

    async with aki.at(code) as place:
        await place.ask(Start())
        while (table := await place.wait_for(lambda _: True)).status != "over":
            seat = next(p.seat for p in table.seats if p.owes)
            if table.viewing != seat:
                await place.ask(SwitchSeat(seat=seat))
                table = await place.wait_for(seen_from(seat))
            await place.choose(random.choice(table.moves))
        assert table.you == ["A", "B", "C"]


async def test_a_rematch_is_one_table_however_many_ask_for_it(server: Server) -> None:
    aki, ben = await guest(server, "Aki"), await guest(server, "Ben")
    bots = [{"bot": "random"}] * 2
    code = await aki.make_table("wolf-and-hound", seats=["me", None, *bots])
    async with aki.at(code) as first, ben.at(code) as second:
        await second.ask(Sit(seat="P2"))
        await first.ask(Start())
        await asyncio.gather(play(first, Random(5)), play(second, Random(6)))

        await asyncio.gather(first.ask(Rematch()), second.ask(Rematch()))
        codes = {(await place.wait_for(lambda table: table.rematch is not None)).rematch for place in (first, second)}

    [again] = codes
    async with ben.at(str(again)) as place:
        table = await place.wait_for(lambda _: True)
        assert [p.name for p in table.seats] == ["", "Aki", "Ben", ""]
        await place.ask(Start())


async def test_a_third_party_bot_gets_the_sight_of_its_seat_and_keeps_the_beat(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts: list[Awaitable[int]] = []

    class Noting(AtOnce):
        async def hold(self, thought: Awaitable[int], seconds: float = 0.0) -> int:
            thoughts.append(thought)
            return await thought

    monkeypatch.setattr(remote_bot, "Beat", Noting)
    aki = await guest(server, "Aki")
    code = await aki.make_table("three-little-wolves", options={"players": 2}, seats=["me"])
    async with aki.at(code) as place:
        playing = asyncio.create_task(play_as_bot(Client(server.url), code, find_bot("hunter"), None, "Robo"))
        await place.wait_for(lambda table: all(p.kind == "person" for p in table.seats))
        await place.ask(Start())
        table = await play(place, Random(7))
        assert table.outcome is not None
        assert await playing == f"won by {', '.join(table.outcome['winners'])}"
    record = await aki.get(f"/api/tables/{code}/record")
    assert len(thoughts) == sum(move.startswith("B ") for move in record["moves"]) > 0


async def test_moves_are_made_for_nobody_else(server: Server) -> None:
    aki, ben = await guest(server, "Aki"), await guest(server, "Ben")
    code = await aki.make_table("wolf-and-hound", seats=["me"] * 4, start=True)

    async with ben.at(code) as place:
        table = await place.wait_for(lambda _: True)
        assert table.decision is not None
        with pytest.raises(NotDone) as refused:
            await place.ask(Move(decision=table.decision.number, seat=table.decision.owing[0], move="B1"))

    assert refused.value.reason == "not_your_seat"


async def test_secret_choices_are_changed_until_the_last_is_in_and_shown_together(server: Server) -> None:
    """Three Little Wolves, when cards are passed: everybody chooses at once."""
    aki, ben, random = await guest(server, "Aki"), await guest(server, "Ben"), Random(8)
    passing = None
    while passing is None:
        code = await aki.make_table("three-little-wolves", options={"players": 3}, seats=["me", "me", None])
        async with aki.at(code) as first, ben.at(code) as second:
            await second.ask(Sit(seat="C"))
            await first.ask(Start())
            passing = await until_cards_are_passed({"A": first, "B": first, "C": second}, random)
            if passing is None:
                continue
            told = len(second.news)
            await first.ask(SwitchSeat(seat="A"))
            mine = await first.wait_for(lambda table: table.viewing == "A")
            for choice in (mine.moves[0], mine.moves[1]):
                await first.choose(choice, "A")
            await first.ask(SwitchSeat(seat="B"))
            await first.choose((await first.wait_for(lambda table: table.viewing == "B")).moves[0], "B")

            waiting = await second.wait_for(lambda table: table.decision is not None and len(table.decision.owing) == 1)
            assert waiting.decision is not None
            assert waiting.decision.number == passing
            assert waiting.decision.answered == ["A", "B"]
            assert {event["event"] for news in second.news[told:] for event in news.events} <= {"card_chosen"}
            await second.choose(waiting.moves[0])
            after = await second.wait_for(beyond(waiting.seq))

    passed = [event for news in second.news[told:] for event in news.events if event["event"] == "card_passed"]
    assert {event["seat"] for event in passed} == {"A", "B", "C"}
    assert after.choice is None


async def until_cards_are_passed(places: dict[str, Seat], random: Random) -> int | None:
    """Play on at random; the number of the decision, or None if the game ends without one."""
    onlooker = places["C"]
    while (table := await onlooker.wait_for(lambda _: True)).status == "playing":
        assert table.decision is not None
        if table.decision.kind == "pass":
            return table.decision.number
        seat = table.decision.owing[0]
        place = places[seat]
        if seat != "C":
            await place.ask(SwitchSeat(seat=seat))
        own = await place.wait_for(seen_from(seat))
        await place.choose(random.choice(own.moves), seat)
        await onlooker.wait_for(beyond(table.seq))
    return None
