"""The first lessons over HTTP: the step and the choice come with every request, and nothing is kept."""

import json
from typing import Any

import pytest

from tests.table.serving import Server
from tests.table.test_api import fetch
from tests.table.test_examples import ask
from wolfden.engine.lessons import read_lesson
from wolfden.games import GAMES


def lesson(server: Server, game: str) -> dict[str, Any]:
    status, _, answer = fetch(server, f"/api/lessons/{game}")
    assert status == 200
    found: dict[str, Any] = json.loads(answer)
    return found


@pytest.mark.parametrize("game", [game for game in GAMES if read_lesson(game)], ids=lambda game: game.key)
def test_a_lesson_is_played_through_step_by_step(server: Server, game: Any) -> None:
    given = lesson(server, game.key)
    for step in given["steps"]:
        path = f"/api/lessons/{game.key}/{step}"
        status, before = ask(server, path)
        assert (status, before["reached"], before["told"]) == (200, False, [])

        answers = [ask(server, path, move=choice)[1] for choice in before["moves"] + before["answers"]]

        assert any(one["reached"] for one in answers)
        assert any(one["mistake"] and one["rule"] for one in answers)
        assert all(one["reached"] != bool(one["mistake"]) for one in answers)


def test_a_right_move_is_told_with_the_replies(server: Server) -> None:
    status, after = ask(server, "/api/lessons/wolf-and-hound/wolf", move="B1")

    assert (status, after["reached"], after["mistake"], after["moves"]) == (200, True, None, [])
    assert [told["seat"] for told in after["told"]] == ["P1", "P2", "P3", "P4"]
    lost = {"event": "sheep_lost", "seat": "P2", "by": "wolf_01", "left": 2}
    assert lost in after["told"][0]["events"]


def test_a_wrong_move_is_shown_and_nobody_replies(server: Server) -> None:
    """§3.6 of Wolf & Hound"""
    _, after = ask(server, "/api/lessons/wolf-and-hound/wolf", move="B3")

    assert (after["reached"], after["mistake"], after["rule"], after["right"]) == (False, "too-far", "3.6", "B1")
    assert [told["seat"] for told in after["told"]] == ["P1"]
    assert {one["animal"]: one["place"] for one in after["view"]["animals"]}["wolf_01"] == "P4"


def test_the_end_of_a_game_is_known(server: Server) -> None:
    won, lost = (ask(server, "/api/lessons/wolf-and-hound/win", move=move)[1] for move in ("B3", "W4"))

    assert (won["over"], lost["over"]) == (True, False)


def test_a_question_is_answered_without_a_move(server: Server) -> None:
    _, before = ask(server, "/api/lessons/woof/role")
    _, wrong = ask(server, "/api/lessons/woof/role", move="sheep")
    _, right = ask(server, "/api/lessons/woof/role", move="hunter")

    assert (before["decision"], before["moves"], before["answers"]) == (None, [], ["hunter", "sheep"])
    assert (wrong["mistake"], wrong["rule"], wrong["told"]) == ("sheep", "1.1", [])
    assert right["reached"]


def test_the_learner_sees_what_the_seat_may_see(server: Server) -> None:
    """§4.1 of Woof!!: role cards are secret."""
    _, before = ask(server, "/api/lessons/woof/look")
    _, after = ask(server, "/api/lessons/woof/look", move="look 3 0")

    assert [any(player["cards"]) for player in before["view"]["players"]] == [True, False, False, False, False]
    looked = [event for told in after["told"] for event in told["events"] if event["event"] == "looked"]
    assert [event.get("card") for event in looked] == ["W1", None, None]


def test_a_move_of_a_lesson_can_be_looked_at_first(server: Server) -> None:
    status, foreseen = ask(server, "/api/lessons/wolf-and-hound/wolf/foresee", move="B3")

    assert (status, foreseen["type"]) == (200, "foreseen")
    assert foreseen["events"][0] == {"event": "card_played", "seat": "P1", "card": "B3"}


def test_what_the_rules_refuse_is_refused_with_its_paragraph(server: Server) -> None:
    """§3.3 of The Three Little Wolves, §3.2 of Woof!!"""
    path = "/api/lessons/three-little-wolves/up"

    _, refused = ask(server, f"{path}/foresee", move="build r2 red")
    status, failed = ask(server, path, move="build r2 red")
    _, early = ask(server, "/api/lessons/woof/look/foresee", move="declare 3 4")

    assert (refused["type"], refused["paragraph"], early["paragraph"]) == ("refused", "3.3", "3.2")
    assert (status, failed["reason"]) == (409, refused["reason"])


@pytest.mark.parametrize(
    ("path", "body", "status", "reason"),
    [
        ("woof/nothing", {}, 404, "no_such_step"),
        ("chess/role", {}, 404, "no_such_game"),
        ("woof/role", {"move": "wolf"}, 400, "not_a_move"),
        ("woof/role/foresee", {"move": "hunter"}, 400, "not_playing"),
        ("woof/look", {"move": "dance"}, 400, "not_a_move"),
        ("woof/look", {"move": "l" * 100}, 400, "bad_request"),
        ("woof/look", {"moves": []}, 400, "bad_request"),
    ],
)
def test_rubbish_is_refused_in_words(server: Server, path: str, body: Any, status: int, reason: str) -> None:
    answered, failed = ask(server, f"/api/lessons/{path}", **body)

    assert (answered, failed["reason"]) == (status, reason)
    assert failed["words"]
