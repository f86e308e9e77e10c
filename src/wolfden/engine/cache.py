"""Where machine code is kept: in the user's cache folder, under names made from the sources."""

import os
import sys
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

from .game import Game

# Of the bots' files those that are never compiled: a change of them leaves the machine code as it is.
ROUND_THE_SEARCH = {"beliefs.py", "identities.py", "reasons.py", "thinker.py", "thinkers.py", "warm.py"}


def cache_home() -> Path:
    """The folder with the machine code of all games."""
    home = os.environ.get("WOLFDEN_CACHE") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "wolfden"


def cache_folder(game: Game) -> Path:
    """Where the machine code of these very sources is kept."""
    return cache_home() / f"{game.key}-{digest_of_sources(game)[:16]}"


def digest_of_sources(game: Game) -> str:
    """Changes when a rule of the game, anything that is compiled with it or the compiler does."""
    digest = sha256(f"{sys.version} {version('numba')} {version('numpy')}".encode())
    package = Path(__file__).parent.parent
    folders = (package / "engine", package / "bots", Path(str(sys.modules[game.play.__module__].__file__)).parent)
    for path in sorted(path for folder in folders for path in folder.glob("*.py")):
        if path.parent.name != "bots" or path.name not in ROUND_THE_SEARCH:
            digest.update(path.read_bytes())
    return digest.hexdigest()
