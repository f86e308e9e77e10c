"""Houses as rivals in The Three Little Wolves: how strong they are, and what chances that leaves them.

Whoever judges a position looks at all houses once: `fits_of` and `ranks_of` hold what all moves and houses share.
"""

from typing import TypeAlias, TypeVar

from wolfden.games.three_little_wolves.cards import (
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
from wolfden.games.three_little_wolves.houses import has_house
from wolfden.games.three_little_wolves.state import State

FLOOR = 10  # heights are weighed in tenths of a floor
ROOM = 2  # what a number above the roof is worth as long as there is time to use it
FITTING_CARD = 3  # and what a card in the hand is worth that can be built there
SURE = 97  # percent, the most that anything is deemed likely before the end

T = TypeVar("T")

# A judgement begins with what all moves and houses share; these are its parts.
#
# Fits: for red, yellow and green houses, how many cards of the hand fit on a roof of each value, in its four bits.
Fits: TypeAlias = tuple[int, int, int]
ON_LOWER_ROOFS = tuple(sum(1 << (4 * roof) for roof in range(value)) for value in range(TOP_VALUE + 1))
# Ranks: for each colour the strengths of the weakest house, the next weakest, the next strongest and the strongest.
Ranks: TypeAlias = tuple[tuple[int, int, int, int], tuple[int, int, int, int], tuple[int, int, int, int]]
NO_HOUSE = -1
NOT_WEAK = 1000
# Rivals: for each colour the strengths of the weakest and the strongest house apart from the seat's own.
Rivals: TypeAlias = tuple[tuple[int, int], tuple[int, int], tuple[int, int]]


def chances_of_house(
    state: State, owner: int, slot: int, viewer: int, turns: int, fits: Fits, ranks: Ranks
) -> tuple[int, int]:
    """In percent: how likely it is not to be the only smallest house of its colour in the end, and how likely to be
    the only tallest."""
    name = state.seats[owner].houses[slot].name
    if name >= WHITE:
        return chances_without_colour(state, owner, viewer, turns)
    own = strength(state, owner, slot, viewer, turns, fits)
    weakest, strongest = rivals_of_house(own, of_three(ranks, name))
    return chances(own, weakest, strongest, turns)


def chances_without_colour(state: State, owner: int, viewer: int, turns: int) -> tuple[int, int]:
    chance = chance_of_colour(state, owner, viewer, turns)
    return chance * 6 // 10, chance * 2 // 10


def chances(own: int, weakest: int, strongest: int, turns: int) -> tuple[int, int]:
    """The chances of a house of this strength among the weakest and the strongest of its rivals."""
    if strongest == NO_HOUSE:
        return 100 - min(4 * turns, 40), 100 - min(6 * turns, 60)
    return likely(2 * (own - weakest) + FLOOR, turns), likely(2 * (own - strongest) - FLOOR, turns)


def likely(ahead: int, turns: int) -> int:
    """Percent for twice a lead in tenths of a floor: the more turns are left, the less a lead says."""
    return min(max(50 + ahead * 25 // (5 + 2 * turns), 100 - SURE), SURE)


def chance_of_colour(state: State, owner: int, viewer: int, turns: int) -> int:
    """In percent: how likely a white house is to get a colour."""
    if owner == viewer:
        for i in range(state.seats[owner].held):
            colour = COLOUR[state.seats[owner].hand[i]]
            if colour < COLOURS and not has_house(state, owner, colour):
                return min(45 * turns, 90)
    return min(15 * turns, 80)


def of_three(three: tuple[T, T, T], number: int) -> T:
    """One of three things: quicker than an index once it is compiled."""
    return three[0] if number == 0 else three[1] if number == 1 else three[2]


def ranks_of(state: State, viewer: int, turns: int, fits: Fits) -> Ranks:
    """How strong the weakest and the strongest houses of each colour are."""
    red = yellow = green = (NOT_WEAK, NOT_WEAK, NO_HOUSE, NO_HOUSE)
    for owner in range(OWNERS):
        for slot in range(state.seats[owner].house_count):
            name = state.seats[owner].houses[slot].name
            here = strength(state, owner, slot, viewer, turns, fits)
            if name == RED:
                red = ranked(red, here)
            elif name == YELLOW:
                yellow = ranked(yellow, here)
            elif name == GREEN:
                green = ranked(green, here)
    return red, yellow, green


def ranked(ranks: tuple[int, int, int, int], here: int) -> tuple[int, int, int, int]:
    """One more house of a colour."""
    weakest, next_weakest, next_strongest, strongest = ranks
    return (
        min(weakest, here),
        min(next_weakest, max(weakest, here)),
        max(next_strongest, min(strongest, here)),
        max(strongest, here),
    )


def rivals_of_house(own: int, ranks: tuple[int, int, int, int]) -> tuple[int, int]:
    """The weakest and the strongest of a colour, apart from a house that is so strong itself."""
    weakest, next_weakest, next_strongest, strongest = ranks
    return next_weakest if own == weakest else weakest, next_strongest if own == strongest else strongest


def strength(state: State, owner: int, slot: int, viewer: int, turns: int, fits: Fits) -> int:
    """The height of a house, and how easily it will grow, in tenths of a floor."""
    house = state.seats[owner].houses[slot]
    if owner == viewer:
        return strength_of_own(house.name, house.height, house.roof, turns, fits)
    return FLOOR * house.height + ROOM * min(TOP_VALUE - house.roof, turns)


def strength_of_own(name: int, high: int, roof: int, turns: int, fits: Fits) -> int:
    """The strength of a house so high and with such a roof, for somebody who knows the owner's hand."""
    fitting = (of_three(fits, name) >> (4 * roof)) & 15
    return FLOOR * high + ROOM * min(TOP_VALUE - roof, turns) + FITTING_CARD * min(fitting, turns)


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


def rivals_of_seat(state: State, seat: int, turns: int, fits: Fits, ranks: Ranks) -> Rivals:
    """The rivals of the seat's own houses, and of those that it may begin."""
    red = yellow = green = NO_HOUSE
    for slot in range(state.seats[seat].house_count):
        name = state.seats[seat].houses[slot].name
        own = strength(state, seat, slot, seat, turns, fits)
        red = own if name == RED else red
        yellow = own if name == YELLOW else yellow
        green = own if name == GREEN else green
    return rivals_of_house(red, ranks[0]), rivals_of_house(yellow, ranks[1]), rivals_of_house(green, ranks[2])
