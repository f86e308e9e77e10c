"""Thousands of games in lockstep, by compiled rules: after each step, arrays that show all of them.

Nothing is copied: `sights` are the records that the rules fill in, `observations` the same memory as bytes, and
the others are columns of one table. They change with the next step; copy what is to be kept.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from os import cpu_count
from typing import Any, TypeVar

import numba
import numpy as np
from numba import types
from numpy.typing import NDArray

from wolfden.engine import lockstep
from wolfden.engine.compiled import compiled
from wolfden.engine.decision import NOBODY, MoveIndex, SeatIndex
from wolfden.engine.errors import WolfdenError
from wolfden.engine.game import check, read_options
from wolfden.engine.lockstep import Lane
from wolfden.engine.rng import Rng
from wolfden.games import find_game

T = TypeVar("T")
Array = NDArray[Any]
WORTH_A_THREAD = 2048  # moves; fewer are made before another processor wakes up
PARTS = 4  # for each thread, if they are worth it: a processor that is slowed down takes fewer


class Batch:
    """So many games of one kind; with `auto_reset` each is followed by another when it is over.

    Large batches are shared out among threads, as many as there are processors if not given. It changes no game.
    """

    def __init__(
        self, game: str, size: int, auto_reset: bool = False, threads: int | None = None, **options: Any
    ) -> None:
        self.game = find_game(game)
        self.size = size
        self.auto_reset = auto_reset
        table = self.game.set_up(read_options(self.game, options), {})
        layout = self.game.State.dtype()
        self._loops = compiled(self.game).bind(lockstep)
        self._table = table.records()
        self._states = table.records(size)
        self._blank = table.blank().records()
        self._lanes = np.zeros(size, Lane.dtype())
        self._lanes["seat"] = NOBODY
        self._places = np.arange(size)
        self._given = given(self._lanes, self._states)
        self.sights = np.zeros(size, layout)  # what the seat that is to choose may know
        self.observations: Array = self.sights.view(np.uint8).reshape(size, -1)
        self.masks = np.zeros((size, self.game.move_count), np.int8)
        self.seats: Array = self._lanes["seat"]  # who is to choose, -1 if the game is over
        self.dones: Array = self._lanes["done"]  # 1 where the last step ended a game, or how many ended in a run
        self.counts: Array = self._lanes["count"]  # how many moves are legal,
        self.moves: Array = self._lanes["moves"]  # and which
        self.rewards: Array = self._lanes["rewards"][:, : len(self.game.seats(table))]  # by seat: 1, -1 or 0
        self._threads = threads or cpu_count() or 1
        self._pool = ThreadPoolExecutor(self._threads)

    def reset(self, seeds: Sequence[int] | Array) -> None:
        """Deal all games anew: game i as everywhere else from `seeds[i]`."""
        if len(seeds) != self.size:
            raise WolfdenError(f"{len(seeds)} seeds for {self.size} games; each game needs one")
        self._states[:] = self._table[0]
        for i, number in enumerate(seeds):
            for deal in range(self._states["rngs"].shape[1]):
                self._states["rngs"][i, deal] = generator(f"{self.game.key} deal {deal} {number}")
            self._lanes["rng"][i] = generator(f"{self.game.key} next {number}")
            self._lanes["luck"][i] = generator(f"{self.game.key} luck {number}")
        self._lanes["done"] = 0
        self._lanes["rewards"] = 0
        self._loops.begin(self._states, self.sights, self._lanes, self.masks, self._blank)

    def step(self, actions: Sequence[int] | Array) -> None:
        """Make `actions[i]` in game i; in a game that is over it is ignored. An illegal one changes nothing at all."""
        chosen = np.asarray(actions, np.int64)
        if chosen.shape != (self.size,):
            raise WolfdenError(f"actions of shape {chosen.shape} for {self.size} games; each game needs one")
        wrong = self._loops.first_illegal(self._lanes, self.masks, chosen)
        if wrong != NOBODY:
            self._refuse(wrong, chosen)
        self._share_out(1, lambda part: self._loops.step(*self._arrays(part), chosen[part], self.auto_reset))

    def run(self, choose: Callable[..., int], steps: int, *knowledge: Any) -> None:
        """So many moves in every game, by `choose(sight, moves, count, chance, *knowledge)`, all in machine code.

        Numba compiles `choose`. It answers which of the `count` moves it takes, from 0 on; `chance` is a random number
        from 0 up to 1. Afterwards `dones` and `rewards` are sums over all these moves.
        """
        policy = in_machine_code(choose, types.int64(*self._given, *map(numba.typeof, knowledge)))

        def play(part: slice) -> int:
            failed: int = self._loops.run(*self._arrays(part), steps, self.auto_reset, policy, knowledge)
            return failed

        if max(self._share_out(steps, play)) != NOBODY:
            raise WolfdenError(f"{choose.__name__} has to answer a number from 0 to `count` - 1")

    def _share_out(self, steps: int, work: Callable[[slice], T]) -> list[T]:
        """Have this done with all games, in as many threads as so many steps are worth."""
        shares = parts(self.size, self._threads, steps)
        left = iter(shares)
        helping = [self._pool.submit(take, left, work) for _ in range(min(self._threads, len(shares)) - 1)]
        return [*take(left, work), *(result for helper in helping for result in helper.result())]

    def _arrays(self, part: slice) -> tuple[Array, ...]:
        return (
            self._states[part],
            self.sights[part],
            self._lanes[part],
            self.masks[part],
            self._blank,
            self._table,
        )

    def random_actions(self, random: np.random.Generator) -> Array:
        """A legal move for each game, all equally likely; 0 where the game is over."""
        picks = (random.random(self.size) * self.counts).astype(np.int64)
        return np.where(self.counts > 0, self.moves[self._places, picks], 0)

    def _refuse(self, place: int, actions: Array) -> None:
        state = self.game.State.from_tree(self._states[place].item())
        check(self.game, state, SeatIndex(int(self.seats[place])), MoveIndex(int(actions[place])))
        raise WolfdenError(f"move {actions[place]} is not among the legal moves of game {place}")


def parts(size: int, threads: int, steps: int = 1) -> list[slice]:
    """So many games in equal parts, as many as the threads can use and so many steps are worth."""
    count = max(min(PARTS * threads, size * steps // WORTH_A_THREAD, size), 1)
    return [slice(size * i // count, size * (i + 1) // count) for i in range(count)]


def take(left: Iterator[slice], work: Callable[[slice], T]) -> list[T]:
    """Do this with part after part, beside others who take from the same."""
    return [work(part) for part in left]


def given(lanes: Array, sights: Array) -> tuple[Any, ...]:
    """What Numba calls the sight, the moves, their number and the chance that a player is given."""
    lane, sight = (kind.dtype for kind in map(numba.typeof, (lanes, sights)))
    return sight, lane.typeof("moves"), types.int64, types.float64


@cache
def in_machine_code(choose: Callable[..., int], signature: Any) -> Any:
    return numba.cfunc(signature)(choose)


def any_move(sight: object, moves: object, count: int, chance: float) -> int:
    """Chooses for `run`: all moves are equally likely."""
    return int(chance * count)


def generator(text: str) -> tuple[object, ...]:
    """A generator started from this text, as numpy takes it for a record."""
    return Rng.from_text(text).tree()
