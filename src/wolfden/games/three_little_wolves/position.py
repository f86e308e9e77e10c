"""Positions of The Three Little Wolves: the state variables of §2.3, and what the table remembers beside them."""

from wolfden.engine.decision import NOBODY, close, first_owing
from wolfden.engine.game import Words
from wolfden.engine.position import Part, Reading

from .cards import (
    CARD_NAMES,
    COLOUR,
    FLOOR_CARDS,
    HAND,
    HOUSE_NAMES,
    MOST_HOUSES,
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
from .hands import holds, take
from .houses import add_basement, add_floor, is_deeper, note_places, note_room
from .moves import house_number
from .notation import seats, write, write_state
from .pig import reference_player, reveal_pig
from .rules import begin, carry_on
from .state import (
    AT_HOME,
    EFFECT,
    MOST_PASSES,
    NEXT_PIG,
    NO_CARD,
    PICK,
    PLAY,
    SCORING,
    SMOKEY_BUILDS,
    TOKEN,
    USE_PICKS,
    WOLVES_GO,
    House,
    State,
)

FLOORS = CARD_NAMES[:FLOOR_CARDS]
UNRESOLVED = ("token", "pass", "wolf")  # the decisions while a BBP card is dealt with


def write_memory(state: State) -> Words:
    """What §2.3 does not name: who used and passed which cards, and how far a BBP card has been carried out."""
    return {
        "start_player": SEAT_NAMES[state.start_player],
        "used": {
            CARD_NAMES[card]: [SEAT_NAMES[state.used_by[card]], state.used_after[card]]
            for card in range(FLOOR_CARDS)
            if state.used_by[card] != NOBODY
        },
        "passes": [
            {
                "card": CARD_NAMES[one.card],
                "given": {name: write("card", one.given[seat]) for seat, name in enumerate(seats(state))},
            }
            for one in state.passes[: state.pass_count]
        ],
        "bbp_resolved": state.bbp_resolved,
        "refilled": bool(state.refilled),
        "asked": state.asked,
        "moustache_passes": bool(state.moustache_passes),
    }


def read_position(state: State, position: Reading) -> None:
    lay(state, position)
    if state.phase != SCORING:
        position.agree(write_state(state))
    ended = state.phase == SCORING
    carry_on(state)
    if ended:
        position.agree(write_state(state))


def lay(state: State, position: Reading) -> None:
    """Put everything where the position says; the rules go on from there."""
    words, memory = position.state, position.memory
    names = seats(state)
    state.start_player = memory.word("start_player", names, max(state.start_option, 0))
    begin(state)
    close(state)
    state.event_count = 0
    state.current = words.word("current", SEAT_NAMES, state.start_player)
    if state.players <= state.current < SMOKEY or (state.current == SMOKEY and state.players > 2):
        raise words.wrong("current", f"with {state.players} players there is no {SEAT_NAMES[state.current]}")
    state.turns_left = words.number("turns_left", 0, 0, 2 * state.players)
    state.endgame = words.flag("endgame")
    lay_houses(state, position)
    if state.players == 2:
        smokey = words.part("smokey")
        state.smokey_card = smokey.word("card", FLOORS, NO_CARD)
        state.moustache = words.word("moustache_holder", names, state.start_player)
    lay_cards(state, position)
    lay_memory(state, memory)
    choose_phase(state, position)


def choose_phase(state: State, position: Reading) -> None:
    """Where the turn stands when such a decision is asked."""
    kind, memory = position.choice.kind, position.memory
    asked = position.open(state)
    unresolved = state.bbp_revealed > 0 and kind in UNRESOLVED
    state.bbp_resolved = memory.number("bbp_resolved", state.bbp_revealed - unresolved, 0, state.bbp_revealed)
    state.refilled = memory.flag("refilled")
    state.moustache_passes = memory.flag("moustache_passes")
    after = (first_owing(state) - reference_player(state)) % state.players + 1 if asked and kind == "wolf" else 0
    state.asked = memory.number("asked", after, 0, state.players)
    if kind == "wolf" and not asked and state.asked:
        state.asked -= 1  # it counts the seat that the rules are going to ask now
    phases = {
        "token": TOKEN,
        "pass": NEXT_PIG if asked else EFFECT,
        "wolf": WOLVES_GO,
        "smokey": SMOKEY_BUILDS,
        "pick": PICK,
        "none": SCORING,
    }
    state.phase = phases.get(kind or "", USE_PICKS if state.endgame else PLAY)
    if kind in UNRESOLVED and not unresolved:
        raise position.state.wrong("bbp_cards", f"{kind!r} is asked when a BBP card has been revealed")
    waiting = state.bbp_revealed - state.bbp_resolved
    if kind != "smokey" and (waiting > 0) != unresolved:
        raise memory.wrong(
            "bbp_resolved", f"{waiting} BBP cards wait to be dealt with when {kind or 'play'!r} is asked"
        )
    if state.pass_count > state.bbp_resolved:
        raise memory.wrong("passes", f"{state.pass_count} passes for {state.bbp_resolved} BBP cards that are resolved")
    if state.players > 2 and (state.endgame or kind == "pick"):
        raise position.state.wrong("endgame", "only two players have an endgame (§3.9)")
    if state.phase == PLAY and state.current == SMOKEY:
        raise position.state.wrong("current", "Smokey is never asked to play a card")
    if kind == "smokey" and (state.smokey_card == NO_CARD or state.players > 2):
        raise position.state.wrong("smokey.card", "a card must be turned up for Smokey to be placed")


# Houses


def lay_houses(state: State, position: Reading) -> None:
    """Everybody's houses in the order in which they were begun, with what is in them."""
    words = position.state
    for owner, name in enumerate(SEAT_NAMES):
        if owner < state.players:
            houses = words.part("players").part(name).parts("houses")
        elif owner == SMOKEY and state.players == 2:
            houses = words.part("smokey").parts("houses")
        else:
            continue
        if len(houses) > MOST_HOUSES:
            raise words.wrong(f"players.{name}.houses", f"{len(houses)} houses; there are at most {MOST_HOUSES}")
        for house in houses:
            lay_house(state, owner, house, position.complete)


def lay_house(state: State, owner: int, words: Part, complete: bool) -> None:
    """A house, floor by floor."""
    seat = state.seats[owner]
    slot = seat.house_count
    house = seat.houses[slot]
    house.name = words.word("name", HOUSE_NAMES, -1)
    if house.name < 0 or seat.names >> house.name & 1:
        raise words.wrong("name", f"every house has a name of its own, one of {', '.join(HOUSE_NAMES)}")
    seat.house_count += 1
    seat.names |= 1 << house.name
    note_places(state, owner)
    for name, value in words.rows("upper", 2):
        card = card_of(state, owner, house, words, "upper", name)
        printed = (state.box.value[NUMBER[card]], state.box.other_value[NUMBER[card]])
        if value not in printed or not house.roof < value:
            raise words.wrong("upper", f"{name} cannot be used as {value} on a roof of {house.roof} (§3.3)")
        add_floor(state, house, card, value)
    for name, _ in words.rows("basement", 2):
        card = card_of(state, owner, house, words, "basement", name)
        if not is_deeper(state, card, house):
            raise words.wrong("basement", f"{name} is no basement, or not deeper than those above it (§3.3)")
        add_basement(state, house, card)
    if not house.floors:
        raise words.wrong("upper", "a house has a floor, such as ['r5', 5]")
    lay_wolves(state, house, house_number(owner, slot), words, complete)
    house.bbp_token = words.word("bbp_token", TOKEN_NAMES, -1) + 1
    note_room(state, owner, slot)


def card_of(state: State, owner: int, house: House, words: Part, name: str, card_name: str) -> int:
    """A card in this house, whose colour must fit."""
    card = words.find(name, card_name, FLOORS)
    if COLOUR[card] not in (WHITE, house.name):
        raise words.wrong(name, f"{card_name} does not fit the colour of a house called {HOUSE_NAMES[house.name]}")
    state.used_by[card] = owner
    return card


def lay_wolves(state: State, house: House, number: int, words: Part, complete: bool) -> None:
    for name, token in words.rows("wolves", 2):
        seat, wolf = words.find("wolves", name, seats(state)), words.find("wolves", token, WOLF_NAMES)
        if house.wolves == len(house.wolf) or (complete and state.seats[seat].wolf_at[wolf] != AT_HOME):
            raise words.wrong("wolves", f"there is no room for {name}'s {token}, or it is elsewhere already")
        house.wolf[house.wolves] = seat * WOLVES + wolf
        house.wolves += 1
        state.seats[seat].wolf_at[wolf] = number


# Cards


def lay_cards(state: State, position: Reading) -> None:
    """Hands, piles and BBP cards; what is left out gets the cards that are left, five for each hand."""
    words = position.state
    players = [words.part("players").part(name) for name in seats(state)]
    words.part("players").known_names(seats(state))
    hands = [player.words("hand", FLOORS) if "hand" in player.given else None for player in players]
    pile = words.words("draw_pile", CARD_NAMES) if "draw_pile" in words.given else None
    discard = words.words("discard", FLOORS)
    state.discard[: len(discard)] = discard
    state.discard_count = len(discard)
    lay_pigs(state, words, pile)
    laid = [card for hand in (*hands, discard) for card in hand or []] + [
        card for card in pile or [] if card < FLOOR_CARDS
    ]
    laid += built(state) + [state.smokey_card] * (state.smokey_card != NO_CARD)
    floors = [card for card in range(FLOOR_CARDS) if state.box.copies[NUMBER[card]]]
    left = position.unplaced(floors, laid, CARD_NAMES)
    for seat, player in enumerate(players):
        hand = hands[seat]
        if hand is None:
            hand, left = left[:HAND], left[HAND:]
        if len(hand) > HAND:
            raise player.wrong("hand", f"{len(hand)} cards; nobody has more than {HAND}")
        for card in hand:
            take(state.seats[seat], card)
        state.seats[seat].choice = player.word("choice", FLOORS, NO_CARD)
        if state.seats[seat].choice != NO_CARD and not holds(state.seats[seat], state.seats[seat].choice):
            raise player.wrong("choice", "the card that is picked must be in the hand")
    if pile is None:
        pile, left = with_pigs(state, left), []
    if position.complete and sorted(card for card in pile if card >= FLOOR_CARDS) != sorted(hidden_pigs(state)):
        names = " ".join(CARD_NAMES[pig] for pig in hidden_pigs(state))
        raise words.wrong("draw_pile", f"of the BBP cards it must hold those that are not out: {names or 'none'}")
    position.all_placed(left, CARD_NAMES)
    state.pile[: len(pile)] = reversed(pile)
    state.pile_count = len(pile)
    for card in [*built(state), *discard]:
        if state.used_by[card] == NOBODY:
            state.used_by[card] = state.start_player


def built(state: State) -> list[int]:
    """The cards in all houses."""
    houses = [house for seat in state.seats for house in seat.houses[: seat.house_count]]
    return [card for house in houses for card in house.upper[: house.floors] + house.basement[: house.basements]]


def lay_pigs(state: State, words: Part, pile: list[int] | None) -> None:
    """The BBP cards that are out, in their order: those named, or those that are not in the draw pile."""
    pigs = words.words("bbp_cards", CARD_NAMES)
    if not words.has("bbp_cards"):
        pigs = [pig for pig in state.pigs if pile is not None and pig not in pile]
        pigs = pigs[: words.number("bbp_revealed", len(pigs), 0, PIGS)]
        pigs += [pig for pig in state.pigs if pig not in pigs][: words.number("bbp_revealed", 0, 0, PIGS) - len(pigs)]
    if len(set(pigs)) != len(pigs) or not {*pigs} <= {*state.pigs}:
        raise words.wrong("bbp_cards", "they are bbp_left, bbp_right and bbp_wolf, each once")
    for pig in pigs:
        reveal_pig(state, pig)


def hidden_pigs(state: State) -> list[int]:
    """The BBP cards that are not out."""
    return state.pigs[state.bbp_revealed :]


def with_pigs(state: State, floors: list[int]) -> list[int]:
    """A draw pile, top first, with the BBP cards that are not out: one among the last six cards (§2.2)."""
    hidden = hidden_pigs(state)
    if not hidden:
        return floors
    above, packet = floors[: 1 - PACKET], floors[1 - PACKET :]
    return [*hidden[1:], *above, hidden[0], *packet]


def lay_memory(state: State, memory: Part) -> None:
    """Who used which card after how many passes, and the passes."""
    passes = memory.parts("passes")
    if len(passes) > MOST_PASSES:
        raise memory.wrong("passes", f"there are at most {MOST_PASSES}")
    state.pass_count = len(passes)
    for one, words in zip(state.passes, passes, strict=False):
        one.card = words.word("card", CARD_NAMES, 0)
        for seat, name in enumerate(seats(state)):
            one.given[seat] = words.part("given").word(name, FLOORS, NO_CARD)
    used = memory.part("used")
    for name in used.given:
        owner, after = used.row(name, 2)
        card = used.find(name, name, FLOORS)
        state.used_by[card] = used.find(name, owner, SEAT_NAMES)
        state.used_after[card] = used.read_number(name, after, 0, MOST_PASSES)
