"""The same seed gives the same bytes, on any number of workers, with or without deaths and interruptions."""

import os
import signal
import struct
import sys
from concurrent.futures import BrokenExecutor, Future
from pathlib import Path
from threading import Thread
from time import sleep

import pytest

from wolfden.engine.errors import WolfdenError
from wolfden.lab.extras import needed
from wolfden.lab.files import write_results
from wolfden.lab.plans import Part, Plan, play_part
from wolfden.lab.running import Alone, Processes, Shelf, crew, run

from .plans import SmallParts, a_plan

pytestmark = pytest.mark.xdist_group("compiled")


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> SmallParts:
    return SmallParts(monkeypatch, 20)


def test_two_workers_write_the_same_bytes_as_one(tmp_path: Path) -> None:
    for workers in (1, 2):
        with crew(workers) as somebody:
            [results] = run([a_plan()], somebody)
        for ending in ("csv", "parquet"):
            write_results(results, tmp_path / f"{workers}.{ending}")

    for name in ("{}.csv", "{}-effects.csv", "{}.parquet", "{}-effects.parquet"):
        one, two = (tmp_path / name.format(workers) for workers in (1, 2))
        assert one.read_bytes() == two.read_bytes()


def test_a_killed_process_costs_no_result() -> None:
    """Given two processes at work, when one is killed after the first part, then all games are there."""
    workers, finished = Processes(2), []

    def kill_one(games: int) -> None:
        finished.append(games)
        if len(finished) == 1:
            os.kill(next(iter(workers.pool._processes)), signal.SIGKILL)

    try:
        [results] = run([a_plan()], workers, kill_one)
    finally:
        workers.stop()

    assert sum(finished) == 300
    assert results.games.tolist() == Part.from_bytes(play_part(a_plan(), 0, 300)).games.tolist()


def half_an_answer(written: Path) -> None:
    """Announce 100 bytes as a process of a pool does, hand in four, and be busy with the rest."""
    answers = sys._getframe(1).f_locals["result_queue"]
    os.write(answers._writer.fileno(), struct.pack("!i", 100) + b"half")
    written.touch()
    sleep(600)


def test_nobody_waits_for_the_other_half_of_an_answer(tmp_path: Path) -> None:
    """Given a process in the middle of its answer, when the work is stopped, then it is stopped."""
    workers, written = Processes(1), tmp_path / "written"
    answer = workers.pool.submit(half_an_answer, written)
    while not written.exists():
        assert not answer.done()
        sleep(0.05)
    stopping = Thread(target=workers.stop, daemon=True)

    stopping.start()
    stopping.join(30)

    assert not stopping.is_alive()


class Interrupted(Alone):
    """Ctrl-C comes in the middle of the fifth part."""

    def __init__(self) -> None:
        self.parts = 0

    def submit(self, plan: Plan, first: int, games: int) -> "Future[bytes]":
        self.parts += 1
        if self.parts == 5:
            raise KeyboardInterrupt
        return super().submit(plan, first, games)


def test_an_interrupted_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    plan, counted = a_plan(), Interrupted()
    with pytest.raises(KeyboardInterrupt):
        run([plan], counted, shelf=Shelf(tmp_path / "parts", [plan]))
    kept = len(list((tmp_path / "parts").glob("*.npz")))
    assert 0 < kept < len(plan.parts())

    again = Interrupted()
    again.parts = 5
    [results] = run([plan], again, shelf=Shelf(tmp_path / "parts", [plan]))

    assert again.parts - 5 == len(plan.parts()) - kept
    assert results.games.tolist() == run([plan], Alone())[0].games.tolist()


def test_parts_of_another_plan_are_refused(tmp_path: Path) -> None:
    Shelf(tmp_path, [a_plan(seed="7")])
    with pytest.raises(WolfdenError, match="another simulation"):
        Shelf(tmp_path, [a_plan(seed="8")])


def test_a_missing_extra_is_named() -> None:
    with pytest.raises(WolfdenError, match=r"pip install 'wolfden\[lab\]'"):
        needed("no_such_module", "lab")


def test_processes_that_always_die_are_given_up() -> None:
    class Doomed(Alone):
        def submit(self, *task: object) -> "Future[bytes]":
            future: Future[bytes] = Future()
            future.set_exception(BrokenExecutor())
            return future

    with pytest.raises(WolfdenError, match="die again and again"):
        run([a_plan()], Doomed())
