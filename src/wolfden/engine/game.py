"""The contract: what a game gives, to be played, shown, recorded and searched.

A game is a plain record of functions. Those named in RULES work on integers and fixed arrays alone, so that
`compiled.py` can make machine code of them; the others speak with people and files. The functions below the
record are how the rest of the house uses it.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar, cast

import msgspec

from .audience import EventType
from .decision import EVENT, NO_OBJECTION, SPECTATOR, GameState, MoveIndex, SeatIndex, first_owing
from .errors import BadMove, BadOptions, BadPosition, IllegalMove, ImpossibleSight
from .kinds import DecisionKind, Kinds, Reason
from .rng import Rng, seed

if TYPE_CHECKING:
    from .position import Reading

S = TypeVar("S", bound=GameState)
P = TypeVar("P", bound=msgspec.Struct)
Word: TypeAlias = Any  # what JSON has for one number or object of a game
Words: TypeAlias = dict[str, Word]  # deals, states, events and outcomes in the notation

RULES = ("deal", "objection", "legal_moves", "play", "winners", "sight", "imagine")


@dataclass(frozen=True)
class MoveForm:
    """How moves of one form are written, groups of the pattern named for their kinds."""

    pattern: str
    public: bool = False  # does everybody see them when they are made? Otherwise they are their player's secret
    free: bool = False  # may they be made when nobody asks for them? No list of legal moves has them


@dataclass(frozen=True)
class RecommendedSet:
    """Components that the rulebook recommends to play with: one from each slot."""

    id: str
    level: str
    slots: tuple[tuple[str, ...], ...]


Team: TypeAlias = tuple[SeatIndex, ...]


def no_dummies(state: GameState) -> tuple[SeatIndex, ...]:
    """Of a game in which somebody chooses in every seat."""
    return ()


def no_teams(state: GameState) -> tuple[Team, ...] | None:
    """Of a game in which everybody plays alone, or does not know with whom."""
    return None


def all_is_open(state: GameState) -> bool:
    """Of a game in which nothing has to be remembered."""
    return True


def no_recommendations(changed: Mapping[str, str]) -> Sequence[RecommendedSet]:
    return ()


def no_memory(state: GameState) -> Words:
    """Of a game whose state says everything."""
    return {}


def no_positions(state: GameState, position: "Reading") -> None:
    """Of a game that can only be played from the deal."""
    raise BadPosition(f"{position.game} reads no positions; it is played from the deal")


@dataclass(frozen=True, eq=False, repr=False)
class Game(Generic[S, P]):
    key: str
    package: str  # where its doors are found: see doors.py
    rules_version: int
    players: tuple[int, ...]  # how many can play
    Options: type[P]
    State: type[S]
    move_count: int  # moves are numbered from 0 to move_count - 1
    most_moves: int  # the longest list of legal moves

    # The rules: plain here, compiled in `compiled(game)`.
    deal: Callable[[S], None]  # a table that is set up -> its first decision
    objection: Callable[[S, SeatIndex, MoveIndex], int]  # why this seat may not make this move, or NO_OBJECTION
    legal_moves: Callable[[S, SeatIndex, list[int]], int]  # written into the list; how many
    play: Callable[[S, SeatIndex, MoveIndex], None]  # a legal move and all that follows by itself
    winners: Callable[[S], int]  # the seats that have won, one bit each
    sight: Callable[[S, int, S], None]  # state, viewer -> what the viewer may know, onto a blank state
    imagine: Callable[[S, Rng], bool]  # fills the gaps of a copied sight; False if no world fits

    # Setting up and ending.
    tables: Mapping[str, tuple[str, ...]]  # the printed components: the columns of each file
    set_up: Callable[[P, Mapping[str, str]], S]  # options, changed tables -> a table before the first deal
    outcome: Callable[[S], Words]  # winners, points and why

    # Words, in the notation.
    seats: Callable[[S], tuple[str, ...]]  # the names of the seats, people and dummies
    event_types: Kinds[EventType]
    reasons: Kinds[Reason]
    decisions: Kinds[DecisionKind]
    write: Callable[[str, int], Word]  # a number of some kind (seat, card ...) as a word, or None if unknown
    move_forms: Mapping[str, MoveForm]
    write_move: Callable[[S, SeatIndex, MoveIndex], str]
    read_move: Callable[[S, SeatIndex, str], MoveIndex]
    write_deal: Callable[[S], Words]
    lay_deal: Callable[[S, Words], None]  # put a given deal in the place of the one just dealt
    write_state: Callable[[S], Words]
    write_memory: Callable[[S], Words] = no_memory  # what a position has beyond the words of its state
    read_position: Callable[[S, "Reading"], None] = no_positions  # a table set up -> the decision of this position

    # What most games have no need to say.
    dummies: Callable[[S], tuple[SeatIndex, ...]] = no_dummies  # the seats in which nobody chooses
    teams: Callable[[S], tuple[Team, ...] | None] = no_teams  # the seats that win together, where that is no secret
    memory_aid: Callable[[S], bool] = all_is_open  # may screens still tell what has faded?
    recommended: Callable[[Mapping[str, str]], Sequence[RecommendedSet]] = no_recommendations  # some tables changed

    def __repr__(self) -> str:
        return f"find_game({self.key!r})"


AnyGame: TypeAlias = Game[GameState, msgspec.Struct]  # one of those in the list, whichever


def writer(names: Mapping[str, Sequence[Word]]) -> Callable[[str, int], Word]:
    """Writes a number of some kind by these names; numbers stay numbers, `seats` is a set of them, one bit each."""

    def write(kind: str, number: int) -> Word:
        if kind == "number":
            return number
        if kind == "seats":
            return [name for seat, name in enumerate(names["seat"]) if number >> seat & 1]
        return names[kind][number] if number >= 0 else None

    return write


def read_options(game: Game[S, P], given: Mapping[str, Word]) -> P:
    """These options, the others at their defaults; BadOptions says what is wrong with them."""
    try:
        return msgspec.convert(given, game.Options)
    except msgspec.ValidationError as error:
        known = ", ".join(game.Options.__struct_fields__)
        raise BadOptions(f"{error}. The options of {game.key} are {known}.") from None


def new_state(game: Game[S, P], options: P, deal_seed: str, tables: Mapping[str, str] | None = None) -> S:
    """A table set up and dealt from this seed."""
    state = game.set_up(options, tables or {})
    for number, rng in enumerate(state.rngs):
        seed(rng, f"{game.key} deal {number} {deal_seed}")
    game.deal(state)
    return state


def is_over(state: GameState) -> bool:
    return first_owing(state) < 0


def to_act(state: GameState) -> list[SeatIndex]:
    """The seats that owe a choice."""
    return [SeatIndex(seat) for seat in range(16) if state.decision.owing >> seat & 1]


def all_seats(game: Game[S, P], state: S) -> list[SeatIndex]:
    return [SeatIndex(seat) for seat in range(len(game.seats(state)))]


def people(game: Game[S, P], state: S) -> tuple[SeatIndex, ...]:
    """The seats in which somebody chooses."""
    dummies = game.dummies(state)
    return tuple(seat for seat in all_seats(game, state) if seat not in dummies)


def moves_of(game: Game[S, P], state: S, seat: SeatIndex) -> list[MoveIndex]:
    """All legal moves of this seat."""
    moves = [0] * game.most_moves
    count = game.legal_moves(state, seat, moves)
    return cast(list[MoveIndex], moves[:count])


def check(game: Game[S, P], state: S, seat: SeatIndex, move: MoveIndex) -> None:
    """Refuse what the rules refuse."""
    code = game.objection(state, seat, move)
    if code != NO_OBJECTION:
        reason = game.reasons[code]
        raise IllegalMove(reason.name, reason.paragraph)


def play(game: Game[S, P], state: S, seat: SeatIndex, move: MoveIndex) -> None:
    """Check a move and carry it out; a refused move changes nothing."""
    check(game, state, seat, move)
    game.play(state, seat, move)


def play_words(game: Game[S, P], state: S, words: str) -> SeatIndex:
    """Play a move in the notation with its seat (`P1 B3`); the seat that has moved."""
    name, _, text = words.partition(" ")
    names = game.seats(state)
    if name not in names:
        raise BadMove(f"{name!r} is not a seat; the seats are {', '.join(names)}")
    seat = SeatIndex(names.index(name))
    play(game, state, seat, game.read_move(state, seat, text))
    return seat


def is_public(game: Game[S, P], words: str) -> bool:
    """Does everybody see this move when it is made?"""
    return any(form.public and re.fullmatch(form.pattern, words) for form in game.move_forms.values())


def is_free(game: Game[S, P], words: str) -> bool:
    """May this move be made when nobody asks for it?"""
    return any(form.free and re.fullmatch(form.pattern, words) for form in game.move_forms.values())


@cache
def fading(game: Game[S, P]) -> frozenset[str]:
    """The events that show a card once."""
    return frozenset(event_type.name for event_type in game.event_types if event_type.fades)


def see(game: Game[S, P], state: S, viewer: int = SPECTATOR) -> S:
    """What this seat, or a spectator, may know."""
    seen = state.blank()
    game.sight(state, viewer, seen)
    return seen


def imagined(game: Game[S, P], sight: S, rng: Rng) -> S:
    """A complete world that looks like this sight to its viewer."""
    world = sight.copy()
    if not game.imagine(world, rng):
        raise ImpossibleSight("no deal of the cards agrees with this sight")
    return world


def events(state: GameState) -> list[tuple[int, ...]]:
    """What has happened since the last move: code and numbers of each event."""
    cells = state.events[: EVENT * state.event_count]
    return [tuple(cells[i : i + EVENT]) for i in range(0, len(cells), EVENT)]


def write_event(game: Game[S, P], event: tuple[int, ...]) -> Words:
    """An event in the words of the notation."""
    event_type = game.event_types[event[0]]
    fields = {name: game.write(kind, n) for (name, kind), n in zip(event_type.fields.items(), event[1:], strict=False)}
    return {"event": event_type.name, **fields}
