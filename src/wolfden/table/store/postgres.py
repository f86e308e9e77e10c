"""Tables in PostgreSQL, for any number of processes on any number of machines."""

from collections.abc import AsyncIterator, Sequence
from typing import NamedTuple

import asyncpg
import msgspec

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
    shown,
)
from .bus import PATIENCE, UNSAVED, Bus
from .gathering import Gathering

CONNECTIONS = 10
GUESTS = 5  # their place in a row of `tables`
MISTAKES = (ValueError, asyncpg.DataError, asyncpg.IntegrityConstraintViolationError)
MIGRATING = 0x574F4C46  # the advisory lock of whoever brings the tables up to date

CREATE = """
    with created as (
        insert into tables (code, seq, game, status, public, guests, updated, due, listing)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning code)
    insert into entries (code, seq, at, body) select code, 1, $7, $10 from created"""
# Several tables at once; they are locked in the order of their codes, so that two processes never wait for each other.
APPEND = """
    with locked as (
        select code from tables where code = any($1::text[]) order by code for update),
    new as (
        select * from unnest(
            $1::text[], $2::int[], $3::text[], $4::text[], $5::bool[], $6::text[], $7::float8[], $8::float8[],
            $9::bytea[], $10::int[])
        as new (code, seq, game, status, public, guests, updated, due, listing, after)),
    changed as (
        update tables
        set seq = new.seq, game = new.game, status = new.status, public = new.public,
            guests = string_to_array(new.guests, ' '), updated = new.updated, due = new.due, listing = new.listing,
            saved = clock_timestamp()
        from new join locked using (code)
        where tables.code = new.code and tables.seq = new.after returning tables.code),
    added as (
        insert into entries (code, seq, at, body)
        select code, seq, at, body from changed
        join unnest($11::text[], $12::int[], $13::float8[], $14::bytea[]) as entry (code, seq, at, body) using (code))
    select code from changed"""
CLAIM = """
    with claimed as (
        update tables set claimer = $2, claimed_until = $3
        where code in (
            select code from tables where due <= $1 and (claimed_until <= $1 or claimer = $2)
            order by due, code limit $4 for update skip locked)
        returning code, due)
    select code from claimed order by due, code"""


class Addition(NamedTuple):
    """What is to be appended to the log of a table that is this long."""

    listing: Listing
    after: int
    bodies: Sequence[bytes]


