"""The standard positions (§6.1) in few words, and a table to read them from.

    table = base5()
    play(table, "1 look 4 0", "2 look 5 0")
    assert table.markers == ["1 sheep before 4", "2 wolf before 5"]

Unless a test says otherwise, `auto_rearrange` is off, there is no turn limit and player 1 begins.
"""

from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from wolfden.engine import game
from wolfden.engine.decision import SeatIndex
from wolfden.engine.errors import IllegalMove
from wolfden.engine.position import Position, read_position
from wolfden.games.woof import GAME
from wolfden.games.woof.cards import NUMBER_NAMES, QUESTIONS
from wolfden.games.woof.state import State

BASE4 = {"1": "S1 S2", "2": "HQ S3", "3": "BQ D1", "4": "H1 DQ", "5": "W1 S4"}
BASE5 = {"1": "W1 S1", "2": "BQ D1", "3": "HQ DQ", "4": "S2 S3", "5": "H1 S4"}
ADV5 = {"1": "W1 S1", "2": "BA D1", "3": "HA S2", "4": "SA S3", "5": "H1 DA"}
BASE6 = {"1": "W1 S1", "2": "BQ S2", "3": "HQ S3", "4": "H1 D1", "5": "DQ S4", "6": "D2 S5"}
BASE8 = {
    "1": "W1 W2", "2": "BQ S1", "3": "H1 S2", "4": "H2 D1", "5": "HQ D2", "6": "DQ S3", "7": "S4 S5", "8": "S6 S7",
}  # fmt: skip
IN_THE_BOX = ["QA", "QA", "QA", "QA", "QB", "QB", "QB", "QB", "QC", "QC", "QC", "QD", "QD", "QD", "QE", "QE"]


