"""What a game may offer beside its rules: a door is the module of that name in the game's folder.

`door(game, "bot")` imports `<package of the game>.bot` when it is first asked for, so that a game costs neither the
compiler nor the library that draws terminals. What only some games have is a protocol of its own here.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from math import inf
from types import ModuleType
from typing import Any, Literal, Protocol, TypeAlias, overload, runtime_checkable

import msgspec

from .decision import GameState, MoveIndex, SeatIndex
from .errors import WolfdenError
from .game import AnyGame, Game, P, S, Word, Words
from .rng import Rng

Event: TypeAlias = Words
Names: TypeAlias = Mapping[str, str]  # of the players, by seat
Drawn: TypeAlias = Any  # whatever rich can print
Wording: TypeAlias = Any  # a `locale.say.Wording`: the words of a game in one language
Shown: TypeAlias = Any  # a `cli.shown.Shown`: those, and a view
Effort: TypeAlias = Any  # of the lab's balance page, and its studies
Study: TypeAlias = Any
Entry: TypeAlias = Callable[..., object]  # a compiled function


# What a screen shows


class View(Protocol):
    """`view.py`."""

    def view(self, sight: GameState) -> msgspec.Struct:
        """The table as the viewer of this sight may be shown it; the annotation of its result is its type."""
        ...


@runtime_checkable
class Previews(Protocol):
    """A view that can say what the events of a move do not."""

    def preview(self, sight: GameState, seat: SeatIndex, move: MoveIndex) -> msgspec.Struct | None:
        """What a move will do to the table."""
        ...


@runtime_checkable
class Fades(Protocol):
    """A view of a game in which players have to remember cards themselves, unless `memory_aid` is on."""

    def fade(self, sight: GameState, events: list[Event]) -> list[Event]:
        """Events of some time ago as they may be told now."""
        ...


# What bots know


@dataclass(frozen=True)
class Option:
    """What a search found out about one move."""

    move: MoveIndex
    visits: int  # or the worlds it was weighed in
    chance: float  # to win this deal, or the match where a game counts that; from 0 to 1


@dataclass(frozen=True, kw_only=True)
class SearchParams:
    """How the tree search goes about a game; every number is tried out with `python -m bench.trial`."""

    greedy_percent: int  # of the moves of a rollout that the policy makes; the others are random
    horizon: int  # moves from the root to the position whose leaf values are taken
    worlds_weighed: int  # imagined worlds of which one is taken by its likelihood
    world_reuse: int  # iterations in the same world
    exploration: float  # the constant of UCB1, for rewards from 0 to 1


TO_THE_END = 10_000  # a horizon that no deal reaches


class Search(Protocol):
    step: int  # iterations between two looks at the clock
    entries: tuple[Entry, ...]  # the compiled functions it calls

    def think(self, sight: GameState, rng: Rng, iterations: int, seconds: float = inf) -> list[Option]:
        """All moves it has thought about, the best first."""
        ...


Facts: TypeAlias = Iterator[tuple[str, str, int]]  # what is true in a world: about, kind and number
Chances: TypeAlias = Mapping[int, float]  # of cards or roles


class Bot(Protocol):
    """`bot/`: what the levels that all games share have to know of this one."""

    WOLF_ITERATIONS: int  # after which a wolf stops: with many more it would play like an alpha
    SEARCH: SearchParams
    evaluation: ModuleType  # see `bots.ismcts.GameKnowledge`
    rollout: ModuleType  # see `bots.ismcts.RolloutPolicy`

    def facts(self, game: AnyGame, sight: GameState, world: GameState) -> Facts:
        """What the viewer of this sight would like to know, as it is in this world."""
        ...


@runtime_checkable
class OwnBot(Protocol):
    """`bot/` of a game that is thought about in its own way."""

    WOLF_ITERATIONS: int

    def choose(
        self, game: AnyGame, sight: GameState, seat: SeatIndex, moves: Sequence[MoveIndex], rng: Rng
    ) -> MoveIndex:
        """The move of a hunter."""
        ...

    def search(self, game: AnyGame, is_compiled: bool, models_opponents: bool) -> Search:
        """The search of a wolf, or of an alpha, who has a model of its opponents."""
        ...

    def beliefs(self, game: AnyGame, sight: GameState, seat: SeatIndex) -> Iterator[tuple[str, str, Chances]]:
        """About whom or what, of which kind, and how likely each number is."""
        ...


# What the lab measures


class Lab(Protocol):
    """`lab/`."""

    measures: ModuleType  # see `lab.counting.Measures`; compiled together with the rules
    BOTS_PLAY_WITH: Mapping[str, Word]  # options without which a bot that thinks briefly would play for ever

    def studies(self, effort: Effort) -> list[Study]:
        """The chapters of the balance page that are about this game alone."""
        ...


# How it is drawn in text


class Terminal(Protocol):
    """`terminal.py`, drawing from the view alone."""

    UNSAID: frozenset[str]  # events that go without saying where a choice is offered
    DRAWN: Mapping[
        str, Callable[[Wording, Sequence[Event]], Drawn]
    ]  # events that are drawn together, not told in sentences

    def draw_table(self, shown: Shown) -> Drawn:
        """The table as its viewer sees it."""
        ...

    def draw_guide(self, shown: Shown) -> Drawn:
        """What the cards in play do."""
        ...

    def draw_box(self, say: Wording, changed: Mapping[str, str]) -> Iterator[Drawn]:
        """All components, some tables changed, and where their numbers come from."""
        ...


@runtime_checkable
class Foretells(Protocol):
    """The terminal of a game that has something to say where nothing is certain to happen."""

    def say_outlook(self, shown: Shown, move: str, preview: Any) -> str:
        """What to say of a move after which nothing is certain to happen."""
        ...


@runtime_checkable
class Lists(Protocol):
    """The terminal of a game with more choices than a plain list can show."""

    def numbered(self, moves: Sequence[str]) -> list[str]:
        """The moves that have a number; the others are made in the notation."""
        ...

    def draw_choices(self, shown: Shown, moves: Mapping[str, Any]) -> Drawn:
        """All choices of the viewer, and what the view can say of each."""
        ...


@overload
def door(game: Game[S, P], name: Literal["view"]) -> View: ...
@overload
def door(game: Game[S, P], name: Literal["bot"]) -> Bot | OwnBot: ...
@overload
def door(game: Game[S, P], name: Literal["lab"]) -> Lab: ...
@overload
def door(game: Game[S, P], name: Literal["terminal"]) -> Terminal: ...
def door(game: Game[S, P], name: str) -> Any:
    """What this game offers by this name."""
    found = opened(f"{game.package}.{name}")
    if found is None:
        raise WolfdenError(f"{game.key} has no {name}: {game.package}.{name} is missing")
    return found


@cache
def opened(module: str) -> ModuleType | None:
    return import_module(module) if find_spec(module) else None
