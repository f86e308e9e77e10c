"""Tables in one SQLite file, for one process."""

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from typing import IO, TypeAlias

import msgspec

from wolfden.engine.locks import is_ours

from . import (
    Appended,
    BadDatabase,
    Behind,
    Entry,
    Guest,
    Listing,
    NameTaken,
    NoSuchTable,
    TableExists,
    Unsaved,
    guest_row,
    missing_migrations,
    name_key,
)
from .writer import Writer

Value: TypeAlias = str | bytes | int | float | None  # of a column
Statement: TypeAlias = tuple[str, Sequence[Value]]

OURS = 0x574F4C46  # "WOLF", in the header of the file

INSERT_TABLE = """
    insert into tables (code, seq, game, status, public, guests, updated, due, listing)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?)"""
UPDATE_TABLE = """
    update tables set seq = ?2, game = ?3, status = ?4, public = ?5, guests = ?6, updated = ?7, due = ?8, listing = ?9
    where code = ?1 and seq = ?10"""
SEATED = "code in (select code from seated where guest = ?)"
CLAIM = """
    update tables set claimer = ?2, claimed_until = ?3
    where code in (
        select code from tables where due <= ?1 and (claimed_until <= ?1 or claimer = ?2) order by due, code limit ?4)
    returning due, code"""


class SqliteStore:
    """One file in WAL mode, with a thread that writes and a thread that reads."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._held = ExitStack()
        self._closed = asyncio.Event()
        self._reader = ThreadPoolExecutor(1, "wolfden-reader")
        self._writer: Writer | None = None
        self._reading: sqlite3.Connection

    async def open(self) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.touch(mode=0o600)
            self._held.enter_context(lock(self.path))
            writing = self._held.enter_context(closing(connect(self.path)))
            migrate(writing, self.path)
            self._reading = self._held.enter_context(closing(connect(self.path)))
        except (OSError, sqlite3.Error) as error:
            self._held.close()
            raise BadDatabase(f"{self.path} cannot be opened: {error}") from error
        except BadDatabase:
            self._held.close()
            raise
        self._writer = Writer(writing, asyncio.get_running_loop())

    async def close(self) -> None:
        self._closed.set()
        if self._writer:
            writer, self._writer = self._writer, None
            await writer.stop()
        self._reader.shutdown()
        self._held.close()

    async def create(self, listing: Listing, body: bytes) -> None:
        try:
            await self._write((INSERT_TABLE, columns(listing, 1)), *insertions(listing, 0, [body]))
        except sqlite3.IntegrityError:
            raise TableExists(f"there is a table {listing.code} already") from None

    async def append(self, listing: Listing, after: int, bodies: Sequence[bytes]) -> None:
        def change(connection: sqlite3.Connection) -> None:
            changed = connection.execute(UPDATE_TABLE, (*columns(listing, after + len(bodies)), after))
            if not changed.rowcount:
                row = connection.execute("select seq from tables where code = ?", (listing.code,)).fetchone()
                if row is None:
                    raise NoSuchTable(f"there is no table {listing.code}")
                raise Behind(listing.code, row[0])
            for insertion in insertions(listing, after, bodies):
                connection.execute(*insertion)

        await self._open_writer().make(change)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        query = "select seq, at, body from entries where code = ? and seq > ? order by seq"
        return [Entry(*row) for row in await self._read(query, table, after)]

    async def listing(self, table: str) -> Listing | None:
        rows = await self._read("select listing from tables where code = ?", table)
        return msgspec.json.decode(rows[0][0], type=Listing) if rows else None

    async def listings(
        self,
        *,
        status: str | None = None,
        game: str | None = None,
        public: bool | None = None,
        guest: str | None = None,
        limit: int = 100,
    ) -> list[Listing]:
        asked = {"status = ?": status, "game = ?": game, "public = ?": public, SEATED: guest}
        given = {condition: value for condition, value in asked.items() if value is not None}
        query = f"select listing from tables where {' and '.join(given) or 'true'} order by updated desc, code limit ?"
        rows = await self._read(query, *given.values(), limit)
        return [msgspec.json.decode(row[0], type=Listing) for row in rows]

    async def due(self, now: float, claimer: str, until: float, limit: int = 1000) -> list[str]:
        rows = await self._write((CLAIM, (now, claimer, until, limit)))
        return [row["code"] for row in sorted(rows, key=tuple)]

    async def release(self, claimer: str) -> None:
        await self._write(("update tables set claimer = null, claimed_until = 0 where claimer = ?", (claimer,)))

    async def add_guest(self, guest: Guest, token: bytes) -> None:
        await self._keep_guest(
            ("insert into guests (id, name, name_key, passphrase, created) values (?, ?, ?, ?, ?)", guest_row(guest)),
            ("insert into tokens (token, guest) values (?, ?)", (token, guest.id)),
        )

    async def update_guest(self, guest: Guest) -> None:
        await self._keep_guest(
            ("update guests set name = ?2, name_key = ?3, passphrase = ?4 where id = ?1", guest_row(guest)[:4])
        )

    async def _keep_guest(self, *statements: Statement) -> None:
        try:
            await self._write(*statements)
        except sqlite3.IntegrityError as error:
            if "name_key" not in str(error):
                raise
            raise NameTaken("another guest has this name, with a passphrase") from None

    async def guest_by_token(self, token: bytes) -> Guest | None:
        return await self._guest("id = (select guest from tokens where token = ?)", token)

    async def guest_by_name(self, name: str) -> Guest | None:
        return await self._guest("name_key = ?", name_key(name))

    async def _guest(self, condition: str, value: str | bytes) -> Guest | None:
        rows = await self._read(f"select id, name, passphrase, created from guests where {condition}", value)
        return msgspec.convert(dict(rows[0]), Guest) if rows else None

    async def add_token(self, guest: str, token: bytes) -> None:
        await self._write(("insert into tokens (token, guest) values (?, ?)", (token, guest)))

    async def remove_token(self, token: bytes) -> None:
        await self._write(("delete from tokens where token = ?", (token,)))

    async def listen(self) -> AsyncIterator[Appended]:
        """No other process writes into this file."""
        others: list[Appended] = []
        await self._closed.wait()
        for news in others:
            yield news

    def _open_writer(self) -> Writer:
        if self._writer is None:
            raise Unsaved(f"{self.path} is not open")
        return self._writer

    async def _write(self, *statements: Statement) -> list[sqlite3.Row]:
        """Execute these together; the rows of the last."""

        def change(connection: sqlite3.Connection) -> list[sqlite3.Row]:
            return [connection.execute(*statement).fetchall() for statement in statements][-1]

        return await self._open_writer().make(change)

    async def _read(self, query: str, *values: Value) -> list[sqlite3.Row]:
        self._open_writer()
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self._reader, lambda: self._reading.execute(query, values).fetchall()
            )
        except sqlite3.OperationalError as error:
            raise Unsaved(str(error)) from error


def lock(path: Path) -> IO[str]:
    """Keep other processes away: they would not hear of each other's moves."""
    file = path.with_name(f"{path.name}.lock").open("a")
    if is_ours(file, for_process=True):
        return file
    file.close()
    raise BadDatabase(f"{path} is in use by another process. A SQLite file serves one; for several, use PostgreSQL")


