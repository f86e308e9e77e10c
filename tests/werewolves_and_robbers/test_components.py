"""§1 The components: the tables are those of the rules text, and a changed table changes the game."""

import csv
import re
from importlib.resources import files

import pytest

from tests.werewolves_and_robbers.builders import Table, a_deal
from wolfden.engine.errors import BadTable
from wolfden.engine.game import new_state
from wolfden.games import werewolves_and_robbers
from wolfden.games.werewolves_and_robbers import GAME
from wolfden.games.werewolves_and_robbers.cards import TABLES, components
from wolfden.games.werewolves_and_robbers.state import Options

FOLDER = files(werewolves_and_robbers)
RULES = (FOLDER / "rules.md").read_text(encoding="utf-8")


def text_of(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def rows_of(name: str) -> list[list[str]]:
    return list(csv.reader(text_of(name).splitlines()))[1:]


def table_in_rules(section: str) -> list[list[str]]:
    """The rows of the table under this heading of the rules text."""
    body = RULES.split(f"\n## {section} ", 1)[1].split("\n## ", 1)[0]
    lines = [line for line in body.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line[1:-1].split("|")] for line in lines[2:]]


@pytest.mark.parametrize(
    ("name", "section"),
    [("cards.csv", "1.1"), ("chips.csv", "1.2"), ("strengths.csv", "1.5")],
)
def test_the_tables_are_those_of_the_rules(name: str, section: str) -> None:
    assert rows_of(name) == table_in_rules(section)


def test_the_decks_are_those_of_the_rules() -> None:
    """§1.4 gives the range and, in brackets, the number of cards; the table has the number."""
    counted = [[re.sub(r".*\((\d+)\)", r"\1", cell) for cell in row] for row in table_in_rules("1.4")]
    assert rows_of("decks.csv") == counted


def test_the_pips_are_those_of_section_1_3() -> None:
    for suit, row in zip(("treasure", "robber"), table_in_rules("1.3"), strict=True):
        pips = [int(card[4]) for card in rows_of("cards.csv") if card[1] == suit]
        assert [*pips, sum(pips), sum(pips[:12])] == [int(cell) for cell in row[1:]]


def test_every_table_is_read() -> None:
    assert {file.name for file in FOLDER.iterdir() if file.name.endswith(".csv")} == set(TABLES)


def changed(name: str, old: str, new: str) -> dict[str, str]:
    text = text_of(name)
    assert text.count(old) == 1
    return {name: text.replace(old, new)}


def test_the_owner_of_a_printed_copy_can_correct_the_pips() -> None:
    """§1.3 Pips come from the table."""
    tables = changed("cards.csv", "C15,treasure,treasure,15,0,", "C15,treasure,treasure,15,5,")
    table = Table(new_state(GAME, Options(mode="single"), "pips", tables))

    table.play_game()

    chests = [table.state.pips[card] for card in range(15)]
    assert chests[14] == 5
    for score in table.told("personal_score"):
        if score["role"] != "werewolf":
            pile = [e["card"] for e in table.told("card_in_pile") if e["seat"] == score["seat"]]
            assert score["raw"] == sum(chests[int(card[1:]) - 1] for card in pile if card[0] == "C")


def test_a_designer_can_try_another_strength() -> None:
    """§1.5 A dagger of rank 9 beats an 8 of the trump suit."""
    tables = changed("strengths.csv", "dagger,always,trump,0,", "dagger,always,trump,9,")
    table = Table(new_state(GAME, Options(), "strengths", tables))
    GAME.lay_deal(table.state, a_deal(4, {"A": "C1", "B": "D1", "C": "R8", "D": "R10"}))

    table.play("C1 D1 R8")

    assert table.values == "L1 T9 T8"


def test_a_designer_can_try_another_deck() -> None:
    """§1.4 Five players without the highest numbers and the fortune-teller: six tricks."""
    cards = text_of("cards.csv")
    for card in ("C14", "C15", "R14", "R15", "F1"):
        (row,) = [line for line in cards.splitlines() if line.startswith(f"{card},")]
        cards = cards.replace(row, row.replace(",1,1,[", ",1,0,["))
    decks = text_of("decks.csv").replace("5,15,15,2,1,2,1,36,7,1,7", "5,13,13,2,0,2,1,31,6,1,6")
    table = Table(new_state(GAME, Options(players=5, mode="single"), "deck", {"cards.csv": cards, "decks.csv": decks}))

    table.play_game()

    assert len(table.told("card_played")) == 30
    assert len(table.told("trick_won")) == 6


@pytest.mark.parametrize(
    ("name", "old", "new", "complaint"),
    [
        ("cards.csv", "C3,treasure,treasure,3,4,", "C3,treasure,treasure,3,x,", "'C3': pips is 'x'"),
        ("cards.csv", "W1,werewolf,,,0,", "W1,werewolf,,,2,", "'W1': pips is '2'"),
        ("cards.csv", "C3,treasure,treasure,3,", "C3,treasure,treasure,4,", "'C3': this id means"),
        ("cards.csv", "C3,treasure", "C33,treasure", "must have exactly the rows C1, C2"),
        (
            "cards.csv",
            "F1,fortune_teller,,,0,0,",
            "F1,fortune_teller,,,0,1,",
            "'3': fortune_teller must be 1",
        ),
        ("decks.csv", "36,9,0,9", "36,9,0,8", "'4': tricks must be 9"),
        ("decks.csv", "36,9,0,9", "36,8,0,8", "'4': deck must be 36"),
        ("chips.csv", "2,1,2,2", "2,1,1,2", "'chip_werewolf': p4 must be 2"),
        ("chips.csv", "1,1,1,1", "0,1,1,1", "'chip_traitor': p3 is '1'"),
        ("strengths.csv", "dagger,always,trump,0,", "dagger,always,left,0,", "side is 'left'"),
        ("strengths.csv", "dagger,always,trump,0,", "dagger,always,trump,21,", "rank is '21'"),
        ("strengths.csv", "dagger,always,", "dagger,never,", "one row for each card and condition"),
        ("strengths.csv", "rank of that card + 1", "rank of that card", "side and rank must be"),
    ],
)
def test_a_table_that_makes_no_game_is_refused(name: str, old: str, new: str, complaint: str) -> None:
    with pytest.raises(BadTable, match=re.escape(complaint)):
        components(changed(name, old, new))


@pytest.mark.parametrize(
    ("cards", "deck"),
    [
        pytest.param({"W2": (0, 1), "R12": (1, 0)}, "3,12,11,2,", id="everybody may hold a role card"),
        pytest.param({"W1": (1, 0), "C13": (0, 1)}, "3,13,12,0,", id="the only role card may be set aside"),
    ],
)
def test_no_team_may_be_left_without_a_player(cards: dict[str, tuple[int, int]], deck: str) -> None:
    """§2.3 With three players; A-11: a multiplier is never 0."""
    text = text_of("cards.csv")
    for card, (old, new) in cards.items():
        text, found = re.subn(rf"^({card},.*),{old},1,1,", rf"\g<1>,{new},1,1,", text, flags=re.MULTILINE)
        assert found == 1
    with pytest.raises(BadTable, match="no team without a player"):
        components({"cards.csv": text} | changed("decks.csv", "3,12,12,1,", deck))


def test_an_unknown_table_is_refused() -> None:
    with pytest.raises(BadTable, match=r"pips\.csv is not a table of this game"):
        components({"pips.csv": ""})
