"""What the games of the ladder say: shares with intervals, ratings, and the page docs/bots.md."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from wolfden.games import GAMES
from wolfden.lab.experiment import EVEN, Rating, careful_share, ratings
from wolfden.lab.figures import Estimate

from .contests import CHEAT, CONTESTS, LADDER, Contest, Pair
from .measure import Figure

ALL = 0  # in the place of a number of players: the games with any number, taken together


@dataclass(frozen=True)
class Row:
    """All pairs of one contest, taken together."""

    pairs: int
    share: Estimate

    def __str__(self) -> str:
        return f"{self.share.value:.2f} ({self.share.low:.2f}–{self.share.high:.2f}), {2 * self.pairs}"


def row_of(pairs: Sequence[Pair]) -> Row:
    return Row(len(pairs), careful_share([pair.share for pair in pairs]))


def rows_of(pairs: Iterable[Pair]) -> dict[Contest, Row]:
    by_contest: dict[Contest, list[Pair]] = {}
    for pair in pairs:
        by_contest.setdefault(pair.contest, []).append(pair)
        by_contest.setdefault(replace(pair.contest, players=ALL), []).append(pair)
    return {contest: row_of(played) for contest, played in by_contest.items()}


def ratings_of(game: str, pairs: Iterable[Pair]) -> dict[str, Rating]:
    """Each level's rating in one game."""
    played = sorted(
        (pair.deal, pair.players, pair.upper, pair.lower, pair.share) for pair in pairs if pair.game == game
    )
    return ratings((upper, lower, share) for _, _, upper, lower, share in played)


def covered(rows: dict[Contest, Row], game: str, players: int) -> str:
    """How much of the way from an even contest to the cheat's share alpha has gone; nothing while that is not sure."""
    alpha = rows.get(Contest(game, players, "alpha", "hunter"))
    cheat = rows.get(Contest(game, players, CHEAT, "hunter"))
    if alpha is None or cheat is None or not cheat.share.leaves_out(EVEN):
        return ""
    if not EVEN <= alpha.share.value <= cheat.share.value:
        return ""
    return f"{100 * (alpha.share.value - EVEN) / (cheat.share.value - EVEN):.0f} %"


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
        rated = ratings_of(game.key, pairs)
        lines.append(f"| {game.key} | {' | '.join(str(rated.get(level, '')) for level in levels)} |")
    return lines


def speed_table(figures: Sequence[Figure]) -> list[str]:
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
