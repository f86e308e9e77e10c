"""`wolfden lab compare`: what a changed card or option changes."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer
from rich import box
from rich.table import Table

from wolfden.engine.errors import WolfdenError
from wolfden.games import find_game

from ..screen import GameKey, open_console, read_tables
from .asking import Bots, ClusterAddress, Players, Seed, Workers, play, read_bots, read_options_of

T = TypeVar("T")

if TYPE_CHECKING:
    from wolfden.lab.comparing import Difference


def compare(
    game: GameKey,
    cards: Annotated[
        list[Path] | None,
        typer.Option(
            metavar="FILE",
            help="A component table for the first variant, then one for the second; one alone against the printed.",
        ),
    ] = None,
    options: Annotated[
        list[str] | None,
        typer.Option(
            metavar="JSON", help="Options of the first variant, then of the second; one alone against the defaults."
        ),
    ] = None,
    players: Players = None,
    bots: Bots = "random",
    games: Annotated[int, typer.Option(min=2, help="How many games of each variant.")] = 100_000,
    seed: Seed = "1",
    workers: Workers = None,
    cluster: ClusterAddress = None,
) -> None:
    """Play two variants of a game with the same deals and the same luck, and show what differs.

    "seen from" is after how many games the interval leaves out 0; "apart" is the same without common luck.
    """
    from wolfden.lab.comparing import differences, name_of_table
    from wolfden.lab.plans import Plan

    rules, texts = find_game(game), [read_tables([path] if path else None) for path in pair(cards, "--cards")]
    tables = [{name_of_table(rules, name, text): text for name, text in table.items()} for table in texts]
    chosen = [read_options_of(text or "{}", players) for text in pair(options, "--options")]
    if not cards and not options:
        raise WolfdenError("nothing to compare: give --cards or --options, once or twice")
    who = read_bots(bots)
    plans = [Plan(game, games, seed, who, option, table) for option, table in zip(chosen, tables, strict=True)]
    first, second = play(plans, workers, cluster)
    console = open_console()
    console.print(
        f"{game}: {games:,} games of each variant on the same deals, seed {seed}, played by {', '.join(who)}. "
        "Intervals hold with 95 %."
    )
    table = Table("figure", box=box.SIMPLE_HEAD)
    for column in ("first", "second", "difference", "seen from", "apart"):
        table.add_column(column, justify="right", no_wrap=column == "difference")
    for row in differences(first, second):
        table.add_row(*cells(row))
    console.print(table)


def pair(given: list[T] | None, name: str) -> list[T | None]:
    """What is meant for the first and for the second variant; one alone is for the second."""
    if given and len(given) > 2:
        raise WolfdenError(f"{name} is given {len(given)} times; two variants can be compared")
    return [None] * (2 - len(given or ())) + list(given or ())


def cells(row: "Difference") -> list[str]:
    """One line of the table; a difference that is not seen yet stands in brackets."""
    scale, unit = (100, " %") if row.is_share else (1, "")
    d = row.difference
    told = f"{scale * d.value:+.3f} ± {scale * (d.high - d.value):.3f}"
    needed = ["–" if count is None else f"{count:,}" for count in (row.games, row.games_apart)]
    return [
        row.name,
        f"{scale * row.first:.3f}{unit}",
        f"{scale * row.second:.3f}{unit}",
        told if d.is_seen else f"[{told}]",
        *needed,
    ]
