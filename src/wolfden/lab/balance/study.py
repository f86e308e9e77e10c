"""A question a designer asks: what is played to answer it, and how the answer is told."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from wolfden.engine.doors import OwnBot, door
from wolfden.engine.game import Game

from ..page import Chapter
from ..plans import Plan
from ..results import Results


@dataclass(frozen=True)
class Study:
    plans: Sequence[Plan]
    tell: Callable[[Sequence[Results]], Chapter]


@dataclass(frozen=True)
class Effort:
    """How much is played: bots think before they move, so they play fewer games than chance does."""

    game: Game
    games: int  # of random play
    seed: str

    def plan(self, bots: Sequence[str], options: dict[str, Any], tables: dict[str, str] | None = None) -> Plan:
        if tuple(bots) != ("random",):
            options = {**options, **door(self.game, "lab").BOTS_PLAY_WITH}
        return Plan(self.game.key, self.games_for(bots), self.seed, tuple(bots), options, tables or {})

    @property
    def thinker(self) -> str:
        """Who plays where chance would tell nothing: a hunter if it is compiled, or else a quick search."""
        return "wolf:200" if isinstance(door(self.game, "bot"), OwnBot) else "hunter"

    def games_for(self, bots: Sequence[str]) -> int:
        plan = Plan(self.game.key, 1, bots=tuple(bots))
        share = 1 if plan.is_random() else 20 if plan.is_compiled() else 400
        return max(self.games // share, 2)
