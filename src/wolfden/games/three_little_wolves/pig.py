"""The Big Bad Pig: BBP cards, their tokens and their effects (§3.6, §3.7)."""

from wolfden.engine.decision import NO_OBJECTION, NOBODY, ask, only, tell

from .cards import BBP_WOLF, FLOOR_CARDS, HAND, OWNERS, PIGS, SMOKEY, TOKEN_NAMES
from .circle import neighbour, receiver
from .events import (
    CARD_DRAWN,
    CARD_PASSED,
    EFFECT_BEGAN,
    EFFECT_LAPSED,
    EFFECT_SKIPPED,
    PASSED_OVER,
    PIG_ARRIVED,
    PIG_WAITS,
    TOKEN_LOST,
    TOKEN_PLACED,
)
from .hands import give, take
from .houses import hosts, wolves_at_home
from .moves import NO_SUCH_HOUSE, NOT_TIED
from .state import (
    EFFECT,
    NEXT_PIG,
    NO_CARD,
    REFILL,
    SMOKEY_BUILDS,
    T2_TOKEN,
    T3_PASS,
    T4_WOLF,
    TOKEN,
    TURN_END,
    WOLVES_GO,
    State,
)

# The circle


def next_owner(state: State, owner: int) -> int:
    """The left neighbour; Smokey sits after the second of two players (§2.2)."""
    if state.players > 2:
        return owner + 1 if owner + 1 < state.players else 0
    if owner == SMOKEY:
        return state.start_player
    return 1 - owner if owner == state.start_player else SMOKEY


def reference_player(state: State) -> int:
    """From whom ties and effects are counted: the current player, in Smokey's step the moustache holder (§3.9)."""
    return state.moustache if state.current == SMOKEY else state.current


# Drawing


def take_top(state: State) -> int:
    state.pile_count -= 1
    return state.pile[state.pile_count]


def is_pig(card: int) -> bool:
    return card >= FLOOR_CARDS


def draw(state: State) -> None:
    """A floor card goes to the hand and ends the turn; a BBP card is revealed. Nothing is drawn any more once the
    third BBP is out (§3.6, §3.8)."""
    if state.bbp_revealed == PIGS:
        state.phase = TURN_END
        return
    card = take_top(state)
    if is_pig(card):
        reveal_pig(state, card)
        tell(state, PIG_ARRIVED, state.current, card, state.bbp_revealed)
        state.phase = TOKEN
    else:
        take_in_hand(state, state.current, card)
        state.phase = TURN_END


def take_in_hand(state: State, seat: int, card: int) -> None:
    take(state.seats[seat], card)
    tell(state, CARD_DRAWN, seat, card)


def reveal_pig(state: State, card: int) -> None:
    """It joins the row of BBP cards that everybody has seen."""
    place = state.bbp_revealed
    while state.pigs[place] != card:
        place += 1
    state.pigs[place] = state.pigs[state.bbp_revealed]
    state.pigs[state.bbp_revealed] = card
    state.bbp_revealed += 1


def refill(state: State) -> None:
    """Draw to five cards; for Smokey, reveal up to a floor card. Further BBP cards wait their turn (§3.7, §3.9)."""
    state.refilled = 1
    state.phase = EFFECT
    wanted = 1 if state.current == SMOKEY else HAND - state.seats[state.current].held
    while wanted > 0 and state.pile_count > 0:
        card = take_top(state)
        if is_pig(card):
            reveal_pig(state, card)
            tell(state, PIG_WAITS, state.current, card, state.bbp_revealed)
        elif state.current == SMOKEY:
            state.smokey_card = card
            state.phase = SMOKEY_BUILDS
            wanted = 0
        else:
            take_in_hand(state, state.current, card)
            wanted -= 1


# The token


def tallest_height(state: State) -> int:
    """The greatest height of a house that has no BBP token yet; 0 if there is none (§3.7)."""
    best = 0
    for owner in range(OWNERS):
        for slot in range(state.seats[owner].house_count):
            house = state.seats[owner].houses[slot]
            if not house.bbp_token and house.height > best:
                best = house.height
    return best


def may_get_token(state: State, owner: int, slot: int, best: int) -> bool:
    house = state.seats[owner].houses[slot]
    return house.bbp_token == 0 and house.height == best


