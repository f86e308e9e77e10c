"""One contract for both stores: whatever asks for `address` or `store` runs on SQLite and on a real PostgreSQL."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from harness.cluster import Cluster
from tests.table.store.builders import little_room_here
from wolfden.table.store import Store, open_store


@pytest.fixture(params=["sqlite", "postgresql"])
def backend(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def address(backend: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """An empty database."""
    if backend == "sqlite":
        return f"sqlite:///{tmp_path}/wolfden.db"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.empty_database()


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    opened = open_store(address)
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture
async def other(store: Store, address: str) -> AsyncIterator[Store]:
    """The same database once more, as another process would open it."""
    opened = open_store(address)
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture
def little_room(backend: str, request: pytest.FixtureRequest) -> Callable[[], AbstractContextManager[None]]:
    """Within it no file grows beyond four megabytes."""
    if backend == "sqlite":
        return little_room_here
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.little_room
