"""The numbers of the moves, and why a move is refused.

Playing a card (T1, and T5 for Smokey) is its card and its use; the other decisions follow, each in a range of its own.
A house is numbered by its owner and its place among the owner's houses.
"""

from .cards import FLOOR_CARDS, HAND, MOST_HOUSES, OWNERS, WOLVES

HOUSES = OWNERS * MOST_HOUSES
PLACEMENTS = WOLVES * HOUSES  # of a wolf token: which one, and where
RESTS = [(1 << house) % 19 for house in range(HOUSES)]  # no two of these powers of 2 leave the same rest
HOUSE_OF_REST = tuple(RESTS.index(rest) if rest in RESTS else -1 for rest in range(19))

# The uses of a card.
NEW_HOUSE, NEW_HOUSE_OTHER_VALUE, ADD = 0, 1, 2
WAYS = 3  # of adding it to a house
FLOOR, OTHER_VALUE, BASEMENT = 0, 1, 2
DISCARD = ADD + WAYS * MOST_HOUSES
DISCARD_AND_PLACE = DISCARD + 1
USES = DISCARD_AND_PLACE + PLACEMENTS

TOKEN_ON = FLOOR_CARDS * USES
PASS_CARD = TOKEN_ON + HOUSES
PLACE_WOLF = PASS_CARD + FLOOR_CARDS
PICK_CARD = PLACE_WOLF + PLACEMENTS
MOVES = PICK_CARD + FLOOR_CARDS
FIRST_MOVE = (0, 0, TOKEN_ON, PASS_CARD, PLACE_WOLF, 0, PICK_CARD)  # by decision
PAST_MOVE = (0, TOKEN_ON, PASS_CARD, PLACE_WOLF, PICK_CARD, TOKEN_ON, MOVES)

# Five cards, each with at most nine builds, a discard, and a discard with one of three wolves into one of nine houses.
# A refused move is written too, until the next one takes its place: the last one stands behind the list.
MOST_MOVES = HAND * (9 + 1 + 3 * 9) + 1

# Why a move is refused.
(
    GAME_IS_OVER, NOT_YOUR_DECISION, ANSWERS_ANOTHER_QUESTION, NOT_IN_HAND, NOT_THE_PICKED_CARD, NOT_SMOKEYS_CARD,
    SMOKEY_MUST_BUILD, NO_SUCH_HOUSE, THREE_HOUSES_ALREADY, COLOUR_IS_TAKEN, WRONG_COLOUR, NO_OTHER_VALUE,
    NOT_HIGHER_THAN_ROOF, NOT_A_BASEMENT, NOT_DEEPER, WOLF_IS_PLACED, OWN_HOUSE, NOT_OWN_HOUSE, NO_ROOM, NOT_TIED,
) = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20)  # fmt: skip


def adding(slot: int, way: int) -> int:
    """The use of a card that adds it to this house."""
    return ADD + WAYS * slot + way


def placement(wolf: int, owner: int, slot: int) -> int:
    """This wolf token into this house."""
    return wolf * HOUSES + house_number(owner, slot)


def house_number(owner: int, slot: int) -> int:
    return owner * MOST_HOUSES + slot


def lowest(numbers: int) -> int:
    """The lowest number in a set of houses or owners, one bit each."""
    return HOUSE_OF_REST[(numbers & -numbers) % 19]


def owner_of(house: int) -> int:
    return house // MOST_HOUSES


def slot_of(house: int) -> int:
    return house % MOST_HOUSES
