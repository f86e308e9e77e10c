"""What can happen in a game of Howl (§4)."""

from wolfden.engine.audience import Happening

DEALT, CARD_CHOSEN, HOWLED, DROWNED, SHEEP_TAKEN, SHEEP_STAY, ASIDE_SHOWN, GAME_ENDED = range(8)

HAPPENINGS = (
    Happening("dealt", "2.2", {"hand": "number", "aside": "number"}),
    Happening("card_chosen", "3.1", {"seat": "seat"}),
    Happening("howled", "3.2", {"seat": "seat", "card": "card"}, reveals=True),
    Happening("drowned", "3.2", {"seat": "seat", "card": "card"}),
    Happening("sheep_taken", "3.3", {"seat": "seat", "sheep": "number"}),
    Happening("sheep_stay", "3.3", {"sheep": "number"}),
    Happening("aside_shown", "5", {"card": "card"}, reveals=True),
    Happening("game_ended", "5", {"winners": "seats"}),
)
