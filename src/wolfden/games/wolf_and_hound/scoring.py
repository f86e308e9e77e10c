"""Who wins a game or a match, and why (§3.4, §5)."""

from wolfden.engine.decision import NOBODY, SeatIndex, tell
from wolfden.engine.game import Team, Words

from .cards import BLUE, CARD_KINDS, SEAT_NAMES, SEATS, TEAM_NAMES, YELLOW
from .events import CARD_LEFT, GAME_WON, MATCH_WON
from .state import FIRST_TO_3, State

ELIMINATION, TOTALS = 1, 2
WHY_NAMES = ("", "elimination", "totals")
POINTS_FOR_THE_MATCH = 3


def team_of(seat: int) -> int:
    """P1 and P3 are Blue, P2 and P4 are Yellow."""
    return seat % 2


def first_without_sheep(state: State) -> int:
    """The first seat with 0 sheep, clockwise from and including the current player, or NOBODY (§3.4)."""
    seats = state.seats
    if seats[0].sheep and seats[1].sheep and seats[2].sheep and seats[3].sheep:
        return NOBODY
    for steps in range(SEATS):
        seat = (state.current + steps) % SEATS
        if state.seats[seat].sheep == 0:
            return seat
    return NOBODY


def total(state: State, team: int) -> int:
    """All sheep inside a team's fences."""
    return state.seats[team].sheep + state.seats[team + 2].sheep


def wins_by_totals(state: State) -> int:
    """The team with more sheep; of equals, Yellow (§5.2)."""
    return BLUE if total(state, BLUE) > total(state, YELLOW) else YELLOW


def end_game(state: State, winner: int, why: int) -> None:
    """One point for the winning team; cards left in hands are discarded (§5.2, §5.4)."""
    state.winner = winner
    state.why = why
    state.match_score[winner] += 1
    tell(state, GAME_WON, winner, why, total(state, BLUE), total(state, YELLOW))
    for place in range(SEATS):
        hand = state.seats[place].hand
        for card in range(CARD_KINDS):
            for _ in range(hand[card]):
                tell(state, CARD_LEFT, place, card)
    if state.match == FIRST_TO_3 and is_decided(state):
        tell(state, MATCH_WON, winner, state.match_score[BLUE], state.match_score[YELLOW])


def is_decided(state: State) -> bool:
    """Is it all over? A match goes on until a team has three points (§5.4)."""
    if state.match == FIRST_TO_3:
        return state.match_score[state.winner] == POINTS_FOR_THE_MATCH
    return True


def winners(state: State) -> int:
    """The seats that have won, one bit each; none before the end."""
    if state.decision.owing or state.winner == NOBODY:
        return 0
    return 0b0101 << state.winner


def outcome(state: State) -> Words:
    """Who won, the sheep each seat has left, and why."""
    result: Words = {
        "winners": [SEAT_NAMES[seat] for seat in range(SEATS) if team_of(seat) == state.winner],
        "points": {SEAT_NAMES[seat]: state.seats[seat].sheep for seat in range(SEATS)},
        "why": WHY_NAMES[state.why],
    }
    if state.match == FIRST_TO_3:
        result["match_score"] = {TEAM_NAMES[team]: state.match_score[team] for team in (BLUE, YELLOW)}
    return result


def teams(state: State) -> tuple[Team, ...]:
    """Blue and Yellow, dummies included."""
    return tuple(tuple(SeatIndex(s) for s in range(SEATS) if team_of(s) == team) for team in (BLUE, YELLOW))
