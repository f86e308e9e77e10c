"""Experiments on common deals: two bots with the seats changed over, or two variants of a game with the same luck.

What is independent is a deal, so every interval is one of deals: the games on the same deal are taken together first.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from typing import Any, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from wolfden.engine.errors import WolfdenError

from . import figures
from .extras import needed
from .figures import SURE, Estimate, Values
from .plans import Part, Plan, Player, play_part
from .results import Results

EVEN = 0.5

Shares: TypeAlias = NDArray[np.float64]

# Two bots


@dataclass(frozen=True)
class Match:
    """Two bots on the same deals: what the first won of each deal, its two games taken together."""

    first: str
    second: str
    shares: Shares

    @property
    def share(self) -> Estimate:
        return careful_share(self.shares)

    @property
    def deals(self) -> tuple[int, int, int]:
        """How many the first has won twice, once and not at all; a victory that is shared counts as one each."""
        won, lost = int((self.shares > EVEN).sum()), int((self.shares < EVEN).sum())
        return won, len(self.shares) - won - lost, lost


def careful_share(shares: Sequence[float] | Shares) -> Estimate:
    """Of the victories, one share for each deal; one won and one lost are added, so that few give no sure interval."""
    careful = figures.mean([*shares, 0.0, 1.0])
    return Estimate(float(np.mean(shares)), max(careful.low, 0.0), min(careful.high, 1.0))


def both_ways(plan: Plan, first: str, second: str) -> tuple[Plan, Plan]:
    """The first bot in the first, third ... seat, then in the others, on the same deals."""
    there, back = (msgspec.structs.replace(plan, bots=bots) for bots in ((first, second), (second, first)))
    return there, back


def plans_for(bots: Sequence[str], plan: Plan) -> list[Plan]:
    """Every pair of these bots, both ways."""
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise WolfdenError("a tournament needs two or more bots, each named once, such as --bots pup,hunter")
    return [way for first, second in combinations(bots, 2) for way in both_ways(plan, first, second)]


def matches(results: Sequence[Results]) -> list[Match]:
    """The results of plans that come in twos, the same bots both ways."""
    return [match(there, back) for there, back in zip(results[::2], results[1::2], strict=True)]


def match(there: Results, back: Results) -> Match:
    shares = (share_of_even_seats(there) + 1 - share_of_even_seats(back)) / 2
    return Match(there.plan.bots[0], there.plan.bots[1], shares)


def share_of_even_seats(results: Results) -> Shares:
    """In each game, how much of the victory goes to the first, third ... seat; half if nobody wins."""
    wins = np.stack([results.won(seat) for seat in range(len(results.seats))])
    winners = wins.sum(axis=0)
    even: Shares = np.where(winners, wins[::2].sum(axis=0) / np.maximum(winners, 1), EVEN)
    return even


def play_deal(plan: Plan, deal: int, players: Mapping[str, Player] | None = None) -> float:
    """What the first of the plan's two bots wins of one deal, played both ways in this process."""
    played = [
        Results.of(way, [Part.from_bytes(play_part(way, deal, 1, players))]) for way in both_ways(plan, *plan.bots)
    ]
    return float(match(*played).shares[0])


# Ratings


@dataclass(frozen=True)
class Rating:
    skill: float
    doubt: float  # to either side, with 95 %

    def __str__(self) -> str:
        return f"{self.skill:.1f} ± {self.doubt:.1f}"


def rating_model() -> Any:
    """Openskill's; asked for before anything is played, so that no game is lost for want of it."""
    return needed("openskill.models", "lab").PlackettLuce()


def ratings(deals: Iterable[tuple[str, str, float]]) -> dict[str, Rating]:
    """The best first, from deals in their order: the two bots, and what the first won of it."""
    model = rating_model()
    skill: dict[str, Any] = {}
    for first, second, share in deals:
        for bot in (first, second):
            skill.setdefault(bot, model.rating(name=bot))
        rated = model.rate([[skill[first]], [skill[second]]], scores=[share, 1 - share])
        (skill[first],), (skill[second],) = rated
    best = sorted(skill, key=lambda bot: -skill[bot].mu)
    return {bot: Rating(skill[bot].mu, SURE * skill[bot].sigma) for bot in best}


def deal_by_deal(played: Sequence[Match]) -> Iterable[tuple[str, str, float]]:
    """Every pair on the first deal, then every pair on the second ..."""
    for deal in range(len(played[0].shares)):
        yield from ((match.first, match.second, float(match.shares[deal])) for match in played)


# Two variants


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


def difference(name: str, first: Values, second: Values, is_share: bool = False) -> Difference:
    """Deal by deal: both variants were dealt the same, so most of the luck cancels out."""
    apart = second.astype(float) - first.astype(float)
    estimate = careful_difference(apart) if is_share else figures.mean(apart)
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


def careful_difference(apart: Shares) -> Estimate:
    """Of shares: one deal that only each of the variants won is added, so that few alike give no sure interval."""
    careful = figures.mean([*apart, -1.0, 1.0])
    return Estimate(float(apart.mean()), max(careful.low, -1.0), min(careful.high, 1.0))
