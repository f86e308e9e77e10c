"""The tree search on plain rules and on compiled ones."""

from functools import cache
from math import inf
from types import ModuleType
from typing import Any

import numpy as np

from wolfden.engine import searches
from wolfden.engine.binding import bind
from wolfden.engine.compiled import compiled
from wolfden.engine.doors import Bot, Option, OwnBot, Search, door
from wolfden.engine.errors import WolfdenError
from wolfden.engine.game import AnyGame
from wolfden.engine.rng import Rng
from wolfden.engine.searches import field

from . import ismcts

WORLDS = 2  # the one that is played in, and one to begin from again


class PlainSearch:
    """The search on plain rules: slow, but there from the first moment."""

    step = 1
    entries: tuple[Any, ...] = ()
    nodes = 4000
    places = 2**13  # for these nodes: twice as many and a power of 2

    def __init__(self, game: AnyGame) -> None:
        self.bound = bind(ismcts, game, **knowledge_of(game))
        self.manner = manner_of(game)

    def think(self, sight: Any, rng: Rng, iterations: int, seconds: float = inf) -> list[Option]:
        nodes, places, desk = [ismcts.Node() for _ in range(self.nodes)], [0] * self.places, ismcts.Desk()
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
        self.bound = compiled(game).bind(ismcts, **knowledge_of(game))
        self.entries: tuple[Any, ...] = (self.bound.think,)
        self.tree = np.zeros(self.nodes, ismcts.Node.dtype())
        self.room = np.zeros(self.places, np.int32)
        self.desk = ismcts.Desk.dtype()
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


def manner_of(game: AnyGame) -> ismcts.Manner:
    return ismcts.Manner.from_tree(known_to_the_tree(game).sense.MANNER)


def options(nodes: Any, desk: Any) -> list[Option]:
    """The children of the root, the most visited first; of equals, the lower move."""
    found = []
    for child in range(1, field(desk, "first_count") - field(desk, "untried") + 1):
        visits = int(field(nodes[child], "visits"))
        chance = int(field(desk, "chances")[child]) / (ismcts.BEST * visits)
        found.append(Option(int(field(nodes[child], "move")), visits, chance))
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
