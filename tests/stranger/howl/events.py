"""What can happen in a game of Howl (§4)."""

from wolfden.engine.audience import EventType
from wolfden.engine.kinds import Kinds

EVENT_TYPES = Kinds[EventType]()

DEALT = EVENT_TYPES.add(EventType("dealt", "2.2", {"hand": "number", "aside": "number"}))
CARD_CHOSEN = EVENT_TYPES.add(EventType("card_chosen", "3.1", {"seat": "seat"}))
HOWLED = EVENT_TYPES.add(EventType("howled", "3.2", {"seat": "seat", "card": "card"}, reveals=True))
DROWNED = EVENT_TYPES.add(EventType("drowned", "3.2", {"seat": "seat", "card": "card"}))
SHEEP_TAKEN = EVENT_TYPES.add(EventType("sheep_taken", "3.3", {"seat": "seat", "sheep": "number"}))
SHEEP_STAY = EVENT_TYPES.add(EventType("sheep_stay", "3.3", {"sheep": "number"}))
ASIDE_SHOWN = EVENT_TYPES.add(EventType("aside_shown", "5", {"card": "card"}, reveals=True))
GAME_ENDED = EVENT_TYPES.add(EventType("game_ended", "5", {"winners": "seats"}))
