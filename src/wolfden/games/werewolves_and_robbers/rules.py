"""The Werewolves bEat Robbers' Horror, in the rulebook's order (§2.2, §3.1-§3.3)."""

from wolfden.engine.decision import NO_OBJECTION, NOBODY, ask, close, may_choose, only, tell
from wolfden.engine.kinds import NO_DECISION, NO_REASON, DecisionKind, Kinds, Reason
from wolfden.engine.rng import below, shuffle

from .cards import (
    CARDS,
    KIND,
    NO_CARD,
    TRAITOR_CARD,
    TRAITOR_CHIP,
    TRUMP,
    WEREWOLF_CARD,
    WEREWOLF_CHIP,
)
from .events import CARD_PLAYED, CARD_VALUED, CHIP_TAKEN, DEALT, MATCH_ENDED, TRICK_WON
from .scoring import score, winners
from .state import DEAL, GAME_OVER, MATCH_OVER, PLAY, RESOLVE, SCORE, SINGLE, State
from .tricks import card_in_trick, evaluate, suit_led

# The only decision (§3.2); its moves are the numbers of the cards.
DECISIONS = Kinds(NO_DECISION)
PLAY_A_CARD = DECISIONS.add(DecisionKind("play", "3.2"))

# Why a move is refused.
REASONS = Kinds(NO_REASON)
MATCH_IS_OVER = REASONS.add(Reason("match_is_over", "5.3"))
ALREADY_PLAYED = REASONS.add(Reason("already_played", "3.2"))
NOT_YOUR_TURN = REASONS.add(Reason("not_your_turn", "3.2"))
NOT_A_CARD = REASONS.add(Reason("not_a_card", "3.2"))
NOT_IN_HAND = REASONS.add(Reason("not_in_hand", "3.2"))


# The deal


def deal(state: State) -> None:
    """Find the first dealer and deal the first game on a table that is set up (§2.2 step 1)."""
    close(state)
    state.decision.number = 0
    state.event_count = 0
    state.game = 0
    for seat in range(state.players):
        state.seats[seat].game_points = 0
    state.dealer = state.first_dealer
    if state.dealer == NOBODY:
        state.dealer = below(state.rngs[0], state.players)
    state.phase = DEAL
    carry_on(state)


def deal_cards(state: State) -> None:
    """Shuffle the whole deck and deal everybody the same number; one card may be left (§2.2 steps 2 to 4)."""
    left = 0
    for card in range(CARDS):
        state.played_by[card] = NOBODY
        state.taken_by[card] = NOBODY
        if state.deck[card]:
            state.pool[left] = card
            left += 1
    shuffle(state.rngs[state.game], state.pool, left)
    for seat in range(state.players):
        for card in range(CARDS):
            state.seats[seat].hand[card] = 0
        for _ in range(state.hand_size):
            left -= 1
            state.seats[seat].hand[state.pool[left]] = 1
    state.set_aside = state.pool[0] if state.undealt else NO_CARD
    for card in range(CARDS):
        state.pool[card] = 0
    begin(state)


def begin(state: State) -> None:
    """Chips into the middle; the left neighbour of the dealer leads the first trick (§2.2 steps 6 to 8)."""
    state.chips_in_middle[WEREWOLF_CHIP] = 0
    state.chips_in_middle[TRAITOR_CHIP] = 0
    for card in range(CARDS):
        if state.chips and state.deck[card] and has_chip(card):
            state.chips_in_middle[chip_of(card)] += 1
    for seat in range(state.players):
        state.seats[seat].held = state.hand_size
        state.seats[seat].captured = 0
        state.seats[seat].chips[WEREWOLF_CHIP] = 0
        state.seats[seat].chips[TRAITOR_CHIP] = 0
    state.trick = 0
    state.plays = 0
    state.leader = left_of(state, state.dealer)
    state.phase = PLAY
    tell(state, DEALT, state.game + 1, state.dealer, state.hand_size, state.undealt)


def left_of(state: State, seat: int) -> int:
    return seat + 1 if seat + 1 < state.players else 0


