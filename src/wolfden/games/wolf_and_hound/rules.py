"""The turn of Wolf & Hound, in the rulebook's order (§2.4, §3.1-§3.8)."""

from wolfden.engine.decision import NO_OBJECTION, NOBODY, ask, close, may_choose, only, tell
from wolfden.engine.kinds import NO_DECISION, NO_REASON, DecisionKind, Kinds, Reason
from wolfden.engine.rng import shuffle

from .activation import activate, has_rival, is_to_activate, next_to_act
from .cards import ANIMALS, CARD_KINDS, HAND, P1, SEATS, VALUE
from .decks import put_at_bottom, put_on_top, take_top
from .events import (
    CARD_DRAWN,
    CARD_PLAYED,
    CARD_PUT_BACK,
    CARD_SHOWN,
    CARD_TURNED_UP,
    DEALT,
    EXCHANGED,
    FINAL_ROUND,
    NOTHING_PLAYED,
    TURN_BEGAN,
)
from .moving import clockwise, end_of_turn_walks, flip, move_animals, turn_blanket_wolf, two_alike
from .scoring import ELIMINATION, TOTALS, end_game, first_without_sheep, is_decided, team_of, wins_by_totals
from .state import NO_CARD, Deck, Seat, State

# The phases of a turn (§3.1).
DEAL, TURN_START, PHASE_1, PHASE_2, PHASE_3, EQUAL_COLOURS, PHASE_4, END_OF_TURN, GAME_OVER = range(9)

# The decisions (§3.10).
DECISIONS = Kinds(NO_DECISION)
D1_ORDER = DECISIONS.add(DecisionKind("order", "3.3"))
D2_PLAY = DECISIONS.add(DecisionKind("play", "3.5"))
D3_EXCHANGE = DECISIONS.add(DecisionKind("exchange", "3.5"))
D4_FLIP = DECISIONS.add(DecisionKind("flip", "3.6"))

# Moves: a number card is its own number, then the call, then an animal to activate or to flip.
KEEP = CARD_KINDS
EXCHANGE = KEEP + 1
ACTIVATE = EXCHANGE + 1
FLIP = ACTIVATE + len(ANIMALS)
MOVES = FLIP + len(ANIMALS)
FIRST_MOVE = (0, ACTIVATE, 0, KEEP, FLIP)  # by decision
PAST_MOVE = (0, FLIP, KEEP, ACTIVATE, MOVES)

# Why a move is refused.
REASONS = Kinds(NO_REASON)
GAME_IS_OVER = REASONS.add(Reason("game_is_over", "5"))
NOT_YOUR_DECISION = REASONS.add(Reason("not_your_decision", "3.10"))
ANSWERS_ANOTHER_QUESTION = REASONS.add(Reason("answers_another_question", "3.10"))
NOT_IN_HAND = REASONS.add(Reason("not_in_hand", "3.5"))
THREES_ARE_BARRED = REASONS.add(Reason("threes_are_barred", "3.5"))
NOT_TO_ACTIVATE = REASONS.add(Reason("not_to_activate", "3.3"))
NOT_TO_FLIP = REASONS.add(Reason("not_to_flip", "3.6"))

NUMBER_DECK, DUMMY_DECK = 0, 1


# The deal


def deal(state: State) -> None:
    """Start the first game on a table that is set up."""
    close(state)
    state.decision.number = 0
    state.event_count = 0
    state.match_score[0] = 0
    state.match_score[1] = 0
    state.phase = DEAL
    carry_on(state)


def deal_cards(state: State) -> None:
    """Shuffle the number deck and give every seat four cards (§2.4 steps 2 and 3)."""
    deck = state.number_deck
    deck.count = 0
    for card in range(CARD_KINDS):
        for _ in range(state.copies[card]):
            put_on_top(deck, card, False)
    shuffle(state.rngs[state.match_score[0] + state.match_score[1]], deck.cards, deck.count)
    for place in range(SEATS):
        seat = state.seats[place]
        seat.held = 0
        seat.dummy_deck.count = 0
        for card in range(CARD_KINDS):
            seat.hand[card] = 0
            seat.shown[card] = 0
        for _ in range(HAND):
            card = take_top(deck)
            if seat.dummy:
                put_at_bottom(seat.dummy_deck, card, False)
            else:
                seat.hand[card] += 1
                seat.held += 1
    begin(state)


