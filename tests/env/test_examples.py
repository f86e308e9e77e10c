"""The examples do what they say."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from wolfden.bots.bot import RandomBot
from wolfden.engine.game import is_over, moves_of, play, read_options, see, set_table, to_act
from wolfden.engine.rng import Rng, seed
from wolfden.games import find_game

pytestmark = pytest.mark.xdist_group("compiled")

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


@pytest.fixture(scope="module")
def example() -> Any:
    spec = spec_from_file_location("train_linear", EXAMPLES / "train_linear.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def trained(example: Any) -> Any:
    return example.train(20)


def test_the_trained_player_beats_random_play(example: Any, trained: Any) -> None:
    assert example.share_won(trained, 1000) > 0.6


def test_the_trained_player_sits_at_a_table_like_any_bot(trained: Any) -> None:
    game, rng = find_game("wolf-and-hound"), Rng()
    seed(rng, "table")
    state = set_table(game, read_options(game, {}), "table")
    bots = [trained, RandomBot(), trained, RandomBot()]
    while not is_over(state):
        seat = to_act(state)[0]
        moves = moves_of(game, state, seat)
        move = bots[seat].choose(game, see(game, state, seat), seat, moves, rng)
        assert move in moves
        play(game, state, seat, move)
    assert game.outcome(state)["winners"]
