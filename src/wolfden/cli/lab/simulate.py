"""`wolfden lab simulate`: very many games, and what is true of them."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from wolfden.games import find_game

from ..screen import CardFiles, GameKey, open_console
from .asking import (
    Bots,
    Clock,
    ClusterAddress,
    Options,
    Players,
    Seed,
    Workers,
    clear,
    play,
    read_bots,
    read_cards,
    read_options_of,
    say_if_random,
)

if TYPE_CHECKING:
    from wolfden.lab.figures import Estimate
    from wolfden.lab.results import Results

MOST_EFFECTS = 24  # in the table; all are in the file
EVERY = 16  # events of random play are counted in every sixteenth game: there are enough of them, and it is faster


def simulate(
    game: GameKey,
    players: Players = None,
    options: Options = "{}",
    cards: CardFiles = None,
    bots: Bots = "random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100_000,
    seed: Seed = "1",
    output: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="A row for each game, as .parquet or .csv. Finished parts are kept beside it until it is written, "
            "so that a run can be stopped and goes on when it is started again.",
        ),
    ] = None,
    every: Annotated[
        int | None, typer.Option(min=1, help=f"Count the events of every n-th random game ({EVERY}).")
    ] = None,
    workers: Workers = None,
    cluster: ClusterAddress = None,
) -> None:
    """Play many games and show who wins, how long they take and what went along with winning, with intervals."""
    from wolfden.lab.files import check_output, effects_path, write_results
    from wolfden.lab.plans import Plan
    from wolfden.lab.speed import one_core

    chosen, tables = read_bots(bots), read_cards(find_game(game), cards)
    plan = Plan(game, games, seed, chosen, read_options_of(options, players), tables, every or EVERY)
    plan.check()
    if output:
        check_output(output)
    alone = one_core(plan) if plan.is_random() and not cluster and len(plan.parts()) > 1 else 0.0
    clock, folder = Clock(), output.with_name(f"{output.name}.parts") if output else None
    [results] = play([plan], workers, cluster, folder, clock)
    console = open_console()
    show(console, results)
    if alone and clock.speed():
        show_speed(console, clock.speed(), alone, workers)
    if output:
        write_results(results, output)
        clear(folder)
        console.print(f"Every game is in {output}, what happened how often in {effects_path(output)}.")


def show_speed(console: Console, speed: float, alone: float, workers: int | None) -> None:
    from wolfden.lab.running import processors

    count = workers or processors()
    share = f"{100 * speed / (alone * count):.0f} % of {count} × {alone:,.0f} bare random games on one core"
    console.print(f"{speed:,.0f} games/s: {share}.")


def show(console: Console, results: "Results") -> None:
    plan = results.plan
    console.print(
        f"{plan.game}: {len(results.games):,} games, seed {plan.seed}, played by {', '.join(plan.bots)}. "
        "Intervals hold with 95 %."
    )
    say_if_random(console, plan.bots)
    console.print(winners_table(results))
    console.print(shape_table(results))
    console.print(effects_table(results))
    console.print("In brackets: by chance, for all that these games tell.", markup=False)


def winners_table(results: "Results") -> Table:
    from wolfden.lab import figures

    table = Table("seat", box=box.SIMPLE_HEAD)
    table.add_column("wins", justify="right")
    table.add_column("points", justify="right")
    for seat, (name, share) in enumerate(results.seat_shares().items()):
        table.add_row(name, percent(share), number(figures.mean(results.points(seat))))
    for name, share in results.team_shares().items():
        table.add_row(f"team {name}", percent(share), "")
    return table


def shape_table(results: "Results") -> Table:
    from wolfden.lab import figures

    table = Table("a game has", box=box.SIMPLE_HEAD)
    for column in ("mean", "least", "most"):
        table.add_column(column, justify="right")
    rows = {"questions": results.length, "decisions": results.decisions, "moves to choose from": results.branching}
    for name, values in rows.items():
        table.add_row(name, number(figures.mean(values)), f"{values.min():.4g}", f"{values.max():.4g}")
    return table


def effects_table(results: "Results") -> Table:
    """What went along with winning or losing most, of all that happened at least now and then."""
    title = f"what went along with winning or losing, counted in {results.watched:,} games"
    table = Table("event", title=title, title_justify="left", box=box.SIMPLE_HEAD)
    for column in ("times a game", "wins if it happened", "beside all"):
        table.add_column(column, justify="right")
    usual = sum(share.value for share in results.seat_shares().values()) / len(results.seats)
    often = [effect for effect in results.effects if effect.has_seat and effect.seats >= results.watched / 100]
    often.sort(key=lambda effect: -abs(effect.win_share.value - usual))
    for effect in often[:MOST_EFFECTS]:
        share = effect.win_share
        beside = f"{100 * (share.value - usual):+.1f}"
        is_seen = share.leaves_out(usual, len(often))
        told = beside if is_seen else f"[{beside}]"
        table.add_row(effect.name, f"{effect.times / results.watched:.3g}", percent(share), Text(told))
    return table


def percent(share: "Estimate") -> str:
    return f"{100 * share.value:.2f} % ({100 * share.low:.2f}–{100 * share.high:.2f})"


def number(mean: "Estimate") -> str:
    return f"{mean.value:.3f} ({mean.low:.3f}–{mean.high:.3f})"
