"""Random games, one after another: the measure of speed, and the simplest use of compiled rules."""

from typing import Annotated

from .binding import UNBOUND, Rules
from .decision import GameState, first_owing
from .layout import Layout, assign, i16, many
from .rng import Rng, below, branch

rules: Rules = UNBOUND


class Moves(Layout):
    """Room for the legal moves of any game. Inside a record it costs the compiled rules nothing to pass on."""

    room: Annotated[list[int], many(i16, 256)]


def finish(state: GameState, rng: Rng, moves: Moves) -> int:
    """Play this game to its end with random legal moves; how many were chosen."""
    room = moves.room
    decisions = 0
    seat = first_owing(state)
    while seat >= 0:
        count = rules.legal_moves(state, seat, room)
        rules.play(state, seat, room[below(rng, count)])
        decisions += 1
        seat = first_owing(state)
    return decisions


def finish_all(table: list[GameState], states: list[GameState], rng: Rng, moves: Moves) -> int:
    """Set this table up in every place of `states`, deal and finish a game there; how many moves were chosen."""
    decisions = 0
    for i in range(len(states)):
        assign(states, i, table[0])
        state = states[i]
        for deal in range(len(state.rngs)):
            branch(rng, state.rngs[deal])
        rules.deal(state)
        decisions += finish(state, rng, moves)
    return decisions
