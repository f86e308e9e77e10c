"""`wolfden play woof`."""

from typing import Annotated

import typer

from wolfden.games import find_game

from ..screen import CardFiles, Lang, read_tables, text_in
from ..seating import Bots, RecordTo, Seat, Seed, start_game


def play(
    players: Annotated[
        int, typer.Option(min=4, max=8, metavar="4-8", help="You and the bots; four have a neutral player among them.")
    ] = 5,
    advanced: Annotated[bool, typer.Option("--advanced", help="Play with the disguised cards.")] = False,
    no_auto_rearrange: Annotated[
        bool,
        typer.Option(
            "--no-auto-rearrange", help="Leave cards that were looked at where they lie; their owner may swap them."
        ),
    ] = False,
    memory_aid: Annotated[bool, typer.Option("--memory-aid", help="Keep a list of the cards you have seen.")] = False,
    turn_limit: Annotated[
        int | None, typer.Option(min=1, max=1000, metavar="N", help="End the turns of a round after N turn cycles.")
    ] = None,
    seat: Seat = None,
    bots: Bots = None,
    lang: Lang = None,
    seed: Seed = None,
    record: RecordTo = None,
    cards: CardFiles = None,
) -> None:
    """Find out who is who, and do not believe everybody who cries wolf (4-8 players)."""
    game, text, tables = find_game("woof"), text_in(lang), read_tables(cards)
    options = {
        "players": players,
        "variant": "advanced" if advanced else "basic",
        "auto_rearrange": not no_auto_rearrange,
        "memory_aid": memory_aid,
        "turn_limit": turn_limit,
    }
    start_game(game, options, text, tables=tables, seed=seed, seat=seat, bots=bots, path=record)
