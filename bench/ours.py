"""Our own games at random play on one core: plain, compiled one game at a time, compiled in a batch."""

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from wolfden.engine import playouts
from wolfden.engine.binding import bind
from wolfden.engine.compiled import compiled
from wolfden.engine.game import AnyGame, read_options
from wolfden.engine.rng import Rng

from .measure import Contender, Play

BATCH = 1000


def ours(game: AnyGame, options: dict[str, Any], title: str) -> Iterator[Contender]:
    """This game in three ways."""
    table = game.set_up(read_options(game, options), {})
    rng = Rng.from_text("bench")
    yield Contender(f"{title}, plain", "Python", plain(game, table, rng.copy()))
    yield Contender(f"{title}, one at a time", "compiled", fast(game, table, rng.copy(), 1))
    yield Contender(f"{title}, batch", "compiled", fast(game, table, rng.copy(), BATCH))


def plain(game: AnyGame, table: Any, rng: Rng) -> Play:
    finish_all, states, moves = bind(playouts, game).finish_all, [table.copy()], playouts.Moves()
    return lambda: (finish_all([table], states, rng, moves), 1)


def fast(game: AnyGame, table: Any, rng: Rng, games: int) -> Play:
    """So many games in one call of the compiled rules."""
    finish_all, tables, states = compiled(game).bind(playouts).finish_all, table.records(), table.records(games)
    generator, moves = rng.records()[0], playouts.Moves().records()[0]
    return lambda: (int(finish_all(tables, states, generator, moves)), games)


@dataclass(frozen=True)
class Costs:
    """What a state costs, and how long the compiler takes, in seconds."""

    state_bytes: int
    plain_copy: float
    compiled_copy: float
    cold_start: float
    cached_start: float


def costs(game: AnyGame) -> Costs:
    table = game.set_up(read_options(game, {"players": game.players[-1]}), {})
    records = table.records(BATCH)
    with TemporaryDirectory() as folder:
        cold, cached = start(game, folder), median(start(game, folder) for _ in range(3))
    return Costs(
        state_bytes=game.State.dtype().itemsize,
        plain_copy=timed(table.copy, 200),
        compiled_copy=timed(records.copy, 200) / BATCH,
        cold_start=cold,
        cached_start=cached,
    )


def timed(action: Any, times: int) -> float:
    start = perf_counter()
    for _ in range(times):
        action()
    return (perf_counter() - start) / times


def start(game: AnyGame, cache: str) -> float:
    """Seconds until a new process has played a game by compiled rules, the interpreter's start included."""
    begin = perf_counter()
    subprocess.run(
        [sys.executable, "-m", "bench.start", game.key],
        check=True,
        env={"WOLFDEN_CACHE": cache, "PATH": ""},
        cwd=Path(__file__).parent.parent,
    )
    return perf_counter() - begin
