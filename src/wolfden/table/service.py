"""The tables this process has in memory: what is asked of them is checked, kept, played and shown, in that order."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from time import time
from typing import Any, TypeAlias

from wolfden.bots import SECONDS
from wolfden.engine.decision import MoveIndex, SeatIndex
from wolfden.engine.errors import BadRecord, IllegalMove

from .beat import Beat
from .bots import BotProcesses
from .commands import decide, legal_words, must_belong
from .entries import Came, Left, LogEntry, Moved, Rematched, read_entry, write_entry
from .live import LiveTable, Visitor
from .messages import FromClient
from .metrics import KEPT, SOCKETS, TABLES, UNSAVED
from .opening import rematch
from .refusal import Refusal
from .store import Appended, Behind, Entry, Guest, Listing, Store, TableExists, Unsaved
from .table import By, Table

POLL_SECONDS = 0.5  # between two looks at what is due
CLAIM_SECONDS = 10.0
RETRY_SECONDS = 0.5  # when something could not be saved
AWAY_SECONDS = 5.0  # without a socket: a reload is shorter
IDLE_SECONDS = 60.0  # a table nobody is at stays in memory

LONGEST_CODE = 40

Work: TypeAlias = Coroutine[Any, Any, None]
Propose: TypeAlias = Callable[[Table], list[LogEntry]]
log = logging.getLogger("wolfden.table")


class TableService:
    def __init__(
        self, store: Store, bots: BotProcesses, clock: Callable[[], float] = time, beat: Beat | None = None
    ) -> None:
        self.store = store
        self.bots = bots
        self.clock = clock
        self.beat = beat or Beat()
        self.process = secrets.token_hex(8)
        self.tables: dict[str, LiveTable] = {}
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
        self.bots.close()
        with suppress(Unsaved):
            await self.store.release(self.process)
        await self.store.close()

    def begin(self, work: Work) -> None:
        """Do this beside everything else."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.end)

    def end(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception():
            log.error("a task failed", exc_info=task.exception())

    # Tables in memory

    async def find_table(self, code: str) -> LiveTable:
        """The table with this code, from memory or from its log."""
        if code not in self.tables:
            if not (code.isascii() and code.isalnum() and len(code) <= LONGEST_CODE):
                raise Refusal("no_such_table")
            live = LiveTable(Table(code), self.clock())
            await self.read_on(live)
            if not live.table.seq:
                raise Refusal("no_such_table")
            self.tables.setdefault(code, live)
            TABLES.set(len(self.tables))
        live = self.tables[code]
        if live.table.seq < live.heard_of:
            async with live.lock:
                if live.table.seq < live.heard_of:
                    await self.catch_up(live)
        live.used = self.clock()
        return live

    async def read_on(self, live: LiveTable, heard: Sequence[Entry] = ()) -> None:
        """Fold the entries that follow, those that were heard or else those in the store."""
        table = live.table.copy()
        new = [entry for entry in heard if entry.seq > table.seq]
        if not new or new[0].seq != table.seq + 1:
            new = await self.store.entries(table.code, table.seq)
        for entry in new:
            live.presentation.follow(table)
            table.fold(entry.seq, entry.at, read_entry(entry.body))
        live.advance(table)

    async def catch_up(self, live: LiveTable, heard: Sequence[Entry] = ()) -> None:
        """Fold what other processes have written; the table must be locked."""
        await self.read_on(live, heard)
        self.publish(live)

    def publish(self, live: LiveTable) -> None:
        """Everybody who looks at this table is to see it as it is now."""
        live.used = self.clock()
        live.set_store_down(False)
        live.wake()
        self.greet(live)

    def forget_idle_tables(self) -> None:
        before = self.clock() - IDLE_SECONDS
        for code, live in list(self.tables.items()):
            in_use = live.visitors or live.busy or live.lock.locked()
            if not in_use and live.used < before:
                del self.tables[code]
        TABLES.set(len(self.tables))

    # Check, keep, play, show

    async def create(self, table: Table, entries: list[LogEntry]) -> None:
        """A new table with its first entries, all of them or just the very first; not if its code is taken."""
        await self.store.create(listing(table), write_entry(table.created))
        log.info("created", extra={"table": table.code, "seq": table.seq, "game": table.game.key})
        await self.keep(await self.find_table(table.code), lambda made: entries if made.seq == 1 else [])

    async def rematch(self, live: LiveTable, guest: Guest) -> int:
        """Make the next table, once, whoever asks; the entry that says so."""
        must_belong(live.table, guest)
        if not live.table.rematch:
            after, entries = rematch(live.table, self.clock())
            with suppress(TableExists):
                await self.create(after, entries)
            await self.keep(await self.find_table(after.code), lambda made: entries if made.seq == 1 else [])
            await self.keep(live, lambda table: [] if table.rematch else [Rematched(guest=guest.id, table=after.code)])
        return live.table.seq

    async def submit(self, live: LiveTable, guest: Guest, command: FromClient) -> int:
        """Do what a guest asks, once; the entry in which it is kept."""
        key = (guest.id, command.id)

        def propose(table: Table) -> list[LogEntry]:
            return [] if command.id and key in table.kept else decide(command, table, guest)

        try:
            await self.keep(live, propose)
        except (Refusal, IllegalMove):
            if not await self.was_behind(live):
                raise
            await self.keep(live, propose)
        return live.table.kept.get(key, live.table.seq)

    async def was_behind(self, live: LiveTable) -> bool:
        """Had others written something this process had not heard of yet? Then what it refused may be right."""
        async with live.lock:
            behind = bool(await self.store.entries(live.table.code, live.table.seq))
            if behind:
                await self.catch_up(live)
            return behind

    async def keep(self, live: LiveTable, propose: Propose) -> None:
        """Check what is proposed, keep it, and only then show it; if it cannot be kept, try until it can."""
        asked = live.table.asked
        async with live.lock:
            while not await self.try_to_keep(live, propose):
                pass
        if live.table.asked != asked:
            self.attend(live)

    async def try_to_keep(self, live: LiveTable, propose: Propose) -> bool:
        entries = propose(live.table)
        if not entries:
            return True
        table, now = live.table.copy(), max(self.clock(), live.table.updated)
        for entry in entries:
            table.fold(table.seq + 1, now, entry, is_checked=True)
        try:
            await self.store.append(listing(table), live.table.seq, [write_entry(entry) for entry in entries])
        except Behind:
            await self.unless_store_down(live, self.catch_up(live))
            return False
        except Unsaved as error:
            await self.wait_for_store(live, error)
            return False
        KEPT.inc(len(entries))
        log.debug("kept", extra={"table": table.code, "seq": table.seq})
        live.advance(table)
        self.publish(live)
        return True

    async def unless_store_down(self, live: LiveTable, work: Work) -> None:
        try:
            await work
        except Unsaved as error:
            await self.wait_for_store(live, error)

    async def wait_for_store(self, live: LiveTable, error: Unsaved) -> None:
        """Tell everybody at the table, and wait before the next try."""
        UNSAVED.inc()
        log.warning("not saved: %s", error, extra={"table": live.table.code, "seq": live.table.seq})
        live.set_store_down(True)
        await asyncio.sleep(RETRY_SECONDS)

    # Who is there

    @asynccontextmanager
    async def visit(self, live: LiveTable, visitor: Visitor) -> AsyncIterator[None]:
        """As long as this socket is open."""
        live.visitors.add(visitor)
        SOCKETS.inc()
        live.wake()
        self.greet(live)
        try:
            yield
        finally:
            live.visitors.discard(visitor)
            SOCKETS.dec()
            live.wake()
            live.used = self.clock()
            if visitor.guest.id and not self.closing:
                self.begin(self.say_goodbye(live, visitor.guest.id))

    def greet(self, live: LiveTable) -> None:
        """Write down who is here, unless it is known."""
        if any(is_news(live.table, visitor.guest.id) for visitor in live.visitors):
            self.begin(self.welcome(live))

    async def welcome(self, live: LiveTable) -> None:
        """All who have come meanwhile, in one go."""

        def welcome(table: Table) -> list[LogEntry]:
            players = sorted({visitor.guest.id for visitor in live.visitors})
            return [Came(player=player, via=self.process) for player in players if is_news(table, player)]

        await self.keep(live, welcome)

    async def say_goodbye(self, live: LiveTable, player: str) -> None:
        """Write down that somebody has left, unless they come back in a moment or are here through another process."""
        await asyncio.sleep(AWAY_SECONDS)

        def goodbye(table: Table) -> list[LogEntry]:
            here = any(visitor.guest.id == player for visitor in live.visitors)
            return [] if here or table.here.get(player) != self.process else [Left(player=player)]

        await self.keep(live, goodbye)

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
            self.forget_idle_tables()
            await asyncio.sleep(POLL_SECONDS)

    async def attend_to(self, code: str) -> None:
        """A log that cannot be read is our bug: it must not stop the other tables, nor be read for ever."""
        if code not in self.unreadable:
            try:
                self.attend(await self.find_table(code))
            except BadRecord:
                self.unreadable.add(code)
                log.exception("a log cannot be read", extra={"table": code})

    async def hear_others(self) -> None:
        """Follow what other processes write, at the tables that somebody here looks at."""
        async for news in self.store.listen():
            live = self.tables.get(news.table)
            if live and live.table.seq < news.seq:
                live.heard_of = news.seq
                if live.visitors or live.busy:
                    self.begin(self.follow(live, news))

    async def follow(self, live: LiveTable, news: Appended) -> None:
        async with live.lock:
            while live.table.seq < news.seq:
                await self.unless_store_down(live, self.catch_up(live, news.entries))

    def attend(self, live: LiveTable) -> None:
        """Do what this table needs, unless somebody is at it."""
        now = self.clock()
        if not live.busy and not self.closing and (live.table.overdue(now) or live.table.waiting_for_bot(now)):
            live.busy = True
            self.begin(self.work_at(live))

    async def work_at(self, live: LiveTable) -> None:
        try:
            while True:
                await self.keep(live, lambda table: table.overdue(self.clock()))
                waiting = live.table.waiting_for_bot(self.clock())
                if not waiting:
                    return
                await self.play_for(live, *waiting)
        finally:
            live.busy = False

    async def play_for(self, live: LiveTable, seat: SeatIndex, level: str, by: By) -> None:
        """Let a bot choose by what this seat knows, and make its move unless it is no longer wanted."""
        asked = live.table
        seed, about = asked.bot_seed(seat), asked.so_far()
        thought = self.bots.choose(asked.game, asked.sight(seat), seat, level, seed, about)
        move = MoveIndex(await self.beat.hold(thought, SECONDS.get(level, 0.0)))

        def propose(table: Table) -> list[LogEntry]:
            wanted = table.waiting_for_bot(self.clock())
            number = asked.state.decision.number
            if wanted != (seat, level, by) or table.state.decision.number != number:
                return []
            words = legal_words(table.game, table.sight(seat), seat, move)
            return [Moved(seat=table.chairs[seat].seat, decision=number, move=words, by=by, level=level)]

        await self.keep(live, propose)


def is_news(table: Table, player: str) -> bool:
    """Does the log not know yet that this player is here?"""
    asked = table.knocked.get(player, (0, 0.0))[1] > 0
    return table.status != "over" and bool(table.held_by(player)) and (asked or player not in table.here)


def listing(table: Table) -> Listing:
    """What the lobby shows of this table."""
    made, chairs = table.created, table.seats
    people = tuple(chair.name or chair.level or "" for chair in chairs)
    guests = {made.host, *(chair.player for chair in chairs if chair.player)}
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
        created=table.created_at,
        updated=table.updated,
        due=table.due(),
        seq=table.seq,
    )
