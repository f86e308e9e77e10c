"""What is good in The Three Little Wolves: the points each house and wolf will probably bring, ours and theirs."""

from wolfden.games.three_little_wolves.cards import NUMBER, OWNERS, PIGS, WOLVES
from wolfden.games.three_little_wolves.pig import tallest_height
from wolfden.games.three_little_wolves.scoring import winners
from wolfden.games.three_little_wolves.state import AT_HOME, GAME_OVER, State

from .rivals import chances_of_house, look_of

MANNER = (90, 12, 1, 2, 12)  # keen, horizon, candidates, uses, curiosity
BEST = 500
A_WIN = 300
A_POINT = 20  # of the lead at the end
A_HOPE = 35  # of the lead before that: it decides who wins

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
    look = look_of(state, seat)
    turns = look[1]
    tallest = tallest_height(state)
    value = 0
    for owner in range(OWNERS):
        share = share_of(state, owner, seat)
        for slot in range(state.seats[owner].house_count):
            stands, is_tallest = chances_of_house(state, owner, slot, look)
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
