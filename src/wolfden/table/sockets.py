"""The socket of a table: carries one guest's messages to the table, and the table's answers back."""

import asyncio
from time import perf_counter

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from wolfden.engine.decision import GameState, MoveIndex, SeatIndex
from wolfden.engine.errors import IllegalMove
from wolfden.engine.game import AnyGame, write_event

from .bots import BotProcesses
from .commands import legal_move, may_watch, must_be, own_chair
from .guests import COOKIE, Guests
from .limits import MOST_BAD, MOST_BYTES, Bucket, Limits
from .live import LiveTable, Visitor
from .messages import (
    ClientMessage,
    Foresee,
    Foreseen,
    FromServer,
    GetSight,
    Hint,
    Hinted,
    Ping,
    Pong,
    Refused,
    Rematch,
    Saved,
    Say,
    SightOf,
    StoreDown,
    SwitchSeat,
    encode,
    read_client_message,
    stamp,
)
from .metrics import ANSWERED, REFUSED, SHOWN
from .presentation import all_but_newest
from .refusal import Refusal
from .security import Origins
from .service import TableService
from .store import Guest, Unsaved
from .table import Table
from .views import preview

TOO_MANY_BAD, NO_SPECTATORS, NO_SUCH_TABLE, TOO_FAST, TRY_LATER = 4400, 4403, 4404, 4429, 1013


COSTS: dict[type, int] = {Say: 9, Foresee: 1, Hint: 19}  # more than other messages: they are read, or thought about


class Named(msgspec.Struct):
    """Whatever else is in a message, its id."""

    id: str = ""


class TableSocket:
    def __init__(self, service: TableService, guests: Guests, limits: Limits, origins: Origins) -> None:
        self.service = service
        self.guests = guests
        self.limits = limits
        self.origins = origins

    async def let_in(self, websocket: WebSocket) -> None:
        """Let somebody in, unless the request comes from another site or there are too many."""
        address = websocket.client.host if websocket.client else ""
        if not self.origins.allow(websocket) or not self.limits.allow_socket(address):
            return await websocket.close()
        self.limits.sockets[address] += 1
        try:
            await websocket.accept()
            await self.serve(websocket)
        except (WebSocketDisconnect, WebSocketDisconnected):
            pass
        finally:
            self.limits.sockets[address] -= 1
            if not self.limits.sockets[address]:
                del self.limits.sockets[address]

    async def serve(self, websocket: WebSocket) -> None:
        try:
            guest = await self.guests.find(websocket.cookies.get(COOKIE))
            live = await self.service.find_table(websocket.path_params["code"])
        except Refusal:
            return await websocket.close(NO_SUCH_TABLE)
        except Unsaved:
            return await websocket.close(TRY_LATER)
        seen = websocket.query_params.get("seen", "")
        visitor = Visitor(guest, websocket.query_params.get("seat"), int(seen) if seen.isdecimal() else 0)
        async with self.service.visit(live, visitor):
            writing = asyncio.create_task(self.send_tables(websocket, live, visitor))
            try:
                await self.receive(websocket, live, visitor)
            finally:
                writing.cancel()
                await asyncio.gather(writing, return_exceptions=True)

    async def send_tables(self, websocket: WebSocket, live: LiveTable, visitor: Visitor) -> None:
        """Send the table whenever it has changed: the latest, however many there were in between."""
        while True:
            await visitor.dirty.wait()
            visitor.dirty.clear()
            table = live.table
            if not may_watch(table, visitor.guest):
                return await websocket.close(NO_SPECTATORS)
            if visitor.store_down != live.store_down:
                visitor.store_down = live.store_down
                await send(websocket, StoreDown(saving=not live.store_down))
            seat, now = visitor.looks_from(table), self.service.clock()
            if visitor.again is None:
                visitor.again = live.shown.get(seat, all_but_newest(table))
            message = live.presentation.present(
                table, visitor.guest.id, seat, visitor.seen, now, live.watching(), visitor.again
            )
            visitor.seen = live.shown[seat] = table.seq
            SHOWN.inc()
            await send(websocket, message)

    async def receive(self, websocket: WebSocket, live: LiveTable, visitor: Visitor) -> None:
        """Answer message after message; whoever only sends rubbish, or too much, has to go."""
        bucket, bad, fast = Bucket(*self.limits.messages), 0, 0
        while True:
            frame = await websocket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            text = frame.get("text") or ""
            try:
                command = parse(text, bucket)
            except Refusal as refusal:
                fast += refusal.reason == "too_fast"
                bad += refusal.reason != "too_fast"
                await send(websocket, refused(id_of(text), refusal))
            else:
                await self.reply(websocket, live, visitor, command)
            if bad > MOST_BAD or fast > MOST_BAD:
                return await websocket.close(TOO_FAST if fast > MOST_BAD else TOO_MANY_BAD)

    async def reply(self, websocket: WebSocket, live: LiveTable, visitor: Visitor, command: ClientMessage) -> None:
        start = perf_counter()
        try:
            answer: FromServer = await self.fulfil(live, visitor, command)
        except (Refusal, IllegalMove) as refusal:
            answer = refused(command.id, refusal)
        except Unsaved:
            answer = refused(command.id, Refusal("not_saved"))
        ANSWERED.observe(perf_counter() - start)
        await send(websocket, answer)

    async def fulfil(self, live: LiveTable, visitor: Visitor, command: ClientMessage) -> FromServer:
        """What is asked for, and the answer."""
        match command:
            case Ping():
                return Pong(id=command.id, now=stamp(self.service.clock()))
            case SwitchSeat():
                return switch_seat(live, visitor, command)
            case Foresee():
                return await self.foresee(live.table, visitor.guest, command)
            case Hint():
                return await self.hint(live.table, visitor.guest, command)
            case GetSight():
                return sight_of(live.table, visitor.guest, command)
            case Rematch():
                return Saved(id=command.id, seq=await self.service.rematch(live, visitor.guest))
            case _:
                return Saved(id=command.id, seq=await self.service.submit(live, visitor.guest, command))

    async def foresee(self, table: Table, guest: Guest, command: Foresee) -> Foreseen:
        chair = own_chair(table, guest, command.seat)
        move, _ = legal_move(table, chair, command.decision, command.move)
        return await foreseen(self.service.bots, command.id, table.game, table.sight(chair.number), chair.number, move)

    async def hint(self, table: Table, guest: Guest, command: Hint) -> Hinted:
        chair = own_chair(table, guest, command.seat)
        must_be(table, "playing")
        if not table.created.practice:
            raise Refusal("not_practice")
        if not table.owes(chair):
            raise Refusal("stale_decision")
        seat, game = chair.number, table.game
        sight, number = table.sight(seat), table.state.decision.number
        why = await self.service.bots.explain(game, sight, seat, f"hint {table.code} {number}", table.so_far())
        return Hinted(
            id=command.id,
            seat=command.seat,
            decision=number,
            alternatives=why.alternatives,
            beliefs=why.beliefs,
            is_compiled=why.is_compiled,
        )


