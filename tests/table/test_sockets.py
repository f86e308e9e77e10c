"""What happens to connections: reloads, doubled and late messages, two tabs, onlookers, people who go away."""

import asyncio
import gc
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import time
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.server import ServerProtocol

from tests.table.serving import Server, generous, guest, serving_from
from wolfden.client import Client, NotDone
from wolfden.engine.errors import WolfdenError
from wolfden.table import service
from wolfden.table.messages import (
    Foresee,
    Foreseen,
    HandOver,
    Hint,
    Hinted,
    Move,
    Ping,
    Pong,
    Saved,
    Say,
    Settings,
    Sit,
    TableMessage,
    TakeBack,
)

pytestmark = pytest.mark.anyio

ALL_MINE: dict[str, Any] = {"seats": ["me"] * 4, "start": True}


def socket_of(client: Client, code: str, query: str = "", **headers: str) -> connect:
    url = client.url.replace("http", "ws", 1)
    return connect(f"{url}/ws/{code}{query}", additional_headers=client.headers() | headers)


async def hear(connection: ClientConnection, kind: str) -> Any:
    """The next message of this kind."""
    while (message := json.loads(await asyncio.wait_for(connection.recv(), 20)))["type"] != kind:
        pass
    return message


def first_choice(table: TableMessage) -> Move:
    assert table.decision is not None
    return Move(decision=table.decision.number, seat=table.decision.owing[0], move=table.moves[0])


async def test_after_a_reload_everything_is_there_again(server: Server) -> None:
    aki = await guest(server, "Aki")
    code = await aki.make_table("wolf-and-hound", **ALL_MINE)
    async with aki.at(code) as place:
        before = await place.turn()
        await place.ask(first_choice(before))
        last, told = place.table, list(place.news)

    async with socket_of(aki, code, "?seat=P1") as reloaded, socket_of(aki, code, f"?seen={before.seq}") as back:
        whole, rest = await hear(reloaded, "table"), await hear(back, "table")

    assert last is not None
    assert whole["view"] == rest["view"]
    assert [news["seq"] for news in whole["news"]] == [news.seq for news in told]
    assert [news["seq"] for news in rest["news"]] == [news.seq for news in told if news.seq > before.seq]
    assert whole["seq"] >= last.seq


async def test_the_same_id_twice_is_played_once_and_answered_alike(server: Server) -> None:
    aki = await guest(server, "Aki")
    code = await aki.make_table("wolf-and-hound", **ALL_MINE)
    async with aki.at(code) as place, socket_of(aki, code) as other:
        move = first_choice(await place.turn())
        move.id = "once"
        saved = await place.ask(move)

        await other.send(json.dumps({"type": "move", "id": "once", "decision": 99, "seat": "P1", "move": "B1"}))
        again = await hear(other, "saved")
        after = await place.wait_for(lambda _: True)

    assert isinstance(saved, Saved)
    assert again["seq"] == saved.seq
    assert sum(news.seat is not None for news in place.news) == 1
    assert after.seq == saved.seq


async def test_an_id_is_its_guests_own(server: Server) -> None:
    aki, ben = await guest(server, "Aki"), await guest(server, "Ben")
    code = await aki.make_table("woof", public=True)
    async with aki.at(code) as first, ben.at(code) as second:
        await first.ask(Say(id="x", kind="phrase", words="hello"))
        await second.ask(Say(id="x", kind="phrase", words="thanks"))
        await second.ask(Say(id="x", kind="phrase", words="thanks"))

        table = await second.wait_for(lambda table: True)
        async with aki.at(code) as third:
            said = (await third.wait_for(lambda _: True)).said

    assert table.seq == 3
    assert [(word.name, word.words) for word in said] == [("Aki", "hello"), ("Ben", "thanks")]


async def test_a_late_choice_is_refused_and_harmless(server: Server) -> None:
    aki = await guest(server, "Aki")
    code = await aki.make_table("wolf-and-hound", **ALL_MINE)
    async with aki.at(code) as place:
        move = first_choice(await place.turn())
        await place.ask(move)
        late = Move(decision=move.decision, seat=move.seat, move=move.move)

        with pytest.raises(NotDone) as refused:
            await place.ask(late)

    assert refused.value.reason == "stale_decision"


async def test_two_tabs_of_one_guest_show_the_same(server: Server) -> None:
    aki = await guest(server, "Aki")
    code = await aki.make_table("wolf-and-hound", **ALL_MINE)
    async with socket_of(aki, code) as one, socket_of(aki, code) as two:
        table = await hear(one, "table")
        await hear(two, "table")
        decision = table["decision"]
        choice = {"decision": decision["number"], "seat": decision["owing"][0], "move": table["moves"][0]}
        await one.send(json.dumps({"type": "move", "id": "m", **choice}))
        seq = (await hear(one, "saved"))["seq"]

        shown = []
        for tab in (one, two):
            message = {"seq": 0}
            while message["seq"] < seq:
                message = await hear(tab, "table")
            shown.append(message["view"])

    assert shown[0] == shown[1]


