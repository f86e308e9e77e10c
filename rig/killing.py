"""Kill -9 under load: whatever was acknowledged must be there, once, and every game must come to its end."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from random import Random

from rig.guests import named_guests
from rig.servers import ServerProcess
from wolfden.client import Client, NotDone, Seat
from wolfden.engine.errors import WolfdenError
from wolfden.games import GAMES
from wolfden.table.entries import Moved, read_entry
from wolfden.table.messages import Kept, Sit, Start
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
    servers: Sequence[ServerProcess], tables: int, pause: float, every: float, patience: float, seed: int = 1
) -> Toll:
    """Play so many games, with a pause before each move, while a server is killed every few seconds.

    The servers are dead afterwards, so that their database can be read.
    """
    toll, random = Toll(), Random(seed)
    guests = await named_guests([server.url for server in servers], tables * PLAYERS)
    killing = asyncio.create_task(kill_again_and_again(servers, guests, every, toll, random))
    games = [
        play_a_game(
            guests[first : first + PLAYERS], GAMES[first // PLAYERS % len(GAMES)].key, pause, toll, Random(first)
        )
        for first in range(0, len(guests), PLAYERS)
    ]
    with suppress(TimeoutError):
        async with asyncio.timeout(patience):
            await asyncio.gather(*games)
    killing.cancel()
    await asyncio.gather(killing, return_exceptions=True)
    for server in servers:
        server.kill()
    await count(servers[0].database, toll, tables)
    return toll


async def kill_again_and_again(
    servers: Sequence[ServerProcess], guests: Sequence[Client], every: float, toll: Toll, random: Random
) -> None:
    """Kill any one, send its guests to the others, start it again; then anybody may come back to any."""
    while True:
        await asyncio.sleep(every * random.uniform(0.5, 1.5))
        victim = random.choice(servers)
        victim.kill()
        toll.kills += 1
        others = [server.url for server in servers if server is not victim]
        for guest in guests:
            guest.url = random.choice(others or [victim.url])
        await asyncio.to_thread(victim.start)
        for guest in guests:
            guest.url = random.choice(servers).url


async def play_a_game(guests: Sequence[Client], game: str, pause: float, toll: Toll, random: Random) -> None:
    code = await make_table(guests[0], game)
    toll.acknowledged[code] = {}
    async with AsyncExitStack() as stack:
        seats = [await stack.enter_async_context(guest.at(code)) for guest in guests]
        places = (await seats[0].wait_for(lambda _: True)).seats
        for seat, place in zip(seats[1:], places[1:], strict=True):
            await seat.ask(Sit(seat=place.seat))
        await seats[0].ask(Start())
        await asyncio.gather(*(play(seat, pause, toll, random) for seat in seats))


async def make_table(guest: Client, game: str) -> str:
    """A table, as soon as there is a server to make it."""
    while True:
        try:
            return await guest.make_table(game, options={"players": PLAYERS}, seats=["me"], pace="async")
        except NotDone:
            raise
        except WolfdenError:
            await asyncio.sleep(0.2)


async def play(seat: Seat, pause: float, toll: Toll, random: Random) -> None:
    """Choose at random until the end, and remember what was acknowledged."""
    while (table := await seat.turn()).status != "over":
        await asyncio.sleep(random.uniform(0, 2 * pause))
        try:
            kept = await seat.choose(random.choice(table.moves))
        except NotDone as refusal:
            if refusal.reason != "stale_decision":
                raise
        else:
            assert isinstance(kept, Kept)
            toll.acknowledged[seat.code][kept.id] = kept.seq


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
