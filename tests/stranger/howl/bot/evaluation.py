"""What is good in Howl: more sheep than anybody else, and loud cards for many sheep."""

from ..cards import CARDS
from ..state import State

A_SHEEP = 100
UNSURE = 2  # of a lead in sheep, where it is worth half a victory


def deal_number(state: State) -> int:
    """How many deals are over: there is one."""
    return state.over


def baseline_values(state: State, values: list[int]) -> None:
    """Before the deal all are equal."""
    for seat in range(state.players):
        values[seat] = 0


def leaf_values(state: State, viewer: int, values: list[int]) -> None:
    """A game that is over is won, shared or lost; before that, the greater the lead the likelier a victory."""
    for seat in range(state.players):
        ahead = lead(state, seat)
        if not state.over:
            values[seat] = 500 * ahead // (abs(ahead) + UNSURE)
        else:
            values[seat] = 500 * ((ahead > 0) - (ahead < 0))


def lead(state: State, seat: int) -> int:
    """How many sheep this seat has more than the best of the others."""
    best = 0
    for other in range(state.players):
        if other != seat:
            best = max(best, state.seats[other].sheep)
    return state.seats[seat].sheep - best


def win_chance(state: State, viewer: int, reward: int, leaf_values: list[int]) -> int:
    """A game brings nothing but the victory."""
    return reward


def likelihood(world: State, viewer: int) -> float:
    """Any card may have been howled for any reason."""
    return 1.0


def evaluate(state: State, seat: int) -> int:
    """The lead, and what each card may bring: the one that is chosen now, the others later."""
    value = A_SHEEP * lead(state, seat)
    rivals = max(1, cards_of_others(state, seat))
    for card in range(CARDS):
        if state.seats[seat].hand[card] == 1:
            now = card == state.seats[seat].chosen
            sheep = 2 * state.sheep if now else sheep_later(state)
            value += A_SHEEP * sheep * beaten(state, seat, card) // (2 * rivals)
    return value


def cards_of_others(state: State, seat: int) -> int:
    count = 0
    for other in range(state.players):
        if other != seat:
            count += state.seats[other].held
    return count


def beaten(state: State, seat: int, card: int) -> int:
    """How many cards of others this one would beat."""
    count = 0
    for other in range(state.players):
        for softer in range(card - 1):
            if other != seat and state.seats[other].hand[softer] == 1:
                count += 1
    return count


def sheep_later(state: State) -> int:
    """Twice the sheep that come in one of the later rounds, on average."""
    return state.round + 1 + state.hand_size
