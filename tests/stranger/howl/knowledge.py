"""What each seat may know (§4), and the worlds it must reckon with."""

from wolfden.engine.decision import NOBODY, TRUTH, UNKNOWN
from wolfden.engine.rng import Rng, below, branch, shuffle
from wolfden.engine.sight import sight_of

from .cards import CARDS, NO_CARD
from .events import EVENT_TYPES
from .state import State


def is_over(state: State) -> bool:
    """Everything is open once the game is over."""
    return state.over == 1


sight = sight_of(State, EVENT_TYPES, is_over, globals())


# Imagining


def imagine(world: State, rng: Rng) -> bool:
    """Turn a copied sight into a world it allows, all of them equally likely; False if there is none."""
    left = collect_unseen(world)
    if left < unknown_places(world):
        return False
    shuffle(rng, world.pool, left)
    for seat in range(world.players):
        wolf = world.seats[seat]
        if wolf.hand[0] == UNKNOWN:
            for card in range(CARDS):
                wolf.hand[card] = 0
            for _ in range(wolf.held):
                left -= 1
                wolf.hand[world.pool[left]] = 1
            if world.decision.answered >> seat & 1:
                wolf.chosen = any_card(world, seat, rng)
    if world.aside[0] == UNKNOWN:
        for card in range(CARDS):
            world.aside[card] = 0
        for place in range(left):
            world.aside[world.pool[place]] = 1
    for card in range(CARDS):
        world.pool[card] = 0
    world.viewer = TRUTH
    branch(rng, world.rngs[0])
    return True


def collect_unseen(world: State) -> int:
    """Put all cards whose place the viewer does not know into the pool; how many there are."""
    left = 0
    for card in range(CARDS):
        if not is_seen(world, card):
            world.pool[left] = card
            left += 1
    return left


def is_seen(world: State, card: int) -> bool:
    """Has this card been howled, or does it lie in the open?"""
    if world.howled_by[card] != NOBODY or world.aside[card] == 1:
        return True
    for seat in range(world.players):
        if world.seats[seat].hand[card] == 1:
            return True
    return False


def unknown_places(world: State) -> int:
    """How many cards are in hands that the viewer cannot see."""
    places = 0
    for seat in range(world.players):
        if world.seats[seat].hand[0] == UNKNOWN:
            places += world.seats[seat].held
    return places


def any_card(world: State, seat: int, rng: Rng) -> int:
    """One card of this hand, each equally likely."""
    skip = below(rng, world.seats[seat].held)
    for card in range(CARDS):
        if world.seats[seat].hand[card]:
            if skip == 0:
                return card
            skip -= 1
    return NO_CARD
