"""Which moves a seat may make, and why not the others (§3.11)."""

from wolfden.engine.decision import NO_OBJECTION, may_choose

from .cards import OWNERS, SMOKEY, WOLVES
from .hands import holds
from .houses import (
    fits_colour,
    hosts,
    is_deeper,
    is_higher,
    may_begin_house,
    objection_to_building,
    objection_to_wolf,
    value_of,
    wolves_at_home,
)
from .moves import (
    ANSWERS_ANOTHER_QUESTION,
    BASEMENT,
    DISCARD,
    DISCARD_AND_PLACE,
    FIRST_MOVE,
    FLOOR,
    GAME_IS_OVER,
    HOUSES,
    NEW_HOUSE,
    NEW_HOUSE_OTHER_VALUE,
    NOT_IN_HAND,
    NOT_SMOKEYS_CARD,
    NOT_THE_PICKED_CARD,
    NOT_YOUR_DECISION,
    OTHER_VALUE,
    PAST_MOVE,
    PLACE_WOLF,
    SMOKEY_MUST_BUILD,
    TOKEN_ON,
    USES,
    adding,
    house_number,
    lowest,
    owner_of,
    slot_of,
)
from .pig import objection_to_token
from .state import AT_HOME, GAME_OVER, T1_PLAY, T2_TOKEN, T4_WOLF, T5_SMOKEY, State


def objection(state: State, seat: int, move: int) -> int:
    """Why the rules refuse this move, or NO_OBJECTION (§3.11)."""
    if state.phase == GAME_OVER:
        return GAME_IS_OVER
    if not may_choose(state, seat):
        return NOT_YOUR_DECISION
    kind = state.decision.kind
    if move < FIRST_MOVE[kind] or move >= PAST_MOVE[kind]:
        return ANSWERS_ANOTHER_QUESTION
    if kind == T1_PLAY:
        return objection_to_play(state, seat, move // USES, move % USES)
    if kind == T2_TOKEN:
        return objection_to_token(state, owner_of(move - TOKEN_ON), slot_of(move - TOKEN_ON))
    if kind == T4_WOLF:
        return objection_to_placement(state, seat, move - PLACE_WOLF)
    if kind == T5_SMOKEY:
        return objection_for_smokey(state, move // USES, move % USES)
    return NO_OBJECTION if holds(state.seats[seat], move - FIRST_MOVE[kind]) else NOT_IN_HAND


def objection_to_play(state: State, seat: int, card: int, use: int) -> int:
    """One hand card is built or discarded, a discard with or without a wolf; in the endgame it is the picked
    card (§3.2, §3.9)."""
    if not holds(state.seats[seat], card):
        return NOT_IN_HAND
    if state.endgame and card != state.seats[seat].choice:
        return NOT_THE_PICKED_CARD
    if use < DISCARD:
        return objection_to_building(state, seat, card, use)
    if use == DISCARD:
        return NO_OBJECTION
    return objection_to_placement(state, seat, use - DISCARD_AND_PLACE)


def objection_to_placement(state: State, seat: int, where: int) -> int:
    return objection_to_wolf(state, seat, where // HOUSES, owner_of(where % HOUSES), slot_of(where % HOUSES))


def objection_for_smokey(state: State, card: int, use: int) -> int:
    """Smokey builds the card that was turned up for him (§3.9)."""
    if card != state.smokey_card:
        return NOT_SMOKEYS_CARD
    if use >= DISCARD:
        return SMOKEY_MUST_BUILD
    return objection_to_building(state, SMOKEY, card, use)


def legal_moves(state: State, seat: int, moves: list[int]) -> int:
    """Write this seat's legal moves into `moves`, always in the same order; how many there are."""
    if not may_choose(state, seat):
        return 0
    kind = state.decision.kind
    if kind == T1_PLAY:
        return legal_plays(state, seat, moves)
    if kind == T2_TOKEN:
        return legal_tokens(state, moves)
    if kind == T4_WOLF:
        return legal_placements(state, seat, moves, 0, PLACE_WOLF)
    if kind == T5_SMOKEY:
        return legal_builds(state, SMOKEY, state.smokey_card, moves, 0)
    return legal_cards(state, seat, moves, FIRST_MOVE[kind])


def legal_cards(state: State, seat: int, moves: list[int], first_move: int) -> int:
    """Every card of the hand, as moves counted from `first_move`."""
    for i in range(state.seats[seat].held):
        moves[i] = first_move + state.seats[seat].hand[i]
    return state.seats[seat].held


def legal_plays(state: State, seat: int, moves: list[int]) -> int:
    """Every card of the hand with every use; in the endgame only the picked card (§3.2)."""
    player = state.seats[seat]
    count = 0
    wolves_from = wolves_to = 0  # where the list has the discards with a wolf: they are the same for every card
    for i in range(1 if state.endgame else player.held):
        card = player.choice if state.endgame else player.hand[i]
        count = legal_builds(state, seat, card, moves, count)
        discard = card * USES + DISCARD
        moves[count] = discard
        count += 1
        if i == 0:
            wolves_from = count
            count = legal_placements(state, seat, moves, count, card * USES + DISCARD_AND_PLACE)
            wolves_to = count
        else:
            further = discard - moves[wolves_from - 1]
            for wolf in range(wolves_from, wolves_to):
                moves[count] = moves[wolf] + further
                count += 1
    return count


def legal_builds(state: State, owner: int, card: int, moves: list[int], count: int) -> int:
    """Every way to build with this card. What is refused is written too, and the next move takes its place."""
    number = card * USES
    may_begin = may_begin_house(state, owner, card)
    has_other_value = value_of(state, card, True) != 0
    moves[count] = number + NEW_HOUSE
    count += may_begin
    moves[count] = number + NEW_HOUSE_OTHER_VALUE
    count += may_begin & has_other_value
    for slot in range(state.seats[owner].house_count):
        count = legal_additions(state, owner, card, slot, moves, count)
    return count


def legal_additions(state: State, owner: int, card: int, slot: int, moves: list[int], count: int) -> int:
    """Every way to add this card to a house."""
    number = card * USES
    house = state.seats[owner].houses[slot]
    fits = fits_colour(state, owner, card, slot)
    moves[count] = number + adding(slot, FLOOR)
    count += fits & is_higher(state, card, house, False)
    moves[count] = number + adding(slot, OTHER_VALUE)
    count += fits & is_higher(state, card, house, True)
    moves[count] = number + adding(slot, BASEMENT)
    count += fits & is_deeper(state, card, house)
    return count


def legal_placements(state: State, seat: int, moves: list[int], count: int, first_move: int) -> int:
    """Every token that is left into every house that may take it, as moves counted from `first_move`."""
    if wolves_at_home(state, seat) == 0:
        return count
    open_houses = hosts(state, seat)
    while open_houses:
        house = lowest(open_houses)
        open_houses &= open_houses - 1
        for wolf in range(WOLVES):
            moves[count] = first_move + wolf * HOUSES + house
            count += state.seats[seat].wolf_at[wolf] == AT_HOME
    return count


def legal_tokens(state: State, moves: list[int]) -> int:
    count = 0
    for owner in range(OWNERS):
        for slot in range(state.seats[owner].house_count):
            if objection_to_token(state, owner, slot) == NO_OBJECTION:
                moves[count] = TOKEN_ON + house_number(owner, slot)
                count += 1
    return count
