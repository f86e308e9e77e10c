"""Most tests here run once for each game."""

import pytest

from wolfden.engine.game import AnyGame
from wolfden.games import GAMES


@pytest.fixture(params=GAMES, ids=lambda game: game.key)
def game(request: pytest.FixtureRequest) -> AnyGame:
    chosen: AnyGame = request.param
    return chosen
