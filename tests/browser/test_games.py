"""Whole games of people in separate browsers, with bots, through the pages."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.person import PHONE, Person, play_to_the_end, play_until, wait_until
from wolfden.engine.record import Record, read_record, verify
from wolfden.games import find_game

pytestmark = pytest.mark.xdist_group("browser")

BOT = {"bot": "pup"}
GAMES: dict[str, dict[str, Any]] = {
    "wolf-and-hound": {"players": 4},
    "werewolves-and-robbers": {"players": 3, "mode": "single"},
    "woof": {"players": 5, "turn_limit": 2},
    "three-little-wolves": {"players": 3},
}
LABELS = "[...document.querySelectorAll('.table [aria-label]')].map((one) => one.ariaLabel)"


def sit_down(aki: Person, ben: Person, game: str, options: dict[str, Any]) -> str:
    """Aki makes the table, Ben takes the second seat, bots the others, and Aki starts."""
    code = aki.makes_table(game, options, ["me", None, *[BOT] * (options["players"] - 2)])
    aki.opens(f"/t/{code}")
    ben.opens(f"/t/{code}")
    ben.page.get_by_label("Your name").fill(ben.name)
    ben.page.get_by_role("button", name="Sit here").click()
    ben.page.get_by_role("button", name="Stand up").wait_for()
    aki.page.get_by_role("button", name="Start").click()
    for person in (aki, ben):
        person.page.locator(".board .table").wait_for()
    return code


def record_of(aki: Person, code: str) -> Record:
    return read_record(aki.context.request.get(f"{aki.url}/api/tables/{code}/record").body())


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_bots_play_a_whole_game(person: Callable[..., Person], game: str) -> None:
    aki, ben = person("Aki"), person("Ben", size=PHONE)
    code = sit_down(aki, ben, game, GAMES[game])

    play_to_the_end([aki, ben])

    record = record_of(aki, code)
    verify(record, find_game)
    assert record.outcome is not None
    assert aki.table()["outcome"] == record.outcome
    assert ben.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize("game", GAMES)
def test_refused_reloaded_gone_and_back_nothing_is_lost(
    person: Callable[..., Person], monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr("wolfden.table.service.AWAY_SECONDS", 0.1)
    aki, ben = person("Aki"), person("Ben", size=PHONE)
    code = sit_down(aki, ben, game, GAMES[game])
    play_until([aki, ben], lambda: aki.can_choose() and not ben.can_choose())
    mine, his = aki.table(), ben.table()

    ben.page.locator(".hand button, .question").first.click(force=True)  # it says that it is disabled, and why
    expect(ben.page.get_by_role("alert")).to_contain_text("§")

    aki.page.reload()
    aki.choices().first.wait_for(state="attached")
    assert (aki.table()["view"], aki.table()["moves"]) == (mine["view"], mine["moves"])

    ben.page.get_by_role("link", name="Wolfden").click()
    expect(aki.page.get_by_role("list", name="Seats")).to_contain_text("away")
    ben.page.locator(f"a[href='/t/{code}']").first.click()
    ben.page.locator(".board .table").wait_for()
    expect(aki.page.get_by_role("list", name="Seats")).not_to_contain_text("away")
    assert ben.table()["view"] == his["view"]


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_is_the_record(person: Callable[..., Person], game: str) -> None:
    aki = person("Aki")
    options = GAMES[game]
    code = aki.makes_table(game, options, ["me", *[BOT] * (options["players"] - 1)], start=True)
    aki.opens(f"/t/{code}")
    play_to_the_end([aki])
    moves, seat, shown = record_of(aki, code).moves, aki.table()["viewing"], aki.page.evaluate(LABELS)

    aki.opens(f"/t/{code}/replay?viewer={seat}&at=0")
    aki.page.get_by_role("button", name="To the end").click()

    aki.page.get_by_text(f"Move {len(moves)} of {len(moves)}").wait_for()
    assert aki.page.evaluate(LABELS) == shown
    aki.page.get_by_role("button", name="One move back").click()
    aki.page.get_by_text(f"Move {len(moves) - 1} of {len(moves)}").wait_for()
    assert f"at={len(moves) - 1}" in aki.page.url
    frames = aki.asks("GET", f"/api/tables/{code}/replay?viewer=all")
    assert [f"{frame['seat']} {frame['move']}" for frame in frames[1:]] == moves


def play_until_both_owe(aki: Person, ben: Person, kind: str) -> None:
    """Until both are asked the same question at once."""

    def owes(person: Person) -> bool:
        return person.can_choose() and person.table()["decision"]["kind"] == kind

    play_until([aki, ben], lambda: owes(aki) and owes(ben), leaving=kind)


def test_final_declarations_stay_hidden_until_the_last(person: Callable[..., Person]) -> None:
    """§5.4 of Woof!!"""
    aki, ben = person("Aki"), person("Ben", size=PHONE)
    sit_down(aki, ben, "woof", {"players": 4, "turn_limit": 1})
    play_until_both_owe(aki, ben, "final")
    named = ["nobody" if arrow == "0" else f"number {arrow}" for arrow in aki.table()["moves"][0].split()[1:]]

    aki.chooses(0)

    expect(ben.page.get_by_role("region", name="Aki")).to_contain_text("ready")
    assert "board_revealed" not in "".join(ben.frames)
    assert [player["board"] for player in ben.table()["view"]["players"]] == [None] * 5
    ben.chooses()
    expect(ben.page.get_by_role("tabpanel")).to_contain_text(
        f"Aki declared at the end: {' and '.join(name for name in named if name != 'number X')}"
    )


def test_a_card_to_pass_is_hidden_and_may_be_changed_until_the_last(person: Callable[..., Person]) -> None:
    """§3.7 of The Three Little Wolves"""
    aki, ben = person("Aki"), person("Ben", size=PHONE)
    sit_down(aki, ben, "three-little-wolves", {"players": 2})
    play_until_both_owe(aki, ben, "pass")
    question, (first, second) = aki.table()["decision"]["number"], aki.table()["moves"][:2]
    chosen = aki.page.get_by_text("You may change it")

    aki.chooses(0)
    chosen.wait_for()
    aki.choices().nth(1).wait_for(state="attached")
    aki.chooses(1)
    wait_until(aki, lambda: aki.table()["choice"] == second)

    expect(ben.page.get_by_role("list", name="Seats")).to_contain_text("has chosen")
    assert [builder["choice"] for builder in ben.table()["view"]["builders"]] == [None] * 3
    ben.chooses()
    wait_until(aki, lambda: aki.table()["decision"]["number"] != question)  # the next may be to pass a card too
    held = aki.table()["view"]["builders"][0]["hand"]
    assert first.split()[1] in held
    assert second.split()[1] not in held
