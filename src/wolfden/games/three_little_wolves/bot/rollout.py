"""The rollout policy of The Three Little Wolves.

Moves are not listed for it: the best card to lose and the best place for a wolf are found apart from each other.
"""

from wolfden.engine.rng import Rng, below

from ..cards import COLOUR, NUMBER, WHITE, WOLVES
from ..choices import legal_builds, legal_moves
from ..houses import (
    fits_colour,
    hosts,
    is_deeper,
    is_higher,
    value_of,
)
from ..moves import (
    ADD,
    BASEMENT,
    DISCARD,
    HOUSES,
    NEW_HOUSE_OTHER_VALUE,
    OTHER_VALUE,
    PASS_CARD,
    PICK_CARD,
    PLACE_WOLF,
    TOKEN_ON,
    USES,
    WAYS,
    lowest,
    owner_of,
    slot_of,
)
from ..state import (
    AT_HOME,
    T1_PLAY,
    T2_TOKEN,
    T3_PASS,
    T4_WOLF,
    T5_SMOKEY,
    House,
    State,
)
from .evaluation import worth_of_wolf, worth_of_wolf_at_home, worth_with
from .house_strength import (
    NO_HOUSE,
    Comparison,
    chances_among,
    chances_of_house,
    chances_without_colour,
    comparison_for,
    strength,
)

A_USE = 20  # hundredths of a point, for each house that a card fits

# A lot holds a prior and, in its last bits, the number of what has it, so that the best is the highest. These bits,
# turned over by a random spin, decide between equals.
LOT = 7
SPINS = 1 << LOT
NOTHING = -(1 << 40)


