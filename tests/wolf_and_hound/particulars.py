"""What the tests of every game have to know of Wolf & Hound."""

from collections import Counter
from random import Random
from typing import Any

from wolfden.games.wolf_and_hound.cards import components

Words = dict[str, Any]  # of the notation, as `write_state` has them

CARDS_HAVE_NAMES = False
FEW_WORLDS = True
NEVER_OPEN: set[str] = set()

# How the worked examples end: parts of the state as a trace writes it, and of the outcome.
RESULTS: Words = {
    "WH-3.4": {"animals": {"wolf_01": ["P4", "front"]}, "seats": {"P4": {"sheep": 2, "cap": 3}}, "current": "P4"},
    "WH-8.4": {"animals": {"wolf_01": ["P4", "front"], "wolf_06": ["P2", "front"]}},
    "WH-10.4c": {
        "animals": {"wolf_01": ["P4", "front"]},
        "seats": {"P4": {"played": ["B2"], "dummy_deck": ["B3", "W1", "W4", "B1"]}},
    },
    "WH-12.1": {
        "animals": {"wolf_01": ["P4", "front"], "hound_01": ["P4", "front"]},
        "seats": {"P2": {"sheep": 3, "played": ["B2M", "W2"]}, "P3": {"sheep": 2}},
    },
    "WH-15.2": {
        "animals": {
            "designer_02_1": ["P4", "front"],
            "designer_02_2": ["P3", "front"],
            "designer_02_3": ["P4", "front"],
        },
        "seats": {"P3": {"sheep": 4}, "P4": {"sheep": 2, "cap": 4}},
    },
}


def options(random: Random) -> dict[str, Any]:
    box = components({})
    if random.random() < 0.5:
        slots = random.choice([s.slots for s in box.sets.values() if s.slots])
        animals = [random.choice(slot) for slot in slots]
    else:
        plain = [id for id in box.animals if not id.startswith(("meta", "designer_02"))]
        animals = random.sample(plain, random.randint(1, 5))
        animals += random.sample(["meta_01", "meta_02", "meta_03", "meta_04"], random.randint(0, 2))
        animals += ["designer_02_1", "designer_02_2", "designer_02_3"] if random.random() < 0.3 else []
    return {
        "players": random.choice([2, 3, 4]),
        "animals": animals,
        "meat_and_bone": random.random() < 0.5,
        "sheep_mode": random.choice(["auto", "few", "many"]),
        "match": random.choice(["single", "first_to_3"]),
        "manual_activation_order": random.random() < 0.3,
    }


def inventory(state: Words) -> Counter[str]:
    """Every card in the game, wherever it lies."""
    cards: Counter[str] = Counter(state["number_deck"])
    for seat in state["seats"].values():
        cards.update(seat["played"])
        cards.update(seat.get("hand", seat.get("dummy_deck", [])))
        assert 0 <= seat["sheep"] <= seat["cap"]
    if state["candidate"]:
        cards[state["candidate"]] += 1
    return cards


def hidden(truth: Words, viewer: str | None) -> set[str]:
    """Copies of a card are alike: there is no name to search for."""
    return set()


def cards_in(view: Words) -> int:
    lying = [p["held"] + len(p["played"]) + (p["deck"]["count"] if p["deck"] else 0) for p in view["pastures"]]
    return int(sum(lying, view["number_deck"]["count"]) + (view["candidate"] is not None))
