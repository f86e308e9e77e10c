"""The rule of thumb: try each move in imagined worlds and take the one that leaves the best position."""

from collections.abc import Sequence

from wolfden.engine.binding import bind
from wolfden.engine.decision import GameState, MoveIndex, SeatIndex
from wolfden.engine.doors import OwnBot, door
from wolfden.engine.errors import ImpossibleSight
from wolfden.engine.game import AnyGame
from wolfden.engine.rng import Rng, below

from . import lookahead
from .bot import Bot, RandomBot


class Hunter:
    """Plays the move after which its side looks best in a few worlds it deems possible; of equals, any."""

    def choose(
        self, game: AnyGame, sight: GameState, seat: SeatIndex, moves: Sequence[MoveIndex], rng: Rng
    ) -> MoveIndex:
        bot = door(game, "bot")
        if isinstance(bot, OwnBot):
            return bot.choose(game, sight, seat, moves, rng)
        bound = bind(lookahead, game, knowledge=bot.evaluation)
        worlds, values = [sight.copy(), sight.copy()], [0] * len(moves)
        chosen: int = bound.look_ahead([sight], worlds, seat, moves, values, len(moves), rng)
        if chosen == lookahead.NO_WORLD:
            raise ImpossibleSight("no deal of the cards agrees with this sight")
        return moves[chosen]


class Pup:
    """Plays like a hunter one time out of two, and otherwise whatever is legal."""

    def choose(
        self, game: AnyGame, sight: GameState, seat: SeatIndex, moves: Sequence[MoveIndex], rng: Rng
    ) -> MoveIndex:
        player: Bot = Hunter() if below(rng, 2) else RandomBot()
        return player.choose(game, sight, seat, moves, rng)
