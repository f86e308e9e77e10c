"""The numbers of the moves, and why a move is refused.

Playing a card (T1, and T5 for Smokey) is its card and its use; the other decisions follow, each in a range of its own.
A house is numbered by its owner and its place among the owner's houses.
"""

from wolfden.engine.kinds import NO_REASON, Kinds, Reason

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
REASONS = Kinds(NO_REASON)
GAME_IS_OVER = REASONS.add(Reason("game_is_over", "5"))
NOT_YOUR_DECISION = REASONS.add(Reason("not_your_decision", "3.11"))
ANSWERS_ANOTHER_QUESTION = REASONS.add(Reason("answers_another_question", "3.11"))
NOT_IN_HAND = REASONS.add(Reason("not_in_hand", "3.2"))
NOT_THE_PICKED_CARD = REASONS.add(Reason("not_the_picked_card", "3.9"))
NOT_SMOKEYS_CARD = REASONS.add(Reason("not_smokeys_card", "3.9"))
SMOKEY_MUST_BUILD = REASONS.add(Reason("smokey_must_build", "3.9"))
NO_SUCH_HOUSE = REASONS.add(Reason("no_such_house", "3.3"))
THREE_HOUSES_ALREADY = REASONS.add(Reason("three_houses_already", "3.3"))
COLOUR_IS_TAKEN = REASONS.add(Reason("colour_is_taken", "3.3"))
WRONG_COLOUR = REASONS.add(Reason("wrong_colour", "3.3"))
NO_OTHER_VALUE = REASONS.add(Reason("no_other_value", "3.3"))
NOT_HIGHER_THAN_ROOF = REASONS.add(Reason("not_higher_than_roof", "3.3"))
NOT_A_BASEMENT = REASONS.add(Reason("not_a_basement", "3.3"))
NOT_DEEPER = REASONS.add(Reason("not_deeper", "3.3"))
WOLF_IS_PLACED = REASONS.add(Reason("wolf_is_placed", "3.4"))
OWN_HOUSE = REASONS.add(Reason("own_house", "3.4"))
NOT_OWN_HOUSE = REASONS.add(Reason("not_own_house", "3.10"))
NO_ROOM = REASONS.add(Reason("no_room", "3.4"))
NOT_TIED = REASONS.add(Reason("not_tied", "3.7"))


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
