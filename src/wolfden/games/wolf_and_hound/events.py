"""What can happen in a game of Wolf & Hound."""

from wolfden.engine.audience import EventType, heard_by
from wolfden.engine.kinds import Kinds

EVENT_TYPES = Kinds[EventType]()

DEALT = EVENT_TYPES.add(EventType("dealt", "2.4", {"game": "number"}))
TURN_BEGAN = EVENT_TYPES.add(EventType("turn_began", "3.2", {"seat": "seat", "turn": "number"}, heading=True))
SHEEP_LOST = EVENT_TYPES.add(EventType("sheep_lost", "3.3", {"seat": "seat", "by": "animal", "left": "number"}))
SHEEP_GAINED = EVENT_TYPES.add(EventType("sheep_gained", "3.3", {"seat": "seat", "by": "animal", "left": "number"}))
NOTHING_CHANGED = EVENT_TYPES.add(
    EventType("nothing_changed", "3.3", {"seat": "seat", "by": "animal", "left": "number"})
)
TURN_SKIPPED = EVENT_TYPES.add(EventType("turn_skipped", "3.3", {"seat": "seat", "by": "animal"}))
THREES_BARRED = EVENT_TYPES.add(EventType("threes_barred", "3.3", {"seat": "seat", "by": "animal"}))
CARD_TURNED_UP = EVENT_TYPES.add(EventType("card_turned_up", "3.5", {"seat": "seat", "card": "card"}, reveals=True))
EXCHANGED = EVENT_TYPES.add(
    EventType("exchanged", "3.5", {"seat": "seat", "card": "card", "for": "card"}, reveals=True)
)
CARD_PUT_BACK = EVENT_TYPES.add(EventType("card_put_back", "3.5", {"seat": "seat", "card": "card", "onto": "pile"}))
CARD_PLAYED = EVENT_TYPES.add(EventType("card_played", "3.5", {"seat": "seat", "card": "card"}))
CARD_SHOWN = EVENT_TYPES.add(EventType("card_shown", "3.5", {"seat": "seat", "card": "card"}, reveals=True))
NOTHING_PLAYED = EVENT_TYPES.add(EventType("nothing_played", "3.5", {"seat": "seat"}))
ANIMAL_WALKED = EVENT_TYPES.add(
    EventType("animal_walked", "3.6", {"animal": "animal", "from": "seat", "to": "seat", "steps": "number"})
)
ANIMAL_FLIPPED = EVENT_TYPES.add(EventType("animal_flipped", "3.6", {"animal": "animal", "face": "face"}))
CARD_DRAWN = EVENT_TYPES.add(
    EventType("card_drawn", "3.7b", {"seat": "seat"}, only={"card": heard_by("card", "seat", "seen")}, inside=("seen",))
)
FINAL_ROUND = EVENT_TYPES.add(EventType("final_round", "5.2", {"seat": "seat"}))
GAME_WON = EVENT_TYPES.add(
    EventType("game_won", "5", {"team": "team", "why": "why", "blue": "number", "yellow": "number"}, won_by_team=True)
)
CARD_LEFT = EVENT_TYPES.add(EventType("card_left", "4", {"seat": "seat", "card": "card"}, reveals=True))
MATCH_WON = EVENT_TYPES.add(EventType("match_won", "5.4", {"team": "team", "blue": "number", "yellow": "number"}))
