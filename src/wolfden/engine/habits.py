"""A glance at a list of moves, each of which has its merit."""

from wolfden.engine.rng import Rng, below


def best_of(moves: list[int], merits: list[int], count: int, rng: Rng) -> int:
    """The move with the highest merit, of equals any."""
    best, ties = 0, 1
    most = merits[0]
    for i in range(1, count):
        merit = merits[i]
        if merit > most:
            best, most, ties = i, merit, 1
        elif merit == most:
            ties += 1
            if below(rng, ties) == 0:
                best = i
    return moves[best]
