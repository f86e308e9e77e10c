"""A whole game of each kind by keyboard alone: Tab leads to cards and places, Enter lifts them, Enter again plays."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person

pytestmark = pytest.mark.xdist_group("browser")

BOT = {"bot": "pup"}
HAND = ".hand button:not([aria-disabled=true])"
GAMES: list[tuple[str, dict[str, Any], str, str]] = [  # what is pressed first, and what after it, if that comes up
    ("wolf-and-hound", {"players": 4}, HAND, ""),
    ("werewolves-and-robbers", {"players": 3, "mode": "single"}, HAND, ""),
    ("woof", {"players": 4, "turn_limit": 1}, ".question[aria-pressed], .stop[aria-label*=abstain]", ".ask, .done"),
    ("three-little-wolves", {"players": 2}, f"{HAND}, .home, [data-target]", "[data-target]"),
]


def is_on(aki: Person, controls: str) -> bool:
    """Is the focus on one of these, and can it be seen there?"""
    on: bool = aki.page.evaluate(
        """controls => {
            const one = document.activeElement;
            const isSeen = one.matches(":focus-visible") && getComputedStyle(one).outlineStyle !== "none";
            return one.matches(controls) && isSeen;
        }""",
        controls,
    )
    return on


def tabs_to(aki: Person, controls: str) -> None:
    for _ in range(60):
        aki.page.keyboard.press("Tab")
        if is_on(aki, controls):
            return
    raise AssertionError(f"Tab does not lead to {controls}")


def enters(aki: Person) -> None:
    """Enter, and if that has lifted a move, Enter again."""
    aki.page.keyboard.press("Enter")
    if aki.page.locator(".prompt .play").count():
        aki.page.keyboard.press("Enter")


def plays_by_keys(aki: Person, first: str, then: str) -> None:
    """Press what comes first, and if that does not play yet, go on; the focus goes along or is led there."""
    tabs_to(aki, first)
    complete = not then or is_on(aki, then)
    enters(aki)
    if not complete and aki.can_choose() and aki.page.locator(then).count():
        if not is_on(aki, then):
            tabs_to(aki, then)
        enters(aki)


@pytest.mark.parametrize(("game", "options", "first", "then"), GAMES, ids=[game[0] for game in GAMES])
def test_a_whole_game_by_keyboard_alone(
    person: Callable[..., Person], game: str, options: dict[str, Any], first: str, then: str
) -> None:
    aki = person("Aki")
    code = aki.makes_table(game, options, ["me", *[BOT] * (options["players"] - 1)], start=True)
    aki.opens(f"/t/{code}")
    played = 0
    while aki.table()["status"] != "over":
        if aki.can_choose() and not aki.table()["choice"]:
            assert not played or aki.page.evaluate("document.activeElement !== document.body")
            plays_by_keys(aki, first, then)
            played += 1
        aki.page.wait_for_timeout(20)

    expect(aki.page.get_by_role("link", name="Replay")).to_be_visible()
    assert played > 2
