"""Deduction as a search, on plain rules and on compiled ones."""

from math import inf
from typing import Any

import numpy as np

from wolfden.engine import searches
from wolfden.engine.binding import bind
from wolfden.engine.compiled import compiled
from wolfden.engine.doors import Option, Search
from wolfden.engine.game import AnyGame
from wolfden.engine.rng import Rng
from wolfden.engine.searches import field

from . import deduction
from .minds import ROOM_TO_DREAM, WORLDS_TO_CHOOSE
from .stakes import CERTAIN


def search(game: AnyGame, is_compiled: bool, models_opponents: bool) -> Search:
    """By deduction: the tree cannot value what a look tells."""
    return CompiledDeduction(game, models_opponents) if is_compiled else PlainDeduction(game, models_opponents)


class PlainDeduction:
    """Deduction on plain rules."""

    step = 4
    entries: tuple[Any, ...] = ()
    cases = 400

    def __init__(self, game: AnyGame, models_opponents: bool) -> None:
        self.bound = bind(deduction, game)
        self.models_opponents = models_opponents

    def think(self, sight: Any, rng: Rng, iterations: int, seconds: float = inf) -> list[Option]:
        cases, desk = [deduction.Case() for _ in range(self.cases)], deduction.Desk()
        desk.minds.are_read = self.models_opponents
        sights, worlds = [sight], [sight.copy() for _ in range(WORLDS_TO_CHOOSE)]
        dreams = [sight.copy() for _ in range(ROOM_TO_DREAM)]
        searches.spend(
            lambda n: self.bound.think(sights, worlds, dreams, cases, desk, rng, n), self.step, iterations, seconds
        )
        self.bound.conclude(sights, cases, desk)
        return conclusions(desk)


class CompiledDeduction:
    """Deduction on compiled rules."""

    step = 256
    cases = 12_000

    def __init__(self, game: AnyGame, models_opponents: bool) -> None:
        self.bound = compiled(game).bind(deduction)
        self.entries: tuple[Any, ...] = (self.bound.think, self.bound.conclude)
        self.models_opponents = models_opponents
        self.cases_of_all = np.zeros(self.cases, deduction.Case.dtype())
        self.worlds = np.zeros(WORLDS_TO_CHOOSE, game.State.dtype())
        self.dreams = np.zeros(ROOM_TO_DREAM, game.State.dtype())
        self.desk = deduction.Desk.dtype()

    def think(self, sight: Any, rng: Rng, iterations: int, seconds: float = inf) -> list[Option]:
        sights, cases = sight.records(), self.cases_of_all
        desk, generator = np.zeros(1, self.desk)[0], rng.records()[0]
        desk["minds"]["are_read"] = self.models_opponents
        searches.spend(
            lambda n: self.bound.think(sights, self.worlds, self.dreams, cases, desk, generator, n),
            self.step,
            iterations,
            seconds,
        )
        self.bound.conclude(sights, cases, desk)
        rng.a, rng.b, rng.c, rng.counter = generator.item()
        return conclusions(desk)


def conclusions(desk: Any) -> list[Option]:
    """All moves, the one that is worth the most first, as far as there is patience for it; of equals, the lower."""
    cases, moves, worths = (field(desk, name) for name in ("case_count", "moves", "worth"))
    inquiries, patience = int(field(desk, "inquiries")), int(field(desk, "patience"))
    found = []
    for i in range(field(desk, "move_count")):
        liking = int(worths[i]) * (patience if i < inquiries else 100)
        found.append((-liking, Option(int(moves[i]), int(cases), int(worths[i]) / CERTAIN)))
    return [option for _, option in sorted(found, key=lambda one: (one[0], one[1].move))]
