"""§1 Components: the tables beside the game, the checks of their loader, and that a changed table is used."""

import re
from collections import Counter
from importlib.resources import files

import pytest

from tests.wolf_and_hound.builders import Table, begin_turn, fix_1, fix_4, play
from wolfden.engine.errors import BadTable
from wolfden.engine.game import new_state, read_options
from wolfden.games.wolf_and_hound import GAME
from wolfden.games.wolf_and_hound.cards import components

FOLDER = files("wolfden.games.wolf_and_hound")
TABLE_IN_THE_RULES = re.compile(r"^### [\d.]+ `(\w+\.csv)`.*?^```csv\n(.*?)^```", re.DOTALL | re.MULTILINE)


def shipped(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def changed(name: str, *changes: tuple[str, str]) -> dict[str, str]:
    """The shipped table with some lines changed."""
    text = shipped(name)
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} must stand once in {name}"
        text = text.replace(old, new)
    return {name: text}


def test_the_tables_are_those_of_the_rules() -> None:
    """§1.2-§1.8 Every csv block of the rules is a file, word for word, and there is no other."""
    in_the_rules = dict(TABLE_IN_THE_RULES.findall(shipped("rules.md")))

    assert in_the_rules == {file.name: shipped(file.name) for file in FOLDER.iterdir() if file.name.endswith(".csv")}
    assert len(in_the_rules) == 7


NUMBER_CARDS = [
    ("B1,black,1,,4,2", "B1,black,one,,4,2", "row 'B1': this id means value 1, black, symbol none"),
    ("B1,black,1,,4,2", "B1,white,1,,4,2", "row 'B1': this id means value 1, black, symbol none"),
    ("W2B,white,2,bone", "W2B,white,2,meat", "row 'W2B': this id means value 2, white, symbol bone"),
    (
        "B1,black,1,,4,2",
        "B1,black,1,,many,2",
        "row 'B1': count_base is 'many'; it must be a whole number from 0 to 32",
    ),
    (
        "W4,white,4,,4,4",
        "W4,white,4,,4,-4",
        "row 'W4': count_expansion is '-4'; it must be a whole number from 0 to 32",
    ),
    ("B4,black,4,,3,3", "B4,black,4,,4,3", "count_base has 17 black cards; there must be 16"),
    ("W4,white,4,,4,4", "W4,white,4,,4,3", "count_expansion has 15 white cards; there must be 16"),
    ("B1M,black,1,meat,0,2", "B1M,black,1,meat,1,1", "count_base has 17 black cards; there must be 16"),
    ("W1,white,1,,4,3", "W4,white,4,,4,3", "row 'W4 white': this id stands twice; it must stand once"),
    ("W1,white,1,,4,3", "W5,white,5,,4,3", "exactly the rows B1, B1M, .*; missing or unknown: W1, W5"),
    ("W1,white,1,,4,3", "W1,white,1,4,3", "line 9: 7 values for 8 columns"),
    (
        "B4,black,4,,3,3,[rulebook]",
        "B4,black,4,,3,3,a friend",
        "row 'B4': tag_value must say where the value comes from",
    ),
    ("id,colour", "id,color", "the first line must be id,colour,value,symbol,count_base,count_expansion"),
]
ANIMALS = [
    (
        "wolf_08,Wolf card 08,wolf,no,front,yes",
        "wolf_07,Wolf card 07,wolf,no,front,yes",
        "row 'wolf_07 Wolf card 07': this id stands twice; it must stand once",
    ),
    ("wolf_08,", "wolf_09,", "missing or unknown: wolf_08, wolf_09"),
    ("08,wolf,", "08,wulf,", "row 'wolf_08': family is 'wulf'; it must be one of 'wolf', 'hound', 'sheep'"),
    ("08,wolf,no", "08,wolf,maybe", "row 'wolf_08': double_sided is 'maybe'; it must be one of 'yes', 'no'"),
    ("08,wolf,no", "08,wolf,yes", "row 'wolf_08': animal_faces.csv has 1 of its faces; it must have 2"),
    (
        "04,metamorphic,yes",
        "04,metamorphic,no",
        "row 'meta_04': animal_faces.csv has 2 of its faces; it must have 1",
    ),
    ("08,wolf,no,front", "08,wolf,no,back", "row 'wolf_08': start_face is 'back'; it must be one of 'front'"),
    (
        "08,wolf,no,front,yes",
        "08,wolf,no,front,perhaps",
        "row 'wolf_08': wolf_for_sheep_count is 'perhaps'; it must be one of 'yes', 'no', 'if start",
    ),
]
ANIMAL_FACES = [
    ("wolf_08,front", "wolf_09,front", "row 'wolf_09': id is 'wolf_09'; it must be one of 'designer_01'"),
    (
        "wolf_08,front",
        "wolf_08,back",
        "row 'wolf_08': face is 'back'; a card has one front, then at most one back",
    ),
    ("meta_01,back", "meta_01,front", "row 'meta_01 front': face is 'front'; a card has one front, then"),
    (
        "wolf_08,front,black,black",
        "wolf_08,front,grey,black",
        "row 'wolf_08': colour is 'grey'; it must be one of 'pink'",
    ),
    (
        "wolf_08,front,black,black",
        "wolf_08,front,black,all",
        "row 'wolf_08': moved_by is 'all'; .* 'white', 'both'",
    ),
    (
        "meta_03,back,white,white,n+1",
        "meta_03,back,white,white,n+2",
        r"row 'meta_03 back': move is 'n\+2'; it must be one of 'n', 'n\+1'",
    ),
    (
        "wolf_02,front,black,black,n,left",
        "wolf_02,front,black,black,n,behind",
        "row 'wolf_02': target is 'behind'; it must be one of 'self', 'left', 'across', 'right'",
    ),
    (
        "black,n,left,lose1",
        "black,n,left,lose2",
        "row 'wolf_02': effect is 'lose2'; it must be one of 'lose1', 'gain1'",
    ),
]
MOVE_RULES = [
    ("3n,3,6,9,12", "3n,3,6,9,13", "row '3n': v4 is '13'; it must be a whole number from -12 to 12"),
    ("3n,3,6,9,12", "n,3,6,9,12", "row 'n 3': this move stands twice; it must stand once"),
]
RECOMMENDED_SETS = [
    ("hound_01 + wolf_01,3", "hound_01 + wolf_1,3", "row 'S1-1': 'wolf_1' is not an animal card"),
    ("S2-1,", "S1-1,", "row 'S1-1 L2': this set_id stands twice; it must stand once"),
]
SHEEP_START = [
    (
        "4,P1,human,3,4",
        "4,P5,human,3,4",
        "row '4 P5': seat is 'P5'; it must be one of 'P1', 'P2', 'P3', 'P4'",
    ),
    ("4,P1,human,3,4", "5,P1,human,3,4", "row '5': players is '5'; it must be a whole number from 2 to 4"),
    ("4,P1,human,3,4", "4,P1,human,0,4", "row '4 P1': few is '0'; it must be a whole number from 1 to 16"),
    ("4,P1,human,3,4", "4,P1,human,3,17", "row '4 P1': many is '17'; it must be a whole number from 1 to 16"),
    (
        "4,P1,human,3,4",
        "4,P1,dummy,3,4",
        "row '4 P1': with 4 players the controller must be a human",
    ),
    ("2,P4,dummy", "2,P4,human", "row '2 P4': with 2 players the controller must be a dummy"),
    ("4,P1,human,3,4", "4,P2,human,3,4", "row '4 P2': this seat stands twice; it must stand once"),
    ("4,P1,human,3,4,[rulebook]\n", "", "there must be one row for every seat of 2, 3 and 4 players"),
]
DAMAGES = {
    "number_cards.csv": NUMBER_CARDS,
    "animals.csv": ANIMALS,
    "animal_faces.csv": ANIMAL_FACES,
    "move_rules.csv": MOVE_RULES,
    "recommended_sets.csv": RECOMMENDED_SETS,
    "sheep_start.csv": SHEEP_START,
}


