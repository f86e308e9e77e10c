"""The game in the rulebook's order: the deal (§2.2), moves carried out, turns and their end (§3.1, §3.2, §3.8)."""

from wolfden.engine.decision import NOBODY, ask, close, only, owes, tell
from wolfden.engine.rng import Rng, below, shuffle

from .cards import FLOOR_CARDS, HAND, NUMBER, OWNERS, PACKET, PIGS, SMOKEY, WOLVES
from .events import CARD_CHOSEN, DEALT, FINAL_ROUNDS, TURN_BEGAN
from .hands import give, take
from .houses import build, note_places, place_wolf
from .moves import (
    DISCARD,
    DISCARD_AND_PLACE,
    HOUSES,
    PASS_CARD,
    PICK_CARD,
    PLACE_WOLF,
    TOKEN_ON,
    USES,
    owner_of,
    slot_of,
)
from .pig import (
    draw,
    effect_step,
    holders_of_cards,
    next_owner,
    next_pig,
    pass_cards,
    place_token,
    refill,
    take_top,
    token_step,
    wolves_go,
)
from .scoring import score
from .smokey import (
    ask_for_picks,
    begin_endgame,
    discard,
    end_of_smokey_step,
    place_smokey_card,
    put_out,
    reveal_picks,
    smokey_builds,
    smokey_step,
    use_picks,
)
from .state import (
    AT_HOME,
    DRAW,
    EFFECT,
    NEXT_PIG,
    NO_CARD,
    PICK,
    PLAY,
    REFILL,
    SCORING,
    SMOKEY_BUILDS,
    SMOKEY_STEP,
    T1_PLAY,
    T2_TOKEN,
    T3_PASS,
    T4_WOLF,
    T6_PICK,
    TOKEN,
    USE_PICKS,
    WOLVES_GO,
    State,
)

# The deal


def deal(state: State) -> None:
    """Shuffle, give everybody five cards, make the draw pile, choose the start player, and begin (§2.2)."""
    rng = state.rngs[0]
    state.pile_count = 0
    for card in range(FLOOR_CARDS):
        if state.box.copies[NUMBER[card]]:
            state.pile[state.pile_count] = card
            state.pile_count += 1
    shuffle(rng, state.pile, state.pile_count)
    for seat in range(state.players):
        state.seats[seat].held = 0
        for _ in range(HAND):
            take(state.seats[seat], take_top(state))
    state.bbp_revealed = 0
    hide_pigs(state, rng)
    state.start_player = below(rng, state.players) if state.start_option == NOBODY else state.start_option
    begin(state)


def hide_pigs(state: State, rng: Rng) -> None:
    """Shuffle the BBP cards that are not out into a pile of floor cards: one into the bottom packet, the others
    above it (§2.2)."""
    hidden = PIGS - state.bbp_revealed
    if hidden == 0:
        return
    lowest = state.bbp_revealed + below(rng, hidden)
    top = min(PACKET, state.pile_count + hidden) - 1
    place = below(rng, top + 1)
    state.pile[state.pile_count] = state.pile[top]
    state.pile[top] = state.pile[place]
    state.pile[place] = state.pigs[lowest]
    state.pile_count += 1
    for pig in range(state.bbp_revealed, PIGS):
        if pig != lowest:
            place = PACKET + below(rng, state.pile_count - PACKET + 1)
            state.pile[state.pile_count] = state.pile[place]
            state.pile[place] = state.pigs[pig]
            state.pile_count += 1


def begin(state: State) -> None:
    """Tokens are laid out, the start player takes the moustache if there are two, and the first turn (§2.2)."""
    for owner in range(OWNERS):
        state.seats[owner].choice = NO_CARD
        note_places(state, owner)
        for wolf in range(WOLVES):
            state.seats[owner].wolf_at[wolf] = AT_HOME
    for card in range(FLOOR_CARDS):
        state.used_by[card] = NOBODY
    state.smokey_card = NO_CARD
    state.moustache = state.start_player if state.players == 2 else NOBODY
    state.current = state.start_player
    state.phase = PLAY
    close(state)
    state.decision.number = 0
    state.event_count = 0
    tell(state, DEALT, state.start_player)
    begin_turn(state)


# Moves


