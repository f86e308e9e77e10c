"""Servers killed with -9 while people play: nothing acknowledged is lost or doubled, and every game ends."""

from pathlib import Path

import pytest

from harness.cluster import Cluster
from harness.kill9 import Toll, kill_under_load
from harness.servers import serving

pytestmark = pytest.mark.anyio


async def toll_of(database: str, processes: int) -> Toll:
    with serving(database, processes) as servers:
        return await kill_under_load(servers, tables=3, pause=0.05, every=1.5, patience=90)


@pytest.mark.parametrize("backend", ["sqlite", "postgresql"])
async def test_a_killed_server_loses_nothing_doubles_nothing_and_stops_no_game(
    backend: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """SQLite: one process, started again. PostgreSQL: two, and whoever is cut off goes to the other."""
    if backend == "sqlite":
        toll = await toll_of(str(tmp_path / "wolfden.db"), 1)
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        toll = await toll_of(cluster.empty_database(), 2)

    assert toll.kills > 0
    assert toll.moves > 100
    assert (toll.missing, toll.duplicated, toll.stuck) == (0, 0, 0)
