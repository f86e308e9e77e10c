"""What `import wolfden` gives: a game from its deal to its end, in the words of the notation."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from .engine import record as records
from .engine.decision import SPECTATOR, GameState, SeatIndex
from .engine.errors import BadMove, IllegalMove, WolfdenError
from .engine.game import (
    AnyGame,
    Words,
    events,
    is_over,
    moves_of,
    new_state,
    play,
    read_options,
    see,
    to_act,
    write_event,
)
from .engine.position import Position, convert_position, read_position, write_position
from .engine.record import Record
from .games import GAMES, find_game


@dataclass(frozen=True)
class ListedGame:
    """A game of the house: its key, how many can play, and its options as a JSON Schema."""

    key: str
    players: tuple[int, ...]
    options: Words


def list_games() -> list[ListedGame]:
    """All games, with numbers of players and options."""
    return [ListedGame(game.key, game.players, options_of(game)) for game in GAMES]


def options_of(game: AnyGame) -> Words:
    schema = msgspec.json.schema(game.Options)
    options: Words = schema["$defs"]["Options"]["properties"]
    return options


def new_game(
    key: str,
    *,
    seed: int | str | None = None,
    moves: str | Iterable[str] = (),
    tables: Mapping[str, str] | None = None,
    **options: Any,
) -> "Playthrough":
    """Deal a game: `new_game("woof", players=5, seed=7)`.

    Without a seed, one from the operating system. `moves` are played at once: `"1 look 4 0, 2 ask QA 3"`, or a list.
    `tables` are component tables (CSV text by file name) in the place of the printed ones.
    """
    game = find_game(key)
    record = records.new_record(game, options, None if seed is None else str(seed), tables)
    return begin(record, moves)


def read_record(path: str | PathLike[str]) -> "Playthrough":
    """The game in a file that `Playthrough.save` or the command line has written, after its last move."""
    record = records.read_record(Path(path).read_bytes())
    records.verify(record, find_game)
    return begin(record, record.moves)


def from_position(position: Mapping[str, Any], moves: str | Iterable[str] = ()) -> "Playthrough":
    """A game that begins in the middle, as `Playthrough.position` writes it; what is left out has a default."""
    start = convert_position(position)
    game = find_game(start.game)
    return after(Playthrough(game, start, None, [read_position(game, start)], []), moves)


def begin(record: Record, moves: str | Iterable[str]) -> "Playthrough":
    game = find_game(record.game)
    start = Position(game=game.key, options=record.options, tables=record.tables, seed=record.seed)
    state = new_state(game, read_options(game, record.options), record.seed, record.tables)
    return after(Playthrough(game, start, replace(record, moves=[], outcome=None), [state], []), moves)


def after(game: "Playthrough", moves: str | Iterable[str]) -> "Playthrough":
    """The game after these moves."""
    for words in moves.split(",") if isinstance(moves, str) else moves:
        if words.strip():
            game.play(words)
    return game


class Playthrough:
    """A game from its deal, or from a position, up to its last move; `new_game` makes one.

    Iterating gives the game after no move, after one, and so on. `str` is the table in words, hidden cards too, and
    `repr` is what makes the game again.
    """

    def __init__(
        self, rules: AnyGame, start: Position, record: Record | None, states: list[GameState], moves: list[str]
    ) -> None:
        self._rules = rules
        self._start = start
        self._record = record
        self._states = states  # after each move; none of them changes any more
        self._moves = moves

    @property
    def key(self) -> str:
        """Which game it is: `"woof"`."""
        return self._rules.key

    @property
    def options(self) -> Words:
        """Every option it is played with."""
        options: Words = msgspec.to_builtins(read_options(self._rules, self._start.options))
        return options

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self._rules.seats(self._state)

    @property
    def moves(self) -> tuple[str, ...]:
        """All moves so far, with their seats: `"1 look 4 0"`."""
        return tuple(self._moves)

    @property
    def to_act(self) -> list[str]:
        """The seats that owe a choice; none if the game is over."""
        return [self.seats[seat] for seat in to_act(self._state)]

    @property
    def decision(self) -> str:
        """The kind of choice they owe, `"none"` if the game is over."""
        return self._rules.decisions[self._state.decision.kind].name

    @property
    def is_over(self) -> bool:
        """Is the game over?"""
        return is_over(self._state)

    @property
    def outcome(self) -> Words | None:
        """Who has won, the points and why; None before the end."""
        return self._rules.outcome(self._state) if self.is_over else None

    @property
    def events(self) -> list[Words]:
        """What the last move, or the deal, has brought about, hidden things too."""
        return [write_event(self._rules, event) for event in events(self._state)]

    @property
    def state(self) -> Words:
        """All state variables of the rules, hidden ones too."""
        return self._rules.write_state(self._state)

    def legal_moves(self, seat: str | None = None) -> list[str]:
        """The legal moves of this seat, or of the one that is to act; what is free at any time is not listed."""
        place = self._seat(seat)
        moves = moves_of(self._rules, self._state, place)
        return list(dict.fromkeys(self._rules.write_move(self._state, place, move) for move in moves))

    def play(self, words: str) -> list[Words]:
        """Play a move, `"1 look 4 0"`, or `"look 4 0"` if one seat is to act; the events that follow.

        BadMove if the words are no move, IllegalMove if the rules refuse it; the game is as before.
        """
        name, text = self._split(words)
        seat = self._seat(name)
        state = self._state.copy()
        try:
            move = self._rules.read_move(state, seat, text)
            text = self._rules.write_move(state, seat, move)
            play(self._rules, state, seat, move)
        except BadMove as error:
            raise BadMove(f"{self._now(name, text)}: {error}") from None
        except IllegalMove as refusal:
            legal = self.legal_moves(name)
            raise IllegalMove(refusal.name, refusal.paragraph, self._now(name, text), legal) from None
        self._states.append(state)
        self._moves.append(f"{name} {text}")
        return self.events

    def undo(self) -> str:
        """Take back the last move; its words."""
        if not self._moves:
            raise WolfdenError("there is no move to take back")
        self._states.pop()
        return self._moves.pop()

    def sight(self, seat: str | None) -> Words:
        """What this seat may know, or with None a spectator: the state variables, None where something is hidden."""
        viewer = SPECTATOR if seat is None else self._seat(seat)
        return self._rules.write_state(see(self._rules, self._state, viewer))

    def seen_events(self, seat: str | None) -> list[Words]:
        """The events of the last move as this seat, or with None a spectator, hears of them."""
        viewer = SPECTATOR if seat is None else self._seat(seat)
        return [write_event(self._rules, event) for event in events(see(self._rules, self._state, viewer))]

    def position(self) -> Words:
        """The position in words, as `from_position` reads it: the whole hidden truth."""
        return write_position(self._rules, self._state, self._start)

    def record(self) -> Record:
        """Options, seed and moves: the game itself."""
        if self._record is None:
            raise WolfdenError("this game began in the middle and has no record; position() writes where it is now")
        outcome = msgspec.to_builtins(self.outcome)
        return replace(self._record, moves=[*self._moves], outcome=outcome)

    def save(self, path: str | PathLike[str]) -> None:
        """Write the record to a file."""
        records.save_record(self.record(), Path(path))

    def at(self, moves: int) -> "Playthrough":
        """The game as it was after so many moves; its own play and undo leave this one as it is."""
        if not 0 <= moves <= len(self._moves):
            raise WolfdenError(f"the game has {len(self._moves)} moves, not {moves}")
        return Playthrough(self._rules, self._start, self._record, self._states[: moves + 1], self._moves[:moves])

    def copy(self) -> "Playthrough":
        """The same game again, to be played on in another way."""
        return self.at(len(self._moves))

    def __iter__(self) -> Iterator["Playthrough"]:
        return (self.at(moves) for moves in range(len(self._moves) + 1))

    def __str__(self) -> str:
        waiting = f"to act: {' '.join(self.to_act)} ({self.decision})"
        end = f"won by {' '.join(self.outcome['winners']) or 'nobody'}" if self.outcome else waiting
        return "\n".join([f"{self.key} {self._how_far()}, {end}", *lines_of(self.state)])

    def __repr__(self) -> str:
        moves = f"moves={', '.join(self._moves)!r}" if self._moves else ""
        if self._record is None:
            given = {
                name: value for name, value in msgspec.to_builtins(self._start).items() if value or name == "complete"
            }
            return f"wolfden.from_position({', '.join(filter(None, [repr(given), moves]))})"
        defaults = msgspec.to_builtins(self._rules.Options())
        chosen = {name: value for name, value in self.options.items() if value != defaults[name]}
        said = [repr(self.key), *(f"{name}={value!r}" for name, value in chosen.items()), f"seed={self._start.seed!r}"]
        said += [moves, f"tables={self._start.tables!r}" if self._start.tables else ""]
        return f"wolfden.new_game({', '.join(filter(None, said))})"

    @property
    def _state(self) -> GameState:
        return self._states[-1]

    def _split(self, words: str) -> tuple[str, str]:
        """The seat and the move in these words."""
        first, _, rest = words.strip().partition(" ")
        if first in self.seats and rest:
            return first, rest.strip()
        if len(self.to_act) != 1:
            seats = ", ".join(self.to_act or self.seats)
            raise BadMove(f"{self._now('', words)}: a move begins with the seat that makes it, one of {seats}")
        return self.to_act[0], words.strip()

    def _seat(self, name: str | None) -> SeatIndex:
        if name is None and len(self.to_act) == 1:
            name = self.to_act[0]
        if name not in self.seats:
            raise WolfdenError(f"{name!r} is not a seat; the seats are {', '.join(self.seats)}")
        return SeatIndex(self.seats.index(name))

    def _now(self, seat: str, move: str) -> str:
        return f"{seat} {move} {self._how_far()}".strip()

    def _how_far(self) -> str:
        return f"after {len(self._moves)} move{'s' * (len(self._moves) != 1)}"


def lines_of(words: Words, indent: str = "") -> Iterator[str]:
    """Words as lines for a person: an object has a line for each name, a short one a line of its own."""
    for name, value in words.items():
        if is_nothing(value):
            continue
        if isinstance(value, dict) and any(isinstance(inner, (dict, list)) for inner in value.values()):
            yield f"{indent}{name}:"
            yield from lines_of(value, f"{indent}  ")
        else:
            yield f"{indent}{name}: {said(value)}"


def is_nothing(value: object) -> bool:
    """Is it not worth a line? The number 0 is."""
    if isinstance(value, dict):
        return all(map(is_nothing, value.values()))
    return value is None or value is False or value == []


def said(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {said(inner)}" for name, inner in value.items() if not is_nothing(inner))
    if isinstance(value, list):
        gap = "; " if any(isinstance(inner, (list, dict)) for inner in value) else " "
        return gap.join(map(said, value))
    return "?" if value is None else str(value)
