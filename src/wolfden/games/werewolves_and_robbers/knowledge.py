"""What each seat may know (§4), and the worlds it must reckon with.

A sight is what a player with a perfect memory knows: who played which card and who took it has been seen by
everybody. How much of it a screen shows is the question of `memory_aid` (§4.3), answered by `write_state`.
"""

from wolfden.engine.decision import NOBODY, TRUTH, UNKNOWN
from wolfden.engine.rng import Rng, branch, shuffle
from wolfden.engine.sight import sight_of

from .cards import CARDS
from .events import EVENT_TYPES
from .state import MATCH_OVER, MOST_GAMES, State


def is_over(state: State) -> bool:
    """After the last game everything is open."""
    return state.phase == MATCH_OVER


sight = sight_of(State, EVENT_TYPES, is_over, globals())


# Imagining


def imagine(world: State, rng: Rng) -> bool:
    """Turn a copied sight into a world it allows, all of them equally likely; False if there is none."""
    left = collect_unseen(world)
    if left != unknown_places(world):
        return False
    shuffle(rng, world.pool, left)
    for seat in range(world.players):
        place = world.seats[seat]
        if place.hand[0] == UNKNOWN:
            for card in range(CARDS):
                place.hand[card] = 0
            for _ in range(place.held):
                left -= 1
                place.hand[world.pool[left]] = 1
    if left == 1:
        world.set_aside = world.pool[0]
    for card in range(CARDS):
        world.pool[card] = 0
    world.viewer = TRUTH
    for game in range(MOST_GAMES):
        branch(rng, world.rngs[game])
    return True


def collect_unseen(world: State) -> int:
    """Put all cards whose place the viewer does not know into the pool; how many there are."""
    left = 0
    for card in range(CARDS):
        if world.deck[card] and not is_seen(world, card):
            world.pool[left] = card
            left += 1
    return left


def is_seen(world: State, card: int) -> bool:
    """Does the viewer know where this card is: played, set aside or in an open hand?"""
    if world.played_by[card] != NOBODY or world.set_aside == card:
        return True
    for seat in range(world.players):
        if world.seats[seat].hand[card] == 1:
            return True
    return False


def unknown_places(world: State) -> int:
    """How many cards lie where the viewer cannot see them, the set-aside card among them."""
    places = world.undealt if world.set_aside == UNKNOWN else 0
    for seat in range(world.players):
        if world.seats[seat].hand[0] == UNKNOWN:
            places += world.seats[seat].held
    return places
