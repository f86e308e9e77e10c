"""Round setup: the table is cleared, cards and questions are dealt anew (§2.3, §2.4)."""

from wolfden.engine.rng import Rng, below

from .cards import DOUBLE, HAND, MOST_PLAYERS, QUESTIONS, SINGLE, SLOTS
from .roles import find_identities
from .state import NOT_SET, State


def set_up_round(state: State) -> None:
    """Clear the table, deal role cards and questions, choose the first start player at random (§2.3)."""
    state.round += 1
    rng = state.rngs[state.round - 1]
    state.log.count = 0
    state.early_count = 0
    for number in range(state.in_play):
        player = state.players[number]
        player.handled = 1
        player.turns_taken = 0
        player.declared = 0
        player.board[SINGLE] = NOT_SET
        player.board[DOUBLE] = NOT_SET
        for target in range(MOST_PLAYERS):
            player.wolf_marker[target] = 0
    deal_role_cards(state, rng)
    deal_questions(state, rng)
    if state.round == 1:
        state.start = below(rng, state.player_count)


def deal_role_cards(state: State, rng: Rng) -> None:
    """Two cards for everybody, the neutral player included (§2.3 step 2, §2.4)."""
    for place in range(SLOTS * state.in_play):
        state.players[place // SLOTS].cards[place % SLOTS] = state.box.deck[place]
    for last in range(SLOTS * state.in_play - 1, 0, -1):
        other = below(rng, last + 1)
        cards, others = state.players[last // SLOTS].cards, state.players[other // SLOTS].cards
        card = cards[last % SLOTS]
        cards[last % SLOTS] = others[other % SLOTS]
        others[other % SLOTS] = card
    find_identities(state)


def deal_questions(state: State, rng: Rng) -> None:
    """Two for every player; the rest is put away unseen (§2.3 step 3)."""
    left = 0
    for question in range(len(QUESTIONS)):
        state.put_away[question] = state.box.question_copies[question]
        left += state.box.question_copies[question]
    for seat in range(state.player_count):
        player = state.players[seat]
        player.held = HAND
        for question in range(len(QUESTIONS)):
            player.questions[question] = 0
        for _ in range(HAND):
            player.questions[draw_question(state, left, rng)] += 1
            left -= 1


def draw_question(state: State, left: int, rng: Rng) -> int:
    """Take one of the `left` question cards that nobody has, each equally likely."""
    place = below(rng, left)
    question = 0
    while place >= state.put_away[question]:
        place -= state.put_away[question]
        question += 1
    state.put_away[question] -= 1
    return question
