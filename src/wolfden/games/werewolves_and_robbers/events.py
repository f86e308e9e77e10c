"""What can happen in a game of The Werewolves bEat Robbers' Horror (§4.4). All of it is public."""

from wolfden.engine.audience import EventType
from wolfden.engine.kinds import Kinds

EVENT_TYPES = Kinds[EventType]()

DEALT = EVENT_TYPES.add(
    EventType("dealt", "2.2", {"game": "number", "dealer": "seat", "hand": "number", "undealt": "number"}, heading=True)
)
CARD_PLAYED = EVENT_TYPES.add(EventType("card_played", "3.2", {"seat": "seat", "card": "card"}, fades=True))
CHIP_TAKEN = EVENT_TYPES.add(EventType("chip_taken", "3.3", {"seat": "seat", "chip": "chip"}))
CARD_VALUED = EVENT_TYPES.add(
    EventType("card_valued", "3.4", {"seat": "seat", "card": "card", "side": "side", "rank": "number"}, fades=True)
)
TRICK_WON = EVENT_TYPES.add(
    EventType("trick_won", "3.4", {"seat": "seat", "card": "card", "led": "suit", "cards": "number"}, fades=True)
)
CARD_IN_PILE = EVENT_TYPES.add(EventType("card_in_pile", "5.1", {"seat": "seat", "card": "card"}, reveals=True))
PERSONAL_SCORE = EVENT_TYPES.add(
    EventType(
        "personal_score", "5.1", {"seat": "seat", "role": "role", "raw": "number", "score": "number"}, reveals=True
    )
)
GAME_SCORED = EVENT_TYPES.add(
    EventType("game_scored", "5.2", {"winner": "team", "robbers": "number", "werewolves": "number"}, won_by_team=True)
)
SET_ASIDE_SHOWN = EVENT_TYPES.add(EventType("set_aside_shown", "4.1", {"card": "card"}, reveals=True))
GAME_POINTS = EVENT_TYPES.add(EventType("game_points", "5.3", {"seat": "seat", "points": "number"}))
MATCH_ENDED = EVENT_TYPES.add(EventType("match_ended", "5.3", {"winners": "seats"}))
