"""Wolf & Hound as a browser draws it: the ring of pastures, the animals on it, the cards."""

import msgspec

from wolfden.engine.decision import NOBODY, TRUTH, UNKNOWN

from . import GAME
from .cards import (
    ANIMALS,
    BLUE,
    COLOURS,
    EFFECTS,
    FACE_NAMES,
    MOVED_BY,
    NUMBER_CARDS,
    SEAT_NAMES,
    SEATS,
    TARGETS,
    TEAM_NAMES,
    TURNING,
    YELLOW,
)
from .moving import clockwise, showing
from .notation import cards, top_first
from .rules import GAME_OVER
from .scoring import POINTS_FOR_THE_MATCH, WHY_NAMES, team_of
from .state import FIRST_TO_3, NO_CARD, Animal, Deck, State

COLOUR_NAMES, MOVED_BY_NAMES, TARGET_NAMES, EFFECT_NAMES = (
    tuple(sorted(numbers, key=numbers.__getitem__)) for numbers in (COLOURS, MOVED_BY, TARGETS, EFFECTS)
)
WHEN_NAMES = ("card", "delayed", "drifting")


class Pile(msgspec.Struct):
    """Cards that lie face down; they are named at the end of the game only (§4)."""

    count: int
    cards: list[str] | None  # top first


class Pasture(msgspec.Struct):
    """A seat on the ring."""

    seat: str
    team: str
    dummy: bool
    sheep: int
    forest: int  # sheep that have left the fence
    cap: int
    held: int
    hand: list[str] | None
    deck: Pile | None  # of a dummy
    played: list[str]  # its row, in the order of play


class AnimalInPlay(msgspec.Struct):
    """An animal on the ring, with what is printed on the side that is up."""

    animal: str
    place: str
    face: str
    two_sided: bool
    colour: str
    moved_by: str
    when: str  # it walks: with the card, delayed, or drifting by itself
    steps: list[int]  # for the values 1 to 4, clockwise is positive
    effect: str
    target: str
    facing: str  # the seat it acts on from its place
    activated: bool


class LastCard(msgspec.Struct):
    seat: str
    card: str


class MatchScore(msgspec.Struct):
    blue: int
    yellow: int
    to_win: int


class WolfAndHoundView(msgspec.Struct, tag_field="game", tag=GAME.key):
    you: str | None
    over: bool
    turn: int
    current: str
    pastures: list[Pasture]  # clockwise
    animals: list[AnimalInPlay]
    number_deck: Pile
    card: str | None  # played in this turn
    previous: LastCard | None  # in the turn before, to which delayed animals still answer
    candidate: str | None  # the card of a dummy that is turned up and not yet played
    threes_barred: bool
    skipped: bool
    final_round: bool
    match: MatchScore | None
    winner: str | None
    why: str | None


def view(sight: State) -> WolfAndHoundView:
    """The table as the viewer of this sight sees it."""
    over = sight.phase == GAME_OVER
    is_open = over or sight.viewer == TRUTH
    return WolfAndHoundView(
        you=SEAT_NAMES[sight.viewer] if sight.viewer >= 0 else None,
        over=over,
        turn=sight.turn_number,
        current=SEAT_NAMES[sight.current],
        pastures=[pasture(sight, place, is_open) for place in range(SEATS)],
        animals=[animal_in_play(animal, sight.turn_number) for animal in sight.animals[: sight.animal_count]],
        number_deck=pile(sight.number_deck, is_open),
        card=None if sight.card_this_turn == NO_CARD else NUMBER_CARDS[sight.card_this_turn],
        previous=previous(sight),
        candidate=None if sight.candidate == NO_CARD else NUMBER_CARDS[sight.candidate],
        threes_barred=bool(sight.no3),
        skipped=bool(sight.skipped),
        final_round=bool(sight.final_round),
        match=match_score(sight),
        winner=TEAM_NAMES[sight.winner] if over and sight.winner != NOBODY else None,
        why=WHY_NAMES[sight.why] if over else None,
    )


def pasture(sight: State, place: int, is_open: bool) -> Pasture:
    seat = sight.seats[place]
    knows_hand = not seat.dummy and seat.hand[0] != UNKNOWN
    return Pasture(
        seat=SEAT_NAMES[place],
        team=TEAM_NAMES[team_of(place)],
        dummy=bool(seat.dummy),
        sheep=seat.sheep,
        forest=seat.cap - seat.sheep,
        cap=seat.cap,
        held=seat.held,
        hand=cards(seat.hand) if knows_hand else None,
        deck=pile(seat.dummy_deck, is_open) if seat.dummy else None,
        played=[NUMBER_CARDS[card] for card in seat.played[: seat.played_count]],
    )


def pile(deck: Deck, is_open: bool) -> Pile:
    """Only backs, even where everybody saw a card going in: the log has it, the table does not (§4)."""
    return Pile(deck.count, top_first(deck) if is_open else None)


def animal_in_play(animal: Animal, turn: int) -> AnimalInPlay:
    face = showing(animal)
    return AnimalInPlay(
        animal=ANIMALS[animal.card],
        place=SEAT_NAMES[animal.place],
        face=FACE_NAMES[animal.face],
        two_sided=bool(animal.metamorphic) or ANIMALS[animal.card] in TURNING,
        colour=COLOUR_NAMES[face.colour],
        moved_by=MOVED_BY_NAMES[face.moved_by],
        when=WHEN_NAMES[face.when],
        steps=face.steps[1:],
        effect=EFFECT_NAMES[face.effect],
        target=TARGET_NAMES[face.target],
        facing=SEAT_NAMES[clockwise(animal.place, face.target)],
        activated=animal.acted == turn,
    )


def previous(sight: State) -> LastCard | None:
    if sight.prev_turn_card == NO_CARD:
        return None
    return LastCard(SEAT_NAMES[sight.prev_turn_seat], NUMBER_CARDS[sight.prev_turn_card])


def match_score(sight: State) -> MatchScore | None:
    if sight.match != FIRST_TO_3:
        return None
    return MatchScore(sight.match_score[BLUE], sight.match_score[YELLOW], POINTS_FOR_THE_MATCH)
