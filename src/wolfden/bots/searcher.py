"""The search levels: how long they think, and with which rules."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from time import monotonic
from types import ModuleType
from typing import Any, Protocol

import numpy as np

from wolfden.engine.binding import bind
from wolfden.engine.compiled import compiled
from wolfden.engine.errors import ImpossibleSight, WolfdenError
from wolfden.engine.game import Game, is_over
from wolfden.engine.rng import Rng

from . import search, three_little_wolves, werewolves_and_robbers, wolf_and_hound, woof

SENSES: dict[str, ModuleType] = {
    "wolf-and-hound": wolf_and_hound,
    "werewolves-and-robbers": werewolves_and_robbers,
    "woof": woof,
    "three-little-wolves": three_little_wolves,
}


@dataclass(frozen=True)
class Option:
    """What a search found out about one move."""

    move: int
    visits: int
    share: float  # of the best possible reward, from 0 to 1


class Search(Protocol):
    step: int  # iterations between two looks at the clock

    def think(self, sight: Any, rng: Rng, iterations: int, seconds: float = 0.0) -> list[Option]:
        """The moves that were tried, the most visited first."""
        ...


class PlainSearch:
    """The search on plain rules: slow, but there from the first moment."""

    step = 4
    nodes = 4000

    def __init__(self, game: Game) -> None:
        self.bound = bind(search, game, sense=SENSES[game.key])

    def think(self, sight: Any, rng: Rng, iterations: int, seconds: float = 0.0) -> list[Option]:
        nodes, desk = [search.Node() for _ in range(self.nodes)], search.Desk()
        sights, worlds = [sight], [sight.copy(), sight.copy()]
        spend(lambda n: self.bound.think(sights, worlds, nodes, desk, rng, n), self.step, iterations, seconds)
        return options(nodes)


class CompiledSearch:
    """The search on compiled rules."""

    step = 64
    nodes = 50_000

    def __init__(self, game: Game) -> None:
        self.bound = compiled(game).bind(search, sense=SENSES[game.key])
        self.tree = np.zeros(self.nodes, search.Node.dtype())

    def think(self, sight: Any, rng: Rng, iterations: int, seconds: float = 0.0) -> list[Option]:
        self.tree[0] = np.zeros(1, self.tree.dtype)[0]
        sights, worlds = sight.records(), sight.records(2)
        desk, generator = search.Desk().records()[0], rng.records()[0]
        spend(lambda n: self.bound.think(sights, worlds, self.tree, desk, generator, n), self.step, iterations, seconds)
        rng.a, rng.b, rng.c, rng.counter = generator.item()
        return options(self.tree)


def spend(think: Any, step: int, iterations: int, seconds: float) -> None:
    """So many iterations, and further steps until the time is up."""
    start, done = monotonic(), 0
    while done < iterations or monotonic() - start < seconds:
        size = min(step, iterations - done) if done < iterations else step
        if think(size) < size:
            raise ImpossibleSight("no deal of the cards agrees with this sight")
        done += size


def options(nodes: Any) -> list[Option]:
    """The children of the root, the most visited first; of equals, the lower move."""
    found = []
    child = int(field(nodes[0], "first_child"))
    while child:
        visits = int(field(nodes[child], "visits"))
        share = int(field(nodes[child], "total")) / (search.BEST * max(visits, 1))
        found.append(Option(int(field(nodes[child], "move")), visits, share))
        child = int(field(nodes[child], "next_sibling"))
    return sorted(found, key=lambda option: (-option.visits, option.move))


def field(node: Any, name: str) -> Any:
    """Of a plain node or of a record."""
    return node[name] if isinstance(node, np.void) else getattr(node, name)


@cache
def search_of(game: Game, is_compiled: bool) -> Search:
    return CompiledSearch(game) if is_compiled else PlainSearch(game)


@dataclass(frozen=True)
class Searcher:
    """Searches imagined worlds for as long as its level allows, and plays the move it came to most often."""

    iterations: int
    seconds: float

    def choose(self, game: Game, sight: Any, seat: int, moves: Sequence[int], rng: Rng) -> int:
        return moves[0] if len(moves) == 1 else self.weigh(game, sight, rng)[0].move

    def weigh(self, game: Game, sight: Any, rng: Rng) -> list[Option]:
        """All moves with what the search thinks of them, by compiled rules if they are ready."""
        from .warm import is_warm, warm_in_background

        if self.iterations <= 0 and self.seconds <= 0:
            raise WolfdenError("a search needs a budget: iterations or seconds above 0")
        if is_over(sight):
            raise WolfdenError("the game is over; there is nothing to choose")
        ready = is_warm(game)
        if not ready:
            warm_in_background(game)
        return search_of(game, ready).think(sight, rng, self.iterations, self.seconds)
