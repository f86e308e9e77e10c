"""The towers of The Three Little Wolves as a browser gets them."""

from typing import Any

from tests.three_little_wolves.builders import Table, a_table, endgame, play, scored, smokey_step
from wolfden.engine.decision import SPECTATOR, SeatIndex
from wolfden.engine.game import see
from wolfden.games.three_little_wolves import GAME
from wolfden.games.three_little_wolves.cards import SEAT_NAMES
from wolfden.games.three_little_wolves.view import Builder, ThreeLittleWolvesView, Tower, preview, view


def seen_by(table: Table, name: str | None) -> ThreeLittleWolvesView:
    return view(see(GAME, table.state, SEAT_NAMES.index(name) if name else SPECTATOR))


def builder(shown: ThreeLittleWolvesView, seat: str) -> Builder:
    return next(builder for builder in shown.builders if builder.seat == seat)


def tower(shown: ThreeLittleWolvesView, house: str) -> Tower:
    return next(tower for builder in shown.builders for tower in builder.houses if tower.house == house)


def foreseen(table: Table, seat: str, move: str) -> Any:
    place = SEAT_NAMES.index(seat)
    sight = see(GAME, table.state, place)
    return preview(sight, SeatIndex(place), GAME.read_move(sight, SeatIndex(place), move))


def test_a_house_has_floors_from_bottom_to_top_and_basements_below() -> None:
    """§3.3, §3.5"""
    table = a_table(["B.red: 4* w5 7 13 | B1 B3 wolf C3 token 2"])

    house = tower(seen_by(table, "A"), "B.red")

    assert [(f.card, f.value, f.other_value) for f in house.floors] == [
        ("r10", 4, True),
        ("w5", 5, False),
        ("r7", 7, False),
        ("r13", 13, False),
    ]
    assert [(b.card, b.level) for b in house.basements] == [("r1", 1), ("r3", 3)]
    assert (house.height, house.roof_floors) == (table.height("B.red"), 2)
    assert [(w.seat, w.wolf) for w in house.wolves] == [("C", 3)]
    assert (house.rooms, house.token, house.colour) == (2, 2, "red")


def test_a_white_house_has_no_colour_and_would_fall() -> None:
    """§5 step 1"""
    house = tower(seen_by(a_table(["A.white1: w5"]), None), "A.white1")

    assert (house.name, house.colour, house.fate, house.rooms) == ("white1", None, "falls", 1)


def test_the_tallest_house_of_a_colour_is_marked_and_so_is_the_smallest() -> None:
    """§5 step 2 Two that are equal are neither."""
    shown = seen_by(
        a_table(["A.red: 4 6 8", "B.red: 2 5", "C.red: 9", "A.green: 4", "B.green: 5", "C.yellow: 3"]), None
    )

    fates = {tower.house: tower.fate for builder in shown.builders for tower in builder.houses}
    assert fates == {
        "A.red": "tallest",
        "B.red": None,
        "C.red": "falls",
        "A.green": None,
        "B.green": None,
        "C.yellow": "tallest",
    }


def test_a_hand_is_its_owners_and_the_draw_pile_is_nobodys() -> None:
    """§4"""
    shown = seen_by(a_table(), "B")

    assert builder(shown, "B").hand == ["r5", "y8", "g3", "w6", "w12"]
    assert [(builder(shown, seat).hand, builder(shown, seat).held) for seat in "AC"] == [(None, 5), (None, 5)]
    assert shown.draw_pile.count > 3
    assert shown.draw_pile.cards is None


def test_that_a_card_is_chosen_is_public_and_which_one_is_not() -> None:
    """§4 Until all have picked."""
    table = endgame(hands={"A": "r4 y7", "B": "r5 y8"})

    play(table, "A pick r4")
    secret = seen_by(table, "B"), seen_by(table, "A")
    play(table, "B pick y8")

    assert [(builder(shown, "A").chosen, builder(shown, "A").choice) for shown in secret] == [
        (True, None),
        (True, "r4"),
    ]
    assert builder(seen_by(table, None), "B").choice == "y8"


def test_smokey_has_houses_and_a_card_that_all_can_see() -> None:
    """§3.9"""
    table = smokey_step(["K.red: 4", "K.green: 6"], pile="w9 ...")

    shown = seen_by(table, "A")

    smokey = shown.builders[-1]
    assert (smokey.seat, smokey.smokey, smokey.hand, smokey.wolves_left) == ("K", True, None, [])
    assert (shown.smokey_card, shown.phase) == ("w9", "smokey_builds")
    assert [b.moustache for b in shown.builders] == [True, False, False]


def test_pigs_lie_in_the_order_in_which_they_came() -> None:
    """§3.7"""
    table = a_table(["A.red: 4"], pile="bbp_left r8 ... bbp_wolf bbp_right")

    play(table, "A build y7 new")

    shown = seen_by(table, None)
    assert [pig.card for pig in shown.pigs] == ["bbp_left"]
    assert shown.pigs_in_all == 3


def test_the_last_turn_is_announced_when_the_third_pig_is_out() -> None:
    """§3.8 Everybody has two more turns."""
    table = a_table(bbp_revealed=3)

    play(table, "A discard r4")

    shown = seen_by(table, None)
    assert (shown.current, shown.turns_left, shown.last_turn) == ("B", 6, "A")


def test_at_the_end_fates_and_points_are_those_of_the_scoring() -> None:
    """§5"""
    table = scored(["A.red: 4 6 8 wolf B3", "B.red: 5 7", "C.white1: w5 token 2"])

    shown = seen_by(table, None)

    fates = [(tower.house, tower.fate) for builder in shown.builders for tower in builder.houses]
    assert [house for house, fate in fates if fate == "falls"] == table.demolished()
    assert [house for house, fate in fates if fate == "tallest"] == table.tallest()
    assert shown.scores is not None
    assert {seat: sum(line.points for line in lines) for seat, lines in shown.scores.items()} == table.outcome["points"]
    assert {b.seat: b.points for b in shown.builders} == table.outcome["points"]


def test_a_build_in_mind_says_how_the_house_would_stand() -> None:
    """§3.5"""
    table = a_table(["A.red: 2 | B1", "B.red: 5 7 8"], hands={"A": "r13 w3 g4"})

    roof, basement, new = (
        foreseen(table, "A", move) for move in ("build r13 red", "build w3 red basement", "build g4 new")
    )

    assert (roof.house, roof.height, roof.fate) == ("A.red", 4, "tallest")
    assert (basement.house, basement.height, basement.fate) == ("A.red", 3, None)
    assert (new.house, new.height) == ("A.green", 1)
    assert foreseen(table, "A", "discard g4") is None
