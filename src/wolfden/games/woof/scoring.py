"""Right and wrong declarations, points, wrong markers and the end of the game (§5)."""

from wolfden.engine.decision import NOBODY, only, tell
from wolfden.engine.game import Words

from .cards import BOY, DOG, DOUBLE, HUNTER, NO_TARGET, NUMBER_NAMES, SINGLE, WOLF
from .events import (
    BOARD_REVEALED,
    CARDS_REVEALED,
    DECLARATION_RIGHT,
    DECLARATION_WRONG,
    GAME_ENDED,
    GAME_WON,
    MARKER_GIVEN,
    MARKER_TURNED,
    MISLED,
)
from .roles import identity
from .state import ABSTAIN, State

EARLY, FINALLY, ABSTAINED = 0, 1, 2  # when somebody declared
WHEN_NAMES = ("early", "final", "abstained")
BLACK, RED = 0, 1
COLOUR_NAMES = ("black", "red")
WRONG_MARKERS, ROUNDS = 0, 1  # what ended the game
END_NAMES = ("wrong_markers", "rounds")


# Revealing and judging


def reveal(state: State) -> None:
    """All role cards and boards are turned up (§5.4 step 1)."""
    for number in range(state.in_play):
        cards = state.players[number].cards
        tell(state, CARDS_REVEALED, number, cards[0], cards[1], identity(state, number))
    for seat in range(state.player_count):
        board = state.players[seat].board
        tell(state, BOARD_REVEALED, seat, board[SINGLE], board[DOUBLE], when_declared(state, seat))


def when_declared(state: State, seat: int) -> int:
    if state.players[seat].declared:
        return EARLY
    return ABSTAINED if state.players[seat].board[SINGLE] == ABSTAIN else FINALLY


def holds(state: State, role: int) -> int:
    """The numbers whose identity is this role, the neutral player's too, one bit each (§5.1)."""
    numbers = 0
    for number in range(state.in_play):
        if identity(state, number) == role:
            numbers |= 1 << (number + 1)
    return numbers


def is_right(state: State, seat: int) -> bool:
    """Every arrow names somebody with the role it seeks, or 0 if nobody has it (§5.1)."""
    role = identity(state, seat)
    for arrow in range(2):
        target = state.box.targets[2 * role + arrow]
        if target != NO_TARGET and not has_role(state, state.players[seat].board[arrow], target):
            return False
    return True


def has_role(state: State, named: int, role: int) -> bool:
    """Is this the number of somebody with the role, or 0 where nobody has it?"""
    if named == 0:
        return holds(state, role) == 0
    return named <= state.in_play and identity(state, named - 1) == role


# Points and markers


def score_round(state: State) -> None:
    """Judge, give points, turn red markers to black, hand out new ones (§5.4 steps 2 to 5)."""
    wrong = 0
    for seat in range(state.player_count):
        if when_declared(state, seat) != ABSTAINED and not judge(state, seat):
            wrong |= only(seat)
    boy = boy_of(state)
    if boy != NOBODY:
        for seat in range(state.player_count):
            if is_misled(state, seat, boy):
                state.players[boy].score += state.box.points_misled
                tell(state, MISLED, seat, boy, state.box.points_misled, state.players[boy].score)
    for seat in range(state.player_count):
        player = state.players[seat]
        if player.red:
            player.black += player.red
            player.red = 0
            tell(state, MARKER_TURNED, seat)
    for seat in range(state.player_count):
        if wrong & only(seat):
            give_marker(state, seat)


def judge(state: State, seat: int) -> bool:
    """2 points for an early declaration that is right, 1 for a final one (§5.2); is it right?"""
    if not is_right(state, seat):
        tell(state, DECLARATION_WRONG, seat)
        return False
    points = state.box.points_early if state.players[seat].declared else state.box.points_final
    state.players[seat].score += points
    tell(state, DECLARATION_RIGHT, seat, points, state.players[seat].score)
    return True


