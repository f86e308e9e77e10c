"""Every screen, in every language and light, on a phone and on a laptop: readable by everybody."""

import re
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tests.browser.person import LAPTOP, PHONE, Person, play_to_the_end

pytestmark = pytest.mark.xdist_group("browser")

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
BOT = {"bot": "pup"}
GAMES = {"wolf-and-hound": 4, "werewolves-and-robbers": 4, "woof": 5, "three-little-wolves": 3}
LANGUAGES = {"ja": "ja-JP", "zh-Hant": "zh-TW"}

# What is written in Latin letters in every language: names, codes, seats, cards, hashes.
LATIN = re.compile(
    r"Wolfden|English|Aki|BBP|\bTLW-|QR|SHA-?256|Woof|Wolf & Hound|https?://\S+|\b[A-Z]{0,2}\d[\w.-]*\b|\b[A-EKPQX]\b|\b[0-9a-f]{16,}\b"
)


def violations(person: Person) -> list[str]:
    """What axe-core finds wrong with the page."""
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: Any = person.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [f"{one['id']}: {node['html'][:160]}" for one in found["violations"] for node in one["nodes"]]


def english_left(text: str) -> list[str]:
    """Words of three letters and more that are neither names nor codes."""
    return re.findall(r"[A-Za-z]{3,}", LATIN.sub(" ", text))


def screens(person: Person, game: str) -> list[str]:
    """The addresses of all screens of a game: its form, a table that waits, one that is played."""
    players = {"players": GAMES[game]}
    waiting = person.makes_table(game, players, ["me", *[None] * (GAMES[game] - 1)])
    playing = person.makes_table(game, players, ["me", *[BOT] * (GAMES[game] - 1)], practice=True, start=True)
    return [f"/new/{game}", f"/t/{waiting}", f"/t/{playing}"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_no_screen_has_a_fault_that_axe_knows(person: Callable[..., Person], game: str, size: dict[str, int]) -> None:
    aki = person("Aki", size=size)
    found = []
    for address in ["/", f"/rules/{game}", f"/rules/{game}?book", f"/rules/{game}/exact", *screens(aki, game)]:
        aki.opens(address)
        aki.page.wait_for_timeout(300)
        found += [f"{address} {fault}" for fault in violations(aki)]

    assert not found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_english_is_left_over(person: Callable[..., Person], game: str, language: str) -> None:
    aki = person("Aki", size=PHONE, language=LANGUAGES[language])
    for address in ["/", *screens(aki, game)]:
        aki.opens(address)
        aki.page.wait_for_timeout(300)

        assert aki.page.evaluate("document.documentElement.lang") == language
        assert "⟦" not in aki.reads(), address
        assert not english_left(aki.reads()), address
        assert aki.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], address


def test_the_language_changes_in_the_middle_of_a_game(person: Callable[..., Person]) -> None:
    aki = person("Aki")
    code = aki.makes_table("wolf-and-hound", {}, ["me", BOT, BOT, BOT], start=True)
    aki.opens(f"/t/{code}")
    aki.chooses()

    aki.opens_menu().get_by_label("Language").select_option("ja")

    aki.page.get_by_role("tab", name="物語").wait_for()
    assert not english_left(aki.reads())
    assert aki.table()["you"] == ["P1"]


ENDS = [*product(["wolf-and-hound"], ["en", *LANGUAGES]), *product(list(GAMES)[1:], ["ja"])]


@pytest.mark.parametrize(("game", "language"), ENDS)
def test_the_end_is_told_in_the_readers_language(person: Callable[..., Person], game: str, language: str) -> None:
    aki = person("Aki", language=LANGUAGES.get(language, "en-US"))
    options = {"players": GAMES[game], **({"mode": "single"} if game == "werewolves-and-robbers" else {})}
    code = aki.makes_table(game, options, ["me", *[BOT] * (GAMES[game] - 1)], start=True)
    aki.opens(f"/t/{code}")
    play_to_the_end([aki])

    assert "⟦" not in aki.reads()
    assert language == "en" or not english_left(aki.reads())
    assert not violations(aki)
