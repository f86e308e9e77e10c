"""What every search has in common: a budget that it spends, and numbers that it reads plain or compiled."""

from collections.abc import Callable
from time import monotonic
from typing import Any

import numpy as np

from .errors import ImpossibleSight


def spend(think: Callable[[int], int], step: int, iterations: int, seconds: float) -> None:
    """So many iterations, or as many of them as fit into this time and one step at least."""
    start, done = monotonic(), 0
    while done < iterations and (done == 0 or monotonic() - start < seconds):
        size = min(step, iterations - done)
        if think(size) < size:
            raise ImpossibleSight("no deal of the cards agrees with this sight")
        done += size


def field(thing: object, name: str) -> Any:
    """Of a plain object or of a record."""
    return thing[name] if isinstance(thing, np.void) else getattr(thing, name)
