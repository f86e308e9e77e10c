"""Moves, deals and states of The Werewolves bEat Robbers' Horror in the notation, both ways."""

from collections.abc import Container

from wolfden.engine.decision import NOBODY, TRUTH, UNKNOWN, MoveIndex, SeatIndex, first_owing
from wolfden.engine.errors import BadDeal, BadMove
from wolfden.engine.game import MoveForm, Words, writer

from .cards import (
    CARD_NAMES,
    CARDS,
    CHIP_NAMES,
    NO_CARD,
    SEAT_NAMES,
    SUITS,
    TRAITOR_CHIP,
    TRUMP,
    WEREWOLF_CHIP,
)
from .roles import ROLE_NAMES, TEAM_NAMES, TRAITOR_OR_WEREWOLF, dealt_to, proven_role, role_of, team_of
from .rules import begin, carry_on
from .scoring import games_scored, write_result
from .state import MATCH_OVER, PHASE_NAMES, State
from .tricks import evaluate, suit_led

NAMES = {
    "seat": SEAT_NAMES,
    "card": CARD_NAMES,
    "chip": CHIP_NAMES,
    "role": ROLE_NAMES,
    "team": TEAM_NAMES,
    "suit": SUITS,
    "side": ("lead", "trump"),
}
write = writer(NAMES)

MOVE_FORMS = {"play": MoveForm(r"(?P<card>[A-Z]\d+)", public=True)}


def seats(state: State) -> tuple[str, ...]:
    return SEAT_NAMES[: state.players]


def write_move(state: State, seat: SeatIndex, move: MoveIndex) -> str:
    return CARD_NAMES[move]


def read_move(state: State, seat: SeatIndex, text: str) -> MoveIndex:
    card = text.strip()
    if card not in CARD_NAMES:
        raise BadMove(
            f"{text!r} is not a move of The Werewolves bEat Robbers' Horror; a move is a card "
            "such as C7, R12, W1, F1, D2 or B1, and nobody may pass"
        )
    return MoveIndex(CARD_NAMES.index(card))


# Deals


def write_deal(state: State) -> Words:
    """The cards as they were dealt in this game, and who dealt them."""
    return {
        "hands": {
            name: [CARD_NAMES[card] for card in range(CARDS) if dealt_to(state, seat, card)]
            for seat, name in enumerate(seats(state))
        },
        "set_aside": write("card", state.set_aside),
        "dealer": SEAT_NAMES[state.dealer],
    }


def lay_deal(state: State, deal: Words) -> None:
    """Give these cards instead of those just dealt."""
    hands, set_aside, dealer = read_deal(state, deal)
    for seat, hand in enumerate(hands):
        state.seats[seat].hand = [int(card in hand) for card in range(CARDS)]
    state.set_aside = set_aside
    state.dealer = dealer
    # The deal was the last thing that happened: tell it again, and ask the first leader again.
    state.event_count -= 1
    state.decision.number -= 1
    state.decision.owing = 0
    begin(state)
    carry_on(state)


def read_deal(state: State, deal: Words) -> tuple[list[list[int]], int, int]:
    """Hands, set-aside card and dealer of a deal in the notation, checked against the deck of this game."""
    names = seats(state)
    try:
        hands = [[CARD_NAMES.index(card) for card in deal["hands"][name]] for name in names]
        set_aside = NO_CARD if deal["set_aside"] is None else CARD_NAMES.index(deal["set_aside"])
        dealer = names.index(deal["dealer"])
    except (KeyError, TypeError, ValueError) as error:
        form = "{'hands': {'A': [cards], ...}, 'set_aside': card or null, 'dealer': seat}"
        raise BadDeal(f"a deal is {form}: {error}") from None
    for name, hand in zip(names, hands, strict=True):
        if len(hand) != state.hand_size:
            raise BadDeal(f"{name} has {len(hand)} cards; every seat gets {state.hand_size}")
    everything = [card for hand in hands for card in hand] + [set_aside] * (set_aside != NO_CARD)
    for card, name in enumerate(CARD_NAMES):
        if everything.count(card) != state.deck[card]:
            raise BadDeal(f"the deal has {everything.count(card)} of {name}; this deck has {state.deck[card]}")
    if dealer != state.dealer and (state.game > 0 or state.first_dealer != NOBODY):
        raise BadDeal(f"{SEAT_NAMES[dealer]} cannot deal this game; {SEAT_NAMES[state.dealer]} deals it")
    return hands, set_aside, dealer


