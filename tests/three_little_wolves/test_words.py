"""Moves, events and states in the notation."""

import pytest

from tests.three_little_wolves.builders import a_table, play, scored, smokey_step
from wolfden.engine.decision import SPECTATOR, SeatIndex
from wolfden.engine.errors import BadMove
from wolfden.engine.game import see
from wolfden.games.three_little_wolves import GAME


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("build", "moves are such as"),
        ("build r15 new", "moves are such as"),
        ("build bbp_left new", "moves are such as"),
        ("build r4 new basement", "moves are such as"),
        ("build r4 purple", "moves are such as"),
        ("discard r4 wolf 6 -> B.red", "moves are such as"),
        ("build r4 yellow", "no house A.yellow"),
        ("discard r4 wolf 3 -> C.red", "no house C.red"),
        ("discard r4 wolf 3 -> K.red", "no house K.red"),
        ("token B.white1", "no house B.white1"),
        ("build g9 new as 6", "g9 has no other value 6"),
        ("build g9 new as 9", "its normal value is not written"),
        ("build r4 new as 5", "r4 has no other value 5"),
    ],
)
def test_words_that_are_no_move_are_refused(words: str, complaint: str) -> None:
    table = a_table(["A.red: 4", "B.red: 5"])
    with pytest.raises(BadMove, match=complaint):
        GAME.read_move(table.state, SeatIndex(0), words)


def test_spaces_do_not_matter() -> None:
    table = a_table(["B.red: 5"])
    move = GAME.read_move(table.state, SeatIndex(0), "  discard  r4 wolf 3  -> B.red ")
    assert GAME.write_move(table.state, SeatIndex(0), move) == "discard r4 wolf 3 -> B.red"


def test_builds_for_smokey_are_in_his_houses() -> None:
    """The same words as for a house of one's own; the question says whose it is."""
    table = smokey_step(["A.green: 8", "K.red: 4", "K.green: 4"], pile="g9 ...", hands={"A": "r5 y7"})
    play(table, "A build g9 green as 5")
    assert table.house("K.green") == "4 5*"
    assert table.house("A.green") == "8"


def test_the_state_names_all_its_variables() -> None:
    """§2.3 State variables."""
    table = a_table(["A.red: 4 5* | wB2 wolf B4 token 2"], bbp_revealed=1, pile="g5 bbp_wolf bbp_right")
    state = GAME.write_state(table.state)
    assert state["players"]["A"] == {
        "hand": ["r4", "y7", "g9", "w2", "w11"],
        "wolves_left": [3, 4, 5],
        "houses": [
            {
                "owner": "A",
                "name": "red",
                "colour": "red",
                "upper": [["r4", 4], ["r9", 5]],
                "basement": [["w2", 2]],
                "wolves": [["B", 4]],
                "bbp_token": 2,
                "demolished": False,
            }
        ],
        "choice": None,
    }
    assert state["players"]["B"]["wolves_left"] == [3, 5]
    del state["players"]
    assert state == {
        "draw_pile": ["g5", "bbp_wolf", "bbp_right"],
        "discard": [],
        "bbp_revealed": 1,
        "bbp_cards": ["bbp_left"],
        "current": "A",
        "turns_left": None,
        "smokey": None,
        "moustache_holder": None,
        "endgame": False,
    }


def test_the_state_of_two_players_has_smokey() -> None:
    """§2.3 Two players."""
    table = smokey_step(["K.white1: w4"], pile="w8 ...")
    state = GAME.write_state(see(GAME, table.state, SPECTATOR))
    assert state["current"] == "K"
    assert state["smokey"]["card"] == "w8"
    assert state["smokey"]["houses"][0]["colour"] is None
    assert state["moustache_holder"] == "A"
    assert set(state["draw_pile"]) == {None}


def test_a_white_house_at_the_end() -> None:
    """§2.3 demolished, end of game only."""
    (house,) = GAME.write_state(scored(["A.white1: w4"]).state)["players"]["A"]["houses"]
    assert house["name"] == "white1"
    assert house["demolished"]
