"""The door: who one is, on this device and on another."""

import struct
from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Response, expect

from tests.browser.person import Person

pytestmark = pytest.mark.xdist_group("browser")

GAMES = {"wolf-and-hound": 4, "werewolves-and-robbers": 4, "woof": 5, "three-little-wolves": 3}
MOST = 200_000  # bytes on the wire
UNREACHABLE = {"en-US": "Can't reach the server", "ja-JP": "サーバーにつながりません", "zh-TW": "無法連上伺服器"}
PASSPHRASE = "three little pigs"


def fills_in(person: Person, name: str, passphrase: str) -> None:
    person.page.get_by_label("Your name").fill(name)
    person.page.get_by_text("Register this name or sign in").click()
    person.page.get_by_label("Password").fill(passphrase)


def test_a_name_with_a_passphrase_goes_along_to_another_device(person: Callable[..., Person]) -> None:
    aki, tablet = person("Aki").opens(), person("Aki").opens()
    fills_in(aki, "Akiko", PASSPHRASE)
    aki.page.get_by_role("button", name="Register name").click()
    expect(aki.page.get_by_text("Signed in as Akiko.")).to_be_visible()

    fills_in(tablet, "Akiko", PASSPHRASE)
    tablet.page.get_by_role("button", name="Sign in", exact=True).click()

    expect(tablet.page.get_by_text("Signed in as Akiko.")).to_be_visible()
    tablet.page.get_by_role("button", name="Sign out").click()
    expect(tablet.page.get_by_label("Your name")).to_have_value("")
    assert tablet.asks("GET", "/api/me") == {"name": None, "signed": False}
    assert aki.asks("GET", "/api/me") == {"name": "Akiko", "signed": True}


def test_a_wrong_passphrase_is_said_and_nothing_is_lost(person: Callable[..., Person]) -> None:
    aki = person("Aki").opens()
    fills_in(aki, "Nobody at all", "four little wolves")

    aki.page.get_by_role("button", name="Sign in", exact=True).click()

    expect(aki.page.get_by_role("alert")).to_have_text("Name and password don't match.")
    expect(aki.page.get_by_label("Your name")).to_have_value("Nobody at all")
    aki.errors.clear()  # the browser reports the answer 403


@pytest.mark.parametrize("language", UNREACHABLE)
def test_without_a_connection_the_house_says_so_in_the_readers_language(
    person: Callable[..., Person], language: str
) -> None:
    aki = person("Aki", language=language).opens()
    aki.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")

    aki.context.set_offline(True)
    aki.page.goto(f"{aki.url}/rules/woof")

    expect(aki.page.get_by_role("heading", level=1)).to_contain_text(UNREACHABLE[language])
    aki.context.set_offline(False)
    expect(aki.page.get_by_role("heading", level=1).first).not_to_contain_text(UNREACHABLE[language])
    aki.errors.clear()  # the browser reports what it could not fetch


@pytest.mark.parametrize("game", GAMES)
def test_the_door_and_a_table_need_little(person: Callable[..., Person], game: str) -> None:
    aki = person("Aki", service_workers="block")
    sizes: dict[str, int] = {}

    def weigh(response: Response) -> None:
        sizes.setdefault(response.url, response.request.sizes()["responseBodySize"])

    code = aki.makes_table(game, {"players": GAMES[game]}, ["me", *[{"bot": "pup"}] * (GAMES[game] - 1)], start=True)
    aki.page.on("response", weigh)
    aki.opens("/")
    aki.opens(f"/t/{code}")
    aki.page.locator(".board > *").first.wait_for()
    aki.page.wait_for_timeout(300)

    assert sum(sizes.values()) < MOST
    assert len([url for url in sizes if "/assets/" in url]) > 5
    assert all(url.startswith(aki.url) for url in sizes)


def size(picture: bytes) -> str:
    """The size that the head of a PNG gives."""
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    return "x".join(str(number) for number in struct.unpack(">II", picture[16:24]))


def test_the_house_can_be_installed(person: Callable[..., Person]) -> None:
    aki = person("Aki").opens()

    manifest = aki.asks("GET", aki.page.locator("link[rel=manifest]").get_attribute("href") or "")

    assert manifest["display"] == "standalone"
    icons = {(icon["sizes"], icon["purpose"]): icon for icon in manifest["icons"]}
    assert set(icons) == {("any", "any"), *product(("192x192", "512x512"), ("any", "maskable"))}
    for (sizes, _), icon in icons.items():
        answer = aki.context.request.get(aki.url + icon["src"])
        assert answer.headers["content-type"].startswith(icon["type"])
        assert sizes == "any" or size(answer.body()) == sizes


def test_a_home_screen_without_manifest_finds_an_icon(person: Callable[..., Person]) -> None:
    aki = person("Aki").opens()

    icon = aki.page.locator("link[rel=apple-touch-icon]").get_attribute("href")

    assert size(aki.context.request.get(f"{aki.url}{icon}").body()) == "180x180"
