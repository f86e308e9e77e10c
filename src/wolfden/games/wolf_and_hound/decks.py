"""Decks of face-down number cards, the top card last."""

from .state import Deck


def take_top(deck: Deck) -> int:
    deck.count -= 1
    return deck.cards[deck.count]


def put_on_top(deck: Deck, card: int, seen: bool) -> None:
    deck.cards[deck.count] = card
    deck.seen[deck.count] = seen
    deck.count += 1


def put_at_bottom(deck: Deck, card: int, seen: bool) -> None:
    for i in range(deck.count, 0, -1):
        deck.cards[i] = deck.cards[i - 1]
        deck.seen[i] = deck.seen[i - 1]
    deck.cards[0] = card
    deck.seen[0] = seen
    deck.count += 1
