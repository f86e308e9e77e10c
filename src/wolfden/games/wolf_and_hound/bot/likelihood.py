"""How likely the others were to play their last cards in Wolf & Hound, given the hands of an imagined world.

A seat plays a card of its hand with probability propensity / sum of the propensities of its hand; a propensity doubles
with every A_STEP of the card's prior. The likelihood of a world is the product over the last card of each of the
others, taken back one after another.
"""

from ..cards import CARD_KINDS, COLOUR, GAIN, SEATS, VALUE
from ..moving import showing
from ..state import State
from .rollout import prior

PROPENSITY = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096)  # to play a card, by the steps of its prior
NEUTRAL = len(PROPENSITY) // 2
A_STEP = 8  # of a prior


def likelihood(world: State, viewer: int) -> float:
    """How plausible it is that the others played their last cards with the hands they have in this world."""
    if world.has_specials or world.meat_and_bone or has_sheep(world):
        return 1.0
    chance = 1.0
    back = 0
    for turns in range(1, SEATS):
        place = (world.current - turns) % SEATS
        seat = world.seats[place]
        if seat.played_count == 0 or world.turn_number <= turns:
            break
        card = seat.played[seat.played_count - 1]
        go(world, card, -1)
        back = turns
        if not seat.dummy:
            chance *= play_probability(world, place, card)
    for turns in range(back, 0, -1):
        seat = world.seats[(world.current - turns) % SEATS]
        go(world, seat.played[seat.played_count - 1], 1)
    return chance


def has_sheep(world: State) -> bool:
    """Is there an animal that may leave out a turn?"""
    for i in range(world.animal_count):
        if showing(world.animals[i]).effect > GAIN:
            return True
    return False


def go(world: State, card: int, sign: int) -> None:
    """Move the animals as this card does, or back."""
    for i in range(world.animal_count):
        animal = world.animals[i]
        face = showing(animal)
        if face.moved_by & COLOUR[card]:
            animal.place = (animal.place + sign * face.steps[VALUE[card]]) % SEATS


def play_probability(world: State, place: int, card: int) -> float:
    """The share of this card among those of the hand."""
    chosen = play_propensity(world, place, card)
    total = chosen
    for other in range(CARD_KINDS):
        if world.seats[place].hand[other]:
            total += world.seats[place].hand[other] * play_propensity(world, place, other)
    return chosen / total


def play_propensity(world: State, place: int, card: int) -> int:
    """How readily this seat plays this card, by its prior."""
    return PROPENSITY[min(max(prior(world, place, card) // A_STEP + NEUTRAL, 0), 2 * NEUTRAL)]
