"""How tables begin: made by a host, or as a rematch with everybody one seat further."""

import secrets
from hashlib import sha256

import msgspec

from wolfden.engine.game import read_options
from wolfden.games import find_game

from .commands import deal
from .entries import BotSeated, Created, LogEntry, Seated
from .messages import BotWish, NewTable, Pace
from .refusal import Refusal
from .store import Guest
from .table import Table

PACES: dict[Pace, tuple[int | None, int | None]] = {  # seconds for each decision, grace
    "untimed": (None, 120),
    "relaxed": (90, 60),
    "quick": (20, 30),
    "async": (None, None),
}
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # without those that look alike
PUBLIC_LETTERS = 6
PRIVATE_LETTERS = 18  # 89 bits: cannot be guessed


def new_code(public: bool) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(PUBLIC_LETTERS if public else PRIVATE_LETTERS))


def rematch_code(table: Table) -> str:
    """The same whoever asks first, so that two who ask at once get one table; from the seed, so it is no guess."""
    assert table.started is not None
    digest = sha256(f"rematch {table.code} {table.started.seed} {table.started.nonce}".encode()).digest()
    return "".join(LETTERS[byte % len(LETTERS)] for byte in digest[:PRIVATE_LETTERS])


def found(wish: NewTable, host: Guest, now: float) -> Table:
    """A new table, with nobody at it; BadOptions or BadTable if there is no such game."""
    game = find_game(wish.game)
    seconds, grace = PACES[wish.pace]
    created = Created(
        guest=host.id,
        game=wish.game,
        options=msgspec.to_builtins(read_options(game, wish.options)),
        tables=wish.tables,
        host=host.id,
        host_name=host.name,
        public=wish.public,
        spectators=wish.spectators,
        chat=wish.chat,
        practice=wish.practice,
        pace=wish.pace,
        seconds=seconds if wish.seconds is None else wish.seconds,
        grace=grace if wish.grace is None else wish.grace,
    )
    table = Table(new_code(wish.public))
    table.fold(1, now, created)
    return table


def first_entries(table: Table, wish: NewTable, host: Guest) -> list[LogEntry]:
    """Who sits down at once, and the deal if it is wanted."""
    if len(wish.seats) > len(table.seats):
        raise Refusal("bad_options", f"this game has {len(table.seats)} seats, and {len(wish.seats)} are filled")
    entries: list[LogEntry] = []
    for chair, seating in zip(table.seats, wish.seats, strict=False):
        if isinstance(seating, BotWish):
            entries.append(BotSeated(guest=host.id, seat=chair.seat, level=seating.bot))
        elif seating:
            entries.append(Seated(guest=host.id, seat=chair.seat, player=host.id, name=host.name))
    if wish.start:
        if len(entries) < len(table.seats):
            raise Refusal("seats_open")
        entries.append(deal(table, host.id))
    return entries


def rematch(table: Table, now: float) -> tuple[Table, list[LogEntry]]:
    """The next table, and how everybody gets there: one seat further, bots too; dealt at once for a single person."""
    if table.status != "over":
        raise Refusal("not_over")
    after = Table(rematch_code(table))
    after.fold(1, now, msgspec.structs.replace(table.created, guest="", id=""))
    entries: list[LogEntry] = []
    chairs = table.seats
    for chair, before in zip(chairs, chairs[-1:] + chairs[:-1], strict=True):
        if before.player:
            entries.append(Seated(seat=chair.seat, player=before.player, name=before.name))
        elif before.level:
            entries.append(BotSeated(seat=chair.seat, level=before.level))
    if len({chair.player for chair in chairs if chair.player}) == 1:
        entries.append(deal(after))
    return after, entries
