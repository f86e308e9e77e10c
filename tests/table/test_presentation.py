"""What viewers are shown is made beside the table: step by step for those who listen, from the record for others."""

from ast import ImportFrom, parse, walk
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.table.builders import AKI, a_table, present, some_move, start
from wolfden.engine.decision import SPECTATOR
from wolfden.engine.game import AnyGame, moves_of, to_act
from wolfden.games import GAMES
from wolfden.table import table as table_module
from wolfden.table.entries import LogEntry, Moved
from wolfden.table.live import LiveTable
from wolfden.table.messages import encode
from wolfden.table.table import Table

WITHOUT_AID = {"memory_aid": False}


def a_live_table(game: AnyGame, options: dict[str, Any]) -> LiveTable:
    players = game.players[0]
    table = a_table(game.key, seats=["me"] * players, options={"players": players, **options})
    start(table)
    return LiveTable(table, 0.0)


def go_on(live: LiveTable, entry: LogEntry) -> None:
    """As the service does it: a copy is folded further and takes the place of the table."""
    table = live.table.copy()
    table.fold(table.seq + 1, table.updated, entry)
    live.advance(table)


def a_random_move(table: Table, random: Random) -> Moved:
    seat = random.choice(to_act(table.state))
    words = table.game.write_move(table.state, seat, random.choice(moves_of(table.game, table.state, seat)))
    return Moved(seat=table.chairs[seat].seat, decision=table.state.decision.number, move=words, by="person")


def shown(live: LiveTable, seat: str | None, seen: int) -> bytes:
    return encode(live.presentation.present(live.table, AKI.id, seat, seen, 0.0, 0, seen))


def test_the_fold_of_a_log_knows_nothing_of_views() -> None:
    tree = parse(Path(table_module.__file__).read_text(encoding="utf-8"))
    siblings = {node.module for node in walk(tree) if isinstance(node, ImportFrom) and node.level}

    assert siblings == {"entries", "messages"}


@pytest.mark.parametrize("options", [{}, WITHOUT_AID], ids=["", "without memory aid"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_whoever_comes_late_is_told_what_those_who_listened_were_told(game: AnyGame, options: dict[str, bool]) -> None:
    if options and "memory_aid" not in game.Options.__struct_fields__:
        pytest.skip("nothing is to be remembered")
    live, random = a_live_table(game, options), Random(3)
    seats = [live.table.seats[0].seat, None]
    for seat in seats:
        shown(live, seat, 0)

    while live.table.status == "playing":
        seen = live.table.seq
        go_on(live, a_random_move(live.table, random))
        if len(live.table.moves) % 9 == 0 or live.table.outcome():
            for seat in seats:
                late = present(live.table, AKI.id, seat, seen, 0.0, 0, seen)
                assert shown(live, seat, seen) == encode(late)
                assert shown(live, seat, 0) == encode(present(live.table, AKI.id, seat, 0, 0.0, 0, 0))


def test_whoever_listens_hears_of_every_move_although_nobody_looks_in_between() -> None:
    live = a_live_table(GAMES[0], {})
    shown(live, None, 0)

    for _ in range(5):
        go_on(live, some_move(live.table))

    story = live.presentation.stories[SPECTATOR]
    assert len(story.told) == 5, "the deal and four moves; of the last one nobody has asked yet"
    assert shown(live, None, 0) == encode(present(live.table, AKI.id, None, 0, 0.0, 0, 0))


def test_what_was_made_of_an_earlier_position_is_not_shown_again() -> None:
    live = a_live_table(GAMES[0], {})
    seat = live.table.seats[0].seat
    before = live.presentation.present(live.table, AKI.id, seat, 0, 0.0, 0)

    go_on(live, some_move(live.table))

    after = live.presentation.present(live.table, AKI.id, seat, 0, 0.0, 0)
    assert encode(after.view) != encode(before.view)
    assert after.decision != before.decision
