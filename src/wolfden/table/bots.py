"""Bots think, and moves are foreseen, in processes of their own, which are given a sight and nothing else."""

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from wolfden.bots.reasons import Reasons
from wolfden.bots.worker_pool import BotFailed, WorkerPool
from wolfden.engine import preview
from wolfden.engine.decision import GameState, MoveIndex, SeatIndex
from wolfden.engine.game import AnyGame
from wolfden.engine.rng import Rng
from wolfden.games import find_game

from .refusal import Refusal

HINT_LEVEL = "alpha"


class BotProcesses:
    """A few processes that choose for bots and give hints, and one that foresees."""

    def __init__(self, processes: int | None = None) -> None:
        self.workers = WorkerPool(processes or max(1, (os.cpu_count() or 1) - 1))
        self.previewer = new_pool()

    async def choose(self, game: AnyGame, sight: GameState, seat: SeatIndex, level: str, seed: str, about: str) -> int:
        """The move of a bot of this level: a legal one whatever happens to its process."""
        return await asyncio.wrap_future(self.workers.submit(game, sight, seat, level, seed, about=about))

    async def explain(self, game: AnyGame, sight: GameState, seat: SeatIndex, seed: str, about: str) -> Reasons:
        """What the strongest bot thinks of the moves of this seat, and what the seat may believe."""
        try:
            return await asyncio.wrap_future(self.workers.explain(game, sight, seat, HINT_LEVEL, seed, about=about))
        except BotFailed:
            raise Refusal("cannot_think") from None

    async def foresee(self, game: AnyGame, sight: GameState, seat: SeatIndex, move: MoveIndex) -> list[tuple[int, ...]]:
        """The events that will surely follow this move. If the process has died, a new one is asked, once."""
        for _ in range(2):
            pool = self.previewer
            try:
                return await asyncio.get_running_loop().run_in_executor(
                    pool, foresee, game.key, sight.tree(), seat, move
                )
            except BrokenProcessPool:
                if self.previewer is pool:
                    pool.shutdown(wait=False)
                    self.previewer = new_pool()
        raise Refusal("cannot_think")

    def close(self) -> None:
        self.workers.close()
        self.previewer.shutdown(wait=False, cancel_futures=True)


def new_pool() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=begin)


def begin() -> None:
    """The process ends when its server does, however that ends, and not by Ctrl-C before it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def foresee(key: str, tree: tuple[Any, ...], seat: SeatIndex, move: MoveIndex) -> list[tuple[int, ...]]:
    game = find_game(key)
    sight = game.State.from_tree(tree)
    rng = Rng.from_text(f"foresee {sight.decision.number}")
    return preview.foresee(game, sight, seat, move, rng)
