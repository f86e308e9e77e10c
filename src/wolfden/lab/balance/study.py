"""A question a designer asks: what is played to answer it, and how the answer is told."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from wolfden.bots.hunter import CHOICES
from wolfden.engine.game import Game

from ..page import Chapter
from ..plans import Plan
from ..results import Results

TURN_LIMIT = 12  # in Woof!!: a bot that thinks briefly may not dare to declare, and look for ever


@dataclass(frozen=True)
class Study:
    plans: Sequence[Plan]
    tell: Callable[[Sequence[Results]], Chapter]


@dataclass(frozen=True)
class Effort:
    """What is studied, and how much is played: bots think before they move, so they play fewer games than chance."""

    game: Game
    games: int  # of random play
    seed: str
    options: Mapping[str, Any] = field(default_factory=dict)  # of every study, unless it has its own
    tables: Mapping[str, str] = field(default_factory=dict)
    only: int | None = None  # this number of players

    def plan(self, bots: Sequence[str], options: dict[str, Any], tables: dict[str, str] | None = None) -> Plan:
        limit = {"turn_limit": TURN_LIMIT} if self.game.key == "woof" and tuple(bots) != ("random",) else {}
        chosen = limit | {"players": self.usual()} | dict(self.options) | options
        return Plan(
            self.game.key, self.games_for(bots), self.seed, tuple(bots), chosen, {**self.tables, **(tables or {})}
        )

    @property
    def players(self) -> tuple[int, ...]:
        """How many may play."""
        return (self.only,) if self.only else self.game.players

    def usual(self) -> int:
        """How many play where one number is looked at."""
        default: int = self.game.Options().players
        return self.only or default

    @property
    def thinker(self) -> str:
        """Who plays where chance would tell nothing: a hunter if it is compiled, or else a quick search."""
        return "wolf:200" if self.game.key in CHOICES else "hunter"

    def games_for(self, bots: Sequence[str]) -> int:
        return max(self.games // Plan(self.game.key, 1, bots=tuple(bots)).slowness(), 2)
