"""Bots think in other processes, and a game goes on when one of these dies."""

import os
import signal

import pytest

from tests.table.builders import a_table, start
from wolfden.engine.game import moves_of
from wolfden.table.refusal import Refusal
from wolfden.table.thinking import Thinking

pytestmark = pytest.mark.anyio


async def test_a_process_that_dies_is_replaced() -> None:
    table = a_table(seats=["me"] * 4)
    start(table)
    seat = next(chair.number for chair in table.chairs if table.owes(chair))
    thinking = Thinking(1)
    before = await thinking.choose(table.game, table.sight(seat), seat, "hunter", "seed")

    for process in list(thinking.pool._processes):
        os.kill(process, signal.SIGKILL)
    after = await thinking.choose(table.game, table.sight(seat), seat, "hunter", "seed")

    thinking.close()
    assert before == after


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


async def test_when_no_process_can_think_a_bot_still_makes_a_legal_move(monkeypatch: pytest.MonkeyPatch) -> None:
    table = a_table(seats=["me"] * 4)
    start(table)
    seat = next(chair.number for chair in table.chairs if table.owes(chair))
    thinking = Thinking(1)
    with pytest.raises(Refusal):
        await thinking.ask(die)
    monkeypatch.setattr(thinking, "ask", lambda *_: thinking_fails())

    move = await thinking.choose(table.game, table.sight(seat), seat, "hunter", "seed")

    thinking.close()
    assert move in moves_of(table.game, table.sight(seat), seat)


async def thinking_fails() -> int:
    raise Refusal("cannot_think")
