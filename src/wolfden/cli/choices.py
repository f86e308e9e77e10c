"""The choices of one seat: what each would do, and which one is meant by an answer."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table

from wolfden.engine.decision import NO_OBJECTION, SeatIndex
from wolfden.engine.doors import Lists, door
from wolfden.engine.errors import BadMove
from wolfden.engine.game import AnyGame, moves_of
from wolfden.engine.preview import foresee
from wolfden.engine.rng import Rng
from wolfden.locale import Text
from wolfden.locale.say import say_move, say_reason

from .prose import Prose
from .story import tell_story


class NotAChoice(Exception):
    """The answer is no choice; the text tells the person why."""


def draw_choices(text: Text, game: AnyGame, sight: Any, seat: SeatIndex, names: Mapping[str, str]) -> RenderableType:
    """The legal moves of this seat, numbered, each with what it will surely do."""
    tables, rng = door(game, "terminal"), Rng.from_text(f"choices {sight.decision.number}")
    if isinstance(tables, Lists):
        drawn: RenderableType = tables.draw_choices(text, sight, seat, names)
        return drawn
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", style="bold")
    grid.add_column(no_wrap=True, style="bold")
    for number, move in enumerate(moves_of(game, sight, seat), start=1):
        foreseen = foresee(game, sight, seat, move, rng)
        if foreseen:
            told = tell_story(text, game, foreseen, names, tables.UNSAID)
            effect = Group(*told or [Prose(tables.say_outlook(text, sight, seat, move, names))])
        else:
            effect = Group(Prose(say_move(text, game, sight, seat, move, names)))
        grid.add_row(f" {number}", game.write_move(sight, seat, move), effect)
    return grid


def numbered(game: AnyGame, sight: Any, seat: SeatIndex) -> list[int]:
    """The moves that can be chosen by their number."""
    tables = door(game, "terminal")
    return tables.numbered(sight, seat) if isinstance(tables, Lists) else moves_of(game, sight, seat)


def understand(text: Text, game: AnyGame, sight: Any, seat: SeatIndex, answer: str) -> int:
    """The move that is meant, by its number in the list or in the notation."""
    moves = numbered(game, sight, seat)
    if answer.isdecimal():
        if 1 <= int(answer) <= len(moves):
            return moves[int(answer) - 1]
        raise NotAChoice(text("play-no-such-number", number=answer, count=len(moves)))
    for words in (answer, answer.upper(), answer.lower()):
        try:
            move = game.read_move(sight, seat, words)
        except BadMove:
            continue
        code = game.objection(sight, seat, move)
        if code == NO_OBJECTION:
            return move
        raise NotAChoice(say_reason(text, game, game.reasons[code]))
    raise NotAChoice(text("play-not-a-move", words=answer, example=game.write_move(sight, seat, moves[0])))
