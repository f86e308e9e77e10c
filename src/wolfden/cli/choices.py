"""The choices of one seat: what each would do, and which one is meant by an answer."""

from msgspec import Struct
from rich.console import Group, RenderableType

from wolfden.engine.decision import NO_OBJECTION, GameState, MoveIndex, SeatIndex
from wolfden.engine.doors import Foretells, Lists, Previews, door
from wolfden.engine.errors import BadMove
from wolfden.engine.game import AnyGame, moves_of
from wolfden.engine.preview import foresee
from wolfden.engine.rng import Rng
from wolfden.locale.say import Wording

from .prose import Prose
from .shown import Shown, numbered_list
from .story import tell_story


class NotAChoice(Exception):
    """The answer is no choice; the text tells the person why."""


def moves_in_words(game: AnyGame, sight: GameState, seat: SeatIndex) -> dict[str, MoveIndex]:
    """The legal moves of this seat."""
    return {game.write_move(sight, seat, move): move for move in moves_of(game, sight, seat)}


def draw_choices(shown: Shown[Struct], sight: GameState, seat: SeatIndex) -> RenderableType:
    """The legal moves of this seat, numbered, each with what it will surely do."""
    game, rng = shown.game, Rng.from_text(f"choices {sight.decision.number}")
    tables, view, moves = door(game, "terminal"), door(game, "view"), moves_in_words(game, sight, seat)

    def preview(move: MoveIndex) -> Struct | None:
        return view.preview(sight, seat, move) if isinstance(view, Previews) else None

    if isinstance(tables, Lists):
        drawn: RenderableType = tables.draw_choices(shown, {words: preview(move) for words, move in moves.items()})
        return drawn

    def effect(words: str, move: MoveIndex) -> RenderableType:
        foreseen = foresee(game, sight, seat, move, rng)
        told = tell_story(shown, foreseen, tables.UNSAID)
        if told or not foreseen or not isinstance(tables, Foretells):
            return Group(*told or [Prose(shown.move(words))])
        return Prose(tables.say_outlook(shown, words, preview(move)))

    listed = enumerate(moves.items(), start=1)
    return numbered_list((number, words, effect(words, move)) for number, (words, move) in listed)


def numbered(game: AnyGame, sight: GameState, seat: SeatIndex) -> list[str]:
    """The moves that can be chosen by their number."""
    tables, moves = door(game, "terminal"), list(moves_in_words(game, sight, seat))
    return tables.numbered(moves) if isinstance(tables, Lists) else moves


def understand(say: Wording, sight: GameState, seat: SeatIndex, answer: str) -> MoveIndex:
    """The move that is meant, by its number in the list or in the notation."""
    game, moves = say.game, numbered(say.game, sight, seat)
    if answer.isdecimal():
        if 1 <= int(answer) <= len(moves):
            return game.read_move(sight, seat, moves[int(answer) - 1])
        raise NotAChoice(say.text("play-no-such-number", number=answer, count=len(moves)))
    for words in (answer, answer.upper(), answer.lower()):
        try:
            move = game.read_move(sight, seat, words)
        except BadMove:
            continue
        code = game.objection(sight, seat, move)
        if code == NO_OBJECTION:
            return move
        raise NotAChoice(say.reason(game.reasons[code]))
    raise NotAChoice(say.text("play-not-a-move", words=answer, example=moves[0]))
