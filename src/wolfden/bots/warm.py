"""Compiling the search of a game, once, in a process of its own: nobody waits for the compiler.

python -m wolfden.bots.warm wolf-and-hound
"""

import os
import subprocess
import sys
from pathlib import Path

from wolfden.engine.compiled import cache_folder
from wolfden.engine.game import Game, read_options, see, set_table, to_act
from wolfden.engine.rng import Rng, seed
from wolfden.games import find_game

from .searcher import CompiledSearch


def is_warm(game: Game) -> bool:
    """Is the machine code of these very sources in the cache?"""
    return (cache_folder(game) / "search").exists()


def warm(game: Game) -> None:
    """Compile whatever the search needs, and leave a note in the cache."""
    state = set_table(game, read_options(game, {"players": game.players[0]}), "warm")
    rng = Rng()
    seed(rng, "warm")
    CompiledSearch(game).think(see(game, state, to_act(state)[0]), rng, 16)
    (cache_folder(game) / "search").touch()


def warm_in_background(game: Game) -> None:
    """Start `warm` in another process, unless one is at it already."""
    folder = cache_folder(game)
    folder.mkdir(parents=True, exist_ok=True)
    claim = folder / "warming"
    if is_warm(game) or is_claimed(claim):
        return
    process = subprocess.Popen(
        [sys.executable, "-m", __name__, game.key],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    claim.write_text(str(process.pid))


def is_claimed(claim: Path) -> bool:
    """Is the process that is named in this file alive?"""
    try:
        os.kill(int(claim.read_text()), 0)
    except (OSError, ValueError):
        return False
    return True


if __name__ == "__main__":
    warm(find_game(sys.argv[1]))
