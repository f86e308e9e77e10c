"""The table as one viewer may see it: made from that viewer's sight, and from what everybody knows."""

from bisect import bisect_right
from operator import attrgetter
from typing import Any

import msgspec

from wolfden.engine.decision import SPECTATOR
from wolfden.engine.game import moves_of, to_act

from .memory import fades, retold
from .messages import News, Place, Question, Stamp, TableMessage, encode, stamp
from .table import Chair, Table
from .views import view


class Common(msgspec.Struct):
    """What everybody sees alike."""

    seats: list[Place]
    decision: Question | None


class Shown(msgspec.Struct):
    """What one viewer sees of the game, however many sockets it has."""

    view: Any  # a View, encoded once for all who see the same
    moves: list[str]


def show(
    table: Table, guest: str, seat: str | None, seen: int, now: float, watching: int, again: int | None = None
) -> TableMessage:
    """The message for this guest, looking from this seat (which must be theirs), with the news after `seen`.

    News up to the entry `again`, or all but the newest, are told once more, without what players have to remember.
    """
    made = table.created
    common = what_is_common(table)
    message = TableMessage(
        code=table.code,
        seq=table.seq,
        now=stamp(now),
        status=table.status,
        game=made.game,
        options=made.options,
        host=made.host_name,
        public=made.public,
        spectators=made.spectators,
        chat=made.chat,
        practice=made.practice,
        pace=made.pace,
        seconds=made.seconds,
        grace=made.grace,
        watching=watching,
        seats=common.seats,
        you=[chair.seat for chair in table.held_by(guest)],
        hosting=bool(guest) and guest == made.host,
        viewing=seat,
        said=table.said[bisect_right(table.said, seen, key=attrgetter("seq")) :],
        rematch=table.rematch,
        decision=common.decision,
    )
    if table.started is not None:
        show_game(table, seat, seen, all_but_newest(table) if again is None else again, message)
    return message


def show_game(table: Table, seat: str | None, seen: int, again: int, message: TableMessage) -> None:
    """What the viewer sees of the game itself."""
    chair = table.chair(seat) if seat else None
    viewer = chair.number if chair else SPECTATOR
    news = table.history(viewer)
    shown = what_is_shown(table, viewer)
    message.view = shown.view
    message.moves = shown.moves
    first = bisect_right(news, seen, key=lambda item: item[0])
    message.news = [once_more(table, viewer, item) if seq <= again else item for seq, item in news[first:]]
    message.retold = retellings(table, viewer, seen, news[:first]) if message.news else []
    assert table.started is not None
    message.commitment = table.started.commitment
    if table.status == "over":
        message.outcome = table.outcome()
        message.seed, message.nonce = table.started.seed, table.started.nonce
        return
    if chair and chair.chosen == table.state.decision.number:
        message.choice = chair.choice


def all_but_newest(table: Table) -> int:
    """The entry of the last move but one."""
    return table.steps[-2][0] if len(table.steps) > 1 else 0


def once_more(table: Table, viewer: int, item: Any) -> Any:
    """News of some time ago, as they may be told now."""
    if not fades(table.game):
        return item
    news = msgspec.json.decode(item, type=News)
    news.events = retold(table.game, table.sight(viewer), news.events)
    return news


def retellings(table: Table, viewer: int, seen: int, told: list[tuple[int, Any]]) -> list[Any]:
    """What was told up to the entry `seen` and is told otherwise since; when the game is over, all of it in full."""
    if not fades(table.game) or table.state.memory_aid:
        return []
    if table.status == "over":
        return [item for _, item in told]
    return [news for since, seq, news in table.faded[viewer] if since > seen >= seq]


def what_is_shown(table: Table, viewer: int) -> Shown:
    if viewer not in table.views:
        game, sight = table.game, table.sight(viewer)
        moves = (
            []
            if viewer == SPECTATOR
            else sorted(game.write_move(sight, viewer, move) for move in moves_of(game, sight, viewer))
        )
        table.views[viewer] = Shown(msgspec.Raw(encode(view(game, sight))), moves)
        del table.sights[viewer]  # most of a table's memory, and hardly anybody asks again before the next move
    shown: Shown = table.views[viewer]
    return shown


def what_is_common(table: Table) -> Common:
    if table.common is None:
        table.common = Common(
            [place(table, chair) for chair in table.chairs], question(table) if table.status == "playing" else None
        )
    common: Common = table.common
    return common


def question(table: Table) -> Question:
    """The open decision: who owes an answer is public, the answers are not."""
    decision, names = table.state.decision, [chair.seat for chair in table.chairs]
    return Question(
        number=decision.number,
        kind=table.game.decisions[decision.kind],
        owing=[names[seat] for seat in to_act(table.state)],
        answered=[chair.seat for chair in table.chairs if has_answered(table, chair)],
        deadline=deadline(table),
    )


def has_answered(table: Table, chair: Chair) -> bool:
    return table.status == "playing" and bool(table.state.decision.answered >> chair.number & 1)


def deadline(table: Table) -> Stamp | None:
    seconds = table.created.seconds
    return None if seconds is None else stamp(table.decided_at + seconds)


def place(table: Table, chair: Chair) -> Place:
    owes = table.owes(chair)
    return Place(
        seat=chair.seat,
        kind=chair.kind,
        name=chair.name,
        level=chair.level,
        character=chair.character or None,
        played_by_bot=chair.why,
        present=chair.player in table.here or chair.kind == "bot",
        owes=owes,
        answered=has_answered(table, chair),
        deadline=deadline(table) if owes and not chair.level else None,
        bot_moves=chair.bot_moves,
    )