class PostgresStore:
    """A pool of connections; every change is one statement, and so one commit."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._pool: asyncpg.Pool | None = None
        self._bus = Bus(address)
        self._additions = Gathering(self._append)

    async def open(self) -> None:
        try:
            connection = await asyncpg.connect(self.address, timeout=PATIENCE)
            try:
                await migrate(connection, shown(self.address))
            finally:
                await connection.close()
            # A commit is on the disk before it is acknowledged, whatever the server's default.
            self._pool = await asyncpg.create_pool(
                self.address,
                min_size=1,
                max_size=CONNECTIONS,
                timeout=PATIENCE,
                command_timeout=PATIENCE,
                reset=leave_as_it_is,
                server_settings={"synchronous_commit": "on"},
            )
        except (*UNSAVED, ValueError) as error:
            reason = str(error) or type(error).__name__
            raise BadDatabase(f"{shown(self.address)} cannot be opened: {reason}") from error
        self._bus.start()

    async def close(self) -> None:
        await self._additions.stop()
        await self._bus.stop()
        if self._pool:
            pool, self._pool = self._pool, None
            await pool.close()

    async def create(self, listing: Listing, body: bytes) -> None:
        try:
            await self._run(CREATE, *columns(listing, 1), body)
        except asyncpg.UniqueViolationError:
            raise TableExists(f"there is a table {listing.code} already") from None
        self._bus.tell(listing.code, [Entry(1, listing.updated, body)])

    async def append(self, listing: Listing, after: int, bodies: Sequence[bytes]) -> None:
        kept = await self._additions.make(Addition(listing, after, bodies))
        if isinstance(kept, Exception):
            raise kept
        if not kept:
            rows = await self._run("select seq from tables where code = $1", listing.code)
            if not rows:
                raise NoSuchTable(f"there is no table {listing.code}")
            raise Behind(listing.code, rows[0]["seq"])
        self._bus.tell(listing.code, [Entry(seq, listing.updated, body) for seq, body in enumerate(bodies, after + 1)])

    async def _append(self, additions: Sequence[Addition]) -> Sequence[bool | Exception]:
        """Which of these are kept; one after another if two are for one table, or the database cannot read one."""
        codes = [addition.listing.code for addition in additions]
        if len(set(codes)) == len(codes):
            try:
                kept = {row["code"] for row in await self._run(APPEND, *in_columns(additions))}
                return [code in kept for code in codes]
            except MISTAKES:
                if len(additions) == 1:
                    raise
        return [await self._append_alone(addition) for addition in additions]

    async def _append_alone(self, addition: Addition) -> bool | Exception:
        try:
            return (await self._append([addition]))[0]
        except (*MISTAKES, Unsaved) as error:
            return error

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        query = "select seq, at, body from entries where code = $1 and seq > $2 order by seq"
        return [Entry(*row) for row in await self._run(query, table, after)]

    async def listing(self, table: str) -> Listing | None:
        rows = await self._run("select listing from tables where code = $1", table)
        return msgspec.json.decode(rows[0]["listing"], type=Listing) if rows else None

    async def listings(
        self,
        *,
        status: str | None = None,
        game: str | None = None,
        public: bool | None = None,
        guest: str | None = None,
        limit: int = 100,
    ) -> list[Listing]:
        asked = {"status =": status, "game =": game, "public =": public, "guests @>": guest and [guest]}
        given = {column: value for column, value in asked.items() if value is not None}
        where = " and ".join(f"{column} ${place}" for place, column in enumerate(given, start=2)) or "true"
        query = f"select listing from tables where {where} order by updated desc, code limit $1"
        rows = await self._run(query, limit, *given.values())
        return [msgspec.json.decode(row["listing"], type=Listing) for row in rows]

    async def due(self, now: float, claimer: str, until: float, limit: int = 1000) -> list[str]:
        return [row["code"] for row in await self._run(CLAIM, now, claimer, until, limit)]

    async def release(self, claimer: str) -> None:
        await self._run("update tables set claimer = null, claimed_until = 0 where claimer = $1", claimer)

    async def add_guest(self, guest: Guest, token: bytes) -> None:
        await self._keep_guest(
            """with added as (
                insert into guests (id, name, name_key, passphrase, created) values ($1, $2, $3, $4, $5) returning id)
            insert into tokens (token, guest) select $6, id from added""",
            *guest_row(guest),
            token,
        )

    async def update_guest(self, guest: Guest) -> None:
        await self._keep_guest(
            "update guests set name = $2, name_key = $3, passphrase = $4 where id = $1", *guest_row(guest)[:4]
        )

    async def _keep_guest(self, statement: str, *values: object) -> None:
        try:
            await self._run(statement, *values)
        except asyncpg.UniqueViolationError as error:
            if error.constraint_name != "guests_name_key_key":
                raise
            raise NameTaken("another guest has this name, with a passphrase") from None

    async def guest_by_token(self, token: bytes) -> Guest | None:
        return await self._guest("id = (select guest from tokens where token = $1)", token)

    async def guest_by_name(self, name: str) -> Guest | None:
        return await self._guest("name_key = $1", name_key(name))

    async def _guest(self, condition: str, value: str | bytes) -> Guest | None:
        rows = await self._run(f"select id, name, passphrase, created from guests where {condition}", value)
        return msgspec.convert(dict(rows[0]), Guest) if rows else None

    async def add_token(self, guest: str, token: bytes) -> None:
        await self._run("insert into tokens (token, guest) values ($1, $2)", token, guest)

    async def remove_token(self, token: bytes) -> None:
        await self._run("delete from tokens where token = $1", token)

    def listen(self) -> AsyncIterator[Appended]:
        return self._bus.listen()

    async def _run(self, statement: str, *values: object) -> list[asyncpg.Record]:
        """The rows of one statement, which is a transaction of its own."""
        if self._pool is None:
            raise Unsaved(f"{shown(self.address)} is not open")
        try:
            async with self._pool.acquire(timeout=PATIENCE) as connection:
                return list(await connection.fetch(statement, *values))
        except MISTAKES:  # the values are wrong, not the database
            raise
        except UNSAVED as error:
            raise Unsaved(str(error) or type(error).__name__) from error


async def leave_as_it_is(connection: asyncpg.Connection) -> None:
    """Single statements leave nothing behind; the pool's own reset would be a second journey for each of them."""


async def migrate(connection: asyncpg.Connection, where: str) -> None:
    """Bring the tables up to date, one process at a time."""
    async with connection.transaction():
        await connection.execute("select pg_advisory_xact_lock($1)", MIGRATING)
        await connection.execute("create table if not exists wolfden_schema (version integer not null)")
        version = await connection.fetchval("select coalesce(max(version), 0) from wolfden_schema")
        for number, script in missing_migrations("postgres", version, where):
            await connection.execute(script)
            await connection.execute("insert into wolfden_schema (version) values ($1)", number)


def in_columns(additions: Sequence[Addition]) -> list[Sequence[object]]:
    """The rows of `tables` and of `entries`, column by column."""
    tables = [(*columns(listing, after + len(bodies)), after) for listing, after, bodies in additions]
    entries = [
        (listing.code, seq, listing.updated, body)
        for listing, after, bodies in additions
        for seq, body in enumerate(bodies, after + 1)
    ]
    made = [list(column) for column in zip(*tables, strict=True)]
    made[GUESTS] = [" ".join(guests) for guests in made[GUESTS]]
    return [*made, *([row[place] for row in entries] for place in range(4))]


def columns(listing: Listing, seq: int) -> Sequence[object]:
    """A row of `tables`: what is searched for, and the whole listing."""
    kept = msgspec.structs.replace(listing, seq=seq)
    searched = (kept.game, kept.status, kept.public, kept.guests, kept.updated, kept.due)
    return (kept.code, seq, *searched, msgspec.json.encode(kept))
