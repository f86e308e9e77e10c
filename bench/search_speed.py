"""Iterations per second of our search, beside OpenSpiel's C++ ISMCTSBot, from positions in the middle of random games.

OpenSpiel's bot gets what makes it faster: one random rollout for each iteration, and trees that are not kept.
"""

from collections.abc import Callable
from itertools import cycle
from random import Random
from typing import Any

from wolfden.bots.tree_search import search_of
from wolfden.engine.game import AnyGame, is_over, moves_of, new_state, play, read_options, see, to_act
from wolfden.engine.rng import Rng
from wolfden.games import GAMES

from .measure import Contender, Figure, Play, measure
from .peers import SEED, deal, library

POSITIONS = 16
ITERATIONS = 2000  # in one search
PEER_GAMES = {"hearts": 65, "euchre": 0}  # and the first move: the peer crashes while hearts are passed


def measure_searches(rounds: int, seconds: float, progress: Callable[[str], None]) -> list[Figure]:
    """All our games at every number of players, then the peers; a decision here is one iteration."""
    ours = [Contender(name_of(g, players), "compiled", our_search(g, players)) for g in GAMES for players in g.players]
    return measure([*ours, *peers()], rounds, seconds, progress)


def name_of(game: AnyGame, players: int) -> str:
    return f"{game.key} {players}"


def our_search(game: AnyGame, players: int) -> Play:
    search, rng = search_of(game, is_compiled=True, models_opponents=True), Rng.from_text("thinking")
    sights = cycle(our_positions(game, players))

    def think() -> tuple[float, int]:
        search.think(next(sights), rng, ITERATIONS)
        return ITERATIONS, 1

    think()
    return think


def our_positions(game: AnyGame, players: int) -> list[Any]:
    """What the seat to move sees at a random moment of each of some random games."""
    random, found = Random(SEED), []
    for number in range(POSITIONS):
        state, sights = new_state(game, read_options(game, {"players": players}), f"thinking {number}"), []
        while not is_over(state):
            seat = to_act(state)[0]
            moves = moves_of(game, state, seat)
            if len(moves) > 1:
                sights.append(see(game, state, seat))
            play(game, state, seat, random.choice(moves))
        found.append(random.choice(sights))
    return found


def peers() -> list[Contender]:
    pyspiel = library("pyspiel", "open_spiel")
    return [
        Contender(f"OpenSpiel ISMCTSBot, {name}", "C++", peer_search(pyspiel, pyspiel.load_game(name), first))
        for name, first in PEER_GAMES.items()
    ]


def peer_search(pyspiel: Any, game: Any, first: int) -> Play:
    bot = pyspiel.ISMCTSBot(
        seed=SEED,
        evaluator=pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=SEED),
        uct_c=1.0,
        max_simulations=ITERATIONS,
    )
    states = cycle(peer_positions(game, first))

    def think() -> tuple[float, int]:
        bot.step(next(states))
        return ITERATIONS, 1

    return think


def peer_positions(game: Any, first: int) -> list[Any]:
    """A random moment from this move on, at which there is a choice, of each of some random games."""
    random, found = Random(SEED), []
    for _ in range(POSITIONS):
        state, states = deal(game, random.random), []
        while not state.is_terminal():
            if len(state.legal_actions()) > 1 and state.move_number() >= first:
                states.append(state.clone())
            state.apply_action(random.choice(state.legal_actions()))
        found.append(random.choice(states))
    return found
