"""The rule of thumb: try each move in imagined worlds and take the one that leaves the best position."""

from collections.abc import Sequence
from typing import Any

from wolfden.engine.doors import OwnBot, door
from wolfden.engine.game import Game, imagined
from wolfden.engine.rng import Rng, below

from .bot import RandomBot

WORLDS = 4


class Hunter:
    """Plays the move after which its side looks best in a few worlds it deems possible; of equals, any."""

    def choose(self, game: Game, sight: Any, seat: int, moves: Sequence[int], rng: Rng) -> int:
        bot = door(game, "bot")
        if isinstance(bot, OwnBot):
            return bot.choose(game, sight, seat, moves, rng)
        prospects = [0] * len(moves)
        for _ in range(WORLDS):
            world = imagined(game, sight, rng)
            for i, move in enumerate(moves):
                after = world.copy()
                game.play(after, seat, move)
                prospects[i] += bot.sense.prospect(after, seat)
        best = [move for move, prospect in zip(moves, prospects, strict=True) if prospect == max(prospects)]
        return best[below(rng, len(best))]


class Pup:
    """Plays like a hunter one time out of two, and otherwise whatever is legal."""

    def choose(self, game: Game, sight: Any, seat: int, moves: Sequence[int], rng: Rng) -> int:
        player = Hunter() if below(rng, 2) else RandomBot()
        return player.choose(game, sight, seat, moves, rng)
