"""How animals act on the sheep (§3.3)."""

from wolfden.engine.decision import NOBODY, tell

from .cards import GAIN, LOSE, NO_THREES, SKIP
from .events import NOTHING_CHANGED, SHEEP_GAINED, SHEEP_LOST, THREES_BARRED, TURN_SKIPPED
from .moving import clockwise, showing
from .state import Animal, State


def waits_to_act(state: State, animal: Animal) -> bool:
    return animal.place == state.current and animal.acted != state.turn_number


def next_to_act(state: State) -> int:
    """The waiting animal of the earliest class, in the order of the cards; NOBODY if none waits."""
    current, turn = state.current, state.turn_number
    first, first_colour = NOBODY, 0
    for i in range(state.animal_count):
        animal = state.animals[i]
        if animal.place == current and animal.acted != turn:
            colour = showing(animal).colour
            if first == NOBODY or colour < first_colour:
                first, first_colour = i, colour
    return first


def has_rival(state: State, first: int) -> bool:
    """Does another animal of the same class wait too?"""
    colour = showing(state.animals[first]).colour
    for i in range(first + 1, state.animal_count):
        if waits_to_act(state, state.animals[i]) and showing(state.animals[i]).colour == colour:
            return True
    return False


def is_to_activate(state: State, card: int) -> bool:
    """Is this animal one of the class that acts next?"""
    colour = showing(state.animals[next_to_act(state)]).colour
    for i in range(state.animal_count):
        if state.animals[i].card == card:
            return waits_to_act(state, state.animals[i]) and showing(state.animals[i]).colour == colour
    return False


def activate(state: State, i: int) -> None:
    """The animal does to its target what its face says (§3.3)."""
    animal = state.animals[i]
    animal.acted = state.turn_number
    face = showing(animal)
    target = clockwise(state.current, face.target)
    seat = state.seats[target]
    if face.effect == LOSE and seat.sheep > 0:
        seat.sheep -= 1
        tell(state, SHEEP_LOST, target, animal.card, seat.sheep)
    elif face.effect == GAIN and seat.sheep < seat.cap:
        seat.sheep += 1
        tell(state, SHEEP_GAINED, target, animal.card, seat.sheep)
    elif face.effect == SKIP:
        state.skipped = 1
        tell(state, TURN_SKIPPED, state.current, animal.card)
    elif face.effect == NO_THREES:
        state.no3 = 1
        tell(state, THREES_BARRED, state.current, animal.card)
    else:
        tell(state, NOTHING_CHANGED, target, animal.card, seat.sheep)
