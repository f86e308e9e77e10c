"""`make bench`: our games and their peers in the same run, as a table on the screen and in docs/figures.md."""

import argparse
import platform
from datetime import date
from pathlib import Path

import numba
import numpy as np
from rich.console import Console
from rich.markdown import Markdown

from wolfden.games import GAMES

from .doors import doors
from .measure import Contender, Figure, measure
from .ours import costs, ours
from .pages import put_section
from .peers import peers

PAGE = Path(__file__).parent.parent / "docs" / "figures.md"
DEFAULT = "wolf-and-hound 4"  # the game the peers are held against in the first table,
DEFAULT_BATCH = "wolf-and-hound batch, run"  # and in the table of environments


def contenders() -> list[Contender]:
    """Every game at every number of players, then every peer."""
    made: list[Contender] = []
    for game in GAMES:
        for players in game.players:
            made += ours(game, {"players": players}, f"{game.key} {players}")
    return made + peers()


def environments(figures: list[Figure]) -> list[str]:
    """The table of environments."""
    batch = next(figure for figure in figures if figure.name == DEFAULT_BATCH)
    lines = [
        "",
        "Environments: random play with observation and legal moves of each decision. Batches are of 1024 games. `run` "
        "chooses in machine code, as pgx does, and uses all cores; pgx has one thread, with which its small games are "
        "fastest; the others run on one core too. The last column holds the default game in a run against each row.",
        "",
        "| environment | runs in | steps/s | games/s | batch / this |",
        "|---|---|---:|---:|---:|",
    ]
    for f in figures:
        lines.append(
            f"| {f.name} | {f.kind} | {f.decisions:,.0f} | {f.games:,.0f} | {batch.decisions / f.decisions:.2f} |"
        )
    return lines


def page(figures: list[Figure], at_the_doors: list[Figure], rounds: int, seconds: float) -> str:
    """The figures as a page of the docs."""
    by_name = {figure.name: figure for figure in figures}
    batch, plain = by_name[f"{DEFAULT}, batch"], by_name[f"{DEFAULT}, plain"]
    lines = [
        "# Figures",
        "",
        f"Written by `make bench` on {date.today()}: random play on one core, median of {rounds} interleaved rounds "
        f"of {seconds:g} s. {platform.machine()}, Python {platform.python_version()}, numba {numba.__version__}, "
        f"numpy {np.__version__}. These machines are noisy: read ratios, not digits. A decision is one move of a "
        "player, forced or not; a game is dealt, played to its end and scored.",
        "",
        f"The last two columns hold the default game ({DEFAULT}) against each row: how many times its decisions per "
        "second it makes, compiled in a batch and plain.",
        "",
        "| contender | runs in | decisions/s | games/s | batch / this | plain / this |",
        "|---|---|---:|---:|---:|---:|",
    ]
    for f in figures:
        ratios = f"{batch.decisions / f.decisions:.2f} | {plain.decisions / f.decisions:.3f}"
        lines.append(f"| {f.name} | {f.kind} | {f.decisions:,.0f} | {f.games:,.0f} | {ratios} |")
    lines += environments(at_the_doors)
    lines += [
        "",
        "| game | bytes per state | copy, plain | copy, compiled | cold start | cached start |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for game in GAMES:
        cost = costs(game)
        lines.append(
            f"| {game.key} | {cost.state_bytes} | {cost.plain_copy * 1e6:.0f} µs | {cost.compiled_copy * 1e9:.0f} ns "
            f"| {cost.cold_start:.1f} s | {cost.cached_start:.2f} s |"
        )
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="interleaved rounds (default 7)")
    parser.add_argument(
        "--seconds", type=float, default=0.5, help="seconds for each contender in a round (default 0.5)"
    )
    parser.add_argument("--no-page", action="store_true", help="print only, leave docs/figures.md as it is")
    arguments = parser.parse_args()
    console = Console()
    with console.status("compiling the rules and waking the peers") as status:
        figures = measure(contenders(), arguments.rounds, arguments.seconds, status.update)
        at_the_doors = measure(doors(), arguments.rounds, arguments.seconds, status.update)
        status.update("cold and cached starts")
        text = page(figures, at_the_doors, arguments.rounds, arguments.seconds)
    console.print(Markdown(text))
    if not arguments.no_page:
        put_section(PAGE, "", text)


main()
