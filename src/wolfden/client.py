"""A program at a table: the protocol of docs/protocol.md from the other side.

async def play() -> None:
    client = Client("http://localhost:8000")
    await client.introduce("Robo")
    async with client.at("CODE") as seat:
        await seat.ask(Sit(seat="P2"))
        while (table := await seat.turn()).status != "over":
            await seat.choose(table.moves[0])
"""

import asyncio
import json
import secrets
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from http.cookies import SimpleCookie
from typing import Any
from urllib.parse import urlencode

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from wolfden.engine.errors import WolfdenError
from wolfden.table.messages import (
    ClientMessage,
    Move,
    News,
    Refused,
    Saved,
    ServerMessage,
    StoreDown,
    TableMessage,
    encode,
    read_server_message,
)

RETRY_SECONDS = (0.1, 0.2, 0.5, 1, 2, 5)
FINAL = range(4400, 4500)  # close codes after which there is no use in coming back


class NotDone(WolfdenError):
    """The server has refused, for this reason."""

    def __init__(self, reason: str, words: str, paragraph: str | None = None) -> None:
        super().__init__(words)
        self.reason = reason
        self.paragraph = paragraph


class Client:
    """One guest of one server."""

    def __init__(self, url: str, token: str = "", headers: Mapping[str, str] | None = None) -> None:
        self.url = url.rstrip("/")
        self.token = token  # the guest's secret: whoever has it is the guest
        self.more = dict(headers or {})

    async def introduce(self, name: str) -> None:
        """Become a guest of this name."""
        await self.post("/api/me", {"name": name})

    async def make_table(self, game: str, **settings: Any) -> str:
        """A new table; its code."""
        code: str = (await self.post("/api/tables", {"game": game, **settings}))["table"]
        return code

    async def get(self, path: str) -> Any:
        return await asyncio.to_thread(self.request, path, None)

    async def post(self, path: str, body: Any) -> Any:
        return await asyncio.to_thread(self.request, path, json.dumps(body).encode())

    def request(self, path: str, body: bytes | None) -> Any:
        headers = {"Content-Type": "application/json", **self.headers()}
        request = urllib.request.Request(self.url + path, body, headers)
        try:
            with urllib.request.urlopen(request) as response:
                cookie = SimpleCookie(response.headers.get("Set-Cookie", "")).get("wolfden")
                self.token = cookie.value if cookie else self.token
                content = response.read()
        except urllib.error.HTTPError as error:
            with error:
                failed = json.loads(error.read())
            raise NotDone(failed["reason"], failed["words"]) from None
        except OSError as error:
            raise WolfdenError(f"{self.url} cannot be reached: {error}") from None
        return json.loads(content) if content else None

    def headers(self) -> dict[str, str]:
        """What every request and every socket says of the guest."""
        return self.more | ({"Cookie": f"wolfden={self.token}"} if self.token else {})

    @asynccontextmanager
    async def at(self, code: str, seat: str | None = None) -> AsyncIterator["Seat"]:
        """Be at a table, as long as the block lasts; a lost connection is made again."""
        place = Seat(self, code, seat)
        carrying = asyncio.create_task(place.carry())
        try:
            await place.wait_for(lambda _: True)
            yield place
        finally:
            carrying.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await carrying


