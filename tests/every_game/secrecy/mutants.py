"""Planted leaks: modules of Wolfden with one line changed, each of which the comparison of pairs has to notice.

`python -m tests.every_game.secrecy.mutants NAME` loads Wolfden with that line changed, without a copy of it, and
looks for leaks until it finds one; it ends with 0 if it does.
"""

import sys
import tomllib
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from random import Random
from time import monotonic
from types import ModuleType
from typing import NamedTuple

SECONDS = 60.0  # after which a leak has gone unnoticed


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

    def get_code(self, fullname: str) -> object:
        text = self.get_data(self.path).decode()
        assert text.count(self.mutant.line) == 1, f"{self.mutant.line!r} is {text.count(self.mutant.line)} times there"
        return compile(text.replace(self.mutant.line, self.mutant.changed), self.path, "exec")


def hunt(mutant: Mutant) -> str:
    """What was noticed of this leak, or nothing."""
    from wolfden.games import find_game

    from .pairs import Leak, look_for_leaks

    until = monotonic() + SECONDS
    try:
        for _ in look_for_leaks(find_game(mutant.game), Random(1), mutant.dear):
            if monotonic() > until:
                break
    except Leak as leak:
        return str(leak)
    return ""


if __name__ == "__main__":
    planted = MUTANTS[sys.argv[1]]
    sys.meta_path.insert(0, Planting(planted))
    noticed = hunt(planted)
    print(noticed or "nobody noticed")
    sys.exit(not noticed)
