"""The Three Little Wolves as a browser draws it: towers with basements, the wolves in them, the piles, the pigs."""

import msgspec

from wolfden.engine.decision import TRUTH, UNKNOWN, MoveIndex, SeatIndex, only

from . import GAME
from .cards import (
    CARD_NAMES,
    COLOUR_NAMES,
    COLOURS,
    DEEPEST,
    HOUSE_NAMES,
    NUMBER,
    SEAT_NAMES,
    SMOKEY,
    TOKEN_NAMES,
    WHITE,
    WOLF_NAMES,
    WOLVES,
)
from .choices import legal_builds
from .houses import build
from .moves import ADD, DISCARD, USES, WAYS, house_number, lowest, owner_of, slot_of
from .notation import builder, cards, top_first, write, write_move
from .scoring import breakdown, house_name, owners_of_extreme
from .state import (
    AT_HOME,
    GAME_OVER,
    NO_CARD,
    T1_PLAY,
    T5_SMOKEY,
    T6_PICK,
    House,
    State,
)

PHASE_NAMES = (
    "play",
    "draw",
    "token",
    "refill",
    "effect",
    "wolves_go",
    "next_pig",
    "turn_end",
    "smokey_step",
    "smokey_builds",
    "pick",
    "use_picks",
    "scoring",
    "over",
)


class Floor(msgspec.Struct):
    card: str
    value: int  # the number the card is used as
    other_value: bool


class Basement(msgspec.Struct):
    card: str
    level: int


class WolfToken(msgspec.Struct):
    seat: str
    wolf: int


class Tower(msgspec.Struct):
    """A house."""

    house: str  # OWNER.NAME
    name: str
    colour: str | None  # null: undetermined
    floors: list[Floor]  # from bottom to top
    roof_floors: int  # the roof counts for so many
    basements: list[Basement]  # from shallow to deep
    height: int
    rooms: int  # for wolves
    wolves: list[WolfToken]
    token: int | None  # of the big bad pig
    fate: str | None  # tallest or falls, if it ended now; at the end, what became of it


class Builder(msgspec.Struct):
    """A player, or Smokey, who only has houses."""

    seat: str
    smokey: bool
    held: int
    hand: list[str] | None
    chosen: bool  # a card is picked to be passed or used
    choice: str | None
    wolves_left: list[int]
    houses: list[Tower]  # in the order in which they were begun
    moustache: bool
    points: int | None  # at the end
    wolf_points: int | None


class Pig(msgspec.Struct):
    """A BBP card that is out."""

    card: str
    resolved: bool


class DrawPile(msgspec.Struct):
    count: int
    cards: list[str | None] | None  # top first, at the end only


class ScoreLine(msgspec.Struct):
    item: str
    points: int
    house: str | None
    card: str | None  # of a roof
    token: int | None
    wolf: int | None


class ThreeLittleWolvesView(msgspec.Struct, tag_field="game", tag=GAME.key):
    you: str | None
    over: bool
    baby_wolf: bool
    phase: str
    start: str
    current: str
    builders: list[Builder]  # clockwise, Smokey last
    draw_pile: DrawPile
    discard: list[str]  # the topmost last
    pigs: list[Pig]  # in the order in which they came
    pigs_in_all: int
    turns_left: int | None  # once the third pig is out: this turn and those to come
    last_turn: str | None  # whose turn ends the game
    endgame: bool
    smokey_card: str | None  # turned up and not yet placed
    uses: dict[str, list[str]] | None  # while cards are picked: where each one in the hand could be built now
    scores: dict[str, list[ScoreLine]] | None  # line by line, at the end


class Standing(msgspec.Struct, tag_field="game", tag=GAME.key):
    """How a house would stand after a build."""

    house: str
    height: int
    fate: str | None


def view(sight: State) -> ThreeLittleWolvesView:
    """The table as the viewer of this sight sees it."""
    over = sight.phase == GAME_OVER
    is_open = over or sight.viewer == TRUTH
    return ThreeLittleWolvesView(
        you=SEAT_NAMES[sight.viewer] if sight.viewer >= 0 else None,
        over=over,
        baby_wolf=bool(sight.baby_wolf),
        phase=PHASE_NAMES[sight.phase],
        start=SEAT_NAMES[sight.start_player],
        current=SEAT_NAMES[sight.current],
        builders=builders(sight, over),
        draw_pile=DrawPile(sight.pile_count, top_first(sight) if is_open else None),
        discard=[CARD_NAMES[card] for card in sight.discard[: sight.discard_count]],
        pigs=[Pig(CARD_NAMES[card], i < sight.bbp_resolved) for i, card in enumerate(sight.pigs[: sight.bbp_revealed])],
        pigs_in_all=len(sight.pigs),
        turns_left=sight.turns_left or None,
        last_turn=last_turn(sight),
        endgame=bool(sight.endgame),
        smokey_card=write("card", sight.smokey_card),
        uses=uses(sight, SeatIndex(sight.viewer)) if sight.decision.kind == T6_PICK and sight.viewer >= 0 else None,
        scores={SEAT_NAMES[seat]: score_lines(sight, SeatIndex(seat)) for seat in range(sight.players)}
        if over
        else None,
    )


