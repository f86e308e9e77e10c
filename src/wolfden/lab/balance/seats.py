"""Does it matter where one sits?"""

from collections.abc import Sequence

from .. import figures
from ..page import Chapter
from ..plots import dots, number_scale, percent_scale
from ..results import Results
from .study import Effort, Study


def seat_study(effort: Effort) -> Study:
    """Every number of players, by chance and by bots that think."""
    plans = [effort.plan((bot,), {"players": n}) for bot in ("random", effort.thinker) for n in effort.game.players]
    return Study(plans, tell)


def tell(results: Sequence[Results]) -> Chapter:
    plots = [seat_plot(result) for result in results]
    lengths = [(name_of(result), figures.mean(result.length)) for result in results]
    branching = [(name_of(result), figures.mean(result.branching)) for result in results]
    plots.append(dots(lengths, number_scale((e for _, e in lengths), zero=True), caption="Questions asked in a game"))
    plots.append(
        dots(branching, number_scale((e for _, e in branching), zero=True), caption="Moves to choose from, on average")
    )
    return Chapter(
        "Seats",
        "How often each seat wins, alone or together with others. The dotted line is where all seats would be even; a "
        "filled dot is off it for sure enough (95 %).",
        plots,
    )


def seat_plot(results: Results) -> str:
    shares = list(results.seat_shares().items())
    fair = sum(share.value for _, share in shares) / len(shares)
    caption = f"{name_of(results)}, {len(results.games):,} games"
    return dots(shares, percent_scale((share for _, share in shares), fair), fair, caption)


def name_of(results: Results) -> str:
    return f"{results.plan.options['players']} players, {results.plan.bots[0]}"
