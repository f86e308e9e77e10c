"""Does it matter where one sits?"""

from collections.abc import Iterator, Sequence

from .. import figures
from ..figures import Estimate
from ..page import Chapter
from ..plots import dots, number_scale, percent_scale
from ..results import Results
from .study import Effort, Study

TEXT = (
    "How often each seat wins, alone or together with others. The dotted line is where all seats would be even; a "
    "filled dot is off it for sure enough (95 % for all rows of a plot together)."
)


def seat_study(effort: Effort) -> Study:
    """Every number of players, by bots that think and by chance."""
    plans = [effort.plan((bot,), {"players": n}) for bot in (effort.player, "random") for n in effort.players]
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
        " ".join([TEXT, *disagreements(results)]),
        plots,
    )


def disagreements(results: Sequence[Results]) -> Iterator[str]:
    """Seats that are surely good among those who think and surely bad by chance, or the reverse."""
    half = len(results) // 2
    for thought, chance in zip(results[:half], results[half:], strict=True):
        fairs = fair_share(thought), fair_share(chance)
        for name, share in thought.seat_shares().items():
            both = list(zip((share, chance.seat_shares()[name]), fairs, strict=True))
            is_sure = all(one.leaves_out(fair, len(thought.seats)) for one, fair in both)
            if is_sure and len({one.value > fair for one, fair in both}) == 2:
                bot, players = thought.plan.bots[0], thought.plan.options["players"]
                yield (
                    f"Chance misleads: with {players} players {name} wins {in_words(share)} among players like {bot}, "
                    f"but {in_words(both[1][0])} among random ones, who read no cards."
                )


def in_words(share: Estimate) -> str:
    return f"{100 * share.value:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"


def fair_share(results: Results) -> float:
    shares = results.seat_shares().values()
    return sum(share.value for share in shares) / len(shares)


def seat_plot(results: Results) -> str:
    shares, fair = list(results.seat_shares().items()), fair_share(results)
    caption = f"{name_of(results)}, {len(results.games):,} games"
    return dots(shares, percent_scale((share for _, share in shares), fair), fair, caption)


def name_of(results: Results) -> str:
    return f"{results.plan.options['players']} players, {results.plan.bots[0]}"
