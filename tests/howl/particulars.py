"""What the tests of every game have to know of Howl."""

from collections import Counter
from random import Random
from typing import Any

Words = dict[str, Any]  # of the notation, as `write_state` has them

CARDS_HAVE_NAMES = True
FEW_WORLDS = True
NEVER_OPEN: set[str] = set()

# How the worked examples end: parts of the state as a trace writes it, and of the outcome.
RESULTS: Words = {
    "HW-1": {"seats": {"A": {"sheep": 0}, "B": {"sheep": 0}, "C": {"sheep": 1}}, "sheep": 2},
    "HW-2": {"seats": {"A": {"sheep": 0}, "B": {"sheep": 1}, "C": {"sheep": 0}}, "sheep": 2},
    "HW-3": {"seats": {"A": {"sheep": 3}, "B": {"sheep": 0}}, "sheep": 3},
}


def options(random: Random) -> Words:
    return {"players": random.choice([2, 3, 4])}


def inventory(state: Words) -> Counter[str]:
    """Every card in the game, wherever it lies."""
    cards: Counter[str] = Counter(state["aside"])
    for seat in state["seats"].values():
        cards.update(seat["hand"])
        cards.update(seat["howled"])
    return cards


def hidden(truth: Words, viewer: str | None) -> set[str]:
    """Other hands, and what is set aside."""
    hands = [card for name, seat in truth["seats"].items() if name != viewer for card in seat["hand"]]
    return {*hands, *truth["aside"]}


def cards_in(view: Words) -> int:
    aside = 1 if view["aside"] is None else len(view["aside"])
    return int(aside + sum(seat["held"] + len(seat["howled"]) for seat in view["seats"]))
