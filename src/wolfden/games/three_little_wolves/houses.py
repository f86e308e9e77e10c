"""Houses: how they are built (§3.3), where wolves may move in (§3.4) and how high they are (§3.5)."""

from wolfden.engine.decision import NO_OBJECTION, tell

from .cards import COLOUR, COLOUR_NAMES, DEEPEST, MOST_HOUSES, NUMBER, WHITE, WOLF_NAMES, WOLVES
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

A_NEW_ONE = 1 << MOST_HOUSES  # among the places for a card, behind those of the houses
EVERY_SLOT = (1 << MOST_HOUSES) - 1  # a set of places among an owner's houses, one bit each

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
    if may_begin_house(state, owner, card):
        return NO_OBJECTION
    return THREE_HOUSES_ALREADY if state.seats[owner].house_count == MOST_HOUSES else COLOUR_IS_TAKEN


def may_begin_house(state: State, owner: int, card: int) -> bool:
    return (state.seats[owner].places[COLOUR[card]] & A_NEW_ONE) != 0


def has_house(state: State, owner: int, name: int) -> bool:
    """Has this owner a house of that name? The name of a house that has a colour is its colour."""
    return (state.seats[owner].names >> name) & 1 == 1


def objection_to_adding(state: State, owner: int, card: int, slot: int, way: int) -> int:
    """The house must be there, the colour must fit, and the level too (§3.3)."""
    if slot >= state.seats[owner].house_count:
        return NO_SUCH_HOUSE
    house = state.seats[owner].houses[slot]
    if not fits_colour(state, owner, card, slot):
        return WRONG_COLOUR if house.name < WHITE else COLOUR_IS_TAKEN
    if way == BASEMENT:
        return objection_to_basement(state, card, house)
    return objection_to_floor(state, card, house, way == OTHER_VALUE)


def fits_colour(state: State, owner: int, card: int, slot: int) -> bool:
    return (state.seats[owner].places[COLOUR[card]] >> slot) & 1 == 1


def note_places(state: State, owner: int) -> None:
    """White fits everywhere; a coloured card fits its colour or, if the owner has no such house yet, gives it to one
    without a colour or to a new one (§3.3)."""
    player = state.seats[owner]
    for colour in range(len(COLOUR_NAMES)):
        is_free = (colour == WHITE) | (not has_house(state, owner, colour))
        places = A_NEW_ONE if is_free and player.house_count < MOST_HOUSES else 0
        for slot in range(player.house_count):
            name = player.houses[slot].name
            fits = (colour == WHITE) | (colour == name) | ((name >= WHITE) & is_free)
            places |= fits << slot
        player.places[colour] = places


def objection_to_floor(state: State, card: int, house: House, other: bool) -> int:
    """Floors rise above the roof (§3.3)."""
    if is_higher(state, card, house, other):
        return NO_OBJECTION
    return NO_OTHER_VALUE if value_of(state, card, other) == 0 else NOT_HIGHER_THAN_ROOF


def is_higher(state: State, card: int, house: House, other: bool) -> bool:
    """A card without another value is never higher with it."""
    return value_of(state, card, other) > house.roof


def objection_to_basement(state: State, card: int, house: House) -> int:
    """Only some cards are basements, each strictly deeper than those that are there (§3.3)."""
    if is_deeper(state, card, house):
        return NO_OBJECTION
    return NOT_A_BASEMENT if state.box.basement[NUMBER[card]] == 0 else NOT_DEEPER


def is_deeper(state: State, card: int, house: House) -> bool:
    """A card that is no basement is never deeper."""
    return state.box.basement[NUMBER[card]] > house.depth


def value_of(state: State, card: int, other: bool) -> int:
    """The number the card is used as; 0 if it has no other."""
    return state.box.other_value[NUMBER[card]] if other else state.box.value[NUMBER[card]]


