"""What is good in The Three Little Wolves: the points each house and wolf will probably bring, ours and theirs."""

from wolfden.engine.decision import NO_OBJECTION
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
from wolfden.games.three_little_wolves.houses import (
    fits_colour,
    has_house,
    height,
    is_deeper,
    is_higher,
    objection_to_building,
    value_of,
)
from wolfden.games.three_little_wolves.moves import (
    ADD,
    BASEMENT,
    DISCARD,
    DISCARD_AND_PLACE,
    HOUSES,
    NEW_HOUSE_OTHER_VALUE,
    OTHER_VALUE,
    PASS_CARD,
    PICK_CARD,
    PLACE_WOLF,
    TOKEN_ON,
    USES,
    WAYS,
    house_number,
    owner_of,
    slot_of,
)
from wolfden.games.three_little_wolves.pig import tallest_height
from wolfden.games.three_little_wolves.scoring import winners
from wolfden.games.three_little_wolves.state import (
    AT_HOME,
    GAME_OVER,
    T1_PLAY,
    T2_TOKEN,
    T3_PASS,
    T4_WOLF,
    T6_PICK,
    State,
)

MANNER = (90, 12, 1, 1, 12)  # keen, horizon, candidates, uses, curiosity
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
A_USE = 20  # hundredths of a point, for each house that a card fits


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
    if owner == viewer:
        return strength_of_own(state, owner, house.name, height(state, house), house.roof, turns)
    return FLOOR * height(state, house) + ROOM * min(TOP_VALUE - house.roof, turns)


def strength_of_own(state: State, owner: int, colour: int, high: int, roof: int, turns: int) -> int:
    """The strength of a house so high and with such a roof, for somebody who knows the owner's hand."""
    fitting = min(fitting_cards(state, owner, colour, roof), turns)
    return FLOOR * high + ROOM * min(TOP_VALUE - roof, turns) + FITTING_CARD * fitting


def fitting_cards(state: State, owner: int, colour: int, roof: int) -> int:
    """How many cards of the hand can go on top of such a house, one after the other."""
    count = 0
    for i in range(state.seats[owner].held):
        card = state.seats[owner].hand[i]
        fits = COLOUR[card] == colour or COLOUR[card] == WHITE
        if fits and state.box.value[NUMBER[card]] > roof:
            count += 1
    return count


# Habits


def judge_moves(state: State, seat: int, moves: list[int], count: int, merits: list[int]) -> None:
    """Build where it changes most, send wolves where they are safe, and give away what fits nowhere."""
    turns = turns_left(state)
    kind = state.decision.kind
    if kind == T1_PLAY:
        judge_plays(state, seat, moves, count, merits, turns)
        return
    for i in range(count):
        merits[i] = 0
        if kind == T2_TOKEN:
            house = moves[i] - TOKEN_ON
            merits[i] = chance_to_stand(state, owner_of(house), slot_of(house), seat, turns)
        elif kind == T3_PASS:
            merits[i] = -use_of_card(state, seat, moves[i] - PASS_CARD)
        elif kind == T4_WOLF:
            merits[i] = gain_of_wolf(state, seat, moves[i] - PLACE_WOLF, turns)
        elif kind == T6_PICK:
            merits[i] = best_gain(state, seat, moves[i] - PICK_CARD, turns)


def judge_plays(state: State, seat: int, moves: list[int], count: int, merits: list[int], turns: int) -> None:
    """Wolves are judged for the first card only: the discards of every card go on with the same ones."""
    first_discard, discard = -1, 0
    for i in range(count):
        card = moves[i] // USES
        use = moves[i] % USES
        if use < DISCARD:
            merits[i] = gain_of_building(state, seat, card, use, turns)
        elif use == DISCARD:
            merits[i] = -use_of_card(state, seat, card)
            discard = i
            if first_discard < 0:
                first_discard = i
        elif discard == first_discard:
            merits[i] = merits[discard] + gain_of_wolf(state, seat, use - DISCARD_AND_PLACE, turns)
        else:
            merits[i] = merits[discard] + merits[i - discard + first_discard] - merits[first_discard]


