"""`wolfden play three-little-wolves`."""

from typing import Annotated, Literal

import typer

from wolfden.games import find_game

from ..screen import CardFiles, Lang, read_tables, text_in
from ..seating import Bots, RecordTo, Seat, Seed, start_game


def play(
    players: Annotated[
        int, typer.Option(min=2, max=4, metavar="2|3|4", help="You and the bots; Smokey joins two players.")
    ] = 3,
    baby_wolf: Annotated[
        bool, typer.Option("--baby-wolf", help="The family variant: wolves stay at home, pigs do nothing.")
    ] = False,
    start_player: Annotated[
        Literal["random", "A", "B", "C", "D"],
        typer.Option(metavar="SEAT", help="Who begins; otherwise drawn at random."),
    ] = "random",
    seat: Seat = None,
    bots: Bots = None,
    lang: Lang = None,
    seed: Seed = None,
    record: RecordTo = None,
    cards: CardFiles = None,
) -> None:
    """Build high, and send wolves into the neighbours' houses (2-4 players)."""
    options = {"players": players, "baby_wolf": baby_wolf, "start_player": start_player}
    game, tables = find_game("three-little-wolves"), read_tables(cards)
    start_game(game, options, text_in(lang), tables=tables, seed=seed, seat=seat, bots=bots, path=record)
