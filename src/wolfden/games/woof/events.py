"""What can happen in a game of Woof!!"""

from wolfden.engine.audience import Happening, heard_by

(
    DEALT, TURN_BEGAN, LOOKED, ANNOUNCED, REARRANGED, ASKED, ANSWERED, DECLARED_EARLY, FINAL_PHASE, BOARD_READY,
    CARDS_REVEALED, BOARD_REVEALED, DECLARATION_RIGHT, DECLARATION_WRONG, MISLED, MARKER_TURNED, MARKER_GIVEN,
    GAME_ENDED, GAME_WON,
) = range(19)  # fmt: skip

HAPPENINGS = (
    Happening("dealt", "2.3", {"round": "number", "start": "seat"}),
    Happening("turn_began", "3.2", {"seat": "seat"}),
    Happening(
        "looked",
        "3.3",
        {"seat": "seat", "target": "seat", "slot": "slot"},
        only={"card": heard_by("card", "seat", "target")},
    ),
    Happening("announced", "3.3", {"seat": "seat", "target": "seat", "face": "face"}, reveals=True),
    Happening("rearranged", "3.6", {"seat": "seat"}, only={"order": heard_by("order", "seat")}),
    Happening("asked", "3.4", {"seat": "seat", "target": "seat", "question": "question"}),
    Happening("answered", "3.4", {"seat": "seat", "question": "question", "answer": "answer"}, reveals=True),
    Happening("declared_early", "3.5", {"seat": "seat", "declarations": "number"}),
    Happening("final_phase", "3.5", {}),
    Happening("board_ready", "3.5", {"seat": "seat"}),
    Happening(
        "cards_revealed", "5.4", {"seat": "seat", "left": "card", "right": "card", "identity": "role"}, reveals=True
    ),
    Happening(
        "board_revealed", "5.4", {"seat": "seat", "single": "single", "double": "double", "when": "when"}, reveals=True
    ),
    Happening("declaration_right", "5.2", {"seat": "seat", "points": "number", "score": "number"}),
    Happening("declaration_wrong", "5.2", {"seat": "seat"}),
    Happening("misled", "5.3", {"seat": "seat", "by": "seat", "points": "number", "score": "number"}),
    Happening("marker_turned", "5.4", {"seat": "seat"}),
    Happening("marker_given", "5.2", {"seat": "seat", "colour": "colour", "markers": "number"}),
    Happening("game_ended", "5.6", {"why": "end"}),
    Happening("game_won", "5.6", {"seat": "seat", "score": "number", "markers": "number"}),
)
