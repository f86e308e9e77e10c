"""`wolfden hint`, and h in a game: what a bot would play, and why, from what the seat may know."""

from pathlib import Path

import msgspec
import pytest

from wolfden.bots.reasons import Reasons
from wolfden.engine.decision import SeatIndex
from wolfden.engine.game import moves_of
from wolfden.engine.record import read_record, replay
from wolfden.games import GAMES, find_game
from wolfden.locale import LANGUAGES, Language, Text

from .running import a_record, wolfden

KEYS = [game.key for game in GAMES]


@pytest.fixture(autouse=True)
def no_compiled_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WOLFDEN_CACHE", str(tmp_path / "cache"))


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("answer", ["h", "Hint"])
def test_a_hint_leaves_the_choice_to_the_person(key: str, answer: str, tmp_path: Path) -> None:
    """Given an open choice, when a hint is asked for, then it is shown and the question is asked again."""
    path = tmp_path / "game.json"
    played = wolfden("play", key, "--seed", "7", "--record", path, "--bots", "random", answers=f"{answer}\nq\n")

    assert Text("en")(f"{key}-hint-note")[:40] in " ".join(played.output.split())
    assert played.output.count("Your choice") == 2
    assert "not ready (0 %)" in " ".join(played.output.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_worded_in_every_language(language: Language, tmp_path: Path) -> None:
    path, text = tmp_path / "game.json", Text(language)
    wolfden("play", "werewolves-and-robbers", "--seed", "7", "--record", path, answers="1\nq\n")

    shown = wolfden("hint", path, "--level", "wolf", "--lang", language).output

    for id in ("hint-chance", "hint-seat", "werewolves-and-robbers-role-robber"):
        assert text(id) in shown


def test_every_move_of_a_record_can_be_asked_about(tmp_path: Path) -> None:
    """Given a finished game, when a hint is asked for move 5, then its mover's choices then are weighed."""
    path = a_record(tmp_path)
    record, game = read_record(path.read_bytes()), find_game("wolf-and-hound")
    states = [state.copy() for state, _ in replay(record, find_game)]

    reply = wolfden("hint", path, "--move", "5", "--level", "wolf", "--json")

    found = msgspec.json.decode(reply.output, type=Reasons)
    assert found.seat == record.moves[4].split()[0]
    seat = game.seats(states[4]).index(found.seat)
    legal = {game.write_move(states[4], SeatIndex(seat), move) for move in moves_of(game, states[4], SeatIndex(seat))}
    assert {option.move for option in found.alternatives} == legal
    assert f"Played: {record.moves[-1]}" in wolfden("hint", path, "--level", "wolf").output


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (("--move", "999"), "there is no choice 999; name one from 1 to"),
        (("--move", "1", "--seat", "P9"), "P9 has no choice before move 1; P1 has"),
        (("--level", "hunter"), "hunter does not search, and has no reasons; ask wolf or alpha"),
        (("--level", "shark"), "ask wolf or alpha"),
    ],
)
def test_a_question_about_nothing_is_answered_in_one_line(
    options: tuple[str, ...], complaint: str, tmp_path: Path
) -> None:
    refused = wolfden("hint", a_record(tmp_path), *options)

    assert refused.exit_code == 1
    assert complaint in refused.stderr
    assert refused.stderr.count("\n") == 1
