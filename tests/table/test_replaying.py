"""A finished game once more, through any eyes."""

from random import Random

import msgspec
import pytest

from tests.every_game.sampling import random_move, random_options, set_table_of
from wolfden.engine.decision import MoveIndex, SeatIndex
from wolfden.engine.errors import WolfdenError
from wolfden.engine.game import AnyGame, events, is_over, play, see, write_event
from wolfden.engine.record import Record, new_record
from wolfden.games import GAMES, find_game
from wolfden.table.replaying import frames
from wolfden.table.views import view


@pytest.fixture(params=GAMES, ids=lambda game: game.key)
def game(request: pytest.FixtureRequest) -> AnyGame:
    chosen: AnyGame = request.param
    return chosen


def finished(game: AnyGame, seed: str = "replay", **options: object) -> Record:
    """The record of a whole random game."""
    random = Random(f"{game.key} {seed}")
    record = new_record(game, options or random_options(game, random), seed)
    state = set_table_of(game, record)
    while not is_over(state):
        seat, move = random_move(game, state, random)
        record.moves.append(f"{game.seats(state)[seat]} {game.write_move(state, SeatIndex(seat), MoveIndex(move))}")
        play(game, state, SeatIndex(seat), MoveIndex(move))
    record.outcome = game.outcome(state)
    return record


def test_a_seat_sees_its_game_as_it_was(game: AnyGame) -> None:
    """Frame by frame, the views and events it got while the game was played."""
    record = finished(game)
    state = set_table_of(game, record)
    seen = frames(record, game.seats(state)[0])

    assert len(seen) == len(record.moves) + 1
    for frame, words in zip(seen[1:], record.moves, strict=True):
        name, _, move = words.partition(" ")
        seat = game.seats(state).index(name)
        play(game, state, SeatIndex(seat), game.read_move(state, SeatIndex(seat), move))
        sight = see(game, state, 0)
        assert frame.seat == name
        assert frame.view == view(game, sight)
        assert frame.events == [write_event(game, event) for event in events(sight)]


def test_with_every_hand_open_every_move_is_told(game: AnyGame) -> None:
    record = finished(game)

    whole = frames(record, "all")

    assert (whole[0].seq, whole[0].seat, whole[0].move) == (0, None, None)
    assert [f"{frame.seat} {frame.move}" for frame in whole[1:]] == record.moves
    assert [frame.seq for frame in whole] == list(range(len(whole)))


def test_everybody_ends_at_the_same_table(game: AnyGame) -> None:
    """Nothing is hidden when the game is over, but questions of Woof!! that nobody asked (§4.1 there)."""
    record = finished(game)
    ends = [frames(record, viewer)[-1].view for viewer in ("public", "all", game.seats(set_table_of(game, record))[0])]

    shown = [msgspec.to_builtins(end) | {"you": None} for end in ends]
    for player in [player for end in shown for player in end.get("players", [])]:
        player.pop("questions")

    assert shown[0] == shown[1] == shown[2]


def test_a_pass_of_the_three_little_wolves_is_told_to_its_giver_alone() -> None:
    """§4 Secret picks of T3."""
    record = finished(find_game("three-little-wolves"), players=3)
    givers = [(seq, words[0]) for seq, words in enumerate(record.moves, start=1) if words[2:].startswith("pass")]
    assert givers

    for viewer in "ABC":
        seen = frames(record, viewer)
        assert all((seen[seq].move is None) == (giver != viewer) for seq, giver in givers)


def test_a_declaration_of_woof_is_told_to_nobody_else() -> None:
    """§4.1 The content of any board is its player's until all are turned up."""
    record = finished(find_game("woof"), players=5, turn_limit=2)
    seen = frames(record, "public")
    assert {frame.move for frame in seen if frame.move and not frame.move.startswith(("look", "ask"))} == set()
    assert any(frame.move is None for frame in seen[1:])


def test_frames_go_over_the_wire(game: AnyGame) -> None:
    record = finished(game)

    sent = msgspec.json.encode(frames(record, "public"))

    assert len(msgspec.json.decode(sent)) == len(record.moves) + 1


def test_a_viewer_who_was_not_there_is_refused() -> None:
    record = finished(find_game("woof"), players=5)

    with pytest.raises(WolfdenError, match="there is no viewer '6'; name 1, 2, 3, 4, 5, public or all"):
        frames(record, "6")
