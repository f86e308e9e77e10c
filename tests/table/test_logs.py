"""What the log of a server may say: no text of an error, which may name cards, moves or seeds."""

import asyncio
import json
import logging

import pytest

from tests.table.builders import a_table, start
from wolfden.engine.errors import BadRecord
from wolfden.engine.record import replay
from wolfden.games import find_game
from wolfden.table.logs import JsonLines


def logged(record: logging.LogRecord) -> dict[str, str]:
    line: dict[str, str] = json.loads(JsonLines().format(record))
    return line


def test_a_traceback_has_places_and_types_and_no_texts() -> None:
    """Given a record with a move that cannot be, of which the error speaks, then the log does not."""
    table = a_table(seats=["me"] * 4)
    start(table)
    table.moves.append("P1 a secret")
    with pytest.raises(BadRecord, match="secret") as caught:
        list(replay(table.record(), find_game))
    failed = (caught.type, caught.value, caught.tb)

    line = logged(logging.LogRecord("wolfden.table", logging.ERROR, "", 0, "a task failed", (), failed))

    assert line["says"] == "a task failed"
    assert "in replay" in line["traceback"]
    assert line["traceback"].endswith("BadRecord")
    assert "secret" not in json.dumps(line)


def test_what_asyncio_says_of_a_task_stops_before_its_values(caplog: pytest.LogCaptureFixture) -> None:
    loop = asyncio.new_event_loop()
    loop.call_exception_handler({"message": "Task exception was never retrieved", "future": ["a secret"]})
    loop.call_exception_handler({"message": "Exception in callback TableService.publish(['a secret'])"})
    loop.close()

    lines = [logged(record) for record in caplog.records]

    assert [line["says"] for line in lines] == [
        "Task exception was never retrieved",
        "Exception in callback TableService.publish",
    ]
