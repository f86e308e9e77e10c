"""`wolfden lab tournament`: which bot is better, and how sure that is."""

from typing import TYPE_CHECKING, Annotated

import typer
from rich import box
from rich.table import Table

from wolfden.games import find_game

from ..screen import CardFiles, GameKey, open_console
from .asking import Bots, ClusterAddress, Options, Players, Seed, Workers, play, read_bots, read_cards, read_options_of
from .simulate import percent

if TYPE_CHECKING:
    from wolfden.lab.experiment import Match


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
    from wolfden.lab.experiment import deal_by_deal, matches, plans_for, rating_model, ratings
    from wolfden.lab.plans import Plan

    chosen, tables = read_options_of(options, players), read_cards(find_game(game), cards)
    plans = plans_for(read_bots(bots), Plan(game, deals, seed, (), chosen, tables))
    rating_model()
    played = matches(play(plans, workers, cluster))
    console = open_console()
    console.print(f"{game}: {deals:,} deals, each played twice by every pair, seed {seed}. Intervals hold with 95 %.")
    table = Table("bot", box=box.SIMPLE_HEAD)
    table.add_column("rating", justify="right")
    for bot, rating in ratings(deal_by_deal(played)).items():
        table.add_row(bot, str(rating))
    console.print(table)
    console.print(pairs_table(played))
    if not all(match.share.leaves_out(0.5) for match in played):
        console.print("A share in brackets does not tell who is better.", markup=False)


def pairs_table(played: "list[Match]") -> Table:
    """Who won how much of the victories, and how often the deal was stronger than the bots."""
    table = Table(title="deals", title_justify="right", box=box.SIMPLE_HEAD)
    table.add_column("pair", no_wrap=True)
    for column in ("share of the first", "won twice", "won once", "lost twice"):
        table.add_column(column, justify="right", no_wrap=True)
    for match in played:
        share = percent(match.share) if match.share.leaves_out(0.5) else f"[{percent(match.share)}]"
        table.add_row(f"{match.first} – {match.second}", share, *(f"{count:,}" for count in match.deals))
    return table
