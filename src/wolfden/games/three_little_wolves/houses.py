"""Houses: how they are built (§3.3), where wolves may move in (§3.4) and how high they are (§3.5)."""

from wolfden.engine.decision import NO_OBJECTION, tell

from .cards import COLOUR, DEEPEST, MOST_HOUSES, NUMBER, OWNERS, WHITE, WOLF_NAMES, WOLVES
from .events import BASEMENT_BUILT, COLOUR_FIXED, FLOOR_BUILT, HOUSE_BEGUN, WOLF_MOVED_IN
from .moves import (
    ADD,
    BASEMENT,
    COLOUR_IS_TAKEN,
    NEW_HOUSE,
    NEW_HOUSE_OTHER_VALUE,
    NO_OTHER_VALUE,
    NO_ROOM,
    NO_SUCH_HOUSE,
    NOT_A_BASEMENT,
    NOT_DEEPER,
    NOT_HIGHER_THAN_ROOF,
    NOT_OWN_HOUSE,
    OTHER_VALUE,
    OWN_HOUSE,
    THREE_HOUSES_ALREADY,
    WAYS,
    WOLF_IS_PLACED,
    WRONG_COLOUR,
    house_number,
)
from .state import AT_HOME, House, State

# Building


def objection_to_building(state: State, owner: int, card: int, use: int) -> int:
    """Why this owner may not build with the card in this way, or NO_OBJECTION (§3.3)."""
    if use < ADD:
        return objection_to_new_house(state, owner, card, use)
    return objection_to_adding(state, owner, card, (use - ADD) // WAYS, (use - ADD) % WAYS)


def objection_to_new_house(state: State, owner: int, card: int, use: int) -> int:
    """At most three houses, at most one of each colour; white starts a house of no colour (§3.3)."""
    if use == NEW_HOUSE_OTHER_VALUE and state.box.other_value[NUMBER[card]] == 0:
        return NO_OTHER_VALUE
    if state.seats[owner].house_count == MOST_HOUSES:
        return THREE_HOUSES_ALREADY
    if COLOUR[card] != WHITE and has_house(state, owner, COLOUR[card]):
        return COLOUR_IS_TAKEN
    return NO_OBJECTION


def objection_to_adding(state: State, owner: int, card: int, slot: int, way: int) -> int:
    """The house must be there, the colour must fit, and the level too (§3.3)."""
    if slot >= state.seats[owner].house_count:
        return NO_SUCH_HOUSE
    refused = objection_to_colour(state, owner, card, slot)
    if refused != NO_OBJECTION:
        return refused
    return objection_to_level(state, card, state.seats[owner].houses[slot], way)


def objection_to_colour(state: State, owner: int, card: int, slot: int) -> int:
    """White fits everywhere; a coloured card fits its colour, or gives one to a house that has none (§3.3)."""
    colour = COLOUR[card]
    name = state.seats[owner].houses[slot].name
    if colour == WHITE:
        return NO_OBJECTION
    if name < WHITE:
        return NO_OBJECTION if name == colour else WRONG_COLOUR
    return COLOUR_IS_TAKEN if has_house(state, owner, colour) else NO_OBJECTION


def objection_to_level(state: State, card: int, house: House, way: int) -> int:
    """Floors rise above the roof, basements go below the deepest (§3.3)."""
    if way == BASEMENT:
        return objection_to_basement(state, card, house)
    if way == OTHER_VALUE and state.box.other_value[NUMBER[card]] == 0:
        return NO_OTHER_VALUE
    if value_of(state, card, way == OTHER_VALUE) <= roof_value(house):
        return NOT_HIGHER_THAN_ROOF
    return NO_OBJECTION


def objection_to_basement(state: State, card: int, house: House) -> int:
    """Only some cards are basements, each strictly deeper than those that are there (§3.3)."""
    level = state.box.basement[NUMBER[card]]
    if level == 0:
        return NOT_A_BASEMENT
    if level <= deepest(state, house):
        return NOT_DEEPER
    return NO_OBJECTION


def has_house(state: State, owner: int, name: int) -> bool:
    """Has this owner a house of that name? The name of a house that has a colour is its colour."""
    for slot in range(state.seats[owner].house_count):
        if state.seats[owner].houses[slot].name == name:
            return True
    return False


def value_of(state: State, card: int, other: bool) -> int:
    """The number the card is used as."""
    return state.box.other_value[NUMBER[card]] if other else state.box.value[NUMBER[card]]


def deepest(state: State, house: House) -> int:
    """The level of the deepest basement, 0 without one."""
    if house.basements == 0:
        return 0
    return state.box.basement[NUMBER[house.basement[house.basements - 1]]]


def build(state: State, owner: int, card: int, use: int) -> None:
    """Begin a house with the card or add it to one; the first coloured card fixes the colour (§3.3)."""
    if use < ADD:
        begin_house(state, owner, card, use)
        return
    slot = (use - ADD) // WAYS
    way = (use - ADD) % WAYS
    house = state.seats[owner].houses[slot]
    if way == BASEMENT:
        house.basement[house.basements] = card
        house.basements += 1
        tell(state, BASEMENT_BUILT, owner, house.name, card, deepest(state, house))
    else:
        add_floor(house, card, value_of(state, card, way == OTHER_VALUE))
        tell(state, FLOOR_BUILT, owner, house.name, card, roof_value(house))
    if house.name >= WHITE and COLOUR[card] != WHITE:
        tell(state, COLOUR_FIXED, owner, house.name, COLOUR[card])
        house.name = COLOUR[card]


def begin_house(state: State, owner: int, card: int, use: int) -> None:
    name = free_white_name(state, owner) if COLOUR[card] == WHITE else COLOUR[card]
    house = state.seats[owner].houses[state.seats[owner].house_count]
    state.seats[owner].house_count += 1
    house.name = name
    add_floor(house, card, value_of(state, card, use != NEW_HOUSE))
    tell(state, HOUSE_BEGUN, owner, name, card, roof_value(house))


def free_white_name(state: State, owner: int) -> int:
    """The lowest name that none of the owner's undetermined houses bears (§0.2)."""
    name = WHITE
    while has_house(state, owner, name):
        name += 1
    return name


def add_floor(house: House, card: int, value: int) -> None:
    house.upper[house.floors] = card
    house.used_value[house.floors] = value
    house.floors += 1


def roof_value(house: House) -> int:
    return house.used_value[house.floors - 1]


# Wolves


def objection_to_wolf(state: State, seat: int, wolf: int, owner: int, slot: int) -> int:
    """Any token that is left, into a house of another player that has room (§3.4)."""
    if state.seats[seat].wolf_at[wolf] != AT_HOME:
        return WOLF_IS_PLACED
    return objection_to_host(state, seat, owner, slot)


def objection_to_host(state: State, seat: int, owner: int, slot: int) -> int:
    """Another player's house, in the family variant one's own (§3.10), that has room."""
    if slot >= state.seats[owner].house_count:
        return NO_SUCH_HOUSE
    if state.baby_wolf and owner != seat:
        return NOT_OWN_HOUSE
    if not state.baby_wolf and owner == seat:
        return OWN_HOUSE
    if not has_room(state, state.seats[owner].houses[slot]):
        return NO_ROOM
    return NO_OBJECTION


def has_room(state: State, house: House) -> bool:
    """One wolf in each house, two if it has a B3 (§3.4)."""
    return house.wolves == 0 or (house.wolves == 1 and deepest(state, house) == DEEPEST)


def has_legal_house(state: State, seat: int) -> bool:
    for owner in range(OWNERS):
        for slot in range(state.seats[owner].house_count):
            if objection_to_host(state, seat, owner, slot) == NO_OBJECTION:
                return True
    return False


def has_wolf(state: State, seat: int) -> bool:
    for wolf in range(WOLVES):
        if state.seats[seat].wolf_at[wolf] == AT_HOME:
            return True
    return False


def any_house_has_room(state: State) -> bool:
    for owner in range(OWNERS):
        for slot in range(state.seats[owner].house_count):
            if has_room(state, state.seats[owner].houses[slot]):
                return True
    return False


def place_wolf(state: State, seat: int, wolf: int, owner: int, slot: int) -> None:
    """The wolf moves in for good."""
    house = state.seats[owner].houses[slot]
    state.seats[seat].wolf_at[wolf] = house_number(owner, slot)
    house.wolf[house.wolves] = seat * WOLVES + wolf
    house.wolves += 1
    tell(state, WOLF_MOVED_IN, seat, WOLF_NAMES[wolf], owner, house.name)


# Height


def height(state: State, house: House) -> int:
    """Every card is a floor; the roof counts as many as it shows (§3.5)."""
    return house.basements + house.floors - 1 + state.box.roof_floors[NUMBER[house.upper[house.floors - 1]]]