def begin(state: State) -> None:
    """Sheep into their fences, animals to P1's place, and P1 takes turn 1 (§2.4 steps 4 to 6)."""
    for place in range(SEATS):
        state.seats[place].sheep = state.seats[place].cap
        state.seats[place].played_count = 0
    for i in range(state.animal_count):
        state.animals[i].place = P1
        state.animals[i].face = state.animals[i].start_face
        state.animals[i].acted = 0
    state.winner = NOBODY
    state.final_round = 0
    state.candidate = NO_CARD
    state.prev_turn_card = NO_CARD
    state.prev_turn_seat = NOBODY
    state.turn_number = 1
    state.current = P1
    state.phase = TURN_START
    tell(state, DEALT, state.match_score[0] + state.match_score[1] + 1)


# Moves


def objection(state: State, seat: int, move: int) -> int:
    """Why the rules refuse this move, or NO_OBJECTION (§3.10)."""
    if state.phase == GAME_OVER:
        return GAME_IS_OVER
    if not may_choose(state, seat):
        return NOT_YOUR_DECISION
    kind = state.decision.kind
    if move < FIRST_MOVE[kind] or move >= PAST_MOVE[kind]:
        return ANSWERS_ANOTHER_QUESTION
    if kind == D2_PLAY:
        return objection_to_card(state, seat, move)
    if kind == D1_ORDER and not is_to_activate(state, move - ACTIVATE):
        return NOT_TO_ACTIVATE
    if kind == D4_FLIP and not is_to_flip(state, move - FLIP):
        return NOT_TO_FLIP
    return NO_OBJECTION


def objection_to_card(state: State, seat: int, card: int) -> int:
    """A card must be in the hand; 3s may be barred (§3.5)."""
    if state.seats[seat].hand[card] <= 0:
        return NOT_IN_HAND
    if state.no3 and VALUE[card] == 3:
        return THREES_ARE_BARRED
    return NO_OBJECTION


def is_to_flip(state: State, card: int) -> bool:
    """Is this animal one of the two metamorphic cards?"""
    for i in range(state.animal_count):
        if state.animals[i].card == card:
            return state.animals[i].metamorphic == 1
    return False


def legal_moves(state: State, seat: int, moves: list[int]) -> int:
    """Write this seat's legal moves into `moves`, in the order of their numbers; how many there are."""
    if not may_choose(state, seat):
        return 0
    if state.decision.kind == D2_PLAY:
        return playable_cards(state, seat, moves)
    count = 0
    for move in range(KEEP, MOVES):
        if objection(state, seat, move) == NO_OBJECTION:
            moves[count] = move
            count += 1
    return count


def playable_cards(state: State, seat: int, cards: list[int]) -> int:
    """The cards of the hand that may be played, each kind once: all of them, unless 3s are barred."""
    hand = state.seats[seat].hand
    no3 = state.no3
    count = 0
    for card in range(CARD_KINDS):
        cards[count] = card
        if hand[card] > 0 and (not no3 or objection_to_card(state, seat, card) == NO_OBJECTION):
            count += 1
    return count


def play(state: State, seat: int, move: int) -> None:
    """Carry out a legal move, and everything after it that needs no decision."""
    kind = state.decision.kind
    close(state)
    state.event_count = 0
    if kind == D1_ORDER:
        for i in range(state.animal_count):
            if state.animals[i].card == move - ACTIVATE:
                activate(state, i)
    elif kind == D2_PLAY:
        state.seats[seat].hand[move] -= 1
        state.seats[seat].held -= 1
        if state.seats[seat].shown[move] > 0:
            state.seats[seat].shown[move] -= 1
        put_down(state, move)
    elif kind == D3_EXCHANGE:
        settle_candidate(state, move == EXCHANGE)
    else:
        for i in range(state.animal_count):
            if state.animals[i].card == move - FLIP:
                flip(state, state.animals[i])
        state.phase = PHASE_4
    carry_on(state)


