"""Bots think in processes of their own, which are given a sight and nothing else."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from wolfden.bots import find_bot
from wolfden.engine import preview
from wolfden.engine.game import Game, moves_of
from wolfden.engine.rng import Rng, seed
from wolfden.games import find_game

from .refusal import Refusal

HINT_SECONDS = 0.5
log = logging.getLogger("wolfden.table")

Answer = TypeVar("Answer")


class Thinking:
    """A few processes that choose for bots, give hints and foresee."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 1) - 1)
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.processes, multiprocessing.get_context("spawn"), initializer=begin)

    async def choose(self, game: Game, sight: Any, seat: int, level: str, seed: str) -> int:
        """The move of a bot of this level, or any legal one if no process can think: a game must go on."""
        try:
            return await self.ask(choose, game.key, sight.tree(), seat, level, seed)
        except Refusal:
            log.exception("a bot could not think")
            return choose(game.key, sight.tree(), seat, "random", seed)

    async def weigh(self, game: Game, sight: Any, seat: int, seed: str) -> list[tuple[int, float, float]]:
        """The moves of this seat, the best first, with share of the reward and weight."""
        return await self.ask(weigh, game.key, sight.tree(), seat, seed)

    async def foresee(self, game: Game, sight: Any, seat: int, move: int) -> list[tuple[int, ...]]:
        """The events that will surely follow this move."""
        return await self.ask(foresee, game.key, sight.tree(), seat, move)

    async def ask(self, question: Callable[..., Answer], *given: Any) -> Answer:
        """Ask a process; if one has died, ask a new one, once."""
        for _ in range(2):
            pool = self.pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, question, *given)
            except BrokenProcessPool:
                if self.pool is pool:
                    pool.shutdown(wait=False)
                    self.pool = self.new_pool()
        raise Refusal("cannot_think")

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


def begin() -> None:
    """A thinking process ends when its server does, however that ends, and not by Ctrl-C before it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def choose(key: str, tree: Any, seat: int, level: str, words: str) -> int:
    game = find_game(key)
    sight = game.State.from_tree(tree)
    return find_bot(level).choose(game, sight, seat, moves_of(game, sight, seat), rng_of(words))


def weigh(key: str, tree: Any, seat: int, words: str) -> list[tuple[int, float, float]]:
    from wolfden.bots.searcher import Searcher

    game = find_game(key)
    sight = game.State.from_tree(tree)
    options = Searcher(iterations=0, seconds=HINT_SECONDS).weigh(game, sight, rng_of(words))
    visits = sum(option.visits for option in options)
    return [(option.move, option.share, option.visits / visits) for option in options]


def foresee(key: str, tree: Any, seat: int, move: int) -> list[tuple[int, ...]]:
    game = find_game(key)
    sight = game.State.from_tree(tree)
    return preview.foresee(game, sight, seat, move, rng_of(f"foresee {sight.decision.number}"))


def rng_of(words: str) -> Rng:
    rng = Rng()
    seed(rng, words)
    return rng
