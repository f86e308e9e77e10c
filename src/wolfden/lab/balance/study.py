"""A question a designer asks: what is played to answer it, and how the answer is told."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from wolfden.engine.doors import OwnBot, door
from wolfden.engine.game import AnyGame, Words
from wolfden.engine.options import options_of

from ..page import Chapter
from ..plans import Plan
from ..results import Results


@dataclass(frozen=True)
class Study:
    plans: Sequence[Plan]
    tell: Callable[[Sequence[Results]], Chapter]


@dataclass(frozen=True)
class Effort:
    """What is studied, and how much is played: bots think before they move, so they play fewer games than chance."""

    game: AnyGame
    games: int  # of random play
    seed: str
    options: Words = field(default_factory=dict)  # of every study, unless it has its own
    tables: Mapping[str, str] = field(default_factory=dict)
    only: int | None = None  # this number of players

    def plan(self, bots: Sequence[str], options: Words, tables: dict[str, str] | None = None) -> Plan:
        needed = {} if tuple(bots) == ("random",) else door(self.game, "lab").BOTS_PLAY_WITH
        chosen = {**needed, "players": self.usual(), **self.options, **options}
        return Plan(
            self.game.key, self.games_for(bots), self.seed, tuple(bots), chosen, {**self.tables, **(tables or {})}
        )

    @property
    def players(self) -> tuple[int, ...]:
        """How many may play."""
        return (self.only,) if self.only else self.game.players

    def usual(self) -> int:
        """How many play where one number is looked at."""
        default: int = next(option.default for option in options_of(self.game) if option.name == "players")
        return self.only or default

    @property
    def player(self) -> str:
        """Who plays where chance would tell nothing: a hunter if it is compiled, or else a quick search."""
        return "wolf:200" if isinstance(door(self.game, "bot"), OwnBot) else "hunter"

    def games_for(self, bots: Sequence[str]) -> int:
        return max(self.games // Plan(self.game.key, 1, bots=tuple(bots)).slowness(), 2)
