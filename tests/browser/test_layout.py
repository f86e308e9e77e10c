"""Everything a decision needs can be seen at once, on every device: measured in the page, turn after turn."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.person import Person, wait_for_frame

pytestmark = pytest.mark.xdist_group("browser")

MEASURE = Path(__file__).with_name("measure.js").read_text(encoding="utf-8")
FRAME = [".hud", ".prompt", ".feet"]
BOARD = [".board", ".dealt"]
BOT = {"bot": "pup"}
SIZES = ["1280x800", "1440x900", "820x1180", "390x844", "390x664", "844x390"]
GAMES: dict[str, dict[str, Any]] = {
    "wolf-and-hound": {"players": 4},
    "werewolves-and-robbers": {"players": 4, "mode": "single"},
    "woof": {"players": 5},
    "three-little-wolves": {"players": 3},
}
TO_MOVE = ["wolf-and-hound", "werewolves-and-robbers", "woof", "three-little-wolves"]  # still on one scrolling Table
LONG_NAME = "Maximiliane Wolfenstein"
TURNS = 4


def sits_down(person: Callable[..., Person], game: str, size: str) -> Person:
    width, height = map(int, size.split("x"))
    aki = person(LONG_NAME, size={"width": width, "height": height})
    options = GAMES[game]
    code = aki.makes_table(game, options, ["me", *[BOT] * (options["players"] - 1)], practice=True, start=True)
    aki.opens(f"/t/{code}")
    aki.waits_to_choose()
    return aki


def faults(aki: Person, areas: list[str]) -> list[str]:
    found: list[str] = aki.page.evaluate(MEASURE, areas)
    return found


def turns(aki: Person, areas: list[str]) -> list[str]:
    """What is wrong in the first turns of this person; the game may be over before."""
    found = []
    for _ in range(TURNS):
        aki.page.locator(".choosing, .over").first.wait_for(state="attached")
        if not aki.can_choose():
            break
        found += turn(aki, areas)
    return found


def turn(aki: Person, areas: list[str]) -> list[str]:
    """What is wrong while this person is to choose, and with a card lifted; then the first move is played."""
    found = faults(aki, areas)
    hand = aki.page.locator(".hand button:not([aria-disabled=true])")
    if hand.count():
        hand.first.evaluate("card => card.click()")
        aki.page.wait_for_timeout(200)
        found += [f"lifted: {fault}" for fault in faults(aki, areas)]
    aki.page.keyboard.press("Escape")
    seen = len(aki.frames)
    aki.chooses()
    wait_for_frame(aki, seen)
    aki.page.keyboard.press("Escape")
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_bar_prompt_and_action_are_in_sight(person: Callable[..., Person], game: str, size: str) -> None:
    aki = sits_down(person, game, size)

    assert not turns(aki, FRAME)


@pytest.mark.parametrize("game", GAMES)
def test_board_and_hand_are_in_sight(person: Callable[..., Person], game: str) -> None:
    found = []
    for size in SIZES:
        aki = sits_down(person, game, size)
        found += [f"{size}: {fault}" for fault in turns(aki, BOARD)]

    if game in TO_MOVE:
        assert found, f"{game} fits everywhere: take it from the list"
    else:
        assert not found
