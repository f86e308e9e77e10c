"""The round of Woof!!, in the rulebook's order (§3)."""

from wolfden.engine.decision import ask, close, only, owes, tell
from wolfden.engine.rng import below

from .cards import BOY, DOUBLE, MOST_PLAYERS, SINGLE, SLOTS, WOLF
from .dealing import set_up_round
from .events import (
    ANNOUNCED,
    ANSWERED,
    ASKED,
    BOARD_READY,
    DEALT,
    DECLARED_EARLY,
    FINAL_PHASE,
    LOOKED,
    REARRANGED,
    TURN_BEGAN,
)
from .moves import ASK, CHOOSE, DECLARE, DIAL, LOOK, REARRANGE
from .roles import announcement, answer, identity
from .scoring import end_game, is_decided, next_start, reveal, score_round
from .state import (
    ASKED_OF,
    CHOOSE_ACTION,
    CHOOSE_FINAL,
    DECLARED,
    FINAL,
    GAME_OVER,
    LOG_FULL,
    LOOKED_AT,
    MOST_TURNS,
    REVEAL,
    ROUND_SETUP,
    THRESHOLD,
    TURN,
    TURN_LIMIT,
    State,
)


def deal(state: State) -> None:
    """Start the first round on a table that is set up."""
    state.event_count = 0
    state.round = 0
    state.phase = ROUND_SETUP
    carry_on(state)


def play(state: State, seat: int, move: int) -> None:
    """Carry out a legal move, and everything after it that needs no decision."""
    state.event_count = 0
    if move >= REARRANGE:
        rearrange(state, seat, move - REARRANGE)
        return
    if state.phase == FINAL:
        choose_finally(state, seat, move - CHOOSE)
    else:
        close(state)
        take_turn(state, seat, move)
    carry_on(state)


def carry_on(state: State) -> None:
    """Go from state to state until somebody has to decide or the game is over (§3.1)."""
    while state.decision.owing == 0 and state.phase != GAME_OVER:
        if state.phase == ROUND_SETUP:
            set_up_round(state)
            begin_round(state)
        elif state.phase == TURN:
            pass_turn(state)
        else:
            end_round(state)


# The turn


def begin_round(state: State) -> None:
    """The start player opens the first turn cycle (§2.3 step 4, §3.1)."""
    state.current = state.start
    state.cycle = 1
    state.phase = TURN
    tell(state, DEALT, state.round, state.start)
    begin_turn(state)


def begin_turn(state: State) -> None:
    tell(state, TURN_BEGAN, state.current)
    ask(state, CHOOSE_ACTION, only(state.current))


