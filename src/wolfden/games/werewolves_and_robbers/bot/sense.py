"""What is good in The Werewolves bEat Robbers' Horror: the lead of our team, by who may still take the trick."""

from math import exp
from typing import NamedTuple

from wolfden.engine.decision import NOBODY
from wolfden.engine.habits import best_of
from wolfden.engine.rng import Rng

from ..cards import (
    CARDS,
    DAGGER_CARD,
    FORTUNE_TELLER_CARD,
    KIND,
    NUMBER,
    ROBBER_CARD,
    SEATS,
    TREASURE_CARD,
    TRUMP,
    WEREWOLF_CARD,
)
from ..roles import ROBBER, WEREWOLF, role_of, team_of
from ..rules import legal_moves, seat_at
from ..scoring import games_scored, is_halved, raw_score
from ..state import Result, State
from ..tricks import card_in_trick, evaluate, strength

MANNER = (85, 10_000, 4, 16, 70)  # keen, horizon (the end), candidates, uses, curiosity
A_WIN = 350
A_LEAD = 150  # more or less than that, if it is won or lost very clearly
CLEAR = 15  # totals apart, where half of that is given
A_POINT = 100
UNSURE = 1500  # of a lead, where it is worth half a victory
A_RANK = 20  # in a card that is kept
SPECIAL_RANK = 12  # what a special card is good for later, about

# How readily a card is played, by its merit in steps, and how much more so if it takes the trick for now: half of what
# fits the choices of searches best, because all of it led away from the truth next to them.
A_STEP = 250
NO_MERIT = 32
READINESS = tuple(exp(0.0875 * (step - NO_MERIT)) for step in range(2 * NO_MERIT + 1))
TAKING = 1.35
HALVING = 4  # points that a halving card costs, about


class Trick(NamedTuple):
    """The cards of a trick so far, as much of them as the next one needs to know."""

    plays: int
    led: int  # a suit, or NOBODY
    best: int  # the play that takes it
    strength: int  # of that card
    chests: int  # points for a robber
    people: int  # points for a werewolf


class View(NamedTuple):
    """By what a seat judges the cards that it may play next."""

    before: Trick
    werewolves: int
    ours: int  # the seats of its team
    partners: int
    chest: int  # what a point is worth to the team if those who play later take it
    person: int


def deal_number(state: State) -> int:
    """The game of the match that is being played."""
    return state.game


def standings(state: State, values: list[int]) -> None:
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


def outlooks(state: State, viewer: int, values: list[int]) -> None:
    """A game that is over is won or lost; before that, the greater the lead the likelier a victory."""
    standings(state, values)
    if not is_scored(state):
        for seat in range(state.players):
            lead_now = prospect(state, seat)
            values[seat] += 500 * lead_now // (abs(lead_now) + UNSURE)


def chance(state: State, viewer: int, reward: int, outlooks: list[int]) -> int:
    """However clearly a game is won or lost; a tie counts half."""
    if not is_scored(state):
        return reward
    ahead = lead_at_end(state.results[games_scored(state) - 1], viewer)
    return 500 * ((ahead >= 0) + (ahead > 0))


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


def rank_of(card: int) -> int:
    return NUMBER[card] if KIND[card] <= ROBBER_CARD else SPECIAL_RANK


# Habits


def glance(state: State, seat: int, moves: list[int], merits: list[int], rng: Rng) -> int:
    count = legal_moves(state, seat, moves)
    if count == 1:
        return moves[0]
    judge_moves(state, seat, moves, count, merits)
    return moves[best_of(merits, count, rng)]


def judge_moves(state: State, seat: int, moves: list[int], count: int, merits: list[int]) -> None:
    werewolves, pack = find_pack(state)
    view = view_of(state, seat, trick_so_far(state), werewolves, pack)
    for i in range(count):
        merits[i] = merit(state, view, with_card(state, view.before, moves[i]), moves[i])


def view_of(state: State, seat: int, before: Trick, werewolves: int, pack: int) -> View:
    """How this seat sees a trick to which it adds the next card."""
    ours = pack if is_in(pack, seat) else ~pack
    partners = number_of_partners(state, ours)
    chest, person = worth_to_the_rest(state, before.plays, werewolves, ours, partners)
    return View(before, werewolves, ours, partners, chest, person)


def merit(state: State, view: View, after: Trick, card: int) -> int:
    """A card is as good as what the trick may bring the team after it, less the rank that is spent."""
    later = state.players - after.plays
    taker = seat_at(state, after.best)
    taken = after.people if is_in(view.werewolves, taker) else after.chests
    stays = STAYS[later][after.strength]
    value = stays * taken * worth_of_point(state, is_in(view.ours, taker), view.partners) - A_RANK * rank_of(card)
    if later > 0:
        value += (100 - stays) * (view.chest * after.chests + view.person * after.people) // later
    return value


def number_of_partners(state: State, team: int) -> int:
    """How many players are in this team."""
    partners = 0
    for player in range(state.players):
        partners += is_in(team, player)
    return partners


def worth_of_point(state: State, is_ours: bool, partners: int) -> int:
    """What a point is worth to our team, by whose it is (§5.2)."""
    return state.players - partners if is_ours else -partners


