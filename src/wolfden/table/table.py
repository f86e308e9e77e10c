"""A table is the fold of its log: who sits where, the game as it stands, what was said, and what is due.

It knows the game and nothing of sockets, stores or clocks. A copy is folded further and takes the place of the
original once its entries are kept, so nobody ever sees what is not kept.
"""

from collections.abc import Iterator
from copy import copy
from functools import singledispatchmethod
from typing import Any, Literal, TypeAlias

import msgspec

from wolfden.bots.thinker import seed_for
from wolfden.engine.decision import owes
from wolfden.engine.errors import BadRecord
from wolfden.engine.game import Game, events, is_over, moves_of, play, read_options, see, set_table, write_event
from wolfden.engine.record import Record, replay
from wolfden.games import find_game

from .entries import (
    BotSeated,
    Came,
    Created,
    Drawn,
    Emptied,
    HandedOver,
    Knocked,
    Left,
    LogEntry,
    Moved,
    Rematched,
    Said,
    Seated,
    Set,
    Started,
    TakenBack,
    Written,
)
from .memory import may_fade, retold
from .messages import News, Speaking, Status, encode, stamp

BOT_SECONDS = 5.0  # after which another process does the work of one that died over it
KNOCK_SECONDS = 10.0
NEVER = float("inf")
SUBSTITUTE = "hunter"  # plays for people who are gone


class Chair(msgspec.Struct):
    """One seat, and who is in it."""

    number: int
    seat: str
    dummy: bool
    player: str = ""  # the id of the guest
    name: str = ""
    level: str | None = None  # of the bot that plays, also for a person
    why: Literal["asked", "gone"] | None = None  # a bot plays for the person
    bot_moves: int = 0
    choice: str = ""  # the last move
    chosen: int = -1  # in this decision

    @property
    def kind(self) -> Literal["person", "bot", "dummy", "open"]:
        if self.dummy:
            return "dummy"
        return "person" if self.player else "bot" if self.level else "open"


By: TypeAlias = Literal["person", "bot", "clock"] | None
Step: TypeAlias = tuple[int, float, str | None, By]  # seq, time, seat and hand


def is_dummy(table: Any, number: int) -> bool:
    """Some games put dummies where players are missing; nobody sits there."""
    return hasattr(table, "seats") and bool(getattr(table.seats[number], "dummy", 0))


