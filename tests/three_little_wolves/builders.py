"""The positions of the acceptance cases (§6.0) in few words, and a table to read them from.

    table = a_table(["A.red: 4 6", "B.red: 5 | B3 wolf C3 token 2"], hands={"A": "r8 w3"}, pile="bbp_left r8 ...")
    play(table, "A build r8 red")
    assert table.house("A.red") == "4 6 8"

A house is written as in §0.2. Card totals are not checked; "..." fills the draw pile with floor cards that lie nowhere
else.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from wolfden.engine import game
from wolfden.engine.decision import SeatIndex
from wolfden.engine.errors import IllegalMove
from wolfden.engine.position import Position, Reading
from wolfden.games.three_little_wolves import GAME
from wolfden.games.three_little_wolves.cards import (
    CARD_NAMES,
    FLOOR_CARDS,
    HOUSE_NAMES,
    NUMBER,
    SEAT_NAMES,
    TOKEN_NAMES,
    WOLF_NAMES,
    WOLVES,
    Components,
    components,
)
from wolfden.games.three_little_wolves.notation import cards
from wolfden.games.three_little_wolves.position import lay
from wolfden.games.three_little_wolves.rules import carry_on
from wolfden.games.three_little_wolves.scoring import house_name, score
from wolfden.games.three_little_wolves.state import PICK, PLAY, SMOKEY_STEP, House, Options, State

HANDS = {"A": "r4 y7 g9 w2 w11", "B": "r5 y8 g3 w6 w12", "C": "r6 y9 g4 w1 w13", "D": "r9 y10 g13 w3 w14"}


class Table:
    """A game as it lies on the table, in the words of the notation."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[str] = []  # what followed from the last moves, such as "token_placed 2 A.red 3"

    def house(self, name: str) -> str:
        """A house as in §0.2, without its tokens: "2 w5 7 | B1 B3"."""
        house = self._house(name)
        floors = zip(house.upper[: house.floors], house.used_value[: house.floors], strict=True)
        words = [f"{self._white(card)}{value}{'*' * (value != self._value(card))}" for card, value in floors]
        if house.basements:
            levels = [(card, self.state.box.basement[NUMBER[card]]) for card in house.basement[: house.basements]]
            words += ["|", *(f"{self._white(card)}B{level}" for card, level in levels)]
        return " ".join(words)

    def houses(self, owner: str) -> list[str]:
        """The names of the houses of this owner, in the order in which they were begun."""
        return [HOUSE_NAMES[house.name] for house in self._seat(owner).houses[: self._seat(owner).house_count]]

    def height(self, name: str) -> int:
        return self._house(name).height

    def token(self, name: str) -> int | None:
        """The BBP token on this house."""
        order = self._house(name).bbp_token
        return TOKEN_NAMES[order - 1] if order else None

    def tokens(self) -> dict[str, int]:
        """All BBP tokens on the table."""
        return {name: token for name, _ in self._all_houses() if (token := self.token(name))}

    def wolves(self, name: str) -> str:
        """The wolf tokens in this house: "C3 A5"."""
        house = self._house(name)
        return " ".join(f"{SEAT_NAMES[w // WOLVES]}{WOLF_NAMES[w % WOLVES]}" for w in house.wolf[: house.wolves])

    def wolves_left(self, seat: str) -> list[int]:
        written: list[int] = GAME.write_state(self.state)["players"][seat]["wolves_left"]
        return written

    def demolished(self) -> list[str]:
        return [name for name, house in self._all_houses() if house.demolished]

    def tallest(self) -> list[str]:
        """The houses with a tallest-house token."""
        return [name for name, house in self._all_houses() if house.tallest]

    def hand(self, seat: str) -> str:
        return " ".join(cards(self._seat(seat)))

    @property
    def pile(self) -> list[str]:
        """The draw pile, top first."""
        return [CARD_NAMES[card] for card in self.state.pile[: self.state.pile_count][::-1]]

    @property
    def discard(self) -> str:
        return " ".join(CARD_NAMES[card] for card in self.state.discard[: self.state.discard_count])

    @property
    def decision(self) -> str:
        """Who owes what: "B play"."""
        seats = [SEAT_NAMES[seat] for seat in game.to_act(self.state)]
        return " ".join([*seats, GAME.decisions[self.state.decision.kind].name])

    @property
    def moustache(self) -> str:
        return SEAT_NAMES[self.state.moustache]

    @property
    def is_over(self) -> bool:
        return game.is_over(self.state)

    @property
    def outcome(self) -> dict[str, Any]:
        return GAME.outcome(self.state)

    def legal(self, seat: str = "A", about: str = "") -> list[str]:
        """The moves of this seat that contain these words."""
        place = SEAT_NAMES.index(seat)
        moves = [
            GAME.write_move(self.state, SeatIndex(place), move)
            for move in game.moves_of(GAME, self.state, SeatIndex(place))
        ]
        return [move for move in moves if about in move]

    def happened(self, event: str) -> list[str]:
        """All events of this kind since the last moves began."""
        return [words for words in self.events if words.split()[0] == event]

    def vp(self, seat: str, house: str) -> int:
        """What this house and the BBP token on it bring to its owner."""
        lines = self.outcome["breakdown"][seat]
        return sum(line["vp"] for line in lines if line["house"] == house and line["item"] != "wolf")

    def _all_houses(self) -> list[tuple[str, House]]:
        return [
            (house_name(owner, house), house)
            for owner, seat in enumerate(self.state.seats)
            for house in seat.houses[: seat.house_count]
        ]

    def _house(self, name: str) -> House:
        return dict(self._all_houses())[name]

    def _seat(self, name: str) -> Any:
        return self.state.seats[SEAT_NAMES.index(name)]

    def _white(self, card: int) -> str:
        return "w" if CARD_NAMES[card][0] == "w" else ""

    def _value(self, card: int) -> int:
        return self.state.box.value[NUMBER[card]]