async def test_onlookers_see_what_is_public_and_can_be_kept_out(server: Server) -> None:
    aki, ben = await guest(server, "Aki"), await guest(server, "Ben")
    code = await aki.make_table("wolf-and-hound", **ALL_MINE)
    async with aki.at(code) as place, ben.at(code) as onlooker:
        seen = await onlooker.wait_for(lambda _: True)
        assert (seen.viewing, seen.you, seen.moves) == (None, [], [])
        own = await place.wait_for(lambda table: table.watching == 1)
        assert own.view != seen.view

        await place.ask(Settings(spectators=False))
        with pytest.raises(WolfdenError, match="4403"):
            await onlooker.wait_for(lambda _: False)

    with pytest.raises(WolfdenError, match="4403"):
        async with ben.at(code):
            pass
    with pytest.raises(NotDone):
        await ben.get(f"/api/tables/{code}")


async def test_a_seat_is_looked_from_by_its_holder_alone(server: Server) -> None:
    aki, ben = await guest(server, "Aki"), await guest(server, "Ben")
    code = await aki.make_table("wolf-and-hound", **ALL_MINE)

    async with socket_of(ben, code, "?seat=P1") as socket:
        assert (await hear(socket, "table"))["viewing"] is None
        await socket.send('{"type": "switch_seat", "id": "l", "seat": "P1"}')
        assert (await hear(socket, "refused"))["reason"] == "not_your_seat"
        await socket.send('{"type": "get_sight", "id": "s", "seat": "P1"}')
        assert (await hear(socket, "refused"))["reason"] == "not_your_seat"


async def test_a_table_that_is_not_public_is_found_by_its_link_alone(server: Server) -> None:
    aki, ben = await guest(server, "Aki"), await guest(server, "Ben")
    hidden, shown = await aki.make_table("woof"), await aki.make_table("woof", public=True)

    listed = await ben.get("/api/tables")
    codes = [line["code"] for line in listed["open"]]

    assert shown in codes
    assert hidden not in codes
    assert len(hidden) >= 17
    assert listed["mine"] == []
    assert {hidden, shown} <= {line["code"] for line in (await aki.get("/api/tables"))["mine"]}
    async with ben.at(hidden) as place:
        await place.ask(Sit(seat="2"))
    with pytest.raises(WolfdenError, match="4404"):
        async with ben.at("nosuchtable"):
            pass


async def test_a_bot_plays_for_whoever_hands_over_the_seat(server: Server) -> None:
    aki = await guest(server, "Aki")
    code = await aki.make_table("wolf-and-hound", seats=["me", *[{"bot": "random"}] * 3], start=True)
    async with aki.at(code) as place:
        await place.turn()
        await place.ask(HandOver(seat="P1", level="random"))
        table = await place.wait_for(lambda table: table.status == "over")

        assert table.seats[0].bot_moves > 0
        assert table.seats[0].played_by_bot == "asked"
        with pytest.raises(NotDone) as refused:
            await place.ask(TakeBack(seat="P1"))

    assert refused.value.reason == "not_playing"


async def test_what_a_move_will_do_is_told_before_it_is_made(server: Server) -> None:
    aki = await guest(server, "Aki")
    code = await aki.make_table("wolf-and-hound", **ALL_MINE)
    async with aki.at(code) as place:
        table = await place.turn()
        move = first_choice(table)

        foreseen = await place.ask(Foresee(decision=move.decision, seat=move.seat, move=move.move))
        with pytest.raises(NotDone) as refused:
            await place.ask(Foresee(decision=move.decision, seat=move.seat, move="not a move"))

    assert isinstance(foreseen, Foreseen)
    assert {"event": "card_played", "seat": move.seat, "card": move.move} in foreseen.events
    assert refused.value.reason == "not_a_move"


async def test_hints_are_given_at_practice_tables_only(server: Server) -> None:
    aki = await guest(server, "Aki")
    code = await aki.make_table("wolf-and-hound", practice=True, **ALL_MINE)
    async with aki.at(code) as place:
        table = await place.turn()
        hinted = await place.ask(Hint(seat=table.viewing or ""))
        assert isinstance(hinted, Hinted)
        assert {option.move for option in hinted.alternatives} <= set(table.moves)

    earnest = await aki.make_table("wolf-and-hound", **ALL_MINE)
    async with aki.at(earnest) as place:
        with pytest.raises(NotDone) as refused:
            await place.ask(Hint(seat="P1"))
    assert refused.value.reason == "not_practice"


