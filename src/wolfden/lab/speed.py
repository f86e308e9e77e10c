"""How fast one core plays bare random games: what a simulation is held against."""

from time import perf_counter

from wolfden.engine import playouts
from wolfden.engine.compiled import compiled
from wolfden.engine.rng import Rng
from wolfden.games import find_game

from .plans import Plan

BATCH = 1000
SECONDS = 0.3


def one_core(plan: Plan, seconds: float = SECONDS) -> float:
    """Games per second of `playouts.finish_all`, compiled."""
    finish_all, table = compiled(find_game(plan.game)).bind(playouts).finish_all, plan.table()
    rng = Rng.from_text("speed")
    tables, states, generator, moves = (
        table.records(),
        table.records(BATCH),
        rng.records()[0],
        playouts.Moves().records()[0],
    )
    finish_all(tables, states[:1], generator, moves)
    games, start = 0, perf_counter()
    while perf_counter() - start < seconds:
        finish_all(tables, states, generator, moves)
        games += BATCH
    return games / (perf_counter() - start)
