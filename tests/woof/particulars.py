"""What the tests of every game have to know of Woof!!."""

from collections import Counter
from random import Random
from typing import Any

Words = dict[str, Any]  # of the notation, as `write_state` has them

CARDS_HAVE_NAMES = True
FEW_WORLDS = False  # its own tests compare them with brute force: hidden question cards and boards leave too many
NEVER_OPEN: set[str] = {"questions", "put_away"}  # §4.1: public when asked, or never

# How the worked examples end: parts of the state as a trace writes it, and of the outcome.
RESULTS: Words = {
    "WF-E5": {"markers": [[1, "1", "4", "dog"], [2, "2", "3", "wolf"]], "answered": [["3", "4", "QE", True]]},
    "WF-E3a": {"scores": {"1": 2, "2": 1, "3": 0, "4": 0, "5": 0}, "wrong_markers": {"5": ["red"]}},
    "WF-E4": {
        "scores": {"1": 2, "2": 1, "3": 0, "4": 1, "5": 0},
        "wrong_markers": {"1": [], "2": ["red"], "3": ["black"], "4": [], "5": []},
        "round": 2,
        "turn": "3",
    },
}


def options(random: Random) -> dict[str, Any]:
    players = random.randint(4, 8)
    return {
        "players": players,
        "variant": random.choice(["basic", "advanced"]),
        "auto_rearrange": random.choice([True, False, [random.random() < 0.5 for _ in range(players)]]),
        "memory_aid": random.random() < 0.5,
        "turn_limit": random.choice([None, None, 1, 2, 5]),
        "boards_may_change": random.random() < 0.3,
    }


def inventory(state: Words) -> Counter[str]:
    """Every card in the game, wherever it lies."""
    cards: Counter[str] = Counter(state["put_away"])
    for hand in state["cards"].values():
        cards.update(hand)
    for questions in state["questions"].values():
        cards.update(questions)
    cards.update(question for _, _, question, _ in state["answered"])
    return cards


def hidden(truth: Words, viewer: str | None) -> set[str]:
    return {card for name, cards in truth["cards"].items() if name != viewer for card in cards}


def cards_in(view: Words) -> int:
    return sum(len(player["cards"]) for player in view["players"])
