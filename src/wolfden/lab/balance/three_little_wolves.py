"""The Three Little Wolves: what floors and wolves are worth."""

from collections.abc import Iterable, Sequence
from math import sqrt

from wolfden.games.three_little_wolves.cards import CARD_NAMES, FLOOR_CARDS, WOLF_NAMES

from .. import figures
from ..counting import POINTS
from ..figures import SURE, Estimate
from ..page import Chapter
from ..plots import dots, number_scale, percent_scale
from ..results import Effect, Results
from ..three_little_wolves import SOURCES
from .study import Effort, Study

BUILDING = ("house_begun", "floor_built", "basement_built")
NUMBERS = sorted({int(name[1:]) for name in CARD_NAMES[:FLOOR_CARDS]})


def studies(effort: Effort) -> list[Study]:
    return [Study([effort.plan(("hunter",), {"players": players}) for players in effort.game.players], tell)]


def tell(results: Sequence[Results]) -> Chapter:
    result = results[1]
    usual = figures.mean(result.games[:, POINTS:].reshape(-1))
    spread = figures.deviation(result.games[:, POINTS:].reshape(-1))
    even = sum(share.value for share in result.seat_shares().values()) / len(result.seats)
    floors = [(f"floor {number}", group(result, number)) for number in NUMBERS]
    wolves = [(f"wolf {wolf}", [result.effects_of("wolf_moved_in")[str(wolf)]]) for wolf in WOLF_NAMES]
    return Chapter(
        "Floors and wolves",
        f"Hunters play {len(result.games):,} games with three players. How those fare who have built a floor, or sent "
        f"a wolf into a house, beside the usual {usual.value:.1f} points. It goes along with the card; it need not be "
        "the reason.",
        [
            dots(
                worths := [(name, worth(effects, usual.value, spread)) for name, effects in floors],
                number_scale((e for _, e in worths), 2, True, True),
                0.0,
                "Points beside the usual, by floor built",
            ),
            dots(
                wins := [(name, win_share(effects)) for name, effects in [*floors, *wolves]],
                percent_scale((e for _, e in wins), even),
                even,
                "Wins of whoever built it or placed it",
            ),
            *source_plots(results),
        ],
    )


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
        caption = f"Points of a player by source, {result.plan.options['players']} players"
        plots.append(dots(rows, number_scale((e for _, e in rows), 2, zero=True), caption=caption))
    return plots