def rollout_move(state: State, seat: int, moves: list[int], priors: list[int], rng: Rng) -> int:
    """Build where it changes most, send wolves where they are safe, and give away what fits nowhere."""
    kind = state.decision.kind
    if kind == T5_SMOKEY:
        return moves[below(rng, legal_moves(state, seat, moves))]
    spin = below(rng, SPINS)
    player = state.seats[seat]
    if kind == T3_PASS:
        return PASS_CARD + player.hand[drawn(least_useful(state, seat, 0, player.held, spin), spin)]
    comparison = comparison_for(state, seat)
    if kind == T1_PLAY:
        return best_play(state, seat, moves, comparison, spin)
    if kind == T2_TOKEN:
        return best_token(state, moves, legal_moves(state, seat, moves), comparison, spin)
    if kind == T4_WOLF:
        safest = safest_house(state, seat, comparison, spin)
        return PLACE_WOLF + drawn(best_wolf(state, seat, safest, comparison, spin), spin) * HOUSES + drawn(safest, spin)
    best = best_build(state, seat, 0, player.held, moves, comparison, spin)
    return PICK_CARD + (moves[drawn(best, spin)] // USES if best >> LOT > 0 else player.hand[spin % player.held])


def lot(prior: int, number: int, spin: int) -> int:
    return (prior << LOT) | (number ^ spin)


def drawn(best: int, spin: int) -> int:
    """The number on a lot."""
    return (best & (SPINS - 1)) ^ spin


def best_play(state: State, seat: int, moves: list[int], comparison: Comparison, spin: int) -> int:
    """The card that is built best, or the least useful one with the best wolf; in the endgame the picked card."""
    player = state.seats[seat]
    first, past = 0, player.held
    if state.endgame:
        while player.hand[first] != player.choice:
            first += 1
        past = first + 1
    build = best_build(state, seat, first, past, moves, comparison, spin)
    gain = build >> LOT
    if gain >= max(best_wolf(state, seat, 100 << LOT, comparison, spin) >> LOT, 0):
        return moves[drawn(build, spin)]
    safest = safest_house(state, seat, comparison, spin)
    wolf = best_wolf(state, seat, safest, comparison, spin)
    discard = least_useful(state, seat, first, past, spin)
    if gain >= (discard >> LOT) + max(wolf >> LOT, 0):
        return moves[drawn(build, spin)]
    move = player.hand[drawn(discard, spin)] * USES + DISCARD
    return move + 1 + drawn(wolf, spin) * HOUSES + drawn(safest, spin) if wolf >> LOT > 0 else move


def best_token(state: State, moves: list[int], count: int, comparison: Comparison, spin: int) -> int:
    """A BBP token goes to the house that is most likely to stand."""
    best = NOTHING
    for i in range(count):
        house = moves[i] - TOKEN_ON
        best = max(best, lot(chances_of_house(state, owner_of(house), slot_of(house), comparison)[0], house, spin))
    return TOKEN_ON + drawn(best, spin)


def safest_house(state: State, seat: int, comparison: Comparison, spin: int) -> int:
    """Of the houses that may take in a wolf, the one that is most likely to stand."""
    best = NOTHING
    open_houses = hosts(state, seat)
    while open_houses:
        house = lowest(open_houses)
        open_houses &= open_houses - 1
        best = max(best, lot(chances_of_house(state, owner_of(house), slot_of(house), comparison)[0], house, spin))
    return best


def best_wolf(state: State, seat: int, house: int, comparison: Comparison, spin: int) -> int:
    """Of the wolves at home, the one to send to this house, in hundredths of a point; the front of a token is taken
    to be worth more than its back."""
    best = NOTHING
    for wolf in range(WOLVES):
        if state.seats[seat].wolf_at[wolf] == AT_HOME:
            token = seat * WOLVES + wolf
            prior = worth_of_wolf(state, token, house >> LOT) - worth_of_wolf_at_home(state, token, comparison[1])
            best = max(best, lot(prior, wolf, spin))
    return best


def least_useful(state: State, seat: int, first: int, past: int, spin: int) -> int:
    """Of these cards of the hand, the one that fits on or under the fewest houses."""
    player = state.seats[seat]
    best = NOTHING
    for place in range(first, past):
        card = player.hand[place]
        uses = 0
        for slot in range(player.house_count):
            house = player.houses[slot]
            goes_on = is_higher(state, card, house, False) | is_deeper(state, card, house)
            uses += fits_colour(state, seat, card, slot) & goes_on
        best = max(best, lot(-A_USE * uses, place, spin))
    return best


def best_build(
    state: State, seat: int, first: int, past: int, moves: list[int], comparison: Comparison, spin: int
) -> int:
    """Of all ways to build these cards of the hand, written into `moves`, the one that brings most."""
    count = 0
    for place in range(first, past):
        count = legal_builds(state, seat, state.seats[seat].hand[place], moves, count)
    best = NOTHING
    for i in range(count):
        best = max(best, lot(gain_of_building(state, seat, moves[i] // USES, moves[i] % USES, comparison), i, spin))
    return best


def gain_of_building(state: State, seat: int, card: int, use: int, comparison: Comparison) -> int:
    """How much more a house is worth with this card, in hundredths of a point."""
    turns = comparison[1]
    slot = (use - ADD) // WAYS
    way = (use - ADD) % WAYS
    if use < ADD:
        high = state.box.roof_floors[NUMBER[card]]
        roof = value_of(state, card, use == NEW_HOUSE_OTHER_VALUE)
        return worth_at(state, COLOUR[card], high, roof, NUMBER[card], NO_HOUSE, comparison)
    house = state.seats[seat].houses[slot]
    before = strength(house.name, house.height, house.roof, turns, comparison[2]) if house.name < WHITE else NO_HOUSE
    number = NUMBER[house.upper[house.floors - 1]]
    worth = worth_at(state, house.name, house.height, house.roof, number, before, comparison)
    number = number if way == BASEMENT else NUMBER[card]
    roof = house.roof if way == BASEMENT else value_of(state, card, way == OTHER_VALUE)
    high = house.basements + house.floors + state.box.roof_floors[number]
    return worth_at(state, colour_with(house, card), high, roof, number, before, comparison) - worth


def colour_with(house: House, card: int) -> int:
    """The first coloured card gives a house its colour."""
    return COLOUR[card] if house.name >= WHITE and COLOUR[card] != WHITE else house.name


def worth_at(state: State, colour: int, high: int, roof: int, number: int, before: int, comparison: Comparison) -> int:
    """What an own house of this colour and height is worth, with such a roof, if it was so strong before."""
    seat, turns, fits, ranks = comparison
    if colour >= WHITE:
        stands, is_tallest = chances_without_colour(state, seat, seat, turns)
    else:
        own = strength(colour, high, roof, turns, fits)
        stands, is_tallest = chances_among(own, before, colour, turns, ranks)
    return worth_with(state, stands, is_tallest, number, turns)
