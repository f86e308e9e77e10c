"""Drives many tables from this process, and times each move from its sending until every socket has the new view."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Protocol

PATIENCE = 300.0  # seconds for a move, and a rematch before it; a table that takes longer is broken
AT_ONCE = 32  # tables that begin together
CALM = 0.02  # of the processors' time taken away by the host, at most


class Driven(Protocol):
    """A table with its sockets."""

    @property
    def length(self) -> int:
        """Moves of a game, about."""

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
class Wait:
    sent: float  # seconds since the beginning
    lasted: float  # until all views were received


@dataclass(frozen=True)
class Figures:
    seconds: float
    waits: list[Wait]
    stolen: list[float]  # of the processors' time, second after second

    @property
    def rate(self) -> float:
        return len(self.waits) / self.seconds

    def percentile(self, share: float) -> float:
        """Milliseconds within which this share of the moves was seen by everybody."""
        lasted = sorted(wait.lasted for wait in self.waits)
        return 1000 * lasted[min(len(lasted) - 1, int(share * len(lasted)))] if lasted else 0.0

    def calm(self) -> "Figures":
        """Only the seconds in which, and before which, the host left the processors to this machine."""
        noisy = {second for second, stolen in enumerate(self.stolen) if stolen > CALM}
        noisy |= {second + 1 for second in noisy}
        waits = [wait for wait in self.waits if int(wait.sent) < len(self.stolen) and int(wait.sent) not in noisy]
        return Figures(len({int(wait.sent) for wait in waits}), waits, [])


async def each(tables: Sequence[Driven], act: Callable[[Driven], Awaitable[None]]) -> None:
    """Do this at every table, a few at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(table: Driven) -> None:
        async with gate:
            await act(table)

    await asyncio.gather(*(one(table) for table in tables))


async def drive(tables: Sequence[Driven], seconds: float, pace: float = 0.0) -> Figures:
    """Make moves at all tables: one every `pace` seconds at each, or the next as soon as the last was seen."""
    waits: list[Wait] = []
    stolen: list[float] = []
    watching = asyncio.create_task(watch_the_host(stolen))
    start, random = perf_counter(), Random(1)
    await asyncio.gather(*(drive_one(table, waits, start, seconds, pace, random) for table in tables))
    watching.cancel()
    return Figures(perf_counter() - start, waits, stolen)


async def watch_the_host(stolen: list[float]) -> None:
    """How much of the processors' time other guests of the same host took, second after second."""
    start, (taken, all_of_it) = perf_counter(), processor_ticks()
    while True:
        await asyncio.sleep(start + len(stolen) + 1 - perf_counter())
        (before, so_far), (taken, all_of_it) = (taken, all_of_it), processor_ticks()
        stolen.append((taken - before) / max(1, all_of_it - so_far))


def processor_ticks() -> tuple[int, int]:
    """Taken away, and all of it."""
    ticks = [int(word) for word in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
    return ticks[7], sum(ticks)


async def drive_one(
    table: Driven, waits: list[Wait], start: float, seconds: float, pace: float, random: Random
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
        waits.append(Wait(sent - start, perf_counter() - sent))
