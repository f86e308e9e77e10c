"""Modules that serve every game: each game gets a copy of its own, with its rules in the global `rules`."""

import sys
from functools import cache
from importlib.abc import InspectLoader
from importlib.machinery import ModuleSpec
from importlib.util import module_from_spec
from types import ModuleType
from typing import Any

from .game import Game

UNBOUND: Any = None  # `rules: Game = UNBOUND` stands in such a module until it is bound


@cache
def bind(module: ModuleType, game: Game, **others: ModuleType) -> ModuleType:
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
