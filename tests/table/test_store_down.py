"""A disk that is full: players are told, nothing is shown that is not kept, and play goes on when there is live."""

import asyncio
from pathlib import Path

import pytest

from tests.table.serving import Server, generous, guest, serving_from
from wolfden.client import Client, NotDone
from wolfden.table.messages import Move, Say, TableMessage

pytestmark = pytest.mark.anyio


def let_the_disk_be_full(server: Server, is_full: bool) -> None:
    """SQLite then answers as it does on a full disk."""
    pages = 1 if is_full else 1_000_000
    server.do(server.app.state.service.store._write((f"pragma max_page_count = {pages}", ())))


async def test_nothing_is_shown_that_is_not_kept_and_play_goes_on_by_itself(tmp_path: Path) -> None:
    with serving_from(tmp_path, limits=generous()) as server:
        aki, ben = await guest(server, "Aki"), await guest(server, "Ben")
        code = await aki.make_table("wolf-and-hound", seats=["me"] * 4, start=True)
        async with aki.at(code) as place, ben.at(code) as onlooker:
            before = await place.turn()
            assert before.decision is not None
            let_the_disk_be_full(server, True)
            asked = []
            while place.saving:
                asked.append(asyncio.create_task(place.ask(Say(kind="text", words="x" * 300))))
                await asyncio.sleep(0.02)
            seat, choice = before.decision.owing[0], before.moves[0]
            move = Move(decision=before.decision.number, seat=seat, move=choice)
            asked.append(asyncio.create_task(place.ask(move)))
            await asyncio.sleep(0.5)

            assert not onlooker.saving
            assert not asked[-1].done()
            assert all(news.seat is None for news in onlooker.news)
            with pytest.raises(NotDone) as refused:
                await aki.make_table("woof")
            assert refused.value.reason == "not_saved"
            let_the_disk_be_full(server, False)
            await asyncio.gather(*asked)
            await onlooker.wait_for(lambda _: onlooker.saving and bool(onlooker.news[1:]))

            assert onlooker.news[1].seat == seat
            said = {word.seq for word in (await whole(aki, code)).said}
            assert len(said) == len(asked) - 1


async def whole(client: Client, code: str) -> TableMessage:
    async with client.at(code) as place:
        return await place.wait_for(lambda _: True)


async def test_a_server_goes_on_where_the_last_one_stopped(tmp_path: Path) -> None:
    with serving_from(tmp_path, limits=generous()) as server:
        aki = await guest(server, "Aki")
        code = await aki.make_table("wolf-and-hound", seats=["me", *[{"bot": "random"}] * 3], start=True)
        async with aki.at(code) as place:
            table = await place.turn()
            await place.choose(table.moves[0])
            before = await place.turn()

    with serving_from(tmp_path, limits=generous()) as server:
        again = Client(server.url, aki.token)
        async with again.at(code) as place:
            after = await place.turn()
            assert after.view == before.view
            assert after.moves == before.moves
            await place.choose(after.moves[0])
