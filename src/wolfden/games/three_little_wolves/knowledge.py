"""What each seat may know (§4), and the worlds it must reckon with."""

from wolfden.engine.decision import NOBODY, TRUTH, UNKNOWN
from wolfden.engine.rng import Rng, below, branch, shuffle
from wolfden.engine.sight import sight_of

from .cards import FLOOR_CARDS, NUMBER, PACKET, PIGS
from .circle import giver_of, receiver
from .events import EVENT_TYPES
from .hands import give, holds, take
from .pig import take_top
from .rules import hide_pigs
from .state import GAME_OVER, Seat, State


def is_over(state: State) -> bool:
    """Everything is open once the game is over."""
    return state.phase == GAME_OVER


sight = sight_of(State, EVENT_TYPES, is_over, globals())


# Imagining


def imagine(world: State, rng: Rng) -> bool:
    """Make this copy of a sight a complete world, every possible one equally likely; False if there is none.

    A world is more than the cards: which card another seat passed to a third is known to both of them."""
    viewer = world.viewer
    world.viewer = TRUTH
    branch(rng, world.rngs[0])
    if world.phase == GAME_OVER:
        return True
    for seat in range(world.players):
        if holds(world.seats[seat], UNKNOWN):
            hold_known_cards(world, viewer, seat)
    hidden = PIGS - world.bbp_revealed
    floors = world.pile_count - hidden
    if hidden > 1 and floors < PACKET - 1:
        return False
    if collect_unseen(world) != floors + missing_cards(world):
        return False
    shuffle(rng, world.pile, world.pile_count)
    for seat in range(world.players):
        while holds(world.seats[seat], UNKNOWN):
            hold(world.seats[seat], take_top(world))
    hide_pigs(world, rng)
    for seat in range(world.players):
        if world.seats[seat].choice == UNKNOWN:
            world.seats[seat].choice = world.seats[seat].hand[below(rng, world.seats[seat].held)]
    for number in range(world.pass_count - 1, -1, -1):
        for giver in range(world.players):
            if world.passes[number].given[giver] == UNKNOWN:
                world.passes[number].given[giver] = any_card_passed(world, number, giver, rng)
    return True


def hold(player: Seat, card: int) -> None:
    """One of the unknown cards of this hand is that one."""
    give(player, UNKNOWN)
    take(player, card)


def hold_known_cards(world: State, viewer: int, seat: int) -> None:
    """A revealed pick, and what the viewer has passed to this seat and not seen again."""
    player = world.seats[seat]
    if player.choice >= 0:
        hold(player, player.choice)
    for number in range(world.pass_count):
        passing = world.passes[number]
        if viewer >= 0 and receiver(world, passing.card, viewer) == seat:
            card = passing.given[viewer]
            if card >= 0 and world.used_by[card] == NOBODY and (cards_held(world) >> card) & 1 == 0:
                hold(player, card)


def collect_unseen(world: State) -> int:
    """Make a pile of all floor cards that nobody has put out and no hand is known to hold; how many they are."""
    held = cards_held(world)
    world.pile_count = 0
    for card in range(FLOOR_CARDS):
        if world.box.copies[NUMBER[card]] and world.used_by[card] == NOBODY and (held >> card) & 1 == 0:
            world.pile[world.pile_count] = card
            world.pile_count += 1
    return world.pile_count


def cards_held(world: State) -> int:
    """All cards that are known to be in hands, one bit each."""
    cards = 0
    for seat in range(world.players):
        cards |= cards_of(world.seats[seat])
    return cards


def cards_of(player: Seat) -> int:
    """The known cards of this hand, one bit each."""
    cards = 0
    for i in range(player.held):
        if player.hand[i] != UNKNOWN:
            cards |= 1 << player.hand[i]
    return cards


def missing_cards(world: State) -> int:
    """How many cards of all hands are unknown."""
    missing = 0
    for seat in range(world.players):
        for i in range(world.seats[seat].held):
            missing += world.seats[seat].hand[i] == UNKNOWN
    return missing


def any_card_passed(world: State, number: int, giver: int, rng: Rng) -> int:
    """One of the cards that the giver may have passed, now that all hands are known."""
    cards = cards_perhaps_passed(world, number, giver)
    count = 0
    for card in range(FLOOR_CARDS):
        count += (cards >> card) & 1
    place = below(rng, count)
    for card in range(FLOOR_CARDS):
        if (cards >> card) & 1:
            if place == 0:
                return card
            place -= 1
    return UNKNOWN


def cards_perhaps_passed(world: State, number: int, giver: int) -> int:
    """The receiver has the card, has used it since, or gave it back in the next pass; and it did not come from
    the other neighbour. One bit each."""
    to = receiver(world, world.passes[number].card, giver)
    cards = cards_of(world.seats[to])
    for card in range(FLOOR_CARDS):
        used = (world.used_by[card] == to) & (world.used_after[card] > number)
        cards |= used << card
    if number + 1 < world.pass_count and world.passes[number + 1].given[to] >= 0:
        cards |= 1 << world.passes[number + 1].given[to]
    for other in range(world.pass_count):
        card = world.passes[other].given[giver_of(world, world.passes[other].card, to)]
        if other != number and card >= 0:
            cards &= ~(1 << card)
    return cards
