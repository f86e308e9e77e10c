"""PostgreSQL: processes hear of each other's appends, whatever happens to the connection or to the teller."""

import asyncio
from collections.abc import AsyncIterator

import asyncpg
import pytest

from harness.cluster import Cluster
from tests.table.store.builders import a_listing, a_table
from wolfden.table.store import Appended, Entry, Store, Unsaved, bus

pytestmark = [pytest.mark.anyio, pytest.mark.xdist_group("store")]


@pytest.fixture
def backend() -> str:
    return "postgresql"


async def hear_of(news: AsyncIterator[Appended], wanted: tuple[str, int]) -> list[tuple[str, int]]:
    """All that is heard until the wanted news comes."""
    heard: list[tuple[str, int]] = []
    while wanted not in heard:
        appended = await asyncio.wait_for(anext(news), 20)
        heard.append((appended.table, appended.seq))
    return heard


async def test_what_one_appends_the_other_hears(store: Store, other: Store) -> None:
    news = other.listen()
    listing = await a_table(store)

    await store.append(listing, 1, [b"two", b"three"])

    assert await hear_of(news, ("oak", 3)) in ([("oak", 1), ("oak", 3)], [("oak", 3)])


async def test_small_entries_come_along_and_large_ones_do_not(store: Store, other: Store) -> None:
    """A look may be quicker than the word and brings no entries; but there are seconds between two looks."""
    news = other.listen()
    listing = await a_table(store)
    small, large = b"\x00\xff two", b"three" * 2000

    told: list[Entry] = []
    for seq, body in enumerate([small, small, small, large], 2):
        await store.append(listing, seq - 1, [body])
        newest = 0
        while newest < seq:
            appended = await asyncio.wait_for(anext(news), 20)
            newest = appended.seq
            told += [entry for entry in appended.entries if entry.seq > 1]

    assert told
    assert told == [Entry(entry.seq, listing.updated, small) for entry in told]


async def test_nobody_hears_of_their_own_appends(store: Store, other: Store) -> None:
    news = store.listen()
    await a_table(store, "oak")
    await store.append(a_listing("oak"), 1, [b"two"])

    await a_table(other, "elm")

    assert await hear_of(news, ("elm", 1)) == [("elm", 1)]


async def test_what_was_saved_and_never_told_is_found_by_looking(
    store: Store, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process may be killed between its commit and its NOTIFY."""
    monkeypatch.setattr(bus, "LOOK_EVERY", 0.1)
    await a_table(store)
    news = store.listen()
    dying = await asyncpg.connect(address)

    await dying.execute("update tables set seq = 2, saved = clock_timestamp() where code = 'oak'")

    assert await hear_of(news, ("oak", 2)) == [("oak", 2)]
    await dying.close()


async def test_after_a_restart_of_the_database_the_news_go_on(store: Store, other: Store, cluster: Cluster) -> None:
    listing = await a_table(store)
    news = other.listen()

    cluster.stop()
    cluster.start()
    await try_until_saved(store, listing.code, 1)
    await hear_of(news, ("oak", 2))
    await try_until_saved(store, listing.code, 2)

    await hear_of(news, ("oak", 3))


async def try_until_saved(store: Store, code: str, after: int) -> None:
    for _ in range(100):
        try:
            return await store.append(a_listing(code), after, [b"again"])
        except Unsaved:
            await asyncio.sleep(0.1)
    pytest.fail("the database is back, and the store does not notice")
