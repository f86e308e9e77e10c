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
    for path in sources_of(game):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def sources_of(game: Game) -> list[Path]:
    """All files that may be compiled for this game; of the lab those that count."""
    package, rules = Path(__file__).parent.parent, Path(str(sys.modules[game.play.__module__].__file__)).parent
    found = [path for folder in (package / "engine", rules) for path in folder.glob("*.py")]
    others = {folder.name for folder in rules.parent.iterdir()} - {rules.name}
    bots = [path for path in (package / "bots").glob("*.py") if path.name not in ROUND_THE_SEARCH]
    found += [path for path in bots if path.stem not in others]
    return sorted([*found, package / "lab" / "counting.py", package / "lab" / f"{rules.name}.py"])
