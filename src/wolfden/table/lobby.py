"""The tables this process has in memory: what is asked of them is checked, kept, played and shown, in that order."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from time import time
from typing import Any

from wolfden.bots import SECONDS
from wolfden.engine.errors import BadRecord, IllegalMove

from .asking import ask, must_belong
from .beat import Beat
from .entries import Came, Left, LogEntry, Moved, Rematched, read_entry, write_entry
from .messages import FromClient
from .metrics import KEPT, SOCKETS, TABLES, TROUBLE
from .opening import rematch
from .refusal import Refusal
from .room import Room, Visitor
from .store import Appended, Behind, Entry, Guest, Listing, Store, TableExists, Unsaved
from .table import Table
from .thinking import Thinking

POLL_SECONDS = 0.5  # between two looks at what is due
CLAIM_SECONDS = 10.0
RETRY_SECONDS = 0.5  # when something could not be saved
AWAY_SECONDS = 5.0  # without a socket: a reload is shorter
IDLE_SECONDS = 60.0  # a table nobody is at stays in memory

LONGEST_CODE = 40

Propose = Callable[[Table], list[LogEntry]]
log = logging.getLogger("wolfden.table")


class Lobby:
    def __init__(
        self, store: Store, thinking: Thinking, clock: Callable[[], float] = time, beat: Beat | None = None
    ) -> None:
        self.store = store
        self.thinking = thinking
        self.clock = clock
        self.beat = beat or Beat()
        self.process = secrets.token_hex(8)
        self.rooms: dict[str, Room] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.unreadable: set[str] = set()
        self.closing = False

    async def open(self) -> None:
        await self.store.open()
        self.begin(self.watch_the_clock())
        self.begin(self.hear_others())

    async def close(self) -> None:
        """Stop; what is acknowledged is kept, and other processes take over what is due."""
        self.closing = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.thinking.close()
        with suppress(Unsaved):
            await self.store.release(self.process)
        await self.store.close()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do this beside everything else."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.end)

    def end(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception():
            log.error("a task failed", exc_info=task.exception())

    # Tables in memory

    async def room(self, code: str) -> Room:
        """The table with this code, from memory or from its log."""
        if code not in self.rooms:
            if not (code.isascii() and code.isalnum() and len(code) <= LONGEST_CODE):
                raise Refusal("no_such_table")
            table = Table(code)
            await self.read_on(table)
            if not table.seq:
                raise Refusal("no_such_table")
            self.rooms.setdefault(code, Room(table, self.clock()))
            TABLES.set(len(self.rooms))
        room = self.rooms[code]
        if room.table.seq < room.heard_of:
            async with room.lock:
                if room.table.seq < room.heard_of:
                    await self.catch_up(room)
        room.used = self.clock()
        return room

    async def read_on(self, table: Table, heard: Sequence[Entry] = ()) -> None:
        """Fold the entries that follow, those that were heard or else those in the store."""
        new = [entry for entry in heard if entry.seq > table.seq]
        if not new or new[0].seq != table.seq + 1:
            new = await self.store.entries(table.code, table.seq)
        for entry in new:
            table.fold(entry.seq, entry.at, read_entry(entry.body))

    async def catch_up(self, room: Room, heard: Sequence[Entry] = ()) -> None:
        """Fold what other processes have written; the room must be locked."""
        table = room.table.copy()
        await self.read_on(table, heard)
        self.show(room, table)

    def show(self, room: Room, table: Table) -> None:
        """From now on this is the table."""
        room.table = table
        room.used = self.clock()
        room.tell_trouble(False)
        room.wake()
        self.greet(room)

    def forget_idle_rooms(self) -> None:
        before = self.clock() - IDLE_SECONDS
        for code, room in list(self.rooms.items()):
            in_use = room.visitors or room.busy or room.lock.locked()
            if not in_use and room.used < before:
                del self.rooms[code]
        TABLES.set(len(self.rooms))

    # Check, keep, play, show

    async def create(self, table: Table, entries: list[LogEntry]) -> None:
        """A new table with its first entries, all of them or just the very first; not if its code is taken."""
        await self.store.create(listing(table), write_entry(table.created))
        log.info("created", extra={"table": table.code, "seq": table.seq, "game": table.game.key})
        await self.keep(await self.room(table.code), lambda made: entries if made.seq == 1 else [])

    async def rematch(self, room: Room, guest: Guest) -> int:
        """Make the next table, once, whoever asks; the entry that says so."""
        must_belong(room.table, guest)
        if not room.table.rematch:
            after, entries = rematch(room.table, self.clock())
            with suppress(TableExists):
                await self.create(after, entries)
            await self.keep(await self.room(after.code), lambda made: entries if made.seq == 1 else [])
            await self.keep(room, lambda table: [] if table.rematch else [Rematched(guest=guest.id, table=after.code)])
        return room.table.seq

    async def answer(self, room: Room, guest: Guest, wish: FromClient) -> int:
        """Do what a guest asks, once; the entry in which it is kept."""
        key = (guest.id, wish.id)

        def propose(table: Table) -> list[LogEntry]:
            return [] if wish.id and key in table.kept else ask(wish, table, guest)

        try:
            await self.keep(room, propose)
        except (Refusal, IllegalMove):
            if not await self.was_behind(room):
                raise
            await self.keep(room, propose)
        return room.table.kept.get(key, room.table.seq)

    async def was_behind(self, room: Room) -> bool:
        """Had others written something this process had not heard of yet? Then what it refused may be right."""
        async with room.lock:
            behind = bool(await self.store.entries(room.table.code, room.table.seq))
            if behind:
                await self.catch_up(room)
            return behind

    async def keep(self, room: Room, propose: Propose) -> None:
        """Check what is proposed, keep it, and only then show it; if it cannot be kept, try until it can."""
        asked = room.table.asked
        async with room.lock:
            while not await self.try_to_keep(room, propose):
                pass
        if room.table.asked != asked:
            self.attend(room)

    async def try_to_keep(self, room: Room, propose: Propose) -> bool:
        entries = propose(room.table)
        if not entries:
            return True
        table, now = room.table.copy(), max(self.clock(), room.table.updated)
        for entry in entries:
            table.fold(table.seq + 1, now, entry)
        try:
            await self.store.append(listing(table), room.table.seq, [write_entry(entry) for entry in entries])
        except Behind:
            await self.unless_in_trouble(room, self.catch_up(room))
            return False
        except Unsaved as error:
            await self.be_in_trouble(room, error)
            return False
        KEPT.inc(len(entries))
        log.debug("kept", extra={"table": table.code, "seq": table.seq})
        self.show(room, table)
        return True

    async def unless_in_trouble(self, room: Room, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Unsaved as error:
            await self.be_in_trouble(room, error)

    async def be_in_trouble(self, room: Room, error: Unsaved) -> None:
        """Tell everybody at the table, and wait before the next try."""
        TROUBLE.inc()
        log.warning("not saved: %s", error, extra={"table": room.table.code, "seq": room.table.seq})
        room.tell_trouble(True)
        await asyncio.sleep(RETRY_SECONDS)

    # Who is there

    @asynccontextmanager
    async def visit(self, room: Room, visitor: Visitor) -> AsyncIterator[None]:
        """As long as this socket is open."""
        room.visitors.add(visitor)
        SOCKETS.inc()
        room.wake()
        self.greet(room)
        try:
            yield
        finally:
            room.visitors.discard(visitor)
            SOCKETS.dec()
            room.wake()
            room.used = self.clock()
            if visitor.guest.id and not self.closing:
                self.begin(self.say_goodbye(room, visitor.guest.id))

    def greet(self, room: Room) -> None:
        """Write down who is here, unless it is known."""
        if any(is_news(room.table, visitor.guest.id) for visitor in room.visitors):
            self.begin(self.welcome(room))

    async def welcome(self, room: Room) -> None:
        """All who have come meanwhile, in one go."""

        def welcome(table: Table) -> list[LogEntry]:
            players = sorted({visitor.guest.id for visitor in room.visitors})
            return [Came(player=player, via=self.process) for player in players if is_news(table, player)]

        await self.keep(room, welcome)

    async def say_goodbye(self, room: Room, player: str) -> None:
        """Write down that somebody has left, unless they come back in a moment or are here through another process."""
        await asyncio.sleep(AWAY_SECONDS)

        def goodbye(table: Table) -> list[LogEntry]:
            here = any(visitor.guest.id == player for visitor in room.visitors)
            return [] if here or table.here.get(player) != self.process else [Left(player=player)]

        await self.keep(room, goodbye)

    # What happens by itself

    async def watch_the_clock(self) -> None:
        """Look again and again which tables need attention, of all tables in the store."""
        while True:
            try:
                now = self.clock()
                for code in await self.store.due(now, self.process, now + CLAIM_SECONDS):
                    await self.attend_to(code)
            except Unsaved as error:
                log.warning("cannot look what is due: %s", error)
            self.forget_idle_rooms()
            await asyncio.sleep(POLL_SECONDS)

    async def attend_to(self, code: str) -> None:
        """A log that cannot be read is our bug: it must not stop the other tables, nor be read for ever."""
        if code not in self.unreadable:
            try:
                self.attend(await self.room(code))
            except BadRecord:
                self.unreadable.add(code)
                log.exception("a log cannot be read", extra={"table": code})

    async def hear_others(self) -> None:
        """Follow what other processes write, at the tables that somebody here looks at."""
        async for news in self.store.listen():
            room = self.rooms.get(news.table)
            if room and room.table.seq < news.seq:
                room.heard_of = news.seq
                if room.visitors or room.busy:
                    self.begin(self.follow(room, news))

    async def follow(self, room: Room, news: Appended) -> None:
        async with room.lock:
            while room.table.seq < news.seq:
                await self.unless_in_trouble(room, self.catch_up(room, news.entries))

    def attend(self, room: Room) -> None:
        """Do what this table needs, unless somebody is at it."""
        now = self.clock()
        if not room.busy and not self.closing and (room.table.overdue(now) or room.table.waiting_for_bot(now)):
            room.busy = True
            self.begin(self.work_at(room))

    async def work_at(self, room: Room) -> None:
        try:
            while True:
                await self.keep(room, lambda table: table.overdue(self.clock()))
                waiting = room.table.waiting_for_bot(self.clock())
                if not waiting:
                    return
                await self.play_for(room, *waiting)
        finally:
            room.busy = False

    async def play_for(self, room: Room, seat: int, level: str, by: Any) -> None:
        """Let a bot choose by what this seat knows, and make its move unless it is no longer wanted."""
        asked = room.table
        seed, about = asked.bot_seed(seat), asked.so_far()
        thought = self.thinking.choose(asked.game, asked.sight(seat), seat, level, seed, about)
        move = await self.beat.keep(thought, SECONDS.get(level, 0.0))

        def propose(table: Table) -> list[LogEntry]:
            wanted = table.waiting_for_bot(self.clock())
            number = asked.state.decision.number
            if wanted != (seat, level, by) or table.state.decision.number != number:
                return []
            choice = table.game.write_move(table.sight(seat), seat, move)
            return [Moved(seat=table.chairs[seat].seat, decision=number, move=choice, by=by, level=level)]

        await self.keep(room, propose)


def is_news(table: Table, player: str) -> bool:
    """Does the log not know yet that this player is here?"""
    asked = table.knocked.get(player, (0, 0.0))[1] > 0
    return table.status != "over" and bool(table.held_by(player)) and (asked or player not in table.here)


def listing(table: Table) -> Listing:
    """What the lobby shows of this table."""
    made, chairs = table.created, table.seats
    people = tuple(chair.name or chair.level or "" for chair in chairs)
    guests = {made.host, *(chair.player for chair in chairs if chair.player)}
    owing = {chair.player for chair in chairs if chair.player and not chair.level and table.owes(chair)}
    return Listing(
        code=table.code,
        game=made.game,
        status=table.status,
        players=len(chairs),
        free=sum(chair.kind == "open" for chair in chairs),
        public=made.public,
        spectators=made.spectators,
        people=people,
        guests=tuple(sorted(guests)),
        owing=tuple(sorted(owing)),
        created=table.created_at,
        updated=table.updated,
        due=table.due(),
        seq=table.seq,
    )
