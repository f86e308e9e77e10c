"""A process that appends to many tables as fast as it can, and says what was acknowledged, until it is killed."""

import asyncio
import os
import sys

from wolfden.table.store import Listing, Store, open_store

TABLES = 20


async def grow(store: Store, code: str) -> None:
    listing = Listing(code=code, game="woof", status="playing", players=4, created=0, updated=0)
    await store.create(listing, b"1")
    seq = 1
    while True:
        os.write(1, f"{code} {seq}\n".encode())
        await store.append(listing, seq, [b"%d" % (seq + 1)])
        seq += 1


async def main(address: str) -> None:
    store = open_store(address)
    await store.open()
    await asyncio.gather(*(grow(store, f"t{number}") for number in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