def tied_houses(state: State, owner: int, best: int) -> int:
    """How many of this owner's houses may get the token."""
    count = 0
    for slot in range(state.seats[owner].house_count):
        if may_get_token(state, owner, slot, best):
            count += 1
    return count


def token_owner(state: State, best: int) -> int:
    """The first owner of such a house, clockwise from and including the current player; or NOBODY (§3.7)."""
    owner = reference_player(state)
    for _ in range(OWNERS):
        if tied_houses(state, owner, best) > 0:
            return owner
        owner = next_owner(state, owner)
    return NOBODY


def token_step(state: State) -> None:
    """The next BBP token goes to the tallest house without one; its owner chooses between equals (§3.7)."""
    best = tallest_height(state)
    owner = token_owner(state, best)
    if owner == NOBODY:
        tell(state, TOKEN_LOST, TOKEN_NAMES[state.bbp_resolved])
        after_token(state)
    elif tied_houses(state, owner, best) > 1:
        ask(state, T2_TOKEN, only(state.moustache if owner == SMOKEY else owner))
    else:
        slot = 0
        while not may_get_token(state, owner, slot, best):
            slot += 1
        place_token(state, owner, slot)


def objection_to_token(state: State, owner: int, slot: int) -> int:
    """Only the tied houses of the owner who comes first may get the token (§3.7)."""
    if slot >= state.seats[owner].house_count:
        return NO_SUCH_HOUSE
    best = tallest_height(state)
    if owner != token_owner(state, best) or not may_get_token(state, owner, slot, best):
        return NOT_TIED
    return NO_OBJECTION


def place_token(state: State, owner: int, slot: int) -> None:
    house = state.seats[owner].houses[slot]
    house.bbp_token = state.bbp_resolved + 1
    tell(state, TOKEN_PLACED, TOKEN_NAMES[state.bbp_resolved], owner, house.name, house.height)
    after_token(state)


def after_token(state: State) -> None:
    state.phase = EFFECT if state.refilled else REFILL


# The effect


def effect_step(state: State) -> None:
    """The third BBP has no effect, nor has any in the family variant (§3.7, §3.10)."""
    card = state.pigs[state.bbp_resolved]
    if state.bbp_resolved + 1 == PIGS or state.baby_wolf:
        tell(state, EFFECT_SKIPPED, card)
        state.phase = NEXT_PIG
        return
    tell(state, EFFECT_BEGAN, card)
    if card == BBP_WOLF:
        state.asked = 0
        state.phase = WOLVES_GO
        return
    state.phase = NEXT_PIG
    givers = holders_of_cards(state)
    if givers:
        ask(state, T3_PASS, givers)


def holders_of_cards(state: State) -> int:
    """The players who have cards, one bit each."""
    seats = 0
    for seat in range(state.players):
        if state.seats[seat].held > 0:
            seats |= only(seat)
    return seats


def pass_cards(state: State) -> None:
    """All chosen cards change hands at once (§3.7)."""
    passing = state.passes[state.pass_count]
    passing.card = state.pigs[state.bbp_resolved]
    state.pass_count += 1
    for seat in range(state.players):
        card = state.seats[seat].choice
        passing.given[seat] = card
        state.seats[seat].choice = NO_CARD
        if card != NO_CARD:
            give(state.seats[seat], card)
    for seat in range(state.players):
        card = passing.given[seat]
        if card != NO_CARD:
            to = receiver(state, passing.card, seat)
            take(state.seats[to], card)
            tell(state, CARD_PASSED, seat, to, card)


def wolves_go(state: State) -> None:
    """From the current player on, everybody who can must place a wolf (§3.7)."""
    while state.asked < state.players:
        if state.rooms == 0:
            tell(state, EFFECT_LAPSED, BBP_WOLF)
            break
        seat = neighbour(state, reference_player(state), state.asked)
        state.asked += 1
        if wolves_at_home(state, seat) and hosts(state, seat):
            ask(state, T4_WOLF, only(seat))
            return
        tell(state, PASSED_OVER, seat)
    state.phase = NEXT_PIG


def next_pig(state: State) -> None:
    """BBP cards that came up in the refill follow in their order (§3.7)."""
    state.bbp_resolved += 1
    state.phase = TOKEN if state.bbp_resolved < state.bbp_revealed else TURN_END
