"""What must not be lost, and what must not be seen."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person, wait_for_frame

pytestmark = pytest.mark.xdist_group("browser")

BOT = {"bot": "pup"}


def test_two_clicks_lead_from_the_door_to_a_running_game(person: Callable[..., Person]) -> None:
    aki = person("Aki").opens()

    aki.page.get_by_role("button", name="Play now: Wolf & Hound").click()

    expect(aki.page.get_by_role("heading", name="Which card do you play?")).to_be_visible()


def test_two_tabs_of_one_player_both_work(person: Callable[..., Person]) -> None:
    aki = person("Aki")
    code = aki.makes_table("wolf-and-hound", {}, ["me", BOT, BOT, BOT], start=True)
    aki.opens(f"/t/{code}")
    other = aki.context.new_page()
    other.goto(f"{aki.url}/t/{code}")
    other.locator("section details li button").first.wait_for(state="attached")
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
    expect(aki.page.get_by_role("tabpanel")).to_contain_text("Aki plays")


def test_a_bot_takes_over_when_asked_and_gives_the_seat_back(person: Callable[..., Person]) -> None:
    aki = person("Aki")
    code = aki.makes_table("wolf-and-hound", {}, ["me", None, BOT, BOT])
    ben = person("Ben")
    ben.asks("POST", "/api/me", {"name": "Ben"})
    aki.opens(f"/t/{code}")
    ben.opens(f"/t/{code}")
    ben.page.get_by_role("button", name="Sit here").click()
    aki.page.get_by_role("button", name="Start").click()
    aki.page.get_by_role("button", name="Let a bot play for me").click()

    aki.page.get_by_role("button", name="Take my seat back").click()

    expect(aki.page.get_by_role("button", name="Let a bot play for me")).to_be_visible()


def test_several_people_share_a_device_behind_a_curtain(person: Callable[..., Person]) -> None:
    aki = person("Aki")
    code = aki.makes_table("wolf-and-hound", {}, ["me", "me", BOT, BOT], names=["Aki", "Ken"], start=True)
    aki.opens(f"/t/{code}")

    for name, seat in (("Aki", "P1"), ("Ken", "P2")):
        lift = aki.page.get_by_role("button", name=f"I am {name}")
        lift.wait_for()
        expect(aki.page.get_by_role("heading", name=name)).to_be_visible()
        assert aki.page.locator(".hand").count() == 0
        lift.click(delay=150)  # a thumb that passes by
        aki.page.wait_for_timeout(600)
        assert aki.page.locator(".hand").count() == 0
        lift.click(delay=500)

        aki.page.locator(".hand").wait_for()
        assert aki.table()["viewing"] == seat
        aki.chooses()


def test_the_curtain_is_lifted_by_keyboard(person: Callable[..., Person]) -> None:
    aki = person("Aki")
    code = aki.makes_table("wolf-and-hound", {}, ["me", "me", BOT, BOT], names=["Aki", "Ken"], start=True)
    aki.opens(f"/t/{code}")
    expect(aki.page.get_by_role("button", name="I am Aki")).to_be_focused()

    aki.page.keyboard.press("Enter")

    aki.page.locator(".hand").wait_for()


def test_a_turn_is_noticed_from_another_page(person: Callable[..., Person]) -> None:
    aki, ben = person("Aki"), person("Ben")
    aki.page.add_init_script(
        """window.noticed = [];
        navigator.setAppBadge = async (count) => noticed.push(count);
        navigator.clearAppBadge = async () => noticed.push(0);
        navigator.vibrate = (ms) => noticed.push(`buzz ${ms}`);"""
    )
    code = aki.makes_table("wolf-and-hound", {}, [None, "me", BOT, BOT])
    ben.asks("POST", "/api/me", {"name": "Ben"})
    ben.opens(f"/t/{code}")
    aki.opens(f"/t/{code}")
    ben.page.get_by_role("button", name="Sit here").click()
    aki.page.get_by_role("button", name="Start", exact=True).click()
    icon = aki.page.locator("link[rel=icon]")
    expect(aki.page).to_have_title("Wolf & Hound · Wolfden")
    expect(icon).to_have_attribute("href", "/icon.svg")

    ben.choices().first.wait_for(state="attached")
    ben.chooses()

    expect(aki.page).to_have_title("● Your turn · Wolf & Hound")
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    assert aki.context.request.get(f"{aki.url}/icon-turn.svg").ok
    assert aki.page.evaluate("noticed") == [1, "buzz 60"]
    aki.choices().first.wait_for(state="attached")
    aki.chooses()
    expect(aki.page).to_have_title("Wolf & Hound · Wolfden")
    assert aki.page.evaluate("noticed.at(-1)") == 0


def test_the_story_forgets_what_players_have_to_remember(person: Callable[..., Person]) -> None:
    """§4.3 of The Werewolves bEat Robbers' Horror: no history of played cards with `memory_aid` off."""
    aki = person("Aki")
    options = {"players": 3, "mode": "single", "memory_aid": False}
    code = aki.makes_table("werewolves-and-robbers", options, ["me", BOT, BOT], start=True)
    aki.opens(f"/t/{code}")
    for _ in range(3):
        aki.choices().first.wait_for(state="attached")
        seen = len(aki.frames)
        aki.chooses()
        wait_for_frame(aki, seen)
    aki.choices().first.wait_for(state="attached")

    told = "".join(aki.frames).count('"card_played"')
    shown = aki.page.get_by_role("tabpanel").get_by_role("button", name=" plays ").count()
    assert told >= 9
    assert shown <= 5  # the trick on the table, and what came with the last message
