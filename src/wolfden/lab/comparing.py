"""Two variants of a game on the same deals and the same luck: what differs, and how sure that is."""

from collections.abc import Iterator

import numpy as np

from .experiment import Difference, difference
from .results import Results


def differences(first: Results, second: Results) -> Iterator[Difference]:
    """Every figure that both variants have."""
    seats = [(name, seat, second.seats.index(name)) for seat, name in enumerate(first.seats) if name in second.seats]
    for name, here, there in seats:
        yield difference(f"{name} wins", first.won(here), second.won(there), is_share=True)
    ours, theirs, never = first.won_by_teams(), second.won_by_teams(), np.zeros(len(first.games))
    for team in sorted(ours.keys() | theirs.keys()):
        yield difference(f"team {team} wins", ours.get(team, never), theirs.get(team, never), is_share=True)
    yield difference("length", first.length, second.length)
    yield difference("decisions", first.decisions, second.decisions)
    yield difference("branching", first.branching, second.branching)
    for name, here, there in seats:
        yield difference(f"points {name}", first.points(here), second.points(there))
