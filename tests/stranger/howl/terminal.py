"""Howl in the terminal: the wolves, their sheep, and the hand."""

from collections.abc import Callable, Iterator, Mapping

from msgspec import Struct
from rich import box
from rich.console import Group, RenderableType
from rich.table import Table

from wolfden.cli.prose import Prose
from wolfden.cli.shown import Shown
from wolfden.locale.say import Wording

from .cards import CARD_NAMES, components
from .view import HowlView

UNSAID = frozenset({"card_chosen"})
DRAWN: Mapping[str, Callable[..., RenderableType]] = {}


def draw_table(shown: Shown[HowlView]) -> RenderableType:
    """A line for each wolf, and below it the hand."""
    view = shown.view
    table = Table(box=box.SIMPLE_HEAD, title=shown("table-round", round=view.round, rounds=view.rounds))
    for column in ("wolf", "held", "howled", "sheep"):
        table.add_column(shown(f"table-{column}"))
    for wolf in view.seats:
        ready = shown("table-ready") if wolf.ready else ""
        table.add_row(f"{shown.name(wolf.seat)} {ready}", str(wolf.held), " ".join(wolf.howled), str(wolf.sheep))
    hands = [
        Prose(shown("table-hand", seat=shown.name(wolf.seat), cards=" ".join(wolf.hand)))
        for wolf in view.seats
        if wolf.hand
    ]
    return Group(table, Prose(shown("table-flock", sheep=view.flock)), *hands)


def say_outlook(shown: Shown[HowlView], move: str, preview: Struct | None) -> str:
    """Which cards that may still be out there would drown this howl."""
    gone = {card for wolf in shown.view.seats for card in (*wolf.howled, *(wolf.hand or ()))}
    card = CARD_NAMES.index(move)
    close = [other for other in CARD_NAMES[max(card - 1, 0) : card + 2] if other not in gone]
    words = shown.listed(shown(f"card-{other}") for other in close)
    return shown("outlook-drowned", cards=words) if close else shown("outlook-safe")


def draw_guide(shown: Shown[HowlView]) -> RenderableType:
    return Prose(shown("guide"))


def draw_box(say: Wording, changed: Mapping[str, str]) -> Iterator[RenderableType]:
    """The cards, and how many of them make a hand."""
    yield Prose(say("guide"))
    table = Table(box=box.SIMPLE_HEAD)
    for column in ("players", "hand"):
        table.add_column(say(f"box-{column}"))
    for players, hand in components(changed).items():
        table.add_row(str(players), str(hand))
    yield table
