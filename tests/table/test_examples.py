"""The worked examples over HTTP: the moves come with every request, and nothing is kept."""

import json
from typing import Any

import pytest

from tests.table.serving import Server
from tests.table.test_api import fetch
from wolfden.games import GAMES
from wolfden.games.three_little_wolves.view import ThreeLittleWolvesView
from wolfden.locale import LANGUAGES, read_texts
from wolfden.table.examples import examples, position
from wolfden.table.messages import MOST_TRIED


def ask(server: Server, path: str, **body: Any) -> tuple[int, Any]:
    status, _, answer = fetch(server, path, json.dumps(body).encode(), Content_Type="application/json")
    return status, json.loads(answer)


def heights(moves: int) -> list[int]:
    """Of the houses of A in the example of the seven, after so many of its moves."""
    book = next(one for one in examples("three-little-wolves") if one.example == "TLW-F2").moves
    view = position("three-little-wolves", "TLW-F2", book[:moves]).view
    assert isinstance(view, ThreeLittleWolvesView)
    return [house.height for house in view.builders[0].houses]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_list_names_the_section_and_what_the_book_plays(server: Server, game: Any) -> None:
    status, _, answer = fetch(server, f"/api/examples/{game.key}")

    assert status == 200
    for line in json.loads(answer):
        status, position = ask(server, f"/api/examples/{game.key}/{line['example']}")
        seat, _, move = line["moves"][0].partition(" ")
        assert (status, position["seat"], position["events"]) == (200, seat, [])
        assert move in position["moves"]


def test_a_move_brings_the_next_position_and_what_it_did(server: Server) -> None:
    """WH-8.4: one black 3 moves both wolves."""
    status, after = ask(server, "/api/examples/wolf-and-hound/WH-8.4", moves=["P1 B3"])

    assert (status, after["seat"], after["view"]["you"]) == (200, "P2", "P2")
    assert {one["animal"]: one["place"] for one in after["view"]["animals"]} == {"wolf_01": "P4", "wolf_06": "P2"}
    assert [event["event"] for event in after["events"]][:3] == ["card_played", "animal_walked", "animal_walked"]


def test_the_reader_may_play_otherwise_than_the_book(server: Server) -> None:
    """WR-E1b: nobody trumps, so the 15 wins."""
    _, after = ask(server, "/api/examples/werewolves-and-robbers/WR-E1b", moves=["A C8", "B C4", "C C15", "D C1"])

    assert (after["view"]["trick"]["winner"], after["seat"]) == ("C", "C")


def test_a_covered_seven_makes_the_house_lower() -> None:
    """TLW-F2: the roof counts three floors until there is another one on top."""
    assert [heights(0), heights(1), heights(4)] == [[1], [4], [3]]


def test_an_example_of_woof_lies_open_and_the_others_are_seen_from_the_seat_that_is_to_choose(server: Server) -> None:
    _, woof = ask(server, "/api/examples/woof/WF-E4")
    _, trick = ask(server, "/api/examples/werewolves-and-robbers/WR-E1b")

    assert all(card for player in woof["view"]["players"] for card in player["cards"])
    assert [bool(seat["hand"]) for seat in trick["view"]["seats"]] == [True, False, False, False]


def test_an_example_may_be_played_to_the_end_of_the_game(server: Server) -> None:
    """TLW-S1"""
    book = next(one for one in examples("three-little-wolves") if one.example == "TLW-S1")

    _, over = ask(server, "/api/examples/three-little-wolves/TLW-S1", moves=book.moves)

    assert (over["seat"], over["decision"], over["moves"], over["view"]["over"]) == (None, None, [], True)
    assert ask(server, "/api/examples/three-little-wolves/TLW-S1/foresee", moves=book.moves, move="pass r1")[0] == 400


def test_a_move_can_be_looked_at_first(server: Server) -> None:
    path = "/api/examples/werewolves-and-robbers/WR-E1b/foresee"

    status, foreseen = ask(server, path, moves=["A C8"], move="R12")

    assert status == 200
    assert foreseen["events"][0] == {"event": "card_played", "seat": "B", "card": "R12"}
    assert (foreseen["preview"]["side"], foreseen["preview"]["wins"]) == ("trump", True)


def test_what_the_rules_refuse_comes_with_its_paragraph(server: Server) -> None:
    """§3.2 of The Werewolves bEat Robbers' Horror: a card of one's own hand, in one's own turn."""
    path = "/api/examples/werewolves-and-robbers/WR-E1b"

    assert ask(server, path, moves=["B R12"]) == (409, {"reason": "not_your_turn", "words": "not your turn (§3.2)"})
    status, refused = ask(server, f"{path}/foresee", moves=[], move="R12")
    assert (status, refused["type"], refused["reason"], refused["paragraph"]) == (200, "refused", "not_in_hand", "3.2")


@pytest.mark.parametrize(
    ("body", "status", "reason"),
    [
        ({"moves": ["A"]}, 400, "not_a_move"),
        ({"moves": ["Z C8"]}, 400, "not_a_move"),
        ({"moves": ["A C99"]}, 400, "not_a_move"),
        ({"moves": ["A C8"] * (MOST_TRIED + 1)}, 400, "bad_request"),
        ({"moves": ["A " + "C" * 100]}, 400, "bad_request"),
        ({"moves": "A C8"}, 400, "bad_request"),
        ({"moves": [], "seed": 1}, 400, "bad_request"),
    ],
)
def test_rubbish_is_refused_in_words(server: Server, body: Any, status: int, reason: str) -> None:
    answered, failed = ask(server, "/api/examples/werewolves-and-robbers/WR-E1b", **body)

    assert (answered, failed["reason"]) == (status, reason)
    assert failed["words"]


def test_there_are_no_other_examples(server: Server) -> None:
    assert ask(server, "/api/examples/woof/WR-E1b")[1]["reason"] == "no_such_example"
    assert ask(server, "/api/examples/chess/WR-E1b")[1]["reason"] == "no_such_game"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_has_a_title_and_a_story(language: Any) -> None:
    for game in GAMES:
        ids = [f"examples-{line.example.replace('.', '-')}" for line in examples(game.key)]
        assert {*ids, *(f"{id}-story" for id in ids)} <= read_texts(language, game.key).keys()
