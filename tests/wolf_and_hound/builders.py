"""The positions of the acceptance cases (§6.0) in few words, and a table to read them from.

    table = fix_4(to_move="P3", animals="wolf_01@P3 meta_03/back@P4", hands={"P3": "B2"}, sheep={"P1": "1/3"})
    play(table, "B2")
    assert table.where("wolf_01") == "P1"

Card totals are not checked. Decks are written top first; a dummy's hand is its dummy deck.
"""

from collections.abc import Mapping
from typing import Any, TypedDict, Unpack

from wolfden.engine import game
from wolfden.engine.decision import NOBODY, UNKNOWN, SeatIndex
from wolfden.engine.errors import IllegalMove
from wolfden.engine.position import Choice, Position, Reading
from wolfden.games.wolf_and_hound import GAME
from wolfden.games.wolf_and_hound.cards import (
    ANIMALS,
    FACE_NAMES,
    NUMBER_CARDS,
    SEAT_NAMES,
    TEAM_NAMES,
)
from wolfden.games.wolf_and_hound.position import lay
from wolfden.games.wolf_and_hound.rules import GAME_OVER, carry_on
from wolfden.games.wolf_and_hound.scoring import WHY_NAMES
from wolfden.games.wolf_and_hound.state import Deck, Seat, State


class Changes(TypedDict, total=False):
    """What a case says about its position; what is not mentioned is as in the fixture."""

    players: int
    turn_number: int
    to_move: str
    phase: int  # 1: the turn has not begun; 3: phases 1 and 2 are over
    animals: str  # "wolf_01@P3 meta_03/back@P4"
    hands: Mapping[str, str]
    played: Mapping[str, str]  # oldest first
    number_deck: str
    sheep: Mapping[str, str]  # "2/3": two inside the fence, three is the cap
    prev_turn_card: str  # "P4 W4", or "" if none was played
    final_round: bool
    meat_and_bone: bool
    manual_activation_order: bool
    tables: Mapping[str, str]  # changed component tables


FIX_4: Changes = {
    "players": 4,
    "turn_number": 5,
    "to_move": "P1",
    "phase": 1,
    "animals": "",
    "hands": {"P1": "B1 B2 W1 W2", "P2": "B1 B3 W2 W3", "P3": "B3 B4 W3 W4", "P4": "B2 B3 W1 W4"},
    "played": {"P1": "B3", "P2": "W3", "P3": "B4", "P4": "W4"},
    "number_deck": "B1 W1 B2 W2 B3 W3 B4 W4 B1 W1 B2 W2",
    "sheep": {"P1": "3/3", "P2": "3/3", "P3": "3/3", "P4": "3/3"},
    "prev_turn_card": "P4 W4",
    "final_round": False,
    "meat_and_bone": False,
    "manual_activation_order": False,
    "tables": {},
}
FIX_1: Changes = {
    **FIX_4,
    "turn_number": 1,
    "played": {"P1": "", "P2": "", "P3": "", "P4": ""},
    "number_deck": "B3 W3 B4 W4 B1 W1 B2 W2 B3 W3 B4 W4 B1 W1 B2 W2",
    "prev_turn_card": "",
}
FIX_3D: Changes = {**FIX_4, "players": 3, "sheep": {"P1": "2/2", "P2": "4/4", "P3": "3/3", "P4": "3/3"}}
FIX_2D: Changes = {**FIX_4, "players": 2, "sheep": {"P1": "2/2", "P2": "3/3", "P3": "3/3", "P4": "3/3"}}


