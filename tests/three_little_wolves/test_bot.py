"""The quick judgements of The Three Little Wolves say what their plain words say, in random positions."""

from collections.abc import Iterator
from random import Random

import pytest

from tests.every_game.sampling import positions
from tests.three_little_wolves.builders import a_table
from wolfden.engine.decision import NO_OBJECTION, MoveIndex
from wolfden.engine.game import is_over, moves_of, new_state, play, read_options, to_act
from wolfden.engine.rng import Rng
from wolfden.games.three_little_wolves import GAME
from wolfden.games.three_little_wolves.bot.evaluation import (
    AT_HOME_YET,
    MOST_AT_HOME,
    NEXT_TOKEN,
    evaluate,
    win_chance,
)
from wolfden.games.three_little_wolves.bot.house_strength import (
    FITTING_CARD,
    FLOOR,
    ROOM,
    chance_of_colour,
    likely,
    turns_left,
)
from wolfden.games.three_little_wolves.bot.rollout import A_USE, rollout_move
from wolfden.games.three_little_wolves.cards import COLOUR, NUMBER, OWNERS, PIGS, TOP_VALUE, WHITE, WOLVES
from wolfden.games.three_little_wolves.houses import build, objection_to_building
from wolfden.games.three_little_wolves.moves import (
    ADD,
    BASEMENT,
    DISCARD,
    DISCARD_AND_PLACE,
    HOUSES,
    MOST_MOVES,
    PASS_CARD,
    PICK_CARD,
    PLACE_WOLF,
    TOKEN_ON,
    USES,
    WAYS,
    adding,
    owner_of,
    slot_of,
)
from wolfden.games.three_little_wolves.moves import (
    FLOOR as ON_TOP,
)
from wolfden.games.three_little_wolves.pig import tallest_height
from wolfden.games.three_little_wolves.state import AT_HOME, T1_PLAY, T2_TOKEN, T3_PASS, T4_WOLF, T6_PICK, State

GAMES = 20


@pytest.mark.parametrize("players", GAME.players)
def test_the_rollout_policy_makes_a_move_of_the_highest_prior(players: int) -> None:
    """Given positions of games by policy and at random, when a seat rolls out, then no legal move has more prior."""
    rng, random, room = Rng.from_text("rollout"), Random(players), [0] * MOST_MOVES
    for number in range(GAMES):
        options = {"players": players, "baby_wolf": number % 5 == 0}
        state = new_state(GAME, read_options(GAME, options), str(number))
        while not is_over(state):
            seat = to_act(state)[0]
            priors = {move: prior(state, seat, move) for move in moves_of(GAME, state, seat)}
            best = MoveIndex(rollout_move(state, seat, room, [], rng))
            assert priors[best] == max(priors.values())
            play(GAME, state, seat, random.choice([best, random.choice(list(priors))]))


def test_the_rollout_policy_makes_each_of_the_best_moves() -> None:
    """Given cards that fit nowhere, when A must pass one of them, then it is not always the same."""
    state = a_table(["A.red: 6"]).state
    state.decision.kind = T3_PASS
    rng = Rng.from_text("equals")
    cards = {rollout_move(state, 0, [], [], rng) - PASS_CARD for _ in range(100)}
    assert cards == {card for card in state.seats[0].hand if use(state, 0, card) == 0}


def test_the_value_of_a_position_is_the_lead_in_expected_points() -> None:
    """Given random positions, when a seat looks ahead, then its lead is what it expects less what each other does."""
    for state, _ in positions(GAME, 60, "points"):
        for seat in range(state.players):
            own = expected_points(state, seat, seat)
            leads = [own - expected_points(state, other, seat) for other in range(state.players)]
            assert evaluate(state, seat) == sum(leads)


@pytest.mark.parametrize("players", GAME.players)
def test_who_is_further_ahead_is_likelier_to_win_the_more_so_the_nearer_the_end_is(players: int) -> None:
    """Given A is level, ahead or far ahead, when the end is near and when it is not, then A's chances rise."""
    state = new_state(GAME, read_options(GAME, {"players": players}), "chances")
    early = [win_chance(state, 0, 0, [lead] + [0] * 3) for lead in (-200, 0, 100, 200)]
    state.turns_left = state.bbp_revealed = 1
    late = [win_chance(state, 0, 0, [lead] + [0] * 3) for lead in (-200, 0, 100, 200)]
    assert sorted(set(early)) == early
    assert sorted(set(late)) == late
    assert late[0] < early[0] < early[1] == late[1] < early[3] < late[3]
    assert abs(early[1] - 1000 / players) < 80


