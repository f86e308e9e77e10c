"""Plans played by many processes, here or on a cluster; finished parts are kept, and a process that dies costs none."""

import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from pathlib import Path
from shutil import rmtree
from typing import Any, Protocol

import msgspec

from wolfden import bots, lab
from wolfden.bots.precompile import is_compiled, precompile
from wolfden.engine.cache import digest_of_sources, write_whole
from wolfden.engine.errors import WolfdenError
from wolfden.games import find_game

from .extras import needed
from .plans import Part, Plan, play_part
from .results import Results

AHEAD = 4  # parts given out for each worker, so that none is ever idle
MOST_DEATHS = 3  # of pools, before we believe that it is our own doing

Task = tuple[int, int, int]  # number of the plan, first game, how many
Progress = Callable[[int], None]  # told how many games have been finished


class Crew(Protocol):
    """Somebody who plays parts: processes here, or a cluster."""

    workers: int

    def submit(self, plan: Plan, first: int, games: int) -> "Future[bytes]": ...

    def recover(self) -> None:
        """After a death: be ready for work again."""
        ...

    def stop(self) -> None:
        """Drop whatever is not finished."""
        ...


class Alone:
    """This very process."""

    workers = 1

    def submit(self, plan: Plan, first: int, games: int) -> "Future[bytes]":
        future: Future[bytes] = Future()
        future.set_result(play_part(plan, first, games))
        return future

    def recover(self) -> None: ...

    def stop(self) -> None: ...


class Processes:
    """Processes of this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, get_context("spawn"), initializer=leave_interrupts_to_the_parent)

    def submit(self, plan: Plan, first: int, games: int) -> "Future[bytes]":
        return self.pool.submit(play_part, plan, first, games)

    def recover(self) -> None:
        self.stop()
        self.pool = self.new_pool()

    def stop(self) -> None:
        end(self.pool)


def end(pool: ProcessPoolExecutor) -> None:
    """Drop whatever is not finished; a process that is ended in the middle of an answer leaves half of it behind.

    Nobody may wait for the other half, so the pipe it lies in must have no end open that could write it.
    """
    for process in list((pool._processes or {}).values()):
        process.terminate()
    answers: Any = pool._result_queue
    if answers is not None:
        answers._writer.close()
    pool.shutdown(cancel_futures=True)


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Cluster:
    """The workers of a Dask scheduler; what a dead worker had in hand is given to another."""

    def __init__(self, address: str, workers: int = 1, patience: float = 30.0) -> None:
        distributed = needed("distributed", "cluster")
        try:
            self.client = distributed.Client(address, timeout=patience)
        except (OSError, ValueError) as error:
            raise WolfdenError(f"no Dask scheduler answers at {address}: {error}") from None
        try:
            self.client.wait_for_workers(workers, timeout=patience)
        except TimeoutError:
            self.client.close()
            raise WolfdenError(f"{address} has not enough workers; start one with: dask worker {address}") from None
        self.workers = sum(self.client.nthreads().values())
        self.executor: Executor = self.client.get_executor(pure=False, retries=MOST_DEATHS)

    def submit(self, plan: Plan, first: int, games: int) -> "Future[bytes]":
        return self.executor.submit(play_part, plan, first, games)

    def recover(self) -> None: ...

    def stop(self) -> None:
        self.executor.shutdown(wait=False)
        self.client.close()


@contextmanager
def crew(workers: int | None = None, cluster: str | None = None) -> Iterator[Crew]:
    """Whoever is to play: a cluster, so many processes (as many as there are processors if not said), or just us."""
    count = workers or processors()
    somebody: Crew = Cluster(cluster, workers or 1) if cluster else Processes(count) if count > 1 else Alone()
    try:
        yield somebody
    finally:
        somebody.stop()


def processors() -> int:
    """How many we may use; only Linux tells us."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def prepare(plans: Sequence[Plan]) -> None:
    """Have everything compiled that these plans need, before several processes want it at once."""
    kinds = {(plan.game, plan.is_compiled(), plan.is_random(), plan.searches()): plan for plan in plans}
    for plan in kinds.values():
        if plan.is_compiled():
            play_part(plan, 0, 1)
        elif plan.searches() and not is_compiled(find_game(plan.game)):
            precompile(find_game(plan.game))


# Parts that are finished


class Shelf:
    """A folder with the finished parts of some plans; parts of other plans or other rules are refused."""

    def __init__(self, folder: Path, plans: Sequence[Plan]) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        digests = [digest_of_sources(find_game(plan.game), bots, lab) for plan in plans]
        label = msgspec.json.encode([plans, digests, sys.version])
        path = folder / "plan.json"
        if path.exists() and path.read_bytes() != label:
            raise WolfdenError(
                f"{folder} holds parts of another simulation, or of other rules; remove it or name another output"
            )
        write_whole(path, label)

    def path(self, task: Task) -> Path:
        return self.folder / "{}-{:012}-{}.npz".format(*task)

    def take(self, task: Task) -> bytes | None:
        with suppress(FileNotFoundError):
            return self.path(task).read_bytes()
        return None

    def put(self, task: Task, content: bytes) -> None:
        write_whole(self.path(task), content)

    def clear(self) -> None:
        rmtree(self.folder)


# Running


def run(
    plans: Sequence[Plan], workers: Crew, progress: Progress = lambda games: None, shelf: Shelf | None = None
) -> list[Results]:
    """Play all plans to their end; parts on the shelf are not played again."""
    for plan in plans:
        plan.check()
    parts: dict[Task, Part] = {}
    left: list[Task] = []
    for number, plan in enumerate(plans):
        for first, games in plan.parts():
            task = (number, first, games)
            found = shelf.take(task) if shelf else None
            if found is None:
                left.append(task)
            else:
                parts[task] = Part.from_bytes(found)
                progress(games)
    for task, content in play_all(plans, left, workers):
        parts[task] = Part.from_bytes(content)
        if shelf:
            shelf.put(task, content)
        progress(task[2])
    return [
        Results.of(plan, (part for task, part in parts.items() if task[0] == number))
        for number, plan in enumerate(plans)
    ]


def play_all(plans: Sequence[Plan], tasks: Sequence[Task], workers: Crew) -> Iterator[tuple[Task, bytes]]:
    """Every task with its part, as they are finished; what a dead process had in hand is played again."""
    waiting, running, deaths = list(reversed(tasks)), dict[Future[bytes], Task](), 0
    while waiting or running:
        try:
            while waiting and len(running) < AHEAD * workers.workers:
                number, first, games = waiting[-1]
                running[workers.submit(plans[number], first, games)] = waiting[-1]
                waiting.pop()
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                content = future.result()
                yield running.pop(future), content
        except BrokenExecutor as error:
            deaths += 1
            if deaths > MOST_DEATHS:
                raise WolfdenError(f"the processes die again and again: {error}") from error
            waiting += running.values()
            running.clear()
            workers.recover()
