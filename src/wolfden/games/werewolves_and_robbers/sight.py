"""What each seat may know (§4), and the worlds it must reckon with.

A sight is what a player with a perfect memory knows: who played which card and who took it has been seen by
everybody. How much of it a screen shows is the question of `memory_aid` (§4.3), answered by `write_state`.
"""

from wolfden.engine.decision import EVENT, NOBODY, TRUTH, UNKNOWN
from wolfden.engine.rng import Rng, branch, shuffle

from .cards import CARDS, SEATS
from .state import MATCH_OVER, MOST_GAMES, State


def sight(state: State, viewer: int, seen: State) -> None:
    """What this seat, or a SPECTATOR, may know. Nothing enters except by name; `seen` starts blank."""
    seen.viewer = viewer
    over = state.phase == MATCH_OVER
    see_options(state, seen)
    see_tricks(state, seen)
    seen.set_aside = state.set_aside if over else UNKNOWN
    for seat in range(state.players):
        see_seat(state, seat, seen, over or seat == viewer)
    for game in range(MOST_GAMES):
        see_result(state, game, seen)
    seen.decision.number = state.decision.number
    seen.decision.kind = state.decision.kind
    seen.decision.owing = state.decision.owing
    seen.decision.answered = state.decision.answered
    seen.event_count = state.event_count
    for cell in range(EVENT * state.event_count):
        seen.events[cell] = state.events[cell]


def see_options(state: State, seen: State) -> None:
    """What is played, and everything printed on the cards."""
    seen.players = state.players
    seen.mode = state.mode
    seen.first_dealer = state.first_dealer
    seen.chips = state.chips
    seen.memory_aid = state.memory_aid
    seen.hand_size = state.hand_size
    seen.undealt = state.undealt
    for card in range(CARDS):
        seen.deck[card] = state.deck[card]
        seen.pips[card] = state.pips[card]
    seen.special.leading_werewolf = state.special.leading_werewolf
    seen.special.fortune_teller = state.special.fortune_teller
    seen.special.fortune_teller_with_werewolf = state.special.fortune_teller_with_werewolf
    seen.special.dagger = state.special.dagger
    seen.special.traitor = state.special.traitor


def see_tricks(state: State, seen: State) -> None:
    """Dealer, turn and chips are public, and so is every card from the moment it is played."""
    seen.phase = state.phase
    seen.game = state.game
    seen.dealer = state.dealer
    seen.trick = state.trick
    seen.leader = state.leader
    seen.plays = state.plays
    for i in range(state.trick * state.players + state.plays):
        seen.played[i] = state.played[i]
    for card in range(CARDS):
        seen.played_by[card] = state.played_by[card]
        seen.taken_by[card] = state.taken_by[card]
    for play in range(SEATS):
        seen.strengths[play] = state.strengths[play]
    for chip in range(2):
        seen.chips_in_middle[chip] = state.chips_in_middle[chip]


def see_seat(state: State, seat: int, seen: State, hand_is_open: bool) -> None:
    """The numbers of cards, chips and game points are public; the hand is its owner's."""
    place, copy = state.seats[seat], seen.seats[seat]
    copy.held = place.held
    copy.captured = place.captured
    copy.game_points = place.game_points
    for chip in range(2):
        copy.chips[chip] = place.chips[chip]
    for card in range(CARDS):
        copy.hand[card] = place.hand[card] if hand_is_open else UNKNOWN


def see_result(state: State, game: int, seen: State) -> None:
    """A game that has been scored is open."""
    result, copy = state.results[game], seen.results[game]
    for seat in range(SEATS):
        copy.roles[seat] = result.roles[seat]
        copy.personal[seat] = result.personal[seat]
    for team in range(2):
        copy.totals[team] = result.totals[team]
    copy.winner = result.winner
    copy.set_aside = result.set_aside


# Imagining


def imagine(world: State, rng: Rng) -> bool:
    """Turn a copied sight into a world it allows, all of them equally likely; False if there is none."""
    left = collect_unseen(world)
    if left != unknown_places(world):
        return False
    shuffle(rng, world.pool, left)
    for seat in range(world.players):
        place = world.seats[seat]
        if place.hand[0] == UNKNOWN:
            for card in range(CARDS):
                place.hand[card] = 0
            for _ in range(place.held):
                left -= 1
                place.hand[world.pool[left]] = 1
    if left == 1:
        world.set_aside = world.pool[0]
    for card in range(CARDS):
        world.pool[card] = 0
    world.viewer = TRUTH
    for game in range(MOST_GAMES):
        branch(rng, world.rngs[game])
    return True


def collect_unseen(world: State) -> int:
    """Put all cards whose place the viewer does not know into the pool; how many there are."""
    left = 0
    for card in range(CARDS):
        if world.deck[card] and not is_seen(world, card):
            world.pool[left] = card
            left += 1
    return left


def is_seen(world: State, card: int) -> bool:
    """Does the viewer know where this card is: played, set aside or in an open hand?"""
    if world.played_by[card] != NOBODY or world.set_aside == card:
        return True
    for seat in range(world.players):
        if world.seats[seat].hand[card] == 1:
            return True
    return False


def unknown_places(world: State) -> int:
    """How many cards lie where the viewer cannot see them, the set-aside card among them."""
    places = world.undealt if world.set_aside == UNKNOWN else 0
    for seat in range(world.players):
        if world.seats[seat].hand[0] == UNKNOWN:
            places += world.seats[seat].held
    return places
