"""Everything a decision needs can be seen at once, on every device: measured in the page, turn after turn."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.person import Person, wait_for_frame

pytestmark = pytest.mark.xdist_group("browser")

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

# Faults as sentences. A target counts with what enlarges it; what lies under a panel that scrolls is not shown.
MEASURE = """(within) => {
  const faults = [];
  const root = document.documentElement;
  const isShown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest(".unseen, [inert]");
  const said = (one) => `${one.tagName.toLowerCase()}.${one.className} "${(one.ariaLabel ?? one.textContent).trim().slice(0, 30)}"`;
  const isInside = ({ left, top, right, bottom }) => left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const isCovered = (one, x, y) => {
    const top = document.elementFromPoint(x, y);
    return !(top && (one.contains(top) || top.contains(one)));
  };
  if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) faults.push("the page scrolls");
  const all = (what) => within.flatMap((area) => [...document.querySelectorAll(`:is(${area}) :is(${what})`)]).filter(isShown);
  for (const one of all("button, a, select, summary, input")) {
    const box = one.getBoundingClientRect();
    if (!box.width) continue;
    if (box.width < 43.5 || box.height < 43.5) faults.push(`${said(one)} is ${Math.round(box.width)} x ${Math.round(box.height)}`);
    if (!isInside(box)) faults.push(`${said(one)} is outside`);
    else if (isCovered(one, box.x + box.width / 2, box.y + box.height / 2)) faults.push(`${said(one)} is covered`);
  }
  for (const one of all("*")) {
    const writes = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()) && !one.closest(".drawing");
    if (writes && parseFloat(getComputedStyle(one).fontSize) < 14) faults.push(`${said(one)} is smaller than 14 px`);
  }
  return faults;
}"""

FRAME = [".hud", ".prompt", ".feet"]
BOARD = [".board", ".dealt"]
WHOLE = """() => {
  const scrolls = [...document.querySelectorAll(".board, .dealt, .hand")].filter((one) => one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY));
  const outside = [...document.querySelectorAll(".hand button")].filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  });
  return [...scrolls.map((one) => `${one.className} scrolls`), ...outside.map((one) => `a card is outside: ${one.ariaLabel ?? one.textContent}`)];
}"""


def sits_down(person: Callable[..., Person], game: str, size: str) -> Person:
    width, height = map(int, size.split("x"))
    aki = person(LONG_NAME, size={"width": width, "height": height})
    options = GAMES[game]
    code = aki.makes_table(game, options, ["me", *[BOT] * (options["players"] - 1)], practice=True, start=True)
    aki.opens(f"/t/{code}")
    aki.page.locator(".board .table, .stage .board > *").first.wait_for()
    return aki


def turns(aki: Person) -> list[str]:
    """Where this person is to choose: as it is, and with a card lifted; then the first move is played."""
    aki.waits_to_choose()
    found = faults(aki)
    hand = aki.page.locator(".hand button:not([aria-disabled=true])")
    if hand.count():
        hand.first.evaluate("card => card.click()")
        aki.page.wait_for_timeout(50)
        found += faults(aki)
    seen = len(aki.frames)
    aki.page.keyboard.press("Escape")
    aki.chooses()
    wait_for_frame(aki, seen)
    aki.page.keyboard.press("Escape")
    return found


def faults(aki: Person) -> list[str]:
    found: list[str] = aki.page.evaluate(MEASURE, FRAME)
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_bar_prompt_and_action_are_in_sight(person: Callable[..., Person], game: str, size: str) -> None:
    aki = sits_down(person, game, size)
    found = [fault for _ in range(TURNS) for fault in turns(aki)]

    assert not found


@pytest.mark.parametrize("game", GAMES)
def test_board_and_hand_are_in_sight_on_every_device(person: Callable[..., Person], game: str) -> None:
    found = []
    for size in SIZES:
        aki = sits_down(person, game, size)
        aki.waits_to_choose()
        found += [f"{size}: {fault}" for fault in aki.page.evaluate(MEASURE, BOARD) + aki.page.evaluate(WHOLE)]

    if game in TO_MOVE:
        assert found, f"{game} fits everywhere: take it from the list"
    else:
        assert not found
