"""Howl, in the rulebook's order (§2.2, §3)."""

from wolfden.engine.decision import NO_OBJECTION, NOBODY, ask, close, may_choose, only, owes, tell
from wolfden.engine.kinds import NO_DECISION, NO_REASON, DecisionKind, Kinds, Reason
from wolfden.engine.rng import shuffle

from .cards import CARDS, NO_CARD
from .events import ASIDE_SHOWN, CARD_CHOSEN, DEALT, DROWNED, GAME_ENDED, HOWLED, SHEEP_STAY, SHEEP_TAKEN
from .scoring import winners
from .state import State

# The only decision (§3.1); its moves are the numbers of the cards.
DECISIONS = Kinds(NO_DECISION)
HOWL = DECISIONS.add(DecisionKind("howl", "3.1"))

# Why a move is refused.
REASONS = Kinds(NO_REASON)
GAME_IS_OVER = REASONS.add(Reason("game_is_over", "5"))
NOT_A_CARD = REASONS.add(Reason("not_a_card", "3.1"))
NOT_IN_HAND = REASONS.add(Reason("not_in_hand", "3.1"))


# The deal


def deal(state: State) -> None:
    """Shuffle, deal every hand, and set the other cards aside (§2.2)."""
    for card in range(CARDS):
        state.pool[card] = card
        state.aside[card] = 0
    shuffle(state.rngs[0], state.pool, CARDS)
    left = CARDS
    for seat in range(state.players):
        for card in range(CARDS):
            state.seats[seat].hand[card] = 0
        for _ in range(state.hand_size):
            left -= 1
            state.seats[seat].hand[state.pool[left]] = 1
    for place in range(left):
        state.aside[state.pool[place]] = 1
    for card in range(CARDS):
        state.pool[card] = 0
    begin(state)


def begin(state: State) -> None:
    """The hands are dealt; nobody has howled, and nobody has sheep (§2.2)."""
    for card in range(CARDS):
        state.howled_by[card] = NOBODY
    for seat in range(state.players):
        state.seats[seat].held = state.hand_size
        state.seats[seat].chosen = NO_CARD
        state.seats[seat].howled = NO_CARD
        state.seats[seat].sheep = 0
    state.over = 0
    state.round = 0
    state.sheep = 0
    state.decision.number = 0
    state.event_count = 0
    tell(state, DEALT, state.hand_size, CARDS - state.players * state.hand_size)
    next_round(state)


def next_round(state: State) -> None:
    """As many sheep come as rounds have begun, and everybody is asked at once (§3.1)."""
    state.round += 1
    state.sheep += state.round
    ask(state, HOWL, (1 << state.players) - 1)


# The choice


def objection(state: State, seat: int, move: int) -> int:
    """Why the rules refuse this card, or NO_OBJECTION (§3.1)."""
    if not may_choose(state, seat):
        return GAME_IS_OVER
    if move < 0 or move >= CARDS:
        return NOT_A_CARD
    if state.seats[seat].hand[move] != 1:
        return NOT_IN_HAND
    return NO_OBJECTION


def legal_moves(state: State, seat: int, moves: list[int]) -> int:
    """Write the cards of the hand into `moves`, the softest first; how many there are."""
    count = 0
    if may_choose(state, seat):
        for card in range(CARDS):
            if state.seats[seat].hand[card] == 1:
                moves[count] = card
                count += 1
    return count


def play(state: State, seat: int, move: int) -> None:
    """Choose a card in secret, or another one; when all have chosen, all howl (§3.1)."""
    state.event_count = 0
    if owes(state, seat):
        tell(state, CARD_CHOSEN, seat)
    state.seats[seat].chosen = move
    state.decision.owing &= ~only(seat)
    state.decision.answered |= only(seat)
    if state.decision.owing == 0:
        close(state)
        howl(state)


# The howl


def howl(state: State) -> None:
    """All cards are shown, and the loudest that is not drowned takes the sheep (§3.2, §3.3)."""
    for seat in range(state.players):
        show(state, seat)
    winner = NOBODY
    for seat in range(state.players):
        if is_drowned(state, seat):
            tell(state, DROWNED, seat, state.seats[seat].howled)
        elif winner == NOBODY or state.seats[seat].howled > state.seats[winner].howled:
            winner = seat
    if winner == NOBODY:
        tell(state, SHEEP_STAY, state.sheep)
    else:
        tell(state, SHEEP_TAKEN, winner, state.sheep)
        state.seats[winner].sheep += state.sheep
        state.sheep = 0
    if state.round < state.hand_size:
        next_round(state)
    else:
        end(state)


def show(state: State, seat: int) -> None:
    wolf = state.seats[seat]
    card = wolf.chosen
    wolf.chosen = NO_CARD
    wolf.howled = card
    wolf.hand[card] = 0
    wolf.held -= 1
    state.howled_by[card] = seat
    tell(state, HOWLED, seat, card)


def is_drowned(state: State, seat: int) -> bool:
    """Has another wolf howled just one louder or softer (§3.2)?"""
    for other in range(state.players):
        if abs(state.seats[seat].howled - state.seats[other].howled) == 1:
            return True
    return False


def end(state: State) -> None:
    """The cards that took no part are shown, and the most sheep have won (§5)."""
    state.over = 1
    for card in range(CARDS):
        if state.aside[card]:
            tell(state, ASIDE_SHOWN, card)
    tell(state, GAME_ENDED, winners(state))
