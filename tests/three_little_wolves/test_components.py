"""§1 Components: the tables beside the rules, and what a changed table may say."""

import csv
import io
import re
from importlib.resources import files

import pytest

from tests.three_little_wolves.builders import a_table, play, scored
from wolfden.engine.component_csv import shipped
from wolfden.engine.errors import BadTable
from wolfden.games.three_little_wolves import GAME
from wolfden.games.three_little_wolves.cards import TABLES, components

PACKAGE = "wolfden.games.three_little_wolves"
SPECIFICATION = (files(PACKAGE) / "rules.md").read_text(encoding="utf-8")


def rows(text: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(text)))


def tables_of_the_specification() -> dict[str, str]:
    """Chapter 1 has the tables, each under a heading with its name."""
    chapter = SPECIFICATION.partition("## 1. Components")[2].partition("\n## 2.")[0]
    names = [
        name for heading in re.findall(r"^### .*", chapter, re.MULTILINE) for name in re.findall(r"`(.*?)`", heading)
    ]
    return dict(zip(names, re.findall(r"```csv\n(.*?)```", chapter, re.DOTALL), strict=True))


def changed(table: str, old: str, new: str) -> dict[str, str]:
    """A printed table with one line changed."""
    text = shipped(PACKAGE, table)
    assert text.count(old) == 1
    return {table: text.replace(old, new)}


@pytest.mark.parametrize("name", TABLES)
def test_the_tables_are_those_of_the_specification(name: str) -> None:
    assert rows(shipped(PACKAGE, name)) == rows(tables_of_the_specification()[name])


def test_a_changed_number_changes_the_game() -> None:
    """§1.2 Values, icons and roof points come from the table."""
    tables = changed("floor_cards.csv", "8,8,,,1,0,1", "8,8,6,2,4,1,1")
    table = a_table(["A.red: 5"], hands={"A": "r8 y7"}, tables=tables)
    assert table.legal("A", "build r8") == ["build r8 red", "build r8 red as 6", "build r8 red basement"]
    play(table, "A build r8 red")
    assert table.height("A.red") == 5
    assert scored(["A.red: 5 8"], tables=tables).outcome["points"]["A"] == 4 + 3 + 1


def test_changed_points_change_the_outcome() -> None:
    """§1.4, §1.5, §1.7 Points come from the tables."""
    tables = {
        **changed("wolf_tokens.csv", "red,4,4,-1", "red,4,6,-2"),
        **changed("bbp_tokens.csv", "bbp_2,1,2,-1", "bbp_2,1,5,-3"),
        **changed("other_tokens.csv", "tallest_house,3,3", "tallest_house,3,1"),
        **changed("scoring.csv", "standing house,4,[rulebook]\ndemo", "standing house,10,[house rule]\ndemo"),
    }
    table = scored(["A.red: 4 6 token 2", "B.red: 4 wolf A4", "C.green: 4"], tables=tables)
    assert table.outcome["points"] == {"A": 10 + 1 + 5 - 2, "B": -1, "C": 10 + 1}


def test_cards_may_be_left_out() -> None:
    """§1.2, §1.6 A card that has no copies is not dealt."""
    tables = {
        **changed("floor_cards.csv", "8,8,,,1,0,1", "8,8,,,1,0,0"),
        "bbp_cards.csv": shipped(PACKAGE, "bbp_cards.csv").replace("(simultaneously),1", "(simultaneously),0", 1)
        .replace("one wolf token,1", "one wolf token,2"),
    }  # fmt: skip
    state = GAME.set_up(GAME.Options(players=4), tables)
    GAME.deal(state)
    pile = GAME.write_deal(state)["draw_pile"]
    assert len(pile) == 39 - 4
    assert sorted(card for card in pile if card.startswith("bbp")) == ["bbp_right", "bbp_wolf", "bbp_wolf"]
    assert not {"r8", "y8", "g8", "w8"} & {
        *pile,
        *(card for hand in GAME.write_deal(state)["hands"].values() for card in hand),
    }


@pytest.mark.parametrize(
    ("tables", "complaint"),
    [
        ({"houses.csv": ""}, "houses.csv is not a table"),
        (changed("floor_cards.csv", "8,8,,,1,0,1", "8,15,,,1,0,1"), "'8': value is '15'; .* 1 to 14"),
        (changed("floor_cards.csv", "8,8,,,1,0,1", "8,8,,4,1,0,1"), "'8': basement"),
        (changed("floor_cards.csv", "8,8,,,1,0,1", "8,8,,,1,0,2"), "'8': copies_per_colour"),
        (changed("floor_cards.csv", "8,8,,,1,0,1", "15,8,,,1,0,1"), "exactly the rows 1, 2.*unknown: 15, 8"),
        ({"floor_cards.csv": re.sub(r"(?m),1,(?=\[)", ",0,", shipped(PACKAGE, "floor_cards.csv"))}, "0 floor cards"),
        (changed("wolf_tokens.csv", "blue,5,5,-1", "blue,4,5,-1"), "one token 3, one 4 and one 5"),
        (changed("bbp_tokens.csv", "bbp_2,1,", "bbp_2,2,"), "bbp_2.*order"),
        (changed("other_tokens.csv", "tallest_house,3,3", "tallest_house,2,3"), "tallest_house.*copies"),
        (changed("bbp_cards.csv", "one wolf token,1", "one wolf token,2"), "4 BBP cards"),
        (changed("scoring.csv", "roof 11 on a standing house,3", "roof 11 on a standing house,5"), "that bears them"),
        (changed("colours.csv", "white,wild", "blue,wild"), "red, yellow, green, white"),
        (changed("colours.csv", "red,house colour,[rulebook]", "red,house colour,?"), "where the value comes from"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)  # fmt: skip
def test_a_table_that_makes_no_game_is_refused(tables: dict[str, str], complaint: str) -> None:
    """§1 What must hold for the rules to work."""
    with pytest.raises(BadTable, match=complaint):
        components(tables)
