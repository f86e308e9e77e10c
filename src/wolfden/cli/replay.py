"""`wolfden replay`: step through a record."""

from collections.abc import Mapping, Sequence
from typing import Annotated, NamedTuple

import typer
from rich.console import Console
from rich.text import Text as Line

from wolfden.engine.decision import SPECTATOR, GameState
from wolfden.engine.doors import door
from wolfden.engine.errors import BadOptions
from wolfden.engine.game import AnyGame, events, see
from wolfden.engine.record import Record, read_record
from wolfden.engine.record import replay as replay_record
from wolfden.games import find_game
from wolfden.locale import Text

from .screen import Lang, open_console, read_answer, text_in
from .shown import Shown
from .story import tell_story
from .verify import RecordFile


def replay(
    file: RecordFile,
    seat: Annotated[
        str | None,
        typer.Option(
            metavar="SEAT",
            help="Whose eyes to use: a seat, spectator, or all. If not given, all of a finished game.",
        ),
    ] = None,
    lang: Lang = None,
) -> None:
    """Step through a record.

    Enter shows the next move, a number jumps to that move, q leaves. Without a terminal all moves are shown.
    """
    record = read_record(file.read_bytes())
    text, console = text_in(lang), open_console()
    game, eyes = find_game(record.game), seat or ("all" if record.outcome else "spectator")
    steps = see_all(game, record, eyes)
    if console.is_terminal:
        step_through(text, console, game, steps)
    else:
        for number in range(len(steps)):
            show_step(text, console, game, steps, number)


class Step(NamedTuple):
    mover: str  # the seat that has moved; nobody before the first move
    sight: GameState
    tables: Mapping[str, str]  # components in the place of the printed ones


def see_all(game: AnyGame, record: Record, eyes: str) -> list[Step]:
    """After the deal and after each move: the seat that has moved, and what these eyes see."""
    steps: list[Step] = []
    for state, mover in replay_record(record, find_game):
        names = game.seats(state)
        if eyes not in ("all", "spectator", *names):
            raise BadOptions(f"nobody sees with the eyes of {eyes!r}; name {', '.join(names)}, spectator or all")
        viewer = names.index(eyes) if eyes in names else SPECTATOR
        seen = state.copy() if eyes == "all" else see(game, state, viewer)
        steps.append(Step(names[mover] if mover >= 0 else "", seen, record.tables))
    return steps


def step_through(text: Text, console: Console, game: AnyGame, steps: Sequence[Step]) -> None:
    number = 0
    while number < len(steps):
        show_step(text, console, game, steps, number)
        number += 1
        while True:
            try:
                answer = read_answer(console, text("replay-keys"))
            except EOFError:
                return
            if answer.lower() == "q":
                return
            if not answer:
                break
            if answer.isdecimal() and int(answer) < len(steps):
                number = int(answer)
                break
            console.print(text("replay-no-such-move", words=answer, count=len(steps) - 1))


def show_step(text: Text, console: Console, game: AnyGame, steps: Sequence[Step], number: int) -> None:
    """One move as sentences, and the table after it."""
    mover, sight, changed = steps[number]
    title = text("replay-start")
    if mover:
        title = text("replay-step", number=number, count=len(steps) - 1, seat=mover)
    names = {name: name for name in game.seats(sight)}
    shown = Shown(text, game, names, door(game, "view").view(sight), changed)
    console.print(Line(title, "bold"))
    for paragraph in tell_story(shown, events(sight)):
        console.print(paragraph)
    console.print(door(game, "terminal").draw_table(shown), "", sep="\n")
