"""One move ahead in a few imagined worlds: what a hunter plays, plain and compiled."""

from wolfden.engine.argmax import random_argmax
from wolfden.engine.binding import UNBOUND, Rules
from wolfden.engine.decision import GameState
from wolfden.engine.layout import assign
from wolfden.engine.rng import Rng

from .ismcts import GameKnowledge

WORLDS = 4
NO_WORLD = -1  # in the place of a choice: no deal of the cards agrees with the sight

rules: Rules = UNBOUND
knowledge: GameKnowledge = UNBOUND


def look_ahead(
    sights: list[GameState],
    worlds: list[GameState],
    seat: int,
    moves: list[int],
    values: list[int],
    count: int,
    rng: Rng,
) -> int:
    """Which of these moves leaves the best position, added up over all worlds; of equals, any.

    The sight is in `sights[0]`; there is room for two worlds, the imagined one and the same after a move.
    """
    for i in range(count):
        values[i] = 0
    for _ in range(WORLDS):
        assign(worlds, 0, sights[0])
        if not rules.imagine(worlds[0], rng):
            return NO_WORLD
        for i in range(count):
            assign(worlds, 1, worlds[0])
            rules.play(worlds[1], seat, moves[i])
            values[i] += knowledge.evaluate(worlds[1], seat)
    return random_argmax(values, count, rng)
