"""What can happen in a game of Woof!!"""

from wolfden.engine.audience import EventType, heard_by

(
    DEALT, TURN_BEGAN, LOOKED, ANNOUNCED, REARRANGED, ASKED, ANSWERED, DECLARED_EARLY, FINAL_PHASE, BOARD_READY,
    CARDS_REVEALED, BOARD_REVEALED, DECLARATION_RIGHT, DECLARATION_WRONG, MISLED, MARKER_TURNED, MARKER_GIVEN,
    GAME_ENDED, GAME_WON,
) = range(19)  # fmt: skip

EVENT_TYPES = (
    EventType("dealt", "2.3", {"round": "number", "start": "seat"}),
    EventType("turn_began", "3.2", {"seat": "seat"}),
    EventType(
        "looked",
        "3.3",
        {"seat": "seat", "target": "seat", "slot": "slot"},
        only={"card": heard_by("card", "seat", "target")},
    ),
    EventType("announced", "3.3", {"seat": "seat", "target": "seat", "face": "face"}, reveals=True),
    EventType("rearranged", "3.6", {"seat": "seat"}, only={"order": heard_by("order", "seat")}),
    EventType("asked", "3.4", {"seat": "seat", "target": "seat", "question": "question"}),
    EventType("answered", "3.4", {"seat": "seat", "question": "question", "answer": "answer"}, reveals=True),
    EventType("declared_early", "3.5", {"seat": "seat", "declarations": "number"}),
    EventType("final_phase", "3.5", {}),
    EventType("board_ready", "3.5", {"seat": "seat"}),
    EventType(
        "cards_revealed", "5.4", {"seat": "seat", "left": "card", "right": "card", "identity": "role"}, reveals=True
    ),
    EventType(
        "board_revealed", "5.4", {"seat": "seat", "single": "single", "double": "double", "when": "when"}, reveals=True
    ),
    EventType("declaration_right", "5.2", {"seat": "seat", "points": "number", "score": "number"}),
    EventType("declaration_wrong", "5.2", {"seat": "seat"}),
    EventType("misled", "5.3", {"seat": "seat", "by": "seat", "points": "number", "score": "number"}),
    EventType("marker_turned", "5.4", {"seat": "seat"}),
    EventType("marker_given", "5.2", {"seat": "seat", "colour": "colour", "markers": "number"}),
    EventType("game_ended", "5.6", {"why": "end"}),
    EventType("game_won", "5.6", {"seat": "seat", "score": "number", "markers": "number"}),
)
