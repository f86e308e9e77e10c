"""A new process that plays one game by compiled rules: what `bench` times for cold and cached starts."""

import sys

from wolfden.engine import playouts
from wolfden.engine.compiled import compiled
from wolfden.engine.game import read_options
from wolfden.engine.rng import Rng
from wolfden.games import find_game

game = find_game(sys.argv[1])
state = game.set_up(read_options(game, {"players": game.players[-1]}), {})
rng = Rng.from_text("start")
compiled(game).bind(playouts).finish_all(
    state.records(), state.records(), rng.records()[0], playouts.Moves().records()[0]
)
