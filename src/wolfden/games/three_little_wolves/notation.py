"""Moves, deals and states of The Three Little Wolves in the notation, both ways."""

import re

from wolfden.engine.decision import NOBODY, UNKNOWN, MoveIndex, SeatIndex
from wolfden.engine.errors import BadDeal, BadMove
from wolfden.engine.game import MoveForm, Words, writer

from .cards import (
    CARD_NAMES,
    COLOUR_NAMES,
    COLOURS,
    FLOOR_CARDS,
    HAND,
    HOUSE_NAMES,
    NUMBER,
    PACKET,
    PIGS,
    SEAT_NAMES,
    SMOKEY,
    TOKEN_NAMES,
    WHITE,
    WOLF_NAMES,
    WOLVES,
)
from .moves import (
    ADD,
    BASEMENT,
    DISCARD,
    DISCARD_AND_PLACE,
    FLOOR,
    HOUSES,
    NEW_HOUSE,
    NEW_HOUSE_OTHER_VALUE,
    OTHER_VALUE,
    PASS_CARD,
    PICK_CARD,
    PLACE_WOLF,
    TOKEN_ON,
    USES,
    WAYS,
    adding,
    house_number,
    owner_of,
    placement,
    slot_of,
)
from .rules import begin
from .scoring import DEMOLITION_NAMES, WHY_NAMES, house_name
from .state import AT_HOME, T5_SMOKEY, House, Seat, State

WORDS = {
    "seat": SEAT_NAMES,
    "card": CARD_NAMES,
    "house": HOUSE_NAMES,
    "colour": COLOUR_NAMES[:COLOURS],
    "demolition": DEMOLITION_NAMES,
    "why": WHY_NAMES,
}
write = writer(WORDS)

CARD = r"(?P<card>[rygw](?:[1-9]|1[0-4]))"
HOUSE = r"(?P<house>red|yellow|green|white[123])"
WHERE = rf"(?P<seat>[A-DK])\.{HOUSE}"
WOLF = rf"wolf (?P<wolf>[345]) -> {WHERE}"
VALUE = r"as (?P<value>[1-9]|1[0-4])"
MOVE_FORMS = {
    "build_new": MoveForm(rf"build {CARD} new", public=True),
    "build_new_as": MoveForm(rf"build {CARD} new {VALUE}", public=True),
    "build": MoveForm(rf"build {CARD} {HOUSE}", public=True),
    "build_as": MoveForm(rf"build {CARD} {HOUSE} {VALUE}", public=True),
    "build_basement": MoveForm(rf"build {CARD} {HOUSE} basement", public=True),
    "discard": MoveForm(rf"discard {CARD}", public=True),
    "discard_wolf": MoveForm(rf"discard {CARD} {WOLF}", public=True),
    "token": MoveForm(rf"token {WHERE}", public=True),
    "pass": MoveForm(rf"pass {CARD}"),
    "wolf": MoveForm(WOLF, public=True),
    "pick": MoveForm(rf"pick {CARD}"),
}


def seats(state: State) -> tuple[str, ...]:
    """The players; Smokey never decides anything and has no seat."""
    return SEAT_NAMES[: state.players]


# Moves


def builder(state: State, seat: SeatIndex) -> int:
    """In whose houses this seat builds now."""
    return SMOKEY if state.decision.kind == T5_SMOKEY else seat


