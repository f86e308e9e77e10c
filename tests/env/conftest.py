"""Most tests here run once for each game."""

import pytest

from wolfden.engine.game import Game
from wolfden.games import GAMES


@pytest.fixture(params=GAMES, ids=lambda game: game.key)
def game(request: pytest.FixtureRequest) -> Game:
    chosen: Game = request.param
    return chosen
