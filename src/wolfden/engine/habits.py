"""A glance at a list of moves, each of which has its merit."""

from collections.abc import Sequence

from wolfden.engine.rng import Rng, below


def best_of(merits: Sequence[float], count: int, rng: Rng) -> int:
    """Which has the highest merit, of equals any; one number is drawn, however many there are."""
    most, ties = merits[0], 1
    for i in range(1, count):
        if merits[i] > most:
            most, ties = merits[i], 1
        elif merits[i] == most:
            ties += 1
    skip = below(rng, ties)
    best = 0
    while merits[best] != most or skip > 0:
        if merits[best] == most:
            skip -= 1
        best += 1
    return best
