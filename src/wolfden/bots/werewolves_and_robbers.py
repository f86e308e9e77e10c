"""What is good in The Werewolves bEat Robbers' Horror: the lead of our team, by who may still take the trick."""

from wolfden.engine.decision import NOBODY
from wolfden.games.werewolves_and_robbers.cards import (
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
from wolfden.games.werewolves_and_robbers.roles import ROBBER, WEREWOLF, role_of, team_of
from wolfden.games.werewolves_and_robbers.rules import seat_at
from wolfden.games.werewolves_and_robbers.scoring import games_scored, is_halved, raw_score
from wolfden.games.werewolves_and_robbers.state import Result, State
from wolfden.games.werewolves_and_robbers.tricks import card_in_trick, evaluate, strength, suit_led

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
    werewolves, pack = find_pack(state)
    ours = pack if is_in(pack, seat) else ~pack
    partners = number_of_partners(state, ours)
    chest, person = worth_to_the_rest(state, werewolves, ours, partners)
    led = suit_led(state)
    best, strongest = best_so_far(state)
    chests_before, people_before = points_in_trick(state)
    later = state.players - state.plays - 1
    for i in range(count):
        card = moves[i]
        taking, power = best_with(state, card, led, best, strongest)
        taker = seat_at(state, taking)
        chests = chests_before + points_of(state, card, ROBBER)
        people = people_before + points_of(state, card, WEREWOLF)
        taken = people if is_in(werewolves, taker) else chests
        stays = STAYS[later][power]
        merits[i] = stays * taken * worth_of_point(state, is_in(ours, taker), partners) - A_RANK * rank_of(card)
        if later > 0:
            merits[i] += (100 - stays) * (chest * chests + person * people) // later


def number_of_partners(state: State, team: int) -> int:
    """How many players are in this team."""
    partners = 0
    for player in range(state.players):
        partners += is_in(team, player)
    return partners


def worth_of_point(state: State, is_ours: bool, partners: int) -> int:
    """What a point is worth to our team, by whose it is (§5.2)."""
    return state.players - partners if is_ours else -partners


def worth_to_the_rest(state: State, werewolves: int, ours: int, partners: int) -> tuple[int, int]:
    """What a chest and a person are worth to our team, if each seat that plays after the next one takes them."""
    chest, person = 0, 0
    for play in range(state.plays + 1, state.players):
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
    trick, leader, plays = world.trick, world.leader, world.plays
    chance = 1.0
    for number in range(trick * world.players + plays):
        seat = world.played_by[world.played[number]]
        world.trick, world.plays = number // world.players, number % world.players
        if world.plays == 0:
            world.leader = seat
        if seat != viewer:
            chance *= share_of_card(world, seat, werewolves, pack)
    world.trick, world.leader, world.plays = trick, leader, plays
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


def share_of_card(world: State, seat: int, werewolves: int, pack: int) -> float:
    """The share of the card that this seat played next among all that it could have played then.

    Unless it is the lowest of them it counts twice among all.
    """
    led = suit_led(world)
    best, strongest = best_so_far(world)
    chests, people = points_in_trick(world)
    ours = pack if is_in(pack, seat) else ~pack
    played = seat * world.hand_size + world.trick
    chosen, total, lowest = 0, 0, CARDS
    for place in range((seat + 1) * world.hand_size - 1, played - 1, -1):  # the card that was chosen comes last
        card = world.pool[place]
        taking, _ = best_with(world, card, led, best, strongest)
        taker = seat_at(world, taking)
        role = WEREWOLF if is_in(werewolves, taker) else ROBBER
        points = (people if role == WEREWOLF else chests) + points_of(world, card, role)
        merit = points if is_in(ours, taker) else -points
        chosen = READINESS[min(max(merit + NO_MERIT, 0), 2 * NO_MERIT)]
        total += chosen
        lowest = min(lowest, card)
    return chosen / (total + chosen) if lowest < world.pool[played] else chosen / total


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


def best_so_far(state: State) -> tuple[int, int]:
    """Which card takes the trick as it is, and its strength; before the first card less than any."""
    best = evaluate(state)
    return best, state.strengths[best] if state.plays > 0 else -1


def best_with(state: State, card: int, led: int, best: int, strongest: int) -> tuple[int, int]:
    """Which card takes the trick, and its strength, if this one is added to a trick where that one is best."""
    if KIND[card] == WEREWOLF_CARD or KIND[card] == FORTUNE_TELLER_CARD:  # these change with other cards
        return best_anew(state, card)
    added = strength(state, card, state.plays, KIND[card] if led == NOBODY else led, False)
    return (state.plays, added) if added >= strongest else (best, strongest)


def best_anew(state: State, card: int) -> tuple[int, int]:
    """The same for a card that changes the strength of others."""
    next_play = state.trick * state.players + state.plays
    replaced = state.played[next_play]
    state.played[next_play] = card
    state.plays += 1
    best = evaluate(state)
    state.plays -= 1
    state.played[next_play] = replaced
    return best, state.strengths[best]


def points_in_trick(state: State) -> tuple[int, int]:
    """What the cards of the trick so far are worth to a robber, and to a werewolf."""
    chests, people = 0, 0
    for play in range(state.plays):
        card = card_in_trick(state, play)
        chests += points_of(state, card, ROBBER)
        people += points_of(state, card, WEREWOLF)
    return chests, people


def points_of(state: State, card: int, role: int) -> int:
    """What a card is worth to somebody of this role, about."""
    counted = ROBBER_CARD if role == WEREWOLF else TREASURE_CARD
    halving = DAGGER_CARD if role == WEREWOLF else WEREWOLF_CARD
    return state.pips[card] * (KIND[card] == counted) - HALVING * (KIND[card] == halving)