def seat_at(state: State, play: int) -> int:
    """Who plays to the trick at this place, clockwise from the leader."""
    seat = state.leader + play
    return seat if seat < state.players else seat - state.players


# Moves


def objection(state: State, seat: int, move: int) -> int:
    """Why the rules refuse this card, or NO_OBJECTION: whatever is in the hand may be played (§3.2)."""
    if state.phase == MATCH_OVER:
        return MATCH_IS_OVER
    if not may_choose(state, seat):
        return ALREADY_PLAYED if (seat - state.leader) % state.players < state.plays else NOT_YOUR_TURN
    if move < 0 or move >= CARDS:
        return NOT_A_CARD
    if state.seats[seat].hand[move] != 1:
        return NOT_IN_HAND
    return NO_OBJECTION


def legal_moves(state: State, seat: int, moves: list[int]) -> int:
    """Write the cards this seat may play into `moves`, in the order of their numbers; how many there are."""
    count = 0
    if may_choose(state, seat):
        hand = state.seats[seat].hand
        for card in range(CARDS):
            moves[count] = card
            count += hand[card] == 1
    return count


def play(state: State, seat: int, move: int) -> None:
    """Put the card down face up, and do everything after it that needs no decision (§3.3 step 1)."""
    close(state)
    state.event_count = 0
    state.seats[seat].hand[move] = 0
    state.seats[seat].held -= 1
    state.played[state.trick * state.players + state.plays] = move
    state.played_by[move] = seat
    state.plays += 1
    tell(state, CARD_PLAYED, seat, move)
    if state.chips and has_chip(move):
        take_chip(state, seat, chip_of(move))
    carry_on(state)


def has_chip(card: int) -> bool:
    return KIND[card] == WEREWOLF_CARD or KIND[card] == TRAITOR_CARD


def chip_of(card: int) -> int:
    return WEREWOLF_CHIP if KIND[card] == WEREWOLF_CARD else TRAITOR_CHIP


def take_chip(state: State, seat: int, chip: int) -> None:
    """A chip goes from the middle to the player who showed its card (§3.3 step 2)."""
    state.chips_in_middle[chip] -= 1
    state.seats[seat].chips[chip] += 1
    tell(state, CHIP_TAKEN, seat, chip)


# The game


def carry_on(state: State) -> None:
    """Go from state to state until somebody has to play or the match is over (§3.1)."""
    while state.decision.owing == 0 and state.phase != MATCH_OVER:
        if state.phase == DEAL:
            deal_cards(state)
        elif state.phase == PLAY:
            next_play(state)
        elif state.phase == RESOLVE:
            resolve(state)
        elif state.phase == SCORE:
            score(state)
            state.phase = GAME_OVER
        else:
            next_game(state)


def next_play(state: State) -> None:
    """The turn passes clockwise until everybody has played one card (§3.3 steps 3 and 4)."""
    if state.plays < state.players:
        ask(state, PLAY_A_CARD, only(seat_at(state, state.plays)))
    else:
        state.phase = RESOLVE


def resolve(state: State) -> None:
    """The winner takes all cards of the trick, and leads the next one if there is one (§3.3 step 4)."""
    best = card_in_trick(state, evaluate(state))
    winner = state.played_by[best]
    for play in range(state.players):
        card = card_in_trick(state, play)
        state.taken_by[card] = winner
        strength = state.strengths[play]
        tell(state, CARD_VALUED, state.played_by[card], card, strength // TRUMP, strength % TRUMP)
    tell(state, TRICK_WON, winner, best, suit_led(state), state.players)
    state.seats[winner].captured += state.players
    state.leader = winner
    state.trick += 1
    state.plays = 0
    state.phase = PLAY if state.trick < state.hand_size else SCORE


def next_game(state: State) -> None:
    """The left neighbour deals the next game, until everybody has dealt once (§2.4)."""
    if state.mode == SINGLE or state.game + 1 == state.players:
        state.phase = MATCH_OVER
        tell(state, MATCH_ENDED, winners(state))
    else:
        state.game += 1
        state.dealer = left_of(state, state.dealer)
        state.phase = DEAL
