"""Hands: a seat holds its cards in rising order; those that are hidden from a viewer come first, as UNKNOWN."""

from .state import Seat


def holds(player: Seat, card: int) -> bool:
    for i in range(player.held):
        if player.hand[i] == card:
            return True
    return False


def take(player: Seat, card: int) -> None:
    """The card goes to its place in the hand; all higher ones move up."""
    for i in range(player.held):
        lower = min(card, player.hand[i])
        card = max(card, player.hand[i])
        player.hand[i] = lower
    player.hand[player.held] = card
    player.held += 1


def give(player: Seat, card: int) -> None:
    """The card leaves the hand; all higher ones move down."""
    player.held -= 1
    for i in range(player.held):
        player.hand[i] = player.hand[i + (player.hand[i] >= card)]
