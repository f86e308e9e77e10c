"""The rollout policy of The Werewolves bEat Robbers' Horror: what the trick may bring our team after a card."""

from typing import NamedTuple

from wolfden.engine.argmax import random_argmax
from wolfden.engine.rng import Rng

from ..cards import KIND, NUMBER, ROBBER_CARD, SEATS, TRUMP
from ..roles import ROBBER, WEREWOLF, role_of
from ..rules import legal_moves, seat_at
from ..state import State
from .trick_so_far import Trick, trick_so_far, with_card

A_RANK = 20  # in a card that is kept
SPECIAL_RANK = 12  # what a special card is good for later, about


class PlayContext(NamedTuple):
    """By what a seat judges the cards that it may play next."""

    before: Trick
    werewolves: int
    ours: int  # the seats of its team
    partners: int
    chest: int  # what a point is worth to the team if those who play later take it
    person: int


def rollout_move(state: State, seat: int, moves: list[int], priors: list[int], rng: Rng) -> int:
    count = legal_moves(state, seat, moves)
    if count == 1:
        return moves[0]
    score_moves(state, seat, moves, count, priors)
    return moves[random_argmax(priors, count, rng)]


def score_moves(state: State, seat: int, moves: list[int], count: int, priors: list[int]) -> None:
    werewolves, pack = find_pack(state)
    context = context_of(state, seat, trick_so_far(state), werewolves, pack)
    for i in range(count):
        priors[i] = prior(state, context, with_card(state, context.before, moves[i]), moves[i])


def context_of(state: State, seat: int, before: Trick, werewolves: int, pack: int) -> PlayContext:
    """How this seat sees a trick to which it adds the next card."""
    ours = pack if is_in(pack, seat) else ~pack
    partners = number_of_partners(state, ours)
    chest, person = worth_to_the_rest(state, before.plays, werewolves, ours, partners)
    return PlayContext(before, werewolves, ours, partners, chest, person)


def prior(state: State, context: PlayContext, after: Trick, card: int) -> int:
    """A card is as good as what the trick may bring the team after it, less the rank that is spent."""
    later = state.players - after.plays
    taker = seat_at(state, after.best)
    taken = after.people if is_in(context.werewolves, taker) else after.chests
    stays = STAYS[later][after.strength]
    value = stays * taken * worth_of_point(state, is_in(context.ours, taker), context.partners) - A_RANK * rank_of(card)
    if later > 0:
        value += (100 - stays) * (context.chest * after.chests + context.person * after.people) // later
    return value


def rank_of(card: int) -> int:
    return NUMBER[card] if KIND[card] <= ROBBER_CARD else SPECIAL_RANK


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


# Teams


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
