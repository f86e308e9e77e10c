"""§1 Components: the tables beside the game are those of the rules, and a changed table is used or refused."""

import csv
import io
import re

import pytest

from tests.woof.builders import base5, changed, look_around, play, shipped
from wolfden.engine.errors import BadTable
from wolfden.engine.game import new_state, read_options
from wolfden.games.woof import GAME
from wolfden.games.woof.cards import ROLE_CARDS, ROLES, components

RULES = shipped("rules.md")


def rows_of(name: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(shipped(name))))[1:]


def tables_in(section: str) -> list[list[list[str]]]:
    """The tables of one section of the rules, each a list of rows without its head."""
    text = re.search(rf"^## {re.escape(section)}.*?(?=^## |^# )", RULES, re.DOTALL | re.MULTILINE)
    assert text, section
    tables = re.findall(r"(?:^\|.*\n)+", text[0], re.MULTILINE)
    return [[[cell.strip() for cell in line.split("|")[1:-1]] for line in table.splitlines()[2:]] for table in tables]


def test_the_roles_are_those_of_the_rules() -> None:
    """§1.1"""
    (table,) = tables_in("1.1 Roles")
    rows = [[role, value, single, double.split()[0], tag, targets, arrows]
            for role, value, tag, single, double, targets, arrows in table]  # fmt: skip
    assert rows == rows_of("roles.csv")


def test_the_role_cards_are_those_of_the_rules() -> None:
    """§1.2"""
    assert tables_in("1.2 Role cards")[0] == rows_of("role_cards.csv")


def test_the_questions_are_those_of_the_rules() -> None:
    """§1.4"""
    (table,) = tables_in("1.4 Question cards")
    assert [(id, copies, kind, tag) for id, copies, kind, _, tag in table] == [
        (id, copies, kind, tag) for id, copies, kind, _, tag in rows_of("question_cards.csv")
    ]
    for (_, _, kind, rule, _), (_, _, _, yes, _) in zip(table, rows_of("question_cards.csv"), strict=True):
        named = re.search(r"∈ \{(.*)\}" if kind == "identity" else r"has picture (\w+)", rule)
        assert named
        assert named[1].replace(",", "") == yes


def test_boards_markers_and_colours_are_those_of_the_rules() -> None:
    """§1.5"""
    pieces, ((_, *colours, tag),) = tables_in("1.5 Boards")
    assert pieces == rows_of("pieces.csv")
    assert [[str(number), colour, tag] for number, colour in enumerate(colours, start=1)] == rows_of("colours.csv")


def test_the_thresholds_are_those_of_the_rules() -> None:
    """§3.5"""
    table = tables_in("3.5 Declarations")[1]
    rows = [[number, early, tag] for numbers, early, tag in table for number in numbers.split(", ")]
    assert rows == rows_of("thresholds.csv")


@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_wf_c04_decks_are_those_of_the_rules(variant: str) -> None:
    """WF-C04 The decks have 10, 10, 12, 14 and 16 cards exactly as in §1.3, and every role is in each."""
    table = tables_in("1.3 Role cards per player count")[variant == "advanced"]
    box = components({})
    for row in table:
        players, *counts, total, ids, tag = row
        players = players.split()[0]
        deck = next(
            cards for name, number, cards, _ in rows_of("role_decks.csv") if (name, number) == (variant, players)
        )
        assert deck == " ".join(expand(ids))
        assert len(deck.split()) == int(total) == {4: 10, 5: 10, 6: 12, 7: 14, 8: 16}[int(players)]
        assert counts == [str(len([id for id in deck.split() if is_of(column, id)])) for column in COLUMNS[variant]]
        assert [variant, players, deck, tag] in rows_of("role_decks.csv")
        pictures = {ROLES[box.cards[ROLE_CARDS.index(id)].picture] for id in deck.split()}
        assert pictures == set(ROLES)
        if variant == "basic":
            assert set(deck.split()) <= set(ROLE_CARDS[:16])


COLUMNS = {
    "basic": ["plain S", "plain D", "DQ", "plain H", "HQ", "BQ", "plain W"],
    "advanced": ["plain S", "SA", "plain D", "DA", "plain H", "HA", "BA", "plain W"],
}


def is_of(column: str, id: str) -> bool:
    return id[0] == column[-1] and id[1].isdigit() if column.startswith("plain") else id == column


