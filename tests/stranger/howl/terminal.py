"""Howl in the terminal: the wolves, their sheep, and the hand."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table

from wolfden.cli.prose import Prose
from wolfden.engine.decision import NOBODY
from wolfden.locale import Text

from . import GAME
from .cards import components
from .state import State
from .view import view

Names: TypeAlias = Mapping[str, str]

UNSAID = frozenset({"card_chosen"})
DRAWN: Mapping[str, Callable[..., RenderableType]] = {}

KEY = GAME.key


def draw_table(text: Text, sight: State, names: Names) -> RenderableType:
    """A line for each wolf, and below it the hand."""
    shown = view(sight)
    table = Table(box=box.SIMPLE_HEAD, title=text(f"{KEY}-table-round", round=shown.round, rounds=shown.rounds))
    for column in ("wolf", "held", "howled", "sheep"):
        table.add_column(text(f"{KEY}-table-{column}"))
    for wolf in shown.seats:
        ready = text(f"{KEY}-table-ready") if wolf.ready else ""
        table.add_row(f"{names[wolf.seat]} {ready}", str(wolf.held), " ".join(wolf.howled), str(wolf.sheep))
    parts: list[RenderableType] = [table, Prose(text(f"{KEY}-table-flock", sheep=shown.flock))]
    parts += [
        Prose(text(f"{KEY}-table-hand", seat=names[wolf.seat], cards=" ".join(wolf.hand)))
        for wolf in shown.seats
        if wolf.hand
    ]
    return Group(*parts)


def say_outlook(text: Text, sight: State, seat: int, move: int, names: Names) -> str:
    """Which cards that may still be out there would drown this howl."""
    close = [card for card in (move - 1, move + 1) if 0 <= card < GAME.move_count and is_out(sight, seat, card)]
    words = text("list-gap").join(text(f"{KEY}-card-{GAME.write('card', card)}") for card in close)
    return text(f"{KEY}-outlook-drowned", cards=words) if close else text(f"{KEY}-outlook-safe")


def is_out(sight: State, seat: int, card: int) -> bool:
    """May somebody else hold this card?"""
    return sight.howled_by[card] == NOBODY and sight.seats[seat].hand[card] != 1


def draw_guide(text: Text, sight: State) -> RenderableType:
    return Prose(text(f"{KEY}-guide"))


def draw_box(text: Text, changed: Mapping[str, str]) -> Iterator[RenderableType]:
    """The cards, and how many of them make a hand."""
    yield Prose(text(f"{KEY}-guide"))
    table = Table(box=box.SIMPLE_HEAD)
    for column in ("players", "hand"):
        table.add_column(text(f"{KEY}-box-{column}"))
    hands: Mapping[int, Any] = components(changed)
    for players, hand in hands.items():
        table.add_row(str(players), str(hand))
    yield table