def use_of_card(state: State, seat: int, card: int) -> int:
    """What the card may still be good for, by the places it fits."""
    value = 0
    for slot in range(state.seats[seat].house_count):
        house = state.seats[seat].houses[slot]
        if fits_colour(state, seat, card, slot) and (
            is_higher(state, card, house, False) or is_deeper(state, card, house)
        ):
            value += A_USE
    return value


def gain_of_wolf(state: State, seat: int, where: int, turns: int) -> int:
    """What a wolf is worth there, in hundredths of a point, and not at home."""
    wolf, house = where // HOUSES, where % HOUSES
    token = seat * WOLVES + wolf
    stands = chance_to_stand(state, owner_of(house), slot_of(house), seat, turns)
    abroad = state.box.wolf_front[token] * stands + state.box.wolf_back[token] * (100 - stands)
    return abroad - state.box.wolf_front[token] * min(AT_HOME_YET * turns, MOST_AT_HOME)


def best_gain(state: State, seat: int, card: int, turns: int) -> int:
    """What the card brings where it is built best; nothing if it cannot be built."""
    best = 0
    for use in range(DISCARD):
        if objection_to_building(state, seat, card, use) == NO_OBJECTION:
            best = max(best, gain_of_building(state, seat, card, use, turns))
    return best


def gain_of_building(state: State, seat: int, card: int, use: int, turns: int) -> int:
    """How much more a house is worth with this card, in hundredths of a point."""
    number = NUMBER[card]
    if use < ADD:
        roof = value_of(state, card, use == NEW_HOUSE_OTHER_VALUE)
        return worth_at(state, seat, COLOUR[card], state.box.roof_floors[number], roof, number, turns)
    house = state.seats[seat].houses[(use - ADD) // WAYS]
    way = (use - ADD) % WAYS
    top = NUMBER[house.upper[house.floors - 1]]
    high = height(state, house)
    before = worth_at(state, seat, house.name, high, house.roof, top, turns)
    colour = COLOUR[card] if house.name >= WHITE and COLOUR[card] != WHITE else house.name
    if way == BASEMENT:
        return worth_at(state, seat, colour, high + 1, house.roof, top, turns) - before
    higher = high + 1 - state.box.roof_floors[top] + state.box.roof_floors[number]
    roof = value_of(state, card, way == OTHER_VALUE)
    return worth_at(state, seat, colour, higher, roof, number, turns) - before


def worth_at(state: State, seat: int, colour: int, high: int, roof: int, number: int, turns: int) -> int:
    """What an own house of this colour and height is worth, with such a roof."""
    if colour >= WHITE:
        stands = chance_of_colour(state, seat, seat, turns) * 6 // 10
        tallest = stands // 3
    else:
        own = strength_of_own(state, seat, colour, high, roof, turns)
        stands, tallest = chances(state, seat, colour, own, turns)
    roof_vp = state.box.roof_vp[number] * stands
    if roof_vp < 0:
        roof_vp = roof_vp * 3 // (3 + turns)
    return state.box.standing * stands + state.box.demolished * (100 - stands) + state.box.tallest * tallest + roof_vp


def chances(state: State, seat: int, colour: int, own: int, turns: int) -> tuple[int, int]:
    """In percent: how likely an own house of this strength is to stand, and to be the tallest of its colour."""
    weakest, strongest = -1, -1
    for owner in range(OWNERS):
        if owner != seat and has_house(state, owner, colour):
            for slot in range(state.seats[owner].house_count):
                if state.seats[owner].houses[slot].name == colour:
                    here = strength(state, owner, slot, seat, turns)
                    weakest = here if weakest < 0 else min(weakest, here)
                    strongest = max(strongest, here)
    if strongest < 0:
        return 100 - min(4 * turns, 40), 100 - min(6 * turns, 60)
    return likely(2 * (own - weakest) + FLOOR, turns), likely(2 * (own - strongest) - FLOOR, turns)
