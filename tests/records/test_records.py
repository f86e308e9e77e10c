"""Games of earlier versions are still the same games, and every list of moves still has the same order.

Records that people keep and seeds that bots were measured with depend on both. A record is remade only when the rules
of its game have a new version: remove its two files and run `python -m tests.records.playing`. That also plays
what is new in the list there.
"""

import pytest
from msgspec.structs import replace

from wolfden.engine.errors import BadRecord
from wolfden.engine.record import verify
from wolfden.games import GAMES, find_game

from .playing import FOLDER, PLAYED, orders, orders_file, play_anew, read

EVERY_RECORD = pytest.mark.parametrize("name", PLAYED)


def test_every_game_is_here_and_nothing_else() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(PLAYED)
    assert {game for _, game, _ in PLAYED.values()} == {game.key for game in GAMES}


@EVERY_RECORD
def test_an_old_record_replays_to_the_same_end(name: str) -> None:
    record = read(name)
    assert record.outcome is not None
    verify(record, find_game)


@EVERY_RECORD
def test_the_moves_are_listed_in_the_same_order(name: str) -> None:
    assert list(orders(read(name))) == orders_file(name).read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", [name for name, (level, _, _) in PLAYED.items() if level == "random"])
def test_a_seeded_bot_plays_the_same_game_again(name: str) -> None:
    anew, kept = play_anew(name), read(name)
    assert anew.moves == kept.moves
    assert anew.options.items() >= kept.options.items()  # some may have come since, at their defaults


def test_an_outcome_may_say_less_than_today_and_nothing_else() -> None:
    record = read("woof-4")
    assert record.outcome is not None
    ends = {name: record.outcome[name] for name in ("winners", "points", "why")}
    verify(replace(record, outcome=ends), find_game)
    for wrong in (ends | {"why": "weather"}, ends | {"weather": "fine"}, {"winners": ends["winners"]}):
        with pytest.raises(BadRecord, match="the outcome is"):
            verify(replace(record, outcome=wrong), find_game)
