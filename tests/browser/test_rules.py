"""Every sentence, refusal and card opens its rule."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.person import LAPTOP, PHONE, Person

pytestmark = pytest.mark.xdist_group("browser")

BOT = {"bot": "pup"}


def marked(aki: Person) -> Locator:
    """The sentence to which the book was opened."""
    return aki.page.get_by_role("dialog").locator("[aria-current]")


def at_a_table(person: Callable[..., Person], **how: str) -> Person:
    aki = person("Aki", **how)
    code = aki.makes_table("wolf-and-hound", {}, ["me", BOT, BOT, BOT], start=True)
    aki.opens(f"/t/{code}")
    aki.choices().first.wait_for(state="attached")
    return aki


def test_a_sentence_of_the_story_opens_its_rule(person: Callable[..., Person]) -> None:
    aki = at_a_table(person)
    aki.chooses()

    aki.page.get_by_role("tabpanel").get_by_role("button", name="Aki plays").first.click()

    expect(marked(aki)).to_contain_text("Lay down one card from your hand, face up")
    expect(marked(aki)).to_be_in_viewport()


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

    expect(marked(aki)).to_contain_text("Play one card, face up.")
    aki.page.get_by_role("button", name="Exact rules §3.2", exact=True).last.click()
    expect(aki.page.get_by_role("dialog")).to_contain_text("3.2 The only decision")


def test_a_picked_move_shows_its_rule(person: Callable[..., Person]) -> None:
    aki = at_a_table(person)
    aki.choices().first.focus()

    aki.page.get_by_role("button", name="Open rule §3.5").click()

    expect(marked(aki)).to_contain_text("Lay down one card from your hand, face up")


def test_a_card_opens_its_rule_by_right_click(person: Callable[..., Person]) -> None:
    aki = at_a_table(person)

    aki.page.locator(".hand button").first.click(button="right")

    expect(marked(aki)).to_contain_text("animals")


def test_the_rule_of_a_card_is_open_at_the_words_about_it(person: Callable[..., Person]) -> None:
    """The book of The Werewolves bEat Robbers' Horror has a row for every kind of card."""
    aki = person("Aki", size=PHONE)
    code = aki.makes_table("werewolves-and-robbers", {"players": 3}, ["me", BOT, BOT], start=True)
    aki.opens(f"/t/{code}")

    aki.page.locator(".hand [data-face^=C]").first.click(button="right")

    expect(marked(aki)).to_have_count(1)
    expect(marked(aki)).to_contain_text("Treasure")
    expect(marked(aki)).to_be_in_viewport()


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_the_rule_book_has_one_page_a_whole_book_and_the_exact_rules(
    person: Callable[..., Person], size: dict[str, int]
) -> None:
    aki = person("Aki", size=size).opens("/rules/werewolves-and-robbers")
    expect(aki.page.get_by_text("What beginners get wrong.")).to_be_visible()

    aki.page.get_by_role("link", name="Rule book", exact=True).click()
    expect(aki.page.get_by_role("img", name="Treasure 8, robber 12").locator(".card")).to_have_count(6)
    assert aki.page.evaluate("document.documentElement.scrollWidth") <= size["width"]

    aki.page.get_by_role("button", name="Exact rules §2.3", exact=True).first.click()
    expect(aki.page.get_by_role("heading", name="2.3 ")).to_be_in_viewport()

    aki.page.get_by_role("heading", name="2.3 ").get_by_role("link").click()
    expect(aki.page.locator("[aria-current=true]")).to_contain_text("Your dealt hand decides.")
    expect(aki.page.locator("[aria-current=true]")).to_be_in_viewport()


@pytest.mark.parametrize(
    ("language", "goal", "page"), [("en", "Guard", "Goal."), ("ja", "羊コマを守り", "目的"), ("zh-TW", "守住", "目標")]
)
def test_a_newcomer_is_told_the_goal_and_has_one_page_at_hand(
    person: Callable[..., Person], language: str, goal: str, page: str
) -> None:
    aki = at_a_table(person, language=language)
    expect(aki.page.locator(".aid")).to_contain_text(goal)

    aki.page.locator(".aid button").click()
    expect(aki.page.get_by_role("dialog")).to_contain_text(page)

    aki.page.evaluate("localStorage.setItem('finished-wolf-and-hound', '1')")
    aki.page.reload()
    aki.page.locator(".aid button").wait_for()
    expect(aki.page.locator(".aid")).not_to_contain_text(goal)
