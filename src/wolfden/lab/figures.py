"""Shares, means and differences, each with its interval of 95 %."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, sqrt
from statistics import NormalDist
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Values: TypeAlias = NDArray[np.number[Any]]


def errors_to_either_side(rows: int = 1) -> float:
    """Standard errors that an interval reaches, so that with 95 % so many of them hold together."""
    return NormalDist().inv_cdf(1 - 0.05 / (2 * rows))


SURE = errors_to_either_side()
# Student's t for 95 %, by degrees of freedom from 1 on: a spread that few games tell is itself unsure.
STUDENT = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228),
    *(2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086),
    *(2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042),
)


@dataclass(frozen=True)
class Estimate:
    """A value and where the true one lies."""

    value: float
    low: float
    high: float

    @property
    def is_seen(self) -> bool:
        """As a difference: does the interval leave out 0?"""
        return self.leaves_out(0.0)

    def leaves_out(self, value: float, rows: int = 1) -> bool:
        """Does the interval? Of many rows at once, does one that is so much wider that all hold together with 95 %?"""
        wider = errors_to_either_side(rows) / SURE
        low, high = self.value - wider * (self.value - self.low), self.value + wider * (self.high - self.value)
        return low > value or high < value


def share(wins: float, games: int) -> Estimate:
    """A share of games by Wilson's interval (1927), right for few games and for shares near 0 and 1 too:

    (w + z²/2) / (n + z²) ± z / (n + z²) * sqrt(w * (n - w) / n + z²/4) for w wins in n games.
    """
    if games == 0:
        return Estimate(0.0, 0.0, 1.0)
    value, square = wins / games, SURE * SURE
    middle = (wins + square / 2) / (games + square)
    reach = SURE / (games + square) * sqrt(max(wins * (games - wins) / games, 0.0) + square / 4)
    return Estimate(value, max(middle - reach, 0.0), min(middle + reach, 1.0))


def mean(values: Sequence[float] | Values) -> Estimate:
    """The mean of independent games, or of paired differences: mean ± t * s / sqrt(n), Student's t for few games."""
    array = np.asarray(values, float)
    sure = STUDENT[max(len(array) - 2, 0)] if len(array) - 2 < len(STUDENT) else SURE
    value, reach = float(array.mean()), sure * deviation(array) / sqrt(len(array))
    return Estimate(value, value - reach, value + reach)


def deviation(values: Values) -> float:
    """The standard deviation of one game; 0 if there is only one."""
    return float(values.std(ddof=1)) if len(values) > 1 else 0.0


def games_to_see(difference: float, spread: float) -> int | None:
    """After how many games an interval as wide as this spread makes it leaves out 0; None if there is no difference."""
    return None if difference == 0 else max(ceil((SURE * spread / difference) ** 2), 1)
