"""`wolfden play wolf-and-hound`."""

import sys
from secrets import token_hex
from typing import Annotated, Literal

import typer

from wolfden.cli.screen import CardFiles, Lang, choose, open_console, read_tables, text_in
from wolfden.cli.seating import Bots, RecordTo, Seat, Seed, start_game
from wolfden.engine.errors import BadOptions
from wolfden.engine.game import RecommendedSet
from wolfden.engine.rng import Rng, below
from wolfden.locale import Text

from . import GAME
from .cards import ANIMALS, components


def play(
    players: Annotated[
        int, typer.Option(min=2, max=4, metavar="2|3|4", help="You and the bots; the other seats are dummies.")
    ] = 4,
    set_: Annotated[
        str | None,
        typer.Option("--set", metavar="ID", help="A recommended set of animals, such as S2-1; see wolfden cards."),
    ] = None,
    animals: Annotated[
        str | None, typer.Option(metavar="ID,...", help="Animals of your own choice, such as wolf_01,hound_01.")
    ] = None,
    meat_and_bone: Annotated[bool, typer.Option("--meat-and-bone", help="Play with the expansion.")] = False,
    sheep_mode: Annotated[
        Literal["auto", "few", "many"],
        typer.Option(metavar="auto|few|many", help="How many sheep; auto counts the wolves."),
    ] = "auto",
    match: Annotated[bool, typer.Option("--match", help="Play until a team has won three games.")] = False,
    manual_activation_order: Annotated[
        bool, typer.Option("--manual-activation-order", help="Ask which of several animals acts first.")
    ] = False,
    seat: Seat = None,
    bots: Bots = None,
    lang: Lang = None,
    seed: Seed = None,
    record: RecordTo = None,
    cards: CardFiles = None,
) -> None:
    """Two teams guard their sheep from the wolves (2-4 players)."""
    text, tables = text_in(lang), read_tables(cards)
    if set_ and animals:
        raise BadOptions("--set and --animals both name the animals; give one of them")
    if animals:
        ids = [id.strip() for id in animals.split(",")]
    else:
        sets = components(tables).sets
        if (set_ or "S1-1") not in sets:
            raise BadOptions(f"there is no set {set_!r}; the sets are {', '.join(sets)}")
        ids = choose_animals(text, sets[set_ or "S1-1"], seed or token_hex())
    options = {
        "players": players,
        "animals": ids,
        "meat_and_bone": meat_and_bone,
        "sheep_mode": sheep_mode,
        "match": "first_to_3" if match else "single",
        "manual_activation_order": manual_activation_order,
    }
    start_game(GAME, options, text, tables=tables, seed=seed, seat=seat, bots=bots, path=record)


def choose_animals(text: Text, recommended: RecommendedSet, seed: str) -> list[str]:
    """The cards of this set; a choice it leaves is the person's, or the seed's when nobody is there to ask."""
    if not recommended.slots:
        raise BadOptions(
            f"the set {recommended.id} is a free choice; name its cards: --animals {','.join(ANIMALS[:3])}"
        )
    rng = Rng.from_text(f"animals {seed}")
    ids: list[str] = []
    for slot in recommended.slots:
        left = [id for id in slot if id not in ids]
        number = 0
        if len(left) > 1 and sys.stdin.isatty():
            names = [f"{text(f'{GAME.key}-animal-{id}')} ({id})" for id in left]
            number = choose(open_console(), text, text("play-set-slot", set=recommended.id), names)
        elif len(left) > 1:
            number = below(rng, len(left))
        ids.append(left[number])
    return ids
