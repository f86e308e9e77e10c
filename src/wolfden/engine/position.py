"""Positions: a game in the middle, in the words of the notation, written and read.

What is left out has a default, so that a lesson, a test or a bug report says only what matters; what is said must agree
with the rules. The words of `state` are those of a trace, `memory` has what the table remembers beyond them.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated

import msgspec
from msgspec.structs import replace

from .decision import NO_OBJECTION, GameState
from .errors import BadPosition
from .game import Game, P, S, Word, Words, is_over, moves_of, read_options, to_act
from .rng import Rng, next_word, seed, shuffle


class Choice(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What the table waits for."""

    kind: str | None = None  # without one, whatever the rules ask in such a position
    number: int = 1
    seats: list[str] | None = None  # that owe an answer; without them, those whom the rules ask
    answered: list[str] = []


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A position as it is written."""

    game: str
    rules: int | None = None
    options: Words = {}
    tables: dict[str, str] = {}
    seed: str | int = ""  # of what is left out, and of what chance does later
    drawn: list[Annotated[int, msgspec.Meta(ge=0, le=10_000)]] = []  # how many numbers each generator has given already
    complete: bool = True  # must every card of the game lie somewhere?
    state: Words = {}
    memory: Words = {}
    decision: Choice = msgspec.field(default_factory=Choice)


class Part:
    """An object in a position: its words as numbers, or what stands for those left out."""

    def __init__(self, given: Word, path: str) -> None:
        if not isinstance(given, dict):
            raise BadPosition(f"{path}: {given!r} must be an object with names")
        self.given = given
        self.path = path

    def wrong(self, name: str, what: str) -> BadPosition:
        return BadPosition(f"{self.path}.{name}: {what}")

    def has(self, name: str) -> bool:
        return self.given.get(name) is not None

    def part(self, name: str) -> "Part":
        return Part(self.given.get(name) or {}, f"{self.path}.{name}")

    def parts(self, name: str) -> "list[Part]":
        """A list of objects."""
        return [Part(one, f"{self.path}.{name}.{place}") for place, one in enumerate(self.rows(name))]

    def flag(self, name: str) -> bool:
        value = self.given.get(name, False)
        if not isinstance(value, bool):
            raise self.wrong(name, f"{value!r} must be true or false")
        return value

    def number(self, name: str, default: int, low: int = 0, high: int = 100) -> int:
        return self.read_number(name, self.given[name], low, high) if self.has(name) else default

    def read_number(self, name: str, value: Word, low: int = 0, high: int = 100) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(name, f"{value!r} must be a whole number from {low} to {high}")
        return value

    def word(self, name: str, words: Sequence[object], default: int) -> int:
        """Which of these words it is."""
        return self.find(name, self.given[name], words) if self.has(name) else default

    def find(self, name: str, word: Word, words: Sequence[object]) -> int:
        if word not in words:
            raise self.wrong(name, f"{word!r} must be one of {', '.join(map(str, words))}")
        return words.index(word)

    def words(self, name: str, words: Sequence[object]) -> list[int]:
        """A list of such words."""
        return [self.find(name, word, words) for word in self.rows(name)]

    def rows(self, name: str, columns: int = 0) -> list[Word]:
        """A list, perhaps of lists with so many items."""
        rows = self.given.get(name) or []
        if not isinstance(rows, list):
            raise self.wrong(name, f"{rows!r} must be a list")
        return [self.read_row(name, row, columns) for row in rows] if columns else rows

    def row(self, name: str, columns: int) -> list[Word]:
        """A list with so many items."""
        return self.read_row(name, self.given[name], columns)

    def read_row(self, name: str, row: Word, columns: int) -> list[Word]:
        if not isinstance(row, list) or len(row) != columns:
            raise self.wrong(name, f"{row!r} must be a list of {columns}")
        return row

    def known_names(self, names: Sequence[str]) -> None:
        for name in self.given:
            if name not in names:
                raise self.wrong(name, f"there is no such word; there are {', '.join(names)}")


class Reading:
    """A position while its game reads it: the words, and what is dealt in the place of those left out."""

    def __init__(self, game: Game[S, P], state: S, position: Position) -> None:
        self.game = game.key
        self.kinds = game.decisions.names()
        self.names = game.seats(state)
        self.state = Part(position.state, "state")
        self.memory = Part(position.memory, "memory")
        self.complete = position.complete
        self.choice = position.decision
        self.rng = Rng()
        seed(self.rng, f"{game.key} position {position.seed}")
        if self.choice.kind is not None and self.choice.kind not in self.kinds:
            raise BadPosition(f"decision.kind: {self.choice.kind!r} must be one of {', '.join(self.kinds)}")

    def open(self, state: GameState) -> bool:
        """Ask the seats that the position names; False if it leaves this to the rules."""
        choice = self.choice
        decision = state.decision
        if choice.kind == "none" or choice.seats is None:
            decision.number = choice.number - (choice.kind != "none")
            return False
        if choice.kind is None or not choice.seats:
            raise BadPosition("decision: where seats are named, there must be one, and the kind of decision")
        decision.kind = self.kinds.index(choice.kind)
        decision.number = choice.number
        decision.owing = self.seats(choice.seats)
        decision.answered = self.seats(choice.answered)
        return True

    def seats(self, given: list[str]) -> int:
        """A set of seats, one bit each."""
        return sum(1 << Part({}, "decision").find("seats", name, self.names) for name in set(given))

    def unplaced(self, deck: Sequence[int], laid: Sequence[int], names: Sequence[str]) -> list[int]:
        """The cards of the deck that the position puts nowhere, shuffled; there must not be more than it has."""
        if not self.complete:
            return []
        left = Counter(deck)
        left.subtract(laid)
        for card, count in left.items():
            if count < 0:
                copies = left[card] + laid.count(card)
                raise BadPosition(f"state: {names[card]} lies in {laid.count(card)} places; this deck has {copies}")
        cards = sorted(left.elements())
        shuffle(self.rng, cards, len(cards))
        return cards

    def all_placed(self, left: Sequence[int], names: Sequence[str]) -> None:
        if left:
            missing = " ".join(names[card] for card in sorted(left))
            raise BadPosition(
                f"state: {missing} must lie somewhere; leave a hand or a deck out and it gets them, "
                'or say "complete": false'
            )

    def agree(self, written: Mapping[str, Word]) -> None:
        """Whatever the position says must be what its game would write of it."""
        for path, given, right in differences(self.state.given, written, "state"):
            raise BadPosition(f"{path}: {given!r} does not agree with the rest, by which it is {right!r}")


def differences(given: Word, written: Word, path: str) -> Iterator[tuple[str, Word, Word]]:
    """Where these words say something else than those; hands in another order say the same."""
    if isinstance(given, dict) and isinstance(written, dict):
        Part(given, path).known_names(list(written))
        for name in given:
            yield from differences(given[name], written[name], f"{path}.{name}")
    elif isinstance(given, list) and isinstance(written, list) and len(given) == len(written):
        if any(isinstance(one, (list, dict)) for one in given):
            for place, (one, other) in enumerate(zip(given, written, strict=True)):
                yield from differences(one, other, f"{path}.{place}")
        elif sorted(map(str, given)) != sorted(map(str, written)):
            yield path, given, written
    elif given != written:
        yield path, given, written


def read_position(game: Game[S, P], position: Position) -> S:
    """The table in this position; BadPosition says what is wrong with it, and what would be right."""
    if position.rules not in (None, game.rules_version):
        raise BadPosition(f"rules: this Wolfden has rules {game.rules_version} of {game.key}, not {position.rules}")
    state = lay_table(game, position)
    if position.decision.seats is not None:
        check_seats(game, state, lay_table(game, replace(position, decision=replace(position.decision, seats=None))))
    kind, asked = position.decision.kind, game.decisions[state.decision.kind].name
    if kind is not None and kind != asked:
        raise BadPosition(f"decision.kind: in such a position the rules ask {asked!r}, not {kind!r}")
    for seat in to_act(state):
        moves = moves_of(game, state, seat)
        if not moves or any(game.objection(state, seat, move) != NO_OBJECTION for move in moves):
            raise BadPosition(f"decision: {game.seats(state)[seat]} has no legal move to answer {asked!r} with")
    return state


def lay_table(game: Game[S, P], position: Position) -> S:
    state = game.set_up(read_options(game, position.options), position.tables)
    for number, rng in enumerate(state.rngs):
        seed(rng, f"{game.key} deal {number} {position.seed}")
        for _ in range(position.drawn[number] if number < len(position.drawn) else 0):
            next_word(rng)
    game.read_position(state, Reading(game, state, position))
    return state


def check_seats(game: Game[S, P], state: S, by_the_rules: S) -> None:
    """Those who owe an answer and those who have given theirs are together those whom the rules ask."""
    decision, right = state.decision, by_the_rules.decision
    both = decision.owing & decision.answered
    if both or (decision.kind, decision.owing | decision.answered) != (right.kind, right.owing):
        asked = ", ".join(game.seats(state)[seat] for seat in to_act(by_the_rules)) or "nobody"
        raise BadPosition(f"decision.seats: here the rules ask {asked} for {game.decisions[right.kind].name!r}")


def convert_position(given: Mapping[str, Word]) -> Position:
    """The position in this JSON object."""
    try:
        return msgspec.convert(given, Position)
    except msgspec.ValidationError as error:
        raise BadPosition(f"this is not a position: {error}. It has {', '.join(Position.__struct_fields__)}.") from None


def write_position(game: Game[S, P], state: S, start: Position) -> Words:
    """The position of this table, whose options, tables and seed are those of `start`."""
    names = game.seats(state)
    decision = state.decision
    fresh = Rng()
    seed(fresh, "")
    return {
        "game": game.key,
        "rules": game.rules_version,
        "options": start.options,
        **({"tables": start.tables} if start.tables else {}),
        "seed": start.seed,
        "drawn": [rng.counter - fresh.counter for rng in state.rngs],
        **({} if start.complete else {"complete": False}),
        "state": game.write_state(state),
        "memory": game.write_memory(state),
        "decision": {
            "kind": game.decisions[decision.kind].name,
            "number": decision.number,
            **({} if is_over(state) else {"seats": [names[seat] for seat in to_act(state)]}),
            "answered": [name for seat, name in enumerate(names) if decision.answered >> seat & 1],
        },
    }
