"""A table is the fold of its log: who sits where, the game as it stands, what was said, and what is due.

It knows the game and nothing of sockets, stores or clocks. A copy is folded further and takes the place of the
original once its entries are kept, so nobody ever sees what is not kept.
"""

from collections.abc import Iterator
from copy import copy
from functools import singledispatchmethod
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from wolfden.bots.worker import seed_for
from wolfden.engine.decision import GameState, SeatIndex, owes
from wolfden.engine.errors import BadMove, BadRecord, IllegalMove
from wolfden.engine.game import AnyGame, Words, check, is_free, is_over, new_state, read_options, see
from wolfden.engine.record import Record
from wolfden.games import find_game

from .entries import (
    BotSeated,
    Came,
    Created,
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
from .messages import Speaking, Status, stamp

BOT_SECONDS = 5.0  # after which another process does the work of one that died over it
KNOCK_SECONDS = 10.0
NEVER = float("inf")
SUBSTITUTE = "hunter"  # plays for people who are gone


class Chair(msgspec.Struct):
    """One seat, and who is in it."""

    number: SeatIndex
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


By: TypeAlias = Literal["person", "bot", "clock"]


class Step(NamedTuple):
    """The deal, or a move."""

    seq: int
    at: float
    seat: str | None = None  # nobody's for the deal
    by: By | None = None


class Table:
    def __init__(self, code: str) -> None:
        self.code = code
        self.status: Status = "open"
        self.seq = 0
        self.updated = 0.0
        self.chairs: list[Chair] = []
        self.started: Started | None = None
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

    game: AnyGame
    created: Created
    created_at: float
    state: GameState  # once it is dealt

    def copy(self) -> "Table":
        """Another table that can be folded further while this one is shown."""
        twin = copy(self)
        twin.chairs = [copy(chair) for chair in self.chairs]
        if self.started is not None:
            twin.state = self.state.copy()
        for name in ("moves", "steps", "kept", "said", "here", "gone", "knocked"):
            setattr(twin, name, getattr(self, name).copy())
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

    def sight(self, viewer: int) -> GameState:
        """What this viewer may know; whatever leaves the table is made from it."""
        return see(self.game, self.state, viewer)

    def bot_seed(self, seat: SeatIndex) -> str:
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

    def outcome(self) -> Words | None:
        if self.status != "over":
            return None
        outcome: Words = msgspec.to_builtins(self.game.outcome(self.state))
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

    def waiting_for_bot(self, now: float) -> tuple[SeatIndex, str, By] | None:
        """A seat in which a bot has to choose now, its level, and why it is a bot."""
        late = self.created.seconds is not None and self.decided_at + self.created.seconds <= now
        for chair in self.chairs:
            if self.owes(chair) and chair.level:
                return chair.number, chair.level, "bot"
            if self.owes(chair) and late:
                return chair.number, SUBSTITUTE, "clock"
        return None

    # What has happened

    def fold(self, seq: int, at: float, entry: LogEntry, *, is_checked: bool = False) -> None:
        """One more entry of the log; a move is checked, unless whoever proposes it has just done so."""
        if isinstance(entry, Moved) and not is_checked:
            self.must_be_legal(seq, entry)
        self.seq, self.updated = seq, at
        if entry.id:
            self.kept[entry.guest, entry.id] = seq
        if isinstance(entry, Started | Moved | HandedOver):
            self.asked = (seq, at)
        self.apply(entry)

    def must_be_legal(self, seq: int, entry: Moved) -> None:
        """A bad log must not become a game that the rules do not know."""
        chair = self.at(entry.seat)
        try:
            check(self.game, self.state, chair.number, self.game.read_move(self.state, chair.number, entry.move))
        except (BadMove, IllegalMove) as error:
            raise BadRecord(f"entry {seq} of table {self.code} is no move: {error}") from None

    @singledispatchmethod
    def apply(self, entry: Written) -> None:
        raise BadRecord(f"the log has an entry that is unknown here: {type(entry).__name__}")

    @apply.register
    def _(self, entry: Created) -> None:
        self.created, self.created_at = entry, self.updated
        self.game = find_game(entry.game)
        state = self.game.set_up(read_options(self.game, entry.options), entry.tables)
        dummies = self.game.dummies(state)
        self.chairs = [
            Chair(SeatIndex(number), seat, number in dummies) for number, seat in enumerate(self.game.seats(state))
        ]

    def at(self, seat: str) -> Chair:
        chair = self.chair(seat)
        if chair is None:
            raise BadRecord(f"the log names a seat {seat!r} that table {self.code} does not have")
        return chair

    @apply.register
    def _(self, entry: Seated) -> None:
        chair = self.at(entry.seat)
        chair.player, chair.name = entry.player, entry.name
        if entry.player not in self.here:
            self.gone.setdefault(entry.player, self.updated)

    @apply.register
    def _(self, entry: BotSeated) -> None:
        self.at(entry.seat).level = entry.level

    @apply.register
    def _(self, entry: Emptied) -> None:
        chair = self.at(entry.seat)
        chair.player, chair.name, chair.level = "", "", None

    @apply.register
    def _(self, entry: Started) -> None:
        if entry.rules != self.game.rules_version:
            raise BadRecord(f"this game was begun by rules {entry.rules} of {self.game.key}, which are gone")
        self.started = entry
        options = read_options(self.game, self.created.options)
        self.state = new_state(self.game, options, entry.seed, self.created.tables)
        self.decided_at = self.updated
        self.step()

    @apply.register
    def _(self, entry: Moved) -> None:
        chair, number = self.at(entry.seat), self.state.decision.number
        move = self.game.read_move(self.state, chair.number, entry.move)
        if not is_free(self.game, entry.move):
            chair.choice, chair.chosen = entry.move, entry.decision
        self.game.play(self.state, chair.number, move)
        self.moves.append(f"{entry.seat} {entry.move}")
        chair.bot_moves += entry.by != "person"
        if self.state.decision.number != number:
            self.decided_at = self.updated
        self.step(entry.seat, entry.by)

    @apply.register
    def _(self, entry: HandedOver) -> None:
        chair = self.at(entry.seat)
        chair.level, chair.why = entry.level, entry.why

    @apply.register
    def _(self, entry: TakenBack) -> None:
        chair = self.at(entry.seat)
        chair.level, chair.why = None, None

    @apply.register
    def _(self, entry: Said) -> None:
        seats = [chair.seat for chair in self.held_by(entry.guest)]
        at = stamp(self.updated)
        self.said.append(
            Speaking(seq=self.seq, at=at, name=entry.name, seats=seats, kind=entry.kind, words=entry.words)
        )

    @apply.register
    def _(self, entry: Set) -> None:
        self.created = msgspec.structs.replace(self.created, chat=entry.chat, spectators=entry.spectators)

    @apply.register
    def _(self, entry: Came) -> None:
        self.here[entry.player] = entry.via
        self.gone.pop(entry.player, None)
        if entry.player in self.knocked:
            self.knocked[entry.player] = (self.knocked[entry.player][0], 0.0)
        for chair in self.held_by(entry.player):
            if chair.why == "gone":
                chair.level, chair.why = None, None

    @apply.register
    def _(self, entry: Knocked) -> None:
        self.knocked[entry.player] = (self.state.decision.number, self.updated)

    @apply.register
    def _(self, entry: Left) -> None:
        self.here.pop(entry.player, None)
        self.gone[entry.player] = self.updated

    @apply.register
    def _(self, entry: Rematched) -> None:
        self.rematch = entry.table

    def step(self, seat: str | None = None, by: By | None = None) -> None:
        self.status = "over" if is_over(self.state) else "playing"
        self.steps.append(Step(self.seq, self.updated, seat, by))
