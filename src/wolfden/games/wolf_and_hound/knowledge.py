"""What each seat may know (§4), and the worlds it must reckon with."""

from wolfden.engine.decision import TRUTH, UNKNOWN
from wolfden.engine.rng import Rng, below, branch
from wolfden.engine.sight import sight_of

from .cards import CARD_KINDS, SEATS
from .events import EVENT_TYPES
from .rules import GAME_OVER
from .state import MOST_GAMES, NO_CARD, Deck, State


def is_over(state: State) -> bool:
    """Everything is open once the game is over."""
    return state.phase == GAME_OVER


sight = sight_of(State, EVENT_TYPES, is_over, globals())


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
