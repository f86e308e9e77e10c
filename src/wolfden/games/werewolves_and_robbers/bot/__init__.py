"""What bots know of The Werewolves bEat Robbers' Horror."""

from typing import Any

from wolfden.engine.doors import Facts
from wolfden.engine.game import AnyGame

from ..roles import role_of
from . import sense as sense

habits = sense
WOLF_ITERATIONS = 500


def facts(game: AnyGame, sight: Any, world: Any) -> Facts:
    """Everybody else's role."""
    for seat in range(world.players):
        if seat != sight.viewer:
            yield str(game.write("seat", seat)), "role", role_of(world, seat)
