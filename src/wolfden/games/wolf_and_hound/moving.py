"""How animals walk the ring (§3.6), what Meat and Bone do to a walk (§3.9), and the end of a turn (§3.8)."""

from wolfden.engine.decision import tell

from .cards import (
    BACK,
    BLANKET_WOLF,
    BLANKETS,
    COLOUR,
    CONFUSED_HOUND,
    DELAYED,
    DRIFTING,
    FRONT,
    P1,
    PINK,
    SEATS,
    SYMBOL,
    VALUE,
    WITH_CARD,
)  # fmt: skip
from .events import ANIMAL_FLIPPED, ANIMAL_WALKED
from .state import NO_CARD, Animal, Face, State


def clockwise(place: int, steps: int) -> int:
    """The place so many steps along the ring; counter-clockwise if negative."""
    return (place + steps) % SEATS


def showing(animal: Animal) -> Face:
    """The face that is up."""
    return animal.faces[animal.face]


def move_animals(state: State, mover: int, card: int) -> None:
    """The card moves the animals of its colour; metamorphic ones that came home flip (§3.6 M1-M3)."""
    if state.has_specials:
        for i in range(state.animal_count):
            state.animals[i].came_home = 0
    for i in range(state.animal_count):
        animal = state.animals[i]
        face = showing(animal)
        if face.when == WITH_CARD and face.moved_by & COLOUR[card]:
            walk(state, animal, face.steps[VALUE[card]], mover)
    if state.has_specials:
        flip_those_that_came_home(state)


def flip_those_that_came_home(state: State) -> None:
    for i in range(state.animal_count):
        animal = state.animals[i]
        if animal.metamorphic and animal.came_home:
            flip(state, animal)


def walk(state: State, animal: Animal, steps: int, mover: int) -> None:
    """The animal walks all its steps, unless it meets a symbol it likes (§3.9)."""
    start = animal.place
    walked = steps
    if state.meat_and_bone or animal.metamorphic:
        walked = walk_step_by_step(state, animal, steps, mover)
    animal.place = clockwise(start, walked)
    tell(state, ANIMAL_WALKED, animal.card, start, animal.place, walked)


def walk_step_by_step(state: State, animal: Animal, steps: int, mover: int) -> int:
    """One place at a time, until the steps are done or a symbol stops the animal; how many it made."""
    direction = 1 if steps > 0 else -1
    place = animal.place
    walked = 0
    while walked != steps:
        place = clockwise(place, direction)
        walked += direction
        if place == P1:
            animal.came_home = 1
        if state.meat_and_bone and place != mover and likes_what_lies_at(state, animal, place):
            break
    return walked


def likes_what_lies_at(state: State, animal: Animal, place: int) -> bool:
    """Does the last card played here show Meat for a black animal, or a Bone for a white one? (§3.9)"""
    colour = showing(animal).colour
    host = state.seats[place]
    return colour != PINK and host.played_count > 0 and SYMBOL[host.played[host.played_count - 1]] == colour


def flip(state: State, animal: Animal) -> None:
    animal.face = BACK if animal.face == FRONT else FRONT
    tell(state, ANIMAL_FLIPPED, animal.card, animal.face)


def two_alike(state: State) -> bool:
    """Are both metamorphic cards at one place, showing one colour? (§3.6 M4)"""
    first = -1
    for i in range(state.animal_count):
        animal = state.animals[i]
        if animal.metamorphic:
            if first >= 0:
                other = state.animals[first]
                return animal.place == other.place and showing(animal).colour == showing(other).colour
            first = i
    return False


def turn_blanket_wolf(state: State) -> None:
    """The Blanket Wolf shows its front beside a blanket, otherwise its back (§3.7)."""
    for i in range(state.animal_count):
        wolf = state.animals[i]
        if wolf.card == BLANKET_WOLF:
            face = FRONT if has_blanket(state, wolf.place) else BACK
            if wolf.face != face:
                flip(state, wolf)


def has_blanket(state: State, place: int) -> bool:
    for i in range(state.animal_count):
        animal = state.animals[i]
        if animal.place == place and (animal.card == BLANKETS[0] or animal.card == BLANKETS[1]):
            return True
    return False


def end_of_turn_walks(state: State) -> None:
    """Grandpa Wolf follows the card of the turn before, the Blanket Wolf drifts, the Confused Hound looks
    round (§3.8 E1-E3)."""
    for i in range(state.animal_count):
        animal = state.animals[i]
        if showing(animal).when == DELAYED and state.prev_turn_card != NO_CARD:
            walk(state, animal, showing(animal).steps[VALUE[state.prev_turn_card]], state.prev_turn_seat)
    for i in range(state.animal_count):
        animal = state.animals[i]
        if showing(animal).when == DRIFTING:
            walk(state, animal, -1, animal.place)
    for i in range(state.animal_count):
        animal = state.animals[i]
        if animal.card == CONFUSED_HOUND and has_company(state, i):
            flip(state, animal)


def has_company(state: State, hound: int) -> bool:
    for i in range(state.animal_count):
        if i != hound and state.animals[i].place == state.animals[hound].place:
            return True
    return False
