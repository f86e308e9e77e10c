"""The best of a list of numbers, plain and compiled."""

from collections.abc import Sequence

from wolfden.engine.rng import Rng, below


def random_argmax(values: Sequence[float], count: int, rng: Rng) -> int:
    """Which of the first `count` is the highest, of equals any; one number is drawn, however many there are."""
    most, ties = values[0], 1
    for i in range(1, count):
        if values[i] > most:
            most, ties = values[i], 1
        elif values[i] == most:
            ties += 1
    skip = below(rng, ties)
    best = 0
    while values[best] != most or skip > 0:
        if values[best] == most:
            skip -= 1
        best += 1
    return best
