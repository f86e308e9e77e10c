"""One world on its way: its game, its states, and a real table at which it is played again."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import wraps
from importlib import import_module
from itertools import pairwise
from typing import Any

import msgspec

from wolfden import games
from wolfden.engine.decision import SPECTATOR, GameState, MoveIndex, SeatIndex
from wolfden.engine.game import AnyGame
from wolfden.engine.record import Record
from wolfden.table.entries import LogEntry, Moved, Seated, Started
from wolfden.table.messages import NewTable
from wolfden.table.opening import found
from wolfden.table.presentation import Presentation
from wolfden.table.store import Guest
from wolfden.table.table import Table

HOST = Guest(id="host", name="Hana", created=0.0)
ONLOOKER = Guest(id="onlooker", name="Oki", created=0.0)
ASKS_FOR_GAMES = ("wolfden.table.table", "wolfden.table.replaying", "wolfden.cli.replay")  # to play a record again
COMMITMENT = "the hash of a seed that nobody knows yet"


class Side:
    """A world as one viewer meets it, position after position."""

    def __init__(
        self,
        game: AnyGame,
        options: dict[str, Any],
        moves: Sequence[str],
        states: list[GameState],
        viewer: int,
        secret: str,
    ) -> None:
        self.game = laid(game, states)
        self.options = options
        self.moves = moves
        self.states = states
        self.viewer = viewer
        self.step = 0
        self.seed = secret
        self.entries: list[LogEntry] = []
        self.presentation = Presentation()  # of those who have been at the table from the beginning
        self.table = self.sit_down()
        self.heard = self.table.seq

    @property
    def state(self) -> GameState:
        return self.states[self.step]

    @property
    def seat(self) -> str | None:
        return None if self.viewer == SPECTATOR else self.game.seats(self.state)[self.viewer]

    @property
    def guest(self) -> Guest:
        return ONLOOKER if self.seat is None else Guest(id=self.seat, name=f"Guest {self.seat}", created=0.0)

    def sit_down(self) -> Table:
        """A new table with a person in every seat, on which the log so far is folded."""
        wish = msgspec.convert({"game": self.game.key, "options": self.options, "practice": True}, NewTable)
        made = found(wish, HOST, 0.0)
        made.code, made.game = "table", self.game
        if not self.entries:
            self.entries = [
                Seated(seat=chair.seat, player=chair.seat, name=f"Guest {chair.seat}") for chair in made.seats
            ]
            rules = self.game.rules_version
            self.entries.append(Started(rules=rules, commitment=COMMITMENT, seed=self.seed, nonce=f"n {self.seed}"))
        for entry in self.entries:
            self.fold(made, entry)
        return made

    def fold(self, made: Table, entry: LogEntry) -> None:
        """Entries are written at whole seconds, the same in both worlds."""
        with_game(self.game)
        made.fold(made.seq + 1, float(made.seq), entry)

    def go_on(self) -> None:
        """The next move is made, at the table too."""
        seat, _, words = self.moves[self.step].partition(" ")
        number = self.table.state.decision.number
        entry = Moved(seat=seat, decision=number, move=words, by="person")
        self.entries.append(entry)
        self.presentation.follow(self.table)
        self.fold(self.table, entry)
        self.step += 1

    def record(self) -> Record:
        """The game up to here."""
        return Record(
            game=self.game.key,
            rules=self.game.rules_version,
            options=self.options,
            commitment=COMMITMENT,
            seed=self.seed,
            nonce="",
            moves=list(self.moves[: self.step]),
        )


def laid(game: AnyGame, states: list[GameState]) -> AnyGame:
    """The game in which these states follow each other, whatever the generators say; other positions go on as ever."""
    after = {luck_of(before): following for before, following in pairwise(states)}

    @wraps(game.deal)
    def deal(state: GameState) -> None:
        state.assign_from(states[0])

    @wraps(game.play)
    def play(state: GameState, seat: int, move: int) -> None:
        following = after.get(luck_of(state))
        if following is None:
            game.play(state, SeatIndex(seat), MoveIndex(move))
        else:
            state.assign_from(following)

    return replace(game, deal=deal, play=play)


def luck_of(state: GameState) -> tuple[int, ...]:
    """The generators of a state: seeded anew with every move, so no two are alike; those of a sight are blank."""
    numbers: list[int] = []
    for rng in state.rngs:
        rng.flatten(numbers)
    return tuple(numbers)


def with_game(game: AnyGame) -> None:
    """Whoever asks for this game gets the one of this world."""

    def find_game(key: str) -> AnyGame:
        return game if key == game.key else games.find_game(key)

    give_to_all(find_game)


@contextmanager
def worlds_apart() -> Iterator[None]:
    """Afterwards everybody gets the games as they are again."""
    try:
        yield
    finally:
        give_to_all(games.find_game)


def give_to_all(find_game: Callable[[str], AnyGame]) -> None:
    for name in ASKS_FOR_GAMES:
        vars(import_module(name))["find_game"] = find_game