def connect(path: Path) -> sqlite3.Connection:
    """A connection that leaves transactions to us; `full` puts each commit on the disk."""
    connection = sqlite3.connect(path, timeout=5, isolation_level=None, check_same_thread=False)
    connection.row_factory = sqlite3.Row
    connection.execute("pragma synchronous = full")
    connection.execute("pragma foreign_keys = on")
    return connection


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Bring our file up to date, and leave any other alone."""
    mark = connection.execute("pragma application_id").fetchone()[0]
    if mark != OURS and connection.execute("select 1 from sqlite_master").fetchone():
        raise BadDatabase(f"{path} is a database of something else; give the path of another file")
    version = connection.execute("pragma user_version").fetchone()[0]
    for number, script in missing_migrations("sqlite", version, str(path)):
        marks = f"pragma application_id = {OURS}; pragma user_version = {number}"
        connection.executescript(f"begin immediate; {script}; {marks}; commit")
    connection.execute("pragma journal_mode = wal")


def columns(listing: Listing, seq: int) -> Sequence[Value]:
    """A row of `tables`: what is searched for, and the whole listing."""
    kept = msgspec.structs.replace(listing, seq=seq)
    searched = (kept.game, kept.status, kept.public, json.dumps(kept.guests), kept.updated, kept.due)
    return (kept.code, seq, *searched, msgspec.json.encode(kept))


def insertions(listing: Listing, after: int, bodies: Sequence[bytes]) -> list[Statement]:
    """The statements that add these entries."""
    insert = "insert into entries (code, seq, at, body) values (?, ?, ?, ?)"
    return [(insert, (listing.code, seq, listing.updated, body)) for seq, body in enumerate(bodies, start=after + 1)]
