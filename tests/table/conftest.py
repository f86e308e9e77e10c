"""A server that serves all tests which do not break it, and a PostgreSQL for those that need two."""

from collections.abc import Iterator

import pytest

from harness.cluster import Cluster, a_cluster
from tests.table.serving import Server, generous, serving_from


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving_from(tmp_path_factory.mktemp("server"), limits=generous()) as running:
        yield running


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with a_cluster() as running:
        yield running
