"""Home: what waits, what can be played, and who one is, on this device and on another."""

import struct
from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Locator, Response, expect

from tests.browser.person import Person

pytestmark = pytest.mark.xdist_group("browser")

GAMES = {"wolf-and-hound": 4, "werewolves-and-robbers": 4, "woof": 5, "three-little-wolves": 3}
MOST = 200_000  # bytes on the wire
UNREACHABLE = {"en-US": "cannot be reached", "ja-JP": "サーバーにつながりません", "zh-TW": "無法連上伺服器"}
PASSPHRASE = "three little pigs"


BOT = {"bot": "pup"}
SMALL = [{"width": 1280, "height": 800}, {"width": 390, "height": 664}]


def games(person: Person) -> Locator:
    return person.page.get_by_role("article")


@pytest.mark.parametrize("size", SMALL, ids=["laptop", "phone"])
@pytest.mark.parametrize("language", UNREACHABLE)
def test_newcomers_see_how_to_learn_and_to_play_every_game_at_once(
    person: Callable[..., Person], size: dict[str, int], language: str
) -> None:
    aki = person("Aki", size=size, language=language).opens()
    expect(games(aki)).to_have_count(4)

    for number, game in enumerate(GAMES):
        for control in (
            games(aki).nth(number).locator(f"a.learn[href='/rules/{game}']"),
            games(aki).nth(number).get_by_role("button"),
        ):
            box = control.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= size["height"]
            assert min(box["height"], box["width"]) >= 44
    assert aki.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert aki.page.get_by_label("Your name").count() == 0


def test_no_title_stands_over_nothing(person: Callable[..., Person]) -> None:
    aki, ben = person("Aki").opens(), person("Ben")
    for visit in range(2):
        for section in aki.page.locator("main section").all():
            assert section.get_by_role("heading").count() >= 1
            assert section.get_by_role("listitem").count() + section.locator("a.hero").count() >= 1
        ben.makes_table("woof", {}, ["me"], public=True)
        aki.makes_table("woof", {"players": 4}, ["me", BOT, BOT, BOT], start=visit == 0)
        aki.opens()
        aki.page.get_by_role("heading", name="Open tables").wait_for()


def test_who_returns_sees_first_what_waits(person: Callable[..., Person]) -> None:
    aki = person("Aki")
    waiting = aki.makes_table("woof", {}, ["me"])
    code = aki.makes_table("wolf-and-hound", {}, ["me", BOT, BOT, BOT], start=True)
    aki.opens()

    turn = aki.page.get_by_role("link", name="Your turn Wolf & Hound")
    places = [turn, aki.page.get_by_role("heading", name="Waiting for players"), games(aki).first]
    tops = [place.bounding_box()["y"] for place in places]  # type: ignore[index]
    assert tops == sorted(tops)
    assert aki.page.locator(f"a[href='/t/{waiting}']").count() == 1
    turn.click()
    aki.page.locator(".board").wait_for()

    assert aki.page.url.endswith(code)


def test_play_now_is_a_good_first_game(person: Callable[..., Person]) -> None:
    aki = person("Aki").opens()

    aki.page.get_by_role("button", name="Play now: The Werewolves").click()
    aki.page.locator(".board .table").wait_for()

    table = aki.table()
    assert table["options"] | {"mode": "single", "memory_aid": True} == table["options"]
    assert [seat["level"] for seat in table["seats"]] == [None, "pup", "pup", "pup"]
    assert table["practice"]


def test_the_last_table_is_kept_for_the_next(person: Callable[..., Person]) -> None:
    aki = person("Aki").opens("/new/three-little-wolves")
    aki.page.get_by_label("4", exact=True).check()
    aki.page.locator(".switch input").check()
    aki.page.get_by_role("button", name="Seat 3").click()
    aki.page.get_by_role("button", name="Wolf", exact=True).click()
    aki.page.get_by_role("button", name="Start").click()
    aki.page.locator(".board .table").wait_for()
    first = aki.table()

    aki.opens()
    aki.page.get_by_role("button", name="Play now: The Three Little Wolves").click()
    aki.page.locator(".board .table").wait_for()

    assert aki.table()["code"] != first["code"]
    assert aki.table()["options"] == first["options"] | {"players": 4, "baby_wolf": True}
    assert [seat["level"] for seat in aki.table()["seats"]] == [None, "pup", "wolf", "pup"]


def test_an_invitation_waits_at_home_until_one_sits_down(person: Callable[..., Person]) -> None:
    aki, ben = person("Aki"), person("Ben")
    code = aki.makes_table("woof", {}, ["me"])
    ben.opens(f"/t/{code}")
    ben.page.get_by_role("heading", name="Aki invites you").wait_for()

    ben.opens()
    ben.page.get_by_role("link", name="Aki invites you").click()
    ben.page.get_by_role("button", name="Sit here").click()
    ben.page.get_by_role("button", name="Stand up").wait_for()

    ben.opens()
    expect(ben.page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    assert ben.page.get_by_role("heading", name="Invitations").count() == 0


def test_tables_are_joined_watched_and_found_by_their_code(person: Callable[..., Person]) -> None:
    aki, ben = person("Aki"), person("Ben")
    waiting = aki.makes_table("woof", {}, ["me"], public=True)
    playing = aki.makes_table("wolf-and-hound", {}, ["me", BOT, BOT, BOT], public=True, start=True)
    for code, deed in ((waiting, "Join"), (playing, "Watch")):
        ben.opens()
        link = ben.page.locator(f"a[href='/t/{code}']").filter(has_text=deed)
        link.click()
        expect(ben.page).to_have_url(f"{ben.url}/t/{code}")

    ben.opens()
    ben.page.get_by_label("Have a code or a link?").fill(f"{ben.url}/t/{playing}")
    ben.page.get_by_role("button", name="Go").click()

    expect(ben.page).to_have_url(f"{ben.url}/t/{playing}")


def test_a_name_is_changed_behind_the_face(person: Callable[..., Person]) -> None:
    aki = person("Aki").opens()
    aki.page.get_by_label("You and your settings").click()
    aki.page.get_by_label("Your name").fill("Akiko")

    aki.page.get_by_role("button", name="Save").click()

    expect(aki.page.locator("header summary").first).to_contain_text("Akiko")
    assert aki.asks("GET", "/api/me")["name"] == "Akiko"
    aki.page.keyboard.press("Escape")
    expect(aki.page.get_by_label("Your name")).to_have_count(0)


def fills_in(person: Person, name: str, passphrase: str) -> None:
    person.page.get_by_label("You and your settings").click()
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


@pytest.mark.parametrize("language", UNREACHABLE)
def test_without_a_connection_the_house_says_so_in_the_readers_language(
    person: Callable[..., Person], language: str
) -> None:
    aki = person("Aki", language=language).opens()
    aki.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")

    aki.context.set_offline(True)
    aki.page.goto(f"{aki.url}/new/woof")

    expect(aki.page.get_by_role("heading", level=1)).to_contain_text(UNREACHABLE[language])
    aki.context.set_offline(False)
    expect(aki.page.get_by_role("heading", level=1)).not_to_contain_text(UNREACHABLE[language])
    aki.errors.clear()  # the browser reports what it could not fetch


@pytest.mark.parametrize("game", GAMES)
def test_home_and_a_table_need_little(person: Callable[..., Person], game: str) -> None:
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
