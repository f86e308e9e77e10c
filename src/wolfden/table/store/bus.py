"""How processes on one PostgreSQL hear of each other's appends.

NOTIFY is quick; a look at what was saved lately makes it certain, also after a lost connection and for a process that
was killed between its commit and its NOTIFY. It is sent on a connection of its own, because inside the appending
transactions it would make them wait for each other.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any

import asyncpg

CHANNEL = "wolfden"
LOOK_EVERY = 5.0  # seconds
PATIENCE = 10.0  # seconds; a database that does not answer is a database that is gone
LOOK_BACK = timedelta(minutes=1)  # longer than any append takes from its clock_timestamp() to its commit
TRY_AGAIN = 0.5  # seconds
TROUBLE = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
log = logging.getLogger(__name__)

News = tuple[str, int]


class Bus:
    """One connection that listens, tells and looks, and comes back when it is lost."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._known: dict[str, int] = {}  # what was told or heard lately
        self._to_tell: dict[str, int] = {}
        self._wake = asyncio.Event()
        self._listeners: list[asyncio.Queue[News | None]] = []
        self._task: asyncio.Task[None] | None = None
        self._looked: datetime | None = None  # by the clock of the database

    def start(self) -> None:
        self._task = asyncio.create_task(self._keep_up())

    async def stop(self) -> None:
        """Say and hear no more; `listen` ends."""
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        for listener in self._listeners:
            listener.put_nowait(None)

    def tell(self, table: str, seq: int) -> None:
        """Let the other processes know, soon."""
        self._known[table] = max(seq, self._known.get(table, 0))
        self._to_tell[table] = max(seq, self._to_tell.get(table, 0))
        self._wake.set()

    def listen(self) -> AsyncIterator[News]:
        """What others append from now on."""
        queue: asyncio.Queue[News | None] = asyncio.Queue()
        self._listeners.append(queue)
        return until_none(queue)

    def hear(self, table: str, seq: int) -> None:
        """Pass on what is new to this process."""
        if seq > self._known.get(table, 0):
            self._known[table] = seq
            for listener in self._listeners:
                listener.put_nowait((table, seq))

    async def _keep_up(self) -> None:
        while True:
            try:
                await self._attend()
            except TROUBLE as error:
                log.warning("the bus has lost the database and tries again: %s", error)
            await asyncio.sleep(TRY_AGAIN)

    async def _attend(self) -> None:
        """Listen, tell and look until the connection breaks."""
        clock = asyncio.get_running_loop().time
        connection = await asyncpg.connect(self.address, timeout=PATIENCE, command_timeout=PATIENCE)
        try:
            connection.add_termination_listener(lambda _: self._wake.set())
            await connection.add_listener(CHANNEL, self._notified)
            next_look = clock()
            while True:
                await self._send(connection)
                if clock() >= next_look:
                    await self._look(connection)
                    next_look = clock() + LOOK_EVERY
                with suppress(TimeoutError):
                    async with asyncio.timeout(next_look - clock()):
                        await self._wake.wait()
                if connection.is_closed():
                    raise ConnectionError("the connection was closed")
        finally:
            with suppress(*TROUBLE):
                await connection.close(timeout=1)

    def _notified(self, connection: Any, process: int, channel: str, payload: Any) -> None:
        table, _, seq = str(payload).rpartition(" ")
        self.hear(table, int(seq))

    async def _send(self, connection: Any) -> None:
        self._wake.clear()
        if self._to_tell:
            words = [f"{table} {seq}" for table, seq in self._to_tell.items()]
            self._to_tell = {}
            await connection.execute("select pg_notify($1, word) from unnest($2::text[]) as word", CHANNEL, words)

    async def _look(self, connection: Any) -> None:
        """Hear of everything saved lately, and remember only that."""
        now = await connection.fetchval("select clock_timestamp()")
        since = (self._looked or now) - LOOK_BACK
        rows = await connection.fetch("select code, seq from tables where saved > $1", since)
        for row in rows:
            self.hear(row["code"], row["seq"])
        lately = {row["code"] for row in rows} | self._to_tell.keys()
        self._known = {table: seq for table, seq in self._known.items() if table in lately}
        self._looked = now


async def until_none(queue: asyncio.Queue[News | None]) -> AsyncIterator[News]:
    while news := await queue.get():
        yield news
