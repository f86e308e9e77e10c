"""What a bot is, and the simplest one."""

from collections.abc import Sequence
from typing import Protocol

from wolfden.engine.decision import GameState, MoveIndex, SeatIndex
from wolfden.engine.game import AnyGame
from wolfden.engine.rng import Rng, below


class Bot(Protocol):
    def choose(
        self, game: AnyGame, sight: GameState, seat: SeatIndex, moves: Sequence[MoveIndex], rng: Rng
    ) -> MoveIndex:
        """One of these legal moves, from what this seat may know and this generator alone."""
        ...


class RandomBot:
    """Plays any legal move, each equally likely."""

    def choose(
        self, game: AnyGame, sight: GameState, seat: SeatIndex, moves: Sequence[MoveIndex], rng: Rng
    ) -> MoveIndex:
        return moves[below(rng, len(moves))]
