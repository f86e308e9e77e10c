"""Every sentence, refusal and card opens its rule."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import LAPTOP, PHONE, Person
from wolfden.games import find_game

pytestmark = pytest.mark.xdist_group("browser")

BOT = {"bot": "pup"}
PARAGRAPHS = {one.name: one.paragraph for one in find_game("wolf-and-hound").event_types}


def at_a_table(person: Callable[..., Person]) -> Person:
    aki = person("Aki")
    code = aki.makes_table("wolf-and-hound", {}, ["me", BOT, BOT, BOT], start=True)
    aki.opens(f"/t/{code}")
    aki.choices().first.wait_for(state="attached")
    return aki


def test_a_sentence_of_the_story_opens_its_rule(person: Callable[..., Person]) -> None:
    aki = at_a_table(person)
    aki.chooses()

    aki.page.get_by_role("tabpanel").get_by_role("button", name="Aki plays").first.click()

    expect(aki.page.get_by_role("dialog")).to_contain_text(f"{PARAGRAPHS['card_played']} Phase 3 — choosing the card")


def test_arrows_go_from_sentence_to_sentence(person: Callable[..., Person]) -> None:
    aki = at_a_table(person)
    aki.chooses()
    story = aki.page.get_by_role("tabpanel").get_by_role("button")
    aki.page.get_by_role("tabpanel").get_by_role("button", name="Aki plays").first.wait_for()
    aki.choices().first.wait_for(state="attached")  # the others have played: the story stands still

    story.last.focus()
    aki.page.keyboard.press("ArrowUp")

    expect(story.nth(story.count() - 2)).to_be_focused()
    assert aki.page.locator("#page button[tabindex='0']").count() == 1


def test_a_refusal_opens_its_rule(person: Callable[..., Person]) -> None:
    """§3.2 of The Werewolves bEat Robbers' Horror: one plays in one's turn only."""
    aki, ben = person("Aki"), person("Ben")
    code = aki.makes_table("werewolves-and-robbers", {"players": 3, "first_dealer": "A"}, ["me", None, BOT])
    ben.asks("POST", "/api/me", {"name": "Ben"})
    ben.opens(f"/t/{code}")
    ben.page.get_by_role("button", name="Sit here").click()
    aki.opens(f"/t/{code}")
    aki.page.get_by_role("button", name="Start").click()

    aki.page.locator(".hand button").first.click(force=True)  # it says that it is disabled, and why
    aki.page.get_by_role("alert").get_by_role("button", name="§3.2").click()

    expect(aki.page.get_by_role("dialog")).to_contain_text("3.2 The only decision")


def test_a_picked_move_shows_its_rule(person: Callable[..., Person]) -> None:
    aki = at_a_table(person)
    aki.choices().first.focus()

    aki.page.get_by_role("button", name="Open rule §3.5").click()

    expect(aki.page.get_by_role("dialog")).to_contain_text("choosing the card")


def test_a_card_opens_its_rule_by_right_click(person: Callable[..., Person]) -> None:
    aki = at_a_table(person)

    aki.page.locator(".hand button").first.click(button="right")

    expect(aki.page.get_by_role("dialog")).to_contain_text("3.6 Phase 3 — moving animals")


def test_the_rule_of_a_card_is_open_at_the_words_about_it(person: Callable[..., Person]) -> None:
    """§1.5 of The Werewolves bEat Robbers' Horror has a row for every kind of card."""
    aki = person("Aki", size=PHONE)
    code = aki.makes_table("werewolves-and-robbers", {"players": 3}, ["me", BOT, BOT], start=True)
    aki.opens(f"/t/{code}")

    aki.page.locator(".hand [data-face^=C]").first.click(button="right")

    marked = aki.page.get_by_role("dialog").locator("tr[aria-current]")
    expect(marked).to_have_count(2)
    expect(marked.first).to_contain_text("treasure / robber")
    expect(marked.first).to_be_in_viewport()


def test_the_rule_book_shows_the_cards_of_its_worked_examples(person: Callable[..., Person]) -> None:
    """WR-E1: C8, R12, C15"""
    aki = person("Aki").opens("/rules/werewolves-and-robbers")

    example = aki.page.get_by_role("row").filter(has=aki.page.get_by_role("cell", name="WR-E1", exact=True))

    expect(example.locator(".card")).to_have_count(3)
    expect(aki.page.get_by_role("heading", name="1.1 Card table")).to_be_visible()
    assert aki.page.evaluate("document.documentElement.scrollWidth") <= LAPTOP["width"]
