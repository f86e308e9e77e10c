"""How much anybody may ask: sizes, rates, numbers."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.table.serving import guest, serving_from
from tests.table.test_sockets import hear, socket_of
from wolfden.client import NotDone
from wolfden.table.limits import MOST_BAD, Bucket, Buckets, Limits

pytestmark = pytest.mark.anyio


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_so_many_at_once_and_so_many_a_second() -> None:
    clock = Clock()
    bucket = Bucket(3, 2, clock)

    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock.now = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_everybody_has_a_bucket_of_their_own_and_full_ones_are_forgotten() -> None:
    clock = Clock()
    buckets = Buckets(1, 1, clock)
    assert buckets.take("aki")
    assert not buckets.take("aki")
    for number in range(2000):
        assert buckets.take(number)

    clock.now = 10.0
    for number in range(4000):
        buckets.take(f"later {number}")

    assert "aki" not in buckets.buckets


def strict() -> Limits:
    limits = Limits()
    limits.messages = (5, 0.001)
    limits.tables = Buckets(2, 0.001)
    limits.requests = Buckets(30, 0.001)
    return limits


async def sent_until_closed(socket: ClientConnection, text: str) -> int | None:
    """The code with which the server closes after enough of this."""
    with suppress(ConnectionClosed):
        for _ in range(MOST_BAD + 1):
            await socket.send(text)
        while True:
            await socket.recv()
    return socket.close_code


async def test_whoever_sends_too_much_is_told_and_then_shown_the_door(tmp_path: Path) -> None:
    with serving_from(tmp_path, limits=strict()) as server:
        aki = await guest(server, "Aki")
        code = await aki.make_table("woof")
        async with socket_of(aki, code) as socket:
            for number in range(6):
                await socket.send(json.dumps({"type": "ping", "id": str(number)}))
            assert (await hear(socket, "refused")) | {"words": ""} == {
                "type": "refused",
                "id": "5",
                "reason": "too_fast",
                "paragraph": None,
                "words": "",
            }
            assert await sent_until_closed(socket, '{"type": "ping"}') == 4429


async def test_talk_and_hints_count_for_more_than_other_messages(tmp_path: Path) -> None:
    with serving_from(tmp_path) as server:
        aki = await guest(server, "Aki")
        code = await aki.make_table("woof")
        async with socket_of(aki, code) as socket:
            for number in range(20):
                await socket.send(json.dumps({"type": "say", "id": str(number), "kind": "phrase", "words": "hello"}))
            assert (await hear(socket, "refused"))["reason"] == "too_fast"


async def test_a_guest_makes_so_many_tables_and_an_address_so_many_requests(tmp_path: Path) -> None:
    with serving_from(tmp_path, limits=strict()) as server:
        aki = await guest(server, "Aki")
        for _ in range(2):
            await aki.make_table("woof")
        with pytest.raises(NotDone) as refused:
            await aki.make_table("woof")
        assert refused.value.reason == "too_many_tables"

        with pytest.raises(NotDone) as refused:
            await asyncio.gather(*(aki.get("/api/me") for _ in range(40)))
        assert refused.value.reason == "too_fast"


def test_an_address_that_is_trusted_has_no_limits_of_its_own() -> None:
    limits = Limits(["192.0.2.7"])
    limits.requests = Buckets(1, 0.001)
    limits.sockets.update({"192.0.2.7": 200, "192.0.2.8": 200})

    assert [limits.allow_request("192.0.2.7") for _ in range(3)] == [True, True, True]
    assert [limits.allow_request("192.0.2.8") for _ in range(3)] == [True, False, False]
    assert limits.allow_socket("192.0.2.7")
    assert not limits.allow_socket("192.0.2.8")


async def test_whoever_sends_rubbish_is_told_and_then_shown_the_door(tmp_path: Path) -> None:
    with serving_from(tmp_path) as server:
        aki = await guest(server, "Aki")
        code = await aki.make_table("woof")
        async with socket_of(aki, code) as socket:
            for rubbish in ("", "{", "[]", '{"type": "dance", "id": "d"}', '{"type": "sit"}', b"\xff\x00", "[" * 4000):
                await socket.send(rubbish)
                assert (await hear(socket, "refused"))["reason"] == "bad_message"
            await socket.send('{"type": "dance", "id": "named"}')
            assert (await hear(socket, "refused"))["id"] == "named"
            await socket.send('{"type": "say", "kind": "text", "words": "' + "a" * 5000 + '"}')
            assert (await hear(socket, "refused"))["reason"] == "too_long"
            await socket.send('{"type": "ping", "id": "still here"}')
            assert (await hear(socket, "pong"))["id"] == "still here"

            assert await sent_until_closed(socket, "rubbish") == 4400


async def test_a_page_of_another_site_gets_no_socket(tmp_path: Path) -> None:
    with serving_from(tmp_path, base_url="https://wolves.example.org") as server:
        aki = await guest(server, "Aki")
        code = await aki.make_table("woof")

        for origin in ("https://elsewhere.example", "null", server.url.replace("127.0.0.1", "localhost")):
            with pytest.raises(InvalidStatus, match="403"):
                async with socket_of(aki, code, Origin=origin):
                    pass
        for origin in (server.url, "https://wolves.example.org"):
            async with socket_of(aki, code, Origin=origin) as socket:
                await hear(socket, "table")
