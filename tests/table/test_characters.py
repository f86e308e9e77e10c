"""Bots are characters: the same for every viewer, through a table and its rematches, and nobody out of a game."""

import pytest

from tests.table.builders import AKI, BEN, a_table, do, play_to_the_end, start, write
from wolfden.bots.characters import CHARACTERS, character_at
from wolfden.games import GAMES
from wolfden.locale import LANGUAGES, Language, Text, read_texts
from wolfden.table.entries import BotSeated
from wolfden.table.lobby import listing
from wolfden.table.messages import SeatBot, Sit
from wolfden.table.opening import rematch
from wolfden.table.showing import show
from wolfden.table.table import Table

BOT = {"bot": "hunter"}


def characters(table: Table, guest: str = AKI.id) -> list[str | None]:
    return [place.character for place in show(table, guest, None, 0, 0.0, 0).seats]


def test_every_bot_is_somebody_and_everybody_sees_the_same() -> None:
    table = a_table(seats=["me", BOT, BOT, BOT])

    assert characters(table) == characters(table, BEN.id) == [None, "bramble", "juniper", "orla"]
    assert listing(table).people == ("Aki", "bramble", "juniper", "orla")


def test_nobody_sits_at_a_table_twice() -> None:
    table = a_table("woof", seats=[BOT] * 8, options={"players": 8})

    assert sorted(map(str, characters(table))) == sorted(CHARACTERS)


def test_another_strength_is_the_same_character() -> None:
    table = a_table(seats=["me", BOT, BOT, BOT])

    do(table, AKI, SeatBot(seat="P3", level="alpha"))

    assert table.chairs[2].level == "alpha"
    assert characters(table) == [None, "bramble", "juniper", "orla"]


def test_a_person_takes_the_place_of_a_bot_that_left() -> None:
    table = a_table(seats=["me", BOT, None, None])

    do(table, AKI, SeatBot(seat="P2", level=None))
    do(table, BEN, Sit(seat="P2"))

    assert characters(table) == [None] * 4


def test_in_a_rematch_the_characters_move_along_with_their_bots() -> None:
    table = a_table(seats=["me", BOT, BOT, BOT])
    start(table)
    play_to_the_end(table)

    after, entries = rematch(table, 5.0)
    write(after, *entries)

    assert characters(after) == ["orla", None, "bramble", "juniper"]


def test_whoever_joins_the_bots_of_a_rematch_is_somebody_else() -> None:
    table = a_table(seats=[None, None, None, None])
    write(table, BotSeated(seat="P1", level="pup", character="bramble"))

    do(table, AKI, SeatBot(seat="P2", level="pup"))

    assert characters(table) == ["bramble", "juniper", None, None]


def test_the_bots_of_an_old_log_get_their_characters_by_the_seat() -> None:
    table = a_table()

    write(table, *[BotSeated(seat=chair.seat, level="pup") for chair in table.chairs])

    assert characters(table) == [character_at(seat) for seat in range(4)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_character_is_called_like_anything_in_a_game(language: Language) -> None:
    """Who is the hunter must not be answered by a name."""
    names = {Text(language)(f"character-{one}").casefold() for one in CHARACTERS}
    said = {
        part.value.strip().casefold()
        for game in GAMES
        for text in read_texts(language, game.key).values()
        for part in text.elements
        if hasattr(part, "value")
    }

    assert len(names) == len(CHARACTERS)
    assert names & said == set()
