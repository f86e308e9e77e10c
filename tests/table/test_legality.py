"""Whether a move is legal is worked out once on its way through the server."""

from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.table.builders import AKI, BEN, a_table, dealt, some_move, start
from wolfden.engine.decision import MoveIndex
from wolfden.engine.errors import BadRecord, IllegalMove
from wolfden.engine.game import AnyGame, moves_of, to_act
from wolfden.games import GAMES, find_game
from wolfden.table import table as table_module
from wolfden.table.beat import Beat
from wolfden.table.entries import Moved
from wolfden.table.live import LiveTable
from wolfden.table.messages import Move, NewTable
from wolfden.table.opening import first_entries, found
from wolfden.table.service import TableService
from wolfden.table.store import open_store
from wolfden.table.table import Table

pytestmark = pytest.mark.anyio

MOVES = 12


class Mind:
    """In the place of `BotProcesses`: it knows its move before it is asked."""

    move = MoveIndex(-1)

    async def choose(self, *_: object) -> int:
        return self.move

    def close(self) -> None:
        pass


async def no_wait(seconds: float) -> None:
    pass


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[TableService]:
    minds: Any = Mind()
    service = TableService(open_store(str(tmp_path / "wolfden.db")), minds, lambda: 1000.0, Beat(sleep=no_wait))
    await service.store.open()
    yield service
    await service.close()


def counted(game: AnyGame, calls: Counter[str]) -> AnyGame:
    """The game, whose rules count how often the server asks them."""

    def objection(*given: Any) -> int:
        calls["objection"] += 1
        return game.objection(*given)

    def legal_moves(*given: Any) -> int:
        calls["legal_moves"] += 1
        return game.legal_moves(*given)

    return replace(game, objection=objection, legal_moves=legal_moves)


async def a_live_table(
    service: TableService, game: AnyGame, calls: Counter[str], patch: pytest.MonkeyPatch
) -> LiveTable:
    """A table of a counted game, dealt, with all seats Aki's."""
    patch.setattr(table_module, "find_game", lambda _: counted(game, calls))
    wish = NewTable(game=game.key, options={"players": game.players[0]}, seats=["me"] * game.players[0])
    table = found(wish, AKI, service.clock())
    await service.create(table, first_entries(table, wish, AKI))
    live = await service.find_table(table.code)
    await service.keep(live, lambda table: [dealt(table, "legality")])
    return live


def look_from_every_seat(live: LiveTable) -> int:
    for chair in live.table.seats:
        live.presentation.present(live.table, AKI.id, chair.seat, 0, 0.0, 0)
    live.presentation.present(live.table, BEN.id, None, 0, 0.0, 0)
    return len(live.table.seats)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize("is_bot", [False, True], ids=["person", "bot"])
async def test_a_move_is_checked_once_and_listed_once_for_each_seat_that_looks(
    service: TableService, game: AnyGame, is_bot: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rules are asked once about the move, and once for each seat what may follow it."""
    calls: Counter[str] = Counter()
    live, random = await a_live_table(service, game, calls, monkeypatch), Random(game.key)
    look_from_every_seat(live)
    for _ in range(MOVES):
        seat = to_act(live.table.state)[0]
        move = random.choice(moves_of(game, live.table.state, seat))
        chair, moves = live.table.chairs[seat], len(live.table.moves)
        calls.clear()

        if is_bot:
            service.bots.move = move  # type: ignore[attr-defined]
            chair.level = "pup"
            await service.play_for(live, seat, "pup", "bot")
            live.table.chairs[seat].level = None
        else:
            words, number = game.write_move(live.table.state, seat, move), live.table.state.decision.number
            await service.submit(live, AKI, Move(id=f"m{moves}", decision=number, seat=chair.seat, move=words))

        assert len(live.table.moves) == moves + 1
        assert calls == {"objection": 1}
        assert look_from_every_seat(live) == calls["legal_moves"]
        assert look_from_every_seat(live) == calls["legal_moves"], "a second look costs nothing"
        assert calls["objection"] == 1


async def test_an_illegal_move_of_a_bot_changes_nothing(service: TableService, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await a_live_table(service, find_game("wolf-and-hound"), Counter(), monkeypatch)
    seat = to_act(live.table.state)[0]
    legal = moves_of(live.table.game, live.table.state, seat)
    service.bots.move = next(  # type: ignore[attr-defined]
        MoveIndex(move) for move in range(live.table.game.move_count) if move not in legal
    )
    live.table.chairs[seat].level, seq = "pup", live.table.seq

    with pytest.raises(IllegalMove):
        await service.play_for(live, seat, "pup", "bot")

    assert live.table.seq == seq
    assert [entry.seq for entry in await service.store.entries(live.table.code, seq)] == []


def bad_moves(table: Table) -> list[Moved]:
    good = some_move(table)
    waiting = next(chair.seat for chair in table.chairs if not table.owes(chair))
    return [
        Moved(seat=waiting, decision=good.decision, move=good.move, by="person"),
        Moved(seat=good.seat, decision=good.decision, move="howl", by="person"),
        Moved(seat="P9", decision=good.decision, move=good.move, by="person"),
    ]


@pytest.mark.parametrize("number", range(3), ids=["not their turn", "no move", "no seat"])
def test_a_move_that_was_read_from_a_log_is_checked(number: int) -> None:
    """A bad log is refused whole, and the table is as before."""
    table = a_table(seats=["me"] * 4)
    start(table)
    before = table.state.copy()

    with pytest.raises(BadRecord):
        table.fold(table.seq + 1, 0.0, bad_moves(table)[number])

    assert (table.state, table.moves, len(table.steps)) == (before, [], 1)
