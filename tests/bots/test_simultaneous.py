"""Choices that several seats make at the same time."""

from random import Random

from tests.every_game.sampling import positions
from wolfden.bots.tree_search import search_of
from wolfden.engine.game import moves_of, see, to_act
from wolfden.engine.rng import Rng
from wolfden.games import GAMES


def test_every_seat_that_owes_a_choice_can_be_searched_for() -> None:
    """Given several seats that owe a choice, when any of them is thought for, then its own moves are weighed."""
    searched = 0
    for game in GAMES:
        search = search_of(game, is_compiled=False)
        for state, _ in positions(game, 250, "simultaneous"):
            if len(to_act(state)) > 1:
                seat = Random(searched).choice(to_act(state)[1:])
                rng = Rng.from_text("simultaneous")
                options = search.think(see(game, state, seat), rng, 8)
                assert {option.move for option in options} <= set(moves_of(game, state, seat))
                searched += 1
    assert searched > 20
