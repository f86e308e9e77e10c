"""What can happen in a game of Woof!!"""

from wolfden.engine.game import Happening

(
    DEALT, TURN_BEGAN, LOOKED, ANNOUNCED, REARRANGED, ASKED, ANSWERED, DECLARED_EARLY, FINAL_PHASE, BOARD_READY,
    CARDS_REVEALED, BOARD_REVEALED, DECLARATION_RIGHT, DECLARATION_WRONG, MISLED, MARKER_TURNED, MARKER_GIVEN,
    GAME_ENDED, GAME_WON,
) = range(19)  # fmt: skip

HAPPENINGS = (
    Happening("dealt", {"round": "number", "start": "seat"}),
    Happening("turn_began", {"seat": "seat"}),
    Happening("looked", {"seat": "seat", "target": "seat", "slot": "slot", "card": "card"}),
    Happening("announced", {"seat": "seat", "target": "seat", "face": "face"}, reveals=True),
    Happening("rearranged", {"seat": "seat", "order": "order"}),
    Happening("asked", {"seat": "seat", "target": "seat", "question": "question"}),
    Happening("answered", {"seat": "seat", "question": "question", "answer": "answer"}, reveals=True),
    Happening("declared_early", {"seat": "seat", "declarations": "number"}),
    Happening("final_phase", {}),
    Happening("board_ready", {"seat": "seat"}),
    Happening("cards_revealed", {"seat": "seat", "left": "card", "right": "card", "identity": "role"}, reveals=True),
    Happening("board_revealed", {"seat": "seat", "single": "single", "double": "double", "when": "when"}, reveals=True),
    Happening("declaration_right", {"seat": "seat", "points": "number", "score": "number"}),
    Happening("declaration_wrong", {"seat": "seat"}),
    Happening("misled", {"seat": "seat", "by": "seat", "points": "number", "score": "number"}),
    Happening("marker_turned", {"seat": "seat"}),
    Happening("marker_given", {"seat": "seat", "colour": "colour", "markers": "number"}),
    Happening("game_ended", {"why": "end"}),
    Happening("game_won", {"seat": "seat", "score": "number", "markers": "number"}),
)
