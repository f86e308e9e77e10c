"""`wolfden play werewolves-and-robbers`."""

from typing import Annotated, Literal

import typer

from wolfden.games import find_game

from ..screen import CardFiles, Lang, read_tables, text_in
from ..seating import Bots, RecordTo, Seat, Seed, start_game


def play(
    players: Annotated[int, typer.Option(min=3, max=5, metavar="3|4|5", help="You and the bots.")] = 4,
    single: Annotated[bool, typer.Option("--single", help="One game; otherwise as many as there are players.")] = False,
    first_dealer: Annotated[
        Literal["random", "A", "B", "C", "D", "E"],
        typer.Option(metavar="SEAT", help="Who deals first; otherwise drawn at random."),
    ] = "random",
    no_chips: Annotated[bool, typer.Option("--no-chips", help="Play without the werewolf and traitor chips.")] = False,
    memory_aid: Annotated[bool, typer.Option("--memory-aid", help="Show the cards that have been played.")] = False,
    seat: Seat = None,
    bots: Bots = None,
    lang: Lang = None,
    seed: Seed = None,
    record: RecordTo = None,
    cards: CardFiles = None,
) -> None:
    """Take tricks for a team that nobody has named (3-5 players)."""
    options = {
        "players": players,
        "mode": "single" if single else "match",
        "first_dealer": first_dealer,
        "chips": not no_chips,
        "memory_aid": memory_aid,
    }
    game, tables = find_game("werewolves-and-robbers"), read_tables(cards)
    start_game(game, options, text_in(lang), tables=tables, seed=seed, seat=seat, bots=bots, path=record)
