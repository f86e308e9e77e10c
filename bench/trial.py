"""A search with other parameters against the search as it is: `python -m bench.trial wolf-and-hound 4 horizon=4`.

The words after the game are fields of `wolfden.bots.ismcts.Params`. Deals are played twice with the seats swapped.
"""

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from multiprocessing import get_context
from os import cpu_count

from wolfden.bots.tree_search import CompiledSearch, params_of
from wolfden.engine.decision import GameState, MoveIndex, SeatIndex
from wolfden.engine.doors import OwnBot, door
from wolfden.engine.game import AnyGame, see
from wolfden.engine.rng import Rng
from wolfden.games import GAMES
from wolfden.lab.experiment import careful_share, play_deal
from wolfden.lab.plans import Plan


@dataclass(frozen=True)
class Tried:
    """A search with some of its parameters changed."""

    iterations: int
    changes: tuple[tuple[str, int], ...]

    def choose(
        self, game: AnyGame, state: GameState, seat: SeatIndex, moves: Sequence[MoveIndex], rng: Rng
    ) -> MoveIndex:
        if len(moves) == 1:
            return moves[0]
        search = tree_search(game)
        search.params = params_of(game)
        for name, value in self.changes:
            setattr(search.params, name, value)
        return search.think(see(game, state, seat), rng, self.iterations)[0].move


@cache
def tree_search(game: AnyGame) -> CompiledSearch:
    return CompiledSearch(game)


def share(key: str, players: int, new: Tried, old: Tried, deal: int) -> float:
    """What the new search wins of one deal that is played twice."""
    plan = Plan(key, deal + 1, "trial", ("new", "old"), {"players": players})
    return play_deal(plan, deal, {"new": new, "old": old})


def change(text: str) -> tuple[str, int]:
    name, _, value = text.partition("=")
    return name, int(value)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.trial", description=__doc__)
    parser.add_argument("game", choices=[game.key for game in GAMES if not isinstance(door(game, "bot"), OwnBot)])
    parser.add_argument("players", type=int)
    parser.add_argument("changes", type=change, nargs="+", help="such as horizon=4")
    parser.add_argument("--iterations", type=int, default=2000, help="for a move (default 2000)")
    parser.add_argument("--pairs", type=int, default=50, help="deals, each played twice (default 50)")
    arguments = parser.parse_args()
    new = Tried(arguments.iterations, tuple(arguments.changes))
    play = partial(share, arguments.game, arguments.players, new, Tried(arguments.iterations, ()))
    with ProcessPoolExecutor(cpu_count(), get_context("spawn")) as pool:
        shares = list(pool.map(play, range(arguments.pairs)))
    won = careful_share(shares)
    print(f"{won.value:.3f} ({won.low:.3f}–{won.high:.3f}) of {2 * arguments.pairs} games")


if __name__ == "__main__":
    main()
