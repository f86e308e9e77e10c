"""What the games of the ladder say: shares with intervals, ratings, and the page docs/bots.md."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from statistics import mean, variance

from openskill.models import PlackettLuce

from wolfden.games import GAMES

from .contests import CHEAT, CONTESTS, LADDER, Contest, Pair
from .measure import Figure

SURE = 1.96  # standard errors to either side of an interval of 95 %
DRAWN = 0.5
ALL = 0  # in the place of a number of players: the games with any number, taken together


@dataclass(frozen=True)
class Row:
    """All pairs of one contest, taken together."""

    contest: Contest
    pairs: int
    share: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.share:.2f} ({self.low:.2f}–{self.high:.2f}), {2 * self.pairs}"


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """Where the true share lies; one pair won and one lost are added, so that few games give no sure interval."""
    careful = [*shares, 0.0, 1.0]
    reach = SURE * sqrt(variance(careful) / len(careful))
    return max(mean(careful) - reach, 0.0), min(mean(careful) + reach, 1.0)


def row_of(contest: Contest, pairs: Sequence[Pair]) -> Row:
    shares = [pair.share for pair in pairs]
    return Row(contest, len(pairs), mean(shares), *interval(shares))


def rows_of(pairs: Iterable[Pair]) -> dict[Contest, Row]:
    by_contest: dict[Contest, list[Pair]] = {}
    for pair in pairs:
        by_contest.setdefault(pair.contest, []).append(pair)
        by_contest.setdefault(replace(pair.contest, players=ALL), []).append(pair)
    return {contest: row_of(contest, played) for contest, played in by_contest.items()}


def ratings(game: str, pairs: Iterable[Pair]) -> dict[str, str]:
    """Each level's openskill rating in one game; a pair is won, drawn or lost."""
    model = PlackettLuce()
    skill = {level: model.rating(name=level) for level in (*LADDER, CHEAT)}
    played = [pair for pair in pairs if pair.game == game]
    for pair in sorted(played, key=lambda pair: (pair.deal, pair.players, pair.upper, pair.lower)):
        scores = [pair.share, 1 - pair.share]
        teams = model.rate([[skill[pair.upper]], [skill[pair.lower]]], scores=scores)
        skill[pair.upper], skill[pair.lower] = teams[0][0], teams[1][0]
    seen = {level for pair in played for level in (pair.upper, pair.lower)}
    return {level: f"{skill[level].mu:.1f} ± {SURE * skill[level].sigma:.1f}" for level in skill if level in seen}


def covered(rows: dict[Contest, Row], game: str, players: int) -> str:
    """How much of the way from an even contest to the cheat's share alpha has gone."""
    alpha = rows.get(Contest(game, players, "alpha", "hunter"))
    cheat = rows.get(Contest(game, players, CHEAT, "hunter"))
    if alpha is None or cheat is None or cheat.share <= DRAWN:
        return ""
    return f"{100 * (alpha.share - DRAWN) / (cheat.share - DRAWN):.0f} %"


# The page


def ladder_table(rows: dict[Contest, Row]) -> list[str]:
    titles = [f"{upper} – {lower}" for upper, lower in CONTESTS]
    lines = [f"| game | {' | '.join(titles)} | covered |", f"|---|{'---|' * len(titles)}---:|"]
    for game in GAMES:
        for players in (*game.players, ALL):
            found = [rows.get(Contest(game.key, players, *levels)) for levels in CONTESTS]
            cells = [str(row) if row else "not played" for row in found]
            name = f"{game.key} {players or 'all'}"
            lines.append(f"| {name} | {' | '.join(cells)} | {covered(rows, game.key, players)} |")
    return lines


def rating_table(pairs: Sequence[Pair]) -> list[str]:
    levels = (*LADDER, CHEAT)
    lines = [f"| game | {' | '.join(levels)} |", f"|---|{'---:|' * len(levels)}"]
    for game in GAMES:
        rated = ratings(game.key, pairs)
        lines.append(f"| {game.key} | {' | '.join(rated.get(level, '') for level in levels)} |")
    return lines


def thinking_table(figures: Sequence[Figure]) -> list[str]:
    peers = [figure for figure in figures if figure.kind == "C++"]
    lines = [f"| search | runs in | iterations/s | {' | '.join(f'/ {peer.name}' for peer in peers)} |"]
    lines.append(f"|---|---|---:|{'---:|' * len(peers)}")
    for figure in figures:
        ratios = " | ".join(f"{figure.decisions / peer.decisions:.1f}" for peer in peers)
        lines.append(f"| {figure.name} | {figure.kind} | {figure.decisions:,.0f} | {ratios} |")
    return lines


def put_between(page: str, name: str, lines: Sequence[str]) -> str:
    """The page with these lines in the place of those between the two marks of this name."""
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    before, _, rest = page.partition(begin)
    _, _, after = rest.partition(end)
    return "\n".join([f"{before}{begin}", *lines, f"{end}{after}"])
