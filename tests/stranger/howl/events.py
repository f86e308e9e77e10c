"""What can happen in a game of Howl (§4)."""

from wolfden.engine.audience import EventType

DEALT, CARD_CHOSEN, HOWLED, DROWNED, SHEEP_TAKEN, SHEEP_STAY, ASIDE_SHOWN, GAME_ENDED = range(8)

EVENT_TYPES = (
    EventType("dealt", "2.2", {"hand": "number", "aside": "number"}),
    EventType("card_chosen", "3.1", {"seat": "seat"}),
    EventType("howled", "3.2", {"seat": "seat", "card": "card"}, reveals=True),
    EventType("drowned", "3.2", {"seat": "seat", "card": "card"}),
    EventType("sheep_taken", "3.3", {"seat": "seat", "sheep": "number"}),
    EventType("sheep_stay", "3.3", {"sheep": "number"}),
    EventType("aside_shown", "5", {"card": "card"}, reveals=True),
    EventType("game_ended", "5", {"winners": "seats"}),
)
