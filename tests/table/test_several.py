"""Several server processes on one PostgreSQL: any guest on any of them, and one may die."""

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from harness.cluster import Cluster
from harness.servers import a_process
from tests.table.serving import Server, generous, guest, serving, serving_from
from tests.table.test_games import play
from wolfden.client import Client
from wolfden.table.app import make_app
from wolfden.table.messages import Say, Sit, Start

pytestmark = pytest.mark.anyio


@pytest.fixture
def pair(cluster: Cluster) -> Iterator[tuple[Server, Server]]:
    address = cluster.empty_database()
    with serving(make_app(address, limits=generous())) as one, serving(make_app(address, limits=generous())) as two:
        yield one, two


async def test_guests_of_two_servers_play_at_one_table(pair: tuple[Server, Server]) -> None:
    aki, ben = await guest(pair[0], "Aki"), await guest(pair[1], "Ben")
    code = await aki.make_table("three-little-wolves", options={"players": 3}, seats=["me", None, {"bot": "random"}])

    async with aki.at(code) as first, ben.at(code) as second:
        await second.ask(Sit(seat="B"))
        await first.wait_for(lambda table: all(place.present for place in table.seats))
        await first.ask(Start())
        ends = await asyncio.gather(play(first, Random(1)), play(second, Random(2)))

    assert ends[0].outcome == ends[1].outcome
    assert [news.seq for news in first.news] == [news.seq for news in second.news]


async def test_nothing_is_refused_for_what_another_server_has_just_made_true(tmp_path: Path) -> None:
    """Two servers on one SQLite file hear nothing of each other: each is always behind."""
    with serving_from(tmp_path, limits=generous()) as one, serving_from(tmp_path, limits=generous()) as two:
        aki, ben = await guest(one, "Aki"), await guest(two, "Ben")
        code = await aki.make_table("three-little-wolves", options={"players": 2}, seats=["me"])
        async with aki.at(code) as first, ben.at(code) as second:
            await second.ask(Sit(seat="B"))

            await first.ask(Start())

            await first.wait_for(lambda table: table.status == "playing")


async def test_a_table_that_nobody_looked_at_is_up_to_date_when_somebody_comes(pair: tuple[Server, Server]) -> None:
    aki, ben = await guest(pair[0], "Aki"), await guest(pair[1], "Ben")
    code = await aki.make_table("woof", public=True)
    async with ben.at(code) as second:
        await second.wait_for(lambda _: True)
    async with aki.at(code) as first:
        await first.ask(Say(kind="phrase", words="hello"))

    async with ben.at(code) as second:
        table = await second.wait_for(lambda table: bool(table.said))

    assert [speech.words for speech in table.said] == ["hello"]


async def test_what_many_say_at_once_on_two_servers_is_all_there_once(pair: tuple[Server, Server]) -> None:
    aki, ben = await guest(pair[0], "Aki"), await guest(pair[1], "Ben")
    code = await aki.make_table("woof", public=True)
    async with aki.at(code) as first, ben.at(code) as second:
        words = [place.ask(Say(kind="text", words=str(n))) for n in range(20) for place in (first, second)]
        await asyncio.gather(*words)
        table = await first.wait_for(lambda table: table.seq == 41)

    async with ben.at(code) as place:
        heard = await place.wait_for(lambda table: table.seq >= 41)
    said = [(word.name, word.words) for word in heard.said]
    assert sorted(said) == sorted((name, str(n)) for n in range(20) for name in ("Aki", "Ben"))
    assert table.seq == 41


async def test_when_a_server_is_killed_another_goes_on_with_its_bots(cluster: Cluster) -> None:
    address = cluster.empty_database()
    with a_process(address) as (dying, one), a_process(address) as (_, two):
        aki = Client(one)
        await aki.introduce("Aki")
        options = {"players": 5, "mode": "single"}
        code = await aki.make_table("werewolves-and-robbers", seats=[{"bot": "pup"}] * 5, options=options, start=True)
        async with Client(two, aki.token).at(code) as onlooker:
            await onlooker.wait_for(lambda table: table.seq > 10)

            dying.send_signal(signal.SIGKILL)
            table = await onlooker.wait_for(lambda table: table.status == "over")

    assert table.outcome is not None
    assert table.rematch is None


async def test_a_database_that_is_gone_and_back_loses_nothing(cluster: Cluster) -> None:
    with serving(make_app(cluster.empty_database(), limits=generous())) as server:
        aki = await guest(server, "Aki")
        code = await aki.make_table("wolf-and-hound", seats=["me"] * 4, start=True)
        async with aki.at(code) as place:
            before = await place.turn()
            await asyncio.to_thread(cluster.stop)
            choosing = asyncio.create_task(place.choose(before.moves[0]))
            await place.wait_for(lambda _: not place.saving)
            assert not choosing.done()
            assert len(place.news) == 1

            await asyncio.to_thread(cluster.start)
            await choosing
            await place.wait_for(lambda _: place.saving)

    assert [news.seat for news in place.news] == [None, before.viewing]
