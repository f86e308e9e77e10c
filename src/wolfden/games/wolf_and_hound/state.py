"""The state of a game of Wolf & Hound (§2.5) and the options it is set up with (§2.1)."""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

from wolfden.engine.audience import EVERYBODY, NO_FACT, OWNER, Public, known_if
from wolfden.engine.decision import EVENT, TRUTH, GameState, SeatIndex
from wolfden.engine.errors import BadOptions
from wolfden.engine.layout import Layout, i8, i16, many
from wolfden.engine.rng import Rng

from .cards import ANIMALS, BACK, CARD_KINDS, DECK, FRONT, ROW, SEATS, Components, components

MOST_ANIMALS = 22  # all 24 but two metamorphic cards
MOST_EVENTS = 256
MOST_GAMES = 5
NO_CARD = -1

SINGLE, FIRST_TO_3 = 0, 1
SPECIALS = ("metamorphic", "extra", "designer")


class Options(Struct, forbid_unknown_fields=True, frozen=True):
    players: Annotated[int, Meta(ge=2, le=4, description="You and the bots; the other seats are dummies.")] = 4
    animals: Annotated[
        str | tuple[str, ...], Meta(description="A set such as S2-1 (see wolfden cards), or cards: wolf_01,hound_01.")
    ] = "S1-1"
    meat_and_bone: Annotated[bool, Meta(description="Play with the expansion.")] = False
    sheep_mode: Annotated[
        Literal["auto", "few", "many"], Meta(description="How many sheep; auto counts the wolves.")
    ] = "auto"
    match: Annotated[Literal["single", "first_to_3"], Meta(description="Play until a team has won three games.")] = (
        "single"
    )
    manual_activation_order: Annotated[bool, Meta(description="Ask which of several animals acts first.")] = False


class Face(Layout, printed=True):
    """One side of an animal card (§1.5)."""

    colour: i8
    moved_by: i8
    when: i8
    target: i8
    effect: i8
    steps: Annotated[list[int], many(i8, 5)]


class Animal(Layout):
    """An animal card in play."""

    card: Public[i8]  # its number among all ANIMALS
    metamorphic: Public[i8]
    start_face: Public[i8]
    faces: Annotated[list[Face], many(Face, 2)]
    place: Public[i8]
    face: Public[i8]
    acted: Public[i16]  # the last turn in which it acted
    came_home: Public[i8]  # it has entered P1's place during this walk


def went_in_face_up(state: "State", deck: "Deck", viewer: int, place: int) -> bool:
    """A card that everybody saw going into the deck lies there for all who remember it."""
    return deck.seen[place] == 1


WENT_IN_FACE_UP = known_if("nobody, or everybody if it went in face up", went_in_face_up)


class Deck(Layout):
    """Face-down cards, the top one last, and which of them everybody has seen going in."""

    count: Public[i8]
    cards: Annotated[list[int], many(i8, DECK, used="count"), WENT_IN_FACE_UP]
    seen: Annotated[list[int], many(i8, DECK, used="count"), EVERYBODY]


class Seat(Layout):
    dummy: Public[i8]
    sheep: Public[i8]
    cap: Public[i8]
    held: Public[i8]  # how many cards are in the hand
    hand: Annotated[list[int], many(i8, CARD_KINDS), OWNER]  # how many of each
    shown: Annotated[list[int], many(i8, CARD_KINDS), EVERYBODY]  # those of them that everybody has seen
    dummy_deck: Deck
    played_count: Public[i8]
    played: Annotated[list[int], many(i8, ROW, used="played_count"), EVERYBODY]


class State(GameState):
    rngs: Annotated[list[Rng], many(Rng, MOST_GAMES), NO_FACT]  # one for the shuffle of each game
    meat_and_bone: Public[i8]
    match: Public[i8]
    manual_activation_order: Public[i8]
    copies: Annotated[list[int], many(i8, CARD_KINDS), EVERYBODY]  # the deck of this game
    pool: Annotated[list[int], many(i8, CARD_KINDS), NO_FACT]  # while imagining: cards without a place yet
    animal_count: Public[i8]
    has_specials: Public[i8]  # some animal does more than walk when its card is played
    animals: Annotated[list[Animal], many(Animal, MOST_ANIMALS, used="animal_count")]
    seats: Annotated[list[Seat], many(Seat, SEATS)]
    number_deck: Deck
    phase: Public[i8]
    turn_number: Public[i16]
    current: Public[i8]
    card_this_turn: Public[i8]
    prev_turn_seat: Public[i8]
    prev_turn_card: Public[i8]
    candidate: Public[i8]  # a dummy's card, turned up and not yet played
    final_round: Public[i8]
    skipped: Public[i8]
    no3: Public[i8]
    winner: Public[i8]  # a team, or NOBODY
    why: Public[i8]
    match_score: Annotated[list[int], many(i8, 2), EVERYBODY]
    events: Annotated[list[int], many(i8, EVENT * MOST_EVENTS)]


