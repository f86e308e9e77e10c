"""On a cluster the lab does what it does at home: a real scheduler and two worker processes."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from time import monotonic, sleep

import pytest

from tests.cli.running import wolfden
from wolfden.engine.errors import WolfdenError
from wolfden.lab.running import Alone, Cluster, run

from .plans import SmallParts, a_plan

pytestmark = pytest.mark.xdist_group("compiled")
ROOT = Path(__file__).parent.parent.parent
PATIENCE = 60.0  # seconds until everything is started


def dask(*arguments: str) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        [sys.executable, "-W", "ignore", "-m", "dask", *arguments],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


class Site:
    """A scheduler and two workers."""

    def __init__(self, folder: Path) -> None:
        file = folder / "scheduler.json"
        self.scheduler = dask(
            "scheduler", "--port", "0", "--host", "127.0.0.1", "--no-dashboard", "--scheduler-file", str(file)
        )
        start = monotonic()
        while not file.exists() or not file.read_text().endswith("}"):
            assert monotonic() - start < PATIENCE, "the scheduler does not start"
            sleep(0.1)
        place = ["--scheduler-file", str(file), "--nthreads", "1", "--no-nanny", "--no-dashboard"]
        self.workers = [dask("worker", *place, "--local-directory", str(folder)) for _ in range(2)]
        self.address = json.loads(file.read_text())["address"]

    def stop(self) -> None:
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    made = Site(tmp_path_factory.mktemp("site"))
    with ExitStack() as stack:
        stack.callback(made.stop)
        yield made


def test_a_cluster_writes_the_same_bytes_as_this_machine(site: Site, tmp_path: Path) -> None:
    command = ("lab", "simulate", "wolf-and-hound", "--games", "100", "--output")
    for name, place in (("there.csv", ("--cluster", site.address)), ("here.csv", ("--workers", "1"))):
        done = wolfden(*command, tmp_path / name, *place)
        assert done.exit_code == 0, done.output

    assert (tmp_path / "there.csv").read_bytes() == (tmp_path / "here.csv").read_bytes()


def test_a_killed_worker_costs_no_result(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given two workers, when one is killed after the first part, then the results are those of one process at home."""
    SmallParts(monkeypatch, 20)
    cluster, finished = Cluster(site.address, workers=2), []

    def kill_one(games: int) -> None:
        finished.append(games)
        if len(finished) == 1:
            site.workers[0].kill()

    try:
        [results] = run([a_plan()], cluster, kill_one)
    finally:
        cluster.stop()

    assert sum(finished) == 300
    [at_home] = run([a_plan()], Alone())
    assert results.games.tolist() == at_home.games.tolist()
    assert results.sums.tolist() == at_home.sums.tolist()


def test_an_address_where_nobody_answers_is_told() -> None:
    with pytest.raises(WolfdenError, match="no Dask scheduler answers"):
        Cluster("tcp://127.0.0.1:9", patience=0.5)
