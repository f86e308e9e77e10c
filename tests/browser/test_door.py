"""The door: who one is, on this device and on another."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person

pytestmark = pytest.mark.xdist_group("browser")

PASSPHRASE = "three little pigs"


def fills_in(person: Person, name: str, passphrase: str) -> None:
    person.page.get_by_label("Your name").fill(name)
    person.page.get_by_text("Keep this name, or sign in").click()
    person.page.get_by_label("Passphrase").fill(passphrase)


def test_a_name_with_a_passphrase_goes_along_to_another_device(person: Callable[..., Person]) -> None:
    aki, tablet = person("Aki").opens(), person("Aki").opens()
    fills_in(aki, "Akiko", PASSPHRASE)
    aki.page.get_by_role("button", name="Keep my name").click()
    expect(aki.page.get_by_text("The name Akiko is yours.")).to_be_visible()

    fills_in(tablet, "Akiko", PASSPHRASE)
    tablet.page.get_by_role("button", name="Sign in", exact=True).click()

    expect(tablet.page.get_by_text("The name Akiko is yours.")).to_be_visible()
    tablet.page.get_by_role("button", name="Sign out").click()
    expect(tablet.page.get_by_label("Your name")).to_have_value("")
    assert tablet.asks("GET", "/api/me") == {"name": None, "signed": False}
    assert aki.asks("GET", "/api/me") == {"name": "Akiko", "signed": True}


def test_a_wrong_passphrase_is_said_and_nothing_is_lost(person: Callable[..., Person]) -> None:
    aki = person("Aki").opens()
    fills_in(aki, "Nobody at all", "four little wolves")

    aki.page.get_by_role("button", name="Sign in", exact=True).click()

    expect(aki.page.get_by_role("alert")).to_have_text("Name and passphrase do not fit.")
    expect(aki.page.get_by_label("Your name")).to_have_value("Nobody at all")
    aki.errors.clear()  # the browser reports the answer 403