def expand(ids: str) -> list[str]:
    """ "S1–S3 D1" is S1 S2 S3 D1."""
    cards = []
    for word in ids.split():
        first, _, last = word.partition("–")
        cards += [f"{first[0]}{n}" for n in range(int(first[1]), int(last[1]) + 1)] if last else [first]
    return cards


@pytest.mark.parametrize("players", range(4, 9))
def test_wf_c05_the_advanced_deck_replaces_four_cards(players: int) -> None:
    """WF-C05 Each holds SA, DA, HA, BA, none of DQ, HQ, BQ, and as many of each picture as the basic deck."""
    box = components({})
    basic, advanced = box.decks["basic", players], box.decks["advanced", players]
    names = {ROLE_CARDS[card] for card in advanced}

    assert names >= {"SA", "DA", "HA", "BA"}
    assert not names & {"DQ", "HQ", "BQ"}
    assert sorted(box.cards[card].picture for card in basic) == sorted(box.cards[card].picture for card in advanced)


DAMAGES = [
    ("roles.csv", "sheep,1,dog", "goat,1,dog", "missing or unknown: goat, sheep"),
    ("roles.csv", "dog,2,wolf", "dog,3,wolf", "row 'hunter': value is 3, as another role's; it must be one of its own"),
    ("roles.csv", "dog,2,wolf", "dog,two,wolf", "row 'dog': value is 'two'; it must be a whole number from 0 to 99"),
    ("roles.csv", "boy,4,wolf", "boy,4,boy", "row 'boy': single is 'boy'; it must be one of 'sheep', 'dog'"),
    ("roles.csv", "boy,4,wolf", "boy,4,none", "row 'boy': single is 'none'; only the double arrow may be without"),
    ("role_cards.csv", "S7,", "S8,", "missing or unknown: S7, S8"),
    ("role_cards.csv", "S7,", "S6,", "row 'S6 sheep': this id stands twice; it must stand once"),
    ("role_cards.csv", "DQ,dog,2,?", "DQ,dog,3,?", "row 'DQ': value is 3; a dog has 2"),
    ("role_cards.csv", "DQ,dog,2,?", "DQ,cat,2,?", "row 'DQ': picture is 'cat'; it must be one of 'sheep'"),
    ("role_cards.csv", "DQ,dog,2,?", "DQ,dog,2,boy", "row 'DQ': face is 'boy'; it must be one of 'sheep', .* '\\?'"),
    ("role_cards.csv", "2,?,basic", "2,?,expert", "row 'DQ': set is 'expert'; it must be one of 'basic', 'advanced'"),
    ("role_decks.csv", "basic,6,S1", "beginner,6,S1", "variant is 'beginner'; it must be one of 'basic', 'advanced'"),
    ("role_decks.csv", "basic,6,S1", "basic,9,S1", "players is '9'; it must be a whole number from 4 to 8"),
    ("role_decks.csv", "basic,6,S1", "basic,6,S9", "row 'basic 6': 'S9' must be a role card, named once"),
    ("role_decks.csv", "basic,6,S1", "basic,6,S2", "row 'basic 6': 'S2' must be a role card, named once"),
    ("role_decks.csv", "basic,6,S1", "basic,6,SA", "row 'basic 6': SA is an advanced card; the basic game has none"),
    ("role_decks.csv", "basic,6,S1", "basic,6,W2 S1", "row 'basic 6': 13 cards; 6 players need 12"),
    ("role_decks.csv", "D1 D2 DQ H1 HQ BQ W1,[", "D1 D2 DQ H1 HQ W2 W1,[", "row 'basic 6': every role must be there"),
    ("role_decks.csv", "advanced,7,S1 S2", "advanced,7,S1 BQ", "row 'advanced 7': every role .* the boy exactly once"),
    ("role_decks.csv", "basic,4", "basic,5", "row 'basic 5': this deck stands twice; it must stand once"),
    ("question_cards.csv", "QE,2", "QF,2", "missing or unknown: QE, QF"),
    ("question_cards.csv", "QE,2", "QE,1", "eight players need 16 question cards"),
    ("question_cards.csv", "QE,2,cards,sheep", "QE,2,cards,goat", "row 'QE': yes names 'goat'; the roles are"),
    ("question_cards.csv", "QE,2,cards", "QE,2,hands", "row 'QE': kind is 'hands'; it must be one of 'identity'"),
    ("thresholds.csv", "8,3", "8,5", "row '8': early is '5'; it must be a whole number from 1 to 4"),
    ("thresholds.csv", "8,3", "9,3", "missing or unknown: 8, 9"),
    ("scoring.csv", "rounds,3", "rounds,6", "row 'rounds': value is '6'; it must be a whole number from 1 to 5"),
    ("scoring.csv", "rounds,3,[rulebook]", "rounds,3,", "row 'rounds': tag must say where the value comes from"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "right", "wrong", "message"), [pytest.param(*damage, id=f"{damage[0]} {damage[2]}") for damage in DAMAGES]
)
def test_a_damaged_table_is_refused_with_what_would_be_right(name: str, right: str, wrong: str, message: str) -> None:
    """§1 The message names the file, the row and what would be right."""
    with pytest.raises(BadTable, match=f"^{name}(, |: ).*{message}"):
        components(changed(name, (right, wrong)))


