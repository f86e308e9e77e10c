"""What is good in The Three Little Wolves: the points each house and wolf will probably bring, ours and theirs."""

from math import exp

from ..cards import NUMBER, OWNERS, PIGS, WOLVES
from ..pig import tallest_height
from ..scoring import winners
from ..state import AT_HOME, GAME_OVER, House, State
from .house_strength import chances_of_house, comparison_for, turns_left

BEST = 500
A_WIN = 300
A_POINT = 20  # of the lead at the end
A_HOPE = 35  # of the lead before that: it decides who wins

# A logistic model of victory: p = 1 / (1 + ODDS * exp(-DECISIVE * lead)). ODDS are those against somebody who is level
# with the best of the others, by the number of players; DECISIVE is how much a lead changes them, by the turns that are
# left. Fitted to 900 games of searches with 150 iterations a move; docs/experiments/2026-11-17-chances.md has its Brier
# score.
ODDS = (0.0, 0.0, 1.35, 2.0, 2.85)
DECISIVE = (0.022, 0.022, 0.012, 0.0085, 0.0065, 0.0065, 0.0045, 0.0045, 0.004, 0.004, 0.004, 0.0027)

NEXT_TOKEN = 40  # for the house that the next BBP will come to
AT_HOME_YET = 9  # percent of its points that a wolf at home is worth for each turn that is left
MOST_AT_HOME = 60


def deal_number(state: State) -> int:
    """There is only one deal; after it the game is over."""
    return 1 if state.phase == GAME_OVER else 0


def baseline_values(state: State, values: list[int]) -> None:
    """At the end: winning first, then the lead over the best of the others."""
    for seat in range(state.players):
        values[seat] = final_value(state, seat)


def final_value(state: State, seat: int) -> int:
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


def leaf_values(state: State, viewer: int, values: list[int]) -> None:
    """Before the end, the lead over the others on average that may be hoped for."""
    if state.phase == GAME_OVER:
        baseline_values(state, values)
        return
    total = expected_points(state, viewer, values)
    for seat in range(state.players):
        lead = (state.players * values[seat] - total) // (state.players - 1)
        values[seat] = min(max(A_HOPE * lead // 100, -BEST), BEST)


def win_chance(state: State, viewer: int, reward: int, leaf_values: list[int]) -> int:
    """Before the end, the likelier the further the viewer is ahead of the best of the others, the more so the fewer
    turns are left."""
    if state.phase == GAME_OVER:
        won = winners(state)
        return 0 if (won >> viewer) & 1 == 0 else 1000 if won == 1 << viewer else 500
    best = -BEST
    for other in range(state.players):
        if other != viewer:
            best = max(best, leaf_values[other])
    turns = min(turns_left(state), len(DECISIVE) - 1)
    lead = DECISIVE[turns] * (leaf_values[viewer] - best) / state.players
    return int(1000.0 / (1.0 + exp(-lead) * ODDS[state.players]))


def likelihood(world: State, viewer: int) -> float:
    """What the others built tells little about their hands: not even a bot that sees them all gains much by it."""
    return 1.0


def evaluate(state: State, seat: int) -> int:
    """How far this seat is ahead of the others, in hundredths of a point; more is better."""
    if state.phase == GAME_OVER:
        return 100 * final_value(state, seat)
    values = [0] * OWNERS
    total = expected_points(state, seat, values)
    return state.players * values[seat] - total


def expected_points(state: State, viewer: int, values: list[int]) -> int:
    """Write the points that each owner may hope for, in hundredths, as the viewer sees it; those of all players."""
    comparison = comparison_for(state, viewer)
    turns = comparison[1]
    tallest = tallest_height(state)
    for owner in range(OWNERS):
        values[owner] = worth_at_home(state, owner, turns) if owner < state.players else 0
    for owner in range(OWNERS):
        for slot in range(state.seats[owner].house_count):
            house = state.seats[owner].houses[slot]
            stands, is_tallest = chances_of_house(state, owner, slot, comparison)
            values[owner] += worth_of_house(state, house, stands, is_tallest, tallest, turns)
            for i in range(house.wolves):
                values[house.wolf[i] // WOLVES] += worth_of_wolf(state, house.wolf[i], stands)
    total = 0
    for seat in range(state.players):
        total += values[seat]
    return total


def worth_of_house(state: State, house: House, stands: int, is_tallest: int, tallest: int, turns: int) -> int:
    """What the house, its roof and its BBP token will bring its owner, with such chances."""
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
