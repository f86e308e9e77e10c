"""Inviting, and waiting for the others."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.person import Person, wait_until

pytestmark = pytest.mark.xdist_group("browser")

BOT = {"bot": "pup"}


def seats(person: Person) -> Locator:
    return person.page.get_by_role("list", name="Seats").get_by_role("listitem")


def kinds(person: Person) -> list[str]:
    return [seat["kind"] for seat in person.table()["seats"]]


def invited(person: Callable[..., Person], wish: list[object]) -> tuple[Person, Person]:
    """Aki, who has made a table, and Ben, who has followed the link."""
    aki, ben = person("Aki"), person("Ben")
    code = aki.makes_table("wolf-and-hound", {}, wish)
    aki.opens(f"/t/{code}")
    ben.opens(f"/t/{code}")
    return aki, ben


def test_a_guest_is_told_who_invites_to_what_and_takes_the_seat_that_is_tapped(person: Callable[..., Person]) -> None:
    aki, ben = invited(person, ["me", None, None, BOT])
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("Aki invites you to Wolf & Hound")
    expect(ben.page.get_by_role("link", name="Learn Wolf & Hound")).to_have_attribute("href", "/rules/wolf-and-hound")
    expect(seats(ben).get_by_label("Blue")).to_have_count(2)

    ben.page.get_by_role("button", name="Seat 3").click()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit here").click()

    expect(seats(aki).nth(2)).to_contain_text("Ben")
    expect(seats(ben).nth(2)).to_contain_text("you")


def test_a_guest_moves_to_a_free_seat_and_stands_up(person: Callable[..., Person]) -> None:
    aki, ben = invited(person, ["me", None, None, BOT])
    ben.page.get_by_role("button", name="Sit here").click()
    expect(seats(aki).nth(1)).to_contain_text("Guest")

    ben.page.get_by_role("button", name="Seat 3").click()
    expect(seats(aki).nth(2)).to_contain_text("Guest")
    expect(seats(aki).nth(1)).to_contain_text("free")
    ben.page.get_by_role("button", name="Stand up").click()

    expect(seats(aki).nth(2)).to_contain_text("free")


def test_only_the_host_starts_draws_lots_and_seats_bots(person: Callable[..., Person]) -> None:
    aki, ben = invited(person, ["me", None, None, BOT])
    ben.page.get_by_role("button", name="Sit here").click()
    ben.page.get_by_text("Aki starts the game.").wait_for()
    for name in ("Start", "Draw the seats by lot", "Seat 4"):
        assert ben.page.get_by_role("button", name=name).count() == 0

    aki.page.get_by_role("button", name="Seat 3").click()
    aki.page.get_by_role("button", name="Wolf", exact=True).click()
    expect(seats(ben).nth(2).get_by_label("Wolf", exact=True)).to_be_visible()
    aki.page.get_by_role("button", name="Leave it free").click()
    expect(seats(ben).nth(2)).to_contain_text("free")
    aki.page.get_by_role("button", name="Start, bots take the free seats").click()

    for one in (aki, ben):
        one.page.locator(".board").wait_for()
    assert kinds(ben) == ["person", "person", "bot", "bot"]


def test_seats_are_drawn_by_lot_for_everybody(person: Callable[..., Person]) -> None:
    aki, ben = invited(person, ["me", None, BOT, BOT])
    ben.page.get_by_role("button", name="Sit here").click()
    ben.page.get_by_role("button", name="Stand up").wait_for()
    found = set()

    for _ in range(12):
        seq = ben.table()["seq"]
        aki.page.get_by_role("button", name="Draw the seats by lot").click()
        wait_until(ben, lambda seq=seq: ben.table()["seq"] > seq)  # type: ignore[misc]
        assert sorted(kinds(ben)) == ["bot", "bot", "person", "person"]
        found.add(ben.table()["you"][0])
        expect(seats(ben).nth(int(ben.table()["you"][0][1]) - 1)).to_contain_text("you")

    assert len(found) > 1


def test_the_link_is_copied_and_shared(person: Callable[..., Person]) -> None:
    aki = person("Aki")
    aki.context.grant_permissions(["clipboard-read", "clipboard-write"])
    aki.page.add_init_script("navigator.share = async (what) => { window.shared = what; };")
    code = aki.makes_table("woof", {}, ["me"])
    aki.opens(f"/t/{code}")
    link = f"{aki.url}/t/{code}"

    aki.page.get_by_role("button", name="Copy the link").click()
    expect(aki.page.get_by_role("button", name="Copied")).to_be_visible()
    aki.page.get_by_role("button", name="Share").click()

    assert aki.page.evaluate("navigator.clipboard.readText()") == link
    assert aki.page.evaluate("shared.url") == link
    assert "Woof!!" in aki.page.evaluate("shared.text")
    assert aki.context.request.get(f"{aki.url}/api/tables/{code}/qr.svg").ok
    expect(aki.page.get_by_alt_text("QR code of the link")).to_be_visible()
