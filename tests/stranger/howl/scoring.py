"""Who has won, and why (§5)."""

from wolfden.engine.game import Words

from .cards import SEAT_NAMES
from .state import State


def winners(state: State) -> int:
    """The seats with the most sheep, one bit each; nobody if no sheep was taken (§5)."""
    if not state.over:
        return 0
    most = 1
    for seat in range(state.players):
        most = max(most, state.seats[seat].sheep)
    won = 0
    for seat in range(state.players):
        if state.seats[seat].sheep == most:
            won |= 1 << seat
    return won


def outcome(state: State) -> Words:
    """Who won, the sheep, and why."""
    names = SEAT_NAMES[: state.players]
    won = winners(state)
    return {
        "winners": [name for seat, name in enumerate(names) if won >> seat & 1],
        "points": {name: state.seats[seat].sheep for seat, name in enumerate(names)},
        "why": "most_sheep" if won else "no_sheep",
    }