async def test_somebody_without_a_cookie_looks_on_and_no_more(server: Server) -> None:
    aki = await guest(server, "Aki")
    code = await aki.make_table("woof", public=True)
    async with Client(server.url).at(code) as place:
        assert isinstance(await place.ask(Ping()), Pong)
        for wish in (Sit(seat="1"), Say(kind="phrase", words="hello")):
            with pytest.raises(NotDone) as refused:
                await place.ask(wish)
            assert refused.value.reason == "no_name"


async def test_a_reload_is_no_absence_but_going_away_is(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "AWAY_SECONDS", 0.3)
    aki, ben = await guest(server, "Aki"), await guest(server, "Ben")
    code = await aki.make_table("woof", seats=["me"])
    async with ben.at(code) as onlooker:
        async with aki.at(code):
            seq = (await onlooker.wait_for(lambda table: table.seats[0].present)).seq
        async with aki.at(code):
            await asyncio.sleep(0.6)
            assert (await onlooker.wait_for(lambda _: True)).seq == seq

        gone = await onlooker.wait_for(lambda table: not table.seats[0].present)

    assert gone.seq == seq + 1


async def test_a_bot_plays_while_somebody_is_gone_and_gives_the_seat_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "AWAY_SECONDS", 0.1)
    with serving_from(tmp_path, limits=generous()) as server:
        aki, ben = await guest(server, "Aki"), await guest(server, "Ben")
        code = await aki.make_table("wolf-and-hound", seats=["me"] * 4, grace=0, start=True)
        async with aki.at(code) as place:
            await place.turn()
        async with ben.at(code) as onlooker:
            table = await onlooker.wait_for(lambda table: any(p.bot_moves for p in table.seats))
            assert {p.played_by_bot for p in table.seats if p.bot_moves} == {"gone"}
            async with aki.at(code) as place:
                back = await place.wait_for(lambda table: not any(p.played_by_bot for p in table.seats))
                assert back.status in ("playing", "over")


async def test_a_clock_that_runs_out_lets_a_bot_choose(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    aki = await guest(server, "Aki")
    code = await aki.make_table("wolf-and-hound", pace="quick", seconds=5, **ALL_MINE)
    async with aki.at(code) as place:
        before = await place.turn()
        monkeypatch.setattr(server.app.state.service, "clock", lambda: time() + 60)

        table = await place.wait_for(lambda table: table.seq > before.seq and bool(place.news[1:]))

    assert before.decision is not None
    assert before.decision.deadline == pytest.approx(before.now + 5, abs=4)
    assert place.news[1].by == "clock"
    assert table.seats[0].played_by_bot is None


async def test_free_chat_can_be_switched_off(server: Server) -> None:
    aki = await guest(server, "Aki")
    code = await aki.make_table("woof", chat=False)
    async with aki.at(code) as place:
        with pytest.raises(NotDone) as refused:
            await place.ask(Say(kind="text", words="hello"))
        await place.ask(Say(kind="phrase", words="hello"))

    assert refused.value.reason == "chat_off"


async def test_a_handshake_that_fails_is_tried_again(server: Server) -> None:
    """A server that dies in the middle of one, and a proxy that has no server to hand."""
    aki = await guest(server, "Aki")
    code = await aki.make_table("woof")
    failures = [b"", b"HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\n\r\n"]

    async def fail(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(failures.pop(0))
        writer.close()
        if not failures:
            aki.url = server.url

    async with aki.at(code) as place, await asyncio.start_server(fail, "127.0.0.1", 0) as broken:
        aki.url = f"http://127.0.0.1:{broken.sockets[0].getsockname()[1]}"
        assert place.connection is not None
        place.connection.transport.abort()

        assert isinstance(await place.ask(Say(kind="phrase", words="hello")), Saved)

    assert failures == []


async def goodbye(socket: ClientConnection) -> None:
    await socket.close()


async def gone(socket: ClientConnection) -> None:
    socket.transport.abort()


async def rubbish(socket: ClientConnection) -> None:
    socket.transport.write(b"\xff" * 8)
    await socket.wait_closed()


@pytest.mark.parametrize("end", [goodbye, gone, rubbish])
async def test_closed_sockets_leave_no_cycles_behind(
    server: Server, end: Callable[[ClientConnection], Awaitable[None]]
) -> None:
    """A full collection stops a large server for a second, so there must be nothing for it to find."""
    aki = await guest(server, "Aki")
    code = await aki.make_table("wolf-and-hound")
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        for _ in range(5):
            async with socket_of(aki, code) as socket:
                await hear(socket, "table")
                await end(socket)
        await asyncio.sleep(0.2)
        kept = [thing for thing in gc.get_objects() if type(thing) is ServerProtocol]  # finalized, if collected
        gc.collect()
        left = {type(thing).__module__ for thing in gc.garbage}
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()

    assert kept == []
    assert not [name for name in left if name.startswith(("uvicorn", "starlette", "wolfden.table", "httptools"))]
