"""What can happen in a game of The Werewolves bEat Robbers' Horror (§4.4). All of it is public."""

from wolfden.engine.audience import EventType

(
    DEALT, CARD_PLAYED, CHIP_TAKEN, CARD_VALUED, TRICK_WON, CARD_IN_PILE, PERSONAL_SCORE, GAME_SCORED,
    SET_ASIDE_SHOWN, GAME_POINTS, MATCH_ENDED,
) = range(11)  # fmt: skip

EVENT_TYPES = (
    EventType("dealt", "2.2", {"game": "number", "dealer": "seat", "hand": "number", "undealt": "number"}),
    EventType("card_played", "3.2", {"seat": "seat", "card": "card"}),
    EventType("chip_taken", "3.3", {"seat": "seat", "chip": "chip"}),
    EventType("card_valued", "3.4", {"seat": "seat", "card": "card", "side": "side", "rank": "number"}),
    EventType("trick_won", "3.4", {"seat": "seat", "card": "card", "led": "suit", "cards": "number"}),
    EventType("card_in_pile", "5.1", {"seat": "seat", "card": "card"}, reveals=True),
    EventType(
        "personal_score", "5.1", {"seat": "seat", "role": "role", "raw": "number", "score": "number"}, reveals=True
    ),
    EventType("game_scored", "5.2", {"winner": "team", "robbers": "number", "werewolves": "number"}),
    EventType("set_aside_shown", "4.1", {"card": "card"}, reveals=True),
    EventType("game_points", "5.3", {"seat": "seat", "points": "number"}),
    EventType("match_ended", "5.3", {"winners": "seats"}),
)
