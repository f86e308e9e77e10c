"""What is good in The Three Little Wolves: the points each house and wolf will probably bring, ours and theirs."""

from wolfden.games.three_little_wolves.cards import (
    COLOUR,
    COLOURS,
    NUMBER,
    OWNERS,
    PIGS,
    TOP_VALUE,
    WHITE,
    WOLVES,
)
from wolfden.games.three_little_wolves.houses import has_house, height
from wolfden.games.three_little_wolves.moves import house_number, owner_of, slot_of
from wolfden.games.three_little_wolves.pig import tallest_height
from wolfden.games.three_little_wolves.scoring import winners
from wolfden.games.three_little_wolves.state import AT_HOME, GAME_OVER, House, State

MANNER = (0, 0, 1, 1, 70)  # keen, horizon, candidates, uses, curiosity
BEST = 500
A_WIN = 300
A_POINT = 20  # of the lead at the end
A_HOPE = 35  # of the lead before that: it decides who wins

FLOOR = 10  # heights are weighed in tenths of a floor
ROOM = 2  # what a number above the roof is worth as long as there is time to use it
FITTING_CARD = 3  # and what a card in the hand is worth that can be built there
SURE = 97  # percent, the most that anything is deemed likely before the end
NEXT_TOKEN = 40  # for the house that the next BBP will come to
AT_HOME_YET = 9  # percent of its points that a wolf at home is worth for each turn that is left
MOST_AT_HOME = 60


def deal_number(state: State) -> int:
    """There is only one deal; after it the game is over."""
    return 1 if state.phase == GAME_OVER else 0


def standing(state: State, seat: int) -> int:
    """At the end: winning first, then the lead over the best of the others."""
    if state.phase != GAME_OVER:
        return 0
    best = -BEST
    for other in range(state.players):
        if other != seat:
            best = max(best, state.seats[other].vp)
    won = winners(state)
    value = A_POINT * (state.seats[seat].vp - best)
    if (won >> seat) & 1 == 0:
        return max(value - A_WIN, -BEST)
    return min(value + (A_WIN if won == 1 << seat else 0), BEST)


