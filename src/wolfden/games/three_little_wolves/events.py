"""What can happen in a game of The Three Little Wolves."""

from wolfden.engine.audience import EventType, heard_by
from wolfden.engine.kinds import Kinds

EVENT_TYPES = Kinds[EventType]()

DEALT = EVENT_TYPES.add(EventType("dealt", "2.2", {"start": "seat"}))
TURN_BEGAN = EVENT_TYPES.add(EventType("turn_began", "3.1", {"seat": "seat"}, heading=True))
HOUSE_BEGUN = EVENT_TYPES.add(
    EventType("house_begun", "3.3", {"seat": "seat", "house": "house", "card": "card", "value": "number"})
)
FLOOR_BUILT = EVENT_TYPES.add(
    EventType("floor_built", "3.3", {"seat": "seat", "house": "house", "card": "card", "value": "number"})
)
BASEMENT_BUILT = EVENT_TYPES.add(
    EventType("basement_built", "3.3", {"seat": "seat", "house": "house", "card": "card", "level": "number"})
)
COLOUR_FIXED = EVENT_TYPES.add(EventType("colour_fixed", "3.3", {"seat": "seat", "house": "house", "becomes": "house"}))
DISCARDED = EVENT_TYPES.add(EventType("discarded", "3.2", {"seat": "seat", "card": "card"}))
WOLF_MOVED_IN = EVENT_TYPES.add(
    EventType("wolf_moved_in", "3.4", {"seat": "seat", "wolf": "number", "owner": "seat", "house": "house"})
)
CARD_DRAWN = EVENT_TYPES.add(
    EventType("card_drawn", "3.6", {"seat": "seat"}, only={"card": heard_by("card", "seat")}, reveals=True)
)
PIG_ARRIVED = EVENT_TYPES.add(
    EventType("pig_arrived", "3.7", {"seat": "seat", "card": "card", "number": "number"}, reveals=True)
)
PIG_WAITS = EVENT_TYPES.add(
    EventType("pig_waits", "3.7", {"seat": "seat", "card": "card", "number": "number"}, reveals=True)
)
TOKEN_PLACED = EVENT_TYPES.add(
    EventType("token_placed", "3.7", {"token": "number", "owner": "seat", "house": "house", "height": "number"})
)
TOKEN_LOST = EVENT_TYPES.add(EventType("token_lost", "3.7", {"token": "number"}))
EFFECT_BEGAN = EVENT_TYPES.add(EventType("effect_began", "3.7", {"card": "card"}))
EFFECT_SKIPPED = EVENT_TYPES.add(EventType("effect_skipped", "3.7", {"card": "card"}))
CARD_CHOSEN = EVENT_TYPES.add(EventType("card_chosen", "3.7", {"seat": "seat"}))
CARD_PASSED = EVENT_TYPES.add(
    EventType("card_passed", "3.7", {"seat": "seat", "to": "seat"}, only={"card": heard_by("card", "seat", "to")})
)
PASSED_OVER = EVENT_TYPES.add(EventType("passed_over", "3.7", {"seat": "seat"}))
EFFECT_LAPSED = EVENT_TYPES.add(EventType("effect_lapsed", "3.7", {"card": "card"}))
CARD_TURNED_UP = EVENT_TYPES.add(EventType("card_turned_up", "3.9", {"seat": "seat", "card": "card"}, reveals=True))
MOUSTACHE_PASSED = EVENT_TYPES.add(EventType("moustache_passed", "3.9", {"seat": "seat", "to": "seat"}))
FINAL_ROUNDS = EVENT_TYPES.add(EventType("final_rounds", "3.8", {"turns": "number"}))
ENDGAME_BEGAN = EVENT_TYPES.add(EventType("endgame_began", "3.9", {}))
PICK_REVEALED = EVENT_TYPES.add(EventType("pick_revealed", "3.9", {"seat": "seat", "card": "card"}, reveals=True))
CARD_LEFT = EVENT_TYPES.add(EventType("card_left", "4", {"seat": "seat", "card": "card"}, reveals=True))
HOUSE_DEMOLISHED = EVENT_TYPES.add(
    EventType("house_demolished", "5", {"seat": "seat", "house": "house", "because": "demolition", "height": "number"})
)
TALLEST_HOUSE = EVENT_TYPES.add(EventType("tallest_house", "5", {"seat": "seat", "house": "house", "height": "number"}))
TALLEST_TIED = EVENT_TYPES.add(EventType("tallest_tied", "5", {"colour": "colour", "height": "number"}))
SMALLEST_TIED = EVENT_TYPES.add(EventType("smallest_tied", "5", {"colour": "colour", "height": "number"}))
WOLF_TURNED = EVENT_TYPES.add(
    EventType("wolf_turned", "5", {"seat": "seat", "wolf": "number", "owner": "seat", "house": "house"})
)
TOKEN_TURNED = EVENT_TYPES.add(EventType("token_turned", "5", {"token": "number", "owner": "seat", "house": "house"}))
HOUSE_SCORED = EVENT_TYPES.add(EventType("house_scored", "5", {"seat": "seat", "house": "house", "vp": "number"}))
TALLEST_SCORED = EVENT_TYPES.add(EventType("tallest_scored", "5", {"seat": "seat", "house": "house", "vp": "number"}))
ROOF_SCORED = EVENT_TYPES.add(
    EventType("roof_scored", "5", {"seat": "seat", "house": "house", "card": "card", "vp": "number"})
)
TOKEN_SCORED = EVENT_TYPES.add(
    EventType("token_scored", "5", {"seat": "seat", "token": "number", "house": "house", "vp": "number"})
)
WOLF_SCORED = EVENT_TYPES.add(EventType("wolf_scored", "5", {"seat": "seat", "wolf": "number", "vp": "number"}))
TOTAL = EVENT_TYPES.add(EventType("total", "5", {"seat": "seat", "vp": "number", "wolf_vp": "number"}))
GAME_WON = EVENT_TYPES.add(EventType("game_won", "5", {"seat": "seat", "why": "why"}))