def give_marker(state: State, seat: int) -> None:
    """Red side up for an early declaration, black for a final one (§5.2)."""
    player = state.players[seat]
    if player.declared:
        player.red += 1
        tell(state, MARKER_GIVEN, seat, RED, wrong_markers(state, seat))
    else:
        player.black += 1
        tell(state, MARKER_GIVEN, seat, BLACK, wrong_markers(state, seat))


def wrong_markers(state: State, seat: int) -> int:
    return state.players[seat].red + state.players[seat].black


def boy_of(state: State) -> int:
    """The player who is the boy, or NOBODY; the neutral player leads nobody astray (§5.3)."""
    for seat in range(state.player_count):
        if identity(state, seat) == BOY:
            return seat
    return NOBODY


def is_misled(state: State, seat: int, boy: int) -> bool:
    """A hunter or dog took somebody for the wolf before whom the boy had laid a wolf marker (§5.3)."""
    role = identity(state, seat)
    if role != HUNTER and role != DOG:
        return False
    for arrow in range(2):
        if state.box.targets[2 * role + arrow] == WOLF:
            named = state.players[seat].board[arrow]
            if named != 0 and named != ABSTAIN and identity(state, named - 1) != WOLF:
                return has_wolf_marker(state, boy, named - 1, state.players[seat].declared)
    return False


def has_wolf_marker(state: State, placer: int, target: int, before: int) -> bool:
    """Did this player cry wolf at that one, before this seq or, if it is 0, at any time? (§5.3)"""
    laid = state.players[placer].wolf_marker[target]
    return laid > 0 and (before == 0 or laid < before)


def next_start(state: State) -> int:
    """The left neighbour of the last early declarer; without one, of the player who had the last turn (§5.5, B-18)."""
    last = state.early[state.early_count - 1] if state.early_count else state.current
    return (last + 1) % state.player_count


# The end of the game


def has_enough_markers(state: State) -> bool:
    for seat in range(state.player_count):
        if wrong_markers(state, seat) >= state.box.wrong_markers_to_end:
            return True
    return False


def is_decided(state: State) -> bool:
    """Somebody has two wrong markers, or three rounds were played (§5.6)."""
    return has_enough_markers(state) or state.round == state.box.rounds


def end_game(state: State) -> None:
    tell(state, GAME_ENDED, WRONG_MARKERS if has_enough_markers(state) else ROUNDS)
    for seat in range(state.player_count):
        if place(state, seat) == 1:
            tell(state, GAME_WON, seat, state.players[seat].score, wrong_markers(state, seat))


def place(state: State, seat: int) -> int:
    """1 for the most points, among equals the fewest wrong markers; equals share a place (§5.6)."""
    better = 0
    for other in range(state.player_count):
        points = state.players[other].score - state.players[seat].score
        if points > 0 or (points == 0 and wrong_markers(state, other) < wrong_markers(state, seat)):
            better += 1
    return better + 1


def winners(state: State) -> int:
    """The seats that have won, one bit each; none before the end."""
    if state.decision.owing or state.round == 0:
        return 0
    seats = 0
    for seat in range(state.player_count):
        if place(state, seat) == 1:
            seats |= 1 << seat
    return seats


def outcome(state: State) -> Words:
    """Who won and by what, everybody's points, wrong markers and place, and what ended the game."""
    seats = range(state.player_count)
    places = [place(state, seat) for seat in seats]
    score = [state.players[seat].score for seat in seats]
    why = "points" if score.count(max(score)) == 1 else "fewer_wrong_markers"
    if places.count(1) > 1:
        why = "shared"
    return {
        "winners": [NUMBER_NAMES[seat] for seat in seats if places[seat] == 1],
        "points": {NUMBER_NAMES[seat]: score[seat] for seat in seats},
        "why": why,
        "wrong_markers": {NUMBER_NAMES[seat]: wrong_markers(state, seat) for seat in seats},
        "places": {NUMBER_NAMES[seat]: places[seat] for seat in seats},
        "ended_by": END_NAMES[WRONG_MARKERS if has_enough_markers(state) else ROUNDS],
    }
