"""What people may ask of a table: each command is checked and becomes entries of the log, or is refused."""

from functools import singledispatch
from typing import Protocol

from wolfden.engine.decision import GameState, MoveIndex, SeatIndex
from wolfden.engine.errors import BadMove
from wolfden.engine.game import AnyGame, check
from wolfden.engine.record import new_record

from .entries import BotSeated, Emptied, HandedOver, LogEntry, Moved, Said, Seated, Set, Started, TakenBack
from .messages import (
    LONGEST_TEXT,
    PHRASES,
    REACTIONS,
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
def decide(command: FromClient, table: Table, guest: Asker) -> list[LogEntry]:
    """The entries that fulfil this command, none if it is fulfilled already; Refusal or IllegalMove otherwise."""
    raise Refusal("bad_message")


@decide.register
def _(command: Sit, table: Table, guest: Asker) -> list[LogEntry]:
    must_be(table, "open")
    if not guest.id:
        raise Refusal("no_name")
    chair = find_chair(table, command.seat)
    if chair.player == guest.id:
        return []
    if chair.player or chair.level:
        raise Refusal("seat_taken")
    return [Seated(guest=guest.id, id=command.id, seat=command.seat, player=guest.id, name=guest.name)]


@decide.register
def _(command: Stand, table: Table, guest: Asker) -> list[LogEntry]:
    chair = own_chair(table, guest, command.seat)
    if table.status == "open":
        return [Emptied(guest=guest.id, id=command.id, seat=command.seat)]
    must_be(table, "playing")
    if chair.level:
        return []
    return [HandedOver(guest=guest.id, id=command.id, seat=command.seat, level=SUBSTITUTE, why="asked")]


@decide.register
def _(command: SeatBot, table: Table, guest: Asker) -> list[LogEntry]:
    must_be(table, "open")
    must_belong(table, guest)
    chair = find_chair(table, command.seat)
    if chair.player:
        raise Refusal("seat_taken")
    if chair.level == command.level:
        return []
    if command.level is None:
        return [Emptied(guest=guest.id, id=command.id, seat=command.seat)]
    return [BotSeated(guest=guest.id, id=command.id, seat=command.seat, level=command.level)]


@decide.register
def _(command: Start, table: Table, guest: Asker) -> list[LogEntry]:
    must_be(table, "open")
    must_belong(table, guest)
    if any(chair.kind == "open" for chair in table.chairs):
        raise Refusal("seats_open")
    return [deal(table, guest.id, command.id)]


def deal(table: Table, guest: str = "", id: str = "") -> Started:
    """A secret seed from the operating system, and what is published of it."""
    record = new_record(table.game, table.created.options, None, table.created.tables)
    return Started(
        guest=guest, id=id, rules=record.rules, commitment=record.commitment, seed=record.seed, nonce=record.nonce
    )


@decide.register
def _(command: Move, table: Table, guest: Asker) -> list[LogEntry]:
    chair = own_chair(table, guest, command.seat)
    must_be(table, "playing")
    if chair.level:
        raise Refusal("handed_over")
    _, words = legal_move(table, chair, command.decision, command.move)
    return [Moved(guest=guest.id, id=command.id, seat=command.seat, decision=command.decision, move=words, by="person")]


def legal_move(table: Table, chair: Chair, decision: int, words: str) -> tuple[MoveIndex, str]:
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
    return move, legal_words(table.game, sight, seat, move)


def legal_words(game: AnyGame, sight: GameState, seat: SeatIndex, move: MoveIndex) -> str:
    """A move in the notation, unless the rules refuse it."""
    check(game, sight, seat, move)
    return game.write_move(sight, seat, move)


@decide.register
def _(command: HandOver, table: Table, guest: Asker) -> list[LogEntry]:
    chair = own_chair(table, guest, command.seat)
    must_be(table, "playing")
    if chair.level == command.level:
        return []
    return [HandedOver(guest=guest.id, id=command.id, seat=command.seat, level=command.level, why="asked")]


@decide.register
def _(command: TakeBack, table: Table, guest: Asker) -> list[LogEntry]:
    chair = own_chair(table, guest, command.seat)
    must_be(table, "playing")
    if not chair.level:
        raise Refusal("not_handed_over")
    return [TakenBack(guest=guest.id, id=command.id, seat=command.seat)]


@decide.register
def _(command: Say, table: Table, guest: Asker) -> list[LogEntry]:
    if not guest.id:
        raise Refusal("no_name")
    words = " ".join(command.words.split())
    if command.kind == "text" and not table.created.chat:
        raise Refusal("chat_off")
    if command.kind == "text" and not 0 < len(words) <= LONGEST_TEXT:
        raise Refusal("too_long" if words else "bad_message")
    if command.kind != "text" and words not in (PHRASES if command.kind == "phrase" else REACTIONS):
        raise Refusal("no_such_phrase")
    return [Said(guest=guest.id, id=command.id, name=guest.name, kind=command.kind, words=words)]


@decide.register
def _(command: Settings, table: Table, guest: Asker) -> list[LogEntry]:
    if not guest.id or guest.id != table.created.host:
        raise Refusal("not_the_host")
    chat = table.created.chat if command.chat is None else command.chat
    spectators = table.created.spectators if command.spectators is None else command.spectators
    if (chat, spectators) == (table.created.chat, table.created.spectators):
        return []
    return [Set(guest=guest.id, id=command.id, chat=chat, spectators=spectators)]


def must_be(table: Table, status: str) -> None:
    if table.status != status:
        raise Refusal(f"not_{status}")


def must_belong(table: Table, guest: Asker) -> None:
    """Only people who sit here, and the host."""
    if not guest.id or (guest.id != table.created.host and not table.held_by(guest.id)):
        raise Refusal("not_seated")


def may_watch(table: Table, guest: Asker) -> bool:
    return table.created.spectators or table.status == "open" or bool(table.held_by(guest.id))


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
