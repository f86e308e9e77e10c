"""What can happen in a game of Wolf & Hound."""

from wolfden.engine.audience import EventType, heard_by

(
    DEALT, TURN_BEGAN, SHEEP_LOST, SHEEP_GAINED, NOTHING_CHANGED, TURN_SKIPPED, THREES_BARRED, CARD_TURNED_UP,
    EXCHANGED, CARD_PUT_BACK, CARD_PLAYED, CARD_SHOWN, NOTHING_PLAYED, ANIMAL_WALKED, ANIMAL_FLIPPED, CARD_DRAWN,
    FINAL_ROUND, GAME_WON, CARD_LEFT, MATCH_WON,
) = range(20)  # fmt: skip

EVENT_TYPES = (
    EventType("dealt", "2.4", {"game": "number"}),
    EventType("turn_began", "3.2", {"seat": "seat", "turn": "number"}),
    EventType("sheep_lost", "3.3", {"seat": "seat", "by": "animal", "left": "number"}),
    EventType("sheep_gained", "3.3", {"seat": "seat", "by": "animal", "left": "number"}),
    EventType("nothing_changed", "3.3", {"seat": "seat", "by": "animal", "left": "number"}),
    EventType("turn_skipped", "3.3", {"seat": "seat", "by": "animal"}),
    EventType("threes_barred", "3.3", {"seat": "seat", "by": "animal"}),
    EventType("card_turned_up", "3.5", {"seat": "seat", "card": "card"}, reveals=True),
    EventType("exchanged", "3.5", {"seat": "seat", "card": "card", "for": "card"}, reveals=True),
    EventType("card_put_back", "3.5", {"seat": "seat", "card": "card", "onto": "pile"}),
    EventType("card_played", "3.5", {"seat": "seat", "card": "card"}),
    EventType("card_shown", "3.5", {"seat": "seat", "card": "card"}, reveals=True),
    EventType("nothing_played", "3.5", {"seat": "seat"}),
    EventType("animal_walked", "3.6", {"animal": "animal", "from": "seat", "to": "seat", "steps": "number"}),
    EventType("animal_flipped", "3.6", {"animal": "animal", "face": "face"}),
    EventType(
        "card_drawn", "3.7b", {"seat": "seat"}, only={"card": heard_by("card", "seat", "seen")}, inside=("seen",)
    ),
    EventType("final_round", "5.2", {"seat": "seat"}),
    EventType("game_won", "5", {"team": "team", "why": "why", "blue": "number", "yellow": "number"}),
    EventType("card_left", "4", {"seat": "seat", "card": "card"}, reveals=True),
    EventType("match_won", "5.4", {"team": "team", "blue": "number", "yellow": "number"}),
)
