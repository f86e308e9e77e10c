"""The contract: what a game gives, to be played, shown, recorded and searched.

A game is a plain record of functions. Those named in RULES work on integers and fixed arrays alone, so that
`compiled.py` can make machine code of them; the others speak with people and files. The functions below the
record are how the rest of the house uses it.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec

from .audience import Happening
from .decision import EVENT, NO_OBJECTION, SPECTATOR, first_owing
from .errors import BadMove, BadOptions, BadPosition, IllegalMove, ImpossibleSight
from .rng import Rng, seed

if TYPE_CHECKING:
    from .position import Reading

RULES = ("deal", "objection", "legal_moves", "play", "winners", "sight", "imagine")


@dataclass(frozen=True)
class Reason:
    """Why a move is refused: a name for the texts, and the paragraph of the rules."""

    name: str
    paragraph: str


@dataclass(frozen=True)
class MoveForm:
    """How moves of one form are written, groups of the pattern named for their kinds, and whether all see them.

    A move of a form that nobody has called public is known to its player alone.
    """

    pattern: str
    public: bool = False


def no_memory(state: Any) -> dict[str, Any]:
    """Of a game whose state says everything."""
    return {}


def no_positions(state: Any, position: "Reading") -> None:
    """Of a game that can only be played from the deal."""
    raise BadPosition(f"{position.game.key} reads no positions; it is played from the deal")


@dataclass(frozen=True, eq=False, repr=False)
class Game:
    key: str
    package: str  # where its doors are found: see doors.py
    rules_version: int
    players: tuple[int, ...]  # how many can play
    Options: type[Any]
    State: type[Any]
    move_count: int  # moves are numbered from 0 to move_count - 1
    most_moves: int  # the longest list of legal moves

    # The rules: plain here, compiled in `compiled(game)`.
    deal: Callable[[Any], None]  # a table that is set up -> its first decision
    objection: Callable[[Any, int, int], int]  # why this seat may not make this move, or NO_OBJECTION
    legal_moves: Callable[[Any, int, list[int]], int]  # written into the list; how many
    play: Callable[[Any, int, int], None]  # a legal move and all that follows by itself
    winners: Callable[[Any], int]  # the seats that have won, one bit each
    sight: Callable[[Any, int, Any], None]  # state, viewer -> what the viewer may know, onto a blank state
    imagine: Callable[[Any, Rng], bool]  # fills the gaps of a copied sight; False if no world fits

    # Setting up and ending.
    components: Callable[[Mapping[str, str]], Any]  # the printed tables, some of them changed
    set_up: Callable[[Any, Any], Any]  # options, components -> a table before the first deal
    outcome: Callable[[Any], dict[str, Any]]  # winners, points and why

    # Words, in the notation.
    seats: Callable[[Any], tuple[str, ...]]  # the names of the seats, people and dummies
    happenings: tuple[Happening, ...]  # by event code
    reasons: tuple[Reason, ...]  # by reason code
    decisions: tuple[str, ...]  # by kind of decision
    write: Callable[[str, int], Any]  # a number of some kind (seat, card ...) as a word, or None if unknown
    move_forms: Mapping[str, MoveForm]
    write_move: Callable[[Any, int, int], str]
    read_move: Callable[[Any, int, str], int]
    write_deal: Callable[[Any], dict[str, Any]]
    lay_deal: Callable[[Any, Any], None]  # put a given deal in the place of the one just dealt
    write_state: Callable[[Any], dict[str, Any]]
    write_memory: Callable[[Any], dict[str, Any]] = no_memory  # what a position has beyond the words of its state
    read_position: Callable[[Any, "Reading"], None] = no_positions  # a table set up -> the decision of this position
    first_game: Mapping[str, Any] = field(default_factory=dict)  # options for people who have never played it

    def __repr__(self) -> str:
        return f"find_game({self.key!r})"


def read_options(game: Game, given: Mapping[str, Any]) -> Any:
    """These options, the others at their defaults; BadOptions says what is wrong with them."""
    try:
        return msgspec.convert(given, game.Options)
    except msgspec.ValidationError as error:
        known = ", ".join(game.Options.__struct_fields__)
        raise BadOptions(f"{error}. The options of {game.key} are {known}.") from None


def set_table(game: Game, options: Any, deal_seed: str, tables: Mapping[str, str] | None = None) -> Any:
    """A table set up and dealt from this seed."""
    state = game.set_up(options, game.components(tables or {}))
    for number, rng in enumerate(state.rngs):
        seed(rng, f"{game.key} deal {number} {deal_seed}")
    game.deal(state)
    return state


def is_over(state: Any) -> bool:
    return first_owing(state) < 0


def to_act(state: Any) -> list[int]:
    """The seats that owe a choice."""
    return [seat for seat in range(16) if state.decision.owing >> seat & 1]


def moves_of(game: Game, state: Any, seat: int) -> list[int]:
    """All legal moves of this seat."""
    moves = [0] * game.most_moves
    return moves[: game.legal_moves(state, seat, moves)]


def check(game: Game, state: Any, seat: int, move: int) -> None:
    """Refuse what the rules refuse."""
    code = game.objection(state, seat, move)
    if code != NO_OBJECTION:
        reason = game.reasons[code]
        raise IllegalMove(reason.name, reason.paragraph)


def play(game: Game, state: Any, seat: int, move: int) -> None:
    """Check a move and carry it out; a refused move changes nothing."""
    check(game, state, seat, move)
    game.play(state, seat, move)


def play_words(game: Game, state: Any, words: str) -> int:
    """Play a move in the notation with its seat (`P1 B3`); the seat that has moved."""
    name, _, text = words.partition(" ")
    names = game.seats(state)
    if name not in names:
        raise BadMove(f"{name!r} is not a seat; the seats are {', '.join(names)}")
    seat = names.index(name)
    play(game, state, seat, game.read_move(state, seat, text))
    return seat


def is_public(game: Game, words: str) -> bool:
    """Does everybody see this move when it is made?"""
    return any(form.public and re.fullmatch(form.pattern, words) for form in game.move_forms.values())


def see(game: Game, state: Any, viewer: int = SPECTATOR) -> Any:
    """What this seat, or a spectator, may know."""
    seen = state.blank()
    game.sight(state, viewer, seen)
    return seen


def imagined(game: Game, sight: Any, rng: Rng) -> Any:
    """A complete world that looks like this sight to its viewer."""
    world = sight.copy()
    if not game.imagine(world, rng):
        raise ImpossibleSight("no deal of the cards agrees with this sight")
    return world


def events(state: Any) -> list[tuple[int, ...]]:
    """What has happened since the last move: code and numbers of each event."""
    cells = state.events[: EVENT * state.event_count]
    return [tuple(cells[i : i + EVENT]) for i in range(0, len(cells), EVENT)]


def write_event(game: Game, event: tuple[int, ...]) -> dict[str, Any]:
    """An event in the words of the notation."""
    happening = game.happenings[event[0]]
    fields = {name: game.write(kind, n) for (name, kind), n in zip(happening.fields.items(), event[1:], strict=False)}
    return {"event": happening.name, **fields}
