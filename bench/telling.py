"""`python -m bench.telling`: can whoever watches bots tell from the time alone which of their moves were forced?

A real server, tables with a bot in every seat, and a spectator who knows when each move came. The record tells
afterwards which moves were the only legal ones. A share of 0.5 is blind: the spectator might as well toss a coin.
"""

import argparse
import asyncio
from itertools import pairwise, product
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any, NamedTuple

import msgspec

from harness.guests import a_guest
from harness.servers import serving
from wolfden.bots import BOTS
from wolfden.client import Client
from wolfden.engine.decision import SeatIndex
from wolfden.engine.game import moves_of
from wolfden.engine.record import Record, replay
from wolfden.games import GAMES, find_game
from wolfden.table.messages import TableMessage


class Pause(NamedTuple):
    """How long a move was waited for."""

    is_forced: bool
    felt: float  # seconds between the messages
    stamped: float  # and between the times in them


async def watch(watcher: Client, game: str, options: dict[str, Any], level: str) -> list[Pause]:
    """One game: each pause before a bot's move, but the first, for which bots start and code is loaded."""
    players = options["players"]
    code = await watcher.make_table(game, options=options, seats=[{"bot": level}] * players, start=True)
    came: list[float] = []
    async with watcher.at(code) as place:

        def is_more(table: TableMessage) -> bool:
            return len(place.news) > len(came)

        is_over = False
        while not is_over:
            is_over = (await place.wait_for(is_more)).status == "over"
            came += [monotonic()] * (len(place.news) - len(came))
    record = msgspec.convert(await watcher.get(f"/api/tables/{code}/record"), Record)
    felt = [after - before for before, after in pairwise(came)]
    stamped = [round(after.at - before.at, 6) for before, after in pairwise(place.news)]
    return [Pause(*pause) for pause in zip(forced(record), felt, stamped, strict=True)][1:]


def forced(record: Record) -> list[bool]:
    """Was each move the only legal one?"""
    game, found = find_game(record.game), []
    for (state, _), words in zip(replay(record, find_game), record.moves, strict=False):
        seat = game.seats(state).index(words.partition(" ")[0])
        found.append(len(moves_of(game, state, SeatIndex(seat))) == 1)
    return found


def told_apart(quick: list[float], slow: list[float]) -> float:
    """The share of pairs in which the forced move came sooner; of equals, half."""
    pairs = list(product(quick, slow))
    return sum((a < b) + (a == b) / 2 for a, b in pairs) / len(pairs)


def report(level: str, pauses: list[Pause]) -> str:
    lines = [f"{level}: {sum(p.is_forced for p in pauses)} forced moves of {len(pauses)}"]
    for name in ("felt", "stamped"):
        one, many = ([getattr(p, name) for p in pauses if p.is_forced is kind] for kind in (True, False))
        share = f"{told_apart(one, many):.2f} told apart" if one and many else "nothing to tell apart"
        lines.append(f"  {name}: {share}; forced {spread(one)}, chosen {spread(many)}")
    return "\n".join(lines)


def spread(seconds: list[float]) -> str:
    """The median and the range, in milliseconds."""
    if not seconds:
        return "none"
    return f"{median(seconds) * 1000:.0f} ({min(seconds) * 1000:.0f} to {max(seconds) * 1000:.0f}) ms"


async def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.telling", description=__doc__)
    parser.add_argument("--game", default="werewolves-and-robbers", choices=[game.key for game in GAMES])
    parser.add_argument("--levels", nargs="+", default=["hunter", "wolf", "alpha"], choices=list(BOTS))
    parser.add_argument("--tables", type=int, default=1, help="played at the same time (default 1)")
    parser.add_argument("--games", type=int, default=4, help="at each table (default 4)")
    parser.add_argument("--options", type=msgspec.json.decode, default={"players": 3, "mode": "single"})
    arguments = parser.parse_args()
    with TemporaryDirectory() as folder, serving(f"{folder}/wolfden.db") as [server]:
        for level in arguments.levels:
            pauses: list[Pause] = []
            for _ in range(arguments.games):
                watchers = [a_guest(server.url) for _ in range(arguments.tables)]
                await asyncio.gather(*(watcher.introduce("Watcher") for watcher in watchers))
                games = (watch(watcher, arguments.game, arguments.options, level) for watcher in watchers)
                pauses += [pause for game in await asyncio.gather(*games) for pause in game]
            print(report(level, pauses), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
