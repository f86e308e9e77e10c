"""A hunter is written once: plain and compiled it makes the same choices."""

from collections import Counter
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from tests.every_game.sampling import positions
from wolfden.bots import lookahead
from wolfden.bots.hunter import Hunter
from wolfden.bots.tree_search import known_to_the_tree
from wolfden.engine.argmax import random_argmax
from wolfden.engine.compiled import compiled
from wolfden.engine.decision import SeatIndex
from wolfden.engine.game import AnyGame, moves_of, see, to_act
from wolfden.engine.rng import Rng, below

from .sights import games_with_a_tree


@games_with_a_tree
@pytest.mark.xdist_group("compiled")
def test_the_compiled_hunter_chooses_as_the_plain_one_and_draws_as_much(game: AnyGame) -> None:
    bound = compiled(game).bind(lookahead, knowledge=known_to_the_tree(game).evaluation)
    chosen = set()
    for state, random in positions(game, 40, "one hunter"):
        seat, rng = random.choice(to_act(state)), Rng.from_text(str(random.random()))
        there = compiled_choice(game, bound, see(game, state, seat), seat, rng.copy())

        move = Hunter().choose(game, see(game, state, seat), seat, moves_of(game, state, seat), rng)

        assert (move, rng.tree()) == there
        chosen.add(move)
    assert len(chosen) > 5


def compiled_choice(game: AnyGame, bound: ModuleType, sight: Any, seat: int, rng: Rng) -> tuple[int, tuple[int, ...]]:
    """The move, and what has become of the generator."""
    moves = np.array(moves_of(game, sight, SeatIndex(seat)), np.int16)
    sights, worlds, generator = sight.records(), sight.records(2), rng.records()[0]
    place = bound.look_ahead(sights, worlds, seat, moves, np.zeros(len(moves), np.int64), len(moves), generator)
    return int(moves[place]), generator.item()


def test_of_equal_values_each_is_chosen_as_often_and_one_number_is_drawn() -> None:
    rng = Rng.from_text("ties")
    chosen = Counter[int]()
    for _ in range(3000):
        twin = rng.copy()
        chosen[random_argmax([1, 5, 3, 5, 5], 5, rng)] += 1
        below(twin, 3)
        assert rng == twin
    assert set(chosen) == {1, 3, 4}
    assert min(chosen.values()) > 900


def test_what_lies_beyond_the_count_is_not_looked_at() -> None:
    assert random_argmax([1, 2, 9], 2, Rng.from_text("count")) == 1