def write_move(state: State, seat: SeatIndex, move: MoveIndex) -> str:
    if move >= PICK_CARD:
        return f"pick {CARD_NAMES[move - PICK_CARD]}"
    if move >= PLACE_WOLF:
        return write_placement(state, move - PLACE_WOLF)
    if move >= PASS_CARD:
        return f"pass {CARD_NAMES[move - PASS_CARD]}"
    if move >= TOKEN_ON:
        return f"token {write_house(state, move - TOKEN_ON)}"
    card, use = CARD_NAMES[move // USES], move % USES
    if use >= DISCARD_AND_PLACE:
        return f"discard {card} {write_placement(state, use - DISCARD_AND_PLACE)}"
    if use == DISCARD:
        return f"discard {card}"
    other_value = f" as {state.box.other_value[NUMBER[move // USES]]}"
    if use < ADD:
        return f"build {card} new" + (other_value if use == NEW_HOUSE_OTHER_VALUE else "")
    house = state.seats[builder(state, seat)].houses[(use - ADD) // WAYS]
    return f"build {card} {HOUSE_NAMES[house.name]}" + ("", other_value, " basement")[(use - ADD) % WAYS]


def write_house(state: State, number: int) -> str:
    return house_name(owner_of(number), state.seats[owner_of(number)].houses[slot_of(number)])


def write_placement(state: State, number: int) -> str:
    return f"wolf {WOLF_NAMES[number // HOUSES]} -> {write_house(state, number % HOUSES)}"


def read_move(state: State, seat: SeatIndex, text: str) -> MoveIndex:
    words = " ".join(text.split())
    for name, form in MOVE_FORMS.items():
        if found := re.fullmatch(form.pattern, words):
            return MoveIndex(read_form(state, seat, name, found.groupdict()))
    raise BadMove(
        f"{text!r} is not a move of The Three Little Wolves; moves are such as 'build r5 new', "
        "'build w2 red basement', 'build y9 yellow as 5', 'discard g10', 'discard g10 wolf 4 -> B.red', "
        "'token B.green', 'pass r5', 'wolf 4 -> B.red' and 'pick r5'"
    )


def read_form(state: State, seat: SeatIndex, form: str, said: dict[str, str]) -> int:
    """The number of a move in one of the forms above, with these words in their places."""
    if form == "token":
        return TOKEN_ON + read_house(state, said["seat"], said["house"])
    if form == "wolf":
        return PLACE_WOLF + read_placement(state, said)
    card = CARD_NAMES.index(said["card"])
    if form == "pass":
        return PASS_CARD + card
    if form == "pick":
        return PICK_CARD + card
    if form == "discard":
        return card * USES + DISCARD
    if form == "discard_wolf":
        return card * USES + DISCARD_AND_PLACE + read_placement(state, said)
    return card * USES + read_build(state, builder(state, seat), card, said, form.endswith("basement"))


def read_build(state: State, owner: int, card: int, said: dict[str, str], basement: bool) -> int:
    """The use of a card that builds."""
    other_value = "value" in said
    if other_value and int(said["value"]) != state.box.other_value[NUMBER[card]]:
        raise BadMove(f"{said['card']} has no other value {said['value']}; its normal value is not written")
    if "house" not in said:
        return NEW_HOUSE_OTHER_VALUE if other_value else NEW_HOUSE
    slot = slot_of(read_house(state, SEAT_NAMES[owner], said["house"]))
    return adding(slot, BASEMENT if basement else OTHER_VALUE if other_value else FLOOR)


def read_house(state: State, owner: str, name: str) -> int:
    seat = state.seats[SEAT_NAMES.index(owner)]
    for slot in range(seat.house_count):
        if HOUSE_NAMES[seat.houses[slot].name] == name:
            return house_number(SEAT_NAMES.index(owner), slot)
    raise BadMove(f"there is no house {owner}.{name}")


def read_placement(state: State, said: dict[str, str]) -> int:
    house = read_house(state, said["seat"], said["house"])
    return placement(WOLF_NAMES.index(int(said["wolf"])), owner_of(house), slot_of(house))


# Deals and states


def cards(player: Seat) -> list[str]:
    """A hand, sorted; empty if it is unknown."""
    return [CARD_NAMES[card] for card in player.hand[: player.held] if card != UNKNOWN]


def top_first(state: State) -> list[str | None]:
    return [write("card", card) for card in reversed(state.pile[: state.pile_count])]


def write_deal(state: State) -> Words:
    """Hands and draw pile as they lie."""
    return {
        "hands": {name: cards(seat) for name, seat in zip(seats(state), state.seats, strict=False)},
        "draw_pile": top_first(state),
        "start_player": SEAT_NAMES[state.start_player],
    }


def lay_deal(state: State, deal: Words) -> None:
    """Give these cards instead of those just dealt, and begin again."""
    hands, pile, start_player = read_deal(state, deal)
    for seat, hand in zip(state.seats, hands, strict=False):
        seat.hand = sorted(hand)
    state.pile_count = len(pile)
    state.pile[: len(pile)] = reversed(pile)
    state.start_player = start_player
    begin(state)


def read_deal(state: State, deal: Words) -> tuple[list[list[int]], list[int], int]:
    """Hands, draw pile (top first) and start player of a deal in the notation, checked against §2.2."""
    names = seats(state)
    try:
        hands = [[CARD_NAMES.index(card) for card in deal["hands"][name]] for name in names]
        pile = [CARD_NAMES.index(card) for card in deal["draw_pile"]]
        start_player = names.index(deal["start_player"])
    except (KeyError, TypeError, ValueError) as error:
        form = "{'hands': {'A': [5 cards], ...}, 'draw_pile': [cards, top first], 'start_player': 'A'}"
        raise BadDeal(f"a deal is {form}: {error}") from None
    for name, hand in zip(names, hands, strict=True):
        if len(hand) != HAND or max(hand) >= FLOOR_CARDS:
            raise BadDeal(f"{name} has {len(hand)} cards; everybody gets {HAND} floor cards")
    floors = [card for card in range(FLOOR_CARDS) if state.box.copies[NUMBER[card]]]
    if sorted([card for hand in hands for card in hand] + pile) != sorted([*floors, *state.pigs]):
        raise BadDeal("hands and draw pile must hold every card of the game exactly once")
    if sum(card >= FLOOR_CARDS for card in pile[-PACKET:]) != 1:
        raise BadDeal(f"exactly one of the {PIGS} BBP cards lies among the last {PACKET} cards of the draw pile")
    if state.start_option not in (NOBODY, start_player):
        raise BadDeal(f"the options say that {SEAT_NAMES[state.start_option]} begins")
    return hands, pile, start_player


def write_state(state: State) -> Words:
    """All state variables of §2.3."""
    two = state.players == 2
    return {
        "players": {name: write_player(state, seat) for seat, name in enumerate(seats(state))},
        "draw_pile": top_first(state),
        "discard": [CARD_NAMES[card] for card in state.discard[: state.discard_count]],
        "bbp_revealed": state.bbp_revealed,
        "bbp_cards": [CARD_NAMES[card] for card in state.pigs[: state.bbp_revealed]],
        "current": SEAT_NAMES[state.current],
        "turns_left": state.turns_left or None,
        "smokey": {"houses": write_houses(state, SMOKEY), "card": write("card", state.smokey_card)} if two else None,
        "moustache_holder": write("seat", state.moustache),
        "endgame": bool(state.endgame),
    }


def write_player(state: State, seat: int) -> Words:
    player = state.seats[seat]
    return {
        "hand": cards(player),
        "wolves_left": [WOLF_NAMES[wolf] for wolf in range(WOLVES) if player.wolf_at[wolf] == AT_HOME],
        "houses": write_houses(state, seat),
        "choice": write("card", player.choice),
    }


def write_houses(state: State, owner: int) -> list[Words]:
    seat = state.seats[owner]
    return [write_one_house(state, owner, house) for house in seat.houses[: seat.house_count]]


def write_one_house(state: State, owner: int, house: House) -> Words:
    floors = zip(house.upper[: house.floors], house.used_value[: house.floors], strict=True)
    return {
        "owner": SEAT_NAMES[owner],
        "name": HOUSE_NAMES[house.name],
        "colour": COLOUR_NAMES[house.name] if house.name < WHITE else None,
        "upper": [[CARD_NAMES[card], value] for card, value in floors],
        "basement": [[CARD_NAMES[c], state.box.basement[NUMBER[c]]] for c in house.basement[: house.basements]],
        "wolves": [[SEAT_NAMES[w // WOLVES], WOLF_NAMES[w % WOLVES]] for w in house.wolf[: house.wolves]],
        "bbp_token": TOKEN_NAMES[house.bbp_token - 1] if house.bbp_token else None,
        "demolished": bool(house.demolished),
    }