def outlook(state: State, seat: int) -> int:
    """Before the end, the lead over the others on average that may be hoped for."""
    if state.phase == GAME_OVER:
        return standing(state, seat)
    return min(max(A_HOPE * prospect(state, seat) // (100 * (state.players - 1)), -BEST), BEST)


def weight(world: State, viewer: int) -> float:
    """What the others built tells little about their hands: not even a bot that sees them all gains much by it."""
    return 1.0


def prospect(state: State, seat: int) -> int:
    """How far this seat is ahead of the others, in hundredths of a point; more is better."""
    if state.phase == GAME_OVER:
        return 100 * standing(state, seat)
    turns = turns_left(state)
    value = 0
    for other in range(state.players):
        value += hopes(state, other, seat, turns) * (state.players - 1 if other == seat else -1)
    return value


def turns_left(state: State) -> int:
    """About how many turns each player still has."""
    if state.endgame:
        return max(state.seats[0].held, state.seats[1].held)
    if state.turns_left > 0:
        return (state.turns_left + state.players - 1) // state.players
    if state.players == 2:
        return max(state.pile_count - 3, 0) // 3 + 5
    return max(state.pile_count - 3, 0) // state.players + 2


def hopes(state: State, owner: int, viewer: int, turns: int) -> int:
    """The points this owner may hope for, in hundredths."""
    value = 0
    for slot in range(state.seats[owner].house_count):
        value += worth_of_house(state, owner, slot, viewer, turns)
    for wolf in range(WOLVES):
        value += worth_of_wolf(state, owner, wolf, viewer, turns)
    return value


def worth_of_house(state: State, owner: int, slot: int, viewer: int, turns: int) -> int:
    """What the house, its roof and its BBP token will bring its owner."""
    house = state.seats[owner].houses[slot]
    stands = chance_to_stand(state, owner, slot, viewer, turns)
    value = state.box.standing * stands + state.box.demolished * (100 - stands)
    value += state.box.tallest * chance_of_tallest(state, owner, slot, viewer, turns)
    roof = state.box.roof_vp[NUMBER[house.upper[house.floors - 1]]]
    if roof < 0:
        value += roof * stands * 3 // (3 + turns)  # there may be time to cover it
    else:
        value += roof * stands
    if house.bbp_token:
        token = house.bbp_token - 1
        value += state.box.token_front[token] * stands + state.box.token_back[token] * (100 - stands)
    elif state.bbp_revealed < PIGS and height(state, house) == tallest_height(state):
        value += NEXT_TOKEN
    return value


def worth_of_wolf(state: State, owner: int, wolf: int, viewer: int, turns: int) -> int:
    """A wolf brings what is on its front if its house stands; at home it can still be sent out."""
    place = state.seats[owner].wolf_at[wolf]
    token = owner * WOLVES + wolf
    if place == AT_HOME:
        return state.box.wolf_front[token] * min(AT_HOME_YET * turns, MOST_AT_HOME)
    stands = chance_to_stand(state, owner_of(place), slot_of(place), viewer, turns)
    return state.box.wolf_front[token] * stands + state.box.wolf_back[token] * (100 - stands)


def chance_to_stand(state: State, owner: int, slot: int, viewer: int, turns: int) -> int:
    """In percent: how likely it is not to be the only smallest house of its colour in the end."""
    house = state.seats[owner].houses[slot]
    if house.name >= WHITE:
        return chance_of_colour(state, owner, viewer, turns) * 6 // 10
    rival = extreme_rival(state, house.name, house_number(owner, slot), viewer, turns, -1)
    if rival < 0:
        return 100 - min(4 * turns, 40)
    ahead = strength(state, owner, slot, viewer, turns) - rival
    return likely(2 * ahead + FLOOR, turns)


def chance_of_tallest(state: State, owner: int, slot: int, viewer: int, turns: int) -> int:
    """In percent: how likely it is to be the only tallest house of its colour in the end."""
    house = state.seats[owner].houses[slot]
    if house.name >= WHITE:
        return chance_of_colour(state, owner, viewer, turns) * 2 // 10
    rival = extreme_rival(state, house.name, house_number(owner, slot), viewer, turns, 1)
    if rival < 0:
        return 100 - min(6 * turns, 60)
    ahead = strength(state, owner, slot, viewer, turns) - rival
    return likely(2 * ahead - FLOOR, turns)


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


def extreme_rival(state: State, colour: int, but: int, viewer: int, turns: int, sign: int) -> int:
    """The strength of the strongest other house of this colour, with the sign -1 of the weakest; -1 without one."""
    found = -1
    for owner in range(OWNERS):
        for slot in range(state.seats[owner].house_count):
            if state.seats[owner].houses[slot].name == colour and house_number(owner, slot) != but:
                here = strength(state, owner, slot, viewer, turns)
                if found < 0 or sign * here > sign * found:
                    found = here
    return found


def strength(state: State, owner: int, slot: int, viewer: int, turns: int) -> int:
    """The height of a house, and how easily it will grow, in tenths of a floor."""
    house = state.seats[owner].houses[slot]
    value = FLOOR * height(state, house) + ROOM * min(TOP_VALUE - house.roof, turns)
    if owner == viewer:
        value += FITTING_CARD * min(fitting_cards(state, owner, house), turns)
    return value


def fitting_cards(state: State, owner: int, house: House) -> int:
    """How many cards of the hand can go on top of this house, one after the other."""
    count = 0
    for i in range(state.seats[owner].held):
        card = state.seats[owner].hand[i]
        fits = COLOUR[card] == house.name or COLOUR[card] == WHITE
        if fits and state.box.value[NUMBER[card]] > house.roof:
            count += 1
    return count