def set_up(options: Options, changed: Mapping[str, str]) -> State:
    """The table before the first deal: seats, sheep and animals chosen, no cards dealt (§2.2-§2.4)."""
    box = components(changed)
    ids = chosen_animals(options, box)
    state = State()
    state.viewer = TRUTH
    state.meat_and_bone = int(options.meat_and_bone)
    state.match = FIRST_TO_3 if options.match == "first_to_3" else SINGLE
    state.manual_activation_order = int(options.manual_activation_order)
    state.copies = list(box.copies[options.meat_and_bone])
    state.animal_count = len(ids)
    wolves = 0
    for animal, (id, face) in zip(state.animals, start_faces(ids, box), strict=False):
        card = box.animals[id]
        animal.card = ANIMALS.index(id)
        animal.metamorphic = int(card.family == "metamorphic")
        animal.start_face = face
        wolves += card.wolf[face]
        if card.family in SPECIALS:
            state.has_specials = 1
        for side, printed in zip(animal.faces, card.faces, strict=False):
            side.colour, side.moved_by, side.when = printed.colour, printed.moved_by, printed.when
            side.target, side.effect, side.steps = printed.target, printed.effect, list(printed.steps)
    many_sheep = options.sheep_mode == "many" or (options.sheep_mode == "auto" and wolves >= 2)
    for place, seat in enumerate(state.seats):
        dummy, few, more = box.sheep[options.players, place]
        seat.dummy = int(dummy)
        seat.cap = more if many_sheep else few
    return state


def chosen_animals(options: Options, box: Components) -> list[str]:
    """The ids of the animals in play, sorted; a custom set must keep to §2.2."""
    named = options.animals
    ids = _set_without_choice(named, box) if isinstance(named, str) else list(named)
    if not ids:
        raise BadOptions("animals: at least one animal card is needed")
    for id in ids:
        if id not in box.animals:
            raise BadOptions(f"animals: there is no animal card {id!r}; the cards are {', '.join(box.animals)}")
        if ids.count(id) > 1:
            raise BadOptions(f"animals: {id} is named twice; every card exists once")
    if sum(box.animals[id].family == "metamorphic" for id in ids) > 2:
        raise BadOptions("animals: at most two metamorphic cards (meta_01 to meta_04) may be in play")
    if 0 < sum(id.startswith("designer_02") for id in ids) < 3:
        raise BadOptions("animals: designer_02_1, designer_02_2 and designer_02_3 are used all together or not at all")
    return sorted(ids)


def _set_without_choice(name: str, box: Components) -> list[str]:
    if name not in box.sets:
        raise BadOptions(f"animals: there is no set {name!r}; the sets are {', '.join(box.sets)}")
    slots = box.sets[name].slots
    if not slots or any(len(slot) > 1 for slot in slots):
        wanted = " + ".join("|".join(slot) for slot in slots) or "animals of your own choice"
        raise BadOptions(f"animals: the set {name} leaves a choice; name its cards: {wanted}")
    return [slot[0] for slot in slots]


def start_faces(ids: list[str], box: Components) -> list[tuple[str, int]]:
    """Each animal with its start face; of two equal metamorphic cards the higher starts on its back (§2.2)."""
    faces = [(id, box.animals[id].start_face) for id in ids]
    meta = [(id, face) for id, face in faces if box.animals[id].family == "metamorphic"]
    if len(meta) == 2:
        (low, low_face), (high, high_face) = meta
        if box.animals[low].faces[low_face].colour == box.animals[high].faces[high_face].colour:
            faces[ids.index(high)] = (high, BACK if high_face == FRONT else FRONT)
    return faces


def dummies(state: State) -> tuple[SeatIndex, ...]:
    """The seats that no player has (§1.8)."""
    return tuple(SeatIndex(place) for place, seat in enumerate(state.seats) if seat.dummy)
