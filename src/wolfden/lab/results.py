"""What came of a plan, all parts together."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from wolfden.engine.doors import door
from wolfden.games import find_game

from . import figures
from .counting import CHOICES, DECISIONS, LENGTH, POINTS, SCORE, SEATS, TEAMS, TIMES, WIDTH, WINNERS, WINS, Numbers
from .figures import Estimate
from .plans import Part, Plan, fields_of


@dataclass(frozen=True)
class Effect:
    """How often something happened, and how those fared to whom it did."""

    event: str
    thing: str  # a card, an animal, a role ..., or nothing
    times: int
    seats: int  # in how many games to how many seats
    wins: int  # of them
    points: int  # of them, added up
    has_seat: bool

    @property
    def name(self) -> str:
        return f"{self.event.replace('_', ' ')} {self.thing}".strip()

    @property
    def win_share(self) -> Estimate:
        return figures.share(self.wins, self.seats)


@dataclass(frozen=True)
class Results:
    plan: Plan
    games: Numbers  # a row for each game, with the columns of counting.py
    sums: Numbers  # of all effects
    tally: Numbers

    @classmethod
    def of(cls, plan: Plan, parts: Iterable[Part]) -> "Results":
        """The parts in the order of their games, whatever order they came in."""
        ordered = sorted(parts, key=lambda part: part.first)
        return cls(
            plan,
            np.concatenate([part.games for part in ordered]),
            np.sum([part.effects for part in ordered], axis=0),
            np.sum([part.tally for part in ordered], axis=0),
        )

    @cached_property
    def seats(self) -> tuple[str, ...]:
        return self.plan.seats()

    @property
    def watched(self) -> int:
        """How many games had their events counted."""
        every = self.plan.every if self.plan.is_random() else 1
        return -(-len(self.games) // every)

    def won(self, seat: int) -> NDArray[np.int64]:
        """For each game 1 if this seat has won it, alone or with others."""
        wins: NDArray[np.int64] = self.games[:, WINNERS] >> seat & 1
        return wins

    def seat_shares(self) -> dict[str, Estimate]:
        return {name: figures.share(int(self.won(i).sum()), len(self.games)) for i, name in enumerate(self.seats)}

    def points(self, seat: int) -> Numbers:
        column: Numbers = self.games[:, POINTS + seat]
        return column

    @property
    def length(self) -> Numbers:
        """Questions asked in each game; one that several seats answer together counts once."""
        column: Numbers = self.games[:, LENGTH]
        return column

    @property
    def decisions(self) -> Numbers:
        """Choices made in each game."""
        column: Numbers = self.games[:, DECISIONS]
        return column

    @property
    def branching(self) -> NDArray[np.float64]:
        """Legal moves for a choice, on average in each game."""
        mean: NDArray[np.float64] = self.games[:, CHOICES] / self.games[:, DECISIONS]
        return mean

    @cached_property
    def effects(self) -> list[Effect]:
        """All that happened, in the order of the game's table of events."""
        game, found = find_game(self.plan.game), []
        fields = fields_of(game)
        for place in np.flatnonzero(self.sums[:, TIMES]):
            code, thing = divmod(int(place), WIDTH)
            event_type, row = game.event_types[code], self.sums[place]
            word = ""
            if thing or fields[code, 0]:
                kind = list(event_type.fields.values())[fields[code, 0] - 1]
                word = str(game.write(kind, thing - 1) if thing or kind != "number" else "none")
            times, seats, wins, points = (int(row[column]) for column in (TIMES, SEATS, WINS, SCORE))
            found.append(Effect(event_type.name, word, times, seats, wins, points, bool(fields[code, 1])))
        return found

    def effects_of(self, event: str) -> dict[str, Effect]:
        """Of one kind of event, by what it is about."""
        return {effect.thing: effect for effect in self.effects if effect.event == event}

    def team_shares(self) -> dict[str, Estimate]:
        """How often each team won a game; in a match every game of it counts."""
        won = [one.name for one in find_game(self.plan.game).event_types if one.won_by_team]
        teams = self.effects_of(won[0]) if won else {}
        games = sum(team.times for team in teams.values())
        return {name: figures.share(team.times, games) for name, team in teams.items() if name != "None"}

    def won_by_teams(self) -> dict[str, NDArray[np.float64]]:
        """For each game, how much of it each team won: all or nothing, in a match its share of the games."""
        game, wins = find_game(self.plan.game), self.games[:, TEAMS:POINTS]  # the first column for nobody
        games = np.maximum(wins.sum(axis=1), 1)
        return {str(game.write("team", n - 1)): wins[:, n] / games for n in range(1, wins.shape[1]) if wins[:, n].any()}

    @property
    def tallies(self) -> dict[str, int]:
        """What this game has counted beside its events."""
        measures = door(find_game(self.plan.game), "lab").measures
        return dict(zip(measures.TALLIES, map(int, self.tally), strict=True))
