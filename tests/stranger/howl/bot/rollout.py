"""The rollout policy of Howl: loud cards for many sheep."""

from wolfden.engine.argmax import random_argmax
from wolfden.engine.rng import Rng

from ..rules import legal_moves
from ..state import State
from .evaluation import sheep_later


def rollout_move(state: State, seat: int, moves: list[int], priors: list[int], rng: Rng) -> int:
    """The loudest card if there are more sheep than later, else the softest."""
    count = legal_moves(state, seat, moves)
    for i in range(count):
        priors[i] = moves[i] * (2 * state.sheep - sheep_later(state))
    return moves[random_argmax(priors, count, rng)]
