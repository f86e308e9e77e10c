"""A trick of The Werewolves bEat Robbers' Horror card by card, for bots that try out the next one."""

from typing import NamedTuple

from wolfden.engine.decision import NOBODY

from ..cards import DAGGER_CARD, FORTUNE_TELLER_CARD, KIND, ROBBER_CARD, TREASURE_CARD, WEREWOLF_CARD
from ..roles import ROBBER, WEREWOLF
from ..state import State
from ..tricks import card_in_trick, evaluate, strength

HALVING = 4  # points that a halving card costs, about


class Trick(NamedTuple):
    """The cards of a trick so far, as much of them as the next one needs to know."""

    plays: int
    led: int  # a suit, or NOBODY
    best: int  # the play that takes it
    strength: int  # of that card
    chests: int  # points for a robber
    people: int  # points for a werewolf


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
