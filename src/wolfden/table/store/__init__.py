"""Where tables are kept: the promise that SQLite and PostgreSQL both keep, tested by one suite.

A table is a log of entries numbered 1, 2, 3 …, and one `Listing` that is saved together with them. Whatever
returns without an error is on the disk.
"""

import unicodedata
from collections.abc import AsyncIterator, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Protocol

import msgspec

from ...engine.errors import WolfdenError


class BadDatabase(WolfdenError):
    """This database cannot be opened, and why."""


class TableExists(WolfdenError):
    """The code of a new table is taken."""


class NoSuchTable(WolfdenError):
    """There is no table with this code."""


class NameTaken(WolfdenError):
    """Another guest has this name, with a passphrase."""


class Behind(WolfdenError):
    """Somebody else has appended first: read the new entries, fold them, check again, try again."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__(f"table {table} is at entry {seq}")
        self.table = table
        self.seq = seq


class Unsaved(WolfdenError):
    """The disk is full or the database is gone: show nothing, and try again.

    A connection may break after the commit and before the answer. Then the next try finds the entry there: `Behind`.
    """


class Entry(msgspec.Struct, frozen=True):
    seq: int
    at: float  # unix seconds
    body: bytes


class Appended(msgspec.Struct, frozen=True):
    """Somebody has appended to this table."""

    table: str
    seq: int  # the newest entry
    entries: list[Entry] = []  # the last ones, if they came along


class Listing(msgspec.Struct, frozen=True, kw_only=True):
    """What the lobby knows of a table without reading its log."""

    code: str
    game: str
    status: str  # open, playing, over
    players: int
    free: int = 0  # seats that wait for somebody
    public: bool = True
    spectators: bool = True
    people: tuple[str, ...] = ()  # names
    guests: tuple[str, ...] = ()  # ids of the guests whose table it is
    created: float
    updated: float  # when the newest entries happened
    due: float | None = None  # when the table needs attention by itself
    seq: int = 0  # the newest entry; set by the store


class Guest(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    passphrase: str | None = None  # argon2; with one, the name is this guest's alone
    created: float


class Store(Protocol):
    async def open(self) -> None:
        """Connect, and bring the tables of the database up to date; BadDatabase says why that cannot be."""

    async def close(self) -> None:
        """Finish what was begun; `listen` ends."""

    async def create(self, listing: Listing, body: bytes) -> None:
        """A new table with its first entry; TableExists if the code is taken."""

    async def append(self, listing: Listing, after: int, bodies: Sequence[bytes]) -> None:
        """Save the entries after+1, after+2 …, at the time `listing.updated`; Behind if `after` is not the newest.

        Without bodies only the listing is saved. All of it is kept, or nothing.
        """

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of this table after that one, in order."""

    async def listing(self, table: str) -> Listing | None:
        """The listing of one table."""

    async def listings(
        self,
        *,
        status: str | None = None,
        game: str | None = None,
        public: bool | None = None,
        guest: str | None = None,
        limit: int = 100,
    ) -> list[Listing]:
        """The tables of which all this is true, the latest first."""

    async def due(self, now: float, claimer: str, until: float, limit: int = 1000) -> list[str]:
        """Tables that need attention, the longest overdue first, claimed for this claimer until then.

        Others do not get them meanwhile; the claimer gets them again, and longer, whenever it asks while they are due.
        """

    async def release(self, claimer: str) -> None:
        """Give up every claim, so that others go on at once."""

    async def add_guest(self, guest: Guest, token: bytes) -> None:
        """A new guest with the SHA-256 of a first token."""

    async def update_guest(self, guest: Guest) -> None:
        """Save name and passphrase; NameTaken if they would be a second guest's with that name and a passphrase."""

    async def guest_by_token(self, token: bytes) -> Guest | None:
        """The guest who has this token, given as SHA-256."""

    async def guest_by_name(self, name: str) -> Guest | None:
        """The guest who has this name with a passphrase; capital letters and widths do not matter."""

    async def add_token(self, guest: str, token: bytes) -> None:
        """One more device of a guest."""

    async def remove_token(self, token: bytes) -> None:
        """This device forgets its guest."""

    def listen(self) -> AsyncIterator[Appended]:
        """What other processes append; the same may come twice."""


def open_store(address: str) -> Store:
    """The store, not open yet, at `sqlite:///relative/path`, `sqlite:////absolute/path`, a path, or `postgresql://…`."""
    scheme, separator, rest = address.partition("://")
    if separator and scheme in ("postgresql", "postgres"):
        from .postgres import PostgresStore

        return PostgresStore(address)
    path = rest.removeprefix("/") if separator else address
    if (separator and (scheme != "sqlite" or not rest.startswith("/"))) or not path or path.endswith("/"):
        raise BadDatabase("error-no-database", address=shown(address))
    from .sqlite import SqliteStore

    return SqliteStore(Path(path).expanduser())


def shown(address: str) -> str:
    """The address as it may be shown: without a password."""
    scheme, separator, rest = address.partition("://")
    return f"{scheme}{separator}{rest.rpartition('@')[2].partition('?')[0]}"


def migrations(backend: str) -> list[str]:
    """The numbered scripts of a backend; the place in the list, from 1, is the version they lead to."""
    folder = files(__package__) / "migrations" / backend
    scripts = sorted((script for script in folder.iterdir() if script.name.endswith(".sql")), key=lambda s: s.name)
    return [script.read_text(encoding="utf-8") for script in scripts]


def missing_migrations(backend: str, version: int, where: str) -> list[tuple[int, str]]:
    """The scripts that a database of this version still needs, each with the version it leads to."""
    scripts = migrations(backend)
    if version > len(scripts):
        raise BadDatabase("error-newer-database", where=where, version=version, known=len(scripts))
    return list(enumerate(scripts, start=1))[version:]


def name_key(name: str) -> str:
    """What two names have in common when people would call them the same."""
    return unicodedata.normalize("NFKC", name).casefold()


def guest_row(guest: Guest) -> tuple[str, str, str | None, str | None, float]:
    """A row of `guests`: the name has a key, and so is theirs alone, only with a passphrase."""
    key = name_key(guest.name) if guest.passphrase else None
    return (guest.id, guest.name, key, guest.passphrase, guest.created)
