"""Sights that bots are asked about."""

from random import Random

import pytest

from tests.every_game.sampling import random_move
from wolfden.engine.decision import SeatIndex
from wolfden.engine.doors import OwnBot, door
from wolfden.engine.game import Game, P, S, is_over, new_state, play, read_options, see, to_act
from wolfden.games import GAMES
from wolfden.games.werewolves_and_robbers import GAME
from wolfden.games.werewolves_and_robbers.state import State

WITH_A_TREE = [game for game in GAMES if not isinstance(door(game, "bot"), OwnBot)]
games_with_a_tree = pytest.mark.parametrize("game", WITH_A_TREE, ids=lambda game: game.key)


def first_sight(game: Game[S, P]) -> tuple[S, SeatIndex]:
    """What the first seat to act sees after a deal."""
    state = new_state(game, read_options(game, {}), "7")
    seat = to_act(state)[0]
    return see(game, state, seat), seat


def last_sight(game: Game[S, P]) -> tuple[S, SeatIndex]:
    """What the first seat sees when a game is over."""
    state, random = new_state(game, read_options(game, {}), "7"), Random(1)
    while not is_over(state):
        play(game, state, *random_move(game, state, random))
    return see(game, state, 0), SeatIndex(0)


def two_cards_of_a_trick(second: str) -> State:
    """A has led C12, B has added this card, and C, the werewolf, is to play."""
    deal = {
        "hands": {
            "A": ["C1", "C12", "R12", "C6", "R6", "R5", "C5", "D1", "R1"],
            "B": ["C2", "R2", "C9", "R9", "C7", "R7", "D2", "C8", "R8"],
            "C": ["W1", "R3", "C3", "C10", "R10", "C11", "R11", "B1", "C4"],
        },
        "set_aside": "R4",
        "dealer": "C",
    }
    state = new_state(GAME, read_options(GAME, {"players": 3, "first_dealer": "C"}), "7")
    GAME.lay_deal(state, deal)
    for words in ("C12", second):
        seat = to_act(state)[0]
        play(GAME, state, seat, GAME.read_move(state, seat, words))
    return state
