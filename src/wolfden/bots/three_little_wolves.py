"""What is good in The Three Little Wolves: the points each house and wolf will probably bring, ours and theirs."""

from typing import TypeAlias

from wolfden.engine.decision import NO_OBJECTION
from wolfden.games.three_little_wolves.cards import (
    COLOUR,
    NUMBER,
    OWNERS,
    PIGS,
    WHITE,
    WOLVES,
)
from wolfden.games.three_little_wolves.houses import (
    fits_colour,
    is_deeper,
    is_higher,
    objection_to_building,
    value_of,
)
from wolfden.games.three_little_wolves.moves import (
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
    T5_SMOKEY,
    House,
    State,
)

from .rivals import (
    Fits,
    Ranks,
    Rivals,
    chances,
    chances_of_house,
    chances_without_colour,
    fits_of,
    of_three,
    ranks_of,
    rivals_of_seat,
    strength_of_own,
)

MANNER = (90, 12, 1, 1, 12)  # keen, horizon, candidates, uses, curiosity
BEST = 500
A_WIN = 300
A_POINT = 20  # of the lead at the end
A_HOPE = 35  # of the lead before that: it decides who wins

NEXT_TOKEN = 40  # for the house that the next BBP will come to
AT_HOME_YET = 9  # percent of its points that a wolf at home is worth for each turn that is left
MOST_AT_HOME = 60
A_USE = 20  # hundredths of a point, for each house that a card fits

# Worths: of a seat's own houses as they are.
Worths: TypeAlias = tuple[int, int, int]


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
    fits = fits_of(state, seat)
    ranks = ranks_of(state, seat, turns, fits)
    tallest = tallest_height(state)
    value = 0
    for owner in range(OWNERS):
        share = share_of(state, owner, seat)
        for slot in range(state.seats[owner].house_count):
            stands, is_tallest = chances_of_house(state, owner, slot, seat, turns, fits, ranks)
            value += share * worth_of_house(state, owner, slot, stands, is_tallest, tallest, turns)
            value += worth_of_guests(state, owner, slot, seat, stands)
        if share:
            value += share * worth_at_home(state, owner, turns)
    return value


def share_of(state: State, owner: int, seat: int) -> int:
    """How often an owner's points count for the lead of this seat: Smokey's do not."""
    if owner == seat:
        return state.players - 1
    return -1 if owner < state.players else 0


def turns_left(state: State) -> int:
    """About how many turns each player still has."""
    if state.endgame:
        return max(state.seats[0].held, state.seats[1].held)
    if state.turns_left > 0:
        return (state.turns_left + state.players - 1) // state.players
    if state.players == 2:
        return max(state.pile_count - 3, 0) // 3 + 5
    return max(state.pile_count - 3, 0) // state.players + 2


def worth_of_house(state: State, owner: int, slot: int, stands: int, is_tallest: int, tallest: int, turns: int) -> int:
    """What the house, its roof and its BBP token will bring its owner, with such chances."""
    house = state.seats[owner].houses[slot]
    value = worth_with(state, stands, is_tallest, NUMBER[house.upper[house.floors - 1]], turns)
    if house.bbp_token:
        token = house.bbp_token - 1
        value += state.box.token_front[token] * stands + state.box.token_back[token] * (100 - stands)
    elif state.bbp_revealed < PIGS and house.height == tallest:
        value += NEXT_TOKEN
    return value


def worth_with(state: State, stands: int, is_tallest: int, number: int, turns: int) -> int:
    """What a house with such chances is worth when this number is its roof."""
    roof = state.box.roof_vp[number] * stands
    if roof < 0:
        roof = roof * 3 // (3 + turns)  # there may be time to cover it
    return state.box.standing * stands + state.box.demolished * (100 - stands) + state.box.tallest * is_tallest + roof


