"""Interleaved rounds and medians: on a noisy machine only ratios within one run mean anything."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from statistics import median
from time import perf_counter

Play = Callable[[], tuple[float, int]]  # plays at least one game: how many decisions and games


@dataclass(frozen=True)
class Contender:
    """One way of playing one game at random, on one core."""

    name: str
    kind: str  # what its rules run in: "Python", "compiled" or "C++"
    play: Play

    def run(self, seconds: float) -> tuple[float, float]:
        """Play whole games for about this long; decisions and games per second."""
        decisions, games, elapsed = 0.0, 0, 0.0
        start = perf_counter()
        while elapsed < seconds:
            more_decisions, more_games = self.play()
            decisions += more_decisions
            games += more_games
            elapsed = perf_counter() - start
        return decisions / elapsed, games / elapsed


@dataclass(frozen=True)
class Figure:
    """Medians of one contender over all rounds."""

    name: str
    kind: str
    decisions: float  # per second
    games: float  # per second


def measure(
    contenders: Iterable[Contender], rounds: int, seconds: float, progress: Callable[[str], None]
) -> list[Figure]:
    """Every contender once a round, so that a slow moment of the machine hits all of them alike."""
    all_of_them = list(contenders)
    runs: dict[str, list[tuple[float, float]]] = {contender.name: [] for contender in all_of_them}
    for _ in range(rounds):
        for contender in all_of_them:
            progress(contender.name)
            runs[contender.name].append(contender.run(seconds))
    return [
        Figure(c.name, c.kind, median(run[0] for run in runs[c.name]), median(run[1] for run in runs[c.name]))
        for c in all_of_them
    ]
