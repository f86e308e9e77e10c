"""`wolfden lab compare`: what a changed card or option changes."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich import box
from rich.table import Table

from wolfden.engine.errors import WolfdenError
from wolfden.engine.game import AnyGame, Words
from wolfden.games import find_game

from ..screen import CardFiles, GameKey, open_console
from ..trace import read_json
from .asking import (
    Bots,
    ClusterAddress,
    Players,
    Seed,
    Workers,
    play,
    read_bots,
    read_cards,
    read_options_of,
    say_if_random,
)

if TYPE_CHECKING:
    from wolfden.lab.experiment import Difference

RANDOM_GAMES = 100_000
Variant = tuple[Words, dict[str, str]]  # options and component tables


def compare(
    game: GameKey,
    first: Annotated[
        list[str] | None,
        typer.Option(
            metavar="WHAT",
            help="What the first variant has of its own: a component table, a folder of them, or options as JSON; "
            "can be given several times. Nothing: the game as printed.",
        ),
    ] = None,
    second: Annotated[
        list[str] | None, typer.Option(metavar="WHAT", help="What the second variant has of its own, likewise.")
    ] = None,
    cards: CardFiles = None,
    options: Annotated[
        list[str] | None, typer.Option(metavar="JSON", help="Options of the game, for both variants.")
    ] = None,
    players: Players = None,
    bots: Bots = "hunter",
    games: Annotated[
        int | None,
        typer.Option(min=2, help=f"How many games of each variant; {RANDOM_GAMES:,} of random players, others fewer."),
    ] = None,
    seed: Seed = "1",
    workers: Workers = None,
    cluster: ClusterAddress = None,
) -> None:
    """Play two variants of a game with the same deals and the same luck, and show what differs.

    "seen from" is after how many games the interval leaves out 0; "apart" is the same without common luck.
    """
    from wolfden.lab.comparing import differences
    from wolfden.lab.plans import Plan

    if len(options or ()) > 1:
        raise WolfdenError(
            "--options counts for both variants; what only one of them has is said by --first or --second"
        )
    rules, who = find_game(game), read_bots(bots)
    common = read_options_of((options or ["{}"])[0], players), read_cards(rules, cards)
    chosen, tables = zip(*(read_variant(rules, common, what or []) for what in (first, second)), strict=True)
    count = games or RANDOM_GAMES // Plan(game, 1, bots=who).slowness()
    plans = [Plan(game, count, seed, who, option, table) for option, table in zip(chosen, tables, strict=True)]
    if plans[0] == plans[1]:
        raise WolfdenError("nothing to compare: say by --first or --second what only one of the variants has")
    results = play(plans, workers, cluster)
    console = open_console()
    console.print(
        f"{game}: {count:,} games of each variant on the same deals, seed {seed}, played by {', '.join(who)}.\n"
        f"first: {', '.join(first or ['as printed'])}\nsecond: {', '.join(second or ['as printed'])}",
        markup=False,
    )
    if options or cards or players:
        both = [*map(str, cards or ()), *(options or ()), *([f"{players} players"] if players else ())]
        console.print(f"both: {', '.join(both)}", markup=False)
    say_if_random(console, who)
    rows = list(differences(*results))
    console.print(differences_table(rows))
    console.print(
        "Intervals hold with 95 %, each by itself. A difference in brackets is not seen in these games."
        if any(row.difference.is_seen for row in rows)
        else "These games show no difference.",
        markup=False,
    )


def read_variant(game: AnyGame, common: Variant, what: Sequence[str]) -> Variant:
    """What both variants have, and then what this one has of its own."""
    options, paths = dict(common[0]), list[Path]()
    for text in what:
        if text.lstrip().startswith("{"):
            options |= read_json(text)
        else:
            paths += sorted(Path(text).glob("*.csv")) if Path(text).is_dir() else [Path(text)]
    return options, common[1] | read_cards(game, paths)


def differences_table(rows: "Sequence[Difference]") -> Table:
    table = Table("figure", box=box.SIMPLE_HEAD)
    for column in ("first", "second", "difference", "seen from", "apart"):
        table.add_column(column, justify="right", no_wrap=column == "difference")
    for row in rows:
        table.add_row(*cells(row))
    return table


def cells(row: "Difference") -> list[str]:
    """One line of the table; a difference that is not seen yet stands in brackets."""
    scale, unit = (100, " %") if row.is_share else (1, "")
    d = row.difference
    told = f"{scale * d.value:+.3f} ± {scale * (d.high - d.low) / 2:.3f}"
    needed = ["–" if count is None else f"{count:,}" for count in (row.games, row.games_apart)]
    return [
        row.name,
        f"{scale * row.first:.3f}{unit}",
        f"{scale * row.second:.3f}{unit}",
        told if d.is_seen else f"[{told}]",
        *needed,
    ]
