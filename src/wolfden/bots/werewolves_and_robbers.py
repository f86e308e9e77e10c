"""What is good in The Werewolves bEat Robbers' Horror: the lead of our team, by who may still take the trick."""

from wolfden.engine.decision import NOBODY
from wolfden.games.werewolves_and_robbers.cards import CARDS, KIND, NUMBER, ROBBER_CARD
from wolfden.games.werewolves_and_robbers.roles import role_of, team_of
from wolfden.games.werewolves_and_robbers.scoring import games_scored, is_halved, raw_score
from wolfden.games.werewolves_and_robbers.state import State
from wolfden.games.werewolves_and_robbers.tricks import card_in_trick, evaluate

KEEN = 0  # percent of the moves of a playout that are made for the best prospect: it takes too long here
A_POINT = 100
A_RANK = 20  # in a card that is kept
SPECIAL_RANK = 12  # what a special card is good for later, about


def deal_number(state: State) -> int:
    """The game of the match that is being played."""
    return state.game


def standing(state: State, seat: int) -> int:
    """Games won against games lost."""
    return 500 * (2 * state.seats[seat].game_points - games_scored(state))


def prospect(state: State, seat: int) -> int:
    """How far our team leads, in hundredths of a point; more is better. The state is used up."""
    if (state.trick == 0 and state.plays == 0) or state.trick == state.hand_size:
        result = state.results[games_scored(state) - 1]
        us = team_of(result.roles[seat])
        return A_POINT * (result.totals[us] - result.totals[1 - us])
    return hope(state, seat) + A_RANK * ranks_kept(state, seat)


def hope(state: State, seat: int) -> int:
    """The lead after this trick, if everybody still to play may play any card of the hand."""
    if state.plays == 0:
        return lead(state, seat)
    best = evaluate(state)
    percent = 100
    hoped = 0
    for play in range(state.plays, state.players):
        later = (state.leader + play) % state.players
        overtaken = percent * cards_above(state, later, best) // state.seats[later].held
        hoped += overtaken * lead_if_taken(state, later, seat)
        percent -= overtaken
    holder = state.played_by[card_in_trick(state, best)]
    return (hoped + percent * lead_if_taken(state, holder, seat)) // 100


def cards_above(state: State, seat: int, best: int) -> int:
    """How many cards in this hand, played next, would take the trick from the card that is best now."""
    above = 0
    next_play = state.trick * state.players + state.plays
    state.plays += 1
    for card in range(CARDS):
        if state.seats[seat].hand[card]:
            state.played[next_play] = card
            if evaluate(state) != best:
                above += 1
    state.plays -= 1
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
            ranks += NUMBER[card] if KIND[card] <= ROBBER_CARD else SPECIAL_RANK
    return ranks