def worth_of_guests(state: State, owner: int, slot: int, seat: int, stands: int) -> int:
    """What the wolves in this house do for the lead of a seat."""
    house = state.seats[owner].houses[slot]
    value = 0
    for i in range(house.wolves):
        value += share_of(state, house.wolf[i] // WOLVES, seat) * worth_of_wolf(state, house.wolf[i], stands)
    return value


def worth_of_wolf(state: State, token: int, stands: int) -> int:
    """A wolf brings what is on its front if its house stands."""
    return state.box.wolf_front[token] * stands + state.box.wolf_back[token] * (100 - stands)


def worth_at_home(state: State, owner: int, turns: int) -> int:
    """Wolves at home can still be sent out."""
    value = 0
    for wolf in range(WOLVES):
        if state.seats[owner].wolf_at[wolf] == AT_HOME:
            value += worth_of_wolf_at_home(state, owner * WOLVES + wolf, turns)
    return value


def worth_of_wolf_at_home(state: State, token: int, turns: int) -> int:
    return state.box.wolf_front[token] * min(AT_HOME_YET * turns, MOST_AT_HOME)


# Habits


def judge_moves(state: State, seat: int, moves: list[int], count: int, merits: list[int]) -> None:
    """Build where it changes most, send wolves where they are safe, and give away what fits nowhere."""
    kind = state.decision.kind
    if kind in (T3_PASS, T5_SMOKEY):
        for i in range(count):
            merits[i] = -use_of_card(state, seat, moves[i] - PASS_CARD) if kind == T3_PASS else 0
        return
    turns = turns_left(state)
    fits = fits_of(state, seat)
    ranks = ranks_of(state, seat, turns, fits)
    if kind == T1_PLAY:
        judge_plays(state, seat, moves, count, merits, turns, fits, ranks)
    elif kind == T2_TOKEN:
        judge_tokens(state, seat, moves, count, merits, turns, fits, ranks)
    elif kind == T4_WOLF:
        judge_wolves(state, seat, moves, 0, count, PLACE_WOLF, merits, 0, turns, fits, ranks)
    else:
        judge_picks(state, seat, moves, count, merits, turns, fits, ranks)


def judge_plays(
    state: State, seat: int, moves: list[int], count: int, merits: list[int], turns: int, fits: Fits, ranks: Ranks
) -> None:
    """Wolves are judged for the first card only: the discards of every card go on with the same ones."""
    rivals = rivals_of_seat(state, seat, turns, fits, ranks)
    worths = worths_of_houses(state, seat, turns, fits, ranks)
    first_discard, wolves = -1, 0
    i = 0
    while i < count:
        card = moves[i] // USES
        discard = card * USES + DISCARD
        while moves[i] < discard:
            use = moves[i] - card * USES
            merits[i] = gain_of_building(state, seat, card, use, turns, fits, rivals, worths)
            i += 1
        merits[i] = -use_of_card(state, seat, card)
        if first_discard < 0:
            first_discard = i
            while i + 1 + wolves < count and moves[i + 1 + wolves] < discard + USES - DISCARD:
                wolves += 1
            first, last = i + 1, i + 1 + wolves
            judge_wolves(state, seat, moves, first, last, discard + 1, merits, merits[i], turns, fits, ranks)
        else:
            further = merits[i] - merits[first_discard]
            for wolf in range(1, wolves + 1):
                merits[i + wolf] = merits[first_discard + wolf] + further
        i += 1 + wolves


def judge_wolves(
    state: State,
    seat: int,
    moves: list[int],
    start: int,
    stop: int,
    first_move: int,
    merits: list[int],
    discard: int,
    turns: int,
    fits: Fits,
    ranks: Ranks,
) -> None:
    """Some moves that send a wolf out, in hundredths of a point, on top of what a discard is worth."""
    house, stands = -1, 0
    for i in range(start, stop):
        where = moves[i] - first_move
        if where % HOUSES != house:
            house = where % HOUSES
            stands = chances_of_house(state, owner_of(house), slot_of(house), seat, turns, fits, ranks)[0]
        token = seat * WOLVES + where // HOUSES
        merits[i] = discard + worth_of_wolf(state, token, stands) - worth_of_wolf_at_home(state, token, turns)


def judge_tokens(
    state: State, seat: int, moves: list[int], count: int, merits: list[int], turns: int, fits: Fits, ranks: Ranks
) -> None:
    """A BBP token goes to the house that is most likely to stand."""
    for i in range(count):
        house = moves[i] - TOKEN_ON
        merits[i] = chances_of_house(state, owner_of(house), slot_of(house), seat, turns, fits, ranks)[0]


def judge_picks(
    state: State, seat: int, moves: list[int], count: int, merits: list[int], turns: int, fits: Fits, ranks: Ranks
) -> None:
    """A card is picked for where it is built best."""
    rivals = rivals_of_seat(state, seat, turns, fits, ranks)
    worths = worths_of_houses(state, seat, turns, fits, ranks)
    for i in range(count):
        merits[i] = best_gain(state, seat, moves[i] - PICK_CARD, turns, fits, rivals, worths)


def use_of_card(state: State, seat: int, card: int) -> int:
    """What the card may still be good for, by the places it fits."""
    value = 0
    for slot in range(state.seats[seat].house_count):
        house = state.seats[seat].houses[slot]
        goes_on = is_higher(state, card, house, False) | is_deeper(state, card, house)
        value += A_USE * (fits_colour(state, seat, card, slot) & goes_on)
    return value


def best_gain(state: State, seat: int, card: int, turns: int, fits: Fits, rivals: Rivals, worths: Worths) -> int:
    """What the card brings where it is built best; nothing if it cannot be built."""
    best = 0
    for use in range(DISCARD):
        if objection_to_building(state, seat, card, use) == NO_OBJECTION:
            best = max(best, gain_of_building(state, seat, card, use, turns, fits, rivals, worths))
    return best


def gain_of_building(
    state: State, seat: int, card: int, use: int, turns: int, fits: Fits, rivals: Rivals, worths: Worths
) -> int:
    """How much more a house is worth with this card, in hundredths of a point."""
    if use < ADD:
        return worth_of_new(state, seat, card, use == NEW_HOUSE_OTHER_VALUE, turns, fits, rivals)
    slot = (use - ADD) // WAYS
    return worth_grown(state, seat, card, slot, (use - ADD) % WAYS, turns, fits, rivals) - of_three(worths, slot)


def worth_of_new(state: State, seat: int, card: int, other: bool, turns: int, fits: Fits, rivals: Rivals) -> int:
    """What a house that begins with this card is worth."""
    number = NUMBER[card]
    high = state.box.roof_floors[number]
    return worth_at(state, seat, COLOUR[card], high, value_of(state, card, other), number, turns, fits, rivals)


def worth_grown(state: State, seat: int, card: int, slot: int, way: int, turns: int, fits: Fits, rivals: Rivals) -> int:
    """What an own house is worth when this card is added in this way."""
    house = state.seats[seat].houses[slot]
    number = NUMBER[house.upper[house.floors - 1]] if way == BASEMENT else NUMBER[card]
    roof = house.roof if way == BASEMENT else value_of(state, card, way == OTHER_VALUE)
    high = house.basements + house.floors + state.box.roof_floors[number]
    return worth_at(state, seat, colour_with(house, card), high, roof, number, turns, fits, rivals)


def colour_with(house: House, card: int) -> int:
    """The first coloured card gives a house its colour."""
    return COLOUR[card] if house.name >= WHITE and COLOUR[card] != WHITE else house.name


def worths_of_houses(state: State, seat: int, turns: int, fits: Fits, ranks: Ranks) -> Worths:
    """What the seat's houses are worth as they are."""
    first = second = third = 0
    for slot in range(state.seats[seat].house_count):
        house = state.seats[seat].houses[slot]
        stands, is_tallest = chances_of_house(state, seat, slot, seat, turns, fits, ranks)
        worth = worth_with(state, stands, is_tallest, NUMBER[house.upper[house.floors - 1]], turns)
        first = worth if slot == 0 else first
        second = worth if slot == 1 else second
        third = worth if slot == 2 else third
    return first, second, third


def worth_at(
    state: State, seat: int, colour: int, high: int, roof: int, number: int, turns: int, fits: Fits, rivals: Rivals
) -> int:
    """What an own house of this colour and height is worth, with such a roof."""
    if colour >= WHITE:
        stands, is_tallest = chances_without_colour(state, seat, seat, turns)
    else:
        own = strength_of_own(colour, high, roof, turns, fits)
        weakest, strongest = of_three(rivals, colour)
        stands, is_tallest = chances(own, weakest, strongest, turns)
    return worth_with(state, stands, is_tallest, number, turns)
