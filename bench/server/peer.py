"""The peer: boardgame.io's server with its tic-tac-toe, two players and two spectators at each match.

It is given what makes it faster: matches are kept in memory only, and the next match needs no new sockets.
"""

import asyncio
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from harness.servers import private_memory, processor_time

from .driving import PATIENCE

FOLDER = Path(__file__).parent / "peer"
SPACE = "/tic-tac-toe,"
NAMES: list[str | None] = ["0", "1", None, None]  # None is a spectator


class PeerServer:
    def __init__(self) -> None:
        command = ["node", "server.js", "0"]
        self.process = subprocess.Popen(command, cwd=FOLDER, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith("http://"):
                self.url = line.strip()
                return
        raise RuntimeError("boardgame.io's server did not start; `make bench-server` installs it")

    def memory(self) -> int:
        return private_memory(self.process.pid)

    def seconds(self) -> float:
        return processor_time(self.process.pid)


@contextmanager
def peer_server() -> Iterator[PeerServer]:
    server = PeerServer()
    try:
        yield server
    finally:
        server.process.kill()
        server.process.communicate()


class PeerSocket:
    """A socket of socket.io, spoken by hand."""

    connection: ClientConnection
    reading: asyncio.Task[None]

    def __init__(self, name: str | None, match: "PeerMatch") -> None:
        self.name = name
        self.match = match
        self.state: Any = None

    async def come(self) -> None:
        address = f"ws{self.match.url.removeprefix('http')}/socket.io/?EIO=4&transport=websocket"
        self.connection = await connect(address, ping_interval=None, open_timeout=PATIENCE)
        await self.connection.recv()
        await self.connection.send(f"40{SPACE}")
        while not str(await self.connection.recv()).startswith(f"40{SPACE}"):
            pass
        self.reading = asyncio.create_task(self.read())

    async def emit(self, *words: Any) -> None:
        await self.connection.send(f"42{SPACE}{msgspec.json.encode(words).decode()}")

    async def read(self) -> None:
        with suppress(ConnectionClosed):
            while True:
                text = str(await self.connection.recv())
                if text == "2":
                    await self.connection.send("3")
                elif text.startswith(f"42{SPACE}"):
                    self.take(*msgspec.json.decode(text.partition(",")[2]))

    async def leave(self) -> None:
        await self.connection.close()
        await self.reading

    def take(self, kind: str, match: str, content: Any, *rest: Any) -> None:
        if match == self.match.id and kind in ("sync", "update"):
            self.state = content["state"] if kind == "sync" else content
            self.match.changed.set()


class PeerMatch:
    length = 8
    id: str

    def __init__(self, url: str, random: Random) -> None:
        self.url = url
        self.random = random
        self.changed = asyncio.Event()
        self.sockets = [PeerSocket(name, self) for name in NAMES]

    async def begin(self) -> None:
        await asyncio.gather(*(socket.come() for socket in self.sockets))
        await self.again()

    async def again(self) -> None:
        self.id = f"{self.random.getrandbits(64):x}"
        for socket in self.sockets:
            socket.state = None
            await socket.emit("sync", self.id, socket.name, None, 2)
        await self.all_see(0)

    async def open_one_more(self) -> None:
        self.sockets.append(PeerSocket(None, self))
        await self.sockets[-1].come()
        await self.sockets[-1].emit("sync", self.id, None, None, 2)
        await self.all_see(0)

    async def close_it(self) -> None:
        await self.sockets.pop().leave()

    async def all_see(self, number: int) -> None:
        while not all(socket.state and socket.state["_stateID"] >= number for socket in self.sockets):
            self.changed.clear()
            await self.changed.wait()

    def is_over(self) -> bool:
        return "gameover" in self.sockets[0].state["ctx"]

    async def move(self) -> None:
        state = self.sockets[0].state
        mover = self.sockets[int(state["ctx"]["currentPlayer"])]
        cell = self.random.choice([cell for cell, mark in enumerate(state["G"]["cells"]) if mark is None])
        payload = {"type": "clickCell", "args": [cell], "playerID": mover.name, "credentials": None}
        await mover.emit("update", {"type": "MAKE_MOVE", "payload": payload}, state["_stateID"], self.id, mover.name)
        await self.all_see(state["_stateID"] + 1)

    async def end(self) -> None:
        await asyncio.gather(*(socket.leave() for socket in self.sockets))
