"""Moves, deals and states of Howl in the notation, both ways."""

from wolfden.engine.decision import UNKNOWN, MoveIndex, SeatIndex
from wolfden.engine.errors import BadDeal, BadMove
from wolfden.engine.game import MoveForm, Words, writer

from .cards import CARD_NAMES, CARDS, SEAT_NAMES
from .rules import begin
from .state import State

NAMES = {"seat": SEAT_NAMES, "card": CARD_NAMES}
write = writer(NAMES)

MOVE_FORMS = {"howl": MoveForm(r"(?P<card>H\d+)")}


def seats(state: State) -> tuple[str, ...]:
    return SEAT_NAMES[: state.players]


def write_move(state: State, seat: SeatIndex, move: MoveIndex) -> str:
    return CARD_NAMES[move]


def read_move(state: State, seat: SeatIndex, text: str) -> MoveIndex:
    card = text.strip()
    if card not in CARD_NAMES:
        raise BadMove(f"{text!r} is not a move of Howl; a move is a card from H1 to H13")
    return MoveIndex(CARD_NAMES.index(card))


# Deals


def write_deal(state: State) -> Words:
    """The cards as they were dealt."""
    return {
        "hands": {
            name: [CARD_NAMES[card] for card in range(CARDS) if dealt_to(state, seat, card)]
            for seat, name in enumerate(seats(state))
        },
    }


def dealt_to(state: State, seat: int, card: int) -> bool:
    return state.howled_by[card] == seat or state.seats[seat].hand[card] == 1


def lay_deal(state: State, deal: Words) -> None:
    """Give these cards instead of those just dealt."""
    hands = read_deal(state, deal)
    for seat, hand in enumerate(hands):
        state.seats[seat].hand = [int(card in hand) for card in range(CARDS)]
    state.aside = [int(not any(card in hand for hand in hands)) for card in range(CARDS)]
    begin(state)


def read_deal(state: State, deal: Words) -> list[list[int]]:
    """The hands of a deal in the notation."""
    try:
        hands = [[CARD_NAMES.index(card) for card in deal["hands"][name]] for name in seats(state)]
    except (KeyError, TypeError, ValueError) as error:
        raise BadDeal(f"a deal is {{'hands': {{'A': [cards], ...}}}}: {error}") from None
    cards = [card for hand in hands for card in hand]
    if any(len(hand) != state.hand_size for hand in hands) or len(set(cards)) < len(cards):
        raise BadDeal(f"every seat gets {state.hand_size} cards, and there is one of each")
    return hands


# States


def write_state(state: State) -> Words:
    """All that a state has; of a sight, what its viewer does not know is None."""
    return {
        "round": state.round,
        "sheep": state.sheep,
        "seats": {name: write_seat(state, seat) for seat, name in enumerate(seats(state))},
        "aside": cards(state.aside),
    }


def write_seat(state: State, seat: int) -> Words:
    wolf = state.seats[seat]
    return {
        "hand": cards(wolf.hand),
        "held": wolf.held,
        "chosen": write("card", wolf.chosen),
        "howled": howled(state, seat),
        "sheep": wolf.sheep,
    }


def cards(marks: list[int]) -> list[str] | None:
    """The marked cards, the softest first."""
    return None if marks[0] == UNKNOWN else [CARD_NAMES[card] for card in range(CARDS) if marks[card]]


def howled(state: State, seat: int) -> list[str]:
    """All cards that this seat has howled, the softest first."""
    return [CARD_NAMES[card] for card in range(CARDS) if state.howled_by[card] == seat]
