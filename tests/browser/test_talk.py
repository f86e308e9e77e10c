"""Talk at a table: whoever presses a button is heard by the others."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from wolfden.table.messages import PHRASES, REACTIONS

pytestmark = pytest.mark.xdist_group("browser")


def test_every_ready_phrase_and_reaction_is_heard_by_somebody_else(person: Callable[..., Person]) -> None:
    aki, ben = person("Aki"), person("Ben")
    code = aki.makes_table("wolf-and-hound", {}, ["me", *[{"bot": "pup"}] * 3], start=True)
    for one in (aki, ben):
        one.opens(f"/t/{code}")
        one.page.get_by_role("tab", name="Talk").click()
    buttons = aki.page.locator(".quick button")
    expect(buttons).to_have_count(len(PHRASES) + len(REACTIONS))

    for number, words in enumerate(buttons.all_inner_texts(), start=1):
        buttons.nth(number - 1).click()
        expect(ben.page.locator("ol[aria-live=polite] li")).to_have_count(number)
        expect(ben.page.locator("ol[aria-live=polite] li").last).to_have_text(f"Aki {words}")

    expect(aki.page.get_by_role("alert")).to_have_count(0)
