"""docs/protocol.md says what is so: its examples are sent and read here."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from tests.table.serving import Server, guest
from tests.table.test_sockets import hear, socket_of
from wolfden.table.limits import MOST_BODY, MOST_BYTES
from wolfden.table.messages import (
    LONGEST_NAME,
    LONGEST_TEXT,
    MOST_TRIED,
    Attempt,
    ClientMessage,
    Introduction,
    NewTable,
    Passphrase,
    ServerMessage,
    SignIn,
    Trial,
    TrialMove,
    read_client_message,
    read_server_message,
)
from wolfden.table.opening import PACES
from wolfden.table.refusal import REASONS

DOCUMENT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
OF_THE_CARDS_DEALT = {"move", "foresee"}  # whether these examples are legal depends on the deal
OUT_OF_PLACE = {"hint": "not_practice", "rematch": "not_over"}

pytestmark = pytest.mark.anyio


def examples() -> list[Any]:
    found = []
    for block in re.findall(r"```json\n(.*?)```", DOCUMENT, re.DOTALL):
        while block.strip():
            example, end = json.JSONDecoder().raw_decode(block.lstrip())
            found.append(example)
            block = block.lstrip()[end:]
    return found


def tags(union: Any) -> list[str]:
    return [kind.__struct_config__.tag for kind in get_args(union)]


def of(union: Any) -> list[Any]:
    return [example for example in examples() if example.get("type") in tags(union)]


def test_every_message_has_an_example() -> None:
    shown = {example.get("type") for example in examples()}

    assert {*tags(ClientMessage), *tags(ServerMessage)} == shown - {None}


@pytest.mark.parametrize("example", of(ServerMessage), ids=lambda example: example["type"])
def test_what_one_hears_has_every_field(example: Any) -> None:
    assert msgspec.to_builtins(read_server_message(json.dumps(example))) == example


@pytest.mark.parametrize("example", of(ClientMessage), ids=lambda example: example["type"])
def test_what_one_says_has_every_field(example: Any) -> None:
    assert msgspec.to_builtins(read_client_message(json.dumps(example))) == example


async def test_every_example_is_answered_at_a_real_table(server: Server) -> None:
    [new_table] = [example for example in examples() if "game" in example and "type" not in example]
    assert msgspec.to_builtins(msgspec.convert(new_table, NewTable)) == new_table
    aki = await guest(server, "Aki")
    code = (await aki.post("/api/tables", new_table))["table"]

    async with socket_of(aki, code) as socket:
        for example in of(ClientMessage):
            await socket.send(json.dumps(example))
            answer: Any = {}
            while answer.get("id") != example["id"]:
                answer = json.loads(await socket.recv())
            if example["type"] in OUT_OF_PLACE:
                assert answer["reason"] == OUT_OF_PLACE[example["type"]]
            elif example["type"] in OF_THE_CARDS_DEALT and answer["type"] == "refused":
                assert answer["paragraph"] or answer["reason"] == "stale_decision"
            else:
                assert answer["type"] in ("saved", "foreseen", "sight_of", "pong")


def test_bodies_in_the_tables_of_requests_are_read() -> None:
    bodies = re.findall(r"\| `POST [^|]*\| `(\{.*?\})` \|", DOCUMENT)

    kinds = (Introduction, Passphrase, SignIn, Trial, TrialMove, Attempt, Attempt, Attempt)
    for body, kind in zip(bodies, kinds, strict=True):
        msgspec.json.decode(body, type=kind)


def test_all_reasons_are_listed_in_the_same_words() -> None:
    table = DOCUMENT.partition("## Refusals")[2].partition("## Limits")[0]

    assert dict(re.findall(r"(?m)^\| `(\w+)` \| (.+) \|$", table)) == REASONS


def test_paces_and_limits_are_the_real_ones() -> None:
    rows = re.findall(r"(?m)^\| `(\w+)` \| (none|\d+) \| (none|\d+) \|$", DOCUMENT)
    read = {pace: tuple(None if n == "none" else int(n) for n in numbers) for pace, *numbers in rows}

    assert read == PACES
    assert f"| text, name | {LONGEST_TEXT}, {LONGEST_NAME} characters |" in DOCUMENT
    assert f"all moves since the position, at most {MOST_TRIED}." in DOCUMENT
    assert f"{MOST_BYTES // 1024} KB; HTTP bodies {MOST_BODY // 1024} KB" in DOCUMENT


async def test_the_first_thing_one_hears_is_the_table(server: Server) -> None:
    aki = await guest(server, "Aki")
    code = await aki.make_table("woof", seats=["me"])

    async with socket_of(aki, code) as socket:
        message = await hear(socket, "table")

    [example] = [example for example in of(ServerMessage) if example["type"] == "table"]
    assert message.keys() == example.keys()
    assert message["seats"][0].keys() == example["seats"][0].keys()
