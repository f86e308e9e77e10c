"""The frame of every table: a move is lifted before it is played, and what opens gives the table back."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.person import PHONE, Person, wait_until

pytestmark = pytest.mark.xdist_group("browser")

BOT = {"bot": "pup"}


def at_a_table(person: Callable[..., Person], **how: object) -> Person:
    aki = person("Aki", **how)
    code = aki.makes_table("wolf-and-hound", {}, ["me", BOT, BOT, BOT], practice=True, start=True)
    aki.opens(f"/t/{code}")
    aki.waits_to_choose()
    return aki


def card(aki: Person) -> Locator:
    return aki.page.locator(".hand button").first


def lifted(aki: Person) -> Locator:
    return aki.page.get_by_role("button", name="Put back")


def has_played(aki: Person) -> bool:
    return any(news["seat"] == "P1" for news in aki.table()["news"])


def test_the_first_click_lifts_and_the_second_plays(person: Callable[..., Person]) -> None:
    aki = at_a_table(person)

    card(aki).click()
    expect(aki.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    aki.page.wait_for_timeout(200)
    assert not has_played(aki)
    card(aki).click()

    wait_until(aki, lambda: has_played(aki))


def test_the_button_plays_what_is_lifted(person: Callable[..., Person]) -> None:
    aki = at_a_table(person)
    card(aki).click()

    aki.page.get_by_role("button", name="Play", exact=True).click()

    wait_until(aki, lambda: has_played(aki))


@pytest.mark.parametrize("way", ["Escape", "button", "elsewhere"])
def test_what_is_lifted_can_be_put_back(person: Callable[..., Person], way: str) -> None:
    aki = at_a_table(person)
    card(aki).click()
    aki.page.mouse.move(640, 650)
    expect(lifted(aki)).to_be_visible()

    if way == "Escape":
        aki.page.keyboard.press("Escape")
    elif way == "button":
        lifted(aki).click()
    else:
        aki.page.mouse.click(640, 650)

    aki.page.locator(".hud h1").hover()
    card(aki).blur()
    expect(lifted(aki)).to_have_count(0)
    assert not has_played(aki)


def test_hovering_shows_what_a_card_does_and_never_plays_it(person: Callable[..., Person]) -> None:
    aki = at_a_table(person)

    card(aki).hover()
    expect(aki.page.locator(".prompt")).to_contain_text("Aki plays")
    aki.page.locator(".hud h1").hover()

    expect(aki.page.get_by_role("heading", name="Which card do you play?")).to_be_visible()
    assert not has_played(aki)


def test_one_click_plays_if_that_is_wished(person: Callable[..., Person]) -> None:
    aki = at_a_table(person)
    aki.opens_menu().get_by_label("One click plays").check()
    aki.page.keyboard.press("Escape")

    card(aki).click()

    wait_until(aki, lambda: has_played(aki))


def test_numbers_lift_and_letters_open(person: Callable[..., Person]) -> None:
    aki = at_a_table(person)

    aki.page.keyboard.press("1")
    expect(lifted(aki)).to_be_visible()
    for key, page in {"h": "Hint", "l": "Story", "t": "Talk", "m": "Moves"}.items():
        aki.page.keyboard.press(key)
        expect(aki.page.get_by_role("tab", name=page)).to_have_attribute("aria-selected", "true")
    aki.page.keyboard.press("Escape")
    aki.page.keyboard.press("r")

    expect(aki.page.get_by_role("dialog", name="Rules of Wolf & Hound")).to_be_visible()


@pytest.mark.parametrize("way", ["Escape", "elsewhere"])
def test_the_menu_closes_by_escape_and_by_a_click_elsewhere(person: Callable[..., Person], way: str) -> None:
    aki = at_a_table(person)
    menu = aki.opens_menu()
    expect(menu).to_be_visible()

    if way == "Escape":
        aki.page.keyboard.press("Escape")
        expect(aki.page.get_by_role("button", name="Menu")).to_be_focused()
    else:
        aki.page.mouse.click(60, 700)

    expect(menu).to_be_hidden()


@pytest.mark.parametrize("size", [None, PHONE], ids=["laptop", "phone"])
def test_the_drawer_takes_the_focus_and_gives_it_back(
    person: Callable[..., Person], size: dict[str, int] | None
) -> None:
    aki = at_a_table(person, **({"size": size} if size else {}))
    story, drawer = aki.page.locator("[data-opens=log]:visible"), aki.page.locator(".drawer")
    expect(drawer).to_have_attribute("inert", "")

    story.click()
    expect(aki.page.get_by_role("tab", name="Story")).to_be_focused()
    expect(aki.page.locator(".under")).to_have_js_property("inert", size is not None)
    aki.page.keyboard.press("Escape")

    expect(story).to_be_focused()
    expect(drawer).to_have_attribute("inert", "")


def two_people(person: Callable[..., Person]) -> tuple[Person, Person]:
    aki, ben = person("Aki"), person("Ben")
    code = aki.makes_table("wolf-and-hound", {}, ["me", None, BOT, BOT])
    ben.asks("POST", "/api/me", {"name": "Ben"})
    ben.opens(f"/t/{code}")
    ben.page.get_by_role("button", name="Sit here").click()
    aki.opens(f"/t/{code}")
    aki.page.get_by_role("button", name="Start").click()
    for one in (aki, ben):
        one.page.locator(".stage .board > *").first.wait_for()
    return aki, ben


def test_what_others_say_is_marked_until_it_is_read(person: Callable[..., Person]) -> None:
    aki, ben = two_people(person)

    ben.turns_to("talk").get_by_role("button", name="Hello!").click()

    aki.page.get_by_role("button", name="Talk, 1 new").click()
    expect(aki.page.get_by_role("tabpanel")).to_contain_text("Ben Hello!")
    for one in (aki, ben):
        expect(one.page.get_by_role("button", name="Talk", exact=True)).to_be_visible()


def test_who_gives_up_is_asked_and_a_bot_plays_on(person: Callable[..., Person]) -> None:
    aki, _ = two_people(person)
    menu = aki.opens_menu()

    menu.get_by_role("button", name="Give up").click()
    menu.get_by_role("button", name="Yes, give up").click()

    aki.page.get_by_role("heading", name="Your tables").wait_for()
    aki.page.go_back()
    aki.page.locator(".prompt").get_by_role("button", name="Take my seat back").click()
    wait_until(aki, lambda: aki.table()["seats"][0]["played_by_bot"] is None)


def test_the_result_lies_over_the_table_and_can_be_put_aside(person: Callable[..., Person]) -> None:
    aki = person("Aki")
    code = aki.makes_table("wolf-and-hound", {}, ["me", BOT, BOT, BOT], start=True)
    aki.opens(f"/t/{code}")
    while aki.table()["status"] != "over":
        aki.chooses()
        aki.page.wait_for_timeout(20)

    aki.page.get_by_role("button", name="See the table").click()
    expect(aki.page.get_by_role("link", name="Replay")).to_have_count(0)
    aki.page.get_by_role("button", name="To the result").click()

    expect(aki.page.get_by_role("link", name="Replay")).to_be_visible()
