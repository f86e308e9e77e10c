"""The positions of the acceptance cases (§6) in few words, and a table to read them from.

    table = a_table(leader="A", hands={"A": "C8", "B": "R12 D1"})
    table.play("C8 R12")
    assert table.turn == "C"

Hands are filled up with the lowest cards that are left, so that every position is a whole deal.
"""

from collections.abc import Mapping
from random import Random
from typing import Any

from wolfden.engine import game
from wolfden.engine.decision import SPECTATOR, MoveIndex
from wolfden.games.werewolves_and_robbers import GAME
from wolfden.games.werewolves_and_robbers.cards import CARD_NAMES, CARDS, SEAT_NAMES, components
from wolfden.games.werewolves_and_robbers.rules import carry_on
from wolfden.games.werewolves_and_robbers.state import SCORE, Options, State

Event = dict[str, Any]


class Table:
    """A game as it lies on the table, in the words of the notation."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events = self._told()  # what the deal or the last moves have brought about

    def play(self, cards: str) -> None:
        """Whoever is to act plays the next of these cards."""
        self.events = []
        for card in cards.split():
            seat = game.to_act(self.state)[0]
            game.play(GAME, self.state, seat, MoveIndex(CARD_NAMES.index(card)))
            self.events += self._told()

    def play_game(self, random: Random | None = None) -> None:
        """Play until cards are dealt anew or the match is over: lowest cards first, or any."""
        start = self.state.game
        events = []
        while not game.is_over(self.state) and self.state.game == start:
            legal = self.legal
            self.play(random.choice(legal) if random else legal[0])
            events += self.events
        self.events = events

    def told(self, name: str) -> list[Event]:
        return [event for event in self.events if event["event"] == name]

    @property
    def turn(self) -> str:
        return SEAT_NAMES[game.to_act(self.state)[0]]

    @property
    def legal(self) -> list[str]:
        """The cards the seat to act may play."""
        return [CARD_NAMES[move] for move in game.moves_of(GAME, self.state, game.to_act(self.state)[0])]

    @property
    def words(self) -> dict[str, Any]:
        return GAME.write_state(self.state)

    @property
    def roles(self) -> str:
        """The role of each seat by its first letter, such as `wwtr`."""
        return "".join(seat["role"][0] for seat in self.words["seats"].values())

    @property
    def values(self) -> str:
        """The running trick as it counts so far, such as `L8 T12`."""
        return " ".join(play["value"] for play in self.words["plays"])

    def seat(self, name: str) -> dict[str, Any]:
        seat: dict[str, Any] = self.words["seats"][name]
        return seat

    def view(self, name: str | None) -> dict[str, Any]:
        """What this seat is shown, or a spectator."""
        viewer = SPECTATOR if name is None else SEAT_NAMES.index(name)
        return GAME.write_state(game.see(GAME, self.state, viewer))

    @property
    def outcome(self) -> dict[str, Any]:
        return GAME.outcome(self.state)

    def _told(self) -> list[Event]:
        return [game.write_event(GAME, event) for event in game.events(self.state)]


def dealt(seed: str, **options: Any) -> Table:
    """A table dealt at random."""
    return Table(game.new_state(GAME, game.read_options(GAME, options), seed))


def a_deal(players: int, hands: Mapping[str, str], leader: str = "A", set_aside: str | None = None) -> dict[str, Any]:
    """A whole deal with these cards in these hands."""
    names = SEAT_NAMES[:players]
    deck = components({}).decks[players]
    full = {name: hands.get(name, "").split() for name in names}
    placed = {card for hand in full.values() for card in hand} | {set_aside}
    left = [card for card, held in zip(CARD_NAMES, deck.holds, strict=True) if held and card not in placed]
    if deck.undealt and set_aside is None:
        set_aside = left.pop(0)
    for hand in full.values():
        while len(hand) < deck.hand:
            hand.append(left.pop(0))
    dealer = names[names.index(leader) - 1]
    return {"hands": full, "set_aside": set_aside, "dealer": dealer}


def a_table(
    players: int = 4, hands: Mapping[str, str] | None = None, leader: str = "A", set_aside: str | None = None,
    **options: Any,
) -> Table:  # fmt: skip
    """A table just dealt, with these cards in these hands."""
    table = dealt("a table", players=players, **options)
    GAME.lay_deal(table.state, a_deal(players, hands or {}, leader, set_aside))
    return Table(table.state)


def a_scored_game(
    piles: Mapping[str, str], held: Mapping[str, str], players: int = 4, set_aside: str | None = None
) -> Table:
    """A single game just scored: what each seat has captured, and the role cards it had been dealt."""
    state = GAME.set_up(Options(players=players, mode="single"), {})
    state.played_by = [-1] * CARDS
    state.taken_by = [-1] * CARDS
    for seat, name in enumerate(SEAT_NAMES):
        for card in piles.get(name, "").split():
            state.taken_by[CARD_NAMES.index(card)] = seat
        for card in held.get(name, "").split():
            state.played_by[CARD_NAMES.index(card)] = seat
    state.set_aside = CARD_NAMES.index(set_aside) if set_aside else -1
    state.phase = SCORE
    carry_on(state)
    return Table(state)


def personal_score(role: str, pile: str) -> tuple[int, int]:
    """Raw and personal score of a player of this role with this capture pile."""
    held = {"werewolf": "W1", "traitor": "B1", "robber": ""}[role]
    table = a_scored_game(piles={"A": pile}, held={"A": held})
    score = table.told("personal_score")[0]
    assert (score["seat"], score["role"]) == ("A", role)
    return score["raw"], score["score"]
