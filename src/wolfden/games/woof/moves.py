"""The moves of Woof!! by number, which of them are legal, and why the others are not (§3.2, §3.5, §3.6)."""

from wolfden.engine.decision import NO_OBJECTION, may_choose, owes
from wolfden.engine.kinds import NO_REASON, Kinds, Reason

from .cards import DOUBLE, HAND, MOST_PLAYERS, NO_TARGET, QUESTIONS, SLOTS
from .roles import identity
from .state import ABSTAIN, FINAL, GAME_OVER, State

# Moves: look at (player, slot), ask (question, player), declare early (<, <<), choose finally (<, <<),
# rearrange (as they lie, swapped).
DIAL = ABSTAIN + 1
LOOK = 0
ASK = LOOK + SLOTS * MOST_PLAYERS
DECLARE = ASK + len(QUESTIONS) * MOST_PLAYERS
CHOOSE = DECLARE + DIAL * DIAL
REARRANGE = CHOOSE + DIAL * DIAL
MOVES = REARRANGE + 2
MOST_MOVES = SLOTS * (MOST_PLAYERS - 1) + HAND * (MOST_PLAYERS - 1) + MOST_PLAYERS * MOST_PLAYERS

# Why a move is refused.
REASONS = Kinds(NO_REASON)
GAME_IS_OVER = REASONS.add(Reason("game_is_over", "5.6"))
NO_SUCH_MOVE = REASONS.add(Reason("no_such_move", "3.2"))
NOT_YOUR_TURN = REASONS.add(Reason("not_your_turn", "3.2"))
BOARD_IS_SET = REASONS.add(Reason("board_is_set", "3.5"))
TURNS_ARE_OVER = REASONS.add(Reason("turns_are_over", "3.5"))
NOT_YET_FINAL = REASONS.add(Reason("not_yet_final", "3.5"))
NOT_IN_PLAY = REASONS.add(Reason("not_in_play", "2.2"))
NOT_YOURSELF = REASONS.add(Reason("not_yourself", "3.2"))
NEUTRAL_IS_NOT_ASKED = REASONS.add(Reason("neutral_is_not_asked", "2.4"))
NOT_IN_HAND = REASONS.add(Reason("not_in_hand", "3.2"))
FIRST_TURN = REASONS.add(Reason("first_turn", "3.2"))
RED_MARKER = REASONS.add(Reason("red_marker", "3.2"))
OWN_NUMBER = REASONS.add(Reason("own_number", "3.5"))
ONE_ARROW_MISSING = REASONS.add(Reason("one_arrow_missing", "3.5"))
NO_SECOND_TARGET = REASONS.add(Reason("no_second_target", "3.5"))
NO_ABSTAINING_EARLY = REASONS.add(Reason("no_abstaining_early", "3.5"))


