"""Several people at one device, and readers who change their minds: nothing is lost on the way."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person, takes_the_device, wait_for_frame

pytestmark = pytest.mark.xdist_group("browser")

BOT = {"bot": "pup"}
GAMES: dict[str, dict[str, Any]] = {
    "wolf-and-hound": {"players": 4},
    "werewolves-and-robbers": {"players": 3, "mode": "single"},
    "woof": {"players": 4, "turn_limit": 2},
    "three-little-wolves": {"players": 2},
}


@pytest.mark.parametrize("game", GAMES)
def test_two_people_at_one_device_play_a_whole_game(person: Callable[..., Person], game: str) -> None:
    aki = person("Aki")
    options = GAMES[game]
    code = aki.makes_table(game, options, ["me", "me", *[BOT] * (options["players"] - 2)], start=True)
    aki.opens(f"/t/{code}")
    handed_over, viewed = 0, set()
    for _ in range(800):
        table = aki.table()
        if table["status"] == "over":
            break
        seen = len(aki.frames)
        if takes_the_device(aki):
            handed_over += 1
        elif aki.chooses():
            viewed.add(table["viewing"])
            wait_for_frame(aki, seen)
        else:
            aki.page.wait_for_timeout(30)

    aki.page.locator("a[href$='/replay']").wait_for()
    assert handed_over > 2
    assert viewed == set(aki.table()["you"])


def changes_everything(aki: Person) -> None:
    """Another language and another light."""
    aki.page.locator("header summary, .hud [popovertarget]").click()
    aki.page.get_by_label("Light").select_option("dark")
    aki.page.get_by_label("Language").select_option("ja")
    aki.page.locator("header summary, .hud [popovertarget]").click()
    expect(aki.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(aki.page.locator("html")).to_have_attribute("lang", "ja")


def test_what_is_picked_and_half_said_stays(person: Callable[..., Person]) -> None:
    aki = person("Aki")
    code = aki.makes_table("wolf-and-hound", {}, ["me", BOT, BOT, BOT], start=True)
    aki.opens(f"/t/{code}")
    aki.page.locator(".hand button").nth(1).click()
    picked = aki.page.locator(".prompt .play")
    expect(picked).to_have_count(1)
    aki.turns_to("talk")
    aki.page.get_by_label("Say something").fill("Watch your")

    changes_everything(aki)

    expect(aki.page.locator("#words")).to_have_value("Watch your")
    expect(picked).to_have_count(1)


def test_a_form_half_filled_in_stays(person: Callable[..., Person]) -> None:
    aki = person("Aki").opens("/new/woof")
    aki.page.get_by_label("8", exact=True).check()
    aki.page.get_by_label("Advanced").check()
    aki.page.get_by_label("Your name").fill("Akiko")

    changes_everything(aki)

    expect(aki.page.locator("input[name=players][value='8']")).to_be_checked()
    expect(aki.page.locator("input[name=variant]").nth(1)).to_be_checked()
    expect(aki.page.locator(".end input")).to_have_value("Akiko")


def test_notes_stay_after_a_reload(person: Callable[..., Person]) -> None:
    aki = person("Aki")
    code = aki.makes_table("woof", {"players": 4}, ["me", BOT, BOT, BOT], start=True)
    aki.opens(f"/t/{code}")
    aki.turns_to("notes")
    aki.page.get_by_label("Your notes").fill("2 is the wolf")

    aki.page.reload()
    aki.turns_to("notes")

    expect(aki.page.get_by_label("Your notes")).to_have_value("2 is the wolf")
