"""The tree search on plain rules and on compiled ones."""

from functools import cache
from math import inf
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from wolfden.engine import searches
from wolfden.engine.binding import bind
from wolfden.engine.compiled import compiled
from wolfden.engine.decision import GameState, MoveIndex
from wolfden.engine.doors import Bot, Entry, Option, OwnBot, Search, door
from wolfden.engine.errors import WolfdenError
from wolfden.engine.game import AnyGame
from wolfden.engine.rng import Rng
from wolfden.engine.searches import field

from . import ismcts

WORLDS = 2  # the one that is played in, and one to begin from again


class PlainSearch:
    """The search on plain rules: slow, but there from the first moment."""

    step = 1
    entries: tuple[Entry, ...] = ()
    nodes = 4000
    slots = 2**13  # for these nodes: twice as many and a power of 2

    def __init__(self, game: AnyGame) -> None:
        self.bound = bind(ismcts, game, **knowledge_of(game))
        self.params = params_of(game)

    def think(self, sight: GameState, rng: Rng, iterations: int, seconds: float = inf) -> list[Option]:
        nodes, slots, scratch = [ismcts.Node() for _ in range(self.nodes)], [0] * self.slots, ismcts.SearchScratch()
        scratch.params = self.params
        sights, worlds = [sight], [sight.copy() for _ in range(WORLDS)]
        searches.spend(
            lambda n: self.bound.search(sights, worlds, nodes, slots, scratch, rng, n), self.step, iterations, seconds
        )
        return options(nodes, scratch)


class CompiledSearch:
    """The search on compiled rules."""

    step = 256
    nodes = 300_000
    slots = 2**20

    def __init__(self, game: AnyGame) -> None:
        self.bound = compiled(game).bind(ismcts, **knowledge_of(game))
        self.entries: tuple[Entry, ...] = (self.bound.search,)
        self.tree = np.zeros(self.nodes, ismcts.Node.dtype())
        self.room = np.zeros(self.slots, np.int32)
        self.scratch = ismcts.SearchScratch.dtype()
        self.params = params_of(game)

    def think(self, sight: GameState, rng: Rng, iterations: int, seconds: float = inf) -> list[Option]:
        sights, generator = sight.records(), rng.records()[0]
        worlds, scratch = np.zeros(WORLDS, sights.dtype), np.zeros(1, self.scratch)[0]
        scratch["params"] = self.params.tree()
        searches.spend(
            lambda n: self.bound.search(sights, worlds, self.tree, self.room, scratch, generator, n),
            self.step,
            iterations,
            seconds,
        )
        rng.a, rng.b, rng.c, rng.counter = generator.item()
        return options(self.tree, scratch)


def known_to_the_tree(game: AnyGame) -> Bot:
    """What this game offers to the tree search."""
    bot = door(game, "bot")
    if isinstance(bot, OwnBot):
        raise WolfdenError(f"{game.key} is not searched by the tree")
    return bot


def knowledge_of(game: AnyGame) -> dict[str, ModuleType]:
    """What the search is bound to beside the rules."""
    bot = known_to_the_tree(game)
    return {"knowledge": bot.evaluation, "policy": bot.rollout}


def params_of(game: AnyGame) -> ismcts.Params:
    given = known_to_the_tree(game).SEARCH
    params = ismcts.Params()
    params.greedy_percent, params.horizon = given.greedy_percent, given.horizon
    params.worlds_weighed, params.world_reuse = given.worlds_weighed, given.world_reuse
    params.exploration = round(100 * given.exploration)
    return params


def options(nodes: list[ismcts.Node] | NDArray[np.void], scratch: ismcts.SearchScratch | np.void) -> list[Option]:
    """The children of the root, the most visited first; of equals, the lower move."""
    found = []
    for child in range(1, field(scratch, "first_count") - field(scratch, "untried") + 1):
        visits = int(field(nodes[child], "visits"))
        chance = int(field(scratch, "wins")[child]) / (ismcts.BEST * visits)
        found.append(Option(MoveIndex(int(field(nodes[child], "move"))), visits, chance))
    return sorted(found, key=lambda option: (-option.visits, option.move))


@cache
def search_of(game: AnyGame, is_compiled: bool, models_opponents: bool = False) -> Search:
    """The game's own, or the tree, which has no model of its opponents."""
    bot = door(game, "bot")
    if isinstance(bot, OwnBot):
        return bot.search(game, is_compiled, models_opponents)
    if models_opponents:
        return search_of(game, is_compiled)
    return CompiledSearch(game) if is_compiled else PlainSearch(game)