def take_turn(state: State, seat: int, move: int) -> None:
    """Exactly one of three actions (§3.2)."""
    if move < ASK:
        look(state, seat, (move - LOOK) // SLOTS, (move - LOOK) % SLOTS)
    elif move < DECLARE:
        ask_question(state, seat, (move - ASK) // MOST_PLAYERS, (move - ASK) % MOST_PLAYERS)
    else:
        declare_early(state, seat, move - DECLARE)
    state.players[seat].turns_taken += 1


def look(state: State, seat: int, target: int, slot: int) -> None:
    """The viewer sees the card and announces it as the rules prescribe; the owner may rearrange (§3.3)."""
    owner = state.players[target]
    card = owner.cards[slot]
    told = announcement(identity(state, seat) == BOY, state.box.face[card])
    note(state, seat, LOOKED_AT, target, told, slot=slot, card=card, fresh=owner.handled)
    owner.handled = 0
    if told == WOLF:
        lay_wolf_marker(state, seat, target)
    tell(state, LOOKED, seat, target, slot, card)
    tell(state, ANNOUNCED, seat, target, told)
    if owner.auto_rearrange:
        rearrange(state, target, below(state.rngs[state.round - 1], 2))


def lay_wolf_marker(state: State, seat: int, target: int) -> None:
    """Only the first one before each player matters (§5.3)."""
    if state.players[seat].wolf_marker[target] == 0:
        state.players[seat].wolf_marker[target] = state.log.count


def ask_question(state: State, seat: int, question: int, target: int) -> None:
    """The answer is true, and the card lies in front of the questioned player (§3.4)."""
    cards = state.players[target].cards
    told = answer(state, question, cards[0], cards[1])
    state.players[seat].questions[question] -= 1
    state.players[seat].held -= 1
    note(state, seat, ASKED_OF, target, told, question=question)
    tell(state, ASKED, seat, target, question)
    tell(state, ANSWERED, target, question, told)


def declare_early(state: State, seat: int, dials: int) -> None:
    """That somebody declares is public, the board is not; enough declarations end the turns (§3.5)."""
    set_board(state, seat, dials)
    note(state, seat, DECLARED, seat)
    state.players[seat].declared = state.log.count
    state.early[state.early_count] = seat
    state.early_count += 1
    tell(state, DECLARED_EARLY, seat, state.early_count)


def note(
    state: State,
    seat: int,
    action: int,
    target: int,
    told: int = 0,
    slot: int = 0,
    card: int = 0,
    fresh: int = 0,
    question: int = 0,
) -> None:
    """One more turn in the log, whose length is the counter seq (§3.1)."""
    log = state.log
    log.seat[log.count] = seat
    log.action[log.count] = action
    log.target[log.count] = target
    log.told[log.count] = told
    log.slot[log.count] = slot
    log.card[log.count] = card
    log.fresh[log.count] = fresh
    log.question[log.count] = question
    log.count += 1


def set_board(state: State, seat: int, dials: int) -> None:
    state.players[seat].board[SINGLE] = dials // DIAL
    state.players[seat].board[DOUBLE] = dials % DIAL


def rearrange(state: State, number: int, swapped: int) -> None:
    """Two cards change places or not; others see only that they were handled (§3.6)."""
    player = state.players[number]
    if swapped:
        card = player.cards[0]
        player.cards[0] = player.cards[1]
        player.cards[1] = card
    player.handled = 1
    tell(state, REARRANGED, number, swapped)


def pass_turn(state: State) -> None:
    """The next player clockwise who has not declared; the turns end at the threshold or the limit (§3.1)."""
    if state.early_count == state.box.threshold:
        begin_final(state, THRESHOLD)
        return
    seat = clockwise(state, state.current)
    state.cycle += seat == state.start
    while state.players[seat].declared:
        seat = clockwise(state, seat)
        state.cycle += seat == state.start
    if state.turn_limit and state.cycle > state.turn_limit:
        begin_final(state, TURN_LIMIT)
        return
    if state.log.count == MOST_TURNS:
        begin_final(state, LOG_FULL)
        return
    state.current = seat
    begin_turn(state)


def clockwise(state: State, seat: int) -> int:
    return seat + 1 if seat + 1 < state.player_count else 0


# The final phase and the end of the round


def begin_final(state: State, why: int) -> None:
    """All who have not declared choose at the same time (§3.5)."""
    seats = 0
    for seat in range(state.player_count):
        if not state.players[seat].declared:
            seats |= only(seat)
    state.phase = FINAL
    tell(state, FINAL_PHASE, why)
    ask(state, CHOOSE_FINAL, seats)


def choose_finally(state: State, seat: int, dials: int) -> None:
    """A board lies ready; when the last one does, all are turned up (§3.5)."""
    set_board(state, seat, dials)
    if owes(state, seat):
        tell(state, BOARD_READY, seat)
    state.decision.owing &= ~only(seat)
    if state.boards_may_change:
        state.decision.answered |= only(seat)
    if state.decision.owing == 0:
        close(state)
        state.phase = REVEAL


def end_round(state: State) -> None:
    """Reveal and score; then the next round, or the end of the game (§5.4)."""
    reveal(state)
    score_round(state)
    if is_decided(state):
        end_game(state)
        state.phase = GAME_OVER
    else:
        state.start = next_start(state)
        state.phase = ROUND_SETUP
