"""When Woof!! players declare is noted until the boards are judged."""

from wolfden.games.woof.cards import BOY, HUNTER, SHEEP
from wolfden.games.woof.events import (
    BOARD_REVEALED,
    CARDS_REVEALED,
    DEALT,
    DECLARATION_RIGHT,
    DECLARED_EARLY,
    MISLED,
    TURN_BEGAN,
)
from wolfden.games.woof.lab.measures import IN_THE_END, NOT_AT_ALL, TALLIES, note
from wolfden.games.woof.scoring import ABSTAINED, EARLY, FINALLY


def test_declarations_are_counted_by_role_and_turn() -> None:
    story = [
        (DEALT, 1, 0, 0, 0),
        (TURN_BEGAN, 0, 0, 0, 0),
        (TURN_BEGAN, 1, 0, 0, 0),
        (TURN_BEGAN, 0, 0, 0, 0),
        (DECLARED_EARLY, 0, 1, 0, 0),
        (CARDS_REVEALED, 0, 0, 0, HUNTER),
        (CARDS_REVEALED, 1, 0, 0, BOY),
        (CARDS_REVEALED, 2, 0, 0, SHEEP),
        (BOARD_REVEALED, 0, 0, 0, EARLY),
        (BOARD_REVEALED, 1, 0, 0, FINALLY),
        (BOARD_REVEALED, 2, 0, 0, ABSTAINED),
        (DECLARATION_RIGHT, 0, 2, 2, 0),
        (MISLED, 0, 1, 1, 1),
    ]
    memory, tally = [0] * 32, [0] * len(TALLIES)

    for event in story:
        note(list(event), 0, memory, tally)

    assert {name: count for name, count in zip(TALLIES, tally, strict=True) if count} == {
        "sheep 13 seats": 1,
        "hunter 2 seats": 1,
        "hunter 2 right": 1,
        "hunter 2 points": 2,
        "boy 0 seats": 1,
        "boy 0 points": 1,
    }
    assert (IN_THE_END, NOT_AT_ALL) == (0, 13)
