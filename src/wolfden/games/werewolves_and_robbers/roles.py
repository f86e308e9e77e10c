"""Roles and teams (§2.3), and what the played cards prove about them (§4.2)."""

from wolfden.engine.decision import NOBODY, UNKNOWN

from .cards import B1, W1, W2
from .state import State

ROBBER, TRAITOR, WEREWOLF = 0, 1, 2
TRAITOR_OR_WEREWOLF = 3  # proven by the traitor card while a werewolf card may still be in the same hand
ROLE_NAMES = ("robber", "traitor", "werewolf")
ROBBERS, WEREWOLVES = 0, 1
TEAM_NAMES = ("robbers", "werewolves")


def dealt_to(state: State, seat: int, card: int) -> bool:
    """Was this seat dealt this card? It is still in the hand or was played from it."""
    return state.seats[seat].hand[card] == 1 or state.played_by[card] == seat


def role_of(state: State, seat: int) -> int:
    """A werewolf card makes a werewolf, else the traitor card a traitor; all others are robbers (§2.3)."""
    if dealt_to(state, seat, W1) or dealt_to(state, seat, W2):
        return WEREWOLF
    if dealt_to(state, seat, B1):
        return TRAITOR
    return ROBBER


def team_of(role: int) -> int:
    """Werewolves and the traitor are one team (§2.3)."""
    return ROBBERS if role == ROBBER else WEREWOLVES


def proven_role(state: State, seat: int) -> int:
    """What everybody knows of this seat's role: the role, TRAITOR_OR_WEREWOLF or UNKNOWN (§4.2)."""
    has_cards = state.seats[seat].held > 0
    if state.played_by[W1] == seat or state.played_by[W2] == seat:
        return WEREWOLF
    if has_cards and (is_unaccounted_for(state, W1) or is_unaccounted_for(state, W2)):
        return TRAITOR_OR_WEREWOLF if state.played_by[B1] == seat else UNKNOWN
    if state.played_by[B1] == seat:
        return TRAITOR
    if has_cards and is_unaccounted_for(state, B1):
        return UNKNOWN
    return ROBBER


def shown_role(state: State, seat: int) -> int:
    """What the table shows of this seat's role: without chips and memory aid even a proven one is to be remembered."""
    return proven_role(state, seat) if state.chips or state.memory_aid else UNKNOWN


def is_unaccounted_for(state: State, card: int) -> bool:
    """Is this card of the deck still in a hand or set aside?"""
    return state.deck[card] == 1 and state.played_by[card] == NOBODY
