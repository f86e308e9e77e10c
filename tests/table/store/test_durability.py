"""Whatever was acknowledged is there, whoever is killed."""

import asyncio
import subprocess
import sys

import pytest

from harness.cluster import Cluster
from tests.table.store import appender
from tests.table.store.builders import a_table, bodies
from wolfden.table.store import Store, Unsaved, open_store

pytestmark = [pytest.mark.anyio, pytest.mark.xdist_group("store")]


def kill_in_the_middle(address: str) -> dict[str, int]:
    """Kill -9 a process that appends; the newest acknowledged entry of each table."""
    command = [sys.executable, appender.__file__, address]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout
        lines = [child.stdout.readline() for _ in range(1000)]
        child.kill()
        lines += child.stdout.readlines()
    return {code: int(seq) for code, seq in (line.split() for line in lines)}


@pytest.mark.parametrize("time", range(3))
async def test_a_killed_process_loses_nothing_acknowledged(address: str, time: int) -> None:
    acknowledged = kill_in_the_middle(address)

    store = open_store(address)
    await store.open()

    assert len(acknowledged) == appender.TABLES
    for code, seq in acknowledged.items():
        kept = await bodies(store, code)
        assert kept == [b"%d" % number for number in range(1, len(kept) + 1)]
        assert seq <= len(kept) <= seq + 1
        listing = await store.listing(code)
        assert listing
        assert listing.seq == len(kept)
    await store.close()


@pytest.mark.parametrize("backend", ["postgresql"], indirect=True)
async def test_a_killed_database_loses_nothing_acknowledged(store: Store, cluster: Cluster) -> None:
    listing = await a_table(store)
    kept = 1

    async def grow() -> None:
        nonlocal kept
        while True:
            await store.append(listing, kept, [b"%d" % (kept + 1)])
            kept += 1

    growing = asyncio.create_task(grow())
    while kept < 100:
        await asyncio.sleep(0)
    cluster.kill()
    with pytest.raises(Unsaved):
        await growing
    cluster.start()

    found = await bodies(store)
    assert found[1:] == [b"%d" % number for number in range(2, len(found) + 1)]
    assert kept <= len(found) <= kept + 1
    await store.append(listing, len(found), [b"on we go"])


@pytest.mark.parametrize("backend", ["postgresql"], indirect=True)
async def test_while_the_database_is_gone_nothing_is_saved_and_then_all_goes_on(store: Store, cluster: Cluster) -> None:
    listing = await a_table(store, due=0.0)

    cluster.stop()
    with pytest.raises(Unsaved):
        await store.append(listing, 1, [b"two"])
    with pytest.raises(Unsaved):
        await store.entries("oak")
    with pytest.raises(Unsaved):
        await store.due(1.0, "a", 2.0)
    cluster.start()
    await store.append(listing, 1, [b"two"])

    assert await bodies(store) == [b"created", b"two"]
    assert await store.due(1.0, "a", 2.0) == ["oak"]