class Table:
    def __init__(self, code: str) -> None:
        self.code = code
        self.status: Status = "open"
        self.seq = 0
        self.updated = 0.0
        self.chairs: list[Chair] = []
        self.started: Started | None = None
        self.state: Any = None
        self.decided_at = 0.0  # since when the open decision is open
        self.asked = (0, 0.0)  # entry and time since which the bots that owe a choice, if any, have been asked
        self.moves: list[str] = []
        self.steps: list[Step] = []  # the deal and each move
        self.kept: dict[tuple[str, str], int] = {}  # guest and id of a message -> the entry it led to
        self.said: list[Speaking] = []
        self.here: dict[str, str] = {}  # player -> process
        self.gone: dict[str, float] = {}  # player -> since when
        self.knocked: dict[str, tuple[int, float]] = {}  # player -> decision, when; -1 once answered
        self.rematch: str | None = None
        self.told: dict[int, list[tuple[int, Any]]] = {}  # viewer -> seq and News, encoded; complete
        self.fresh: dict[int, list[News]] = {}  # viewer -> those of them that will be told otherwise
        self.faded: dict[int, list[tuple[int, int, Any]]] = {}  # viewer -> since when, seq and News as told since
        self.sights: dict[int, Any] = {}  # viewer -> what it may know now
        self.views: dict[int, Any] = {}  # viewer -> what is shown of that
        self.common: Any = None  # what everybody sees alike, once somebody has looked

    game: Game
    created: Created
    created_at: float

    def copy(self) -> "Table":
        """Another table that can be folded further while this one is shown."""
        twin = copy(self)
        twin.chairs = [copy(chair) for chair in self.chairs]
        twin.state = self.state and self.state.copy()
        for name in ("moves", "steps", "kept", "said", "here", "gone", "knocked", "sights", "views"):
            setattr(twin, name, getattr(self, name).copy())
        for name in ("told", "fresh", "faded"):
            setattr(twin, name, {viewer: list(news) for viewer, news in getattr(self, name).items()})
        return twin

    # What is so

    @property
    def seats(self) -> list[Chair]:
        """The seats in which somebody chooses."""
        return [chair for chair in self.chairs if not chair.dummy]

    def held_by(self, guest: str) -> list[Chair]:
        return [chair for chair in self.chairs if guest and chair.player == guest]

    def chair(self, seat: str) -> Chair | None:
        return next((chair for chair in self.seats if chair.seat == seat), None)

    def owes(self, chair: Chair) -> bool:
        return self.status == "playing" and owes(self.state, chair.number)

    def sight(self, viewer: int) -> Any:
        """What this viewer may know; whatever leaves the table is made from it."""
        if viewer not in self.sights:
            self.sights[viewer] = see(self.game, self.state, viewer)
        return self.sights[viewer]

    def offered(self, viewer: int) -> list[str]:
        """The moves that were shown to this viewer as legal; none before somebody has looked."""
        return self.views[viewer].moves if viewer in self.views else []

    def bot_seed(self, seat: int) -> str:
        """For the generator of a bot that thinks in this seat now."""
        assert self.started is not None
        return seed_for(seat, len(self.moves), self.started.seed)

    def so_far(self) -> str:
        """The position, for somebody who has the record."""
        return f"{self.code} after {len(self.moves)} moves"

    def record(self) -> Record:
        """The game as a record; its secrets too."""
        assert self.started is not None
        return Record(
            game=self.game.key,
            rules=self.started.rules,
            options=self.created.options,
            tables=self.created.tables,
            commitment=self.started.commitment,
            seed=self.started.seed,
            nonce=self.started.nonce,
            moves=self.moves,
            outcome=self.outcome(),
        )

    def outcome(self) -> dict[str, Any] | None:
        if self.status != "over":
            return None
        outcome: dict[str, Any] = msgspec.to_builtins(self.game.outcome(self.state))
        return outcome

    # What must happen by itself

    def due(self) -> float | None:
        """When the table needs somebody's attention."""
        whens = [when for chair in self.chairs if self.owes(chair) for when in self.due_in(chair)]
        return min((when for when in whens if when != NEVER), default=None)

    def due_in(self, chair: Chair) -> Iterator[float]:
        if chair.level:
            yield self.asked[1] + BOT_SECONDS
            return
        if self.created.seconds is not None:
            yield self.decided_at + self.created.seconds
        if self.created.grace is not None:
            yield self.due_of_absence(chair.player)

    def due_of_absence(self, player: str) -> float:
        """When somebody who is gone is replaced, or somebody who seems to be here is asked."""
        grace = float(self.created.grace or 0)
        if player in self.gone:
            return self.gone[player] + grace
        decision, at = self.knocked.get(player, (0, 0.0))
        if decision != self.state.decision.number:
            return self.decided_at + max(grace, KNOCK_SECONDS)
        return at + KNOCK_SECONDS if at else NEVER

    def overdue(self, now: float) -> list[LogEntry]:
        """What the table does about people who are not there."""
        if self.created.grace is None:
            return []
        return [
            self.lack_of(chair)
            for chair in self.chairs
            if self.owes(chair) and not chair.level and self.due_of_absence(chair.player) <= now
        ]

    def lack_of(self, chair: Chair) -> LogEntry:
        if chair.player in self.gone:
            return HandedOver(seat=chair.seat, level=SUBSTITUTE, why="gone")
        if self.knocked.get(chair.player, (0, 0.0))[0] != self.state.decision.number:
            return Knocked(player=chair.player)
        return Left(player=chair.player)

    def waiting_for_bot(self, now: float) -> tuple[int, str, Literal["bot", "clock"]] | None:
        """A seat in which a bot has to choose now, its level, and why it is a bot."""
        late = self.created.seconds is not None and self.decided_at + self.created.seconds <= now
        for number, chair in enumerate(self.chairs):
            if self.owes(chair) and chair.level:
                return number, chair.level, "bot"
            if self.owes(chair) and late:
                return number, SUBSTITUTE, "clock"
        return None

    # What has happened

    def fold(self, seq: int, at: float, entry: LogEntry) -> None:
        """One more entry of the log."""
        for viewer in self.told:
            self.tell(viewer)
        self.seq, self.updated, self.common = seq, at, None
        if entry.id:
            self.kept[entry.guest, entry.id] = seq
        if isinstance(entry, Started | Moved | HandedOver):
            self.asked = (seq, at)
        self.take(entry)

    @singledispatchmethod
    def take(self, entry: Written) -> None:
        raise BadRecord(f"the log has an entry that is unknown here: {type(entry).__name__}")

    @take.register
    def _(self, entry: Created) -> None:
        self.created, self.created_at = entry, self.updated
        self.game = find_game(entry.game)
        table = self.game.set_up(read_options(self.game, entry.options), self.game.components(entry.tables))
        self.chairs = [
            Chair(number, seat, is_dummy(table, number)) for number, seat in enumerate(self.game.seats(table))
        ]

    def at(self, seat: str) -> Chair:
        chair = self.chair(seat)
        if chair is None:
            raise BadRecord(f"the log names a seat {seat!r} that table {self.code} does not have")
        return chair

    @take.register
    def _(self, entry: Seated) -> None:
        chair = self.at(entry.seat)
        chair.player, chair.name = entry.player, entry.name
        if entry.player not in self.here:
            self.gone.setdefault(entry.player, self.updated)

    @take.register
    def _(self, entry: BotSeated) -> None:
        self.at(entry.seat).level = entry.level

    @take.register
    def _(self, entry: Emptied) -> None:
        chair = self.at(entry.seat)
        chair.player, chair.name, chair.level = "", "", None

    @take.register
    def _(self, entry: Drawn) -> None:
        before = {chair.seat: chair for chair in self.chairs}
        for seat, origin in entry.came_from.items():
            chair = self.at(seat)
            self.chairs[chair.number] = msgspec.structs.replace(before[origin], number=chair.number, seat=seat)

    @take.register
    def _(self, entry: Started) -> None:
        if entry.rules != self.game.rules_version:
            raise BadRecord(f"this game was begun by rules {entry.rules} of {self.game.key}, which are gone")
        self.started = entry
        options = read_options(self.game, self.created.options)
        self.state = set_table(self.game, options, entry.seed, self.created.tables)
        self.decided_at = self.updated
        self.step(None, None)

    @take.register
    def _(self, entry: Moved) -> None:
        chair, number = self.at(entry.seat), self.state.decision.number
        move = self.game.read_move(self.state, chair.number, entry.move)
        if move in moves_of(self.game, self.state, chair.number):  # a free action answers no question
            chair.choice, chair.chosen = entry.move, entry.decision
        play(self.game, self.state, chair.number, move)
        self.moves.append(f"{entry.seat} {entry.move}")
        chair.bot_moves += entry.by != "person"
        if self.state.decision.number != number:
            self.decided_at = self.updated
        self.step(entry.seat, entry.by)

    @take.register
    def _(self, entry: HandedOver) -> None:
        chair = self.at(entry.seat)
        chair.level, chair.why = entry.level, entry.why

    @take.register
    def _(self, entry: TakenBack) -> None:
        chair = self.at(entry.seat)
        chair.level, chair.why = None, None

    @take.register
    def _(self, entry: Said) -> None:
        seats = [chair.seat for chair in self.held_by(entry.guest)]
        at = stamp(self.updated)
        self.said.append(
            Speaking(seq=self.seq, at=at, name=entry.name, seats=seats, kind=entry.kind, words=entry.words)
        )

    @take.register
    def _(self, entry: Set) -> None:
        self.created = msgspec.structs.replace(self.created, chat=entry.chat, spectators=entry.spectators)

    @take.register
    def _(self, entry: Came) -> None:
        self.here[entry.player] = entry.via
        self.gone.pop(entry.player, None)
        if entry.player in self.knocked:
            self.knocked[entry.player] = (self.knocked[entry.player][0], 0.0)
        for chair in self.held_by(entry.player):
            if chair.why == "gone":
                chair.level, chair.why = None, None

    @take.register
    def _(self, entry: Knocked) -> None:
        self.knocked[entry.player] = (self.state.decision.number, self.updated)

    @take.register
    def _(self, entry: Left) -> None:
        self.here.pop(entry.player, None)
        self.gone[entry.player] = self.updated

    @take.register
    def _(self, entry: Rematched) -> None:
        self.rematch = entry.table

    def step(self, seat: str | None, by: By) -> None:
        self.status = "over" if is_over(self.state) else "playing"
        self.steps.append((self.seq, self.updated, seat, by))
        self.sights.clear()
        self.views.clear()

    # What each viewer was told

    def tell(self, viewer: int) -> None:
        """This viewer hears what the last move did, once; not before somebody looks or the next move is made."""
        if len(self.told[viewer]) < len(self.steps):
            self.inform(viewer, self.sight(viewer), self.steps[-1])

    def inform(self, viewer: int, sight: Any, step: Step) -> None:
        """What has happened goes to this viewer, and what has to be remembered from now on goes out of the story."""
        if self.fresh[viewer]:
            self.fade(viewer, sight, step[0])
        news = self.news(sight, step)
        self.told[viewer].append((news.seq, msgspec.Raw(encode(news))))
        if may_fade(self.game, news.events):
            self.fresh[viewer].append(news)

    def news(self, sight: Any, step: Step) -> News:
        seq, at, seat, by = step
        told = [write_event(self.game, event) for event in events(sight)]
        return News(seq=seq, at=stamp(at), seat=seat, by=by, events=told)

    def fade(self, viewer: int, sight: Any, seq: int) -> None:
        fresh, self.fresh[viewer] = self.fresh[viewer], []
        for news in fresh:
            left = retold(self.game, sight, news.events)
            if left != news.events:
                news = msgspec.structs.replace(news, events=left)
                self.faded[viewer].append((seq, news.seq, msgspec.Raw(encode(news))))
            if may_fade(self.game, left):
                self.fresh[viewer].append(news)

    def history(self, viewer: int) -> list[tuple[int, Any]]:
        """All this viewer was told since the deal; whoever has not listened before gets it from the record."""
        if viewer not in self.told:
            self.told[viewer], self.fresh[viewer], self.faded[viewer] = [], [], []
            for step, (state, _) in zip(self.steps[:-1], replay(self.record(), find_game), strict=False):
                self.inform(viewer, see(self.game, state, viewer), step)
        self.tell(viewer)
        return self.told[viewer]
