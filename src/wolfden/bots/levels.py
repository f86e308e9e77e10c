"""The levels: who plays how, and for how long a search may think."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from math import inf

from wolfden.engine.decision import GameState, MoveIndex, SeatIndex, may_choose
from wolfden.engine.doors import Option, door
from wolfden.engine.errors import WolfdenError
from wolfden.engine.game import AnyGame, is_over
from wolfden.engine.rng import Rng

from .bot import Bot, RandomBot
from .hunter import Hunter, Pup

SECONDS = {"wolf": 0.1, "alpha": 1.0}  # the most that each of the search levels thinks about a move
ANY_NUMBER = 2**31  # of iterations: the time ends the search


@dataclass(frozen=True)
class SearchBot:
    """Searches imagined worlds for as long as its level allows, and plays the move it came to most often."""

    level: str
    iterations: int | None = None  # in the place of what the level allows, where nobody watches the time
    seconds: float | None = None  # or so long

    def budget(self, game: AnyGame) -> tuple[int, float]:
        """The most iterations and the most seconds for a move."""
        if self.iterations is not None:
            return self.iterations, inf
        if self.seconds is not None:
            return ANY_NUMBER, self.seconds
        return door(game, "bot").WOLF_ITERATIONS if self.level == "wolf" else ANY_NUMBER, SECONDS[self.level]

    def choose(
        self, game: AnyGame, sight: GameState, seat: SeatIndex, moves: Sequence[MoveIndex], rng: Rng
    ) -> MoveIndex:
        if len(moves) == 1 and self.iterations is not None:
            return moves[0]
        return self.weigh(game, sight, rng)[0].move  # a forced move too: its time must not tell that it was one

    def weigh(self, game: AnyGame, sight: GameState, rng: Rng) -> list[Option]:
        """All moves with what the search thinks of them, by compiled rules if they are there."""
        from .precompile import is_compiled, precompile_in_background  # the compiler is imported when it is needed
        from .tree_search import search_of

        iterations, seconds = self.budget(game)
        if iterations <= 0 or seconds <= 0:
            raise WolfdenError("a search needs a budget: iterations or seconds above 0")
        if is_over(sight):
            raise WolfdenError("the game is over; there is nothing to choose")
        if sight.viewer < 0 or not may_choose(sight, sight.viewer):
            raise WolfdenError("this seat has nothing to choose now; ask for one that has")
        compiled = is_compiled(game)
        if not compiled:
            precompile_in_background(game)
        search = search_of(game, compiled, models_opponents=self.level == "alpha")
        return search.think(sight, rng, iterations, seconds)


BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "pup": Pup,
    "hunter": Hunter,
    **{level: partial(SearchBot, level) for level in SECONDS},
}


def find_bot(name: str) -> Bot:
    """The bot of this name."""
    if name not in BOTS:
        raise WolfdenError(f"there is no bot {name!r}; the bots are {', '.join(BOTS)}")
    return BOTS[name]()
