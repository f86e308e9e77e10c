"""The search levels: how long they think, and with which rules."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import inf
from types import ModuleType
from typing import Any

import numpy as np

from wolfden.engine import searches
from wolfden.engine.binding import bind
from wolfden.engine.compiled import compiled
from wolfden.engine.decision import MoveIndex, SeatIndex, may_choose
from wolfden.engine.doors import Bot, Option, OwnBot, Search, door
from wolfden.engine.errors import WolfdenError
from wolfden.engine.game import AnyGame, is_over
from wolfden.engine.rng import Rng
from wolfden.engine.searches import field

from . import SECONDS, search

ANY_NUMBER = 2**31  # of iterations: the time ends the search
WORLDS = 2  # the one that is played in, and one to begin from again


class PlainSearch:
    """The search on plain rules: slow, but there from the first moment."""

    step = 1
    entries: tuple[Any, ...] = ()
    nodes = 4000
    places = 2**13  # for these nodes: twice as many and a power of 2

    def __init__(self, game: AnyGame) -> None:
        self.bound = bind(search, game, **knowledge_of(game))
        self.manner = manner_of(game)

    def think(self, sight: Any, rng: Rng, iterations: int, seconds: float = inf) -> list[Option]:
        nodes, places, desk = [search.Node() for _ in range(self.nodes)], [0] * self.places, search.Desk()
        desk.manner = self.manner
        sights, worlds = [sight], [sight.copy() for _ in range(WORLDS)]
        searches.spend(
            lambda n: self.bound.think(sights, worlds, nodes, places, desk, rng, n), self.step, iterations, seconds
        )
        return options(nodes, desk)


class CompiledSearch:
    """The search on compiled rules."""

    step = 256
    nodes = 300_000
    places = 2**20

    def __init__(self, game: AnyGame) -> None:
        self.bound = compiled(game).bind(search, **knowledge_of(game))
        self.entries: tuple[Any, ...] = (self.bound.think,)
        self.tree = np.zeros(self.nodes, search.Node.dtype())
        self.room = np.zeros(self.places, np.int32)
        self.desk = search.Desk.dtype()
        self.manner = manner_of(game)

    def think(self, sight: Any, rng: Rng, iterations: int, seconds: float = inf) -> list[Option]:
        sights, generator = sight.records(), rng.records()[0]
        worlds, desk = np.zeros(WORLDS, sights.dtype), np.zeros(1, self.desk)[0]
        desk["manner"] = self.manner.tree()
        searches.spend(
            lambda n: self.bound.think(sights, worlds, self.tree, self.room, desk, generator, n),
            self.step,
            iterations,
            seconds,
        )
        rng.a, rng.b, rng.c, rng.counter = generator.item()
        return options(self.tree, desk)


def known_to_the_tree(game: AnyGame) -> Bot:
    """What this game offers to the tree search."""
    bot = door(game, "bot")
    if isinstance(bot, OwnBot):
        raise WolfdenError(f"{game.key} is not searched by the tree")
    return bot


def knowledge_of(game: AnyGame) -> dict[str, ModuleType]:
    """What the search is bound to beside the rules."""
    bot = known_to_the_tree(game)
    return {"sense": bot.sense, "habits": bot.habits}


def manner_of(game: AnyGame) -> search.Manner:
    return search.Manner.from_tree(known_to_the_tree(game).sense.MANNER)


def options(nodes: Any, desk: Any) -> list[Option]:
    """The children of the root, the most visited first; of equals, the lower move."""
    found = []
    for child in range(1, field(desk, "first_count") - field(desk, "untried") + 1):
        visits = int(field(nodes[child], "visits"))
        chance = int(field(desk, "chances")[child]) / (search.BEST * visits)
        found.append(Option(int(field(nodes[child], "move")), visits, chance))
    return sorted(found, key=lambda option: (-option.visits, option.move))


@cache
def search_of(game: AnyGame, is_compiled: bool, reads_minds: bool = False) -> Search:
    """The game's own, or the tree, which reads no minds."""
    bot = door(game, "bot")
    if isinstance(bot, OwnBot):
        return bot.search(game, is_compiled, reads_minds)
    if reads_minds:
        return search_of(game, is_compiled)
    return CompiledSearch(game) if is_compiled else PlainSearch(game)


@dataclass(frozen=True)
class Searcher:
    """Searches imagined worlds for as long as its level allows, and plays the move it came to most often."""

    level: str
    iterations: int | None = None  # in the place of what the level allows, where nobody watches the time
    seconds: float | None = None  # or so long

    def budget(self, game: AnyGame) -> tuple[int, float]:
        """The most iterations and the most seconds for a move."""
        if self.iterations is not None:
            return self.iterations, inf
        if self.seconds is not None:
            return ANY_NUMBER, self.seconds
        return door(game, "bot").WOLF_ITERATIONS if self.level == "wolf" else ANY_NUMBER, SECONDS[self.level]

    def choose(self, game: AnyGame, sight: Any, seat: SeatIndex, moves: Sequence[MoveIndex], rng: Rng) -> int:
        if len(moves) == 1 and self.iterations is not None:
            return moves[0]
        return self.weigh(game, sight, rng)[0].move  # a forced move too: its time must not tell that it was one

    def weigh(self, game: AnyGame, sight: Any, rng: Rng) -> list[Option]:
        """All moves with what the search thinks of them, by compiled rules if they are ready."""
        from .warm import is_ready, warm_in_background

        iterations, seconds = self.budget(game)
        if iterations <= 0 or seconds <= 0:
            raise WolfdenError("a search needs a budget: iterations or seconds above 0")
        if is_over(sight):
            raise WolfdenError("the game is over; there is nothing to choose")
        if sight.viewer < 0 or not may_choose(sight, sight.viewer):
            raise WolfdenError("this seat has nothing to choose now; ask for one that has")
        ready = is_ready(game)
        if not ready:
            warm_in_background(game)
        return search_of(game, ready, reads_minds=self.level == "alpha").think(sight, rng, iterations, seconds)
