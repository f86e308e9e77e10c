"""Intervals hold what they promise."""

import numpy as np
import pytest

from wolfden.lab.experiment import difference
from wolfden.lab.figures import games_to_see, mean, share


def test_the_interval_of_a_share_is_wilsons() -> None:
    estimate = share(8, 10)
    assert (estimate.low, estimate.high) == pytest.approx((0.4902, 0.9433), abs=1e-4)


@pytest.mark.parametrize(("wins", "low", "high"), [(0, 0.0, 0.2775), (10, 0.7225, 1.0)])
def test_a_share_of_nothing_or_everything_is_not_sure(wins: int, low: float, high: float) -> None:
    estimate = share(wins, 10)
    assert (estimate.low, estimate.high) == pytest.approx((low, high), abs=1e-4)


def test_a_true_share_lies_in_nineteen_of_twenty_intervals() -> None:
    wins = np.random.default_rng(7).binomial(40, 0.2, 4000)
    inside = [estimate.low <= 0.2 <= estimate.high for estimate in (share(int(won), 40) for won in wins)]
    assert np.mean(inside) == pytest.approx(0.95, abs=0.02)


@pytest.mark.parametrize("games", [2, 5, 12])
def test_a_true_mean_of_few_games_lies_in_nineteen_of_twenty_intervals(games: int) -> None:
    values = np.random.default_rng(7).normal(size=(4000, games))
    inside = [estimate.low <= 0.0 <= estimate.high for estimate in map(mean, values)]
    assert np.mean(inside) == pytest.approx(0.95, abs=0.015)


def test_five_games_that_all_differ_alike_do_not_tell_by_how_much() -> None:
    """Given a seat that lost five games and wins all of them in a variant, then the interval is wide."""
    found = difference("P1 wins", np.zeros(5), np.ones(5), is_share=True).difference
    assert found.value == 1
    assert found.high - found.low > 0.5


def test_of_many_rows_one_in_twenty_is_not_off_by_chance_alone() -> None:
    """Given twenty-four rows that are all even, then in nineteen of twenty plots none of them is called off."""
    values = np.random.default_rng(7).normal(size=(1000, 24, 100))
    plots = [[mean(row) for row in plot] for plot in values]

    alone = np.mean([any(e.leaves_out(0.0) for e in plot) for plot in plots])
    together = np.mean([any(e.leaves_out(0.0, rows=24) for e in plot) for plot in plots])

    assert alone > 0.6
    assert together == pytest.approx(0.05, abs=0.03)


def test_games_to_see_a_difference_are_those_after_which_its_interval_leaves_out_0() -> None:
    values = np.array([0.0, 2.0] * 200) - 0.8
    needed = games_to_see(float(values.mean()), float(values.std(ddof=1)))
    assert needed is not None
    assert mean(values[: 2 * needed]).is_seen
    assert not mean(values[: needed // 2]).is_seen


def test_common_luck_cancels_out() -> None:
    """Given two variants that differ by one in some games, then the luck of the deals does not hide it."""
    luck = np.random.default_rng(7).integers(0, 1000, 500)
    found = difference("length", luck, luck + np.arange(500) % 2)
    assert found.difference.is_seen
    assert found.games is not None
    assert found.games_apart is not None
    assert found.games < found.games_apart / 1000
