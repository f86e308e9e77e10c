"""One server under load: tables at a human pace, tables as fast as they can, and what they cost in memory."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from time import process_time
from typing import Protocol

from wolfden.table.app import collect_seldom

from .driving import Driven, Figures, drive, each

PACE = 3.0  # seconds between two moves at a table of people
SOCKETS = 4  # at each table
SAMPLES = 40  # of the memory, in a soak


class Timed(Protocol):
    def seconds(self) -> float:
        """Processor time so far."""


class Measured(Timed, Protocol):
    """A server process."""

    def memory(self) -> int: ...


@dataclass(frozen=True)
class Plan:
    """How much of everything."""

    tables: int  # at a human pace
    human: float  # seconds
    busy: int  # tables that play as fast as they can
    saturated: float  # seconds
    soak: float  # seconds
    killed: int  # tables of each store
    pause: float  # seconds before each of their moves
    kill_every: float  # seconds
    fuzz: int  # messages
    rest: float  # seconds after it; a table nobody is at stays in memory for a minute
    limit: float  # seconds for all of it


QUICK = Plan(60, 6.0, 30, 5.0, 9.0, 8, 0.08, 2.5, 1000, 0.0, 600.0)
FULL = Plan(1000, 60.0, 200, 20.0, 600.0, 100, 1.0, 5.0, 100_000, 70.0, 5400.0)


@dataclass
class Loaded:
    """The figures of one contender."""

    name: str
    human: Figures
    cost: list[float]  # seconds of processor time for a move: of the servers, the database and the driver
    saturated: Figures
    per_table: float  # bytes, without its sockets
    per_socket: float  # bytes
    soak: list[int] = field(default_factory=list)  # bytes of the servers, from the beginning to the end


async def load(
    name: str,
    servers: Sequence[Measured],
    tables: Sequence[Driven],
    plan: Plan,
    soak: float,
    tell: Callable[[str], None],
    database: Sequence[Timed] = (),
) -> Loaded:
    empty, random = memory(servers), Random(1)
    tell(f"{name}: {len(tables)} tables sit down")
    await each(tables, lambda table: table.begin())
    tell(f"{name}: each table goes on to another point of its game")
    await each(tables, lambda table: go_on(table, random.randrange(table.length)))
    collect_seldom()  # the pauses of the driver would be in the figures
    tell(f"{name}: a human pace, {plan.human:.0f} s")
    before = seconds(servers), seconds(database), process_time()
    human = await drive(tables, plan.human, PACE)
    after = seconds(servers), seconds(database), process_time()
    cost = [(end - start) / len(human.waits) for start, end in zip(before, after, strict=True)]
    tell(f"{name}: p99 was {human.percentile(0.99):.0f} ms; one more socket at each table")
    full = memory(servers)
    await each(tables, lambda table: table.open_one_more())
    per_socket = (memory(servers) - full) / len(tables)
    await each(tables, lambda table: table.close_it())
    tell(f"{name}: as fast as {plan.busy} tables can, {plan.saturated:.0f} s")
    saturated = await drive(tables[: plan.busy], plan.saturated)
    per_table = (full - empty) / len(tables) - SOCKETS * per_socket
    loaded = Loaded(name, human, cost, saturated, per_table, per_socket)
    if soak:
        tell(f"{name}: soak, {soak / 60:.1f} minutes")
        loaded.soak = await soaked(servers, tables, soak)
    await each(tables, lambda table: table.end())
    return loaded


async def go_on(table: Driven, moves: int) -> None:
    """So many moves, so that neither all games end together nor all histories are short."""
    for _ in range(moves):
        if table.is_over():
            await table.again()
        await table.move()


async def soaked(servers: Sequence[Measured], tables: Sequence[Driven], lasting: float) -> list[int]:
    """The memory again and again, while everybody plays on at a human pace."""
    playing = asyncio.create_task(drive(tables, lasting, PACE))
    samples = []
    for _ in range(SAMPLES):
        samples.append(memory(servers))
        await asyncio.sleep(lasting / SAMPLES)
    await playing
    return [*samples, memory(servers)]


def memory(servers: Sequence[Measured]) -> int:
    return sum(server.memory() for server in servers)


def seconds(processes: Sequence[Timed]) -> float:
    return sum(process.seconds() for process in processes)
