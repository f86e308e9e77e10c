"""Positions of Wolf & Hound: the state variables of §2.5, and what the table remembers beside them."""

from wolfden.engine.decision import NOBODY, ask, only
from wolfden.engine.game import Words
from wolfden.engine.position import Part, Reading

from .cards import ANIMALS, CARD_KINDS, FACE_NAMES, HAND, NUMBER_CARDS, P1, ROW, SEAT_NAMES, TEAM_NAMES
from .decks import put_at_bottom
from .notation import cards, write, write_state
from .rules import D3_EXCHANGE, EQUAL_COLOURS, GAME_OVER, PHASE_1, PHASE_3, TURN_START, carry_on, decider
from .scoring import WHY_NAMES
from .state import NO_CARD, Deck, Seat, State

PHASES = {"order": PHASE_1, "play": PHASE_3, "exchange": PHASE_3, "flip": EQUAL_COLOURS, "none": GAME_OVER}
MOST = 1000  # turns, which nothing limits


def write_memory(state: State) -> Words:
    """What §2.5 does not name: which animals have acted, and which hidden cards everybody has seen."""
    animals = state.animals[: state.animal_count]
    decks = {"number_deck": state.number_deck} | {
        name: seat.dummy_deck for name, seat in zip(SEAT_NAMES, state.seats, strict=True) if seat.dummy
    }
    return {
        "acted": {ANIMALS[animal.card]: animal.acted for animal in animals if animal.acted},
        "came_home": [ANIMALS[animal.card] for animal in animals if animal.came_home],
        "seen": {name: [i for i in range(deck.count) if deck.seen[deck.count - 1 - i]] for name, deck in decks.items()},
        "shown": {name: cards(seat.shown) for name, seat in zip(SEAT_NAMES, state.seats, strict=True)},
        "card_this_turn": write("card", state.card_this_turn),
        "skipped": bool(state.skipped),
        "match_score": dict(zip(TEAM_NAMES, state.match_score, strict=True)),
        "why": WHY_NAMES[state.why],
    }


def read_position(state: State, position: Reading) -> None:
    lay(state, position)
    position.agree(write_state(state))
    decks = state.number_deck.count + sum(seat.held + seat.dummy_deck.count for seat in state.seats)
    if decks == 0 and state.candidate == NO_CARD and not state.final_round and state.phase != GAME_OVER:
        raise position.state.wrong("final_round", "it must be true when no card is left (§3.7b)")
    carry_on(state)


def lay(state: State, position: Reading) -> None:
    """Put everything where the position says; the rules go on from there."""
    words, memory = position.state, position.memory
    state.turn_number = words.number("turn_number", 1, 1, MOST)
    state.current = words.word("current", SEAT_NAMES, P1)
    state.final_round = words.flag("final_round")
    state.no3 = words.flag("no3")
    state.winner = words.word("winner", TEAM_NAMES, NOBODY)
    state.candidate = words.word("candidate", NUMBER_CARDS, NO_CARD)
    state.prev_turn_seat, state.prev_turn_card = NOBODY, NO_CARD
    if words.has("prev_turn_card"):
        seat, card = words.row("prev_turn_card", 2)
        state.prev_turn_seat = words.find("prev_turn_card", seat, SEAT_NAMES)
        state.prev_turn_card = words.find("prev_turn_card", card, NUMBER_CARDS)
    lay_animals(state, position)
    lay_cards(state, position)
    state.card_this_turn = memory.word("card_this_turn", NUMBER_CARDS, NO_CARD)
    state.skipped = memory.flag("skipped")
    state.why = memory.word("why", WHY_NAMES, 0)
    state.match_score = [memory.part("match_score").number(team, 0, 0, 3) for team in TEAM_NAMES]
    kind = position.choice.kind or ("exchange" if state.candidate != NO_CARD else "")
    state.phase = GAME_OVER if state.winner != NOBODY else PHASES.get(kind, TURN_START)
    if not position.open(state) and kind == "exchange":
        ask(state, D3_EXCHANGE, only(decider(state)))