def play(state: State, seat: int, move: int) -> None:
    """Carry out a legal move, and everything after it that needs no decision."""
    state.event_count = 0
    kind = state.decision.kind
    if kind == T3_PASS:
        choose(state, seat, move - PASS_CARD)
    elif kind == T6_PICK:
        choose(state, seat, move - PICK_CARD)
    else:
        close(state)
        if kind == T1_PLAY:
            use_card(state, seat, move // USES, move % USES)
        elif kind == T2_TOKEN:
            place_token(state, owner_of(move - TOKEN_ON), slot_of(move - TOKEN_ON))
        elif kind == T4_WOLF:
            send_wolf(state, seat, move - PLACE_WOLF)
        else:
            place_smokey_card(state, move % USES)
    carry_on(state)


def choose(state: State, seat: int, card: int) -> None:
    """A card picked in secret; when the last pick is in, all are carried out together (T3, T6)."""
    if owes(state, seat):
        tell(state, CARD_CHOSEN, seat)
    state.seats[seat].choice = card
    state.decision.owing &= ~only(seat)
    state.decision.answered |= only(seat)
    if state.decision.owing == 0:
        kind = state.decision.kind
        close(state)
        if kind == T3_PASS:
            pass_cards(state)
        else:
            reveal_picks(state)


def use_card(state: State, seat: int, card: int, use: int) -> None:
    """Build with the card, or discard it and perhaps place a wolf (§3.2)."""
    player = state.seats[seat]
    give(player, card)
    player.choice = NO_CARD
    put_out(state, seat, card)
    if use < DISCARD:
        build(state, seat, card, use)
    else:
        discard(state, seat, card)
        if use >= DISCARD_AND_PLACE:
            send_wolf(state, seat, use - DISCARD_AND_PLACE)
    state.phase = USE_PICKS if state.endgame else DRAW


def send_wolf(state: State, seat: int, where: int) -> None:
    place_wolf(state, seat, where // HOUSES, owner_of(where % HOUSES), slot_of(where % HOUSES))


# Turns


def carry_on(state: State) -> None:
    """Go from phase to phase until somebody has to decide or the game is over (§3.1)."""
    while state.decision.owing == 0 and state.phase != SCORING:
        if state.phase == PLAY:
            begin_turn(state)
        elif state.phase == DRAW:
            draw(state)
        elif state.phase == TOKEN:
            token_step(state)
        elif state.phase == REFILL:
            refill(state)
        elif state.phase == EFFECT:
            effect_step(state)
        elif state.phase == WOLVES_GO:
            wolves_go(state)
        elif state.phase == NEXT_PIG:
            next_pig(state)
        elif state.phase == SMOKEY_STEP:
            smokey_step(state)
        elif state.phase == SMOKEY_BUILDS:
            smokey_builds(state)
        elif state.phase == PICK:
            next_endgame_round(state)
        elif state.phase == USE_PICKS:
            use_picks(state)
        else:
            end_turn(state)
    if state.phase == SCORING:
        score(state)


def begin_turn(state: State) -> None:
    """The current player uses exactly one card (§3.2)."""
    state.refilled = 0
    tell(state, TURN_BEGAN, state.current)
    ask(state, T1_PLAY, only(state.current))


def end_turn(state: State) -> None:
    """The turn passes clockwise; after the third BBP everybody has two more (§3.1, §3.8)."""
    if state.current == SMOKEY:
        end_of_smokey_step(state)
    elif state.players == 2:
        end_turn_of_two(state)
    elif state.turns_left == 1:
        state.turns_left = 0
        state.phase = SCORING
    else:
        if state.turns_left > 0:
            state.turns_left -= 1
        elif state.bbp_revealed == PIGS:
            state.turns_left = 2 * state.players
            tell(state, FINAL_ROUNDS, state.turns_left)
        state.current = next_owner(state, state.current)
        state.phase = PLAY


def end_turn_of_two(state: State) -> None:
    """After the second player comes Smokey; the endgame replaces the second player's turn (§3.9)."""
    if state.current != state.start_player:
        state.phase = SMOKEY_STEP
    elif state.bbp_revealed == PIGS:
        begin_endgame(state)
    else:
        state.current = next_owner(state, state.current)
        state.phase = PLAY


def next_endgame_round(state: State) -> None:
    """Rounds follow until both hands are empty (§3.9)."""
    if holders_of_cards(state):
        ask_for_picks(state)
    else:
        state.phase = SCORING
