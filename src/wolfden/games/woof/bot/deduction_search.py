"""Deduction as a search, on plain rules and on compiled ones."""

from math import inf

import numpy as np

from wolfden.engine import searches
from wolfden.engine.binding import bind
from wolfden.engine.compiled import compiled
from wolfden.engine.decision import GameState, MoveIndex
from wolfden.engine.doors import Entry, Option, Search
from wolfden.engine.game import AnyGame
from wolfden.engine.rng import Rng
from wolfden.engine.searches import field

from . import deduction
from .cases import Case
from .match_equity import CERTAIN
from .opponent_model import NESTED_WORLDS, RECENT_WORLDS


def search(game: AnyGame, is_compiled: bool, models_opponents: bool) -> Search:
    """By deduction: the tree cannot value what a look tells."""
    return CompiledDeduction(game, models_opponents) if is_compiled else PlainDeduction(game, models_opponents)


class PlainDeduction:
    """Deduction on plain rules."""

    step = 4
    entries: tuple[Entry, ...] = ()
    cases = 400

    def __init__(self, game: AnyGame, models_opponents: bool) -> None:
        self.bound = bind(deduction, game)
        self.models_opponents = models_opponents

    def think(self, sight: GameState, rng: Rng, iterations: int, seconds: float = inf) -> list[Option]:
        cases, scratch = [Case() for _ in range(self.cases)], deduction.DeductionScratch()
        scratch.model.is_used = self.models_opponents
        sights, worlds = [sight], [sight.copy() for _ in range(RECENT_WORLDS)]
        nested = [sight.copy() for _ in range(NESTED_WORLDS)]
        searches.spend(
            lambda n: self.bound.note_cases(sights, worlds, nested, cases, scratch, rng, n),
            self.step,
            iterations,
            seconds,
        )
        self.bound.evaluate_moves(sights, cases, scratch)
        return conclusions(scratch)


class CompiledDeduction:
    """Deduction on compiled rules."""

    step = 256
    cases = 12_000

    def __init__(self, game: AnyGame, models_opponents: bool) -> None:
        self.bound = compiled(game).bind(deduction)
        self.entries: tuple[Entry, ...] = (self.bound.note_cases, self.bound.evaluate_moves)
        self.models_opponents = models_opponents
        self.cases_of_all = np.zeros(self.cases, Case.dtype())
        self.worlds = np.zeros(RECENT_WORLDS, game.State.dtype())
        self.nested = np.zeros(NESTED_WORLDS, game.State.dtype())
        self.scratch = deduction.DeductionScratch.dtype()

    def think(self, sight: GameState, rng: Rng, iterations: int, seconds: float = inf) -> list[Option]:
        sights, cases = sight.records(), self.cases_of_all
        scratch, generator = np.zeros(1, self.scratch)[0], rng.records()[0]
        scratch["model"]["is_used"] = self.models_opponents
        searches.spend(
            lambda n: self.bound.note_cases(sights, self.worlds, self.nested, cases, scratch, generator, n),
            self.step,
            iterations,
            seconds,
        )
        self.bound.evaluate_moves(sights, cases, scratch)
        rng.a, rng.b, rng.c, rng.counter = generator.item()
        return conclusions(scratch)


def conclusions(scratch: deduction.DeductionScratch | np.void) -> list[Option]:
    """All moves, the one that is worth the most first, as far as there is patience for it; of equals, the lower."""
    cases, moves, worths = (field(scratch, name) for name in ("case_count", "moves", "worth"))
    inquiries, patience = int(field(scratch, "inquiries")), int(field(scratch, "patience"))
    found = []
    for i in range(field(scratch, "move_count")):
        liking = int(worths[i]) * (patience if i < inquiries else 100)
        found.append((-liking, Option(MoveIndex(int(moves[i])), int(cases), int(worths[i]) / CERTAIN)))
    return [option for _, option in sorted(found, key=lambda one: (one[0], one[1].move))]
