"""What people may ask of a table: each wish is checked and becomes entries of the log, or is refused."""

from functools import singledispatch
from secrets import SystemRandom
from typing import Protocol

from wolfden.engine.errors import BadMove
from wolfden.engine.game import check
from wolfden.engine.record import new_record

from .entries import BotSeated, Drawn, Emptied, HandedOver, LogEntry, Moved, Said, Seated, Set, Started, TakenBack
from .messages import (
    LONGEST_TEXT,
    PHRASES,
    REACTIONS,
    DrawSeats,
    FromClient,
    HandOver,
    Move,
    Say,
    SeatBot,
    Settings,
    Sit,
    Stand,
    Start,
    TakeBack,
)
from .refusal import Refusal
from .table import SUBSTITUTE, Chair, Table


class Asker(Protocol):
    """The guest who asks; an empty id is nobody known."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...


@singledispatch
def ask(wish: FromClient, table: Table, guest: Asker) -> list[LogEntry]:
    """The entries that fulfil this wish, none if it is fulfilled already; Refusal or IllegalMove otherwise."""
    raise Refusal("bad_message")


@ask.register
def _(wish: Sit, table: Table, guest: Asker) -> list[LogEntry]:
    must_be(table, "open")
    if not guest.id:
        raise Refusal("no_name")
    chair = find_chair(table, wish.seat)
    if chair.player == guest.id:
        return []
    if chair.player or chair.level:
        raise Refusal("seat_taken")
    return [Seated(guest=guest.id, id=wish.id, seat=wish.seat, player=guest.id, name=guest.name)]


@ask.register
def _(wish: Stand, table: Table, guest: Asker) -> list[LogEntry]:
    chair = own_chair(table, guest, wish.seat)
    if table.status == "open":
        return [Emptied(guest=guest.id, id=wish.id, seat=wish.seat)]
    must_be(table, "playing")
    if chair.level:
        return []
    return [HandedOver(guest=guest.id, id=wish.id, seat=wish.seat, level=SUBSTITUTE, why="asked")]


@ask.register
def _(wish: SeatBot, table: Table, guest: Asker) -> list[LogEntry]:
    must_be(table, "open")
    must_belong(table, guest)
    chair = find_chair(table, wish.seat)
    if chair.player:
        raise Refusal("seat_taken")
    if chair.level == wish.level:
        return []
    if wish.level is None:
        return [Emptied(guest=guest.id, id=wish.id, seat=wish.seat)]
    return [BotSeated(guest=guest.id, id=wish.id, seat=wish.seat, level=wish.level)]


@ask.register
def _(wish: DrawSeats, table: Table, guest: Asker) -> list[LogEntry]:
    must_be(table, "open")
    must_host(table, guest)
    seats = [chair.seat for chair in table.seats]
    lots = SystemRandom().sample(seats, len(seats))
    return [Drawn(guest=guest.id, id=wish.id, came_from=dict(zip(seats, lots, strict=True)))]


@ask.register
def _(wish: Start, table: Table, guest: Asker) -> list[LogEntry]:
    must_be(table, "open")
    must_belong(table, guest)
    if any(chair.kind == "open" for chair in table.chairs):
        raise Refusal("seats_open")
    return [deal(table, guest.id, wish.id)]


def deal(table: Table, guest: str = "", id: str = "") -> Started:
    """A secret seed from the operating system, and what is published of it."""
    record = new_record(table.game, table.created.options, None, table.created.tables)
    return Started(
        guest=guest, id=id, rules=record.rules, commitment=record.commitment, seed=record.seed, nonce=record.nonce
    )


@ask.register
def _(wish: Move, table: Table, guest: Asker) -> list[LogEntry]:
    chair = own_chair(table, guest, wish.seat)
    must_be(table, "playing")
    if chair.level:
        raise Refusal("handed_over")
    was_offered = wish.decision == table.state.decision.number and wish.move in table.offered(chair.number)
    words = wish.move if was_offered else legal_move(table, chair, wish.decision, wish.move)[1]
    return [Moved(guest=guest.id, id=wish.id, seat=wish.seat, decision=wish.decision, move=words, by="person")]


def legal_move(table: Table, chair: Chair, decision: int, words: str) -> tuple[int, str]:
    """The move that is meant, as number and in the notation; refused if it may not be made now.

    All of it is asked of the seat's sight: a refusal cannot tell what the seat may not know.
    """
    must_be(table, "playing")
    seat = chair.number
    sight = table.sight(seat)
    if decision != sight.decision.number:
        raise Refusal("stale_decision")
    try:
        move = table.game.read_move(sight, seat, words)
    except BadMove as error:
        raise Refusal("not_a_move", str(error)) from None
    check(table.game, sight, seat, move)
    return move, table.game.write_move(sight, seat, move)


@ask.register
def _(wish: HandOver, table: Table, guest: Asker) -> list[LogEntry]:
    chair = own_chair(table, guest, wish.seat)
    must_be(table, "playing")
    if chair.level == wish.level:
        return []
    return [HandedOver(guest=guest.id, id=wish.id, seat=wish.seat, level=wish.level, why="asked")]


@ask.register
def _(wish: TakeBack, table: Table, guest: Asker) -> list[LogEntry]:
    chair = own_chair(table, guest, wish.seat)
    must_be(table, "playing")
    if not chair.level:
        raise Refusal("not_handed_over")
    return [TakenBack(guest=guest.id, id=wish.id, seat=wish.seat)]


@ask.register
def _(wish: Say, table: Table, guest: Asker) -> list[LogEntry]:
    if not guest.id:
        raise Refusal("no_name")
    words = " ".join(wish.words.split())
    if wish.kind == "text" and not table.created.chat:
        raise Refusal("chat_off")
    if wish.kind == "text" and not 0 < len(words) <= LONGEST_TEXT:
        raise Refusal("too_long" if words else "bad_message")
    if wish.kind != "text" and words not in (PHRASES if wish.kind == "phrase" else REACTIONS):
        raise Refusal("no_such_phrase")
    return [Said(guest=guest.id, id=wish.id, name=guest.name, kind=wish.kind, words=words)]


@ask.register
def _(wish: Settings, table: Table, guest: Asker) -> list[LogEntry]:
    must_host(table, guest)
    chat = table.created.chat if wish.chat is None else wish.chat
    spectators = table.created.spectators if wish.spectators is None else wish.spectators
    if (chat, spectators) == (table.created.chat, table.created.spectators):
        return []
    return [Set(guest=guest.id, id=wish.id, chat=chat, spectators=spectators)]


def must_be(table: Table, status: str) -> None:
    if table.status != status:
        raise Refusal(f"not_{status}")


def must_belong(table: Table, guest: Asker) -> None:
    """Only people who sit here, and the host."""
    if not guest.id or (guest.id != table.created.host and not table.held_by(guest.id)):
        raise Refusal("not_seated")


def must_host(table: Table, guest: Asker) -> None:
    if not guest.id or guest.id != table.created.host:
        raise Refusal("not_the_host")


def find_chair(table: Table, seat: str) -> Chair:
    chair = table.chair(seat)
    if chair is None:
        raise Refusal("no_such_seat")
    return chair


def own_chair(table: Table, guest: Asker, seat: str) -> Chair:
    chair = find_chair(table, seat)
    if not guest.id or chair.player != guest.id:
        raise Refusal("not_your_seat")
    return chair
