"""What the tests of every game have to know of The Werewolves bEat Robbers' Horror."""

from collections import Counter
from random import Random
from typing import Any

Words = dict[str, Any]  # of the notation, as `write_state` has them

CARDS_HAVE_NAMES = True
FEW_WORLDS = True
NEVER_OPEN: set[str] = set()

# How the worked examples end: parts of the state as a trace writes it, and of the outcome.
RESULTS: Words = {
    "WR-E1b": {"leader": "B", "last_trick": [{"value": value} for value in ("L8", "T12", "L15", "T3")]},
    "WR-E2b": {"leader": "B", "last_trick": [{"value": value} for value in ("T16", "T17", "L9", "T15")]},
    "WR-E3b": {"leader": "C", "last_trick": [{"value": value} for value in ("T0", "L16", "T16", "T0")]},
    "WR-C33": {
        "results": [
            {
                "personal": {"A": 12, "B": 13, "C": 9},
                "totals": {"robbers": 22, "werewolves": 24},
                "winner": "werewolves",
            }
        ],
        "outcome": {"winners": ["A"]},
    },
}


def options(random: Random) -> dict[str, Any]:
    players = random.choice([3, 4, 5])
    return {
        "players": players,
        "mode": random.choice(["match", "single"]),
        "first_dealer": random.choice(["random", *"ABCDE"[:players]]),
        "chips": random.random() < 0.5,
        "memory_aid": random.random() < 0.5,
    }


def inventory(state: Words) -> Counter[str]:
    """Every card in the game, wherever it lies."""
    cards = Counter(play["card"] for play in state["plays"])
    if state["set_aside"]:
        cards[state["set_aside"]] += 1
    for seat in state["seats"].values():
        cards.update(seat["hand"])
        cards.update(seat["pile"])
    return cards


def hidden(truth: Words, viewer: str | None) -> set[str]:
    """Other hands, the set-aside card, and all tricks but the one on the table."""
    hands = [card for name, seat in truth["seats"].items() if name != viewer for card in seat["hand"]]
    past = [card for seat in truth["seats"].values() for card in seat["pile"]]
    last = {play["card"] for play in truth["last_trick"]}
    shown_before = {result["set_aside"] for result in truth["results"]}
    return ({*hands, *past, truth["set_aside"]} - last - shown_before) - {None}


def cards_in(view: Words) -> int:
    running = view["trick"]["cards"] if view["trick"] and not view["trick"]["finished"] else []
    return int(sum(seat["held"] + seat["captured"] for seat in view["seats"]) + len(running) + view["set_aside_count"])
