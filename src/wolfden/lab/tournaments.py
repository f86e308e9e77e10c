"""Every bot against every other, both ways round on the same deals, so that luck cancels out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np

from wolfden.engine.errors import WolfdenError

from . import figures
from .extras import needed
from .figures import SURE, Estimate
from .plans import Plan
from .results import Results

DRAWN = 0.5


@dataclass(frozen=True)
class Match:
    """Two bots on the same deals: what the first won of each deal, its two games taken together."""

    first: str
    second: str
    shares: np.ndarray[Any, np.dtype[np.float64]]

    @property
    def share(self) -> Estimate:
        """Of the victories; a deal won and one lost are added, so that few deals give no sure interval."""
        careful = figures.mean([*self.shares, 0.0, 1.0])
        return Estimate(float(self.shares.mean()), max(careful.low, 0.0), min(careful.high, 1.0))


@dataclass(frozen=True)
class Rating:
    skill: float
    doubt: float  # to either side, with 95 %


def plans_for(bots: Sequence[str], plan: Plan) -> list[Plan]:
    """Two plans for each pair: the first bot in the first, third ... seat, then in the others."""
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise WolfdenError("a tournament needs two or more bots, each named once, such as --bots pup,hunter")
    fields = {name: getattr(plan, name) for name in plan.__struct_fields__}
    return [Plan(**fields | {"bots": pair}) for a, b in combinations(bots, 2) for pair in ((a, b), (b, a))]


def matches(results: Sequence[Results]) -> list[Match]:
    """The results of these plans, pair by pair."""
    found = []
    for there, back in zip(results[::2], results[1::2], strict=True):
        shares = (share_of_even_seats(there) + 1 - share_of_even_seats(back)) / 2
        found.append(Match(there.plan.bots[0], there.plan.bots[1], shares))
    return found


def share_of_even_seats(results: Results) -> np.ndarray[Any, np.dtype[np.float64]]:
    """In each game, how much of the victory goes to the first, third ... seat; half if nobody wins."""
    wins = np.stack([results.won(seat) for seat in range(len(results.seats))])
    winners = wins.sum(axis=0)
    even: np.ndarray[Any, np.dtype[np.float64]] = np.where(
        winners, wins[::2].sum(axis=0) / np.maximum(winners, 1), DRAWN
    )
    return even


def ratings(played: Sequence[Match]) -> Mapping[str, Rating]:
    """Openskill ratings, the best first; deal by deal, every pair on it in turn."""
    model = needed("openskill.models", "lab").PlackettLuce()
    skill: dict[str, Any] = {}
    for match in played:
        for bot in (match.first, match.second):
            skill.setdefault(bot, model.rating(name=bot))
    for deal in range(len(played[0].shares)):
        for match in played:
            teams = [[skill[match.first]], [skill[match.second]]]
            share = float(match.shares[deal])
            (skill[match.first],), (skill[match.second],) = model.rate(teams, scores=[share, 1 - share])
    best = sorted(skill, key=lambda bot: -skill[bot].mu)
    return {bot: Rating(skill[bot].mu, SURE * skill[bot].sigma) for bot in best}
