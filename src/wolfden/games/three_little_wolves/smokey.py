"""Two players: Smokey's step and the endgame (§3.9)."""

from wolfden.engine.decision import NO_OBJECTION, NOBODY, ask, only, tell

from .cards import COLOUR, PIGS, SMOKEY, WHITE
from .events import CARD_TURNED_UP, DISCARDED, ENDGAME_BEGAN, MOUSTACHE_PASSED, PICK_REVEALED, PIG_ARRIVED
from .houses import build, objection_to_building
from .moves import DISCARD
from .pig import holders_of_cards, is_pig, reveal_pig, take_top
from .state import (
    EFFECT,
    NO_CARD,
    PICK,
    PLAY,
    SMOKEY_BUILDS,
    SMOKEY_STEP,
    T1_PLAY,
    T5_SMOKEY,
    T6_PICK,
    TOKEN,
    TURN_END,
    USE_PICKS,
    State,
)


def smokey_step(state: State) -> None:
    """Reveal the top card for Smokey; without a draw pile the step is left out."""
    state.current = SMOKEY
    state.refilled = 0
    state.moustache_passes = 0
    if state.pile_count == 0:
        state.phase = TURN_END
        return
    card = take_top(state)
    if is_pig(card):
        reveal_pig(state, card)
        tell(state, PIG_ARRIVED, SMOKEY, card, state.bbp_revealed)
        state.phase = TOKEN
    else:
        state.smokey_card = card
        state.phase = SMOKEY_BUILDS


def smokey_builds(state: State) -> None:
    """Smokey must build if he can; the moustache holder chooses between several places."""
    card = state.smokey_card
    put_out(state, SMOKEY, card)
    tell(state, CARD_TURNED_UP, SMOKEY, card)
    options = 0
    use = DISCARD
    for option in range(DISCARD):
        if objection_to_building(state, SMOKEY, card, option) == NO_OBJECTION:
            options += 1
            use = option
    if options > 1:
        ask(state, T5_SMOKEY, only(state.moustache))
    else:
        place_smokey_card(state, use)


def place_smokey_card(state: State, use: int) -> None:
    """Build or discard the card; a white one that was built passes the moustache when the step is over (§7, C-23)."""
    card = state.smokey_card
    state.smokey_card = NO_CARD
    if use == DISCARD:
        discard(state, SMOKEY, card)
    else:
        build(state, SMOKEY, card, use)
    if COLOUR[card] == WHITE and (use != DISCARD or state.unused_white_passes):
        state.moustache_passes = 1
    state.phase = EFFECT if state.bbp_resolved < state.bbp_revealed else TURN_END


def put_out(state: State, owner: int, card: int) -> None:
    """From now on everybody sees the card."""
    state.used_by[card] = owner
    state.used_after[card] = state.pass_count


def discard(state: State, owner: int, card: int) -> None:
    state.discard[state.discard_count] = card
    state.discard_count += 1
    tell(state, DISCARDED, owner, card)


def end_of_smokey_step(state: State) -> None:
    """The moustache changes hands for a white card, in the endgame in every round."""
    if state.endgame or state.moustache_passes:
        tell(state, MOUSTACHE_PASSED, state.moustache, 1 - state.moustache)
        state.moustache = 1 - state.moustache
    if state.bbp_revealed == PIGS:
        begin_endgame(state)
    else:
        state.current = state.start_player
        state.phase = PLAY


def begin_endgame(state: State) -> None:
    """The third BBP is out: from now on both pick cards in secret."""
    if not state.endgame:
        state.endgame = 1
        tell(state, ENDGAME_BEGAN)
    state.phase = PICK


def ask_for_picks(state: State) -> None:
    state.current = state.moustache
    ask(state, T6_PICK, holders_of_cards(state))


def reveal_picks(state: State) -> None:
    for seat in range(state.players):
        if state.seats[seat].choice != NO_CARD:
            tell(state, PICK_REVEALED, seat, state.seats[seat].choice)
    state.phase = USE_PICKS


def use_picks(state: State) -> None:
    """The moustache holder uses his card first, then the other; then comes Smokey."""
    seat = first_with_pick(state)
    if seat == NOBODY:
        state.phase = SMOKEY_STEP
    else:
        state.current = seat
        ask(state, T1_PLAY, only(seat))


def first_with_pick(state: State) -> int:
    if state.seats[state.moustache].choice != NO_CARD:
        return state.moustache
    if state.seats[1 - state.moustache].choice != NO_CARD:
        return 1 - state.moustache
    return NOBODY
