"""A game that nobody has drawn for the browser is played at a plain table, with the texts the server has."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, WebSocketRoute, expect

from tests.browser.person import PHONE, Person, play_to_the_end, play_until, wait_until
from wolfden.locale import Text

pytestmark = pytest.mark.xdist_group("browser")

BOT = {"bot": "pup"}
STRANGER = "a-strangers-game"
GAMES: dict[str, dict[str, Any]] = {
    "wolf-and-hound": {"players": 4},
    "werewolves-and-robbers": {"players": 3, "mode": "single"},
    "woof": {"players": 5, "turn_limit": 2},
    "three-little-wolves": {"players": 3},
}


def renames(person: Person, game: str) -> None:
    """What the server says of this game, it says of one that the browser does not know."""

    def answer(route: Route) -> None:
        response = route.fetch(url=route.request.url.replace(STRANGER, game))
        route.fulfill(response=response, body=response.text().replace(game, STRANGER))

    def connect(socket: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            socket.send(str(message).replace(f'"game":"{game}"', f'"game":"{STRANGER}"'))

        socket.connect_to_server().on_message(hear)

    for path in (
        "/api/games",
        f"/api/texts/{STRANGER}?*",
        f"/api/rules/{STRANGER}",
        f"/api/books/{STRANGER}?*",
        f"/api/examples/{STRANGER}",
        "/api/tables",
    ):
        person.page.route(f"**{path}", answer)
    person.page.route_web_socket("**/ws/**", connect)


def sits_down(person: Callable[..., Person], game: str, **how: Any) -> Person:
    """Aki at a table with bots."""
    aki = person("Aki", service_workers="block", **how)
    renames(aki, game)
    code = aki.makes_table(game, GAMES[game], ["me", *[BOT] * (GAMES[game]["players"] - 1)], start=True)
    aki.opens(f"/t/{code}")
    aki.page.locator(".board .table").wait_for()
    return aki


def hand(aki: Person) -> Locator:
    return aki.page.get_by_role("region", name="Aki").locator("dt:text-is('hand') + dd .card")


@pytest.mark.parametrize("game", GAMES)
def test_any_game_is_played_to_its_end(person: Callable[..., Person], game: str) -> None:
    aki = sits_down(person, game, size=PHONE)

    play_until([aki], aki.can_choose)
    words = aki.reads()
    play_to_the_end([aki])

    for text in (words, aki.reads()):
        assert not [broken for broken in ("⟦", "undefined", "[object") if broken in text]
    assert aki.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_cards_and_moves_are_called_by_the_texts_of_the_game(person: Callable[..., Person]) -> None:
    aki = sits_down(person, "werewolves-and-robbers")
    play_until([aki], aki.can_choose)
    held = aki.table()["view"]["seats"][0]["hand"]

    assert hand(aki).all_inner_texts() == [Text("en")(f"werewolves-and-robbers-card-{card}") for card in held]
    expect(aki.page.get_by_role("heading", name="Which card do you play?")).to_be_visible()


def test_a_card_is_looked_at_and_played_by_keyboard(person: Callable[..., Person]) -> None:
    aki = sits_down(person, "werewolves-and-robbers")
    play_until([aki], aki.can_choose)
    mine = aki.page.get_by_role("region", name="Aki")
    name, number = mine.get_by_role("button").first.inner_text(), aki.table()["decision"]["number"]
    before = sorted(hand(aki).all_inner_texts())

    mine.get_by_role("button").first.focus()
    expect(aki.page.get_by_role("region", name="Your choice").locator("strong")).to_have_text(name)
    aki.page.keyboard.press("Enter")
    aki.page.keyboard.press("Enter")

    wait_until(aki, lambda: bool(aki.table()["decision"]["number"] > number))
    expect(hand(aki)).to_have_count(len(before) - 1)
    after = sorted(hand(aki).all_inner_texts())
    assert sorted([*after, name]) == before


def test_it_stands_on_the_door_and_can_be_read_about(person: Callable[..., Person]) -> None:
    aki = person("Aki", service_workers="block")
    renames(aki, "woof")

    aki.opens("/")
    expect(aki.page.get_by_role("heading", name="Woof!!")).to_be_visible()
    aki.page.locator(f"a[href='/rules/{STRANGER}']").click()

    expect(aki.page.get_by_text("What beginners get wrong.")).to_be_visible()
