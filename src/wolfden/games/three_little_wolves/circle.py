"""The circle of players: who sits beside whom, and who passes cards to whom (§3.7)."""

from typing import TYPE_CHECKING

from .cards import BBP_LEFT

if TYPE_CHECKING:
    from .state import State


def neighbour(state: "State", seat: int, steps: int) -> int:
    """The player so many seats to the left; Smokey is left out."""
    return (seat + steps) % state.players


def receiver(state: "State", card: int, giver: int) -> int:
    """Who gets the giver's card: the left or the right neighbour (§3.7)."""
    return neighbour(state, giver, 1 if card == BBP_LEFT else -1)


def giver_of(state: "State", card: int, seat: int) -> int:
    """From whom this seat gets a card."""
    return neighbour(state, seat, -1 if card == BBP_LEFT else 1)
