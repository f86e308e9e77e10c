"""Drives many tables from this process, and times each move from its sending until every socket has the new view."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Protocol

PATIENCE = 60.0  # seconds for one move; a table that takes longer is broken
AT_ONCE = 32  # tables that begin together


class Driven(Protocol):
    """A table with its sockets."""

    async def begin(self) -> None:
        """Open the sockets and deal."""

    async def open_one_more(self) -> None:
        """One more socket, of somebody who is there already."""

    async def close_it(self) -> None:
        """That one again."""

    def is_over(self) -> bool: ...

    async def move(self) -> None:
        """Make a legal move; done when every socket has been sent what follows."""

    async def again(self) -> None:
        """The next game with the same players."""

    async def end(self) -> None:
        """Close the sockets."""


@dataclass(frozen=True)
class Figures:
    tables: int
    moves: int
    seconds: float
    waits: list[float]  # from send to all views received, sorted

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    def percentile(self, share: float) -> float:
        """Milliseconds within which this share of the moves was seen by everybody."""
        return 1000 * self.waits[min(len(self.waits) - 1, int(share * len(self.waits)))] if self.waits else 0.0


async def each(tables: Sequence[Driven], act: Callable[[Driven], Awaitable[None]]) -> None:
    """Do this at every table, a few at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(table: Driven) -> None:
        async with gate:
            await act(table)

    await asyncio.gather(*(one(table) for table in tables))


async def drive(tables: Sequence[Driven], seconds: float, pace: float = 0.0) -> Figures:
    """Make moves at all tables: one every `pace` seconds at each, or the next as soon as the last was seen."""
    waits: list[float] = []
    start, random = perf_counter(), Random(1)
    await asyncio.gather(*(drive_one(table, waits, start, seconds, pace, random) for table in tables))
    return Figures(len(tables), len(waits), perf_counter() - start, sorted(waits))


async def drive_one(
    table: Driven, waits: list[float], start: float, seconds: float, pace: float, random: Random
) -> None:
    due = start + pace * random.random()
    while perf_counter() < start + seconds:
        if pace:
            await asyncio.sleep(due - perf_counter())
            due += pace
        async with asyncio.timeout(PATIENCE):
            if table.is_over():
                await table.again()
            sent = perf_counter()
            await table.move()
        waits.append(perf_counter() - sent)
