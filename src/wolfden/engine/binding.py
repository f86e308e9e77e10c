"""Modules that serve every game: each game gets a copy of its own, with its rules in the global `rules`."""

import sys
from functools import cache
from importlib.abc import InspectLoader
from importlib.machinery import ModuleSpec
from importlib.util import module_from_spec
from types import ModuleType
from typing import Any, Protocol

from .decision import GameState
from .game import AnyGame
from .rng import Rng

UNBOUND: Any = None  # `rules: Rules = UNBOUND` stands in such a module until it is bound


class Rules(Protocol):
    """The rules of a game, plain or compiled, as a bound module calls them: seats and moves are bare integers."""

    def deal(self, state: GameState) -> None: ...
    def objection(self, state: GameState, seat: int, move: int) -> int: ...
    def legal_moves(self, state: GameState, seat: int, moves: list[int]) -> int: ...
    def play(self, state: GameState, seat: int, move: int) -> None: ...
    def winners(self, state: GameState) -> int: ...
    def sight(self, state: GameState, viewer: int, seen: GameState) -> None: ...
    def imagine(self, world: GameState, rng: Rng) -> bool: ...


@cache
def bind(module: ModuleType, game: AnyGame, **others: ModuleType) -> ModuleType:
    """A copy of the module that works with the plain rules of this game, and with these other modules."""
    copy = load_again(module.__name__, f"{module.__name__}__{game.key}_plain")
    vars(copy).update(rules=game, **others)
    return copy


def load_again(name: str, new_name: str) -> ModuleType:
    """Execute a module's code a second time, under another name."""
    spec = sys.modules[name].__spec__
    assert spec is not None
    loader = spec.loader
    assert isinstance(loader, InspectLoader)
    code = loader.get_code(name)
    assert code is not None
    copy = module_from_spec(ModuleSpec(new_name, None, origin=spec.origin))
    copy.__file__ = spec.origin
    sys.modules[new_name] = copy
    exec(code, vars(copy))
    return copy
