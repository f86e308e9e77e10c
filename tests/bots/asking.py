"""Questions to bots."""

from random import Random
from typing import Any

from tests.every_game.sampling import random_move
from wolfden.engine.game import Game, is_over, play, read_options, see, set_table, to_act
from wolfden.engine.rng import Rng, seed


def an_rng(text: str) -> Rng:
    rng = Rng()
    seed(rng, text)
    return rng


def first_sight(game: Game) -> tuple[Any, int]:
    """What the first seat to act sees after a deal."""
    state = set_table(game, read_options(game, {}), "7")
    seat = to_act(state)[0]
    return see(game, state, seat), seat


def last_sight(game: Game) -> tuple[Any, int]:
    """What the first seat sees when a game is over."""
    state, random = set_table(game, read_options(game, {}), "7"), Random(1)
    while not is_over(state):
        play(game, state, *random_move(game, state, random))
    return see(game, state, 0), 0