def a_table(
    houses: Sequence[str] = (),
    hands: Mapping[str, str] | None = None,
    pile: str = "g5 y5 r8 ...",
    players: int = 3,
    to_move: str = "A",
    bbp_revealed: int = 0,
    wolves_gone: str = "",  # tokens placed somewhere out of sight: "A3 A4"
    moustache: str = "A",
    start_player: str = "A",
    baby_wolf: bool = False,
    tables: Mapping[str, str] | None = None,
) -> Table:
    """The fixture of §6.0 with these changes; the player to move is asked for a card."""
    box = components(tables or {})
    in_hand = {name: hand.split() for name, hand in {**HANDS, **(hands or {})}.items()}
    elsewhere = [card for hand in in_hand.values() for card in hand]
    elsewhere += [card for text in houses for card, _, _ in cards_of(text)]
    owners = {name: [house_in_words(text, box) for text in houses if text[0] == name] for name in SEAT_NAMES}
    words: dict[str, Any] = {
        "players": {name: {"hand": in_hand[name], "houses": owners[name]} for name in SEAT_NAMES[:players]},
        "draw_pile": filled_up(pile.split(), elsewhere),
        "bbp_revealed": bbp_revealed,
        "current": to_move,
    }
    if players == 2:
        words |= {"smokey": {"houses": owners["K"]}, "moustache_holder": moustache}
    state = GAME.set_up(Options(players=players, baby_wolf=baby_wolf), tables or {})
    memory = {"start_player": start_player}
    lay(state, Reading(GAME, state, Position(game=GAME.key, complete=False, state=words, memory=memory)))
    for token in wolves_gone.split():
        state.seats[SEAT_NAMES.index(token[0])].wolf_at[WOLF_NAMES.index(int(token[1]))] = 0
    go_to(state, PLAY)
    return Table(state)


