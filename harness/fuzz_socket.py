"""Rubbish on the sockets of a table at which honest guests play: all of it is answered, and nothing of it matters."""

import asyncio
import json
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from random import Random

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from harness.fuzz_messages import fuzz_message
from harness.guests import a_guest, named_guests
from wolfden.client import Client, Seat
from wolfden.engine.record import read_record, verify
from wolfden.games import GAMES, find_game
from wolfden.table.messages import Move, Saved, Sit, Start, encode

PLAYERS = 4
BATCH = 1000  # messages at one table
SOCKETS = 8  # that fuzz at the same time
MOST_ON_A_SOCKET = 60  # messages: enough to be shown the door
DOCUMENTED = {1007, 1009, 4400, 4403, 4429}  # closes that docs/protocol.md names
SILENCE = 30.0  # seconds without an answer


@dataclass
class Fuzzed:
    """What came of it."""

    sent: int = 0
    answers: Counter[str] = field(default_factory=Counter)  # by type, a refusal by its reason
    closes: Counter[int] = field(default_factory=Counter)
    games: int = 0  # of honest guests, played to the end by the rules
    leaks: int = 0  # messages with something the fuzzer may not know

    @property
    def undocumented(self) -> int:
        return sum(times for code, times in self.closes.items() if code not in DOCUMENTED)


async def fuzz(url: str, messages: int, seed: int = 1) -> Fuzzed:
    """Send so many messages, a batch at each of several tables."""
    tally = Fuzzed()
    for first in range(0, messages, BATCH):
        table = FuzzedTable(url, tally, Random(seed + first))
        await table.be_fuzzed(GAMES[first // BATCH % len(GAMES)].key, min(BATCH, messages - first))
    return tally


class FuzzedTable:
    def __init__(self, url: str, tally: Fuzzed, random: Random) -> None:
        self.url = url
        self.code = ""  # of the honest guests' table
        self.tally = tally
        self.random = random
        self.heard: list[str] = []  # what the honest have sent
        self.made: list[tuple[int, str]] = []  # entry and move that were acknowledged to them
        self.told: list[str] = []  # what the others were told before the end

    async def be_fuzzed(self, game: str, messages: int) -> None:
        honest = await named_guests([self.url], PLAYERS)
        stranger, seated = await named_guests([self.url], 2)
        code = self.code = await honest[0].make_table(game, options={"players": PLAYERS}, seats=["me"], pace="async")
        own = await seated.make_table(game, options={"players": PLAYERS}, seats=["me"] * PLAYERS, start=True)
        who = [(a_guest(self.url), code), (stranger, code), (stranger, own), (seated, own), (seated, code)]
        async with AsyncExitStack() as stack:
            seats = [await stack.enter_async_context(guest.at(code)) for guest in honest]
            for seat, place in zip(seats[1:], (await seats[0].wait_for(lambda _: True)).seats[1:], strict=True):
                await seat.ask(Sit(seat=place.seat))
            await seats[0].ask(Start())
            share = messages // SOCKETS
            shares = [messages - share * (SOCKETS - 1), *[share] * (SOCKETS - 1)]
            fuzzing = asyncio.gather(*(self.send(who, many) for many in shares))
            await asyncio.gather(*(self.play(seat, fuzzing) for seat in seats))
            await fuzzing
        await self.look_for_harm(honest, code)

    async def play(self, seat: Seat, fuzzing: "asyncio.Future[list[None]]") -> None:
        """Play on; the last moves wait until the fuzzers have done their worst."""
        while (table := await seat.turn()).status != "over":
            assert table.decision
            if len(self.made) > 20:
                await asyncio.wait([fuzzing])
            own, choice = table.viewing or "", self.random.choice(table.moves)
            wish = Move(id=f"{self.random.getrandbits(64):x}", decision=table.decision.number, seat=own, move=choice)
            self.heard.append(encode(wish).decode())
            saved = await seat.ask(wish)
            assert isinstance(saved, Saved)
            self.made.append((saved.seq, f"{own} {choice}"))

    async def send(self, who: list[tuple[Client, str]], messages: int) -> None:
        """Socket after socket, from any of these guests to any of these tables."""
        left = messages
        while left:
            client, code = self.random.choice(who)
            address = f"ws{self.url.removeprefix('http')}/ws/{code}"
            async with connect(address, additional_headers=client.headers(), max_size=None) as socket:
                left -= await self.send_on(socket, min(left, self.random.randint(1, MOST_ON_A_SOCKET)))

    async def send_on(self, socket: ClientConnection, messages: int) -> int:
        for number in range(1, messages + 1):
            message = fuzz_message(self.random, self.heard)
            try:
                await socket.send(
                    message.encode(errors="surrogatepass") if isinstance(message, str) else message,
                    text=isinstance(message, str) or self.random.random() < 0.5,
                )
                await self.answer(socket)
            except ConnectionClosed:
                self.tally.closes[socket.close_code or 0] += 1
                self.tally.sent += number
                return number
        self.tally.sent += messages
        return messages

    async def answer(self, socket: ClientConnection) -> None:
        """The answer to the last message; tables may come before it."""
        while True:
            async with asyncio.timeout(SILENCE):
                text = str(await socket.recv())
            heard = json.loads(text)
            self.tally.leaks += heard.get("code") == self.code and heard["viewing"] is not None
            if heard.get("status") != "over":
                self.told.append(text)
            if heard["type"] not in ("table", "store_down"):
                self.tally.answers[heard.get("reason", heard["type"])] += 1
                return

    async def look_for_harm(self, honest: list[Client], code: str) -> None:
        """The record holds the moves of the honest, all of them and no others, and nobody else knew its secrets."""
        record = read_record(json.dumps(await honest[0].get(f"/api/tables/{code}/record")))
        verify(record, find_game)
        assert record.moves == [move for _, move in sorted(self.made)], "the game was harmed"
        self.tally.games += 1
        secrets = [record.seed, record.nonce, *(guest.token for guest in honest)]
        self.tally.leaks += sum(any(secret in text for secret in secrets) for text in self.told)
