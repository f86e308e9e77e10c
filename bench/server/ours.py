"""Four guests at one of our tables, each with a socket of its own, game after game."""

import asyncio
from random import Random

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedError, ConnectionClosedOK

from wolfden.client import Client
from wolfden.table.messages import (
    ClientMessage,
    Move,
    Place,
    Pong,
    Question,
    Refused,
    Rematch,
    Saved,
    Sit,
    Start,
    StoreDown,
    encode,
)

from .driving import PATIENCE

LENGTHS = {
    "wolf-and-hound": 28,
    "werewolves-and-robbers": 144,
    "woof": 24,
    "three-little-wolves": 48,
}  # of four players


class Glance(msgspec.Struct, tag_field="type", tag="table"):
    """As much of a table message as it takes to play at random: the driver shares the machine with the server."""

    code: str
    seq: int
    status: str
    viewing: str | None
    seats: list[Place]
    moves: list[str]
    decision: Question | None
    rematch: str | None


read_message = msgspec.json.Decoder(Glance | Saved | Refused | StoreDown | Pong).decode


class Player:
    """One guest's socket."""

    connection: ClientConnection
    reading: asyncio.Task[None]

    def __init__(self, client: Client, table: "OurTable") -> None:
        self.client = client
        self.at = table
        self.table: Glance | None = None

    async def come(self, code: str) -> None:
        address = f"ws{self.client.url.removeprefix('http')}/ws/{code}"
        headers = self.client.headers()
        self.table = None
        self.connection = await connect(address, additional_headers=headers, ping_interval=None, open_timeout=PATIENCE)
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> None:
        try:
            while True:
                self.take(read_message(await self.connection.recv(decode=False)))
        except ConnectionClosedError as error:
            self.at.cut_off = error
            self.at.changed.set()
        except ConnectionClosedOK:
            pass

    def take(self, message: Glance | Saved | Refused | StoreDown | Pong) -> None:
        if isinstance(message, Glance):
            self.table = message
        elif isinstance(message, Saved | Refused):
            self.at.answer = message
        self.at.changed.set()

    async def leave(self) -> None:
        await self.connection.close()
        await self.reading


class OurTable:
    def __init__(self, game: str, guests: list[Client], random: Random) -> None:
        self.game = game
        self.length = LENGTHS[game]
        self.players = [Player(guest, self) for guest in guests]
        self.random = random
        self.changed = asyncio.Event()
        self.answer: Saved | Refused | None = None
        self.cut_off: ConnectionClosedError | None = None

    async def begin(self) -> None:
        host = self.players[0].client
        options = {"players": len(self.players)}
        code = await host.make_table(self.game, options=options, seats=["me"], pace="async")
        await self.come(code)
        for player, place in zip(self.players[1:], self.seen(self.players[0]).seats[1:], strict=True):
            await self.ask(player, Sit(seat=place.seat))
        await self.ask(self.players[0], Start())

    async def come(self, code: str) -> None:
        await asyncio.gather(*(player.come(code) for player in self.players))
        await self.all_see(0)

    async def open_one_more(self) -> None:
        self.players.append(Player(self.players[0].client, self))
        await self.players[-1].come(self.seen(self.players[0]).code)
        await self.all_see(0)

    async def close_it(self) -> None:
        await self.players.pop().leave()

    def seen(self, player: Player) -> Glance:
        assert player.table is not None
        return player.table

    async def ask(self, player: Player, wish: ClientMessage) -> None:
        """Done when it is kept and everybody sees it."""
        self.answer = None
        wish.id = f"{self.random.getrandbits(64):x}"
        await player.connection.send(encode(wish), text=True)
        while self.answer is None:
            await self.change()
        if isinstance(self.answer, Refused):
            raise RuntimeError(f"{wish} was refused: {self.answer.words}")
        await self.all_see(self.answer.seq)

    async def all_see(self, seq: int) -> None:
        while not all(player.table and player.table.seq >= seq for player in self.players):
            await self.change()

    async def change(self) -> None:
        self.changed.clear()
        await self.changed.wait()
        if self.cut_off:
            raise self.cut_off

    def is_over(self) -> bool:
        return self.seen(self.players[0]).status == "over"

    async def move(self) -> None:
        table = self.seen(self.players[0])
        assert table.decision is not None
        mover = next(player for player in self.players if self.owes(player))
        choice = self.random.choice(self.seen(mover).moves)
        seat = self.seen(mover).viewing or ""
        await self.ask(mover, Move(decision=table.decision.number, seat=seat, move=choice))

    def owes(self, player: Player) -> bool:
        table = self.seen(player)
        return any(place.owes and not place.answered and place.seat == table.viewing for place in table.seats)

    async def again(self) -> None:
        await self.ask(self.players[0], Rematch())
        code = self.seen(self.players[0]).rematch
        assert code
        await self.end()
        await self.come(code)
        await self.ask(self.players[0], Start())

    async def end(self) -> None:
        await asyncio.gather(*(player.leave() for player in self.players))