def filled_up(pile: list[str], elsewhere: list[str]) -> list[str]:
    """The pile, with the floor cards that lie nowhere else in the place of "..."."""
    rest = [card for card in CARD_NAMES[:FLOOR_CARDS] if card not in {*pile, *elsewhere}]
    return [card for word in pile for card in (rest if word == "..." else [word])]


def two_players(houses: Sequence[str] = (), **changes: Any) -> Table:
    """As `a_table`, with Smokey."""
    return a_table(houses, players=2, **changes)


def smokey_step(houses: Sequence[str] = (), **changes: Any) -> Table:
    """Two players, both of whom have had their turns: a card is revealed for Smokey."""
    table = two_players(houses, **changes)
    go_to(table.state, SMOKEY_STEP)
    table.events = words_of_events(table.state)
    return table


def endgame(houses: Sequence[str] = (), **changes: Any) -> Table:
    """Two players, the third BBP is out: both pick a card."""
    table = two_players(houses, bbp_revealed=3, **changes)
    table.state.endgame = 1
    go_to(table.state, PICK)
    return table


def scored(houses: Sequence[str], **changes: Any) -> Table:
    """The end of a game with these houses."""
    table = a_table(houses, **changes)
    table.state.event_count = 0
    table.state.decision.owing = 0
    score(table.state)
    table.events = words_of_events(table.state)
    return table


def cards_of(text: str) -> list[tuple[str, int | None, bool]]:
    """The cards of a house as in §0.2: card, value if it is not the normal one, is it a basement?"""
    name, _, words = text.partition(": ")
    colour = name.partition(".")[2][0]
    found: list[tuple[str, int | None, bool]] = []
    for word in words.partition(" wolf ")[0].partition(" token ")[0].replace("|", "").split():
        own = "w" if word[0] == "w" else colour
        number = word.lstrip("w")
        if number.endswith("*"):
            found.append((own + {"5*": "9", "4*": "10"}[number], int(number[:-1]), False))
        else:
            found.append((own + number.lstrip("B"), None, number[0] == "B"))
    return found


def house_in_words(text: str, box: Components) -> dict[str, Any]:
    """The house "B.red: 5 | B3 wolf C3 wolf A5 token 2" as a position has it."""
    where, _, words = text.partition(": ")
    cards = cards_of(text)
    marks = list(pairwise(words.split()))
    return {
        "name": where[2:],
        "upper": [
            [c, value or box.floors[NUMBER[CARD_NAMES.index(c)]].value] for c, value, below in cards if not below
        ],
        "basement": [[card, 0] for card, _, below in cards if below],
        "wolves": [[value[0], int(value[1])] for kind, value in marks if kind == "wolf"],
        "bbp_token": next((int(value) for kind, value in marks if kind == "token"), None),
    }


def go_to(state: State, phase: int) -> None:
    """Let the game run on from the start of this phase."""
    state.decision.owing = 0
    state.event_count = 0
    state.phase = phase
    carry_on(state)


def play(table: Table, *moves: str) -> None:
    """Moves with the seat that makes them: "A build r4 new"."""
    table.events = []
    for words in moves:
        name, _, move = words.partition(" ")
        seat = SEAT_NAMES.index(name)
        game.play(GAME, table.state, SeatIndex(seat), GAME.read_move(table.state, SeatIndex(seat), move))
        table.events += words_of_events(table.state)


def refusal(table: Table, words: str) -> str:
    """Why the move is refused; nothing may have changed."""
    name, _, move = words.partition(" ")
    seat = SEAT_NAMES.index(name)
    before = table.state.copy()
    try:
        game.play(GAME, table.state, SeatIndex(seat), GAME.read_move(table.state, SeatIndex(seat), move))
    except IllegalMove as refused:
        assert table.state == before
        return refused.name
    raise AssertionError(f"{words} was accepted")


def words_of_events(state: State) -> list[str]:
    written = [game.write_event(GAME, event) for event in game.events(state)]
    return [" ".join(str(word) for word in event.values()) for event in written]
