"""The peers `make bench` measures beside our games: OpenSpiel and RLCard, at random play on one core.

A decision is one move made by a player, forced or not; dealing a card is not one. A game is dealt, played
to its end and scored. Where there is a choice, the peer gets what makes it faster:

- OpenSpiel, step loop: every move from Python. Each deal in these games is uniform, so the chance moves are
  drawn from `legal_actions`, which is quicker than asking for the chance outcomes.
- OpenSpiel, bots: `evaluate_bots` deals, plays and scores a game in one call with C++ random bots, and
  leaves the finished state, whose moves are counted.
- OpenSpiel, rollouts: `RandomRolloutEvaluator`, the C++ playouts of its tree search, which Python reaches
  through a search of one simulation. A search has to start at a player's turn, so each game first applies a
  deal whose cards were drawn before the clock started. Rollouts do not tell how long they were: their
  decisions are the mean of one counted game from each of those deals.
- OpenSpiel, rollouts, 100 to a deal: the same with hardly any dealing; a ceiling rather than whole games.
- RLCard: its games without the environment around them, which would encode an observation for every move.
"""

from collections.abc import Callable, Iterator
from importlib import import_module
from random import Random
from typing import Any

from .measure import Contender, Play

SEED = 1
DEALS = 2000  # drawn before the clock starts, for the rollouts
MANY = 100  # rollouts of one deal
TRICK_GAMES = ("hearts", "spades", "euchre")


def peers() -> list[Contender]:
    """Every peer, ready to run."""
    return [*openspiel(), *rlcard()]


def openspiel() -> Iterator[Contender]:
    """OpenSpiel's trick-taking games with hidden hands, by each of its ways to play them."""
    pyspiel = library("pyspiel", "open_spiel")
    for name in TRICK_GAMES:
        game, title = pyspiel.load_game(name), f"OpenSpiel {name}"
        yield Contender(f"{title}, step loop", "Python", step_loop(game))
        yield Contender(f"{title}, bots", "C++", bots(pyspiel, game))
        yield Contender(f"{title}, rollouts", "C++", rollouts(pyspiel, game, 1))
        yield Contender(f"{title}, rollouts, {MANY} to a deal", "C++", rollouts(pyspiel, game, MANY))


def rlcard() -> Iterator[Contender]:
    """RLCard's Uno for two and its bridge."""
    make = library("rlcard", "rlcard").make
    uno, bridge = (make(name, config={"seed": SEED}) for name in ("uno", "bridge"))
    yield Contender("RLCard uno", "Python", game_loop(uno, lambda seen: seen["legal_actions"]))
    yield Contender("RLCard bridge", "Python", game_loop(bridge, lambda seen: bridge.game.judger.get_legal_actions()))


def library(module: str, package: str) -> Any:
    """The peer's module, or a word on how to get it."""
    try:
        return import_module(module)
    except ImportError as missing:
        raise SystemExit(f"{package} cannot be imported ({missing}); `make bench` installs the peers.") from missing


def deal(game: Any, random: Callable[[], float]) -> Any:
    """A new game at its first decision; in these games all chance comes before it."""
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes = state.legal_actions()
        state.apply_action(outcomes[int(random() * len(outcomes))])
    return state


def play_out(state: Any, random: Callable[[], float]) -> int:
    """Play a dealt game to its end, and count the decisions."""
    decisions = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[int(random() * len(actions))])
        decisions += 1
    state.returns()
    return decisions


def step_loop(game: Any) -> Play:
    """One game at a time, every move chosen in Python."""
    random = Random(SEED).random
    return lambda: (play_out(deal(game, random), random), 1)


def bots(pyspiel: Any, game: Any) -> Play:
    """One game at a time, played by C++ random bots from the deal on."""
    rng = Random(SEED)
    players = [pyspiel.make_uniform_random_bot(seat, SEED + seat) for seat in range(game.num_players())]
    dealt = deal(game, rng.random).move_number()

    def play() -> tuple[int, int]:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, players, rng.getrandbits(31))
        return state.move_number() - dealt, 1

    return play


def rollouts(pyspiel: Any, game: Any, per_deal: int) -> Play:
    """So many C++ playouts of one deal, and the next time of another."""
    random = Random(SEED).random
    states = [deal(game, random) for _ in range(DEALS)]
    deals = [state.serialize() for state in states]
    decisions = per_deal * sum(play_out(state, random) for state in states) / DEALS
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=per_deal, seed=SEED)
    search = pyspiel.MCTSBot(
        game, evaluator, uct_c=1.0, max_simulations=1, max_memory_mb=1, solve=False, seed=SEED, verbose=False
    ).mcts_search

    def play() -> tuple[float, int]:
        search(game.deserialize_state(deals[int(random() * DEALS)]))
        return decisions, per_deal

    return play


def game_loop(env: Any, legal_moves: Callable[[Any], list[Any]]) -> Play:
    """One game at a time by the environment's own game, scored by the environment."""
    game, random = env.game, Random(SEED).random

    def play() -> tuple[int, int]:
        seen, _ = game.init_game()
        decisions = 0
        while not game.is_over():
            moves = legal_moves(seen)
            seen, _ = game.step(moves[int(random() * len(moves))])
            decisions += 1
        env.get_payoffs()
        return decisions, 1

    return play