class Seat:
    """A connection to a table: the latest table, and commands with their answers."""

    def __init__(self, client: Client, code: str, seat: str | None) -> None:
        self.client = client
        self.code = code
        self.seat = seat
        self.table: TableMessage | None = None
        self.news: list[News] = []  # all that was told so far
        self.saving = True
        self.failure: Exception | None = None
        self.connection: ClientConnection | None = None
        self.waiting: dict[str, tuple[ClientMessage, asyncio.Future[ServerMessage]]] = {}
        self.changed = asyncio.Condition()

    async def ask(self, command: ClientMessage) -> ServerMessage:
        """Send a command and wait until it is done, over a lost connection if need be; NotDone if it is refused."""
        command.id = command.id or secrets.token_hex(8)
        answer: asyncio.Future[ServerMessage] = asyncio.get_running_loop().create_future()
        self.waiting[command.id] = (command, answer)
        if self.failure:
            raise self.failure
        if self.connection:
            with suppress(ConnectionClosed):
                await self.connection.send(encode(command).decode())
        answered = await answer
        if isinstance(answered, Saved):
            await self.wait_for(lambda table: table.seq >= answered.seq)
        return answered

    async def choose(self, move: str, seat: str | None = None) -> ServerMessage:
        """Answer the open decision."""
        assert self.table is not None
        assert self.table.decision is not None
        seat = seat or self.table.viewing or ""
        return await self.ask(Move(decision=self.table.decision.number, seat=seat, move=move))

    async def turn(self) -> TableMessage:
        """The table, when the seat one looks from owes a choice or the game is over."""
        return await self.wait_for(
            lambda table: table.status == "over" or any(p.owes and p.seat == table.viewing for p in table.seats)
        )

    async def wait_for(self, is_so: Callable[[TableMessage], bool]) -> TableMessage:
        """The table, as soon as this is true of it."""
        async with self.changed:
            await self.changed.wait_for(lambda: self.failure or (self.table is not None and is_so(self.table)))
        if self.failure:
            raise self.failure
        assert self.table is not None
        return self.table

    async def carry(self) -> None:
        """Keep the connection until it is refused for good."""
        tries = 0
        while True:
            try:
                async with connect(self.address(), additional_headers=self.client.headers()) as connection:
                    tries = 0
                    await self.listen(connection)
            except ConnectionClosed as closed:
                if closed.rcvd and closed.rcvd.code in FINAL:
                    return await self.fail(WolfdenError(f"the server closed the connection ({closed.rcvd.code})"))
            except (OSError, InvalidHandshake) as error:
                refused = isinstance(error, InvalidStatus) and error.response.status_code < 500
                if refused or self.table is None:
                    return await self.fail(WolfdenError(f"{self.client.url} cannot be reached: {error}"))
            self.connection = None
            await asyncio.sleep(RETRY_SECONDS[min(tries, len(RETRY_SECONDS) - 1)])
            tries += 1

    def address(self) -> str:
        seen = {"seen": str(self.table.seq)} if self.table else {}
        query = urlencode(seen | ({"seat": self.seat} if self.seat is not None else {}))
        return f"ws{self.client.url.removeprefix('http')}/ws/{self.code}?{query}"

    async def listen(self, connection: ClientConnection) -> None:
        """Send again what was not answered, and take in what comes."""
        self.connection = connection
        for command, _ in list(self.waiting.values()):
            await connection.send(encode(command).decode())
        while True:
            await self.take(read_server_message(await connection.recv()))

    async def take(self, message: ServerMessage) -> None:
        if isinstance(message, TableMessage):
            self.table = message
            self.news += message.news
        elif isinstance(message, StoreDown):
            self.saving = message.saving
        elif message.id in self.waiting:
            await self.settle(message.id, message)
        async with self.changed:
            self.changed.notify_all()

    async def settle(self, id: str, message: ServerMessage) -> None:
        """Give the answer to whoever waits for it; after `too_fast`, ask once more in a moment."""
        command, answer = self.waiting[id]
        if isinstance(message, Refused) and message.reason == "too_fast" and self.connection:
            await asyncio.sleep(1)
            return await self.connection.send(encode(command).decode())
        del self.waiting[id]
        if answer.done():
            return
        if isinstance(message, Refused):
            answer.set_exception(NotDone(message.reason, message.words, message.paragraph))
        else:
            answer.set_result(message)

    async def fail(self, error: Exception) -> None:
        self.failure = error
        for _, answer in self.waiting.values():
            answer.set_exception(error)
        async with self.changed:
            self.changed.notify_all()
