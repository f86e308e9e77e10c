"""The worked examples of the rule books, to be played on: the moves come with every request, nothing is kept."""

from msgspec import Struct

from wolfden.engine.decision import SPECTATOR, GameState, MoveIndex, SeatIndex
from wolfden.engine.errors import BadMove
from wolfden.engine.examples import Example, opening, read_examples
from wolfden.engine.game import AnyGame, Words, check, events, moves_of, play_words, see, to_act, write_event
from wolfden.games import find_game

from .messages import Question
from .refusal import Refusal
from .views import View, view


class ExampleLine(Struct):
    """The answer to GET /api/examples/{game} has one of these for each example."""

    example: str  # the id of the case in the rules
    section: str  # that it explains
    seats: list[str]
    moves: list[str]  # what the book plays, each with its seat


class Position(Struct, kw_only=True):
    """The answer to POST /api/examples/{game}/{example}: the table after these moves."""

    view: View
    seat: str | None  # whose choice it is; null when the game is over
    decision: Question | None
    moves: list[str]  # what that seat may choose, in the notation, sorted
    events: list[Words]  # what the last move did


def examples(key: str) -> list[ExampleLine]:
    """The examples of a game, in the order of its rules."""
    game = find_game(key)
    return [
        ExampleLine(one.id, one.section, list(game.seats(opening(game, one.id))), one.moves)
        for one in read_examples(game).values()
    ]


def position(key: str, id: str, moves: list[str]) -> Position:
    """The table after these moves, as the seat that is to choose sees it, or with every card face up."""
    game, example = find_example(key, id)
    state = after(game, example, moves)
    owing = to_act(state)
    sight = see(game, state, owing[0] if owing else SPECTATOR)
    shown = state if example.open else sight
    return Position(
        view=view(game, shown),
        seat=game.seats(state)[owing[0]] if owing else None,
        decision=question(game, state) if owing else None,
        moves=sorted(game.write_move(sight, owing[0], move) for move in moves_of(game, sight, owing[0]))
        if owing
        else [],
        events=[write_event(game, event) for event in events(shown)] if moves else [],
    )


def choice(key: str, id: str, moves: list[str], words: str) -> tuple[AnyGame, GameState, SeatIndex, MoveIndex]:
    """Game, sight, seat and number of a move that could be made now; refused if it may not."""
    game, example = find_example(key, id)
    state = after(game, example, moves)
    owing = to_act(state)
    if not owing:
        raise Refusal("not_playing")
    sight = see(game, state, owing[0])
    try:
        move = game.read_move(sight, owing[0], words)
    except BadMove as error:
        raise Refusal("not_a_move", str(error)) from None
    check(game, sight, owing[0], move)
    return game, sight, owing[0], move


def find_example(key: str, id: str) -> tuple[AnyGame, Example]:
    game = find_game(key)
    if id not in read_examples(game):
        raise Refusal("no_such_example")
    return game, read_examples(game)[id]


def after(game: AnyGame, example: Example, moves: list[str]) -> GameState:
    state: GameState = opening(game, example.id).copy()
    for words in moves:
        try:
            play_words(game, state, words)
        except BadMove as error:
            raise Refusal("not_a_move", str(error)) from None
    return state


def question(game: AnyGame, state: GameState) -> Question:
    """The open decision. All choices are made on one screen, so nobody has answered in secret."""
    names, decision = game.seats(state), state.decision
    return Question(
        number=decision.number,
        kind=game.decisions[decision.kind].name,
        owing=[names[seat] for seat in to_act(state)],
        answered=[name for seat, name in enumerate(names) if decision.answered >> seat & 1],
    )