def carry_on(state: State) -> None:
    """Go from phase to phase until somebody has to decide or the game is over (§3.1)."""
    while state.decision.owing == 0 and state.phase != GAME_OVER:
        # Most often a card has just been played: the rest of its turn, then the next turn up to its card.
        if state.phase == EQUAL_COLOURS:
            equal_colours(state)
        if state.phase == PHASE_4:
            phase_4(state)
        if state.phase == END_OF_TURN:
            end_of_turn(state)
        if state.phase == DEAL:
            deal_cards(state)
        if state.phase == TURN_START:
            start_turn(state)
        if state.phase == PHASE_1:
            phase_1(state)
        if state.phase == PHASE_2:
            phase_2(state)
        if state.phase == PHASE_3:
            phase_3(state)


def decider(state: State) -> int:
    """The current player; for a dummy, its human team-mate."""
    if state.seats[state.current].dummy:
        return clockwise(state.current, 2)
    return state.current


# The turn


def start_turn(state: State) -> None:
    """Phase 1 is left out once, in the first turn of the game (§3.1)."""
    state.card_this_turn = NO_CARD
    state.skipped = 0
    state.no3 = 0
    tell(state, TURN_BEGAN, state.current, state.turn_number)
    state.phase = PHASE_2 if state.turn_number == 1 else PHASE_1


def phase_1(state: State) -> None:
    """The animals at the current player's place act: pink, then black, then white (§3.3)."""
    i = next_to_act(state)
    while i != NOBODY and not state.skipped:
        if state.manual_activation_order and has_rival(state, i):
            ask(state, D1_ORDER, only(decider(state)))
            return
        activate(state, i)
        i = next_to_act(state)
    if state.final_round and state.current == P1:
        finish(state, wins_by_totals(state), TOTALS)
    elif state.skipped:
        state.phase = END_OF_TURN
    else:
        state.phase = PHASE_2


def phase_2(state: State) -> None:
    """The first seat without sheep, clockwise from the current player, loses the game (§3.4)."""
    loser = first_without_sheep(state)
    if loser != NOBODY:
        finish(state, 1 - team_of(loser), ELIMINATION)
    else:
        state.phase = PHASE_3


def phase_3(state: State) -> None:
    """A human plays a card from the hand, a dummy the card that is turned up (§3.5)."""
    seat = state.seats[state.current]
    if seat.dummy:
        turn_up(state)
    elif has_playable_card(state):
        ask(state, D2_PLAY, only(state.current))
    else:
        show_hand(state)
        no_card_played(state)


def has_playable_card(state: State) -> bool:
    """Is there a card in the hand, and one that is not a barred 3?"""
    seat = state.seats[state.current]
    if not state.no3:
        return seat.held > 0
    for card in range(CARD_KINDS):
        if objection_to_card(state, state.current, card) == NO_OBJECTION:
            return True
    return False


def show_hand(state: State) -> None:
    """Everybody sees that there is nothing to play (§3.5)."""
    seat = state.seats[state.current]
    for card in range(CARD_KINDS):
        seat.shown[card] = seat.hand[card]
        for _ in range(seat.hand[card]):
            tell(state, CARD_SHOWN, state.current, card)


def no_card_played(state: State) -> None:
    tell(state, NOTHING_PLAYED, state.current)
    state.phase = END_OF_TURN


