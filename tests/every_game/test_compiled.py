"""One source, two speeds: the compiled rules do what the plain ones do, step by step."""

from typing import Any

import numpy as np
import pytest

from wolfden.engine import playouts
from wolfden.engine.binding import bind
from wolfden.engine.compiled import compiled
from wolfden.engine.decision import SPECTATOR, MoveIndex, SeatIndex
from wolfden.engine.game import AnyGame, is_over, moves_of, see
from wolfden.engine.rng import Rng

from .sampling import positions, random_games, random_move

pytestmark = pytest.mark.xdist_group("compiled")


def same(plain: Any, record: np.void) -> bool:
    return bool(type(plain).from_tree(record.item()).tree() == plain.tree())


def test_whole_games_are_the_same_after_every_step(game: AnyGame) -> None:
    fast = compiled(game)
    moves = np.zeros(game.most_moves, np.int16)
    for state, random in random_games(game, 60, "compiled"):
        record = state.records()[0]
        while not is_over(state):
            seat, move = random_move(game, state, random)
            assert list(moves[: fast.legal_moves(record, seat, moves)]) == moves_of(game, state, SeatIndex(seat))
            wrong = random.randrange(-2, game.move_count + 2)
            assert fast.objection(record, seat, wrong) == game.objection(state, SeatIndex(seat), MoveIndex(wrong))
            game.play(state, SeatIndex(seat), MoveIndex(move))
            fast.play(record, seat, move)
            assert same(state, record)
        assert fast.winners(record) == game.winners(state)


def test_deals_are_the_same(game: AnyGame) -> None:
    for state, _ in random_games(game, 20, "deals"):
        record = state.records()[0]
        again = state.copy()
        game.deal(again)
        compiled(game).deal(record)
        assert same(again, record)


def test_sights_and_imagined_worlds_are_the_same(game: AnyGame) -> None:
    fast = compiled(game)
    plain_rng = Rng.from_text("worlds")
    fast_rng = plain_rng.records()[0]
    for state, _ in positions(game, 60, "worlds"):
        for viewer in range(SPECTATOR, len(game.seats(state))):
            sight = see(game, state, viewer)
            record = state.blank().records()[0]
            fast.sight(state.records()[0], viewer, record)
            assert same(sight, record)
            assert game.imagine(sight, plain_rng)
            assert fast.imagine(record, fast_rng)
            assert same(sight, record)
            assert same(plain_rng, fast_rng)


def test_playouts_count_the_same_decisions(game: AnyGame) -> None:
    batch = compiled(game).bind(playouts)
    for state, _ in random_games(game, 5, "playouts"):
        rng = Rng.from_text("playouts")
        record, fast_rng = state.records()[0], rng.records()[0]
        chosen = bind(playouts, game).finish(state, rng, playouts.Moves())
        assert batch.finish(record, fast_rng, playouts.Moves().records()[0]) == chosen
        assert same(state, record)
