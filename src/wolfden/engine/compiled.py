"""The rules a second time, compiled by Numba: `compiled(game).play` is the twin of `game.play`.

Rules files know nothing of this. Each file that holds a rule of the game is executed once more under another
module name, its functions are jitted, what it imported from other files is replaced by the twins there, and
its tables (tuples of numbers) become constant arrays. A file that serves every game, such as `playouts.py`,
declares a global `rules`; it gets a copy of its own for each game, with the compiled rules in that place.

Machine code is kept in the user's cache folder, under names made from all that it was made from, so that a
changed rule, table or bound module is never answered by old code: see `machine_code.py`.
"""

from functools import cache
from types import FunctionType, ModuleType
from typing import Any

import numba
import numpy as np

from . import layout
from .binding import load_again
from .cache import cache_folder
from .game import RULES, AnyGame
from .layout import L
from .machine_code import Jitted, Kept

PACKAGE = __name__.partition(".")[0]
SMALL = 400  # bytes of byte code: functions up to this size become part of their callers


class Compiled:
    """The compiled rules of one game, under the names they have in `Game`."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self._folder = cache_folder(game)
        self._ours = (f"{PACKAGE}.", f"{game.package}.")
        self._twins: dict[str, ModuleType] = {}
        self._bound: dict[str, dict[str, ModuleType]] = {}
        self._rules = ModuleType(f"{PACKAGE}.compiled.{game.key}")
        for name in RULES:
            setattr(self._rules, name, self._twin_of(getattr(game, name)))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)

    def bind(self, module: ModuleType, **others: ModuleType) -> ModuleType:
        """A copy of a module that serves every game, compiled together with the rules of this one.

        Further modules, such as what a bot knows about this game, are compiled too and bound to their names.
        """
        if self._bound.setdefault(module.__name__, others) != others:
            raise ValueError(f"{module.__name__} is bound to other modules already")
        twin = self._twin(module.__name__)
        for name, other in others.items():
            setattr(twin, name, self._twin(other.__name__))
        return twin

    def _twin_of(self, function: FunctionType) -> Jitted:
        module = __name__ if function is layout.assign else function.__module__
        return getattr(self._twin(module), function.__name__)

    def _twin(self, name: str) -> ModuleType:
        if name not in self._twins:
            self._twins[name] = load_again(name, f"{name}__{self.game.key}")
            self._compile(self._twins[name])
        return self._twins[name]

    def _compile(self, twin: ModuleType) -> None:
        if "rules" in getattr(twin, "__annotations__", ()):
            vars(twin)["rules"] = self._rules
        for name, value in list(vars(twin).items()):
            if isinstance(value, FunctionType) and value.__module__ == twin.__name__:
                setattr(twin, name, self._jitted(value))
            elif isinstance(value, FunctionType) and value.__module__.startswith(self._ours):
                setattr(twin, name, self._twin_of(value))
            elif is_table(value):
                table = np.array(value)
                setattr(twin, name, table.astype(np.result_type(table, np.int64)))

    def _jitted(self, function: FunctionType) -> Jitted:
        small = len(function.__code__.co_code) < SMALL
        jitted: Jitted = numba.njit(function, nogil=True, forceinline=small)
        jitted._cache = Kept(jitted, self._folder)
        return jitted


def assign(states: list[L], place: int, state: L) -> None:
    """The twin of `layout.assign`: a record is copied by assigning it."""
    states[place] = state


compiled = cache(Compiled)


def is_table(value: object) -> bool:
    """Is this a tuple of numbers, or of equally long tuples of them?"""
    if not isinstance(value, tuple) or not value:
        return False
    if all(isinstance(item, int | float) for item in value):
        return True
    return all(is_table(item) for item in value) and len({len(item) for item in value}) == 1
