"""Whole games of people in separate browsers, with bots, through the pages."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.person import PHONE, Person, play_to_the_end
from wolfden.engine.record import read_record, verify
from wolfden.games import find_game

pytestmark = pytest.mark.xdist_group("browser")

BOT = {"bot": "pup"}
GAMES: list[tuple[str, dict[str, Any], int, str]] = [
    ("wolf-and-hound", {"players": 4}, 4, "P3"),
    ("werewolves-and-robbers", {"players": 3, "mode": "single"}, 3, "B"),
    ("woof", {"players": 5, "turn_limit": 2}, 5, "3"),
    ("three-little-wolves", {"players": 3}, 3, "B"),
]


@pytest.mark.parametrize(("game", "options", "players", "second"), GAMES, ids=[game[0] for game in GAMES])
def test_two_people_and_bots_play_a_whole_game(
    person: Callable[..., Person], game: str, options: dict[str, Any], players: int, second: str
) -> None:
    aki, ben = person("Aki"), person("Ben", size=PHONE)
    seats = ["me" if place == 0 else None if place == 1 else BOT for place in range(players)]
    code = aki.makes_table(game, options, seats)
    aki.opens(f"/t/{code}")

    ben.opens(f"/t/{code}")
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit here").click()
    ben.page.get_by_role("button", name="Stand up").wait_for()
    aki.page.get_by_role("button", name="Start").click()
    aki.page.locator(".screen").wait_for()
    play_to_the_end([aki, ben])

    record = read_record(aki.context.request.get(f"{aki.url}/api/tables/{code}/record").body())
    verify(record, find_game)
    assert record.outcome is not None
    assert aki.table()["outcome"] == record.outcome
    assert ben.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize(("game", "options", "players", "second"), GAMES, ids=[game[0] for game in GAMES])
def test_a_replay_shows_every_move_of_the_record(
    person: Callable[..., Person], game: str, options: dict[str, Any], players: int, second: str
) -> None:
    aki = person("Aki")
    code = aki.makes_table(game, options, ["me", *[BOT] * (players - 1)], start=True)
    aki.opens(f"/t/{code}")
    play_to_the_end([aki])
    moves = read_record(aki.context.request.get(f"{aki.url}/api/tables/{code}/record").body()).moves

    aki.opens(f"/t/{code}/replay?viewer=all&at=0")
    aki.page.get_by_role("button", name="To the end").click()

    aki.page.get_by_text(f"Move {len(moves)} of {len(moves)}").wait_for()
    aki.page.get_by_role("button", name="One move back").click()
    aki.page.get_by_text(f"Move {len(moves) - 1} of {len(moves)}").wait_for()
    assert f"at={len(moves) - 1}" in aki.page.url