def worth_to_the_rest(state: State, plays: int, werewolves: int, ours: int, partners: int) -> tuple[int, int]:
    """What a chest and a person are worth to our team, if each seat that plays after the next one takes them."""
    chest, person = 0, 0
    for play in range(plays + 1, state.players):
        later = seat_at(state, play)
        worth = worth_of_point(state, is_in(ours, later), partners)
        if is_in(werewolves, later):
            person += worth
        else:
            chest += worth
    return chest, person


def chance_to_stay(power: int, later: int) -> int:
    """In percent: about how likely it is that none of those who play later takes the trick from a card so strong."""
    one = 35 + 2 * power if power < TRUMP else 50 + 3 * min(power - TRUMP, 15)
    stays = 100
    for _ in range(later):
        stays = stays * one // 100
    return stays


STAYS = tuple(tuple(chance_to_stay(power, later) for power in range(2 * TRUMP)) for later in range(SEATS))


# How plausible the past is


def weight(world: State, viewer: int) -> float:
    """How plausible it is that the others played as they did with the hands they have in this world."""
    lay_out_hands(world)
    werewolves, pack = find_pack(world)
    now, leader = world.trick, world.leader
    trick, chance = no_cards(), 1.0
    for number in range(world.trick * world.players + world.plays):
        card = world.played[number]
        seat = world.played_by[card]
        if number % world.players == 0:
            world.trick, world.leader = number // world.players, seat
            trick = no_cards()
        if seat != viewer:
            chance *= share_of_card(world, seat, view_of(world, seat, trick, werewolves, pack))
        trick = with_card(world, trick, card)
    world.trick, world.leader = now, leader
    for place in range(CARDS):
        world.pool[place] = 0
    return chance


def lay_out_hands(world: State) -> None:
    """Put the cards dealt to each seat into the pool, hand by hand: first those it has played, in this order."""
    for number in range(world.trick * world.players + world.plays):
        card = world.played[number]
        world.pool[world.played_by[card] * world.hand_size + number // world.players] = card
    for seat in range(world.players):
        place = (seat + 1) * world.hand_size - world.seats[seat].held
        for card in range(CARDS):
            if world.seats[seat].hand[card] == 1:
                world.pool[place] = card
                place += 1


def share_of_card(world: State, seat: int, view: View) -> float:
    """The share of the card that this seat played next among all that it could have played then."""
    first = seat * world.hand_size + world.trick
    chosen, total = 0.0, 0.0
    for place in range((seat + 1) * world.hand_size - 1, first - 1, -1):  # the card that was chosen comes last
        card = world.pool[place]
        after = with_card(world, view.before, card)
        step = merit(world, view, after, card) // A_STEP + NO_MERIT
        chosen = READINESS[min(max(step, 0), 2 * NO_MERIT)] * (TAKING if after.best == view.before.plays else 1.0)
        total += chosen
    return chosen / total


# Teams and tricks


def find_pack(state: State) -> tuple[int, int]:
    """The werewolves, and their team with the traitor: sets of seats, one bit each."""
    werewolves, pack = 0, 0
    for seat in range(state.players):
        role = role_of(state, seat)
        werewolves |= (role == WEREWOLF) << seat
        pack |= (role != ROBBER) << seat
    return werewolves, pack


def is_in(seats: int, seat: int) -> bool:
    return (seats >> seat) & 1 == 1


def no_cards() -> Trick:
    """A trick before its first card; any card is stronger than none."""
    return Trick(0, NOBODY, 0, -1, 0, 0)


def trick_so_far(state: State) -> Trick:
    trick = no_cards()
    for play in range(state.plays):
        trick = with_card(state, trick, card_in_trick(state, play))
    return trick


def with_card(state: State, trick: Trick, card: int) -> Trick:
    """The trick after one card more."""
    led = KIND[card] if trick.led == NOBODY and KIND[card] <= ROBBER_CARD else trick.led
    best, power = best_with(state, trick, card, led)
    chests, people = points_of(state, card, ROBBER), points_of(state, card, WEREWOLF)
    return Trick(trick.plays + 1, led, best, power, trick.chests + chests, trick.people + people)


def best_with(state: State, trick: Trick, card: int, led: int) -> tuple[int, int]:
    """Which card takes the trick after this one, and how strong it is."""
    if KIND[card] == WEREWOLF_CARD or KIND[card] == FORTUNE_TELLER_CARD:  # with them others may change
        return best_anew(state, trick.plays, card)
    added = strength(state, card, trick.plays, led, False)
    return (trick.plays, added) if added >= trick.strength else (trick.best, trick.strength)


def best_anew(state: State, play: int, card: int) -> tuple[int, int]:
    """The same by the rules, with all cards of the trick compared once more."""
    number, plays = state.trick * state.players + play, state.plays
    replaced = state.played[number]
    state.played[number], state.plays = card, play + 1
    best = evaluate(state)
    state.played[number], state.plays = replaced, plays
    return best, state.strengths[best]


def points_of(state: State, card: int, role: int) -> int:
    """What a card is worth to somebody of this role, about."""
    counted = ROBBER_CARD if role == WEREWOLF else TREASURE_CARD
    halving = DAGGER_CARD if role == WEREWOLF else WEREWOLF_CARD
    return state.pips[card] * (KIND[card] == counted) - HALVING * (KIND[card] == halving)
