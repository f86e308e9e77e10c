"""A record is the game: written, read, replayed to the same end, and refused when it is damaged."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from wolfden.engine.decision import MoveIndex, SeatIndex
from wolfden.engine.errors import BadRecord, WolfdenError
from wolfden.engine.game import AnyGame, is_over, play
from wolfden.engine.record import (
    Record,
    commitment,
    new_record,
    read_record,
    replay,
    save_record,
    verify,
    write_record,
)  # fmt: skip
from wolfden.games import find_game

from .sampling import random_move, random_options, set_table_of


def played(game: AnyGame, seed: str) -> tuple[Record, Any]:
    """A finished random game and its record."""
    random = Random(seed)
    record = new_record(game, random_options(game, random), seed)
    state = set_table_of(game, record)
    while not is_over(state):
        seat, move = random_move(game, state, random)
        record.moves.append(f"{game.seats(state)[seat]} {game.write_move(state, SeatIndex(seat), MoveIndex(move))}")
        play(game, state, SeatIndex(seat), MoveIndex(move))
    record.outcome = msgspec.to_builtins(game.outcome(state))
    return record, state


def test_a_record_replays_to_the_same_end(game: AnyGame, tmp_path: Path) -> None:
    for number in range(10):
        record, state = played(game, f"replay {number}")
        save_record(record, tmp_path / "game.json")
        again = read_record((tmp_path / "game.json").read_bytes())
        assert again == record
        verify(again, find_game)
        *_, (last, _) = replay(again, find_game)
        assert last.tree() == state.tree()
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_game_in_the_middle_is_a_record_too(game: AnyGame) -> None:
    record, _ = played(game, "middle")
    record.outcome = None
    del record.moves[len(record.moves) // 2 :]
    verify(record, find_game)


def test_a_truncated_record_is_refused(game: AnyGame) -> None:
    text = write_record(played(game, "truncated")[0])
    for length in range(0, len(text) - 2, 97):
        with pytest.raises(BadRecord, match="not a whole record"):
            read_record(text[:length])


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"schema": 99}, "schema 99"),
        ({"schema": None}, "schema None"),
        ({"rules": 99}, "rules 99"),
        ({"game": "chess"}, "no game 'chess'"),
        ({"options": {"players": 77}}, "players"),
        ({"options": {"colour": "red"}}, "colour"),
        ({"seed": "another"}, "commitment"),
        ({"nonce": "another"}, "commitment"),
        ({"moves": 5}, "moves"),
        ({"outcome": None}, "no outcome"),
        ({"outcome": {"winners": []}}, "outcome is"),
        ({"surprise": 1}, "surprise"),
        ({"tables": {"nonsense.csv": ""}}, "nonsense.csv"),
    ],
)
def test_a_damaged_record_is_refused_with_the_reason(game: AnyGame, change: dict[str, Any], complaint: str) -> None:
    text = msgspec.json.encode(msgspec.to_builtins(played(game, "damaged")[0]) | change)
    with pytest.raises(WolfdenError, match=complaint):
        verify(read_record(text), find_game)


def test_an_illegal_move_is_named_by_its_number(game: AnyGame) -> None:
    for wrong in ("nonsense", ""):
        record, _ = played(game, "illegal")
        seat = record.moves[4].split()[0]
        record.moves[4] = f"{seat} {wrong}"
        with pytest.raises(BadRecord, match=r"move 5 "):
            verify(record, find_game)
    record, _ = played(game, "illegal")
    record.moves[4] = "Z " + record.moves[4]
    with pytest.raises(BadRecord, match=r"move 5 .*not a seat"):
        verify(record, find_game)


def test_a_move_after_the_end_is_refused(game: AnyGame) -> None:
    record, _ = played(game, "after the end")
    record.moves.append(record.moves[-1])
    with pytest.raises(BadRecord, match=f"move {len(record.moves)} "):
        verify(record, find_game)


def test_the_seed_is_committed_to_before_the_deal(game: AnyGame) -> None:
    """Without the nonce nobody can try seeds against the commitment."""
    first, second = (new_record(game, {}, "7") for _ in range(2))
    assert first.commitment != second.commitment
    assert first.commitment == commitment("7", first.nonce)
    assert new_record(game, {}).seed != new_record(game, {}).seed