def test_a_deck_must_not_be_missing() -> None:
    """§1.3"""
    text = re.sub(r"^basic,4.*\n", "", shipped("role_decks.csv"), flags=re.MULTILINE)
    with pytest.raises(BadTable, match=r"^role_decks.csv: there must be one row for 4 to 8 players in both variants"):
        components({"role_decks.csv": text})


def test_a_table_the_game_does_not_have_is_refused() -> None:
    """§1"""
    with pytest.raises(BadTable, match=r"^pieces.csv is not a table of this game; its tables are roles.csv, "):
        components({"pieces.csv": ""})


def test_another_deck_is_dealt() -> None:
    """§1.3 A second wolf in the place of a sheep, with five players."""
    tables = changed("role_decks.csv", ("basic,5,S1 S2 S3 S4", "basic,5,S1 S2 S3 W2"))

    state = new_state(GAME, read_options(GAME, {"players": 5}), "another deck", tables)

    dealt = sorted(card for pair in GAME.write_state(state)["cards"].values() for card in pair)
    assert dealt == sorted(["S1", "S2", "S3", "W2", "D1", "DQ", "H1", "HQ", "BQ", "W1"])


def test_another_face_is_announced() -> None:
    """§1.2 D1 disguised as a wolf."""
    table = base5(tables=changed("role_cards.csv", ("D1,dog,2,dog", "D1,dog,2,wolf")))

    play(table, "1 look 2 1")

    assert table.markers == ["1 wolf before 2"]


def test_other_values_make_other_identities() -> None:
    """§1.1, §1.2 A dog worth more than the wolf."""
    roles = shipped("roles.csv").replace("dog,2,wolf", "dog,9,wolf")
    cards = shipped("role_cards.csv").replace(",dog,2,", ",dog,9,")

    table = base5(cards={"1": "W1 D1", "2": "BQ S1"}, tables={"roles.csv": roles, "role_cards.csv": cards})

    assert table["identity"]["1"] == "dog"


def test_another_target_is_sought() -> None:
    """§1.1 A wolf that seeks the hunter too has two arrows to set."""
    table = base5(tables=changed("roles.csv", ("wolf,5,sheep,none", "wolf,5,sheep,hunter")))
    look_around(table)

    assert len(table.options("1", "declare")) == 25


def test_another_question_is_answered_otherwise() -> None:
    """§1.4 QE asks for wolves."""
    table = base5(
        questions={"2": "QE QE"}, start="2", tables=changed("question_cards.csv", ("cards,sheep", "cards,wolf"))
    )

    play(table, "2 ask QE 1")

    assert table.happened("answered") == ["answered 1 QE yes"]


def test_another_threshold_and_other_points_are_used() -> None:
    """§3.5, §5.2 One early declaration ends the turns, and is worth 5."""
    tables = changed("thresholds.csv", ("5,2", "5,1")) | changed("scoring.csv", ("right_early,2", "right_early,5"))
    table = base5(tables=tables)
    look_around(table)

    play(table, "1 declare 4 X")

    assert table.to_act == "2 3 4 5 final"
    play(table, "2 final X X", "3 final X X", "4 final X X", "5 final X X")
    assert table.scores == "5 0 0 0 0"