@pytest.mark.parametrize(
    ("name", "right", "wrong", "message"),
    [pytest.param(name, *damage, id=f"{name} {damage[1]!r}") for name, some in DAMAGES.items() for damage in some],
)
def test_a_damaged_table_is_refused_with_what_would_be_right(name: str, right: str, wrong: str, message: str) -> None:
    """§1.3-§1.8 The message names the file, the row and what would be right."""
    text = shipped(name)
    assert right in text

    with pytest.raises(BadTable, match=f"^{name}(, |: ).*{message}"):
        components({name: text.replace(right, wrong, 1)})


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        pytest.param(
            [("B1,black,1,,4,2", "B1,black,1,,3,2"), ("B4,black,4,,3,3", "B4,black,4,,4,3")],
            "row 'B1': count_expansion must be count_base less 2, the cards with a symbol",
            id="not less by the cards with a symbol",
        ),
        pytest.param(
            [("B1,black,1,,4,2", "B1,black,1,,4,3"), ("B1M,black,1,meat,0,2", "B1M,black,1,meat,0,1")],
            "row 'B1': count_expansion must be count_base less 2, the cards with a symbol",
            id="one card with a symbol too few",
        ),
        pytest.param(
            [("B1M,black,1,meat,0,2", "B1M,black,1,meat,1,2"), ("B4,black,4,,3,3", "B4,black,4,,2,3")],
            "row 'B1M': count_base must be 0 and count_expansion 2",
            id="a card with a symbol in the base deck",
        ),
        pytest.param(
            [("W4,white,4,,4,4", "W4,white,4,,5,5"), ("W3,white,3,,4,3", "W3,white,3,,3,2")],
            r"row 'W4': count_base must be below that of B3 \(5\), the most frequent card",
            id="B3 is not the most frequent card",
        ),
        pytest.param(
            [("B1,black,1,,4,2", "B1,black,1,,1,-1"), ("B3,black,3,,5,4", "B3,black,3,,8,7")],
            "row 'B1': count_expansion is '-1'; it must be a whole number from 0 to 32",
            id="fewer B1 than the expansion replaces",
        ),
    ],
)
def test_counts_that_do_not_make_the_two_decks_are_refused(changes: list[tuple[str, str]], message: str) -> None:
    """§1.3 The invariants of the number cards."""
    with pytest.raises(BadTable, match=f"^number_cards.csv, {message}"):
        components(changed("number_cards.csv", *changes))


