"""A table in the memory of one process, and the sockets that look at it."""

import asyncio

from .presentation import Presentation
from .store import Guest
from .table import Table


class Visitor:
    """One open socket: who looks, from which seat, and what it has been sent."""

    def __init__(self, guest: Guest, seat: str | None = None, seen: int = 0) -> None:
        self.guest = guest
        self.seat = seat
        self.seen = seen
        self.again: int | None = None  # up to this entry it hears what its seat has been told before
        self.store_down = False  # has it been told so?
        self.dirty = asyncio.Event()  # there is something newer to show
        self.dirty.set()

    def looks_from(self, table: Table) -> str | None:
        """The seat it has chosen if that is its own, otherwise its first one."""
        own = [chair.seat for chair in table.held_by(self.guest.id)]
        if self.seat == "":
            return None
        return self.seat if self.seat in own else own[0] if own else None


class LiveTable:
    def __init__(self, table: Table, now: float, presentation: Presentation | None = None) -> None:
        self.table = table  # as it is kept
        self.presentation = presentation or Presentation()
        self.lock = asyncio.Lock()  # for whoever changes it
        self.visitors: set[Visitor] = set()
        self.busy = False  # somebody does what is due
        self.heard_of = 0  # the newest entry that others have written, whether it is folded or not
        self.store_down = False  # nothing can be saved
        self.shown: dict[str | None, int] = {}  # seat, or None for onlookers -> the entry they have been sent
        self.used = now

    def advance(self, table: Table) -> None:
        """From now on this is the table."""
        self.presentation.follow(self.table)
        self.table = table

    def wake(self) -> None:
        for visitor in self.visitors:
            visitor.dirty.set()

    def set_store_down(self, store_down: bool) -> None:
        if self.store_down != store_down:
            self.store_down = store_down
            self.wake()

    def watching(self) -> int:
        """How many look on who do not play."""
        players = {chair.player for chair in self.table.chairs if chair.player}
        return sum(visitor.guest.id not in players for visitor in self.visitors)
