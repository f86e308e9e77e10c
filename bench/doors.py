"""Environments at random play: every step gives observations and masks of the next player, ended games start anew.

Our batches are measured twice: `step` with actions drawn in numpy between the steps, as by a learner, and `run` with a
player in machine code. pgx gets the latter too, a compiled loop of many steps over a whole batch, and one thread: with
more, its small games are half as fast. PettingZoo's card games (RLCard inside) are played one at a time, which is all
they can do.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from os import sched_getaffinity, sched_setaffinity
from random import Random
from typing import Any

import numpy as np

from wolfden.env import pettingzoo as ours_in_pettingzoo
from wolfden.env.batch import Batch, any_move
from wolfden.games import GAMES

from .measure import Contender, Play
from .peers import SEED, library

BATCH = 1024
STEPS = 200  # of a batch, in one call
PGX_GAMES = ("kuhn_poker", "leduc_holdem", "sparrow_mahjong")  # bridge needs a file of deals from elsewhere
PETTINGZOO_GAMES = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")


def doors() -> list[Contender]:
    """Our environments, then the peers'."""
    made = [Contender(f"{game.key} batch", "compiled", in_lockstep(game.key)) for game in GAMES]
    made += [Contender(f"{game.key} batch, run", "compiled", in_a_run(game.key)) for game in GAMES]
    made += [
        Contender(f"{game.key} PettingZoo", "Python", agent_by_agent(ours_in_pettingzoo.env(game.key)))
        for game in GAMES
    ]
    return [*made, *pgx(), *pettingzoo()]


def in_lockstep(key: str) -> Play:
    """A batch of our games."""
    batch, random = Batch(key, BATCH, auto_reset=True), np.random.default_rng(SEED)
    batch.reset(range(BATCH))

    def play() -> tuple[int, int]:
        ended = 0
        for _ in range(STEPS):
            batch.step(batch.random_actions(random))
            ended += int(batch.dones.sum())
        return BATCH * STEPS, ended

    return play


def in_a_run(key: str) -> Play:
    """A batch of our games that is played in machine code."""
    batch = Batch(key, BATCH, auto_reset=True)
    batch.reset(range(BATCH))
    batch.run(any_move, STEPS)

    def play() -> tuple[int, int]:
        batch.run(any_move, STEPS)
        return BATCH * STEPS, int(batch.dones.sum())

    return play


def pgx() -> Iterator[Contender]:
    """pgx's games with hidden cards, as many at once as we play."""
    with one_processor():
        library("jax", "jax").devices()  # now it starts a thread for each processor
    made = library("pgx", "pgx")
    for name in PGX_GAMES:
        yield Contender(f"pgx {name}", "JAX, CPU", in_jax(made.make(name)))


@contextmanager
def one_processor() -> Iterator[None]:
    """Whoever starts threads in here sees a single processor."""
    all_of_them = sched_getaffinity(0)
    sched_setaffinity(0, {min(all_of_them)})
    yield
    sched_setaffinity(0, all_of_them)


def in_jax(env: Any) -> Play:
    """Steps, masked random actions and new deals in one compiled loop; every observation is added up, so it is made."""
    jax, wrappers = library("jax", "jax"), library("pgx.experimental", "pgx")
    jnp = jax.numpy
    start, step = jax.vmap(env.init), jax.vmap(wrappers.auto_reset(env.step, env.init))

    def one(carry: Any, _: Any) -> Any:
        states, key = carry
        key, choosing, stepping = jax.random.split(key, 3)
        logits = jnp.where(states.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(choosing, logits, axis=-1)
        states = step(states, actions, jax.random.split(stepping, BATCH))
        return (states, key), (states.terminated.sum(), states.observation.sum())

    run = jax.jit(lambda states, key: jax.lax.scan(one, (states, key), None, length=STEPS))
    carry = (jax.jit(start)(jax.random.split(jax.random.PRNGKey(SEED), BATCH)), jax.random.PRNGKey(SEED))
    carry, _ = run(*carry)

    def play() -> tuple[int, int]:
        nonlocal carry
        carry, (ended, _) = run(*carry)
        return BATCH * STEPS, int(ended.sum())

    return play


def pettingzoo() -> Iterator[Contender]:
    """PettingZoo's classic card games."""
    for name in PETTINGZOO_GAMES:
        env = library(f"pettingzoo.classic.{name}", "pettingzoo[classic]").env()
        yield Contender(f"PettingZoo {name}", "Python", agent_by_agent(env))


def agent_by_agent(env: Any) -> Play:
    """One game by the loop that PettingZoo's users write."""
    random = Random(SEED)

    def play() -> tuple[int, int]:
        env.reset(seed=random.getrandbits(30))
        decisions = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
            decisions += 1
        return decisions, 1

    return play
