"""The first lessons: a step and what is tried in it come with every request, nothing is kept."""

from msgspec import Struct
from msgspec.structs import replace

from wolfden.engine.decision import GameState, MoveIndex, SeatIndex
from wolfden.engine.errors import BadMove
from wolfden.engine.game import AnyGame, Words, check, events, is_over, see, to_act, write_event
from wolfden.engine.lessons import (
    Lesson,
    Step,
    choices_at,
    first,
    follow,
    is_right,
    line,
    mistake,
    openings,
    read_lesson,
)
from wolfden.games import find_game

from .examples import question
from .messages import Question
from .refusal import Refusal
from .views import View, view


class LessonLine(Struct):
    """The answer to GET /api/lessons/{game}: the seat of the learner, all seats, and the steps by id."""

    seat: str | None  # null if the game has no lesson
    seats: list[str]
    steps: list[str]


class Told(Struct):
    """A move, and what it did as the learner hears it."""

    seat: str
    events: list[Words]


class StepShown(Struct, kw_only=True):
    """The answer to POST /api/lessons/{game}/{step}: the table before a choice, or what came of it."""

    view: View
    decision: Question | None = None
    moves: list[str] = []  # what can be chosen at the table, in the notation; nothing once something is chosen
    answers: list[str] = []  # what can be answered, if the step asks a question
    told: list[Told] = []  # the learner's move and the replies
    reached: bool = False
    mistake: str | None = None  # the end of the id of the sentence that says why the goal is missed
    rule: str | None = None  # the section that it follows from
    right: str | None = None  # and a choice that would have reached the goal
    over: bool  # has the game ended?


def lesson(key: str) -> LessonLine:
    """The lesson of a game, step by step."""
    game = find_game(key)
    given = read_lesson(game)
    if given is None:
        return LessonLine(None, [], [])
    state = openings(game)[given.steps[0].id]
    return LessonLine(given.seat, list(game.seats(state)), [step.id for step in given.steps])


def step(key: str, id: str, choice: str) -> StepShown:
    """The table at this step, or after this choice and the replies to it."""
    game, given, one, state = find_step(key, id)
    return after(game, given, one, state, choice) if choice else before(game, given, one, state)


def before(game: AnyGame, given: Lesson, one: Step, state: GameState) -> StepShown:
    shown = view(game, see(game, state, SeatIndex(game.seats(state).index(given.seat))))
    if one.answers:
        return StepShown(view=shown, answers=one.answers, over=is_over(state))
    moves = choices_at(game, given, one, state)
    return StepShown(view=shown, decision=question(game, state), moves=moves, over=False)


def after(game: AnyGame, given: Lesson, one: Step, state: GameState, choice: str) -> StepShown:
    seat = SeatIndex(game.seats(state).index(given.seat))
    if choice not in choices_at(game, given, one, state):
        legal(game, state, seat, choice)
        raise Refusal("not_a_move")
    told, table = [], state
    for mover, table in follow(game, state, line(given, one, choice)):
        heard = events(see(game, table, seat))
        told.append(Told(game.seats(table)[mover], [write_event(game, event) for event in heard]))
    answer = StepShown(view=view(game, see(game, table, seat)), told=told, over=is_over(table))
    missed = None if is_right(one, choice) else mistake(one, choice)
    if missed is None:
        return replace(answer, reached=True)
    return replace(answer, mistake=missed.text, rule=missed.rule, right=first(game, given, one, state))


def attempt(key: str, id: str, words: str) -> tuple[AnyGame, GameState, SeatIndex, MoveIndex]:
    """Game, sight, seat and number of a move that could be made at this step; refused if it may not."""
    game, given, one, state = find_step(key, id)
    seat = SeatIndex(game.seats(state).index(given.seat))
    if one.answers or seat not in to_act(state):
        raise Refusal("not_playing")
    return game, *legal(game, state, seat, words)


def legal(game: AnyGame, state: GameState, seat: SeatIndex, words: str) -> tuple[GameState, SeatIndex, MoveIndex]:
    """Sight, seat and number of this move; refused if the rules refuse it."""
    sight = see(game, state, seat)
    try:
        move = game.read_move(sight, seat, words)
    except BadMove as error:
        raise Refusal("not_a_move", str(error)) from None
    check(game, sight, seat, move)
    return sight, seat, move


def find_step(key: str, id: str) -> tuple[AnyGame, Lesson, Step, GameState]:
    game = find_game(key)
    given = read_lesson(game)
    found = next((one for one in given.steps if one.id == id), None) if given else None
    if given is None or found is None:
        raise Refusal("no_such_step")
    return game, given, found, openings(game)[id]