# States


def write_state(state: State) -> Words:
    """All state variables of §3.1; of a sight, what its viewer may be shown (§4.1, §4.3), else None."""
    begun = state.trick * state.players
    running = state.played[begun : begun + state.plays]
    finished = [state.played[i : i + state.players] for i in range(0, begun, state.players)]
    last = finished[-1] if finished and not running else []  # it lies open until the next lead
    remembered = is_open(state) or state.memory_aid
    if running:
        state = state.copy()
        evaluate(state)  # a value may still change with the cards to come
    return {
        "state": PHASE_NAMES[state.phase],
        "game": state.game + 1,
        "dealer": SEAT_NAMES[state.dealer],
        "trick": min(state.trick + 1, state.hand_size),
        "leader": SEAT_NAMES[state.leader],
        "turn": write("seat", first_owing(state)),
        "plays": [write_play(state, play, card) for play, card in enumerate(running)],
        "lead_suit": write("suit", suit_led(state)),
        "last_trick": [write_play(state, play, card) for play, card in enumerate(last)],
        "tricks": [write_trick(state, trick) for trick in finished] if is_open(state) else None,
        "played": cards(state.played_by, range(state.players)) if remembered else None,
        "seats": {name: write_seat(state, seat) for seat, name in enumerate(seats(state))},
        "set_aside": write("card", state.set_aside),
        "chips_in_middle": dict(zip(CHIP_NAMES, state.chips_in_middle, strict=True)),
        "results": [write_result(state, result) for result in state.results[: games_scored(state)]],
    }


def is_open(state: State) -> bool:
    """Is this the whole truth, or is the match over, so that nothing needs to be hidden?"""
    return state.viewer == TRUTH or state.phase == MATCH_OVER


def cards(marks: list[int], wanted: Container[int]) -> list[str]:
    """The cards with such a mark, in the order of the table of cards."""
    return [CARD_NAMES[card] for card in range(CARDS) if marks[card] in wanted]


def write_play(state: State, play: int, card: int) -> dict[str, str]:
    """A card of a trick with its value, such as L8 or T16."""
    side, rank = divmod(state.strengths[play], TRUMP)
    return {
        "seat": SEAT_NAMES[state.played_by[card]],
        "card": CARD_NAMES[card],
        "value": f"{'LT'[side]}{rank}",
    }


def write_trick(state: State, trick: list[int]) -> Words:
    """A finished trick: its cards in the order of play, who led and who took them."""
    return {
        "leader": SEAT_NAMES[state.played_by[trick[0]]],
        "cards": [CARD_NAMES[card] for card in trick],
        "winner": SEAT_NAMES[state.taken_by[trick[0]]],
    }


def write_seat(state: State, seat: int) -> Words:
    place = state.seats[seat]
    knows_hand = UNKNOWN not in place.hand
    role = role_of(state, seat) if knows_hand else proven_role(state, seat)
    chips = ["traitor"] * place.chips[TRAITOR_CHIP] + ["werewolf"] * place.chips[WEREWOLF_CHIP]
    return {
        "hand": cards(place.hand, (1,)) if knows_hand else None,
        "held": place.held,
        "role": None if role in (UNKNOWN, TRAITOR_OR_WEREWOLF) else ROLE_NAMES[role],
        "team": None if role == UNKNOWN else TEAM_NAMES[team_of(role)],
        "pile": cards(state.taken_by, (seat,)) if is_open(state) else None,
        "captured": place.captured,
        "chips": chips,  # the topmost last
        "game_points": place.game_points,
    }
