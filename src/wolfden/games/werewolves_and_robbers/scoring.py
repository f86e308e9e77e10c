"""Personal scores, team totals and game points (§5)."""

from wolfden.engine.decision import NOBODY, tell
from wolfden.engine.game import Words

from .cards import (
    CARD_NAMES,
    CARDS,
    DAGGER_CARD,
    KIND,
    NO_CARD,
    ROBBER_CARD,
    SEAT_NAMES,
    TREASURE_CARD,
    WEREWOLF_CARD,
)
from .events import CARD_IN_PILE, GAME_POINTS, GAME_SCORED, PERSONAL_SCORE, SET_ASIDE_SHOWN
from .roles import ROBBERS, ROLE_NAMES, TEAM_NAMES, WEREWOLF, WEREWOLVES, role_of, team_of
from .state import MATCH, MATCH_OVER, SINGLE, Result, State


def score(state: State) -> None:
    """Turn over the piles, score each player, then the teams (§5.1-§5.3)."""
    result = state.results[state.game]
    judge(state, result)
    for seat in range(state.players):
        role = result.roles[seat]
        show_pile(state, seat)
        tell(state, PERSONAL_SCORE, seat, role, raw_score(state, seat, role), result.personal[seat])
    tell(state, GAME_SCORED, result.winner, result.totals[ROBBERS], result.totals[WEREWOLVES])
    result.set_aside = state.set_aside
    if state.undealt:
        tell(state, SET_ASIDE_SHOWN, state.set_aside)
    give_game_points(state, result)


def judge(state: State, result: Result) -> None:
    """What the piles are worth as they lie: roles, personal scores, team totals (§5.1, §5.2)."""
    for seat in range(state.players):
        role = role_of(state, seat)
        raw = raw_score(state, seat, role)
        result.roles[seat] = role
        result.personal[seat] = raw // 2 if is_halved(state, seat, role) else raw
    add_up(state, result)


def show_pile(state: State, seat: int) -> None:
    for card in range(CARDS):
        if state.taken_by[card] == seat:
            tell(state, CARD_IN_PILE, seat, card)


def raw_score(state: State, seat: int, role: int) -> int:
    """A werewolf counts the people in the own pile, everybody else the chests (§5.1)."""
    counted = ROBBER_CARD if role == WEREWOLF else TREASURE_CARD
    raw = 0
    for card in range(CARDS):
        if state.taken_by[card] == seat and KIND[card] == counted:
            raw += state.pips[card]
    return raw


def is_halved(state: State, seat: int, role: int) -> bool:
    """A dagger in the pile halves a werewolf's score, a werewolf card everybody else's (§5.1)."""
    halving = DAGGER_CARD if role == WEREWOLF else WEREWOLF_CARD
    for card in range(CARDS):
        if state.taken_by[card] == seat and KIND[card] == halving:
            return True
    return False


def add_up(state: State, result: Result) -> None:
    """A team's sum is multiplied by the number of its opponents; the greater total wins (§5.2)."""
    robbers, robber_sum, werewolf_sum = 0, 0, 0
    for seat in range(state.players):
        if team_of(result.roles[seat]) == ROBBERS:
            robbers += 1
            robber_sum += result.personal[seat]
        else:
            werewolf_sum += result.personal[seat]
    result.totals[ROBBERS] = robber_sum * (state.players - robbers)
    result.totals[WEREWOLVES] = werewolf_sum * robbers
    result.winner = NOBODY
    if result.totals[ROBBERS] > result.totals[WEREWOLVES]:
        result.winner = ROBBERS
    elif result.totals[ROBBERS] < result.totals[WEREWOLVES]:
        result.winner = WEREWOLVES


def give_game_points(state: State, result: Result) -> None:
    """Every member of the winning team gets one game point; a draw gives none (§5.3)."""
    for seat in range(state.players):
        if team_of(result.roles[seat]) == result.winner:
            state.seats[seat].game_points += 1
        tell(state, GAME_POINTS, seat, state.seats[seat].game_points)


def winners(state: State) -> int:
    """The seats that have won, one bit each: most game points, in a single game the winning team (§5.3)."""
    if state.phase != MATCH_OVER:
        return 0
    most = 1 if state.mode == SINGLE else 0
    for seat in range(state.players):
        most = max(most, state.seats[seat].game_points)
    won = 0
    for seat in range(state.players):
        if state.seats[seat].game_points == most:
            won |= 1 << seat
    return won


def outcome(state: State) -> Words:
    """Who won, the game points, why, and how each game was scored."""
    names = SEAT_NAMES[: state.players]
    won = winners(state)
    return {
        "winners": [name for seat, name in enumerate(names) if won >> seat & 1],
        "points": {name: state.seats[seat].game_points for seat, name in enumerate(names)},
        "why": why(state),
        "games": [write_result(state, result) for result in state.results[: games_scored(state)]],
    }


def why(state: State) -> str:
    """A match is won by game points, a single game by the team totals."""
    if state.mode == MATCH:
        return "game_points"
    return "drawn" if state.results[0].winner == NOBODY else "totals"


def games_scored(state: State) -> int:
    """How many games of the match are over."""
    return state.game + 1 if state.phase == MATCH_OVER else state.game


def write_result(state: State, result: Result) -> Words:
    """The score of one game; the set-aside card is open now (§4.1)."""
    names = SEAT_NAMES[: state.players]
    return {
        "roles": {name: ROLE_NAMES[role] for name, role in zip(names, result.roles, strict=False)},
        "personal": dict(zip(names, result.personal, strict=False)),
        "totals": dict(zip(TEAM_NAMES, result.totals, strict=True)),
        "winner": None if result.winner == NOBODY else TEAM_NAMES[result.winner],
        "set_aside": None if result.set_aside == NO_CARD else CARD_NAMES[result.set_aside],
    }