def turn_up(state: State) -> None:
    """The dummy's candidate comes from the number deck, or from its own deck when that is empty (§3.5)."""
    dummy_deck = state.seats[state.current].dummy_deck
    if state.number_deck.count > 0:
        state.candidate = take_top(state.number_deck)
        tell(state, CARD_TURNED_UP, state.current, state.candidate)
        if dummy_deck.count > 0:
            ask(state, D3_EXCHANGE, only(decider(state)))
        else:
            settle_candidate(state, False)
    elif dummy_deck.count > 0:
        card = take_top(dummy_deck)
        tell(state, CARD_TURNED_UP, state.current, card)
        if state.no3 and VALUE[card] == 3:
            put_back(state, card, DUMMY_DECK)
            no_card_played(state)
        else:
            put_down(state, card)
    else:
        no_card_played(state)


def settle_candidate(state: State, exchange: bool) -> None:
    """Play the candidate or the card exchanged for it; a barred 3 goes back, the exchange undone (§3.5)."""
    dummy_deck = state.seats[state.current].dummy_deck
    candidate = state.candidate
    state.candidate = NO_CARD
    card = candidate
    if exchange:
        card = take_top(dummy_deck)
        tell(state, EXCHANGED, state.current, candidate, card)
    if state.no3 and VALUE[card] == 3:
        if exchange:
            put_back(state, card, DUMMY_DECK)
        put_back(state, candidate, NUMBER_DECK)
        no_card_played(state)
        return
    if exchange:
        put_at_bottom(dummy_deck, candidate, True)
    put_down(state, card)


def put_back(state: State, card: int, pile: int) -> None:
    """A card everybody has seen returns to the top of its deck."""
    if pile == NUMBER_DECK:
        put_on_top(state.number_deck, card, True)
    else:
        put_on_top(state.seats[state.current].dummy_deck, card, True)
    tell(state, CARD_PUT_BACK, state.current, card, pile)


def put_down(state: State, card: int) -> None:
    """The card joins the played row, and the animals move (§3.6)."""
    seat = state.seats[state.current]
    seat.played[seat.played_count] = card
    seat.played_count += 1
    state.card_this_turn = card
    tell(state, CARD_PLAYED, state.current, card)
    move_animals(state, state.current, card)
    state.phase = EQUAL_COLOURS


def equal_colours(state: State) -> None:
    """Two metamorphic cards of one colour at one place: one of them is flipped (§3.6 M4)."""
    if state.has_specials and two_alike(state):
        ask(state, D4_FLIP, only(decider(state)))
    else:
        state.phase = PHASE_4


def phase_4(state: State) -> None:
    """The Blanket Wolf turns (§3.7); a human draws; an empty hand starts the final round (§3.7b)."""
    if state.has_specials:
        turn_blanket_wolf(state)
    seat = state.seats[state.current]
    if not seat.dummy and state.number_deck.count > 0:
        draw(state, seat, state.number_deck)
    left = seat.dummy_deck.count if seat.dummy else seat.held
    if left == 0 and not state.final_round:
        state.final_round = 1
        tell(state, FINAL_ROUND, state.current)
    state.phase = END_OF_TURN


def draw(state: State, seat: Seat, deck: Deck) -> None:
    """The top card joins the hand; if it was seen going into the deck, everybody knows it is there."""
    card = take_top(deck)
    card_was_seen = deck.seen[deck.count]
    seat.hand[card] += 1
    seat.held += 1
    seat.shown[card] += card_was_seen
    tell(state, CARD_DRAWN, state.current, card, card_was_seen)


def end_of_turn(state: State) -> None:
    """The late walkers go, and the turn passes clockwise (§3.8)."""
    if state.has_specials:
        end_of_turn_walks(state)
    state.prev_turn_card = state.card_this_turn
    state.prev_turn_seat = state.current if state.card_this_turn != NO_CARD else NOBODY
    state.no3 = 0
    state.current = clockwise(state.current, 1)
    state.turn_number += 1
    state.phase = TURN_START


def finish(state: State, winner: int, why: int) -> None:
    """The game is won; a match goes on with a new deal until a team has three points (§5.4)."""
    end_game(state, winner, why)
    state.phase = GAME_OVER if is_decided(state) else DEAL
