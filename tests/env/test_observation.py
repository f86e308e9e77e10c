"""Observations hold what a seat may know, and nothing else."""

import subprocess
import sys

import numpy as np
import pytest

from tests.every_game.sampling import positions
from wolfden.engine.game import AnyGame, imagined, people, see
from wolfden.engine.rng import Rng
from wolfden.env.drawing import as_picture, as_text
from wolfden.env.observation import columns, mask, observation
from wolfden.env.scenes import HIDDEN, scene


def test_worlds_that_look_the_same_give_equal_observations_and_pictures(game: AnyGame) -> None:
    rng = Rng.from_text("observations")
    different = 0
    for state, _ in positions(game, 60, "observations"):
        for seat in people(game, state):
            sight = see(game, state, seat)
            world = imagined(game, sight, rng)
            again = see(game, world, seat)
            assert observation(game, again).tobytes() == observation(game, sight).tobytes()
            assert mask(game, world, seat).tobytes() == mask(game, sight, seat).tobytes()
            assert as_text(scene(game, again)) == as_text(scene(game, sight))
            different += game.write_state(world) != game.write_state(state)
    assert different > 60


def test_observations_have_one_length_and_a_name_for_each_number(game: AnyGame) -> None:
    """Whatever the options and the number of players, and generators are never among them."""
    for state, random in positions(game, 40, "lengths"):
        seen = observation(game, see(game, state, random.choice(people(game, state))))
        assert seen.dtype == np.int16
        assert seen.shape == (len(columns(game)),)
    assert len(set(columns(game))) == len(columns(game))
    assert not [name for name in columns(game) if "rng" in name]


def test_each_number_is_under_its_name(game: AnyGame) -> None:
    for state, random in positions(game, 10, "names"):
        sight = see(game, state, random.choice(people(game, state)))
        numbers = observation(game, sight)
        for column in range(0, len(numbers), 37):
            assert numbers[column] == eval(f"sight.{columns(game)[column]}", {"sight": sight})


def test_the_picture_marks_who_is_to_act(game: AnyGame) -> None:
    for state, _ in positions(game, 5, "pictures"):
        drawn = scene(game, see(game, state))
        picture = as_picture(drawn)
        for panel in drawn.panels:
            panel.to_act = not panel.to_act
        assert picture.shape == as_picture(drawn).shape
        assert (picture != as_picture(drawn)).any()


def test_the_picture_has_a_panel_for_each_player_with_the_cards_of_who_looks(game: AnyGame) -> None:
    for state, random in positions(game, 40, "panels"):
        viewer = random.choice(people(game, state))
        panels = {panel.name: panel for panel in scene(game, see(game, state, viewer)).panels}
        own = panels[game.seats(state)[viewer]].cards

        assert panels.keys() >= {*game.seats(state)}
        assert HIDDEN not in own.get("hand", []) + own.get("cards", [])


@pytest.mark.parametrize(("door", "package"), [("pettingzoo", "pettingzoo"), ("openspiel", "pyspiel")])
def test_a_missing_extra_is_named(door: str, package: str) -> None:
    code = f"import sys; sys.modules[{package!r}] = None; import wolfden.env.{door}"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert f"pip install 'wolfden[{door}]'" in ended.stderr


def test_the_engine_and_the_batches_need_no_extra() -> None:
    code = "import sys, wolfden.env.batch; print([m for m in ('pettingzoo', 'pyspiel', 'PIL') if m in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"
