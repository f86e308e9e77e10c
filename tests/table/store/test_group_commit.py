"""SQLite: what waits is saved together."""

import asyncio
import sqlite3
import struct
from pathlib import Path

import pytest

from tests.table.store.builders import a_listing, a_table, bodies
from wolfden.table.store import Behind, Store, open_store

pytestmark = pytest.mark.anyio


@pytest.fixture
def backend() -> str:
    return "sqlite"


def commits(path: Path) -> int:
    """How many commits the write-ahead log holds: the frames that give the size of the database (file format §4.1)."""
    log = path.with_name(f"{path.name}-wal").read_bytes()
    page = struct.unpack_from(">I", log, 8)[0]
    frames = range(32, len(log), 24 + page)
    return sum(struct.unpack_from(">I", log, frame + 4)[0] > 0 for frame in frames)


async def test_appends_that_wait_share_a_commit(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "wolfden.db"
    listings = [await a_table(store, f"t{number}") for number in range(50)]
    before = commits(path)
    holding = sqlite3.connect(path, isolation_level=None)
    holding.execute("begin immediate")

    appends = [asyncio.create_task(store.append(listing, 1, [b"two"])) for listing in listings]
    await asyncio.sleep(0)
    holding.execute("rollback")
    await asyncio.gather(*appends)
    holding.close()

    assert before >= 50
    assert 1 <= commits(path) - before <= 2
    assert [await bodies(store, f"t{number}") for number in range(50)] == [[b"created", b"two"]] * 50


async def test_one_that_is_behind_does_not_take_the_others_with_it(store: Store) -> None:
    for code in ("oak", "elm", "fir"):
        await a_table(store, code)

    outcomes = await asyncio.gather(
        store.append(a_listing("oak"), 1, [b"two"]),
        store.append(a_listing("elm"), 7, [b"eight"]),
        store.append(a_listing("fir"), 1, [b"two"]),
        return_exceptions=True,
    )

    assert outcomes[0] is outcomes[2] is None
    assert isinstance(outcomes[1], Behind)
    assert [await bodies(store, code) for code in ("oak", "elm", "fir")] == [
        [b"created", b"two"],
        [b"created"],
        [b"created", b"two"],
    ]


async def test_what_waits_is_still_saved_when_the_store_is_closed(tmp_path: Path) -> None:
    store = open_store(str(tmp_path / "wolfden.db"))
    await store.open()
    creations = [asyncio.create_task(a_table(store, f"t{number}")) for number in range(600)]
    await asyncio.sleep(0)

    await store.close()
    await asyncio.gather(*creations)

    again = open_store(str(tmp_path / "wolfden.db"))
    await again.open()
    assert len(await again.listings(limit=1000)) == 600
    await again.close()
