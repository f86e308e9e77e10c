"""The search levels: how long they think, and with which rules."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import inf
from time import monotonic
from types import ModuleType
from typing import Any, Protocol

import numpy as np

from wolfden.engine.binding import bind
from wolfden.engine.compiled import compiled
from wolfden.engine.decision import may_choose
from wolfden.engine.errors import ImpossibleSight, WolfdenError
from wolfden.engine.game import Game, is_over
from wolfden.engine.rng import Rng

from . import SECONDS, WOLF_ITERATIONS, deduction, glances, search
from .hunter import SENSES
from .minds import ROOM_TO_DREAM, WORLDS_TO_CHOOSE
from .stakes import CERTAIN

HABITS = SENSES | {"three-little-wolves": glances}
ANY_NUMBER = 2**31  # of iterations: the time ends the search
WORLDS = 2  # the one that is played in, and one to begin from again


@dataclass(frozen=True)
class Option:
    """What a search found out about one move."""

    move: int
    visits: int  # or the worlds it was weighed in
    chance: float  # to win this deal, in Woof!! the match; from 0 to 1


class Search(Protocol):
    step: int  # iterations between two looks at the clock
    entries: tuple[Any, ...]  # the compiled functions it calls

    def think(self, sight: Any, rng: Rng, iterations: int, seconds: float = inf) -> list[Option]:
        """All moves it has thought about, the best first."""
        ...


class PlainSearch:
    """The search on plain rules: slow, but there from the first moment."""

    step = 1
    entries: tuple[Any, ...] = ()
    nodes = 4000
    places = 2**13  # for these nodes: twice as many and a power of 2

    def __init__(self, game: Game) -> None:
        self.bound = bind(search, game, **knowledge_of(game))
        self.manner = manner_of(game)

    def think(self, sight: Any, rng: Rng, iterations: int, seconds: float = inf) -> list[Option]:
        nodes, places, desk = [search.Node() for _ in range(self.nodes)], [0] * self.places, search.Desk()
        desk.manner = self.manner
        sights, worlds = [sight], [sight.copy() for _ in range(WORLDS)]
        spend(lambda n: self.bound.think(sights, worlds, nodes, places, desk, rng, n), self.step, iterations, seconds)
        return options(nodes, desk)


class CompiledSearch:
    """The search on compiled rules."""

    step = 256
    nodes = 300_000
    places = 2**20

    def __init__(self, game: Game) -> None:
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
        spend(
            lambda n: self.bound.think(sights, worlds, self.tree, self.room, desk, generator, n),
            self.step,
            iterations,
            seconds,
        )
        rng.a, rng.b, rng.c, rng.counter = generator.item()
        return options(self.tree, desk)


class PlainDeduction:
    """Deduction on plain rules."""

    step = 4
    entries: tuple[Any, ...] = ()
    cases = 400

    def __init__(self, game: Game, reads_minds: bool) -> None:
        self.bound = bind(deduction, game)
        self.reads_minds = reads_minds

    def think(self, sight: Any, rng: Rng, iterations: int, seconds: float = inf) -> list[Option]:
        cases, desk = [deduction.Case() for _ in range(self.cases)], deduction.Desk()
        desk.minds.are_read = self.reads_minds
        sights, worlds = [sight], [sight.copy() for _ in range(WORLDS_TO_CHOOSE)]
        dreams = [sight.copy() for _ in range(ROOM_TO_DREAM)]
        spend(lambda n: self.bound.think(sights, worlds, dreams, cases, desk, rng, n), self.step, iterations, seconds)
        self.bound.conclude(sights, cases, desk)
        return conclusions(desk)


class CompiledDeduction:
    """Deduction on compiled rules."""

    step = 256
    cases = 12_000

    def __init__(self, game: Game, reads_minds: bool) -> None:
        self.bound = compiled(game).bind(deduction)
        self.entries: tuple[Any, ...] = (self.bound.think, self.bound.conclude)
        self.reads_minds = reads_minds
        self.cases_of_all = np.zeros(self.cases, deduction.Case.dtype())
        self.worlds = np.zeros(WORLDS_TO_CHOOSE, game.State.dtype())
        self.dreams = np.zeros(ROOM_TO_DREAM, game.State.dtype())
        self.desk = deduction.Desk.dtype()

    def think(self, sight: Any, rng: Rng, iterations: int, seconds: float = inf) -> list[Option]:
        sights, cases = sight.records(), self.cases_of_all
        desk, generator = np.zeros(1, self.desk)[0], rng.records()[0]
        desk["minds"]["are_read"] = self.reads_minds
        spend(
            lambda n: self.bound.think(sights, self.worlds, self.dreams, cases, desk, generator, n),
            self.step,
            iterations,
            seconds,
        )
        self.bound.conclude(sights, cases, desk)
        rng.a, rng.b, rng.c, rng.counter = generator.item()
        return conclusions(desk)


def knowledge_of(game: Game) -> dict[str, ModuleType]:
    """What the search is bound to beside the rules."""
    return {"sense": SENSES[game.key], "habits": HABITS[game.key]}


def manner_of(game: Game) -> search.Manner:
    return search.Manner.from_tree(SENSES[game.key].MANNER)


def conclusions(desk: Any) -> list[Option]:
    """All moves, the one that is worth the most first, as far as there is patience for it; of equals, the lower."""
    cases, moves, worths = (field(desk, name) for name in ("case_count", "moves", "worth"))
    inquiries, patience = int(field(desk, "inquiries")), int(field(desk, "patience"))
    found = []
    for i in range(field(desk, "move_count")):
        liking = int(worths[i]) * (patience if i < inquiries else 100)
        found.append((-liking, Option(int(moves[i]), int(cases), int(worths[i]) / CERTAIN)))
    return [option for _, option in sorted(found, key=lambda one: (one[0], one[1].move))]


def spend(think: Any, step: int, iterations: int, seconds: float) -> None:
    """So many iterations, or as many of them as fit into this time and one step at least."""
    start, done = monotonic(), 0
    while done < iterations and (done == 0 or monotonic() - start < seconds):
        size = min(step, iterations - done)
        if think(size) < size:
            raise ImpossibleSight("no deal of the cards agrees with this sight")
        done += size


def options(nodes: Any, desk: Any) -> list[Option]:
    """The children of the root, the most visited first; of equals, the lower move."""
    found = []
    for child in range(1, field(desk, "first_count") - field(desk, "untried") + 1):
        visits = int(field(nodes[child], "visits"))
        chance = int(field(desk, "chances")[child]) / (search.BEST * visits)
        found.append(Option(int(field(nodes[child], "move")), visits, chance))
    return sorted(found, key=lambda option: (-option.visits, option.move))


def field(thing: Any, name: str) -> Any:
    """Of a plain object or of a record."""
    return thing[name] if isinstance(thing, np.void) else getattr(thing, name)


@cache
def search_of(game: Game, is_compiled: bool, reads_minds: bool = False) -> Search:
    """By deduction in Woof!!, where the tree cannot value what a look tells; in all other games by the tree."""
    if game.key == "woof":
        return CompiledDeduction(game, reads_minds) if is_compiled else PlainDeduction(game, reads_minds)
    if reads_minds:
        return search_of(game, is_compiled)
    return CompiledSearch(game) if is_compiled else PlainSearch(game)


@dataclass(frozen=True)
class Searcher:
    """Searches imagined worlds for as long as its level allows, and plays the move it came to most often."""

    level: str
    iterations: int | None = None  # in the place of what the level allows, where nobody watches the time
    seconds: float | None = None  # or so long

    def budget(self, game: Game) -> tuple[int, float]:
        """The most iterations and the most seconds for a move."""
        if self.iterations is not None:
            return self.iterations, inf
        if self.seconds is not None:
            return ANY_NUMBER, self.seconds
        return WOLF_ITERATIONS[game.key] if self.level == "wolf" else ANY_NUMBER, SECONDS[self.level]

    def choose(self, game: Game, sight: Any, seat: int, moves: Sequence[int], rng: Rng) -> int:
        if len(moves) == 1 and self.iterations is not None:
            return moves[0]
        return self.weigh(game, sight, rng)[0].move  # a forced move too: its time must not tell that it was one

    def weigh(self, game: Game, sight: Any, rng: Rng) -> list[Option]:
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
