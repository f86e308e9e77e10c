"""Compiling the search of every game, once, in a process of its own: nobody waits for the compiler.

`python -m wolfden.bots.precompile GAME` compiles whatever is missing in the cache, this game first. How far it is can
be seen in the cache itself: a folder for each game, with files for each function that is done. When all is done, a mark
named after the sources says which files a search begins with; while they are there, no bot waits for the compiler.
"""

import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from threading import Event, Thread
from time import time

import msgspec

from wolfden import bots
from wolfden.engine.cache import cache_folder, cache_home, compiler, digest_of_sources, write_whole
from wolfden.engine.game import AnyGame, new_state, read_options, see, to_act
from wolfden.engine.locks import is_ours
from wolfden.engine.rng import Rng
from wolfden.games import GAMES

log = logging.getLogger(__name__)

UNUSED = 24 * 60 * 60  # seconds after which the machine code of other sources is removed
NICENESS = 10
SWITCH = "WOLFDEN_PRECOMPILE"  # `no`: nothing is compiled in the background
FOUND: set[tuple[Path, str]] = set()  # caches and the games of which this process has found or made everything
HOPELESS = Event()  # compiling in the background has failed, and would fail again


def mark_of(game: AnyGame) -> Path:
    """The file that is there when all is compiled; it has another name for other sources and another compiler."""
    key = sha256(f"{compiler()} {digest_of_sources(game, bots)}".encode()).hexdigest()
    return cache_folder(game) / f"{key[:16]}.search"


def note_of(game: AnyGame) -> Path:
    """The file that says how many functions there are to compile."""
    return mark_of(game).with_suffix(".functions")


def files_in(mark: Path) -> dict[str, int]:
    """What a search begins with, and how large it is; nothing if the mark is not there."""
    try:
        return msgspec.json.decode(mark.read_bytes(), type=dict[str, int])
    except (OSError, msgspec.DecodeError):
        return {}


def is_cached(game: AnyGame) -> bool:
    """Is everything in the cache that the next process needs to search without compiling?"""
    mark = mark_of(game)
    try:
        kept = {name: (mark.parent / name).stat().st_size for name in files_in(mark)}
    except OSError:
        return False
    return bool(kept) and kept == files_in(mark)


def is_compiled(game: AnyGame) -> bool:
    """Does the next search in this process begin without compiling? Remembered once it is so."""
    here = (cache_home(), game.key)
    if here not in FOUND and is_cached(game):
        FOUND.add(here)
    return here in FOUND


def progress(game: AnyGame) -> float:
    """How much of the search of this game is compiled, from 0 to 1."""
    if is_cached(game):
        return 1.0
    try:
        note = note_of(game)
        functions, begun = int(note.read_text()), note.stat().st_mtime
        made = [path for path in note.parent.glob("*.code") if path.stat().st_mtime >= begun]
    except (OSError, ValueError):
        return 0.0
    return min(len({path.name.rpartition("-")[0] for path in made}) / functions, 0.99)


# In another process


def precompile_in_background(game: AnyGame) -> None:
    """Have the missing games compiled, this one first, unless that is forbidden, under way or in vain."""
    if HOPELESS.is_set() or os.environ.get(SWITCH) == "no" or all(map(is_cached, GAMES)):
        return
    try:
        process = start_precompiling(game.key)
    except OSError as error:
        give_up(str(error))
    else:
        if process is not None:
            Thread(target=watch, args=(process,), daemon=True).start()


def start_precompiling(first: str) -> "subprocess.Popen[bytes] | None":
    """Start the process, unless one is at it; what goes wrong there is in the log beside the cache."""
    cache_home().mkdir(parents=True, exist_ok=True)
    if is_precompiling():
        return None
    with precompile_log().open("w") as errors:
        return subprocess.Popen(
            [sys.executable, "-m", __name__, first],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=errors,
            start_new_session=True,
        )


def watch(process: "subprocess.Popen[bytes]") -> None:
    """A process that has failed is not started a second time: it would take as long and come to the same end."""
    if process.wait() != 0:
        give_up(f"{precompile_log()} says why")


def give_up(why: str) -> None:
    log.warning("the rules cannot be compiled in the background, bots use the plain ones: %s", why)
    HOPELESS.set()


def precompile_log() -> Path:
    return cache_home() / "precompile.log"


def is_precompiling() -> bool:
    """Is a process compiling at this moment?"""
    with alone() as we_are:
        return not we_are


@contextmanager
def alone() -> Iterator[bool]:
    """Whether nobody else is compiling, and then nobody else is until we have finished, or died."""
    with (cache_home() / "precompile.lock").open("w") as lock:
        yield is_ours(lock)


# In the process itself


def precompile_all(first: str) -> None:
    """Compile every game that is missing, and remove what nobody needs any more."""
    if hasattr(os, "nice"):  # not on Windows
        os.nice(NICENESS)
    with alone() as we_are:
        if we_are:
            for game in sorted(GAMES, key=lambda game: game.key != first):
                if not is_cached(game):
                    precompile(game)
                if not is_cached(game):
                    raise SystemExit(f"the machine code of {game.key} is not kept in {cache_folder(game)}")
                remove_old(game)


def precompile(game: AnyGame) -> None:
    """Compile whatever the search needs, and leave a mark in the cache if that can be written."""
    from wolfden.engine.machine_code import files_of

    from .tree_search import search_of

    search = search_of(game, is_compiled=True)
    with suppress(OSError):
        cache_folder(game).mkdir(parents=True, exist_ok=True)
        write_whole(note_of(game), str(count_functions(game)).encode())
    state = new_state(game, read_options(game, {"players": game.players[0]}), "precompile")
    rng = Rng.from_text("precompile")
    search.think(see(game, state, to_act(state)[0]), rng, 16)
    FOUND.add((cache_home(), game.key))
    with suppress(OSError):
        sizes = {path.name: path.stat().st_size for path in files_of(search.entries)}
        write_whole(mark_of(game), msgspec.json.encode(sizes))


def count_functions(game: AnyGame) -> int:
    """How many functions are compiled for this game."""
    twins = [module for name, module in sys.modules.items() if name.endswith(f"__{game.key}")]
    return sum(
        hasattr(value, "py_func") and value.__module__ == twin.__name__
        for twin in twins
        for value in vars(twin).values()
    )


def remove_old(game: AnyGame) -> None:
    """Remove what these sources do not need, unless another Wolfden has used it of late."""
    mark = mark_of(game)
    needed = {mark.name, note_of(game).name, *files_in(mark)}
    for path in mark.parent.iterdir():
        with suppress(OSError):
            if path.name not in needed and time() - path.stat().st_mtime > UNUSED:
                path.unlink()


if __name__ == "__main__":
    precompile_all(sys.argv[1])