class Table:
    """A game as it lies on the table, in the words of the notation."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[str] = []  # what followed from the last moves, such as "sheep_lost P4 wolf_01 2"

    def copy(self) -> "Table":
        return Table(self.state.copy())

    def where(self, animal: str) -> str:
        return SEAT_NAMES[self._animal(animal).place]

    def face(self, animal: str) -> str:
        return FACE_NAMES[self._animal(animal).face]

    def sheep(self, seat: str) -> str:
        return f"{self._seat(seat).sheep}/{self._seat(seat).cap}"

    @property
    def flocks(self) -> str:
        """The sheep of P1, P2, P3 and P4."""
        return " ".join(self.sheep(seat) for seat in SEAT_NAMES)

    def hand(self, seat: str) -> str:
        """Sorted; in a sight, the cards that are known, and a "?" for each of the others."""
        hidden = self._seat(seat).hand[0] == UNKNOWN
        counts = self._seat(seat).shown if hidden else self._seat(seat).hand
        known = [card for card, count in zip(NUMBER_CARDS, counts, strict=True) for _ in range(count)]
        return " ".join(known + ["?"] * (self._seat(seat).held - len(known)))

    def played(self, seat: str) -> str:
        return cards_of(self._seat(seat).played[: self._seat(seat).played_count])

    def dummy_deck(self, seat: str) -> str:
        return top_first(self._seat(seat).dummy_deck)

    @property
    def number_deck(self) -> str:
        return top_first(self.state.number_deck)

    @property
    def current(self) -> str:
        return SEAT_NAMES[self.state.current]

    @property
    def decision(self) -> str:
        """Who owes what: "P3 play"."""
        seats = [SEAT_NAMES[seat] for seat in game.to_act(self.state)]
        return " ".join([*seats, GAME.decisions[self.state.decision.kind].name])

    @property
    def legal(self) -> list[str]:
        """The moves of the seat that has to decide."""
        (seat,) = game.to_act(self.state)
        return [GAME.write_move(self.state, seat, move) for move in game.moves_of(GAME, self.state, seat)]

    @property
    def final_round(self) -> bool:
        return bool(self.state.final_round)

    @property
    def is_over(self) -> bool:
        return self.state.phase == GAME_OVER

    @property
    def winner(self) -> str | None:
        """The team that has won, and why: "yellow by elimination"."""
        if self.state.winner == NOBODY:
            return None
        return f"{TEAM_NAMES[self.state.winner]} by {WHY_NAMES[self.state.why]}"

    def happened(self, event: str) -> list[str]:
        """All events of this kind since the last moves began."""
        return [words for words in self.events if words.split()[0] == event]

    def _animal(self, id: str) -> Any:
        return next(a for a in self.state.animals[: self.state.animal_count] if ANIMALS[a.card] == id)

    def _seat(self, name: str) -> Seat:
        return self.state.seats[SEAT_NAMES.index(name)]


def fix_4(**changes: Unpack[Changes]) -> Table:
    """Four humans, base game, start of turn 5, P1 to move."""
    return lay_out(FIX_4, changes)


def fix_1(**changes: Unpack[Changes]) -> Table:
    """Four humans, turn 1."""
    return lay_out(FIX_1, changes)


def fix_3d(**changes: Unpack[Changes]) -> Table:
    """Three humans; P4 is a dummy."""
    return lay_out(FIX_3D, changes)


def fix_2d(**changes: Unpack[Changes]) -> Table:
    """Two humans; P3 and P4 are dummies."""
    return lay_out(FIX_2D, changes)


def lay_out(fixture: Changes, changes: Changes) -> Table:
    """The fixture with these changes; hands, rows and sheep of seats not mentioned stay."""
    at: dict[str, Any] = {**fixture}
    for name, value in changes.items():
        at[name] = {**at[name], **value} if isinstance(value, Mapping) else value
    animals = dict(animal_in_words(words) for words in at["animals"].split())
    options = {name: at[name] for name in ("players", "meat_and_bone", "manual_activation_order")}
    chosen = game.read_options(GAME, options | ({"animals": [*animals]} if animals else {}))
    state = GAME.set_up(chosen, at["tables"])
    state.animal_count = len(animals)
    words = {
        "seats": {name: seat_in_words(at, name, state.seats[place]) for place, name in enumerate(SEAT_NAMES)},
        "number_deck": at["number_deck"].split(),
        "animals": animals,
        "turn_number": at["turn_number"],
        "current": at["to_move"],
        "prev_turn_card": at["prev_turn_card"].split() or None,
        "final_round": at["final_round"],
    }
    asked = Choice(kind="play" if at["phase"] == 3 else None)
    lay(state, Reading(GAME, state, Position(game=GAME.key, complete=False, state=words, decision=asked)))
    return Table(state)


def animal_in_words(words: str) -> tuple[str, list[str]]:
    """The animal "meta_03/back@P4", its place and its face."""
    card, _, seat = words.partition("@")
    id, _, face = card.partition("/")
    return id, [seat, face or "front"]


def seat_in_words(at: dict[str, Any], name: str, seat: Seat) -> dict[str, Any]:
    sheep, cap = map(int, at["sheep"][name].split("/"))
    cards = {"dummy_deck" if seat.dummy else "hand": at["hands"][name].split()}
    return {"sheep": sheep, "cap": cap, "played": at["played"][name].split(), **cards}


def begin_turn(table: Table) -> None:
    """Let the turn run until somebody has to decide: phases 1 and 2, and what a dummy turns up."""
    table.state.event_count = 0
    carry_on(table.state)
    table.events = words_of_events(table.state)


def play(table: Table, *moves: str) -> None:
    """Each move is made by the seat that owes it; a turn that has not begun yet begins first."""
    if not game.to_act(table.state):
        begin_turn(table)
    table.events = []
    for words in moves:
        (seat,) = game.to_act(table.state)
        game.play(GAME, table.state, seat, GAME.read_move(table.state, seat, words))
        table.events += words_of_events(table.state)


def refusal(table: Table, words: str, seat: str | None = None) -> str:
    """Why the move is refused to this seat, or to the one that has to decide; nothing may have changed."""
    place = SEAT_NAMES.index(seat) if seat else game.to_act(table.state)[0]
    before = table.state.copy()
    try:
        game.play(GAME, table.state, SeatIndex(place), GAME.read_move(table.state, SeatIndex(place), words))
    except IllegalMove as refused:
        assert table.state == before
        return refused.name
    raise AssertionError(f"{words} was accepted")


def words_of_events(state: State) -> list[str]:
    written = [game.write_event(GAME, event) for event in game.events(state)]
    return [" ".join(str(word) for word in event.values()) for event in written]


def cards_of(numbers: list[int]) -> str:
    """Cards in the notation; "?" is one that the viewer does not know."""
    return " ".join(NUMBER_CARDS[card] if card >= 0 else "?" for card in numbers)


def top_first(deck: Deck) -> str:
    return cards_of(deck.cards[: deck.count][::-1])