def objection(state: State, seat: int, move: int) -> int:
    """Why the rules refuse this move, or NO_OBJECTION (§3.2, §3.5, §3.6)."""
    if state.phase == GAME_OVER:
        return GAME_IS_OVER
    if move < 0 or move >= MOVES:
        return NO_SUCH_MOVE
    if move >= REARRANGE:
        return NO_OBJECTION if 0 <= seat < state.player_count else NOT_YOUR_TURN
    if state.phase == FINAL:
        return objection_in_final(state, seat, move)
    if not owes(state, seat):
        return NOT_YOUR_TURN
    if move < ASK:
        return objection_to_look(state, seat, (move - LOOK) // SLOTS)
    if move < DECLARE:
        return objection_to_question(state, seat, (move - ASK) // MOST_PLAYERS, (move - ASK) % MOST_PLAYERS)
    if move < CHOOSE:
        refused = objection_to_early(state, seat)
        if refused != NO_OBJECTION:
            return refused
        return objection_to_board(state, seat, (move - DECLARE) // DIAL, (move - DECLARE) % DIAL)
    return NOT_YET_FINAL


def objection_in_final(state: State, seat: int, move: int) -> int:
    """Everybody who has not declared does so now, or abstains; a board that lies ready is final (§3.5)."""
    if move < CHOOSE:
        return TURNS_ARE_OVER
    if not owes(state, seat):
        return BOARD_IS_SET
    if move == CHOOSE + DIAL * ABSTAIN + ABSTAIN:
        return NO_OBJECTION
    return objection_to_board(state, seat, (move - CHOOSE) // DIAL, (move - CHOOSE) % DIAL)


def objection_to_look(state: State, seat: int, target: int) -> int:
    """Any card but one's own, the neutral player's too (§3.2)."""
    if target >= state.in_play:
        return NOT_IN_PLAY
    if target == seat:
        return NOT_YOURSELF
    return NO_OBJECTION


def objection_to_question(state: State, seat: int, question: int, target: int) -> int:
    """A card from the hand, to any other player, never to the neutral one (§3.2)."""
    if state.players[seat].questions[question] <= 0:
        return NOT_IN_HAND
    if target >= state.in_play:
        return NOT_IN_PLAY
    if target == seat:
        return NOT_YOURSELF
    if target >= state.player_count:
        return NEUTRAL_IS_NOT_ASKED
    return NO_OBJECTION


def objection_to_early(state: State, seat: int) -> int:
    """Nobody declares in the first turn, or with a red marker (§3.2)."""
    if state.players[seat].turns_taken == 0:
        return FIRST_TURN
    if state.players[seat].red > 0:
        return RED_MARKER
    return NO_OBJECTION


def objection_to_board(state: State, seat: int, single: int, double: int) -> int:
    """Both dials name somebody else or nobody; the double one of the wolf shows X (§3.5)."""
    if single == ABSTAIN and double == ABSTAIN:
        return NO_ABSTAINING_EARLY
    if single == ABSTAIN:
        return ONE_ARROW_MISSING
    refused = objection_to_arrow(state, seat, single)
    if refused != NO_OBJECTION:
        return refused
    if has_one_target(state, seat):
        return NO_OBJECTION if double == ABSTAIN else NO_SECOND_TARGET
    if double == ABSTAIN:
        return ONE_ARROW_MISSING
    return objection_to_arrow(state, seat, double)


def objection_to_arrow(state: State, seat: int, number: int) -> int:
    """0, or the number of somebody else in play (§3.5)."""
    if number > state.in_play:
        return NOT_IN_PLAY
    if number == seat + 1:
        return OWN_NUMBER
    return NO_OBJECTION


def has_one_target(state: State, seat: int) -> bool:
    """The wolf seeks only the sheep (§1.1)."""
    return state.box.targets[2 * identity(state, seat) + DOUBLE] == NO_TARGET


def legal_moves(state: State, seat: int, moves: list[int]) -> int:
    """Write this seat's legal moves into `moves`, in the order of their numbers; how many there are (§3.2).

    Rearranging one's own cards is free at any time and is not listed (§3.6).
    """
    if not may_choose(state, seat):
        return 0
    if state.phase == FINAL:
        count = list_boards(state, seat, CHOOSE, moves, 0)
        moves[count] = CHOOSE + DIAL * ABSTAIN + ABSTAIN
        return count + 1
    count = list_questions(state, seat, moves, list_looks(state, seat, moves))
    if objection_to_early(state, seat) == NO_OBJECTION:
        count = list_boards(state, seat, DECLARE, moves, count)
    return count


def list_looks(state: State, seat: int, moves: list[int]) -> int:
    """Both cards of everybody else; how many moves are listed now."""
    others = state.in_play - 1
    for other in range(others):
        for slot in range(SLOTS):
            moves[SLOTS * other + slot] = LOOK + SLOTS * other_player(seat, other) + slot
    return SLOTS * others


def list_questions(state: State, seat: int, moves: list[int], count: int) -> int:
    """Each question of the hand to every other player; how many moves are listed now."""
    others = state.player_count - 1
    for question in range(len(QUESTIONS)):
        if state.players[seat].questions[question] > 0:
            for other in range(others):
                moves[count + other] = ASK + MOST_PLAYERS * question + other_player(seat, other)
            count += others
    return count


def list_boards(state: State, seat: int, first: int, moves: list[int], count: int) -> int:
    """All declarations this seat may set, as moves from `first` on; how many moves are listed now."""
    numbers = state.in_play  # 0 and everybody else's
    if has_one_target(state, seat):
        for single in range(numbers):
            moves[count + single] = first + DIAL * other_number(seat, single) + ABSTAIN
        return count + numbers
    for single in range(numbers):
        for double in range(numbers):
            moves[count + double] = first + DIAL * other_number(seat, single) + other_number(seat, double)
        count += numbers
    return count


def other_player(seat: int, place: int) -> int:
    """Everybody else clockwise from number 1, by place."""
    return place + (place >= seat)


def other_number(seat: int, place: int) -> int:
    """0 and everybody else's number, in order, by place."""
    return place + (place > seat)
