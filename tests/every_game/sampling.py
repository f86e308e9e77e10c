"""Random options, random positions, and what must stay the same in all of them."""

from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from random import Random
from types import ModuleType
from typing import Protocol, cast

from wolfden.engine.decision import MoveIndex, SeatIndex
from wolfden.engine.game import Game, P, S, Words, is_over, moves_of, new_state, play, read_options, to_act
from wolfden.engine.record import Record


class Particulars(Protocol):
    """`tests/<game>/particulars.py`: what the tests here have to know of one game."""

    CARDS_HAVE_NAMES: bool  # is there one of each?
    FEW_WORLDS: bool  # are there positions in which few worlds are possible?
    NEVER_OPEN: set[str]  # parts of the state that stay hidden at the end
    RESULTS: Words  # of the worked examples, by id: parts of the state and of the outcome

    def options(self, random: Random) -> Words:
        """Any options of this game, the rare ones too."""
        ...

    def inventory(self, state: Words) -> Counter[str]:
        """Every card in the game, wherever it lies."""
        ...

    def hidden(self, truth: Words, viewer: str | None) -> set[str]:
        """The cards that must not be named to this viewer."""
        ...

    def cards_in(self, view: Words) -> int:
        """How many cards a view shows, face up or face down."""
        ...


def tests_of(game: Game[S, P], name: str) -> ModuleType:
    """A module in the folder of the tests of this game."""
    return import_module(f"tests.{game.key.replace('-', '_')}.{name}")


def particulars(game: Game[S, P]) -> Particulars:
    return cast(Particulars, tests_of(game, "particulars"))


def random_options(game: Game[S, P], random: Random) -> Words:
    """Any options of this game, the rare ones too."""
    return particulars(game).options(random)


def inventory(game: Game[S, P], state: S) -> Counter[str]:
    """Every card in the game, wherever it lies."""
    return particulars(game).inventory(game.write_state(state))


def random_games(game: Game[S, P], count: int, seed: str) -> Iterator[tuple[S, Random]]:
    """Tables dealt with random options."""
    random = Random(f"{game.key} {seed}")
    for number in range(count):
        options = read_options(game, random_options(game, random))
        yield new_state(game, options, f"{seed} {number}"), random


def set_table_of(game: Game[S, P], record: Record) -> S:
    """The table of a record, dealt, before its first move."""
    return new_state(game, read_options(game, record.options), record.seed, record.tables)


def random_move(game: Game[S, P], state: S, random: Random) -> tuple[SeatIndex, MoveIndex]:
    """A seat that owes a choice and one of its legal moves."""
    seat = random.choice(to_act(state))
    return seat, random.choice(moves_of(game, state, seat))


def positions(game: Game[S, P], count: int, seed: str) -> Iterator[tuple[S, Random]]:
    """Positions of random games, about one of every four that arise."""
    random = Random(f"{game.key} {seed}")
    for number in range(count):
        state = new_state(game, read_options(game, random_options(game, random)), f"{seed} {number}")
        while not is_over(state) and count > 0:
            if random.random() < 0.25:
                yield state, random
                count -= 1
            play(game, state, *random_move(game, state, random))
