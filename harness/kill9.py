"""Kill -9 under load: whatever was acknowledged must be there, once, and every game must come to its end."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from random import Random

from harness.guests import named_guests
from harness.servers import ServerProcess
from wolfden.client import Client, NotDone, Seat
from wolfden.games import GAMES
from wolfden.table.entries import Moved, read_entry
from wolfden.table.messages import Saved, Sit, Start
from wolfden.table.store import open_store
from wolfden.table.table import Table

PLAYERS = 4


@dataclass
class Toll:
    """What came of it."""

    kills: int = 0
    games: int = 0
    acknowledged: dict[str, dict[str, int]] = field(default_factory=dict)  # table -> id -> the entry it is kept in
    missing: int = 0  # acknowledged moves that are not there
    duplicated: int = 0  # moves that are there twice
    stuck: int = 0  # games without an end

    @property
    def moves(self) -> int:
        return sum(len(moves) for moves in self.acknowledged.values())


async def kill_under_load(
    servers: Sequence[ServerProcess], tables: int, pause: float, every: float, patience: float
) -> Toll:
    """Play so many games, with a pause before each move, while a server is killed every few seconds.

    The servers are dead afterwards, so that their database can be read.
    """
    guests = await named_guests([server.url for server in servers], tables * PLAYERS)
    games = KilledGames(servers, guests, pause)
    killing = asyncio.create_task(games.kill_again_and_again(every))
    with suppress(TimeoutError):
        async with asyncio.timeout(patience):
            await asyncio.gather(*(games.play(number) for number in range(tables)))
    games.over.set()
    games.dealt.set()
    await killing
    for server in servers:
        server.kill()
    await count(servers[0].database, games.toll, tables)
    return games.toll


class KilledGames:
    def __init__(self, servers: Sequence[ServerProcess], guests: Sequence[Client], pause: float) -> None:
        self.servers = servers
        self.guests = guests
        self.pause = pause
        self.random = Random(1)
        self.toll = Toll()
        self.to_deal = len(guests) // PLAYERS
        self.dealt = asyncio.Event()  # at every table
        self.over = asyncio.Event()

    async def kill_again_and_again(self, every: float) -> None:
        await self.dealt.wait()
        while not self.over.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self.over.wait(), every * self.random.uniform(0.5, 1.5))
            if not self.over.is_set():
                await self.kill(self.random.choice(self.servers))

    async def kill(self, victim: ServerProcess) -> None:
        """Kill it, send its guests to the others, start it again; then anybody may come back to any."""
        victim.kill()
        self.toll.kills += 1
        others = [server.url for server in self.servers if server is not victim]
        for guest in self.guests:
            guest.url = self.random.choice(others or [victim.url])
        await asyncio.to_thread(victim.start)
        for guest in self.guests:
            guest.url = self.random.choice(self.servers).url

    async def play(self, number: int) -> None:
        """A whole game at one table."""
        guests, game = self.guests[number * PLAYERS :][:PLAYERS], GAMES[number % len(GAMES)]
        code = await guests[0].make_table(game.key, options={"players": PLAYERS}, seats=["me"], pace="async")
        self.toll.acknowledged[code] = {}
        async with AsyncExitStack() as stack:
            seats = [await stack.enter_async_context(guest.at(code)) for guest in guests]
            places = (await seats[0].wait_for(lambda _: True)).seats
            for seat, place in zip(seats[1:], places[1:], strict=True):
                await seat.ask(Sit(seat=place.seat))
            await seats[0].ask(Start())
            self.to_deal -= 1
            if not self.to_deal:
                self.dealt.set()
            await self.dealt.wait()
            await asyncio.gather(*(self.choose(seat) for seat in seats))

    async def choose(self, seat: Seat) -> None:
        """Choose at random until the end, and remember what was acknowledged."""
        while (table := await seat.turn()).status != "over":
            await asyncio.sleep(self.random.uniform(0, 2 * self.pause))
            try:
                saved = await seat.choose(self.random.choice(table.moves))
            except NotDone as refusal:
                if refusal.reason != "stale_decision":
                    raise
            else:
                assert isinstance(saved, Saved)
                self.toll.acknowledged[seat.code][saved.id] = saved.seq


async def count(database: str, toll: Toll, tables: int) -> None:
    """Hold the logs against what was acknowledged."""
    store = open_store(database)
    await store.open()
    toll.games = tables
    toll.stuck = tables - len(toll.acknowledged)
    for code, acknowledged in toll.acknowledged.items():
        table, moves = Table(code), {}
        for entry in await store.entries(code):
            table.fold(entry.seq, entry.at, written := read_entry(entry.body))
            if isinstance(written, Moved):
                moves[entry.seq] = written.id
        toll.missing += sum(moves.get(seq) != id for id, seq in acknowledged.items())
        toll.duplicated += sum(times - 1 for times in Counter(moves.values()).values())
        toll.stuck += table.status != "over"
    await store.close()
