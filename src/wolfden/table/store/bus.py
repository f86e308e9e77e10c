"""How processes on one PostgreSQL hear of each other's appends.

NOTIFY is quick; a look at what was saved lately makes it certain, also after a lost connection and for a process that
was killed between its commit and its NOTIFY. It is sent on a connection of its own, because inside the appending
transactions it would make them wait for each other. Entries that are small come along, so that nobody has to read them.
"""

import asyncio
import logging
from base64 import b64decode, b64encode
from collections.abc import AsyncIterator
from contextlib import suppress
from datetime import datetime, timedelta

import asyncpg
import msgspec

from . import Appended, Entry

CHANNEL = "wolfden"
LOOK_EVERY = 5.0  # seconds
PATIENCE = 10.0  # seconds; a database that does not answer is a database that is gone
LOOK_BACK = timedelta(minutes=1)  # longer than any append takes from its clock_timestamp() to its commit
TRY_AGAIN = 0.5  # seconds
UNSAVED = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
LONGEST_WORD = 7900  # bytes; NOTIFY takes fewer than 8000
log = logging.getLogger(__name__)


class Bus:
    """One connection that listens, tells and looks, and comes back when it is lost."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._known: dict[str, int] = {}  # what was told or heard lately
        self._to_tell: dict[str, list[Entry]] = {}
        self._wake = asyncio.Event()
        self._listeners: list[asyncio.Queue[Appended | None]] = []
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

    def tell(self, table: str, entries: list[Entry]) -> None:
        """Let the other processes know, soon."""
        if entries:
            self._known[table] = max(entries[-1].seq, self._known.get(table, 0))
            self._to_tell.setdefault(table, []).extend(entries)
            self._wake.set()

    def listen(self) -> AsyncIterator[Appended]:
        """What others append from now on."""
        queue: asyncio.Queue[Appended | None] = asyncio.Queue()
        self._listeners.append(queue)
        return until_none(queue)

    def hear(self, news: Appended) -> None:
        """Pass on what is new to this process."""
        if news.seq > self._known.get(news.table, 0):
            self._known[news.table] = news.seq
            for listener in self._listeners:
                listener.put_nowait(news)

    async def _keep_up(self) -> None:
        while True:
            try:
                await self._attend()
            except UNSAVED as error:
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
            with suppress(*UNSAVED):
                await connection.close(timeout=1)

    def _notified(self, connection: asyncpg.Connection, process: int, channel: str, payload: object) -> None:
        table, seq, *told = str(payload).split(" ")
        if int(seq) > self._known.get(table, 0):
            entries = msgspec.msgpack.decode(b64decode(told[0]), type=list[Entry]) if told else []
            self.hear(Appended(table, int(seq), entries))

    async def _send(self, connection: asyncpg.Connection) -> None:
        self._wake.clear()
        if self._to_tell:
            words = [to_word(table, entries) for table, entries in self._to_tell.items()]
            self._to_tell = {}
            await connection.execute("select pg_notify($1, word) from unnest($2::text[]) as word", CHANNEL, words)

    async def _look(self, connection: asyncpg.Connection) -> None:
        """Hear of everything saved lately, and remember only that."""
        now = await connection.fetchval("select clock_timestamp()")
        since = (self._looked or now) - LOOK_BACK
        rows = await connection.fetch("select code, seq from tables where saved > $1", since)
        for row in rows:
            self.hear(Appended(row["code"], row["seq"]))
        lately = {row["code"] for row in rows} | self._to_tell.keys()
        self._known = {table: seq for table, seq in self._known.items() if table in lately}
        self._looked = now


def to_word(table: str, entries: list[Entry]) -> str:
    """What NOTIFY carries: table, newest entry, and the entries themselves unless they are too long."""
    told = b64encode(msgspec.msgpack.encode(entries)).decode()
    word = f"{table} {entries[-1].seq}"
    return f"{word} {told}" if len(word) + len(told) < LONGEST_WORD else word


async def until_none(queue: asyncio.Queue[Appended | None]) -> AsyncIterator[Appended]:
    while news := await queue.get():
        yield news
