"""The first lesson of a game: small goals at a table that the rules themselves play.

A lesson is one deal that goes on from step to step, as if the first right move and the replies of the others had been
made; a step may begin at a position of its own instead. Where it asks a question, an answer takes the move's place.
"""

from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files

import msgspec

from .decision import GameState, SeatIndex
from .errors import BadLesson, WolfdenError
from .game import AnyGame, Words, events, moves_of, new_state, play_words, read_options, to_act, write_event
from .position import convert_position, read_position
from .rulebook import read_rules, sections


class Wrong(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Moves that miss the goal, * standing for anything, and why."""

    moves: list[str]
    text: str  # the id of the sentence ends with it
    rule: str  # the section that it follows from


class Step(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    id: str
    right: list[str]  # the moves that reach the goal, * standing for anything; the lesson goes on with the first
    wrong: list[Wrong]  # the first that fits explains a move
    answers: list[str] = []  # to a question; without any, a move is asked for
    event: Words = {}  # what the right moves bring about, and no others
    then: list[str] = []  # what is played afterwards, each move with its seat
    position: Words | None = None  # where this step begins; otherwise the lesson goes on
    before: list[str] = []  # moves that lead from there to the step, and are not shown


class Lesson(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    seat: str  # of the learner
    steps: list[Step]
    options: Words = {}
    deal: Words


@cache
def read_lesson(game: AnyGame) -> Lesson | None:
    """The lesson that comes with the game, if there is one; BadLesson says which step cannot be taught."""
    file = files(game.package) / "lessons.json"
    if not file.is_file():
        return None
    lesson = convert_lesson(file.read_text(encoding="utf-8"))
    check_lesson(game, lesson)
    return lesson


def convert_lesson(text: str) -> Lesson:
    try:
        return msgspec.json.decode(text, type=Lesson)
    except msgspec.DecodeError as error:
        raise BadLesson(f"this is not a lesson: {error}") from None


@cache
def openings(game: AnyGame) -> dict[str, GameState]:
    """The table at the beginning of each step, by the step's id."""
    lesson = read_lesson(game)
    return {step.id: state for step, state in tables(game, lesson)} if lesson else {}


def tables(game: AnyGame, lesson: Lesson) -> list[tuple[Step, GameState]]:
    """Every step with the table at its beginning."""
    state = new_state(game, read_options(game, lesson.options), "lesson")
    game.lay_deal(state, lesson.deal)
    found = []
    for step in lesson.steps:
        try:
            if step.position:
                state = read_position(game, convert_position({"game": game.key, **step.position}))
            for words in step.before:
                play_words(game, state, words)
            found.append((step, state.copy()))
            for words in line(lesson, step, first(game, lesson, step, state)):
                play_words(game, state, words)
        except WolfdenError as error:
            raise BadLesson(f"step {step.id!r}: {error}") from None
    return found


def first(game: AnyGame, lesson: Lesson, step: Step, state: GameState) -> str:
    """The right move that the lesson goes on with."""
    choices = choices_at(game, lesson, step, state)
    found = next((move for move in choices if fits(move, step.right[:1])), None)
    if found is None:
        raise BadLesson(f"{step.right[:1]} is not among the choices: {', '.join(choices)}")
    return found


def line(lesson: Lesson, step: Step, choice: str) -> list[str]:
    """What is played from this choice on, each move with its seat; the others reply to a right one."""
    own = [] if step.answers else [f"{lesson.seat} {choice}"]
    return own + step.then if is_right(step, choice) else own


def choices_at(game: AnyGame, lesson: Lesson, step: Step, state: GameState) -> list[str]:
    """What the learner can choose from, in the notation."""
    if step.answers:
        return step.answers
    seat = SeatIndex(game.seats(state).index(lesson.seat))
    if seat not in to_act(state):
        raise BadLesson(f"{lesson.seat} is not asked for a move")
    return sorted(game.write_move(state, seat, move) for move in moves_of(game, state, seat))


def fits(move: str, patterns: Sequence[str]) -> bool:
    return any(fnmatchcase(move, pattern) for pattern in patterns)


def is_right(step: Step, move: str) -> bool:
    return fits(move, step.right)


def mistake(step: Step, move: str) -> Wrong | None:
    """Why this move misses the goal."""
    return next((wrong for wrong in step.wrong if fits(move, wrong.moves)), None)


def follow(game: AnyGame, state: GameState, moves: Sequence[str]) -> Iterator[tuple[SeatIndex, GameState]]:
    """Play these moves on a copy: after each, who has moved and the table."""
    table = state.copy()
    for words in moves:
        yield play_words(game, table, words), table


def check_lesson(game: AnyGame, lesson: Lesson) -> None:
    """Every choice is right or explained by a section of the rules, and right moves bring about what they should."""
    known = {number for number, _, _ in sections(read_rules(game))}
    for step, state in tables(game, lesson):
        choices = choices_at(game, lesson, step, state)
        for pattern in [*step.right, *(pattern for wrong in step.wrong for pattern in wrong.moves)]:
            if not any(fits(choice, [pattern]) for choice in choices):
                raise BadLesson(f"step {step.id!r}: {pattern!r} is none of {', '.join(choices)}")
        for choice in choices:
            check_choice(game, lesson, step, state, choice)
        for wrong in step.wrong:
            if wrong.rule not in known:
                raise BadLesson(f"step {step.id!r}: the rules have no section {wrong.rule}")


def check_choice(game: AnyGame, lesson: Lesson, step: Step, state: GameState, choice: str) -> None:
    if not is_right(step, choice) and mistake(step, choice) is None:
        raise BadLesson(f"step {step.id!r}: {choice!r} is neither right nor explained")
    try:
        told = [
            [write_event(game, event) for event in events(table)]
            for _, table in follow(game, state, line(lesson, step, choice))
        ]
    except WolfdenError as error:
        raise BadLesson(f"step {step.id!r}, after {choice!r}: {error}") from None
    if step.event and is_right(step, choice) != any(step.event.items() <= event.items() for event in told[0]):
        raise BadLesson(f"step {step.id!r}: {choice!r} and {step.event} do not belong together")
