"""What can happen in a game of Wolf & Hound."""

from wolfden.engine.game import Happening

(
    DEALT, TURN_BEGAN, SHEEP_LOST, SHEEP_GAINED, NOTHING_CHANGED, TURN_SKIPPED, THREES_BARRED, CARD_TURNED_UP,
    EXCHANGED, CARD_PUT_BACK, CARD_PLAYED, CARD_SHOWN, NOTHING_PLAYED, ANIMAL_WALKED, ANIMAL_FLIPPED, CARD_DRAWN,
    FINAL_ROUND, GAME_WON, CARD_LEFT, MATCH_WON,
) = range(20)  # fmt: skip

HAPPENINGS = (
    Happening("dealt", {"game": "number"}),
    Happening("turn_began", {"seat": "seat", "turn": "number"}),
    Happening("sheep_lost", {"seat": "seat", "by": "animal", "left": "number"}),
    Happening("sheep_gained", {"seat": "seat", "by": "animal", "left": "number"}),
    Happening("nothing_changed", {"seat": "seat", "by": "animal", "left": "number"}),
    Happening("turn_skipped", {"seat": "seat", "by": "animal"}),
    Happening("threes_barred", {"seat": "seat", "by": "animal"}),
    Happening("card_turned_up", {"seat": "seat", "card": "card"}, reveals=True),
    Happening("exchanged", {"seat": "seat", "card": "card", "for": "card"}, reveals=True),
    Happening("card_put_back", {"seat": "seat", "card": "card", "onto": "pile"}),
    Happening("card_played", {"seat": "seat", "card": "card"}),
    Happening("card_shown", {"seat": "seat", "card": "card"}, reveals=True),
    Happening("nothing_played", {"seat": "seat"}),
    Happening("animal_walked", {"animal": "animal", "from": "seat", "to": "seat", "steps": "number"}),
    Happening("animal_flipped", {"animal": "animal", "face": "face"}),
    Happening("card_drawn", {"seat": "seat", "card": "card"}),
    Happening("final_round", {"seat": "seat"}),
    Happening("game_won", {"team": "team", "why": "why", "blue": "number", "yellow": "number"}),
    Happening("card_left", {"seat": "seat", "card": "card"}, reveals=True),
    Happening("match_won", {"team": "team", "blue": "number", "yellow": "number"}),
)
