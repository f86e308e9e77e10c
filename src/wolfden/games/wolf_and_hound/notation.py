"""Moves, deals and states of Wolf & Hound in the notation, both ways."""

from wolfden.engine.decision import NOBODY, UNKNOWN, MoveIndex, SeatIndex
from wolfden.engine.errors import BadDeal, BadMove
from wolfden.engine.game import MoveForm, Words, writer

from .cards import ANIMALS, CARD_KINDS, DECK, FACE_NAMES, HAND, NUMBER_CARDS, SEAT_NAMES, SEATS, TEAM_NAMES
from .decks import put_at_bottom
from .scoring import WHY_NAMES
from .state import NO_CARD, Deck, Seat, State

NAMES = {
    "seat": SEAT_NAMES,
    "card": NUMBER_CARDS,
    "animal": ANIMALS,
    "face": FACE_NAMES,
    "team": TEAM_NAMES,
    "why": WHY_NAMES,
    "pile": ("number_deck", "dummy_deck"),
}
write = writer(NAMES)

MOVE_WORDS = (
    *NUMBER_CARDS,
    "keep",
    "exchange",
    *(f"activate {animal}" for animal in ANIMALS),
    *(f"flip {animal}" for animal in ANIMALS),
)

MOVE_FORMS = {
    "play": MoveForm(r"(?P<card>[BW][1-4][MB]?)", public=True),
    "keep": MoveForm("keep", public=True),
    "exchange": MoveForm("exchange", public=True),
    "activate": MoveForm(r"activate (?P<animal>\w+)", public=True),
    "flip": MoveForm(r"flip (?P<animal>\w+)", public=True),
}


def seats(state: State) -> tuple[str, ...]:
    return SEAT_NAMES


def write_move(state: State, seat: SeatIndex, move: MoveIndex) -> str:
    return MOVE_WORDS[move]


def read_move(state: State, seat: SeatIndex, text: str) -> MoveIndex:
    words = " ".join(text.split())
    if words not in MOVE_WORDS:
        raise BadMove(
            f"{text!r} is not a move of Wolf & Hound; moves are a card such as B3 or W2B, 'keep', 'exchange', "
            "'activate wolf_01' and 'flip meta_01'"
        )
    return MoveIndex(MOVE_WORDS.index(words))


def cards(counts: list[int]) -> list[str]:
    """A hand, sorted."""
    return [NUMBER_CARDS[card] for card in range(CARD_KINDS) for _ in range(counts[card])]


def write_hand(seat: Seat) -> list[str | None]:
    """A hand, sorted; None for each card that is unknown."""
    if seat.hand[0] != UNKNOWN:
        return [*cards(seat.hand)]
    return [*cards(seat.shown), *[None] * (seat.held - sum(seat.shown))]


def top_first(deck: Deck) -> list[str]:
    return [NUMBER_CARDS[card] for card in reversed(deck.cards[: deck.count])]


def known_cards(deck: Deck) -> list[str | None]:
    """A deck, top first; None for a card that is unknown."""
    return [write("card", card) for card in reversed(deck.cards[: deck.count])]


def write_deal(state: State) -> Words:
    """Hands and number deck as they lie; a dummy's hand is its deck, top first."""
    return {
        "hands": {
            name: top_first(seat.dummy_deck) if seat.dummy else cards(seat.hand)
            for name, seat in zip(SEAT_NAMES, state.seats, strict=True)
        },
        "number_deck": top_first(state.number_deck),
    }


def lay_deal(state: State, deal: Words) -> None:
    """Give these cards instead of those just dealt."""
    hands, deck = read_deal(state, deal)
    for seat, hand in zip(state.seats, hands, strict=True):
        seat.dummy_deck.count = 0
        seat.hand = [0] * CARD_KINDS
        for card in hand:
            if seat.dummy:
                put_at_bottom(seat.dummy_deck, card, False)
            else:
                seat.hand[card] += 1
    state.number_deck.count = 0
    for card in deck:
        put_at_bottom(state.number_deck, card, False)


def read_deal(state: State, deal: Words) -> tuple[list[list[int]], list[int]]:
    """The four hands and the number deck of a deal in the notation, checked against the deck of this game."""
    try:
        hands = [[NUMBER_CARDS.index(card) for card in deal["hands"][name]] for name in SEAT_NAMES]
        deck = [NUMBER_CARDS.index(card) for card in deal["number_deck"]]
    except (KeyError, TypeError, ValueError) as error:
        raise BadDeal(
            f"a deal is {{'hands': {{'P1': [4 cards], ... 'P4': ...}}, 'number_deck': [16 cards]}}: {error}"
        ) from None
    for name, hand in zip(SEAT_NAMES, hands, strict=True):
        if len(hand) != HAND:
            raise BadDeal(f"{name} has {len(hand)} cards; every seat gets {HAND}")
    everything = [card for hand in hands for card in hand] + deck
    for card in range(CARD_KINDS):
        there, copies = everything.count(card), state.copies[card]
        if there != copies:
            raise BadDeal(f"the deal has {there} of {NUMBER_CARDS[card]}; this deck of {DECK} has {copies}")
    return hands, deck


def write_state(state: State) -> Words:
    """All state variables of §2.5."""
    return {
        "seats": {SEAT_NAMES[place]: write_seat(state, place) for place in range(SEATS)},
        "number_deck": known_cards(state.number_deck),
        "animals": {
            ANIMALS[animal.card]: [SEAT_NAMES[animal.place], FACE_NAMES[animal.face]]
            for animal in state.animals[: state.animal_count]
        },
        "turn_number": state.turn_number,
        "current": SEAT_NAMES[state.current],
        "prev_turn_card": None
        if state.prev_turn_card == NO_CARD
        else [SEAT_NAMES[state.prev_turn_seat], NUMBER_CARDS[state.prev_turn_card]],
        "candidate": None if state.candidate == NO_CARD else NUMBER_CARDS[state.candidate],
        "final_round": bool(state.final_round),
        "no3": bool(state.no3),
        "winner": None if state.winner == NOBODY else TEAM_NAMES[state.winner],
    }


def write_seat(state: State, place: int) -> Words:
    seat = state.seats[place]
    return {
        "controller": "dummy" if seat.dummy else "human",
        "sheep": seat.sheep,
        "cap": seat.cap,
        **({"dummy_deck": known_cards(seat.dummy_deck)} if seat.dummy else {"hand": write_hand(seat)}),
        "played": [NUMBER_CARDS[card] for card in seat.played[: seat.played_count]],
    }
