"""What is good in The Werewolves bEat Robbers' Horror: the lead of our team, by who may still take the trick."""

from wolfden.engine.decision import NOBODY

from ..cards import CARDS
from ..roles import role_of, team_of
from ..rules import seat_at
from ..scoring import games_scored, is_halved, raw_score
from ..state import Result, State
from ..tricks import card_in_trick
from .likelihood import likelihood as likelihood
from .rollout import A_RANK, rank_of
from .trick_so_far import Trick, trick_so_far, with_card

A_WIN = 350
A_LEAD = 150  # more or less than that, if it is won or lost very clearly
CLEAR = 15  # totals apart, where half of that is given
A_POINT = 100
UNSURE = 1500  # of a lead, where it is worth half a victory


def deal_number(state: State) -> int:
    """The game of the match that is being played."""
    return state.game


def baseline_values(state: State, values: list[int]) -> None:
    """Games won against games lost, and how clearly."""
    for seat in range(state.players):
        values[seat] = 0
        for game in range(games_scored(state)):
            ahead = lead_at_end(state.results[game], seat)
            values[seat] += A_LEAD * ahead // (abs(ahead) + CLEAR)
            if ahead != 0:
                values[seat] += A_WIN if ahead > 0 else -A_WIN


def lead_at_end(result: Result, seat: int) -> int:
    """How far the team of this seat was ahead when the game was scored."""
    us = team_of(result.roles[seat])
    return result.totals[us] - result.totals[1 - us]


def leaf_values(state: State, viewer: int, values: list[int]) -> None:
    """A game that is over is won or lost; before that, the greater the lead the likelier a victory."""
    baseline_values(state, values)
    if not is_scored(state):
        for seat in range(state.players):
            lead_now = evaluate(state, seat)
            values[seat] += 500 * lead_now // (abs(lead_now) + UNSURE)


def win_chance(state: State, viewer: int, reward: int, leaf_values: list[int]) -> int:
    """However clearly a game is won or lost; a tie counts half."""
    if not is_scored(state):
        return reward
    ahead = lead_at_end(state.results[games_scored(state) - 1], viewer)
    return 500 * ((ahead >= 0) + (ahead > 0))


def is_scored(state: State) -> bool:
    """Is the last game over, and the next one not begun?"""
    return (state.trick == 0 and state.plays == 0) or state.trick == state.hand_size


def evaluate(state: State, seat: int) -> int:
    """How far our team leads, in hundredths of a point; more is better. The state is used up."""
    if is_scored(state):
        return A_POINT * lead_at_end(state.results[games_scored(state) - 1], seat)
    return expected_lead(state, seat) + A_RANK * ranks_kept(state, seat)


def expected_lead(state: State, seat: int) -> int:
    """The lead after this trick, if everybody still to play may play any card of the hand."""
    if state.plays == 0:
        return lead(state, seat)
    trick = trick_so_far(state)
    percent = 100
    hoped = 0
    for play in range(state.plays, state.players):
        later = (state.leader + play) % state.players
        overtaken = percent * cards_above(state, later, trick) // state.seats[later].held
        hoped += overtaken * lead_if_taken(state, later, seat)
        percent -= overtaken
    return (hoped + percent * lead_if_taken(state, seat_at(state, trick.best), seat)) // 100


def cards_above(state: State, seat: int, trick: Trick) -> int:
    """How many cards in this hand, played next, would take the trick from the card that is best now."""
    above = 0
    for card in range(CARDS):
        if state.seats[seat].hand[card] and with_card(state, trick, card).best != trick.best:
            above += 1
    return above


def lead_if_taken(state: State, taker: int, seat: int) -> int:
    """The lead of our team if this seat takes the cards of the trick so far."""
    give_trick(state, taker)
    taken = lead(state, seat)
    give_trick(state, NOBODY)
    return taken


def give_trick(state: State, taker: int) -> None:
    for play in range(state.plays):
        state.taken_by[card_in_trick(state, play)] = taker


def lead(state: State, seat: int) -> int:
    """How far our team leads (§5.2), if everybody gets an equal part of the points that nobody has yet.

    A halving card that is taken early halves the points to come too.
    """
    us = team_of(role_of(state, seat))
    partners, our_sum, their_sum = 0, 0, 0
    for player in range(state.players):
        role = role_of(state, player)
        to_come = A_POINT * raw_score(state, NOBODY, role) // state.players
        score = A_POINT * raw_score(state, player, role) + to_come
        if is_halved(state, player, role):
            score //= 2
        if team_of(role) == us:
            partners += 1
            our_sum += score
        else:
            their_sum += score
    return our_sum * (state.players - partners) - their_sum * partners


def ranks_kept(state: State, seat: int) -> int:
    """What is left in the hand to win tricks with."""
    ranks = 0
    for card in range(CARDS):
        if state.seats[seat].hand[card]:
            ranks += rank_of(card)
    return ranks
