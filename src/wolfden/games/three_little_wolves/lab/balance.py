"""The Three Little Wolves: what floors and wolves are worth."""

from collections.abc import Iterable, Sequence
from math import sqrt

from wolfden.lab import figures
from wolfden.lab.balance.study import Effort, Study
from wolfden.lab.counting import POINTS
from wolfden.lab.figures import SURE, Estimate
from wolfden.lab.page import Chapter
from wolfden.lab.plots import dots, number_scale, percent_scale
from wolfden.lab.results import Effect, Results

from ..cards import CARD_NAMES, FLOOR_CARDS, WOLF_NAMES
from .measures import SOURCES

BUILDING = ("house_begun", "floor_built", "basement_built")
NUMBERS = sorted({int(name[1:]) for name in CARD_NAMES[:FLOOR_CARDS]})


def studies(effort: Effort) -> list[Study]:
    return [Study([effort.plan(("hunter",), {"players": players}) for players in effort.players], tell)]


def tell(results: Sequence[Results]) -> Chapter:
    result = results[len(results) // 2]
    spread = figures.deviation(result.games[:, POINTS:].reshape(-1))
    floors = [(f"floor {number}", group(result, number)) for number in NUMBERS]
    builds = [effect for _, effects in floors for effect in effects]
    usual, even = sum(e.points for e in builds) / sum(e.seats for e in builds), win_share(builds).value
    worths = [(name, worth(effects, usual, spread)) for name, effects in floors]
    wins = [(name, win_share(effects)) for name, effects in floors]
    return Chapter(
        "Floors and wolves",
        f"Hunters play {len(result.games):,} games with {result.plan.options['players']} players. How those fare who "
        "have built a floor of a number, beside the average of all floors. It goes along with the card; it need not "
        "be the reason. A wolf brings its number in a house that stands, and costs a point in one that falls.",
        [
            dots(worths, number_scale((e for _, e in worths), 2, True, True), 0.0, "Points beside the average floor"),
            dots(wins, percent_scale((e for _, e in wins), even), even, "Wins of whoever built it"),
            wolf_plot(results),
            *source_plots(results),
        ],
    )


def wolf_plot(results: Sequence[Results]) -> str:
    """What each wolf brings that was sent into a house."""
    rows = []
    for result in results:
        for wolf in WOLF_NAMES:
            placed, vp = (result.tallies[f"wolf {wolf} {what}"] for what in ("times", "points"))
            standing = figures.share((vp + placed) / (wolf + 1), placed)
            low, value, high = ((wolf + 1) * part - 1 for part in (standing.low, standing.value, standing.high))
            rows.append((f"{result.plan.options['players']} players, wolf {wolf}", Estimate(value, low, high)))
    return dots(rows, number_scale((e for _, e in rows), 2, zero=True), caption="Points of a wolf that was placed")


def group(result: Results, number: int) -> list[Effect]:
    """All ways of building a floor of this number, in any colour."""
    return [
        effect for event in BUILDING for card, effect in result.effects_of(event).items() if int(card[1:]) == number
    ]


def worth(effects: Iterable[Effect], usual: float, spread: float) -> Estimate:
    """Points of those to whom it happened beside the usual ones."""
    found = list(effects)
    seats = max(sum(effect.seats for effect in found), 1)
    value = sum(effect.points for effect in found) / seats - usual
    reach = SURE * spread / sqrt(seats)
    return Estimate(value, value - reach, value + reach)


def win_share(effects: Iterable[Effect]) -> Estimate:
    found = list(effects)
    return figures.share(sum(effect.wins for effect in found), sum(effect.seats for effect in found))


def source_plots(results: Sequence[Results]) -> list[str]:
    """Where the points of a player come from, for each number of players."""
    plots = []
    for result in results:
        hands = len(result.games) * len(result.seats)
        rows = [(source, Estimate(p := result.tallies[f"{source} points"] / hands, p, p)) for source in SOURCES]
        caption = f"Points of a player by source, {result.plan.options['players']} players, {len(result.games):,} games"
        plots.append(dots(rows, number_scale((e for _, e in rows), 2, zero=True), caption=caption))
    return plots
