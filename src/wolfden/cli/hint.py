"""`wolfden hint`: what a bot would play in a seat, and why."""

from collections.abc import Sequence
from typing import Annotated

import msgspec
import typer
from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from wolfden.bots import SECONDS
from wolfden.bots.beliefs import Belief
from wolfden.bots.precompile import precompile_in_background, progress
from wolfden.bots.reasons import Reasons
from wolfden.bots.worker_pool import WorkerPool
from wolfden.engine.decision import GameState, SeatIndex
from wolfden.engine.errors import BadOptions
from wolfden.engine.game import AnyGame, see, to_act
from wolfden.engine.record import Record, read_record, replay
from wolfden.games import find_game
from wolfden.locale.say import Wording

from .prose import Prose
from .screen import Lang, open_console, text_in
from .verify import RecordFile

LEVEL = "alpha"
MOST_MOVES = 8
MOST_CARDS = 5


def hint(
    file: RecordFile,
    move: Annotated[
        int | None,
        typer.Option(min=1, metavar="N", help="The choice that was move N; otherwise the open one, or the last."),
    ] = None,
    seat: Annotated[str | None, typer.Option(metavar="SEAT", help="Whose choice; otherwise that of who moved.")] = None,
    level: Annotated[str, typer.Option(metavar="|".join(SECONDS), help="Who is asked.")] = LEVEL,
    as_json: Annotated[bool, typer.Option("--json", help="Write the reasons as data.")] = False,
    lang: Lang = None,
) -> None:
    """Ask a bot what it would play in a position of a record, and why.

    It sees what the seat saw then, and nothing else.
    """
    record = read_record(file.read_bytes())
    game, text, console = find_game(record.game), text_in(lang), open_console()
    sight, place, number = find_choice(game, record, move, seat)
    precompile_in_background(game)
    with WorkerPool() as workers:
        found = workers.explain(game, sight, place, level, f"hint {number}", about=str(file)).result()
    if as_json:
        print(msgspec.json.encode(found).decode())
        return
    console.print(Line(text("hint-title", level=level, seat=found.seat, number=number), "bold"))
    console.print(draw_reasons(Wording(text, game, {name: name for name in game.seats(sight)}), found))
    if number <= len(record.moves):
        console.print(text("hint-played", move=record.moves[number - 1]))


def find_choice(game: AnyGame, record: Record, move: int | None, seat: str | None) -> tuple[GameState, SeatIndex, int]:
    """What the seat saw before this move, the seat, and the number of the move."""
    states = [state.copy() for state, _ in replay(record, find_game)]
    last = len(record.moves) if record.outcome else len(record.moves) + 1
    number = last if move is None else move
    if number > last:
        raise BadOptions(f"there is no choice {number}; name one from 1 to {last}")
    state, names = states[number - 1], game.seats(states[0])
    choosing = [names[place] for place in to_act(state)]
    if seat is None:
        seat = record.moves[number - 1].partition(" ")[0] if number <= len(record.moves) else choosing[0]
    if seat not in choosing:
        raise BadOptions(f"{seat} has no choice before move {number}; {', '.join(choosing)} has")
    place = SeatIndex(names.index(seat))
    return see(game, state, place), place, number


# The reasons as tables


def draw_reasons(say: Wording, found: Reasons) -> RenderableType:
    """The best moves with their chances, and what there is to believe about hidden things."""
    parts: list[RenderableType] = [draw_moves(say, found), Prose(say("hint-note"))]
    roles = [belief for belief in found.beliefs if belief.kind == "role"]
    if roles:
        parts.append(draw_roles(say, roles))
    parts += [Prose(say_cards(say, belief)) for belief in found.beliefs if belief.kind != "role"]
    if not found.is_compiled:
        parts.append(Prose(say.text("hint-plain", percent=percent(progress(say.game)))))
    return Group(*parts)


def draw_moves(say: Wording, found: Reasons) -> RenderableType:
    text, table = say.text, Table(box=box.SIMPLE_HEAD)
    table.add_column(text("hint-chance"), justify="right", style="bold")
    table.add_column(text("hint-move"), no_wrap=True, style="bold")
    table.add_column(text("hint-meaning"))
    table.add_column(text("hint-visits"), justify="right")
    for option in found.alternatives[:MOST_MOVES]:
        table.add_row(say_percent(say, option.chance), option.move, Prose(say.move(option.move)), str(option.visits))
    others = len(found.alternatives) - MOST_MOVES
    if others > 0:
        table.add_row("", "…", text("hint-others", count=others), "")
    return table


def draw_roles(say: Wording, beliefs: Sequence[Belief]) -> RenderableType:
    """Who may be what: a row for each seat, a column for each role that is possible."""
    possible = {role for belief in beliefs for role in belief.chances}
    roles = [role for role in all_roles(say.game) if role in possible]
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(say.text("hint-seat"), style="bold")
    for role in roles:
        table.add_column(say(f"role-{role}"), justify="right")
    for belief in beliefs:
        likeliest = next(iter(belief.chances))
        cells = [
            Line(say_percent(say, belief.chances[role]), "bold" if role == likeliest else "")
            if role in belief.chances
            else Line("–")
            for role in roles
        ]
        table.add_row(say.names.get(belief.about, belief.about), *cells)
    return table


def all_roles(game: AnyGame) -> list[str]:
    """The roles in the game's own order."""
    roles: list[str] = []
    while True:
        try:
            roles.append(str(game.write("role", len(roles))))
        except IndexError:
            return roles


def say_cards(say: Wording, belief: Belief) -> str:
    """The likeliest cards in a hand, or on top of the pile."""
    cards = say.listed(
        say.text("hint-card", card=say.word("card", card), chance=say_percent(say, chance))
        for card, chance in list(belief.chances.items())[:MOST_CARDS]
    )
    if belief.kind == "next":
        return say.text("hint-next", cards=cards)
    return say.text("hint-holds", seat=say.names.get(belief.about, belief.about), cards=cards)


def say_percent(say: Wording, share: float) -> str:
    return say.text("percent", number=percent(share))


def percent(share: float) -> int:
    """In percent, and neither none nor all unless it is."""
    if 0 < share < 1:
        return min(max(round(100 * share), 1), 99)
    return round(100 * share)
