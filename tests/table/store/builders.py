"""Tables and guests in few words."""

import resource
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from wolfden.table.store import Behind, Guest, Listing, Store

NOON = 1_000_000_000.0


def a_listing(code: str = "oak", **changes: Any) -> Listing:
    fields: dict[str, Any] = {"game": "woof", "status": "open", "players": 4, "created": NOON, "updated": NOON}
    return Listing(code=code, **(fields | changes))


async def a_table(store: Store, code: str = "oak", **changes: Any) -> Listing:
    """A table with one entry, `created`."""
    listing = a_listing(code, **changes)
    await store.create(listing, b"created")
    return listing


async def insist(store: Store, listing: Listing, body: bytes, after: int = 1) -> int:
    """Append, however often somebody else was first; where it ended up."""
    while True:
        try:
            await store.append(listing, after, [body])
            return after + 1
        except Behind as behind:
            after = behind.seq


async def bodies(store: Store, code: str = "oak") -> list[bytes]:
    """All entries of a table, which are numbered without a gap."""
    entries = await store.entries(code)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    return [entry.body for entry in entries]


def codes(listings: Sequence[Listing]) -> list[str]:
    return [listing.code for listing in listings]


def a_guest(key: str = "g1", name: str = "Aki", **changes: Any) -> Guest:
    return Guest(id=key, name=name, created=NOON, **changes)


@contextmanager
def little_room_here() -> Iterator[None]:
    """No file that this process writes grows beyond four megabytes."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4 * 2**20, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
