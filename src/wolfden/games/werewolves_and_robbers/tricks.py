"""How strong each card of a trick is, and which one wins (§3.4)."""

from wolfden.engine.decision import NOBODY

from .cards import (
    DAGGER_CARD,
    FORTUNE_TELLER_CARD,
    KIND,
    NUMBER,
    ROBBER_CARD,
    TRAITOR_CARD,
    TRUMP,
    WEREWOLF_CARD,
)
from .state import State


def card_in_trick(state: State, play: int) -> int:
    """The card that was played to the running trick at this place."""
    return state.played[state.trick * state.players + play]


def suit_led(state: State) -> int:
    """The suit of the first numbered card, NOBODY if there is none yet (§3.4 step 1)."""
    for play in range(state.plays):
        kind = KIND[card_in_trick(state, play)]
        if kind <= ROBBER_CARD:
            return kind
    return NOBODY


def has_werewolf(state: State) -> bool:
    """Is there a werewolf anywhere in this trick? (§3.4 step 2)"""
    for play in range(state.plays):
        if KIND[card_in_trick(state, play)] == WEREWOLF_CARD:
            return True
    return False


def evaluate(state: State) -> int:
    """Find the strength of each card of the trick so far; which one wins, of equals the later (§3.4)."""
    led = suit_led(state)
    werewolf = has_werewolf(state)
    best = 0
    for play in range(state.plays):
        state.strengths[play] = strength(state, card_in_trick(state, play), play, led, werewolf)
        if state.strengths[play] >= state.strengths[best]:
            best = play
    return best


def strength(state: State, card: int, play: int, led: int, werewolf: bool) -> int:
    """A rank, TRUMP more on the trump side; the cards before have their strength already (§3.4 step 3)."""
    kind = KIND[card]
    if kind == DAGGER_CARD:
        return state.special.dagger
    if kind == TRAITOR_CARD:
        return state.special.traitor
    if kind == FORTUNE_TELLER_CARD:
        return state.special.fortune_teller_with_werewolf if werewolf else state.special.fortune_teller
    if kind == WEREWOLF_CARD:
        return state.special.leading_werewolf if play == 0 else state.strengths[play - 1] + 1
    return NUMBER[card] if kind == led else TRUMP + NUMBER[card]
