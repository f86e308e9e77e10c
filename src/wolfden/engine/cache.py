"""Where machine code is kept, and the names that change with whatever it is made from."""

import os
import sys
from contextlib import suppress
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from types import ModuleType

from .game import AnyGame

SOURCES = (".py", ".csv")


def cache_home() -> Path:
    """The folder with the machine code of all games."""
    home = os.environ.get("WOLFDEN_CACHE") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "wolfden"


def cache_folder(game: AnyGame) -> Path:
    """Where the machine code of a game is kept, of these sources and of others."""
    return cache_home() / game.key


@cache
def digest_of_sources(game: AnyGame, *packages: ModuleType) -> str:
    """Changes when the engine, the game with its tables or anything in these packages does; equal in all checkouts."""
    digest = sha256()
    for folder in (
        Path(str(module.__file__)).parent for module in (sys.modules[__name__], sys.modules[game.package], *packages)
    ):
        for path in sorted(path for path in folder.rglob("*") if path.suffix in SOURCES):
            digest.update(f"{path.relative_to(folder)}\0".encode())
            digest.update(sha256(path.read_bytes()).digest())
    return digest.hexdigest()


@cache
def compiler() -> str:
    """What makes machine code, how it is set, and for which processor."""
    from llvmlite import binding  # which takes a while to load

    libraries = [f"{name} {version(name)}" for name in ("numba", "llvmlite", "numpy")]
    settings = sorted(f"{name}={value}" for name, value in os.environ.items() if name.startswith("NUMBA_"))
    processor = (binding.get_process_triple(), binding.get_host_cpu_name(), binding.get_host_cpu_features().flatten())
    return "\n".join([sys.version, *libraries, *settings, *processor])


def note_use(path: Path) -> None:
    """This file is still needed."""
    with suppress(OSError):
        os.utime(path)


def write_whole(path: Path, content: bytes) -> None:
    """Write the file whole or not at all."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_bytes(content)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
