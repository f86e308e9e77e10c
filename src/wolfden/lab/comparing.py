"""Two variants of a game on the same deals and the same luck: what differs, and how sure that is."""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from math import sqrt
from typing import Any

import numpy as np

from wolfden.engine.game import Game

from . import figures
from .figures import Estimate
from .results import Results

Values = np.ndarray[Any, Any]


def name_of_table(game: Game, name: str, text: str) -> str:
    """Which table of the game this is: that of the same name, or else one with the same columns."""
    printed = files(game.package)
    tables = {file.name: file.read_text(encoding="utf-8") for file in printed.iterdir() if file.name.endswith(".csv")}
    if name in tables:
        return name
    return next((table for table in sorted(tables) if columns_of(tables[table]) == columns_of(text)), name)


def columns_of(text: str) -> str:
    return text.lstrip("\ufeff").partition("\n")[0].strip()


@dataclass(frozen=True)
class Difference:
    """One figure of both variants, and by how much the second is above the first."""

    name: str
    first: float
    second: float
    difference: Estimate
    games: int | None  # from how many games on it is seen; None if there is no difference
    games_apart: int | None  # the same if the variants had been dealt different games
    is_share: bool


def differences(first: Results, second: Results) -> Iterator[Difference]:
    """Game by game: both variants were dealt the same, so most of the luck cancels out."""
    for seat, name in enumerate(first.seats):
        if name in second.seats:
            yield difference(f"{name} wins", first.won(seat), second.won(second.seats.index(name)), is_share=True)
    yield from team_differences(first, second)
    yield difference("length", first.length, second.length)
    yield difference("decisions", first.decisions, second.decisions)
    yield difference("branching", first.branching, second.branching)
    for seat, name in enumerate(first.seats):
        if name in second.seats:
            yield difference(f"points {name}", first.points(seat), second.points(second.seats.index(name)))


def team_differences(first: Results, second: Results) -> Iterator[Difference]:
    """Of the sums: which team a game goes to is not kept game by game."""
    there, back = first.team_shares(), second.team_shares()
    for team in sorted(there.keys() & back.keys()):
        before, after = there[team].value, back[team].value
        spread = sqrt(before * (1 - before) + after * (1 - after))
        reach, apart = figures.SURE * spread / sqrt(len(first.games)), after - before
        needed = figures.games_to_see(apart, spread)
        estimate = Estimate(apart, apart - reach, apart + reach)
        yield Difference(f"team {team} wins", before, after, estimate, needed, needed, is_share=True)


def difference(name: str, first: Values, second: Values, is_share: bool = False) -> Difference:
    apart = second.astype(float) - first.astype(float)
    estimate = figures.mean(apart)
    unpaired = sqrt(figures.deviation(first) ** 2 + figures.deviation(second) ** 2)
    return Difference(
        name,
        float(first.mean()),
        float(second.mean()),
        estimate,
        figures.games_to_see(estimate.value, figures.deviation(apart)),
        figures.games_to_see(estimate.value, unpaired),
        is_share,
    )