def prior(state: State, seat: int, move: int) -> int:
    """How good one move looks without thinking ahead."""
    kind = state.decision.kind
    if kind == T1_PLAY:
        return prior_of_play(state, seat, move // USES, move % USES)
    if kind == T2_TOKEN:
        return stands(state, owner_of(move - TOKEN_ON), slot_of(move - TOKEN_ON), seat)
    if kind == T3_PASS:
        return -use(state, seat, move - PASS_CARD)
    if kind == T4_WOLF:
        return gain_of_wolf(state, seat, move - PLACE_WOLF)
    return best_gain(state, seat, move - PICK_CARD) if kind == T6_PICK else 0


def best_gain(state: State, seat: int, card: int) -> int:
    """What the card brings where it is built best; nothing if it cannot be built."""
    ways = [way for way in range(DISCARD) if objection_to_building(state, seat, card, way) == NO_OBJECTION]
    return max([0, *(gain(state, seat, card, way) for way in ways)])


def prior_of_play(state: State, seat: int, card: int, way: int) -> int:
    if way < DISCARD:
        return gain(state, seat, card, way)
    wolf = gain_of_wolf(state, seat, way - DISCARD_AND_PLACE) if way >= DISCARD_AND_PLACE else 0
    return wolf - use(state, seat, card)


def gain(state: State, seat: int, card: int, way: int) -> int:
    """How much more the house is worth when the card is built, though it is still counted in the hand."""
    after = state.copy()
    after.event_count = 0
    build(after, seat, card, way)
    if way < ADD:
        return worth(after, seat, after.seats[seat].house_count - 1, seat)
    slot = (way - ADD) // WAYS
    return worth(after, seat, slot, seat) - worth(state, seat, slot, seat)


def use(state: State, seat: int, card: int) -> int:
    """A card is of use for each house that it fits, on top by its first value or below."""
    slots = range(state.seats[seat].house_count)
    fits = [
        slot
        for slot in slots
        if any(
            objection_to_building(state, seat, card, adding(slot, way)) == NO_OBJECTION for way in (ON_TOP, BASEMENT)
        )
    ]
    return A_USE * len(fits)


def gain_of_wolf(state: State, seat: int, where: int) -> int:
    wolf, house = seat * WOLVES + where // HOUSES, where % HOUSES
    return wolf_at(state, wolf, stands(state, owner_of(house), slot_of(house), seat)) - wolf_at_home(state, wolf)


def wolf_at(state: State, wolf: int, stands: int) -> int:
    return state.box.wolf_front[wolf] * stands + state.box.wolf_back[wolf] * (100 - stands)


def wolf_at_home(state: State, wolf: int) -> int:
    return state.box.wolf_front[wolf] * min(AT_HOME_YET * turns_left(state), MOST_AT_HOME)


def expected_points(state: State, owner: int, viewer: int) -> int:
    """The points that an owner may expect from houses, tokens and wolves."""
    value = 0
    for slot in range(state.seats[owner].house_count):
        house, chance = state.seats[owner].houses[slot], stands(state, owner, slot, viewer)
        value += worth(state, owner, slot, viewer)
        if house.bbp_token:
            front, back = state.box.token_front, state.box.token_back
            value += front[house.bbp_token - 1] * chance + back[house.bbp_token - 1] * (100 - chance)
        elif state.bbp_revealed < PIGS and house.height == tallest_height(state):
            value += NEXT_TOKEN
    for number, place in enumerate(state.seats[owner].wolf_at):
        wolf = owner * WOLVES + number
        if place == AT_HOME:
            value += wolf_at_home(state, wolf)
        else:
            value += wolf_at(state, wolf, stands(state, owner_of(place), slot_of(place), viewer))
    return value


def worth(state: State, owner: int, slot: int, viewer: int) -> int:
    """What the house and its roof will bring."""
    house, chance = state.seats[owner].houses[slot], stands(state, owner, slot, viewer)
    value = state.box.standing * chance + state.box.demolished * (100 - chance)
    value += state.box.tallest * is_tallest(state, owner, slot, viewer)
    roof = state.box.roof_vp[NUMBER[house.upper[house.floors - 1]]] * chance
    return value + (roof if roof > 0 else roof * 3 // (3 + turns_left(state)))


def stands(state: State, owner: int, slot: int, viewer: int) -> int:
    turns = turns_left(state)
    if state.seats[owner].houses[slot].name >= WHITE:
        return chance_of_colour(state, owner, viewer, turns) * 6 // 10
    ahead = [strength(state, owner, slot, viewer) - other for other in rivals(state, owner, slot, viewer)]
    return likely(2 * max(ahead) + FLOOR, turns) if ahead else 100 - min(4 * turns, 40)


def is_tallest(state: State, owner: int, slot: int, viewer: int) -> int:
    turns = turns_left(state)
    if state.seats[owner].houses[slot].name >= WHITE:
        return chance_of_colour(state, owner, viewer, turns) * 2 // 10
    ahead = [strength(state, owner, slot, viewer) - other for other in rivals(state, owner, slot, viewer)]
    return likely(2 * min(ahead) - FLOOR, turns) if ahead else 100 - min(6 * turns, 60)


def rivals(state: State, owner: int, slot: int, viewer: int) -> Iterator[int]:
    """The strengths of all other houses of the same colour."""
    for other in range(OWNERS):
        for place in range(state.seats[other].house_count):
            same = state.seats[other].houses[place].name == state.seats[owner].houses[slot].name
            if same and (other, place) != (owner, slot):
                yield strength(state, other, place, viewer)


def strength(state: State, owner: int, slot: int, viewer: int) -> int:
    house, player = state.seats[owner].houses[slot], state.seats[owner]
    fitting = [
        card
        for card in player.hand[: player.held]
        if owner == viewer and COLOUR[card] in (house.name, WHITE) and state.box.value[NUMBER[card]] > house.roof
    ]
    room = min(TOP_VALUE - house.roof, turns_left(state))
    return FLOOR * house.height + ROOM * room + FITTING_CARD * min(len(fitting), turns_left(state))
