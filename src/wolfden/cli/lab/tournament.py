"""`wolfden lab tournament`: which bot is better, and how sure that is."""

from typing import TYPE_CHECKING, Annotated

import typer
from rich import box
from rich.table import Table

from ..screen import CardFiles, GameKey, open_console, read_tables
from .asking import Bots, ClusterAddress, Options, Players, Seed, Workers, play, read_bots, read_options_of
from .simulate import percent

if TYPE_CHECKING:
    from wolfden.lab.tournaments import Match


def tournament(
    game: GameKey,
    players: Players = None,
    options: Options = "{}",
    cards: CardFiles = None,
    bots: Bots = "random,pup,hunter",
    deals: Annotated[
        int, typer.Option(min=1, help="How many deals; each is played twice by every pair of bots.")
    ] = 100,
    seed: Seed = "1",
    workers: Workers = None,
    cluster: ClusterAddress = None,
) -> None:
    """Every bot against every other on the same deals, each deal both ways round, so that luck cancels out."""
    from wolfden.lab.plans import Plan
    from wolfden.lab.tournaments import matches, plans_for, ratings

    chosen = read_options_of(options, players)
    plans = plans_for(read_bots(bots), Plan(game, deals, seed, (), chosen, read_tables(cards)))
    played = matches(play(plans, workers, cluster))
    console = open_console()
    console.print(f"{game}: {deals:,} deals, each played twice by every pair, seed {seed}. Intervals hold with 95 %.")
    table = Table("bot", box=box.SIMPLE_HEAD)
    table.add_column("rating", justify="right")
    for bot, rating in ratings(played).items():
        table.add_row(bot, f"{rating.skill:.1f} ± {rating.doubt:.1f}")
    console.print(table)
    console.print(pairs_table(played))


def pairs_table(played: "list[Match]") -> Table:
    """Who won how much of the victories, and how often the deal was stronger than the bots."""
    table = Table(title="of the deals", title_justify="right", box=box.SIMPLE_HEAD)
    table.add_column("pair", no_wrap=True)
    for column in ("share of the first", "won twice", "won once", "lost twice"):
        table.add_column(column, justify="right", no_wrap=True)
    for match in played:
        won, lost = (match.shares > 0.5).mean(), (match.shares < 0.5).mean()
        parts = (f"{100 * part:.0f} %" for part in (won, 1 - won - lost, lost))
        table.add_row(f"{match.first} – {match.second}", percent(match.share), *parts)
    return table
