"""§2.1 Options and §2.2 custom sets: what makes a game, and what does not."""

from typing import Any

import pytest

from tests.wolf_and_hound.builders import Table
from wolfden.engine.errors import BadOptions
from wolfden.engine.game import new_state, read_options
from wolfden.games.wolf_and_hound import GAME


def set_up(options: dict[str, Any]) -> Table:
    return Table(new_state(GAME, read_options(GAME, options), "options"))


@pytest.mark.parametrize(
    ("animals", "what_would_be_right"),
    [
        pytest.param(["meta_01", "meta_02", "meta_03"], "at most two metamorphic cards", id="three metamorphic cards"),
        pytest.param(["designer_02_3", "hound_01"], "all together or not at all", id="no blankets"),
        pytest.param(["designer_02_3", "designer_02_1"], "all together or not at all", id="one blanket only"),
        pytest.param(["designer_02_1", "designer_02_2"], "all together or not at all", id="blankets without the wolf"),
        pytest.param(["wolf_01", "hound_01", "wolf_01"], "wolf_01 is named twice", id="the same card twice"),
        pytest.param([], "at least one animal card", id="empty set"),
    ],
)
def test_a_custom_set_that_cannot_be_played_is_refused(animals: list[str], what_would_be_right: str) -> None:
    """WH-E54 Illegal custom sets."""
    with pytest.raises(BadOptions, match=what_would_be_right):
        set_up({"animals": animals})


@pytest.mark.parametrize(
    ("options", "what_would_be_right"),
    [
        ({"animals": ["wolf_09"]}, "no animal card 'wolf_09'; the cards are designer_01, .*wolf_08"),
        ({"animals": "S9-9"}, "no set 'S9-9'; the sets are S1-1, S2-1"),
        ({"animals": "S2-2"}, r"S2-2 leaves a choice; name its cards: hound_01 \+ wolf_03\|wolf_04"),
        ({"animals": "S5-1"}, "S5-1 leaves a choice; name its cards: animals of your own choice"),
        ({"players": 5}, "<= 4.*players"),
        ({"players": 1}, ">= 2.*players"),
        ({"sheep_mode": "lots"}, "sheep_mode"),
        ({"match": "first_to_4"}, "match"),
        ({"meat_and_bone": "yes"}, "meat_and_bone"),
        ({"meat": True}, "`meat`.*The options of wolf-and-hound are players, animals, meat_and_bone"),
    ],
    ids=str,
)
def test_options_that_make_no_game_are_refused(options: dict[str, Any], what_would_be_right: str) -> None:
    """§2.1 The values of each option."""
    with pytest.raises(BadOptions, match=what_would_be_right):
        set_up(options)


def test_the_defaults_are_the_first_game_of_the_rulebook() -> None:
    """§2.1 Defaults: four players, set S1-1, everything else off."""
    assert (
        set_up({}).state
        == set_up(
            {
                "players": 4,
                "animals": ["wolf_01", "hound_01"],
                "meat_and_bone": False,
                "sheep_mode": "auto",
                "match": "single",
                "manual_activation_order": False,
            }
        ).state
    )


@pytest.mark.parametrize(
    ("mode", "one_wolf", "two_wolves"),
    [("auto", "3/3", "4/4"), ("few", "3/3", "3/3"), ("many", "4/4", "4/4")],
)
def test_the_host_may_override_the_number_of_sheep(mode: str, one_wolf: str, two_wolves: str) -> None:
    """§2.3 auto applies the rule of two wolves, few and many override it."""
    assert set_up({"animals": "S1-1", "sheep_mode": mode}).sheep("P1") == one_wolf
    assert set_up({"animals": "S2-1", "sheep_mode": mode}).sheep("P1") == two_wolves


@pytest.mark.parametrize("animals", [["wolf_01"], ["hound_02"], ["sheep_01", "sheep_02"], ["meta_04"]], ids=str)
def test_no_minimum_of_wolves_or_hounds_is_required(animals: list[str]) -> None:
    """§2.2 Legal with at least one card of any kind."""
    table = set_up({"animals": animals})

    assert [table.where(animal) for animal in animals] == ["P1"] * len(animals)
    assert table.decision == "P1 play"
