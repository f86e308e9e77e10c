"""What the tests of every game have to know of The Three Little Wolves."""

from collections import Counter
from random import Random
from typing import Any

Words = dict[str, Any]  # of the notation, as `write_state` has them

CARDS_HAVE_NAMES = True
FEW_WORLDS = True
NEVER_OPEN: set[str] = set()

# How the worked examples end: parts of the state as a trace writes it, and of the outcome.
RESULTS: Words = {
    "TLW-F2": {"players": {"A": {"houses": [{"name": "red", "upper": [["r4", 4], ["r7", 7], ["r8", 8]]}]}}},
    "TLW-W2": {"players": {"A": {"wolves_left": [3, 4]}, "B": {"houses": [{"wolves": [["C", 3], ["A", 5]]}]}}},
    "TLW-P1": {
        "players": {
            "A": {"houses": [{"name": "red", "bbp_token": 2}], "hand": ["r8", "y7", "g5", "g8", "w1"]},
            "B": {"hand": ["r2", "r5", "y5", "g9", "w6"]},
        },
        "current": "B",
    },
    "TLW-2P2": {
        "smokey": {"houses": [{"name": "red", "upper": [["r4", 4], ["w8", 8]]}, {"name": "green"}]},
        "moustache_holder": "B",
    },
    "TLW-S1": {"outcome": {"winners": ["C"], "points": {"A": 11, "B": 21, "C": 21}, "wolf_vp": {"B": 3, "C": 7}}},
}


def options(random: Random) -> dict[str, Any]:
    players = random.choice([2, 3, 4])
    return {
        "players": players,
        "baby_wolf": random.random() < 0.2,
        "start_player": random.choice(["random", *"ABCD"[:players]]),
        "roofs_of_fallen_houses": random.random() < 0.2,
        "unused_white_passes": random.random() < 0.2,
    }


def inventory(state: Words) -> Counter[str]:
    """Every card in the game, wherever it lies."""
    cards = Counter(state["draw_pile"] + state["discard"] + state["bbp_cards"])
    for owner in [*state["players"].values(), state["smokey"] or {"houses": []}]:
        cards.update(owner.get("hand", []))
        for house in owner["houses"]:
            cards.update(card for card, _ in house["upper"] + house["basement"])
    if state["smokey"] and state["smokey"]["card"]:
        cards[state["smokey"]["card"]] += 1
    return cards


def hidden(truth: Words, viewer: str | None) -> set[str]:
    hands = [card for name, player in truth["players"].items() if name != viewer for card in player["hand"]]
    picks = {player["choice"] for player in truth["players"].values()}  # of the endgame, when all have picked
    return {*hands, *truth["draw_pile"]} - picks


def cards_in(view: Words) -> int:
    houses = [house for builder in view["builders"] for house in builder["houses"]]
    built = sum(len(house["floors"]) + len(house["basements"]) for house in houses)
    piles = view["draw_pile"]["count"] + len(view["discard"]) + len(view["pigs"]) + (view["smokey_card"] is not None)
    return int(built + piles + sum(builder["held"] for builder in view["builders"]))
