"""What each seat may know (§4)."""

from wolfden.engine.decision import EVENT, UNKNOWN
from wolfden.engine.layout import assign

from .cards import COLOUR_NAMES, FLOOR_CARDS, MOST_HOUSES, OWNERS, PIGS, WOLVES
from .events import CARD_DRAWN, CARD_PASSED
from .pig import receiver
from .state import GAME_OVER, NO_CARD, USE_PICKS, State


def sight(state: State, viewer: int, seen: State) -> None:
    """What this seat, or a SPECTATOR, may know. Nothing enters except by name; `seen` starts blank."""
    seen.viewer = viewer
    seen.players = state.players
    seen.baby_wolf = state.baby_wolf
    seen.start_option = state.start_option
    seen.start_player = state.start_player
    over = state.phase == GAME_OVER
    for place in range(OWNERS):
        see_seat(state, place, seen, over or place == viewer)
    seen.rooms = state.rooms
    see_cards(state, seen, over)
    see_passes(state, viewer, seen, over)
    seen.bbp_revealed = state.bbp_revealed
    seen.bbp_resolved = state.bbp_resolved
    for i in range(PIGS):
        seen.pigs[i] = state.pigs[i]
    seen.phase = state.phase
    seen.current = state.current
    seen.refilled = state.refilled
    seen.asked = state.asked
    seen.turns_left = state.turns_left
    seen.smokey_card = state.smokey_card
    seen.moustache = state.moustache
    seen.moustache_passes = state.moustache_passes
    seen.endgame = state.endgame
    seen.decision.number = state.decision.number
    seen.decision.kind = state.decision.kind
    seen.decision.owing = state.decision.owing
    seen.decision.answered = state.decision.answered
    see_events(state, viewer, seen)


def see_seat(state: State, place: int, seen: State, hand_is_open: bool) -> None:
    """Houses, wolves and the number of cards are public; the hand is its owner's, and so is a pick until all are in."""
    seat, copy = state.seats[place], seen.seats[place]
    copy.held = seat.held
    for i in range(seat.held):
        copy.hand[i] = seat.hand[i] if hand_is_open else UNKNOWN
    choice_is_open = hand_is_open or seat.choice == NO_CARD or state.phase == USE_PICKS
    copy.choice = seat.choice if choice_is_open else UNKNOWN
    for wolf in range(WOLVES):
        copy.wolf_at[wolf] = seat.wolf_at[wolf]
    copy.house_count = seat.house_count
    copy.names = seat.names
    for colour in range(len(COLOUR_NAMES)):
        copy.places[colour] = seat.places[colour]
    for slot in range(MOST_HOUSES):
        assign(copy.houses, slot, seat.houses[slot])
    copy.vp = seat.vp
    copy.wolf_vp = seat.wolf_vp


def see_cards(state: State, seen: State, over: bool) -> None:
    """The discard pile and whatever was built lie open; of the draw pile everybody knows how many cards it has."""
    seen.pile_count = state.pile_count
    for i in range(state.pile_count):
        seen.pile[i] = state.pile[i] if over else UNKNOWN
    seen.discard_count = state.discard_count
    for i in range(state.discard_count):
        seen.discard[i] = state.discard[i]
    for card in range(FLOOR_CARDS):
        seen.used_by[card] = state.used_by[card]
        seen.used_after[card] = state.used_after[card]


def see_passes(state: State, viewer: int, seen: State, over: bool) -> None:
    """A passed card is known to its giver and its receiver, for good."""
    seen.pass_count = state.pass_count
    for i in range(state.pass_count):
        passing, copy = state.passes[i], seen.passes[i]
        copy.card = passing.card
        for giver in range(state.players):
            mine = giver == viewer or receiver(state, passing.card, giver) == viewer
            copy.given[giver] = passing.given[giver] if over or mine or passing.given[giver] == NO_CARD else UNKNOWN


def see_events(state: State, viewer: int, seen: State) -> None:
    """A drawn card is seen by its owner only, a passed one by giver and receiver; everything else is public."""
    over = state.phase == GAME_OVER
    seen.event_count = state.event_count
    for cell in range(0, EVENT * state.event_count, EVENT):
        code, seat, to = state.events[cell], state.events[cell + 1], state.events[cell + 2]
        hides_draw = code == CARD_DRAWN and seat != viewer and not over
        hides_pass = code == CARD_PASSED and seat != viewer and to != viewer and not over
        seen.events[cell] = code
        seen.events[cell + 1] = seat
        seen.events[cell + 2] = UNKNOWN if hides_draw else to
        seen.events[cell + 3] = UNKNOWN if hides_pass else state.events[cell + 3]
        seen.events[cell + 4] = state.events[cell + 4]
