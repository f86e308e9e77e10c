"""How strong houses are in The Three Little Wolves, and what chances that leaves them against each other.

Whoever judges a position looks at all houses once: a `Comparison` holds what all moves and houses share.
"""

from typing import TypeAlias

from ..cards import (
    COLOUR,
    COLOURS,
    GREEN,
    NUMBER,
    OWNERS,
    RED,
    TOP_VALUE,
    WHITE,
    YELLOW,
)
from ..houses import has_house
from ..state import State

FLOOR = 10  # heights are weighed in tenths of a floor
ROOM = 2  # what a number above the roof is worth as long as there is time to use it
FITTING_CARD = 3  # and what a card in the hand is worth that can be built there
SURE = 97  # percent, the most that anything is deemed likely before the end

MOST_TURNS = 32
SLOW = tuple(5 + 2 * turns for turns in range(MOST_TURNS))  # twice a lead in tenths of a floor that counts 25 percent
PER_TENTH = tuple(-(-(25 << 32) // slow) for slow in SLOW)  # percent for such a tenth, times 2**32

# Fits: for red, yellow and green houses, how many cards of the hand fit on a roof of each value, in its four bits.
Fits: TypeAlias = tuple[int, int, int]
ON_LOWER_ROOFS = tuple(sum(1 << (4 * roof) for roof in range(value)) for value in range(TOP_VALUE + 1))
# Ranks: the strengths of the weakest house, the next weakest, the next strongest and the strongest, each number in
# lanes of twelve bits, one for every colour and the last for houses without one, which nobody asks for.
Ranks: TypeAlias = tuple[int, int, int, int]
LANE = 12
NO_HOUSE = 0
NOT_WEAK = (1 << LANE) - 1
# Comparison: the viewer, how many turns are left, what fits in the viewer's hand, and the ranks.
Comparison: TypeAlias = tuple[int, int, Fits, Ranks]


def comparison_for(state: State, viewer: int) -> Comparison:
    """All that the viewer compares a house with."""
    turns = min(turns_left(state), MOST_TURNS - 1)
    fits = fits_of(state, viewer)
    return viewer, turns, fits, ranks_of(state, viewer, turns, fits)


def turns_left(state: State) -> int:
    """About how many turns each player still has."""
    if state.endgame:
        return max(state.seats[0].held, state.seats[1].held)
    if state.turns_left > 0:
        return (state.turns_left + state.players - 1) // state.players
    if state.players == 2:
        return max(state.pile_count - 3, 0) // 3 + 5
    return max(state.pile_count - 3, 0) // state.players + 2


def fits_of(state: State, seat: int) -> Fits:
    """How many cards of the hand can go on top of houses of each colour and roof, one after the other."""
    red = yellow = green = 0
    for i in range(state.seats[seat].held):
        card = state.seats[seat].hand[i]
        roofs = ON_LOWER_ROOFS[state.box.value[NUMBER[card]]]
        colour = COLOUR[card]
        red += roofs * ((colour == RED) | (colour == WHITE))
        yellow += roofs * ((colour == YELLOW) | (colour == WHITE))
        green += roofs * ((colour == GREEN) | (colour == WHITE))
    return red, yellow, green


def no_fits() -> Fits:
    """All that is known of a hand which the viewer does not see."""
    return 0, 0, 0


def ranks_of(state: State, viewer: int, turns: int, own: Fits) -> Ranks:
    """How strong the weakest and the strongest houses of each colour are."""
    weakest = next_weakest = (1 << 4 * LANE) - 1
    next_strongest = strongest = 0
    for owner in range(OWNERS):
        fits = own if owner == viewer else no_fits()
        for slot in range(state.seats[owner].house_count):
            house = state.seats[owner].houses[slot]
            here = strength(house.name, house.height, house.roof, turns, fits)
            lane = LANE * min(house.name, WHITE)
            low, high = in_lane(weakest, lane), in_lane(strongest, lane)
            next_low, next_high = in_lane(next_weakest, lane), in_lane(next_strongest, lane)
            weakest += (min(low, here) - low) << lane
            next_weakest += (min(next_low, max(low, here)) - next_low) << lane
            next_strongest += (max(next_high, min(high, here)) - next_high) << lane
            strongest += (max(high, here) - high) << lane
    return weakest, next_weakest, next_strongest, strongest


def in_lane(strengths: int, lane: int) -> int:
    return (strengths >> lane) & NOT_WEAK


def strength(name: int, high: int, roof: int, turns: int, fits: Fits) -> int:
    """The height of a house, and how easily it will grow with such a roof and hand, in tenths of a floor."""
    cards = fits[0] if name == RED else fits[1] if name == YELLOW else fits[2]
    fitting = (cards >> (4 * roof)) & 15
    return FLOOR * high + ROOM * min(TOP_VALUE - roof, turns) + FITTING_CARD * min(fitting, turns)


def chances_of_house(state: State, owner: int, slot: int, comparison: Comparison) -> tuple[int, int]:
    """In percent: how likely it is not to be the only smallest house of its colour in the end, and how likely to be
    the only tallest."""
    viewer, turns, fits, ranks = comparison
    house = state.seats[owner].houses[slot]
    if house.name >= WHITE:
        return chances_without_colour(state, owner, viewer, turns)
    own = strength(house.name, house.height, house.roof, turns, fits if owner == viewer else no_fits())
    return chances_among(own, own, house.name, turns, ranks)


def chances_without_colour(state: State, owner: int, viewer: int, turns: int) -> tuple[int, int]:
    chance = chance_of_colour(state, owner, viewer, turns)
    return chance * 6 // 10, chance * 2 // 10


def chance_of_colour(state: State, owner: int, viewer: int, turns: int) -> int:
    """In percent: how likely a white house is to get a colour."""
    if owner == viewer:
        for i in range(state.seats[owner].held):
            colour = COLOUR[state.seats[owner].hand[i]]
            if colour < COLOURS and not has_house(state, owner, colour):
                return min(45 * turns, 90)
    return min(15 * turns, 80)


def chances_among(own: int, before: int, colour: int, turns: int, ranks: Ranks) -> tuple[int, int]:
    """The chances of a house of this strength, which was so strong when the ranks were noted, or NO_HOUSE."""
    lane = LANE * colour
    low, high = in_lane(ranks[0], lane), in_lane(ranks[3], lane)
    weakest = in_lane(ranks[1], lane) if before == low else low
    strongest = in_lane(ranks[2], lane) if before == high else high
    if strongest == NO_HOUSE:
        return 100 - min(4 * turns, 40), 100 - min(6 * turns, 60)
    return likely(2 * (own - weakest) + FLOOR, turns), likely(2 * (own - strongest) - FLOOR, turns)


def likely(ahead: int, turns: int) -> int:
    """Percent for twice a lead in tenths of a floor: the more turns are left, the less a lead says."""
    return min(max(((ahead + 2 * SLOW[turns]) * PER_TENTH[turns]) >> 32, 100 - SURE), SURE)