@pytest.mark.parametrize(
    ("animal", "description", "back"),
    [
        ("meta_01", "Metamorphic card 01,metamorphic", "white,white,n,self,gain1"),
        ("extra_02", "Extra card 02 - Confused Hound,extra", "white,white,-n,self,gain1"),
        ("designer_02_3", "Designer's card 02-3 - A Blanket Wolf,designer", "black,none,drift -1,self,lose1"),
    ],
)
def test_a_card_that_turns_over_must_have_two_sides(animal: str, description: str, back: str) -> None:
    """§1.4 double_sided."""
    faces = re.sub(rf"^{animal},back,{re.escape(back)}.*\n", "", shipped("animal_faces.csv"), flags=re.MULTILINE)
    animals = changed("animals.csv", (f"{animal},{description},yes", f"{animal},{description},no"))
    assert faces.count("\n") == shipped("animal_faces.csv").count("\n") - 1

    with pytest.raises(BadTable, match=f"^animals.csv, row '{animal}': double_sided is 'no'; .* it must be 'yes'"):
        components({"animal_faces.csv": faces, **animals})


def test_a_table_the_game_does_not_have_is_refused() -> None:
    """§1 The tables of the game."""
    with pytest.raises(BadTable, match=r"^cards\.csv is not a table of this game; its tables are number_cards\.csv, "):
        components({"cards.csv": ""})


def test_other_counts_make_another_deck() -> None:
    """§1.3 count_base and count_expansion."""
    tables = changed("number_cards.csv", ("B1,black,1,,4,2", "B1,black,1,,3,1"), ("B3,black,3,,5,4", "B3,black,3,,6,5"))

    table = Table(new_state(GAME, read_options(GAME, {}), "other counts", tables))

    cards = Counter(f"{' '.join(table.hand(seat) for seat in GAME.seats(table.state))} {table.number_deck}".split())
    assert cards == {"B1": 3, "B2": 4, "B3": 6, "B4": 3, "W1": 4, "W2": 4, "W3": 4, "W4": 4}


def test_another_move_makes_the_wolf_walk_otherwise() -> None:
    """§1.5 move of wolf_02."""
    tables = changed("animal_faces.csv", ("wolf_02,front,black,black,n,left", "wolf_02,front,black,black,n-1,left"))
    table = fix_1(animals="wolf_02@P1", tables=tables)

    play(table, "B2")

    assert table.where("wolf_02") == "P2"


def test_another_target_makes_the_hound_help_somebody_else() -> None:
    """§1.5 target of hound_01."""
    tables = changed("animal_faces.csv", ("hound_01,front,white,white,n,self", "hound_01,front,white,white,n,right"))
    table = fix_4(animals="hound_01@P1", sheep={"P1": "2/3", "P4": "2/3"}, tables=tables)

    begin_turn(table)

    assert (table.sheep("P1"), table.sheep("P4")) == ("2/3", "3/3")


def test_other_steps_make_all_faces_with_this_move_walk_otherwise() -> None:
    """§1.6 n/2 rounded up."""
    table = fix_1(animals="wolf_06@P1", tables=changed("move_rules.csv", ("\nn/2,0,1,1,2", "\nn/2,1,1,2,2")))

    play(table, "B1")

    assert table.where("wolf_06") == "P2"


def test_another_start_face_makes_the_card_begin_on_its_back_and_count_otherwise() -> None:
    """§1.4 start_face: meta_04 begins as a wolf."""
    tables = changed("animals.csv", ("04,metamorphic,yes,front", "04,metamorphic,yes,back"))
    options = read_options(GAME, {"animals": ["meta_04", "wolf_01"]})

    table = Table(new_state(GAME, options, "another start face", tables))

    assert table.face("meta_04") == "back"
    assert table.sheep("P1") == "4/4"


def test_other_sheep_and_another_set_are_used() -> None:
    """§1.7 cards, §1.8 few."""
    tables = changed("sheep_start.csv", ("4,P2,human,3,4", "4,P2,human,5,6"))
    tables |= changed("recommended_sets.csv", ("hound_01 + wolf_01,3", "hound_02 + wolf_06,3"))

    table = Table(new_state(GAME, read_options(GAME, {"animals": "S1-1"}), "other sheep", tables))

    assert table.flocks == "3/3 5/5 3/3 3/3"
    assert table.where("hound_02") == table.where("wolf_06") == "P1"
