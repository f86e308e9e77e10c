"""What is good in The Werewolves bEat Robbers' Horror: the lead of our team, by who may still take the trick."""

from wolfden.engine.decision import NOBODY
from wolfden.games.werewolves_and_robbers.cards import (
    CARDS,
    DAGGER_CARD,
    KIND,
    NUMBER,
    ROBBER_CARD,
    TREASURE_CARD,
    TRUMP,
    WEREWOLF_CARD,
)
from wolfden.games.werewolves_and_robbers.roles import ROBBER, WEREWOLF, role_of, team_of
from wolfden.games.werewolves_and_robbers.scoring import games_scored, is_halved, raw_score
from wolfden.games.werewolves_and_robbers.state import Result, State
from wolfden.games.werewolves_and_robbers.tricks import card_in_trick, evaluate

MANNER = (85, 10_000, 4, 4, 70)  # keen, horizon (the end), candidates, uses, curiosity
A_WIN = 350
A_LEAD = 150  # more or less than that, if it is won or lost very clearly
CLEAR = 15  # totals apart, where half of that is given
A_POINT = 100
UNSURE = 1500  # of a lead, where it is worth half a victory
A_RANK = 20  # in a card that is kept
SPECIAL_RANK = 12  # what a special card is good for later, about

READINESS = (1, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256)  # to play a card, by its merit
NO_MERIT = len(READINESS) // 2
HALVING = 4  # points that a halving card costs, about


def deal_number(state: State) -> int:
    """The game of the match that is being played."""
    return state.game


def standing(state: State, seat: int) -> int:
    """Games won against games lost, and how clearly."""
    value = 0
    for game in range(games_scored(state)):
        ahead = lead_at_end(state.results[game], seat)
        value += A_LEAD * ahead // (abs(ahead) + CLEAR)
        if ahead != 0:
            value += A_WIN if ahead > 0 else -A_WIN
    return value


def lead_at_end(result: Result, seat: int) -> int:
    """How far the team of this seat was ahead when the game was scored."""
    us = team_of(result.roles[seat])
    return result.totals[us] - result.totals[1 - us]


def outlook(state: State, seat: int) -> int:
    """A game that is over is won or lost; before that, the greater the lead the likelier a victory."""
    if is_scored(state):
        return standing(state, seat)
    lead_now = prospect(state, seat)
    return standing(state, seat) + 500 * lead_now // (abs(lead_now) + UNSURE)


def is_scored(state: State) -> bool:
    """Is the last game over, and the next one not begun?"""
    return (state.trick == 0 and state.plays == 0) or state.trick == state.hand_size


def prospect(state: State, seat: int) -> int:
    """How far our team leads, in hundredths of a point; more is better. The state is used up."""
    if is_scored(state):
        return A_POINT * lead_at_end(state.results[games_scored(state) - 1], seat)
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
            ranks += rank_of(card)
    return ranks


def rank_of(card: int) -> int:
    return NUMBER[card] if KIND[card] <= ROBBER_CARD else SPECIAL_RANK


# Habits


def judge_moves(state: State, seat: int, moves: list[int], count: int, merits: list[int]) -> None:
    """A card is as good as what the trick may bring the team, less the rank that is spent."""
    us = team_of(role_of(state, seat))
    partners = number_of_partners(state, us)
    chest, person = worth_to_the_rest(state, us, partners)
    next_play = state.trick * state.players + state.plays
    state.plays += 1
    for i in range(count):
        state.played[next_play] = moves[i]
        best = evaluate(state)
        stays = chance_to_stay(state, state.strengths[best])
        role = role_of(state, (state.leader + best) % state.players)
        taken = points_in_trick(state, role) * worth_of_point(state, team_of(role) == us, partners)
        lost = chest * points_in_trick(state, ROBBER) + person * points_in_trick(state, WEREWOLF)
        merits[i] = stays * taken - A_RANK * rank_of(moves[i])
        if state.plays < state.players:
            merits[i] += (100 - stays) * lost // (state.players - state.plays)
    state.plays -= 1


def number_of_partners(state: State, team: int) -> int:
    """How many players are in this team."""
    partners = 0
    for player in range(state.players):
        if team_of(role_of(state, player)) == team:
            partners += 1
    return partners


def worth_of_point(state: State, is_ours: bool, partners: int) -> int:
    """What a point is worth to our team, by whose it is (§5.2)."""
    return state.players - partners if is_ours else -partners


def worth_to_the_rest(state: State, us: int, partners: int) -> tuple[int, int]:
    """What a chest and a person are worth to our team, if each seat that plays after the next one takes them."""
    chest, person = 0, 0
    for play in range(state.plays + 1, state.players):
        role = role_of(state, (state.leader + play) % state.players)
        worth = worth_of_point(state, team_of(role) == us, partners)
        if role == WEREWOLF:
            person += worth
        else:
            chest += worth
    return chest, person


def chance_to_stay(state: State, strength: int) -> int:
    """In percent: about how likely it is that nobody who plays later takes the trick from a card of this strength."""
    one = 35 + 2 * strength if strength < TRUMP else 50 + 3 * min(strength - TRUMP, 15)
    stays = 100
    for _ in range(state.plays, state.players):
        stays = stays * one // 100
    return stays


# How plausible the past is


def weight(world: State, viewer: int) -> float:
    """How plausible it is that the others played as they did with the hands they have in this world."""
    trick, plays = world.trick, world.plays
    chance = 1.0
    for number in range(trick * world.players + plays):
        card = world.played[number]
        seat = world.played_by[card]
        if seat != viewer:
            world.trick, world.plays = number // world.players, number % world.players + 1
            chance *= share_of_card(world, seat, number, card)
    world.trick, world.plays = trick, plays
    return chance


def share_of_card(world: State, seat: int, number: int, card: int) -> float:
    """The share of this card among all that the seat could have played then."""
    chosen = READINESS[merit(world, seat, number, card)]
    total = chosen
    for other in range(CARDS):
        if world.seats[seat].hand[other] == 1 or was_played_later(world, seat, number, other):
            total += READINESS[merit(world, seat, number, other)]
    world.played[number] = card
    return chosen / total


def was_played_later(world: State, seat: int, number: int, card: int) -> bool:
    """Has this seat played this card since play number so-and-so?"""
    if world.played_by[card] != seat:
        return False
    for earlier in range(number + 1):
        if world.played[earlier] == card:
            return False
    return True


def merit(world: State, seat: int, number: int, card: int) -> int:
    """What the trick with this card in it would bring the team if nobody else played to it."""
    world.played[number] = card
    taker = (seat - (world.plays - 1) + evaluate(world)) % world.players
    role = role_of(world, taker)
    points = points_in_trick(world, role)
    if team_of(role) != team_of(role_of(world, seat)):
        points = -points
    return min(max(points + NO_MERIT, 0), 2 * NO_MERIT)


def points_in_trick(world: State, role: int) -> int:
    """What the cards of the trick so far are worth to somebody of this role."""
    counted = ROBBER_CARD if role == WEREWOLF else TREASURE_CARD
    halving = DAGGER_CARD if role == WEREWOLF else WEREWOLF_CARD
    points = 0
    for play in range(world.plays):
        card = card_in_trick(world, play)
        if KIND[card] == counted:
            points += world.pips[card]
        elif KIND[card] == halving:
            points -= HALVING
    return points
