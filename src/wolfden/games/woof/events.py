"""What can happen in a game of Woof!!"""

from wolfden.engine.audience import EventType, heard_by
from wolfden.engine.kinds import Kinds

EVENT_TYPES = Kinds[EventType]()

DEALT = EVENT_TYPES.add(EventType("dealt", "2.3", {"round": "number", "start": "seat"}))
TURN_BEGAN = EVENT_TYPES.add(EventType("turn_began", "3.2", {"seat": "seat"}, heading=True))
LOOKED = EVENT_TYPES.add(
    EventType(
        "looked",
        "3.3",
        {"seat": "seat", "target": "seat", "slot": "slot"},
        only={"card": heard_by("card", "seat", "target")},
        fades=True,
    )
)
ANNOUNCED = EVENT_TYPES.add(
    EventType("announced", "3.3", {"seat": "seat", "target": "seat", "face": "face"}, reveals=True)
)
REARRANGED = EVENT_TYPES.add(
    EventType("rearranged", "3.6", {"seat": "seat"}, only={"order": heard_by("order", "seat")})
)
ASKED = EVENT_TYPES.add(EventType("asked", "3.4", {"seat": "seat", "target": "seat", "question": "question"}))
ANSWERED = EVENT_TYPES.add(
    EventType("answered", "3.4", {"seat": "seat", "question": "question", "answer": "answer"}, reveals=True)
)
DECLARED_EARLY = EVENT_TYPES.add(EventType("declared_early", "3.5", {"seat": "seat", "declarations": "number"}))
FINAL_PHASE = EVENT_TYPES.add(EventType("final_phase", "3.5", {}))
BOARD_READY = EVENT_TYPES.add(EventType("board_ready", "3.5", {"seat": "seat"}))
CARDS_REVEALED = EVENT_TYPES.add(
    EventType(
        "cards_revealed", "5.4", {"seat": "seat", "left": "card", "right": "card", "identity": "role"}, reveals=True
    )
)
BOARD_REVEALED = EVENT_TYPES.add(
    EventType(
        "board_revealed", "5.4", {"seat": "seat", "single": "single", "double": "double", "when": "when"}, reveals=True
    )
)
DECLARATION_RIGHT = EVENT_TYPES.add(
    EventType("declaration_right", "5.2", {"seat": "seat", "points": "number", "score": "number"})
)
DECLARATION_WRONG = EVENT_TYPES.add(EventType("declaration_wrong", "5.2", {"seat": "seat"}))
MISLED = EVENT_TYPES.add(
    EventType("misled", "5.3", {"seat": "seat", "by": "seat", "points": "number", "score": "number"})
)
MARKER_TURNED = EVENT_TYPES.add(EventType("marker_turned", "5.4", {"seat": "seat"}))
MARKER_GIVEN = EVENT_TYPES.add(
    EventType("marker_given", "5.2", {"seat": "seat", "colour": "colour", "markers": "number"})
)
GAME_ENDED = EVENT_TYPES.add(EventType("game_ended", "5.6", {"why": "end"}))
GAME_WON = EVENT_TYPES.add(EventType("game_won", "5.6", {"seat": "seat", "score": "number", "markers": "number"}))
