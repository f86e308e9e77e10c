"""Bots think in other processes, and a game goes on when one of these dies."""

import os
import signal

import pytest

from tests.table.builders import a_table, some_move, start, write
from wolfden.bots.worker import digest, remake
from wolfden.bots.worker_pool import Worker
from wolfden.engine.decision import SeatIndex
from wolfden.engine.game import moves_of
from wolfden.table.bots import BotProcesses
from wolfden.table.table import Table

pytestmark = pytest.mark.anyio


def a_seat_that_owes(table: Table) -> SeatIndex:
    return next(chair.number for chair in table.chairs if table.owes(chair))


async def test_a_bot_moves_although_its_process_was_killed() -> None:
    table = a_table(seats=["me"] * 4)
    start(table)
    seat = a_seat_that_owes(table)
    bots = BotProcesses(1)
    await bots.choose(table.game, table.sight(seat), seat, "hunter", "seed", table.code)

    for process in bots.workers.pids():
        os.kill(process, signal.SIGKILL)
    move = await bots.choose(table.game, table.sight(seat), seat, "hunter", "seed", table.code)

    bots.close()
    assert move in moves_of(table.game, table.sight(seat), seat)


async def test_a_move_is_foreseen_although_the_process_was_killed() -> None:
    table = a_table(seats=["me"] * 4)
    start(table)
    seat = a_seat_that_owes(table)
    bots = BotProcesses(1)
    sight = table.sight(seat)
    move = moves_of(table.game, sight, seat)[0]
    before = await bots.foresee(table.game, sight, seat, move)

    for process in list(bots.previewer._processes):
        os.kill(process, signal.SIGKILL)

    assert await bots.foresee(table.game, sight, seat, move) == before
    bots.close()


def test_a_bot_is_not_told_the_seed_of_the_deal() -> None:
    table = a_table(seats=["me"] * 4)
    start(table, "secret")

    assert "secret" not in table.bot_seed(SeatIndex(1))
    assert table.bot_seed(SeatIndex(1)) != table.bot_seed(SeatIndex(2))


async def test_a_bot_that_failed_at_a_table_can_be_asked_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Given a failure in the log, then table, moves, seat and level lead to the question, and the digest agrees."""
    table = a_table(seats=["me"] * 4)
    start(table)
    for _ in range(5):
        write(table, some_move(table))
    seat, bots = a_seat_that_owes(table), BotProcesses(1)
    monkeypatch.setattr(Worker, "run", lambda *_: b"nonsense")

    await bots.choose(table.game, table.sight(seat), seat, "wolf", table.bot_seed(seat), table.so_far())

    bots.close()
    assert f"wolf failed in seat {seat} of {table.code} after 5 moves" in caplog.text
    assert f"job {digest(remake(table.record(), 5, seat, 'wolf'))}" in caplog.text