class Table:
    """A game as it lies on the table, in the words of the notation."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[str] = []  # what followed from the last moves, such as "announced 1 4 sheep"

    def __getitem__(self, variable: str) -> Any:
        """A state variable of the specification."""
        return GAME.write_state(self.state)[variable]

    @property
    def to_act(self) -> str:
        """Who owes a choice, and of which kind: "3 4 5 final"."""
        seats = [NUMBER_NAMES[seat] for seat in game.to_act(self.state)]
        return " ".join([*seats, GAME.decisions[self.state.decision.kind].name])

    def legal(self, seat: str) -> list[str]:
        number = NUMBER_NAMES.index(seat)
        return [
            GAME.write_move(self.state, SeatIndex(number), move)
            for move in game.moves_of(GAME, self.state, SeatIndex(number))
        ]

    def options(self, seat: str, action: str) -> list[str]:
        """The legal moves of this seat that begin with this word."""
        return [move for move in self.legal(seat) if move.split()[0] == action]

    def cards(self, number: str) -> str:
        return " ".join(self["cards"][number])

    def hand(self, seat: str) -> str:
        return " ".join(self["questions"][seat])

    @property
    def markers(self) -> list[str]:
        return [f"{placer} {face} before {target}" for _, placer, target, face in self["markers"]]

    @property
    def early(self) -> str:
        return " ".join(seat for seat, _ in self["early"])

    @property
    def scores(self) -> str:
        return " ".join(str(score) for score in self["scores"].values())

    def wrong(self, seat: str) -> str:
        """The wrong markers of this player: "black red"."""
        return " ".join(self["wrong_markers"][seat])

    def happened(self, event: str) -> list[str]:
        """All events of this kind since the last moves began."""
        return [words for words in self.events if words.split()[0] == event]

    def seen_by(self, seat: str | None) -> "Table":
        """The table as this seat, or a spectator, knows it."""
        seen = Table(game.see(GAME, self.state, NUMBER_NAMES.index(seat) if seat else -1))
        seen.events = words_of_events(seen.state)
        return seen


def base4(**changes: Any) -> Table:
    return lay_out(BASE4, {"players": 4}, **changes)


def base5(**changes: Any) -> Table:
    return lay_out(BASE5, {"players": 5}, **changes)


def adv5(**changes: Any) -> Table:
    return lay_out(ADV5, {"players": 5, "variant": "advanced"}, **changes)


def base6(**changes: Any) -> Table:
    return lay_out(BASE6, {"players": 6}, **changes)


def base8(**changes: Any) -> Table:
    return lay_out(BASE8, {"players": 8}, **changes)


def lay_out(
    position: Mapping[str, str],
    options: dict[str, Any],
    *,
    cards: Mapping[str, str] | None = None,
    questions: Mapping[str, str] | None = None,
    start: str = "1",
    red: str = "",
    black: str = "",
    seed: str = "a case",
    tables: Mapping[str, str] | None = None,
    **more_options: Any,
) -> Table:
    """The position with these changes; questions not mentioned are dealt from what is left in the box."""
    chosen = {"auto_rearrange": False, **options, **more_options}
    words = {
        "cards": {number: pair.split() for number, pair in {**position, **(cards or {})}.items()},
        "questions": question_hands(NUMBER_NAMES[: options["players"]], questions or {}),
        "start": start,
        "wrong_markers": {seat: ["red"] for seat in red.split()} | {seat: ["black"] for seat in black.split()},
    }
    laid = Position(game=GAME.key, options=chosen, tables={**(tables or {})}, seed=seed, state=words)
    return Table(read_position(GAME, laid))


def question_hands(seats: tuple[str, ...], given: Mapping[str, str]) -> dict[str, list[str]]:
    left = list(IN_THE_BOX)
    hands = {seat: given[seat].split() for seat in given}
    for question in [question for hand in hands.values() for question in hand]:
        left.remove(question)
    return {seat: hands.get(seat) or [left.pop(), left.pop(0)] for seat in seats}


def play(table: Table, *moves: str) -> None:
    """Each move begins with the seat that makes it: "1 look 4 0"."""
    table.events = []
    for words in moves:
        seat, _, move = words.partition(" ")
        number = NUMBER_NAMES.index(seat)
        game.play(GAME, table.state, SeatIndex(number), GAME.read_move(table.state, SeatIndex(number), move))
        table.events += words_of_events(table.state)


def look_around(table: Table) -> None:
    """Everybody whose turn comes until the cycle ends looks at slot 1 of the next player."""
    cycle = table["turn_cycle"]
    while table["state"] == "TURN" and table["turn_cycle"] == cycle:
        seat = table["turn"]
        play(table, f"{seat} look {int(seat) % table.state.player_count + 1} 1")


def refusal(table: Table, words: str) -> str:
    """Why "3 look 3 0" is refused; nothing may have changed."""
    seat, _, move = words.partition(" ")
    number = NUMBER_NAMES.index(seat)
    before = table.state.copy()
    try:
        game.play(GAME, table.state, SeatIndex(number), GAME.read_move(table.state, SeatIndex(number), move))
    except IllegalMove as refused:
        assert table.state == before
        return refused.name
    raise AssertionError(f"{words} was accepted")


def words_of_events(state: State) -> list[str]:
    written = [game.write_event(GAME, event) for event in game.events(state)]
    return [" ".join(str(word) for word in event.values()) for event in written]


def all_questions(table: Table) -> list[str]:
    """Every question card of the round, wherever it is, sorted."""
    in_hands = [question for hand in table["questions"].values() for question in hand]
    asked = [question for _, _, question, _ in table["answered"]]
    return sorted(in_hands + asked + table["put_away"], key=QUESTIONS.index)


def shipped(name: str) -> str:
    """A file of the game's folder."""
    return (files("wolfden.games.woof") / name).read_text(encoding="utf-8")


def changed(name: str, *changes: tuple[str, str]) -> dict[str, str]:
    """The shipped table with some lines changed."""
    text = shipped(name)
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} must stand once in {name}"
        text = text.replace(old, new)
    return {name: text}
