"""Any bytes on the socket, any JSON in a message: a clear refusal, the server lives, the tables go on."""

import asyncio
import logging

import pytest

from harness.fuzz_messages import KINDS
from harness.fuzz_socket import fuzz
from tests.table.serving import Server

pytestmark = pytest.mark.anyio

MESSAGES = 3000


async def test_rubbish_is_refused_and_harms_nobody(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    """Honest guests play to the end at the tables that are fuzzed; `fuzz` checks their records."""
    with caplog.at_level(logging.ERROR):
        tally = await fuzz(server.url, MESSAGES)

    closed = sum(tally.closes.values())
    assert tally.sent == MESSAGES == sum(tally.answers.values()) + closed
    assert tally.games == MESSAGES / 1000
    assert (tally.undocumented, tally.leaks) == (0, 0)
    assert tally.answers["bad_message"] > MESSAGES / len(KINDS)
    assert tally.answers["not_your_seat"] > 0
    assert [line for line in caplog.messages if not line.startswith("Invalid UTF-8")] == []


async def test_no_socket_is_left_behind(server: Server) -> None:
    await fuzz(server.url, 200, seed=2)

    tables = server.app.state.service.tables.values()
    for _ in range(100):
        if not any(live.visitors for live in tables):
            break
        await asyncio.sleep(0.1)

    assert not any(live.visitors for live in tables)
