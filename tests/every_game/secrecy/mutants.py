"""Planted leaks: modules of Wolfden with one line changed, each of which the comparison of pairs has to notice.

`python -m tests.every_game.secrecy.mutants [NAME ...]` has a process for each, which loads Wolfden with that line
changed, without a copy of it, and looks for leaks until it finds one or has compared so many pairs.
"""

import os
import sys
import tomllib
import traceback
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from random import Random
from types import CodeType, ModuleType
from typing import NamedTuple

MOST_PAIRS = 3000  # after which a leak has gone unnoticed
NOTHING = "nothing was noticed"
FROM_OTHERS = ("numba", "pettingzoo", "pyspiel", "rich.markdown", "starlette.requests")  # loaded once for all of them


class Mutant(NamedTuple):
    game: str
    module: str
    line: str
    changed: str
    dear: float = 0.0  # how often dear channels are compared


with (Path(__file__).parent / "leaks.toml").open("rb") as file:
    MUTANTS = {name: Mutant(**leak) for name, leak in tomllib.load(file).items()}


class Planting(MetaPathFinder):
    """Finds the modules of Wolfden, one of them changed."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != f"wolfden.{self.mutant.module}":
            return None
        spec = PathFinder.find_spec(fullname, path)
        assert spec is not None
        assert spec.origin is not None
        spec.loader = Changed(fullname, spec.origin, self.mutant)
        return spec


class Changed(SourceFileLoader):
    """Reads a file with one line changed, and keeps no byte code of it."""

    def __init__(self, name: str, path: str, mutant: Mutant) -> None:
        super().__init__(name, path)
        self.mutant = mutant

    def get_code(self, fullname: str) -> CodeType:
        text = self.get_data(self.path).decode()
        assert text.count(self.mutant.line) == 1, f"{self.mutant.line!r} is {text.count(self.mutant.line)} times there"
        changed: CodeType = compile(text.replace(self.mutant.line, self.mutant.changed), self.path, "exec")
        return changed


def hunt(mutant: Mutant) -> str:
    """What was noticed of this leak."""
    sys.meta_path.insert(0, Planting(mutant))
    from wolfden.games import find_game

    from .pairs import Leak, look_for_leaks

    pairs = 0
    try:
        for tally in look_for_leaks(find_game(mutant.game), Random(1), mutant.dear):
            pairs += tally.pairs
            if pairs > MOST_PAIRS:
                return NOTHING
    except Leak as leak:
        return str(leak)
    raise AssertionError("there are always more pairs")


def hunt_all(names: Sequence[str]) -> None:
    """One line for each: its name and what was noticed, as soon as it is known."""
    for module in FROM_OTHERS:
        import_module(module)
    running = 0
    for name in names:
        if running == (os.cpu_count() or 1):
            os.wait()
            running -= 1
        running += 1
        if os.fork() == 0:
            try:
                noticed = hunt(MUTANTS[name])
            except BaseException:
                noticed = f"{NOTHING}: {traceback.format_exc()!r}"
            os.write(1, f"{name}\t{noticed}\n".encode())
            os._exit(0)
    for _ in range(running):
        os.wait()


if __name__ == "__main__":
    hunt_all(sys.argv[1:] or list(MUTANTS))
