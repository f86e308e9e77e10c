"""A new table: with bots, with friends or on one device, chosen on one screen."""

from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person

pytestmark = pytest.mark.xdist_group("browser")

GAMES = {"wolf-and-hound": 4, "werewolves-and-robbers": 4, "woof": 5, "three-little-wolves": 3}
LANGUAGES = ("en-US", "ja-JP", "zh-TW")
SIZES = {"laptop": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}


def starts(person: Person) -> None:
    person.page.get_by_role("button", name="Start", exact=True).click()
    person.page.locator(".board, .pelmet").first.wait_for()


@pytest.mark.parametrize(("game", "size"), [*product(GAMES, SIZES)])
def test_it_fits_one_screen_in_every_language(person: Callable[..., Person], game: str, size: str) -> None:
    box = SIZES[size]
    for language in LANGUAGES:
        aki = person("Aki", size=box, language=language).opens(f"/new/{game}")
        most = aki.page.locator("input[name=players]").last
        for way in ("bots", "friends", "device"):
            aki.page.locator(f"input[name=way][value={way}]").check()
            most.check()
            aki.page.wait_for_timeout(150)

            seen = aki.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
            assert seen[0] <= box["width"], (language, way)
            assert seen[1] <= box["height"] or (way, game) == ("device", "woof"), (language, way)


def test_with_bots_it_begins_at_once_with_the_strengths_that_were_chosen(person: Callable[..., Person]) -> None:
    aki = person("Aki").opens("/new/wolf-and-hound")
    for seat, level in (("Seat 2", "Alpha"), ("Seat 4", "Hunter")):
        aki.page.get_by_role("button", name=seat).click()
        aki.page.get_by_role("button", name=level, exact=True).click()
    aki.page.get_by_role("button", name="Close").click()
    aki.page.get_by_role("button", name="Two wolves").click()

    starts(aki)

    table = aki.table()
    assert [seat["level"] for seat in table["seats"]] == [None, "alpha", "pup", "hunter"]
    assert table["options"]["animals"] == "S2-1"


def test_i_change_places_with_a_bot(person: Callable[..., Person]) -> None:
    aki = person("Aki").opens("/new/werewolves-and-robbers")
    aki.page.get_by_role("button", name="Seat 3").click()

    aki.page.get_by_role("button", name="Me", exact=True).click()
    starts(aki)

    assert aki.table()["you"] == ["C"]
    assert [seat["kind"] for seat in aki.table()["seats"]] == ["bot", "bot", "person", "bot"]


def test_with_friends_the_table_opens_and_waits(person: Callable[..., Person]) -> None:
    aki = person("Aki").opens("/new/woof")
    aki.page.get_by_label("With friends").check()
    aki.page.get_by_label("6", exact=True).check()
    aki.page.get_by_role("button", name="Seat 5").click()
    aki.page.get_by_role("button", name="Pup", exact=True).click()
    aki.page.get_by_label("Your name").fill("Akiko")

    aki.page.get_by_role("button", name="Open the table").click()
    aki.page.get_by_role("heading", name="Bring your friends").wait_for()

    table = aki.table()
    assert table["host"] == "Akiko"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "open", "open", "bot", "open"]


def test_on_one_device_everybody_has_a_name(person: Callable[..., Person]) -> None:
    aki = person("Aki").opens("/new/three-little-wolves")
    aki.page.get_by_label("On one device").check()
    for number, name in ((1, "Aki"), (2, "Ken"), (3, "Mei")):
        aki.page.get_by_label(f"Name of player {number}").fill(name)

    starts(aki)

    assert [seat["name"] for seat in aki.table()["seats"]] == ["Aki", "Ken", "Mei"]
    assert aki.table()["you"] == ["A", "B", "C"]
    expect(aki.page.get_by_text("Pass the device to")).to_be_visible()
    assert aki.page.locator(".hand").count() == 0


def test_what_is_behind_more_is_kept(person: Callable[..., Person]) -> None:
    aki = person("Aki").opens("/new/woof")
    aki.page.get_by_text("More", exact=True).click()
    aki.page.get_by_label("Memory aid").uncheck()
    aki.page.get_by_label("Turn limit").fill("3")
    aki.page.get_by_label("Quick").check()
    for label in ("Public", "Spectators may watch", "Free chat", "Practice"):
        box = aki.page.get_by_label(label)
        box.set_checked(not box.is_checked())
    aki.page.get_by_label("Advanced").check()

    starts(aki)

    table = aki.table()
    assert table["options"] | {"variant": "advanced", "memory_aid": False, "turn_limit": 3} == table["options"]
    assert [table[name] for name in ("pace", "public", "spectators", "chat", "practice")] == [
        "quick",
        True,
        False,
        False,
        False,
    ]


def test_another_game_is_chosen_on_the_same_screen(person: Callable[..., Person]) -> None:
    aki = person("Aki").opens("/new/woof")

    aki.page.get_by_role("link", name="Wolf & Hound").click()

    expect(aki.page.get_by_role("button", name="All 17 sets")).to_be_visible()
    aki.page.get_by_role("button", name="All 17 sets").click()
    expect(aki.page.get_by_role("button", name="Blanket family")).to_be_visible()


def test_teams_are_shown_by_sign_and_dummies_as_such(person: Callable[..., Person]) -> None:
    aki = person("Aki").opens("/new/wolf-and-hound")
    seats = aki.page.get_by_role("list", name="Seats")
    expect(seats.get_by_label("Blue")).to_have_count(2)
    expect(seats.get_by_label("Yellow")).to_have_count(2)

    aki.page.get_by_label("3", exact=True).check()

    expect(seats.get_by_role("button")).to_have_count(3)
    expect(seats.get_by_role("listitem")).to_have_count(4)
