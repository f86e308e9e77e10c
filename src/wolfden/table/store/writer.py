"""Group commit: one thread saves all changes that wait in one transaction, and only then answers."""

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, TypeAlias, TypeVar

from . import Unsaved

T = TypeVar("T")
Result: TypeAlias = Any  # of a change, or its error
Change: TypeAlias = Callable[[sqlite3.Connection], Result]

MOST_AT_ONCE = 500
log = logging.getLogger(__name__)


class Job(NamedTuple):
    change: Change
    answer: asyncio.Future[Result]


class Writer:
    """Makes changes for one event loop, which may ask for many at once."""

    def __init__(self, connection: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        self.connection = connection
        self.loop = loop
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = threading.Thread(target=self._work, name="wolfden-writer", daemon=True)
        self.thread.start()

    async def make(self, change: Callable[[sqlite3.Connection], T]) -> T:
        """What the change returns or raises; an error of its own undoes only it, trouble with the disk is Unsaved."""
        answer: asyncio.Future[T] = self.loop.create_future()
        self.jobs.put(Job(change, answer))
        return await answer

    async def stop(self) -> None:
        """Make the changes that wait, and no more."""
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)

    def _work(self) -> None:
        while jobs := waiting(self.jobs):
            results = save(self.connection, [job.change for job in jobs])
            try:
                self.loop.call_soon_threadsafe(settle, jobs, results)
            except RuntimeError:
                log.warning("the event loop was closed before %d changes were answered", len(jobs))


def waiting(queue: SimpleQueue[Job | None]) -> list[Job]:
    """The jobs in the queue, at least one; none once the end has come."""
    jobs: list[Job] = []
    with suppress(Empty):
        while len(jobs) < MOST_AT_ONCE:
            job = queue.get(block=not jobs)
            if job is None:
                if jobs:
                    queue.put(None)
                break
            jobs.append(job)
    return jobs


def save(connection: sqlite3.Connection, changes: Sequence[Change]) -> list[Result]:
    """Make the changes in one commit; in place of a result stands the error of a change that failed."""
    try:
        try:
            return commit(connection, changes)
        except sqlite3.OperationalError:
            raise
        except Exception:  # seldom: begin again, so that it undoes only itself
            connection.execute("rollback")
            return commit(connection, [partial(attempt, change=change) for change in changes])
    except sqlite3.Error as error:
        with suppress(sqlite3.Error):
            connection.execute("rollback")
        return [Unsaved(str(error)) for _ in changes]


def commit(connection: sqlite3.Connection, changes: Sequence[Change]) -> list[Result]:
    connection.execute("begin immediate")
    results = [change(connection) for change in changes]
    connection.execute("commit")
    return results


def attempt(connection: sqlite3.Connection, change: Change) -> Result:
    """The result of one change, or its own error with the change undone."""
    connection.execute("savepoint one")
    try:
        result = change(connection)
    except sqlite3.OperationalError:
        raise
    except Exception as error:
        connection.execute("rollback to one")
        result = error
    connection.execute("release one")
    return result


def settle(jobs: Sequence[Job], results: Sequence[Result]) -> None:
    """Answer those who still wait."""
    for job, result in zip(jobs, results, strict=True):
        if job.answer.done():
            continue
        if isinstance(result, Exception):
            job.answer.set_exception(result)
        else:
            job.answer.set_result(result)