def build(state: State, owner: int, card: int, use: int) -> None:
    """Begin a house with the card or add it to one; the first coloured card fixes the colour (§3.3)."""
    if use < ADD:
        begin_house(state, owner, card, use)
        return
    slot = (use - ADD) // WAYS
    way = (use - ADD) % WAYS
    house = state.seats[owner].houses[slot]
    if way == BASEMENT:
        add_basement(state, house, card)
        note_room(state, owner, slot)
        tell(state, BASEMENT_BUILT, owner, house.name, card, house.depth)
    else:
        add_floor(state, house, card, value_of(state, card, way == OTHER_VALUE))
        tell(state, FLOOR_BUILT, owner, house.name, card, house.roof)
    if house.name >= WHITE and COLOUR[card] != WHITE:
        tell(state, COLOUR_FIXED, owner, house.name, COLOUR[card])
        give_colour(state, owner, house, COLOUR[card])


def begin_house(state: State, owner: int, card: int, use: int) -> None:
    player = state.seats[owner]
    slot = player.house_count
    player.house_count += 1
    house = player.houses[slot]
    house.name = free_white_name(state, owner) if COLOUR[card] == WHITE else COLOUR[card]
    player.names |= 1 << house.name
    note_places(state, owner)
    add_floor(state, house, card, value_of(state, card, use != NEW_HOUSE))
    note_room(state, owner, slot)
    tell(state, HOUSE_BEGUN, owner, house.name, card, house.roof)


def give_colour(state: State, owner: int, house: House, colour: int) -> None:
    state.seats[owner].names ^= (1 << house.name) | (1 << colour)
    house.name = colour
    note_places(state, owner)


def free_white_name(state: State, owner: int) -> int:
    """The lowest name that none of the owner's undetermined houses bears (§0.2)."""
    name = WHITE
    while has_house(state, owner, name):
        name += 1
    return name


def add_floor(state: State, house: House, card: int, value: int) -> None:
    """Every card is a floor; the roof counts as many as it shows (§3.5)."""
    house.upper[house.floors] = card
    house.used_value[house.floors] = value
    house.roof = value
    house.height = house.basements + house.floors + state.box.roof_floors[NUMBER[card]]
    house.floors += 1


def add_basement(state: State, house: House, card: int) -> None:
    house.basement[house.basements] = card
    house.basements += 1
    house.height += 1
    house.depth = state.box.basement[NUMBER[card]]


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
    if (state.rooms >> house_number(owner, slot)) & 1 == 0:
        return NO_ROOM
    return NO_OBJECTION


def note_room(state: State, owner: int, slot: int) -> None:
    """One wolf in each house, two if it has a B3 (§3.4)."""
    house = state.seats[owner].houses[slot]
    has_room = house.wolves == 0 or (house.wolves == 1 and house.depth == DEEPEST)
    here = 1 << house_number(owner, slot)
    state.rooms = state.rooms | here if has_room else state.rooms & ~here


def hosts(state: State, seat: int) -> int:
    """The houses that may take in a wolf of this seat, one bit each: those without an objection to them."""
    own = EVERY_SLOT << house_number(seat, 0)
    return state.rooms & (own if state.baby_wolf else ~own)


def wolves_at_home(state: State, seat: int) -> int:
    """How many tokens this seat has left."""
    count = 0
    for wolf in range(WOLVES):
        count += state.seats[seat].wolf_at[wolf] == AT_HOME
    return count


def place_wolf(state: State, seat: int, wolf: int, owner: int, slot: int) -> None:
    """The wolf moves in for good."""
    house = state.seats[owner].houses[slot]
    state.seats[seat].wolf_at[wolf] = house_number(owner, slot)
    house.wolf[house.wolves] = seat * WOLVES + wolf
    house.wolves += 1
    note_room(state, owner, slot)
    tell(state, WOLF_MOVED_IN, seat, WOLF_NAMES[wolf], owner, house.name)