def lay_animals(state: State, position: Reading) -> None:
    """All animals start at P1's place."""
    places = position.state.part("animals")
    acted = position.memory.part("acted")
    places.known_names([ANIMALS[animal.card] for animal in state.animals[: state.animal_count]])
    came_home = position.memory.words("came_home", ANIMALS)
    for animal in state.animals[: state.animal_count]:
        name = ANIMALS[animal.card]
        animal.place, animal.face = P1, animal.start_face
        if places.has(name):
            place, face = places.row(name, 2)
            animal.place, animal.face = places.find(name, place, SEAT_NAMES), places.find(name, face, FACE_NAMES)
        animal.acted = acted.number(name, 0, 0, MOST)
        animal.came_home = int(animal.card in came_home)


def lay_cards(state: State, position: Reading) -> None:
    """Hands, rows and decks; what is left out gets the cards that are left, four for each hand."""
    words = position.state
    hands = [hand_of(state, words, place) for place in range(len(SEAT_NAMES))]
    deck = words.words("number_deck", NUMBER_CARDS) if words.has("number_deck") else None
    laid = [card for hand in (*hands, deck) for card in hand or []] + [state.candidate] * (state.candidate != NO_CARD)
    for name, seat in zip(SEAT_NAMES, state.seats, strict=True):
        lay_seat(seat, words.part("seats").part(name))
        laid += seat.played[: seat.played_count]
    everything = [card for card in range(CARD_KINDS) for _ in range(state.copies[card])]
    left = position.unplaced(everything, laid, NUMBER_CARDS)
    for place, seat in enumerate(state.seats):
        hand = hands[place]
        if hand is None:
            hand, left = left[:HAND], left[HAND:]
        for card in hand:
            if seat.dummy:
                put_at_bottom(seat.dummy_deck, card, False)
            else:
                seat.hand[card] += 1
                seat.held += 1
    if deck is None:
        deck, left = left, []
    position.all_placed(left, NUMBER_CARDS)
    for card in deck:
        put_at_bottom(state.number_deck, card, False)
    if not position.complete:
        state.copies = [laid.count(card) for card in range(CARD_KINDS)]
    note_seen(state, position.memory)


def hand_of(state: State, words: Part, place: int) -> list[int] | None:
    """The hand of this seat, or the deck of a dummy; None if it is left out."""
    seat = words.part("seats").part(SEAT_NAMES[place])
    name = "dummy_deck" if state.seats[place].dummy else "hand"
    return seat.words(name, NUMBER_CARDS) if name in seat.given else None


def lay_seat(seat: Seat, words: Part) -> None:
    """Sheep and played row; all sheep are inside their fence."""
    seat.cap = words.number("cap", seat.cap, 1, 9)
    seat.sheep = words.number("sheep", seat.cap, 0, seat.cap)
    row = words.words("played", NUMBER_CARDS)
    if len(row) > ROW:
        raise words.wrong("played", f"{len(row)} cards are more than a row can have, {ROW}")
    seat.played[: len(row)] = row
    seat.played_count = len(row)


def note_seen(state: State, memory: Part) -> None:
    """Which cards everybody has seen going into a deck (by their place, the top one is 0) or into a hand."""
    for name, deck in [("number_deck", state.number_deck), *zip(SEAT_NAMES, decks_of(state), strict=True)]:
        seen = memory.part("seen")
        for place in seen.rows(name):
            deck.seen[deck.count - 1 - seen.read_number(name, place, 0, deck.count - 1)] = 1
    for name, seat in zip(SEAT_NAMES, state.seats, strict=True):
        for card in memory.part("shown").words(name, NUMBER_CARDS):
            seat.shown[card] += 1
            if seat.shown[card] > seat.hand[card]:
                raise memory.wrong(f"shown.{name}", f"{NUMBER_CARDS[card]} is not in that hand")


def decks_of(state: State) -> list[Deck]:
    return [seat.dummy_deck for seat in state.seats]
