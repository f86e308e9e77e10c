"""What must not be lost, and what must not be seen."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person, wait_for_frame

pytestmark = pytest.mark.xdist_group("browser")

BOT = {"bot": "pup"}


def test_two_clicks_lead_from_the_door_to_a_running_game(person: Callable[..., Person]) -> None:
    aki = person("Aki").opens()

    aki.page.get_by_role("button", name="Play now against bots").first.click()

    expect(aki.page.get_by_role("heading", name="Which card do you play?")).to_be_visible()


def test_two_tabs_of_one_player_both_work(person: Callable[..., Person]) -> None:
    aki = person("Aki")
    code = aki.makes_table("wolf-and-hound", {}, ["me", BOT, BOT, BOT], start=True)
    aki.opens(f"/t/{code}")
    other = aki.context.new_page()
    other.goto(f"{aki.url}/t/{code}")
    other.locator(".choosing").wait_for(state="attached")
    other.locator("[data-opens=log]:visible").click()
    turn = aki.table()["decision"]["number"]

    aki.chooses()

    expect(other.get_by_role("tabpanel")).to_contain_text("Aki plays")
    assert aki.table()["decision"]["number"] >= turn


def test_a_lost_connection_is_shown_and_comes_back_by_itself(person: Callable[..., Person]) -> None:
    aki = person("Aki")
    code = aki.makes_table("wolf-and-hound", {}, ["me", BOT, BOT, BOT], start=True)
    aki.opens(f"/t/{code}")

    aki.context.set_offline(True)
    expect(aki.page.get_by_text("Connection lost")).to_be_visible(timeout=10_000)
    aki.context.set_offline(False)
    aki.page.wait_for_timeout(200)

    expect(aki.page.get_by_text("Connection lost")).to_be_hidden(timeout=15_000)
    aki.errors.clear()  # the browser reports the sockets it could not open
    aki.chooses()
    expect(aki.turns_to("log")).to_contain_text("Aki plays")


def test_a_bot_takes_over_when_asked_and_gives_the_seat_back(person: Callable[..., Person]) -> None:
    aki = person("Aki")
    code = aki.makes_table("wolf-and-hound", {}, ["me", None, BOT, BOT])
    ben = person("Ben")
    ben.asks("POST", "/api/me", {"name": "Ben"})
    aki.opens(f"/t/{code}")
    ben.opens(f"/t/{code}")
    ben.page.get_by_role("button", name="Sit here").click()
    aki.page.get_by_role("button", name="Start").click()
    aki.opens_menu().get_by_role("button", name="Let a bot play for me").click()

    aki.page.locator(".menu").get_by_role("button", name="Take my seat back").click()

    expect(aki.page.get_by_role("button", name="Let a bot play for me")).to_be_visible()


def test_several_people_share_a_device_behind_a_curtain(person: Callable[..., Person]) -> None:
    aki = person("Aki")
    code = aki.makes_table("wolf-and-hound", {}, ["me", "me", BOT, BOT], start=True)
    aki.opens(f"/t/{code}")
    aki.chooses()

    lift = aki.page.get_by_role("button", name="I am Aki P2")
    lift.wait_for()
    assert aki.page.locator(".hand").count() == 0
    lift.click()

    aki.page.locator(".hand").wait_for()
    assert aki.table()["viewing"] == "P2"


def test_the_story_forgets_what_players_have_to_remember(person: Callable[..., Person]) -> None:
    """§4.3 of The Werewolves bEat Robbers' Horror: no history of played cards with `memory_aid` off."""
    aki = person("Aki")
    options = {"players": 3, "mode": "single", "memory_aid": False}
    code = aki.makes_table("werewolves-and-robbers", options, ["me", BOT, BOT], start=True)
    aki.opens(f"/t/{code}")
    for _ in range(3):
        aki.waits_to_choose()
        seen = len(aki.frames)
        aki.chooses()
        wait_for_frame(aki, seen)
    aki.waits_to_choose()

    told = "".join(aki.frames).count('"card_played"')
    shown = aki.turns_to("log").get_by_role("button", name=" plays ").count()
    assert told >= 9
    assert shown <= 5  # the trick on the table, and what came with the last message
