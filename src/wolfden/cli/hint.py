"""`wolfden hint`: what a bot would play in a seat, and why."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

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
from wolfden.engine.decision import MoveIndex, SeatIndex
from wolfden.engine.errors import BadOptions
from wolfden.engine.game import AnyGame, see, to_act
from wolfden.engine.record import Record, read_record, replay
from wolfden.games import find_game
from wolfden.locale import Text
from wolfden.locale.say import say_move, say_word

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
    names = {name: name for name in game.seats(sight)}
    console.print(Line(text("hint-title", level=level, seat=found.seat, number=number), "bold"))
    console.print(draw_reasons(text, game, sight, place, found, names))
    if number <= len(record.moves):
        console.print(text("hint-played", move=record.moves[number - 1]))


def find_choice(game: AnyGame, record: Record, move: MoveIndex | None, seat: str | None) -> tuple[Any, int, int]:
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
    place = names.index(seat)
    return see(game, state, place), place, number


# The reasons as tables


def draw_reasons(
    text: Text, game: AnyGame, sight: Any, seat: SeatIndex, found: Reasons, names: Mapping[str, str]
) -> RenderableType:
    """The best moves with their chances, and what there is to believe about hidden things."""
    parts: list[RenderableType] = [draw_moves(text, game, sight, seat, found, names)]
    parts.append(Prose(text(f"{game.key}-hint-note")))
    roles = [belief for belief in found.beliefs if belief.kind == "role"]
    if roles:
        parts.append(draw_roles(text, game, roles, names))
    parts += [Prose(say_cards(text, game, belief, names)) for belief in found.beliefs if belief.kind != "role"]
    if not found.is_compiled:
        parts.append(Prose(text("hint-plain", percent=percent(progress(game)))))
    return Group(*parts)


def draw_moves(
    text: Text, game: AnyGame, sight: Any, seat: SeatIndex, found: Reasons, names: Mapping[str, str]
) -> RenderableType:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(text("hint-chance"), justify="right", style="bold")
    table.add_column(text("hint-move"), no_wrap=True, style="bold")
    table.add_column(text("hint-meaning"))
    table.add_column(text("hint-visits"), justify="right")
    for option in found.alternatives[:MOST_MOVES]:
        move = game.read_move(sight, seat, option.move)
        meaning = Prose(say_move(text, game, sight, seat, move, names))
        table.add_row(text("percent", number=percent(option.chance)), option.move, meaning, str(option.visits))
    others = len(found.alternatives) - MOST_MOVES
    if others > 0:
        table.add_row("", "…", text("hint-others", count=others), "")
    return table


def draw_roles(text: Text, game: AnyGame, beliefs: Sequence[Belief], names: Mapping[str, str]) -> RenderableType:
    """Who may be what: a row for each seat, a column for each role that is possible."""
    possible = {role for belief in beliefs for role in belief.chances}
    roles = [role for role in all_roles(game) if role in possible]
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(text("hint-seat"), style="bold")
    for role in roles:
        table.add_column(str(say_word(text, game, "role", role, names)), justify="right")
    for belief in beliefs:
        likeliest = next(iter(belief.chances))
        cells = [
            Line(text("percent", number=percent(belief.chances[role])), "bold" if role == likeliest else "")
            if role in belief.chances
            else Line("–")
            for role in roles
        ]
        table.add_row(names.get(belief.about, belief.about), *cells)
    return table


def all_roles(game: AnyGame) -> list[str]:
    """The roles in the game's own order."""
    roles: list[str] = []
    while True:
        try:
            roles.append(str(game.write("role", len(roles))))
        except IndexError:
            return roles


def say_cards(text: Text, game: AnyGame, belief: Belief, names: Mapping[str, str]) -> str:
    """The likeliest cards in a hand, or on top of the pile."""
    cards = text("list-gap").join(
        text(
            "hint-card", card=say_word(text, game, "card", card, names), chance=text("percent", number=percent(chance))
        )
        for card, chance in list(belief.chances.items())[:MOST_CARDS]
    )
    if belief.kind == "next":
        return text("hint-next", cards=cards)
    return text("hint-holds", seat=names.get(belief.about, belief.about), cards=cards)


def percent(share: float) -> int:
    """In percent, and neither none nor all unless it is."""
    if 0 < share < 1:
        return min(max(round(100 * share), 1), 99)
    return round(100 * share)
