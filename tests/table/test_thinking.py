"""Bots think in other processes, and a game goes on when one of these dies."""

import os
import signal

import pytest

from tests.table.builders import a_table, start
from wolfden.engine.game import moves_of
from wolfden.table.table import Table
from wolfden.table.thinking import Thinking, digest

pytestmark = pytest.mark.anyio


def a_seat_that_owes(table: Table) -> int:
    return next(chair.number for chair in table.chairs if table.owes(chair))


async def test_a_bot_moves_although_its_process_was_killed() -> None:
    table = a_table(seats=["me"] * 4)
    start(table)
    seat = a_seat_that_owes(table)
    thinking = Thinking(1)
    await thinking.choose(table.game, table.sight(seat), seat, "hunter", "seed", table.code)

    for process in thinking.bots.pids():
        os.kill(process, signal.SIGKILL)
    move = await thinking.choose(table.game, table.sight(seat), seat, "hunter", "seed", table.code)

    thinking.close()
    assert move in moves_of(table.game, table.sight(seat), seat)


async def test_a_move_is_foreseen_although_the_process_was_killed() -> None:
    table = a_table(seats=["me"] * 4)
    start(table)
    seat = a_seat_that_owes(table)
    thinking = Thinking(1)
    sight = table.sight(seat)
    move = moves_of(table.game, sight, seat)[0]
    before = await thinking.foresee(table.game, sight, seat, move)

    for process in list(thinking.pool._processes):
        os.kill(process, signal.SIGKILL)

    assert await thinking.foresee(table.game, sight, seat, move) == before
    thinking.close()


def test_a_bot_is_not_told_the_seed_of_the_deal() -> None:
    assert "secret" not in digest("bot 1 0 secret")
    assert digest("bot 1 0 secret") != digest("bot 2 0 secret")
