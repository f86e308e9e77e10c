"""What is good in Howl: more sheep than anybody else, and a card that few others can beat or drown."""

from wolfden.engine.habits import best_of
from wolfden.engine.rng import Rng

from ..cards import CARDS, NO_CARD
from ..rules import legal_moves
from ..state import State

MANNER = (60, 10_000, 1, 1, 70)  # keen, horizon (the end), candidates, uses, curiosity
A_SHEEP = 100
UNSURE = 2  # of a lead in sheep, where it is worth half a victory


def deal_number(state: State) -> int:
    """There is one deal."""
    return 0


def standings(state: State, values: list[int]) -> None:
    """Before the deal all are equal."""
    for seat in range(state.players):
        values[seat] = 0


def outlooks(state: State, viewer: int, values: list[int]) -> None:
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


def chance(state: State, viewer: int, reward: int, outlooks: list[int]) -> int:
    """A game brings nothing but the victory."""
    return reward


def weight(world: State, viewer: int) -> float:
    """Any card may have been howled for any reason."""
    return 1.0


def prospect(state: State, seat: int) -> int:
    """The lead, the cards kept, and what a card that is chosen may bring against the hands of the others."""
    value = A_SHEEP * lead(state, seat)
    for card in range(CARDS):
        if state.seats[seat].hand[card] == 1 and card != state.seats[seat].chosen:
            value += card
    if state.seats[seat].chosen != NO_CARD:
        value += A_SHEEP * state.sheep * beaten(state, seat) // CARDS
    return value


def beaten(state: State, seat: int) -> int:
    """How many cards of others this seat's card would beat."""
    count = 0
    for other in range(state.players):
        for card in range(CARDS):
            if other != seat and state.seats[other].hand[card] == 1 and card + 1 < state.seats[seat].chosen:
                count += 1
    return count


def glance(state: State, seat: int, moves: list[int], merits: list[int], rng: Rng) -> int:
    """For one sheep any card, for more the loudest."""
    count = legal_moves(state, seat, moves)
    for i in range(count):
        merits[i] = moves[i] * (state.sheep - 1)
    return best_of(moves, merits, count, rng)
