"""What can happen in a game of Wolf & Hound."""

from wolfden.engine.audience import Happening, heard_by

(
    DEALT, TURN_BEGAN, SHEEP_LOST, SHEEP_GAINED, NOTHING_CHANGED, TURN_SKIPPED, THREES_BARRED, CARD_TURNED_UP,
    EXCHANGED, CARD_PUT_BACK, CARD_PLAYED, CARD_SHOWN, NOTHING_PLAYED, ANIMAL_WALKED, ANIMAL_FLIPPED, CARD_DRAWN,
    FINAL_ROUND, GAME_WON, CARD_LEFT, MATCH_WON,
) = range(20)  # fmt: skip

HAPPENINGS = (
    Happening("dealt", "2.4", {"game": "number"}),
    Happening("turn_began", "3.2", {"seat": "seat", "turn": "number"}),
    Happening("sheep_lost", "3.3", {"seat": "seat", "by": "animal", "left": "number"}),
    Happening("sheep_gained", "3.3", {"seat": "seat", "by": "animal", "left": "number"}),
    Happening("nothing_changed", "3.3", {"seat": "seat", "by": "animal", "left": "number"}),
    Happening("turn_skipped", "3.3", {"seat": "seat", "by": "animal"}),
    Happening("threes_barred", "3.3", {"seat": "seat", "by": "animal"}),
    Happening("card_turned_up", "3.5", {"seat": "seat", "card": "card"}, reveals=True),
    Happening("exchanged", "3.5", {"seat": "seat", "card": "card", "for": "card"}, reveals=True),
    Happening("card_put_back", "3.5", {"seat": "seat", "card": "card", "onto": "pile"}),
    Happening("card_played", "3.5", {"seat": "seat", "card": "card"}),
    Happening("card_shown", "3.5", {"seat": "seat", "card": "card"}, reveals=True),
    Happening("nothing_played", "3.5", {"seat": "seat"}),
    Happening("animal_walked", "3.6", {"animal": "animal", "from": "seat", "to": "seat", "steps": "number"}),
    Happening("animal_flipped", "3.6", {"animal": "animal", "face": "face"}),
    Happening(
        "card_drawn", "3.7b", {"seat": "seat"}, only={"card": heard_by("card", "seat", "seen")}, inside=("seen",)
    ),
    Happening("final_round", "5.2", {"seat": "seat"}),
    Happening("game_won", "5", {"team": "team", "why": "why", "blue": "number", "yellow": "number"}),
    Happening("card_left", "4", {"seat": "seat", "card": "card"}, reveals=True),
    Happening("match_won", "5.4", {"team": "team", "blue": "number", "yellow": "number"}),
)
