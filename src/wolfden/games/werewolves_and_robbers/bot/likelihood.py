"""How likely the others were to play as they did in The Werewolves bEat Robbers' Horror, given an imagined world.

A seat plays a card with probability propensity / sum of the propensities of all cards it could have played, where
propensity = exp(0.0875 * steps of the prior), times TAKING if the card takes the trick for now. That is half of what
fits the choices of searches best, because all of it led away from the truth next to them. The likelihood of a world
is the product over all cards that the others have played.
"""

from math import exp

from ..cards import CARDS
from ..state import State
from .rollout import PlayContext, context_of, find_pack, prior
from .trick_so_far import no_cards, with_card

A_STEP = 250  # of a prior
NEUTRAL = 32
PROPENSITY = tuple(exp(0.0875 * (step - NEUTRAL)) for step in range(2 * NEUTRAL + 1))
TAKING = 1.35


def likelihood(world: State, viewer: int) -> float:
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
            chance *= play_probability(world, seat, context_of(world, seat, trick, werewolves, pack))
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


def play_probability(world: State, seat: int, context: PlayContext) -> float:
    """The share of the card that this seat played next among all that it could have played then."""
    first = seat * world.hand_size + world.trick
    chosen, total = 0.0, 0.0
    for place in range((seat + 1) * world.hand_size - 1, first - 1, -1):  # the card that was chosen comes last
        card = world.pool[place]
        after = with_card(world, context.before, card)
        step = prior(world, context, after, card) // A_STEP + NEUTRAL
        chosen = PROPENSITY[min(max(step, 0), 2 * NEUTRAL)] * (TAKING if after.best == context.before.plays else 1.0)
        total += chosen
    return chosen / total
