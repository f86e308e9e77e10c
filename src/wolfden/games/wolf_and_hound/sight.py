"""What each seat may know (§4), and the worlds it must reckon with."""

from wolfden.engine.decision import EVENT, TRUTH, UNKNOWN
from wolfden.engine.rng import Rng, below, branch

from .cards import CARD_KINDS, SEATS
from .events import CARD_DRAWN
from .rules import GAME_OVER
from .state import MOST_GAMES, NO_CARD, Deck, State


def sight(state: State, viewer: int, seen: State) -> None:
    """What this seat, or a SPECTATOR, may know. Nothing enters except by name; `seen` starts blank."""
    seen.viewer = viewer
    seen.meat_and_bone = state.meat_and_bone
    seen.match = state.match
    seen.manual_activation_order = state.manual_activation_order
    for card in range(CARD_KINDS):
        seen.copies[card] = state.copies[card]
    see_animals(state, seen)
    over = state.phase == GAME_OVER
    for place in range(SEATS):
        see_seat(state, place, seen, over or place == viewer, over)
    see_deck(state.number_deck, seen.number_deck, over)
    seen.phase = state.phase
    seen.turn_number = state.turn_number
    seen.current = state.current
    seen.card_this_turn = state.card_this_turn
    seen.prev_turn_seat = state.prev_turn_seat
    seen.prev_turn_card = state.prev_turn_card
    seen.candidate = state.candidate
    seen.final_round = state.final_round
    seen.skipped = state.skipped
    seen.no3 = state.no3
    seen.winner = state.winner
    seen.why = state.why
    seen.match_score[0] = state.match_score[0]
    seen.match_score[1] = state.match_score[1]
    seen.decision.number = state.decision.number
    seen.decision.kind = state.decision.kind
    seen.decision.owing = state.decision.owing
    seen.decision.answered = state.decision.answered
    see_events(state, viewer, seen, over)


def see_animals(state: State, seen: State) -> None:
    """All animals lie open; what is printed on them is in every sight."""
    seen.animal_count = state.animal_count
    seen.has_specials = state.has_specials
    for i in range(state.animal_count):
        animal, copy = state.animals[i], seen.animals[i]
        copy.card = animal.card
        copy.metamorphic = animal.metamorphic
        copy.start_face = animal.start_face
        copy.place = animal.place
        copy.face = animal.face
        copy.acted = animal.acted
        copy.came_home = animal.came_home


def see_seat(state: State, place: int, seen: State, hand_is_open: bool, decks_are_open: bool) -> None:
    """Sheep, the played row and the number of cards are public; the hand is its owner's."""
    seat, copy = state.seats[place], seen.seats[place]
    copy.dummy = seat.dummy
    copy.sheep = seat.sheep
    copy.cap = seat.cap
    copy.held = seat.held
    for card in range(CARD_KINDS):
        copy.shown[card] = seat.shown[card]
        copy.hand[card] = seat.hand[card] if hand_is_open else UNKNOWN
    copy.played_count = seat.played_count
    for i in range(seat.played_count):
        copy.played[i] = seat.played[i]
    see_deck(seat.dummy_deck, copy.dummy_deck, decks_are_open)


def see_deck(deck: Deck, copy: Deck, is_open: bool) -> None:
    """How many cards, and those that everybody saw going in."""
    copy.count = deck.count
    for i in range(deck.count):
        copy.seen[i] = deck.seen[i]
        copy.cards[i] = deck.cards[i] if is_open or deck.seen[i] else UNKNOWN


def see_events(state: State, viewer: int, seen: State, over: bool) -> None:
    """A drawn card is seen by its owner only, until the end; everything else that happens is public."""
    seen.event_count = state.event_count
    for cell in range(EVENT * state.event_count):
        seen.events[cell] = state.events[cell]
    for cell in range(0, EVENT * state.event_count, EVENT):
        owner, was_seen = state.events[cell + 1], state.events[cell + 3]
        if state.events[cell] == CARD_DRAWN and owner != viewer and not was_seen and not over:
            seen.events[cell + 2] = UNKNOWN


# Imagining


def imagine(world: State, rng: Rng) -> bool:
    """Make this copy of a sight a complete world, every possible one equally likely; False if there is none."""
    left = collect_unseen(world)
    if left != unknown_places(world):
        return False
    for card in range(CARD_KINDS):
        if world.pool[card] < 0:
            return False
    for place in range(SEATS):
        seat = world.seats[place]
        if seat.hand[0] == UNKNOWN:
            missing = seat.held
            for card in range(CARD_KINDS):
                seat.hand[card] = seat.shown[card]
                missing -= seat.shown[card]
            for _ in range(missing):
                seat.hand[draw(world, left, rng)] += 1
                left -= 1
        left = fill(world, seat.dummy_deck, left, rng)
    fill(world, world.number_deck, left, rng)
    world.viewer = TRUTH
    for game in range(MOST_GAMES):
        branch(rng, world.rngs[game])
    return True


def collect_unseen(world: State) -> int:
    """Put all cards whose place the viewer does not know into the pool; how many there are."""
    for card in range(CARD_KINDS):
        world.pool[card] = world.copies[card]
        for place in range(SEATS):
            seat = world.seats[place]
            world.pool[card] -= seat.shown[card] if seat.hand[0] == UNKNOWN else seat.hand[card]
    if world.candidate != NO_CARD:
        world.pool[world.candidate] -= 1
    remove_known(world, world.number_deck)
    for place in range(SEATS):
        seat = world.seats[place]
        remove_known(world, seat.dummy_deck)
        for i in range(seat.played_count):
            world.pool[seat.played[i]] -= 1
    left = 0
    for card in range(CARD_KINDS):
        left += world.pool[card]
    return left


def remove_known(world: State, deck: Deck) -> None:
    for i in range(deck.count):
        if deck.cards[i] != UNKNOWN:
            world.pool[deck.cards[i]] -= 1


def unknown_places(world: State) -> int:
    """How many cards lie where the viewer cannot see them."""
    places = unknown_in(world.number_deck)
    for place in range(SEATS):
        seat = world.seats[place]
        places += unknown_in(seat.dummy_deck)
        if seat.hand[0] == UNKNOWN:
            places += seat.held
            for card in range(CARD_KINDS):
                places -= seat.shown[card]
    return places


def unknown_in(deck: Deck) -> int:
    count = 0
    for i in range(deck.count):
        if deck.cards[i] == UNKNOWN:
            count += 1
    return count


def fill(world: State, deck: Deck, left: int, rng: Rng) -> int:
    """Give the unknown cards of this deck a face; how many cards are left in the pool."""
    for i in range(deck.count):
        if deck.cards[i] == UNKNOWN:
            deck.cards[i] = draw(world, left, rng)
            left -= 1
    return left


def draw(world: State, left: int, rng: Rng) -> int:
    """Take one of the `left` cards of the pool, each equally likely."""
    place = below(rng, left)
    card = 0
    while place >= world.pool[card]:
        place -= world.pool[card]
        card += 1
    world.pool[card] -= 1
    return card
