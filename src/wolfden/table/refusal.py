"""Why the table, as opposed to the rules, does not do what it is asked."""

from wolfden.engine.errors import WolfdenError

REASONS = {
    "bad_message": "this is not a message of the protocol",
    "bad_request": "this request does not fit its address",
    "bad_options": "these options do not make a game",
    "no_such_table": "there is no table with this code",
    "no_such_game": "there is no game with this key",
    "no_such_example": "the rules of this game have no such example",
    "no_such_step": "the lesson of this game has no such step",
    "no_such_seat": "this table has no such seat",
    "no_name": "say who you are first: a name of 1 to 24 characters",
    "name_taken": "a guest with a passphrase has this name",
    "wrong_passphrase": "name and passphrase do not fit",
    "seat_taken": "somebody sits there",
    "not_your_seat": "you do not sit there",
    "not_seated": "only people who sit at this table, and its host, may do this",
    "not_the_host": "only the host may do this",
    "seats_open": "some seats are still open",
    "not_open": "the game has begun",
    "not_playing": "no game is being played here",
    "not_over": "the game is not over",
    "not_handed_over": "no bot plays this seat for you",
    "handed_over": "a bot plays this seat; take it back first",
    "stale_decision": "this decision is no longer open",
    "not_a_move": "these words are not a move of this game",
    "chat_off": "free chat is switched off at this table",
    "no_such_phrase": "there is no such phrase or reaction",
    "too_long": "this is too long",
    "not_practice": "hints are given at practice tables only",
    "cannot_think": "no bot can think at the moment; try again",
    "no_spectators": "this table lets no spectators in",
    "too_fast": "too many messages; wait a moment",
    "too_many_tables": "you have made too many tables today",
    "wrong_origin": "this request comes from another site",
    "not_saved": "this cannot be saved at the moment; try again",
}


class Refusal(WolfdenError):
    """Nothing was done, for this reason."""

    def __init__(self, reason: str, words: str = "") -> None:
        super().__init__(words or REASONS[reason])
        self.reason = reason