def last_turn(sight: State) -> str | None:
    if sight.turns_left == 0:
        return None
    return SEAT_NAMES[(sight.current + sight.turns_left - 1) % sight.players]


def uses(sight: State, seat: SeatIndex) -> dict[str, list[str]]:
    """For each card in the hand of this seat, the ways to build it, as moves name them."""
    found: dict[str, list[str]] = {}
    for card in cards(sight.seats[seat]):
        moves = [0] * DISCARD
        builds = moves[: legal_builds(sight, seat, CARD_NAMES.index(card), moves, 0)]
        found[card] = [write_move(sight, seat, MoveIndex(move)).removeprefix(f"build {card} ") for move in builds]
    return found


def builders(sight: State, over: bool) -> list[Builder]:
    owners = [*range(sight.players), *([SMOKEY] if sight.players == 2 else [])]
    fate = fates(sight)
    return [a_builder(sight, owner, fate, over) for owner in owners]


def a_builder(sight: State, owner: int, fate: dict[int, str], over: bool) -> Builder:
    seat = sight.seats[owner]
    plays = owner != SMOKEY
    return Builder(
        seat=SEAT_NAMES[owner],
        smokey=not plays,
        held=seat.held,
        hand=cards(seat) if plays and seat.hand[0] != UNKNOWN else None,
        chosen=plays and seat.choice != NO_CARD,
        choice=write("card", seat.choice) if plays else None,
        wolves_left=[WOLF_NAMES[wolf] for wolf in range(WOLVES) if seat.wolf_at[wolf] == AT_HOME] if plays else [],
        houses=[tower(sight, owner, slot, fate.get(house_number(owner, slot))) for slot in range(seat.house_count)],
        moustache=owner == sight.moustache,
        points=seat.vp if over and plays else None,
        wolf_points=seat.wolf_vp if over and plays else None,
    )


def tower(sight: State, owner: int, slot: int, fate: str | None) -> Tower:
    house = sight.seats[owner].houses[slot]
    roof = house.upper[house.floors - 1]
    return Tower(
        house=house_name(owner, house),
        name=HOUSE_NAMES[house.name],
        colour=COLOUR_NAMES[house.name] if house.name < WHITE else None,
        floors=floors(sight, house),
        roof_floors=sight.box.roof_floors[NUMBER[roof]],
        basements=[Basement(CARD_NAMES[c], sight.box.basement[NUMBER[c]]) for c in house.basement[: house.basements]],
        height=house.height,
        rooms=rooms(house),
        wolves=[WolfToken(SEAT_NAMES[w // WOLVES], WOLF_NAMES[w % WOLVES]) for w in house.wolf[: house.wolves]],
        token=TOKEN_NAMES[house.bbp_token - 1] if house.bbp_token else None,
        fate=fate,
    )


def rooms(house: House) -> int:
    """One wolf in each house, two if it has a B3 (§3.4)."""
    return 2 if house.depth == DEEPEST else 1


def floors(sight: State, house: House) -> list[Floor]:
    used = zip(house.upper[: house.floors], house.used_value[: house.floors], strict=True)
    return [Floor(CARD_NAMES[card], value, value != sight.box.value[NUMBER[card]]) for card, value in used]


def fates(sight: State) -> dict[int, str]:
    """By number of house: what it would be if the game ended now, or is at its end (§5 steps 1 and 2)."""
    found: dict[int, str] = {}
    for colour in range(COLOURS):
        tallest = owners_of_extreme(sight, colour, 1)
        smallest = owners_of_extreme(sight, colour, -1)
        if is_one(tallest):
            found[house_of(sight, lowest(tallest), colour)] = "tallest"
        if smallest != tallest and is_one(smallest):
            found[house_of(sight, lowest(smallest), colour)] = "falls"
    for owner, seat in enumerate(sight.seats):
        for slot in range(seat.house_count):
            if seat.houses[slot].name >= WHITE:
                found[house_number(owner, slot)] = "falls"
    return found


def is_one(owners: int) -> bool:
    return owners > 0 and owners == only(lowest(owners))


def house_of(sight: State, owner: int, name: int) -> int:
    """The number of the house of this name."""
    names = [house.name for house in sight.seats[owner].houses]
    return house_number(owner, names.index(name))


def score_lines(sight: State, seat: int) -> list[ScoreLine]:
    """What a player would add up on paper."""
    return [
        ScoreLine(
            item=line["item"],
            points=line["vp"],
            house=line["house"],
            card=line.get("card"),
            token=line.get("token"),
            wolf=line.get("wolf"),
        )
        for line in breakdown(sight, seat)
    ]


def preview(sight: State, seat: SeatIndex, move: MoveIndex) -> Standing | None:
    """How the house would stand after this build; nothing for other moves."""
    use = move % USES
    if sight.decision.kind not in (T1_PLAY, T5_SMOKEY) or use >= DISCARD:
        return None
    after = sight.copy()
    owner = builder(sight, seat)
    number = house_number(owner, sight.seats[owner].house_count if use < ADD else (use - ADD) // WAYS)
    build(after, owner, move // USES, use)
    house = after.seats[owner_of(number)].houses[slot_of(number)]
    return Standing(house_name(owner, house), house.height, fates(after).get(number))
