"""The rule of thumb: try each move in imagined worlds and take the one that leaves the best position."""

from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any

from wolfden.engine.binding import bind
from wolfden.engine.errors import ImpossibleSight
from wolfden.engine.game import Game
from wolfden.engine.rng import Rng, below

from . import lookahead, three_little_wolves, werewolves_and_robbers, wolf_and_hound, woof
from .bot import RandomBot

SENSES: dict[str, ModuleType] = {
    "wolf-and-hound": wolf_and_hound,
    "werewolves-and-robbers": werewolves_and_robbers,
    "three-little-wolves": three_little_wolves,
}
CHOICES: dict[str, Callable[[Game, Any, int, Sequence[int], Rng], int]] = {"woof": woof.choose}


class Hunter:
    """Plays the move after which its side looks best in a few worlds it deems possible; of equals, any."""

    def choose(self, game: Game, sight: Any, seat: int, moves: Sequence[int], rng: Rng) -> int:
        if game.key in CHOICES:
            return CHOICES[game.key](game, sight, seat, moves, rng)
        bound = bind(lookahead, game, sense=SENSES[game.key])
        worlds, prospects = [sight.copy(), sight.copy()], [0] * len(moves)
        chosen: int = bound.look_ahead([sight], worlds, seat, moves, prospects, len(moves), rng)
        if chosen == lookahead.NO_WORLD:
            raise ImpossibleSight("no deal of the cards agrees with this sight")
        return moves[chosen]


class Pup:
    """Plays like a hunter one time out of two, and otherwise whatever is legal."""

    def choose(self, game: Game, sight: Any, seat: int, moves: Sequence[int], rng: Rng) -> int:
        player = Hunter() if below(rng, 2) else RandomBot()
        return player.choose(game, sight, seat, moves, rng)
