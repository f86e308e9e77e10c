"""`wolfden serve` and `wolfden bot`, as people start them."""

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest
from typer.main import get_command

from harness.cluster import Cluster
from harness.servers import a_process
from tests.table.serving import Server, guest
from wolfden.cli import app
from wolfden.client import Client
from wolfden.engine.errors import WolfdenError
from wolfden.table.messages import Start

pytestmark = pytest.mark.anyio


def wolfden(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, "-m", "wolfden", *arguments], capture_output=True, text=True, timeout=60)


def test_what_cannot_be_served_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("this is no database, but a text that is longer than a header")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        for arguments, words in (
            (["--workers", "2"], "need a database they can share"),
            (["--database", "mysql://here"], "is not a database"),
            (["--database", str(tmp_path / "text.db")], "cannot be opened"),
            (["--host", "127.0.0.1", "--port", port], "cannot listen"),
        ):
            done = wolfden("serve", "--data-dir", str(tmp_path / "data"), *arguments)
            assert done.returncode == 1
            assert words in done.stderr
            assert done.stderr.count("\n") == 1


def test_the_operators_handbook_lists_every_option() -> None:
    handbook = (Path(__file__).parents[2] / "docs" / "operations.md").read_text(encoding="utf-8")
    listed = re.findall(r"(?m)^\| `(--[a-z-]+)` \| `(WOLFDEN_\w+)", handbook)

    real = [(param.opts[0], param.envvar) for param in get_command(app).commands["serve"].params if param.envvar]  # type: ignore[attr-defined]

    assert sorted(listed) == sorted(real)


async def test_a_server_that_is_told_to_stop_finishes_and_the_next_goes_on(tmp_path: Path) -> None:
    database = str(tmp_path / "wolfden.db")
    with a_process(database) as (process, url):
        aki = Client(url)
        await aki.introduce("Aki")
        code = await aki.make_table("wolf-and-hound", seats=["me"] * 4, start=True)
        async with aki.at(code) as place:
            kept = await place.choose((await place.turn()).moves[0])

            process.send_signal(signal.SIGTERM)
            assert await asyncio.to_thread(process.wait, 20) in (0, -signal.SIGTERM)

    with a_process(database) as (_, url):
        async with Client(url, aki.token).at(code) as place:
            table = await place.wait_for(lambda _: True)
            assert [table.seq, table.you] == [kept.seq, ["P1", "P2", "P3", "P4"]]  # type: ignore[union-attr]


async def test_several_workers_serve_one_table_and_count_together(cluster: Cluster) -> None:
    with a_process(cluster.empty_database(), "--workers", "2") as (process, url):
        aki = Client(url)
        await until_it_answers(url)
        await aki.introduce("Aki")
        code = await aki.make_table("wolf-and-hound", seats=["me", *[{"bot": "random"}] * 3], start=True)
        async with aki.at(code) as one, aki.at(code) as two, aki.at(code) as three:
            table = await one.turn()
            kept = await one.choose(table.moves[0])
            for place in (two, three):
                await place.wait_for(lambda table: table.seq >= kept.seq)  # type: ignore[union-attr]

            figures = await asyncio.to_thread(lambda: urllib.request.urlopen(f"{url}/metrics").read().decode())
            assert re.search(r"(?m)^wolfden_sockets 3.0$", figures)
        process.send_signal(signal.SIGTERM)
        await asyncio.to_thread(process.wait, 20)


async def until_it_answers(url: str) -> None:
    for _ in range(200):
        try:
            await Client(url).get("/healthz")
            return
        except WolfdenError:
            await asyncio.sleep(0.1)


async def test_a_bot_of_this_machine_sits_down_at_any_table(server: Server) -> None:
    aki = await guest(server, "Aki")
    code = await aki.make_table("wolf-and-hound", seats=[None, *[{"bot": "random"}] * 3])
    async with aki.at(code) as place:
        link = f"{server.url}/t/{code}"
        playing = asyncio.create_task(asyncio.to_thread(wolfden, "bot", "--table", link, "--level", "random"))
        await place.wait_for(lambda table: table.seats[0].kind == "person")
        await place.ask(Start())
        done = await playing

    assert done.returncode == 0
    assert re.fullmatch(r"random bot sits in P1\nwon by P\d, P\d\n", done.stdout)
    assert "no seat is open" in (await asyncio.to_thread(wolfden, "bot", "--table", link)).stderr
    assert "is not the link of a table" in (await asyncio.to_thread(wolfden, "bot", "--table", "table")).stderr


def test_the_log_is_json_lines_without_secrets(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "wolfden", "serve", "--host", "127.0.0.1", "--port", "0", "--log-level", "debug"]
    environment = {**os.environ, "WOLFDEN_DATABASE": str(tmp_path / "wolfden.db")}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    url = process.stdout.readline().split()[-1]

    async def play() -> tuple[str, str]:
        aki = Client(url)
        await aki.introduce("Aki")
        await aki.post("/api/me/passphrase", {"passphrase": "three little pigs"})
        code = await aki.make_table("wolf-and-hound", seats=["me"] * 4, start=True)
        async with aki.at(code) as place:
            await place.choose((await place.turn()).moves[0])
        return code, aki.token

    code, token = asyncio.run(play())
    time.sleep(0.2)
    process.terminate()
    _, log = process.communicate(timeout=20)

    lines = [json.loads(line) for line in log.splitlines()]
    assert {"table": code, "says": "created"}.items() <= next(x for x in lines if x["says"] == "created").items()
    assert any(line.get("seq") == 6 for line in lines)
    assert token not in log
    assert "little pigs" not in log
