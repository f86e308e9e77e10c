"""Woof!!: how the roles fare, and when to declare."""

from collections.abc import Sequence

import msgspec

from wolfden.lab import figures
from wolfden.lab.balance.study import Effort, Study
from wolfden.lab.figures import Estimate
from wolfden.lab.page import Chapter
from wolfden.lab.plots import dots, highest, number_scale, percent_scale
from wolfden.lab.results import Results

from ..cards import ROLES
from .measures import IN_THE_END, LAST_TURN, TIMES

MANY = 2  # times the games of other studies: few declarations fall on each turn
FEWEST = 5  # declarations to be told of


def studies(effort: Effort) -> list[Study]:
    plan = effort.plan(("hunter",), {"players": effort.only or 5})
    return [Study([msgspec.structs.replace(plan, games=MANY * plan.games)], tell)]


def tell(results: Sequence[Results]) -> Chapter:
    [result] = results
    roles = [(role, right_share(result, (role,), range(TIMES))) for role in ROLES]
    games = [
        (role, effect.win_share) for role, effect in sorted(result.effects_of("cards_revealed").items()) if effect.seats
    ]
    times = [(name_of(time), right_share(result, ROLES, (time,))) for time in told_times(result)]
    points = [(name_of(time), points_of(result, (time,))) for time in told_times(result)]
    scale = number_scale((e for _, e in points), 2, zero=True)
    even = sum(share.value for share in result.seat_shares().values()) / len(result.seats)
    return Chapter(
        "Roles and declarations",
        f"{result.plan.bots[0]} plays {len(result.games):,} games with {result.plan.options['players']} players, "
        f"{result.plan.options['turn_limit']} turns in a round at the most. A right early declaration brings "
        "2 points and a final one 1; a wrong one costs a marker. "
        f"Best time by points: {highest(points, scale)}.",
        [
            dots(
                games,
                percent_scale((e for _, e in games), even),
                even,
                "Wins of a player who had this role in the game",
            ),
            dots(
                roles, percent_scale((e for _, e in roles), 0.5), 0.5, "Right declarations of each role, of its hands"
            ),
            dots(times, percent_scale((e for _, e in times), 0.5), 0.5, "Right declarations by time"),
            dots(points, scale, caption="Points of a hand by time of declaring"),
        ],
    )


def told_times(result: Results) -> list[int]:
    order = [*range(1, LAST_TURN + 1), IN_THE_END]
    return [time for time in order if count(result, ROLES, (time,), "seats") >= FEWEST]


def name_of(time: int) -> str:
    if time == IN_THE_END:
        return "in the final phase"
    return f"turn {time}" if time < LAST_TURN else f"turn {LAST_TURN} or later"


def count(result: Results, roles: Sequence[str], times: Sequence[int], what: str) -> int:
    return sum(result.tallies[f"{role} {time} {what}"] for role in roles for time in times)


def right_share(result: Results, roles: Sequence[str], times: Sequence[int]) -> Estimate:
    return figures.share(count(result, roles, times, "right"), count(result, roles, times, "seats"))


def points_of(result: Results, times: Sequence[int]) -> Estimate:
    """Points of a hand, with an interval as wide as that of the share of right declarations makes it."""
    seats = count(result, ROLES, times, "seats")
    share, value = right_share(result, ROLES, times), count(result, ROLES, times, "points") / seats
    worth = 1 if times == (IN_THE_END,) else 2
    return Estimate(value, value - worth * (share.value - share.low), value + worth * (share.high - share.value))
