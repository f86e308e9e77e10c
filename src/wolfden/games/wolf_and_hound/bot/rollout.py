"""The rollout policy of Wolf & Hound: the card that leaves the animals best for our team."""

from wolfden.engine.argmax import random_argmax
from wolfden.engine.rng import Rng

from ..cards import CARD_KINDS, COLOUR, GAIN, LOSE, SEATS, VALUE
from ..moving import showing
from ..rules import KEEP, legal_moves
from ..scoring import team_of
from ..state import State

NEAR = (20, 8, 5, 4)  # how much an animal counts where a card leaves it, by the turns until it acts there
PRECIOUS = (1, 5, 2, 1)  # how much more a sheep counts, by how many there are: 3 stands for more


def rollout_move(state: State, seat: int, moves: list[int], priors: list[int], rng: Rng) -> int:
    count = legal_moves(state, seat, moves)
    if count == 1:
        return moves[0]
    score_moves(state, seat, moves, count, priors)
    return moves[random_argmax(priors, count, rng)]


def score_moves(state: State, seat: int, moves: list[int], count: int, priors: list[int]) -> None:
    """A card, or the one a dummy would keep, is as good as the places of the animals after it."""
    for i in range(count):
        priors[i] = 0
        if moves[i] < CARD_KINDS:
            priors[i] = prior(state, state.current, moves[i])
        elif moves[i] == KEEP:
            priors[i] = prior(state, state.current, state.candidate)


def prior(state: State, place: int, card: int) -> int:
    """How well this card, played here, would leave the animals for our team."""
    us = team_of(place)
    value = 0
    for i in range(state.animal_count):
        face = showing(state.animals[i])
        there = state.animals[i].place
        if face.moved_by & COLOUR[card]:
            there = (there + face.steps[VALUE[card]]) % SEATS
        target = (there + face.target) % SEATS
        gain = NEAR[(there - place - 1) % SEATS] * sheep_at_stake(state, target, face.effect)
        value += gain if team_of(target) == us else -gain
    return value


def sheep_at_stake(state: State, place: int, effect: int) -> int:
    """What an animal with this effect does to the sheep there: the fewer there are, the more one counts."""
    sheep = state.seats[place].sheep
    if effect == LOSE:
        return -PRECIOUS[min(sheep, 3)]
    if effect == GAIN and sheep < state.seats[place].cap:
        return PRECIOUS[min(sheep + 1, 3)]
    return 0
