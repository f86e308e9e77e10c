"""The state of a game of The Three Little Wolves (§2.3) and the options it is set up with (§2.1)."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from wolfden.engine.audience import EVERYBODY, NO_FACT, NOBODY_YET, OWNER, Public, known_if
from wolfden.engine.decision import EVENT, NOBODY, TRUTH, GameState
from wolfden.engine.errors import BadOptions
from wolfden.engine.kinds import NO_DECISION, DecisionKind, Kinds
from wolfden.engine.layout import Layout, i8, i16, many
from wolfden.engine.rng import Rng

from .cards import (
    COLOUR_NAMES,
    DECK,
    DEEPEST,
    FLOOR_CARDS,
    HAND,
    MOST_HOUSES,
    NUMBERS,
    OWNERS,
    PIGS,
    SEAT_NAMES,
    SEATS,
    TOP_VALUE,
    WOLVES,
    components,
)
from .circle import receiver

NO_CARD = -2  # not UNKNOWN: everybody knows that there is none
AT_HOME = -1  # where a wolf token is until it is placed
MOST_PASSES = 2  # one to the left, one to the right

# The longest chain is the last move with the scoring: 6 events for the move and Smokey's card, 20 for cards left in
# hands, for each of 12 houses its demolition, its points and its roof, for each of 12 wolves its flip and its points,
# 15 for the BBP tokens, the tallest houses and the ties, 8 for totals and winners; 109 in all.
MOST_EVENTS = 128

# The phases of a turn (§3.1), of the resolution of a BBP card (§3.7), of Smokey's step and of the endgame (§3.9).
PLAY, DRAW, TOKEN, REFILL, EFFECT, WOLVES_GO, NEXT_PIG, TURN_END = 0, 1, 2, 3, 4, 5, 6, 7
SMOKEY_STEP, SMOKEY_BUILDS, PICK, USE_PICKS, SCORING, GAME_OVER = 8, 9, 10, 11, 12, 13

# The decisions (§3.11).
DECISIONS = Kinds(NO_DECISION)
T1_PLAY = DECISIONS.add(DecisionKind("play", "3.2"))
T2_TOKEN = DECISIONS.add(DecisionKind("token", "3.7"))
T3_PASS = DECISIONS.add(DecisionKind("pass", "3.7"))
T4_WOLF = DECISIONS.add(DecisionKind("wolf", "3.7"))
T5_SMOKEY = DECISIONS.add(DecisionKind("smokey", "3.9"))
T6_PICK = DECISIONS.add(DecisionKind("pick", "3.9"))


class Options(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    players: Annotated[int, Meta(ge=2, le=4, description="You and the bots; Smokey joins two players.")] = 3
    baby_wolf: Annotated[bool, Meta(description="Wolves go into your own houses, pig cards do nothing.")] = False
    start_player: Annotated[
        Literal["random", "A", "B", "C", "D"], Meta(description="Who begins; otherwise drawn at random.")
    ] = "random"


class Box(Layout, printed=True):
    """What is printed on cards and tokens (§1)."""

    value: Annotated[list[int], many(i8, NUMBERS)]
    other_value: Annotated[list[int], many(i8, NUMBERS)]  # 0: it has none
    basement: Annotated[list[int], many(i8, NUMBERS)]  # 0: it is none
    roof_floors: Annotated[list[int], many(i8, NUMBERS)]
    roof_vp: Annotated[list[int], many(i8, NUMBERS)]
    copies: Annotated[list[int], many(i8, NUMBERS)]
    wolf_front: Annotated[list[int], many(i8, SEATS * WOLVES)]
    wolf_back: Annotated[list[int], many(i8, SEATS * WOLVES)]
    token_front: Annotated[list[int], many(i8, PIGS)]
    token_back: Annotated[list[int], many(i8, PIGS)]
    standing: i8
    demolished: i8
    tallest: i8


class House(Layout):
    name: Public[i8]  # its colour, or one of the three names of a house that has none yet
    floors: Public[i8]
    upper: Annotated[list[int], many(i8, TOP_VALUE), EVERYBODY]  # cards from bottom to top
    used_value: Annotated[list[int], many(i8, TOP_VALUE), EVERYBODY]
    roof: Public[i8]  # the value of the highest floor
    basements: Public[i8]
    basement: Annotated[list[int], many(i8, DEEPEST), EVERYBODY]  # cards from shallow to deep
    depth: Public[i8]  # the level of the deepest basement, 0 without one
    height: Public[i8]  # in floors (§3.5)
    wolves: Public[i8]
    wolf: Annotated[list[int], many(i8, 2), EVERYBODY]  # three numbers for each seat's tokens
    bbp_token: Public[i8]  # its order, or 0
    demolished: Public[i8]
    tallest: Public[i8]


def all_have_chosen(state: "State", seat: "Seat", viewer: int, place: int) -> bool:
    """A pick lies open when all are in; that there is none, always."""
    return seat.choice == NO_CARD or state.phase == USE_PICKS


OWNER_UNTIL_ALL_HAVE_CHOSEN = known_if("its owner until all have picked", all_have_chosen, owner=True)


class Seat(Layout):
    held: Public[i8]  # how many cards are in the hand
    hand: Annotated[list[int], many(i8, HAND, used="held"), OWNER]  # in rising order
    choice: Annotated[i8, OWNER_UNTIL_ALL_HAVE_CHOSEN]  # the card picked to be passed or played, or NO_CARD
    wolf_at: Annotated[list[int], many(i8, WOLVES), EVERYBODY]  # the house each token is in, or AT_HOME
    house_count: Public[i8]
    names: Public[i8]  # of its houses, one bit each
    places: Annotated[list[int], many(i8, len(COLOUR_NAMES)), EVERYBODY]  # for each colour: houses, and A_NEW_ONE
    houses: Annotated[list[House], many(House, MOST_HOUSES)]  # in the order in which they were begun
    vp: Public[i16]  # at the end of the game
    wolf_vp: Public[i16]  # of these, from wolf tokens


def gave_or_received(state: "State", passing: "Pass", viewer: int, giver: int) -> bool:
    """A passed card is known to its giver and its receiver, for good; that there was none, to everybody."""
    if passing.given[giver] == NO_CARD or giver == viewer:
        return True
    return receiver(state, passing.card, giver) == viewer


GIVER_AND_RECEIVER = known_if("its giver and its receiver", gave_or_received)


class Pass(Layout):
    """Everybody gave a card to a neighbour (§3.7)."""

    card: Public[i8]  # bbp_left or bbp_right
    given: Annotated[list[int], many(i8, SEATS, used="state.players"), GIVER_AND_RECEIVER]  # by each seat, or NO_CARD


class State(GameState):
    rngs: Annotated[list[Rng], many(Rng, 1), NO_FACT]
    box: Box
    players: Public[i8]
    baby_wolf: Public[i8]
    start_option: Public[i8]  # a seat, or NOBODY for a random one
    start_player: Public[i8]
    seats: Annotated[list[Seat], many(Seat, OWNERS)]  # the last is Smokey, who only has houses
    rooms: Public[i16]  # the houses that have room for a wolf, one bit each
    pile_count: Public[i8]
    pile: Annotated[list[int], many(i8, DECK, used="pile_count"), NOBODY_YET]  # the top card last
    discard_count: Public[i8]
    discard: Annotated[list[int], many(i8, FLOOR_CARDS, used="discard_count"), EVERYBODY]
    used_by: Annotated[list[int], many(i8, FLOOR_CARDS), EVERYBODY]  # who has built or discarded the card, or NOBODY
    used_after: Annotated[list[int], many(i8, FLOOR_CARDS), EVERYBODY]  # how many passes came before
    pass_count: Public[i8]
    passes: Annotated[list[Pass], many(Pass, MOST_PASSES, used="pass_count")]
    bbp_revealed: Public[i8]
    bbp_resolved: Public[i8]
    pigs: Annotated[list[int], many(i8, PIGS), EVERYBODY]  # the BBP cards, those revealed first and in their order
    phase: Public[i8]
    current: Public[i8]  # Smokey during his step
    refilled: Public[i8]  # the first BBP card of this turn has its token, and the cards after it are drawn
    asked: Public[i8]  # how many seats have had their turn in the effect of bbp_wolf
    turns_left: Public[i8]
    smokey_card: Public[i8]  # turned up for Smokey and not yet placed, or NO_CARD
    moustache: Public[i8]  # its holder; NOBODY with three or four players
    moustache_passes: Public[i8]  # at the end of this step
    endgame: Public[i8]
    events: Annotated[list[int], many(i16, EVENT * MOST_EVENTS)]


def set_up(options: Options, changed: Mapping[str, str]) -> State:
    """The table before the deal."""
    box = components(changed)
    state = State()
    state.viewer = TRUTH
    state.players = options.players
    state.baby_wolf = options.baby_wolf
    state.start_option = NOBODY if options.start_player == "random" else SEAT_NAMES.index(options.start_player)
    if state.start_option >= options.players:
        raise BadOptions(f"start_player: there is no {options.start_player} among {options.players} players")
    printed = state.box
    printed.value = [floor.value for floor in box.floors]
    printed.other_value = [floor.other_value for floor in box.floors]
    printed.basement = [floor.basement for floor in box.floors]
    printed.roof_floors = [floor.roof_floors for floor in box.floors]
    printed.roof_vp = [floor.roof_vp for floor in box.floors]
    printed.copies = [floor.copies for floor in box.floors]
    printed.wolf_front, printed.wolf_back = map(list, zip(*box.wolves, strict=True))
    printed.token_front, printed.token_back = map(list, zip(*box.tokens, strict=True))
    printed.standing, printed.demolished, printed.tallest = box.standing, box.demolished, box.tallest
    state.pigs = list(box.pigs)
    return state
