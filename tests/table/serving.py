"""A real server on a free port, in a thread of its own, and guests who talk to it over real sockets."""

import asyncio
import socket
import threading
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn
import uvloop
from starlette.applications import Starlette

from wolfden.client import Client
from wolfden.table.app import make_app
from wolfden.table.beat import Beat
from wolfden.table.connection import Connection
from wolfden.table.limits import MOST_BYTES, Buckets, Limits


class Server:
    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.socket.getsockname()[1]}"
        config = uvicorn.Config(
            app, http="h11", ws=Connection, log_config=None, ws_max_size=4 * MOST_BYTES, timeout_graceful_shutdown=3
        )
        self.server = uvicorn.Server(config)
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self.run)

    def run(self) -> None:
        uvloop.run(self.serve())

    async def serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        serving = asyncio.create_task(self.server.serve([self.socket]))
        while not self.server.started and not serving.done():
            await asyncio.sleep(0.01)
        self.ready.set()
        await serving

    def do(self, work: Any) -> Any:
        """Run this in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(20)


@contextmanager
def serving(app: Starlette) -> Iterator[Server]:
    server = Server(app)
    server.thread.start()
    server.ready.wait(20)
    try:
        yield server
    finally:
        server.server.should_exit = True
        server.thread.join(20)


class AtOnce(Beat):
    """Nobody is there who might learn something from the time."""

    async def keep(self, thought: Awaitable[int], seconds: float = 0.0) -> int:
        return await thought


@contextmanager
def serving_from(folder: Path, **settings: Any) -> Iterator[Server]:
    with serving(make_app(str(folder / "wolfden.db"), **{"beat": AtOnce(), **settings})) as server:
        yield server


def generous() -> Limits:
    """Limits that no test reaches."""
    limits = Limits()
    limits.messages = (1e9, 1e9)
    limits.requests = limits.sign_ins = limits.tables = Buckets(1e9, 1e9)
    return limits


async def guest(server: Server, name: str) -> Client:
    client = Client(server.url)
    await client.introduce(name)
    return client
