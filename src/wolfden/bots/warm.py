"""Compiling the search of every game, once, in a process of its own: nobody waits for the compiler.

`python -m wolfden.bots.warm GAME` compiles whatever is missing in the cache, this game first. How far it is can be
seen in the cache itself: a folder for each game, with a file for each function that is done.
"""

import fcntl
import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import rmtree
from threading import Thread
from time import time

import msgspec

from wolfden.engine.cache import cache_folder, cache_home
from wolfden.engine.game import Game, read_options, see, set_table, to_act
from wolfden.engine.rng import Rng, seed
from wolfden.games import GAMES

log = logging.getLogger(__name__)

READY = "search"  # in the folder of a game: everything is there
FUNCTIONS = "functions"  # how many there are to compile
UNUSED = 24 * 60 * 60  # seconds after which the machine code of other sources is removed
NICENESS = 10
SWITCH = "WOLFDEN_WARM"  # `no`: nothing is compiled in the background
FOUND: set[tuple[Path, str]] = set()  # caches and the games of which this process has found everything there


class Warmth(msgspec.Struct, frozen=True):
    """How much of the search of a game is compiled, from 0 to 1."""

    game: str
    share: float


def is_warm(game: Game) -> bool:
    """Is the machine code of these very sources in the cache?"""
    return (cache_folder(game) / READY).exists()


def is_ready(game: Game) -> bool:
    """The same, remembered once it is so: to read all sources takes about as long as a wolf thinks."""
    here = (cache_home(), game.key)
    if here not in FOUND and is_warm(game):
        FOUND.add(here)
    return here in FOUND


def warmth(game: Game) -> Warmth:
    folder = cache_folder(game)
    if is_warm(game):
        return Warmth(game.key, 1.0)
    try:
        functions = int((folder / FUNCTIONS).read_text())
    except (OSError, ValueError):
        return Warmth(game.key, 0.0)
    return Warmth(game.key, min(sum(1 for _ in folder.rglob("*.nbi")) / functions, 0.99))


# In another process


def warm_in_background(game: Game) -> None:
    """Have the missing games compiled, this one first, unless that is forbidden or under way."""
    if os.environ.get(SWITCH) == "no" or all(map(is_warm, GAMES)):
        return
    try:
        start_warming(game.key)
    except OSError as error:
        log.warning("the rules cannot be compiled: %s", error)


def start_warming(first: str) -> "subprocess.Popen[bytes] | None":
    """Start the process, unless one is at it; what goes wrong there is in the log beside the cache."""
    cache_home().mkdir(parents=True, exist_ok=True)
    if is_warming():
        return None
    with warming_log().open("w") as errors:
        process = subprocess.Popen(
            [sys.executable, "-m", __name__, first],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=errors,
            start_new_session=True,
        )
    Thread(target=process.wait, daemon=True).start()
    return process


def warming_log() -> Path:
    return cache_home() / "warming.log"


def is_warming() -> bool:
    """Is a process compiling at this moment?"""
    with alone() as we_are:
        return not we_are


@contextmanager
def alone() -> Iterator[bool]:
    """Whether nobody else is compiling, and then nobody else is until we have finished, or died."""
    with (cache_home() / "warming").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            yield False
        else:
            yield True


# In the process itself


def warm_all(first: str) -> None:
    """Compile every game that is missing, and remove what nobody needs any more."""
    os.nice(NICENESS)
    with alone() as we_are:
        if we_are:
            for game in sorted(GAMES, key=lambda game: game.key != first):
                if not is_warm(game):
                    warm(game)
                remove_old(game)


def warm(game: Game) -> None:
    """Compile whatever the search needs, and leave a note in the cache."""
    from .searcher import search_of

    search = search_of(game, is_compiled=True)
    folder = cache_folder(game)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / FUNCTIONS).write_text(str(count_functions(game)))
    state = set_table(game, read_options(game, {"players": game.players[0]}), "warm")
    rng = Rng()
    seed(rng, "warm")
    search.think(see(game, state, to_act(state)[0]), rng, 16)
    (folder / READY).touch()


def count_functions(game: Game) -> int:
    """How many functions are compiled for this game."""
    twins = [module for name, module in sys.modules.items() if name.endswith(f"__{game.key}")]
    return sum(
        hasattr(value, "py_func") and value.__module__ == twin.__name__
        for twin in twins
        for value in vars(twin).values()
    )


def remove_old(game: Game) -> None:
    """Remove the machine code of other sources of this game, unless another Wolfden has used it of late."""
    for folder in cache_home().glob(f"{game.key}-*"):
        mark = folder / READY
        used = (mark if mark.exists() else folder).stat().st_mtime
        if folder != cache_folder(game) and time() - used > UNUSED:
            rmtree(folder, ignore_errors=True)


def note_use(game: Game) -> None:
    """The machine code of these sources is still needed."""
    (cache_folder(game) / READY).touch()


if __name__ == "__main__":
    warm_all(sys.argv[1])
