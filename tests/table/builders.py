"""Tables in a few words, without a server."""

from typing import Any

import msgspec

from wolfden.engine.game import moves_of, to_act
from wolfden.engine.record import commitment
from wolfden.table.commands import decide
from wolfden.table.entries import Came, LogEntry, Moved, Started
from wolfden.table.messages import ClientMessage, NewTable, TableMessage
from wolfden.table.opening import first_entries, found
from wolfden.table.presentation import Presentation
from wolfden.table.store import Guest
from wolfden.table.table import Table

AKI = Guest(id="aki", name="Aki", created=0.0)
BEN = Guest(id="ben", name="Ben", created=0.0)
STRANGER = Guest(id="", name="", created=0.0)


def a_table(game: str = "wolf-and-hound", seats: list[Any] | None = None, at: float = 0.0, **wish: Any) -> Table:
    """A table Aki has made; `seats` as in POST /api/tables."""
    wanted = msgspec.convert({"game": game, "seats": seats or [], **wish}, NewTable)
    table = found(wanted, AKI, at)
    write(table, *first_entries(table, wanted, AKI), at=at)
    return table


def write(table: Table, *entries: LogEntry, at: float | None = None) -> None:
    for entry in entries:
        table.fold(table.seq + 1, table.updated if at is None else at, entry)


def do(table: Table, guest: Guest, wish: ClientMessage, at: float | None = None) -> None:
    write(table, *decide(wish, table, guest), at=at)


def come(table: Table, guest: Guest, at: float = 0.0) -> None:
    write(table, Came(player=guest.id, via="here"), at=at)


def start(table: Table, seed: str = "a seed", at: float = 0.0) -> None:
    """Deal from this seed."""
    write(table, dealt(table, seed), at=at)


def dealt(table: Table, seed: str) -> Started:
    return Started(rules=table.game.rules_version, commitment=commitment(seed, "n"), seed=seed, nonce="n")


def present(
    table: Table, guest: str, seat: str | None, seen: int, now: float, watching: int, again: int | None = None
) -> TableMessage:
    """The message for somebody who has just come, to a server that has shown this table to nobody."""
    return Presentation().present(table, guest, seat, seen, now, watching, again)


def some_move(table: Table) -> Moved:
    """The first legal move of the first seat that owes one."""
    seat = to_act(table.state)[0]
    move = table.game.write_move(table.state, seat, moves_of(table.game, table.state, seat)[0])
    number = table.state.decision.number
    return Moved(seat=table.chairs[seat].seat, decision=number, move=move, by="person")


def play_to_the_end(table: Table) -> None:
    while table.status == "playing":
        write(table, some_move(table))


def where_cards_are_passed() -> Table:
    """Three Little Wolves in which everybody owes a secret choice; all seats are Aki's."""
    for number in range(100):
        table = a_table("three-little-wolves", seats=["me", "me", "me"], options={"players": 3})
        start(table, f"seed {number}")
        while table.status == "playing":
            if table.game.decisions[table.state.decision.kind].name == "pass":
                return table
            write(table, some_move(table))
    raise AssertionError("no game in which cards are passed")
