"""A spectator sees no secrets: all that reached the browser is searched for the cards that lie hidden."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.browser.person import Person, plays_at_shared_device, wait_until
from tests.table.serving import Server
from wolfden.locale import Text
from wolfden.table.table import Table

pytestmark = pytest.mark.xdist_group("browser")

GAMES = {"wolf-and-hound": 4, "werewolves-and-robbers": 3, "woof": 4, "three-little-wolves": 2}
HIDDEN = {"hand", "cards", "number_deck", "draw_pile", "set_aside"}  # in the words of a state
FACE_DOWN = "pass"  # §3.7 of The Three Little Wolves
WRITTEN = """() => [...document.querySelectorAll("body *")]
  .filter((one) => !one.closest("svg *, [data-public] *")).flatMap((one) => [
    ...[...one.attributes].map(({ value }) => value),
    ...[...one.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ data }) => data),
]).join("\\n")"""  # drawings are full of letters with numbers, and everybody knows which cards are in the deck


def words_below(words: Any) -> Iterator[str]:
    if isinstance(words, str):
        yield words
    elif words:
        for part in words.values() if isinstance(words, dict) else words:
            yield from words_below(part)


def lying_hidden(words: Any) -> Iterator[str]:
    """The cards in hands and decks, from the true state in words."""
    for name, part in words.items() if isinstance(words, dict) else ():
        yield from words_below(part) if name in HIDDEN else lying_hidden(part)


def secrets(table: Table) -> set[str]:
    """The cards that lie hidden and of which no other copy has been played."""
    moves = [move.split() for move in table.moves]
    played = {word for move in moves if FACE_DOWN not in move for word in move}
    return set(lying_hidden(table.game.write_state(table.state))) - played


def found(person: Person, table: Table, cards: set[str]) -> set[str]:
    """Which of these cards were sent to this browser, or are named on its page."""
    received, written = "\n".join(person.frames), person.page.evaluate(WRITTEN)
    sent = {card for card in cards if re.search(rf"\b{card}\b", received + written)}
    names = {card: Text("en")(f"{table.game.key}-card-{card}") for card in cards}
    numbered = {card: name for card, name in names.items() if name[-1].isdigit()}  # chips too are called werewolf
    return sent | {card for card, name in numbered.items() if re.search(rf"\b{name}\b(?!/)", written)}


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_sees_no_secrets(person: Callable[..., Person], server: Server, game: str) -> None:
    aki, eve = person("Aki"), person("Eve")
    code = aki.makes_table(game, {"players": GAMES[game]}, ["me"] * GAMES[game], start=True)
    aki.opens(f"/t/{code}")
    eve.opens(f"/t/{code}")
    eve.page.locator(".board > *").first.wait_for()
    for moves in (1, 2 * GAMES[game]):
        for _ in range(moves):
            plays_at_shared_device(aki)
        wait_until(eve, lambda: eve.table()["seq"] >= aki.table()["seq"])
        table = server.do(server.app.state.service.find_table(code)).table

        assert found(aki, table, secrets(table))
        assert not found(eve, table, secrets(table))
    assert eve.table()["viewing"] is None
    assert eve.table()["moves"] == []
    assert '"identity":"' not in "".join(eve.frames)
