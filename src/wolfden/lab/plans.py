"""What is to be played, and playing a part of it: the same plan and numbers give the same part anywhere."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from io import BytesIO
from threading import Lock
from types import ModuleType
from typing import Protocol

import msgspec
import numpy as np

from wolfden.bots import SECONDS, find_bot, lookahead
from wolfden.bots.bot import Bot
from wolfden.bots.levels import SearchBot
from wolfden.bots.precompile import is_compiled, precompile
from wolfden.engine.binding import bind
from wolfden.engine.compiled import compiled
from wolfden.engine.decision import GameState, MoveIndex, SeatIndex
from wolfden.engine.doors import OwnBot, door
from wolfden.engine.errors import WolfdenError
from wolfden.engine.game import AnyGame, Words, is_over, moves_of, read_options, see, to_act
from wolfden.engine.rng import Rng
from wolfden.games import find_game

from . import counting
from .counting import Ledger, Numbers

LEVELS = ("random", "pup", "hunter")  # in the order of their codes in counting.py
ALPHA_ITERATIONS = 10_000  # for a move, unless the name says otherwise: `alpha:300`
THINGS = ("team", "role", "card", "animal", "question", "chip", "answer", "face")  # what an event may be about
NUMBERED_THINGS = ("wolf", "token")  # the same, where it is called by a number
RANDOM_PART, COMPILED_PART, PLAIN_PART = 5000, 250, 4  # games in a part, by the speed of who plays them


class Plan(msgspec.Struct, frozen=True):
    """Which game is played, how, by whom, and how often."""

    game: str
    games: int
    seed: str = "1"
    bots: tuple[str, ...] = ("random",)  # from the first seat on, and again from the first bot
    options: Words = {}
    tables: dict[str, str] = {}  # changed component tables, by file name
    every: int = 1  # the events of every n-th game of random play are counted

    def check(self) -> None:
        """Say what is wrong with the plan, before anything is played."""
        for name in self.bots:
            read_bot(find_game(self.game), name)
        if len(self.seats()) >= counting.PLACES:
            raise WolfdenError(f"the lab has room for {counting.PLACES - 1} seats; {self.game} has {len(self.seats())}")

    def table(self) -> GameState:
        """The table before the deal."""
        game = find_game(self.game)
        return game.set_up(read_options(game, self.options), self.tables)

    def seats(self) -> tuple[str, ...]:
        return find_game(self.game).seats(self.table())

    def bot_at(self, seat: int) -> str:
        return self.bots[seat % len(self.bots)]

    def part_size(self) -> int:
        """How many games are played in one go, more in a long run; what comes out does not depend on it."""
        if self.is_random():
            return min(max(self.games // 64, RANDOM_PART), 10 * RANDOM_PART)
        return COMPILED_PART if self.is_compiled() else PLAIN_PART

    def is_random(self) -> bool:
        return set(self.bots) == {"random"}

    def is_compiled(self) -> bool:
        """Can all its bots be played by the compiled lab?"""
        own = isinstance(door(find_game(self.game), "bot"), OwnBot)
        return set(self.bots) <= ({"random"} if own else set(LEVELS))

    def slowness(self) -> int:
        """How many random games take about as long as one of these."""
        return 1 if self.is_random() else 20 if self.is_compiled() else 400

    def searches(self) -> bool:
        return any(name.partition(":")[0] in SECONDS for name in self.bots)

    def parts(self) -> list[tuple[int, int]]:
        """All games cut into parts: the number of the first game, and how many."""
        size = self.part_size()
        return [(first, min(size, self.games - first)) for first in range(0, self.games, size)]


def read_bot(game: AnyGame, name: str) -> Bot:
    """The bot of this name; searches are limited by iterations, so that they can be repeated."""
    level, _, number = name.partition(":")
    if level not in SECONDS:
        return bot_of(level, number) if number else find_bot(name)
    if number and (not number.isdecimal() or int(number) == 0):
        raise WolfdenError(f"{name!r}: after the colon goes the number of iterations for a move, such as {level}:300")
    return SearchBot(level, int(number or (door(game, "bot").WOLF_ITERATIONS if level == "wolf" else ALPHA_ITERATIONS)))


def bot_of(module: str, name: str) -> Bot:
    """A bot that somebody else has written: a class in a module."""
    try:
        bot: Bot = getattr(import_module(module), name)()
    except (ImportError, AttributeError) as error:
        raise WolfdenError(f"{module}:{name} is not a bot; a module and a class in it are needed: {error}") from None
    return bot


class Player(Protocol):
    """Whoever chooses at a table of the lab; it is shown everything, and may shut its eyes."""

    def choose(
        self, game: AnyGame, state: GameState, seat: SeatIndex, moves: Sequence[MoveIndex], rng: Rng
    ) -> MoveIndex: ...


@dataclass(frozen=True)
class Honest:
    """A bot gets its sight and nothing else."""

    bot: Bot

    def choose(
        self, game: AnyGame, state: GameState, seat: SeatIndex, moves: Sequence[MoveIndex], rng: Rng
    ) -> MoveIndex:
        return self.bot.choose(game, see(game, state, seat), seat, moves, rng)


@dataclass(frozen=True)
class Part:
    """What came of some games: a row for each game, and sums of everything else."""

    first: int
    games: Numbers
    effects: Numbers
    tally: Numbers

    def to_bytes(self) -> bytes:
        file = BytesIO()
        np.savez(file, first=np.array(self.first), games=self.games, effects=self.effects, tally=self.tally)
        return file.getvalue()

    @classmethod
    def from_bytes(cls, content: bytes) -> "Part":
        with np.load(BytesIO(content)) as file:
            return cls(int(file["first"]), file["games"], file["effects"], file["tally"])


def blank_part(game: AnyGame, first: int, games: int, seats: int) -> Part:
    return Part(
        first,
        np.zeros((games, counting.POINTS + seats), np.int32),
        np.zeros((len(game.event_types) * counting.WIDTH, 4), np.int64),
        np.zeros(len(door(game, "lab").measures.TALLIES), np.int64),
    )


def fields_of(game: AnyGame) -> Numbers:
    """For each kind of event, which number names its thing and which its seat, 0 for none; and if a team has won."""
    return np.array([[thing_field(h.fields), seat_field(h.fields), h.won_by_team] for h in game.event_types], np.int64)


def thing_field(fields: Mapping[str, str]) -> int:
    for kind in THINGS:
        if kind in fields.values():
            return 1 + list(fields.values()).index(kind)
    return next((1 + number for number, name in enumerate(fields) if name in NUMBERED_THINGS), 0)


def seat_field(fields: Mapping[str, str]) -> int:
    return 1 + list(fields).index("seat") if fields.get("seat") == "seat" else 0


# Playing a part

LOADING = Lock()  # threads of a cluster's worker share the compiled modules


@cache
def load(key: str, is_compiled: bool) -> ModuleType:
    """The module that counts, bound to this game."""
    game = find_game(key)
    measures, bot = door(game, "lab").measures, door(game, "bot")
    if not is_compiled:
        return bind(counting, game, measures=measures)
    if not isinstance(bot, OwnBot):  # whose hunter cannot be compiled
        compiled(game).bind(lookahead, knowledge=bot.evaluation)
    return compiled(game).bind(counting, measures=measures)


def play_part(plan: Plan, first: int, games: int, players: Mapping[str, Player] | None = None) -> bytes:
    """Play these games of the plan; the part as bytes, the same wherever they are played.

    Names that no bot has may be given players here.
    """
    table, game = plan.table(), find_game(plan.game)
    part = blank_part(game, first, games, len(game.seats(table)))
    base = Rng.from_text(f"lab {plan.seed}")
    seen = np.zeros(len(part.effects) * counting.PLACES, np.int16)
    ledger = (part.games, part.effects, part.tally, fields_of(game), seen)
    with LOADING:
        if plan.searches() and not is_compiled(game):
            precompile(game)
        bound = load(plan.game, plan.is_compiled())
    if not plan.is_compiled():
        play_plain(plan, bound, table, base, first, ledger, players or {})
        return part.to_bytes()
    scratch, tables = np.zeros(1, counting.LabScratch.dtype())[0], table.records()
    common = (tables, tables.copy(), base.records()[0], first)
    if plan.is_random():
        bound.play_random(*common, plan.every, ledger, scratch)
    else:
        levels = np.array([LEVELS.index(plan.bot_at(seat)) for seat in range(counting.PLACES)])
        bound.play_levels(*common, ledger, scratch, levels, table.blank().records(), np.zeros(3, tables.dtype))
    return part.to_bytes()


def play_plain(
    plan: Plan,
    bound: ModuleType,
    table: GameState,
    base: Rng,
    first: int,
    ledger: Ledger,
    players: Mapping[str, Player],
) -> None:
    """The same, move by move, with bots that are not compiled."""
    game, games, scratch, states = find_game(plan.game), ledger[0], counting.LabScratch(), [table.copy()]
    names = [plan.bot_at(seat) for seat in range(len(game.seats(table)))]
    seated = [players[name] if name in players else Honest(read_bot(game, name)) for name in names]
    for row in range(len(games)):
        bound.start([table], states, base, first + row, scratch)
        state = states[0]
        bound.note(state, ledger, scratch)
        while not is_over(state):
            seat = to_act(state)[0]
            moves = moves_of(game, state, seat)
            game.play(state, seat, seated[seat].choose(game, state, seat, moves, scratch.rng))
            bound.note(state, ledger, scratch)
            games[row, counting.DECISIONS] += 1
            games[row, counting.CHOICES] += len(moves)
        bound.finish(state, row, ledger, scratch)