def sight_of(table: Table, guest: Guest, command: GetSight) -> SightOf:
    seat = own_chair(table, guest, command.seat).number
    must_be(table, "playing")
    sight = table.sight(seat)
    return SightOf(id=command.id, seat=command.seat, decision=sight.decision.number, tree=list(sight.tree()))


def switch_seat(live: LiveTable, visitor: Visitor, command: SwitchSeat) -> Saved:
    """From now on the table is shown from this seat, and what it was told from the beginning."""
    if command.seat is not None:
        own_chair(live.table, visitor.guest, command.seat)
    visitor.seat = command.seat or ""
    visitor.seen, visitor.again = 0, None
    visitor.dirty.set()
    return Saved(id=command.id, seq=live.table.seq)


def parse(text: str, bucket: Bucket) -> ClientMessage:
    """The message in this text, if it is one and the sender has not sent too many."""
    if not bucket.take():
        raise Refusal("too_fast")
    if len(text.encode(errors="replace")) > MOST_BYTES:
        raise Refusal("too_long")
    try:
        command: ClientMessage = read_client_message(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("bad_message", f"this is not a message of the protocol: {error}") from None
    if not bucket.take(COSTS.get(type(command), 0)):
        raise Refusal("too_fast")
    return command


def id_of(text: str) -> str:
    """The id of a message that is otherwise none, if it has one."""
    try:
        return msgspec.json.decode(text[:MOST_BYTES], type=Named).id[:64]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


async def foreseen(
    bots: BotProcesses, id: str, game: AnyGame, sight: GameState, seat: SeatIndex, move: MoveIndex
) -> Foreseen:
    """What this legal move will surely do."""
    events = await bots.foresee(game, sight, seat, move)
    return Foreseen(
        id=id, events=[write_event(game, event) for event in events], preview=preview(game, sight, seat, move)
    )


def refused(id: str, refusal: Refusal | IllegalMove) -> Refused:
    reason, paragraph = (
        (refusal.name, refusal.paragraph) if isinstance(refusal, IllegalMove) else (refusal.reason, None)
    )
    REFUSED.labels(reason).inc()
    return Refused(id=id, reason=reason, paragraph=paragraph, words=str(refusal))


async def send(websocket: WebSocket, message: FromServer) -> None:
    await websocket.send_text(encode(message).decode())
