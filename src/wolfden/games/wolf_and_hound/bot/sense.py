"""What is good in Wolf & Hound: our sheep, and the wolves on their way to somebody else."""

from wolfden.engine.habits import best_of
from wolfden.engine.rng import Rng

from ..cards import BLUE, CARD_KINDS, COLOUR, GAIN, LOSE, SEATS, VALUE, YELLOW
from ..moving import showing
from ..rules import GAME_OVER, KEEP, legal_moves
from ..scoring import team_of
from ..state import State

MANNER = (85, 10_000, 4, 4, 70)  # keen, horizon (the end), candidates, uses, curiosity
A_SHEEP = 20
THE_GAME = 1000
UNSURE = 60  # of a prospect, where it is worth half a victory
SOON = (0, 8, 5, 4)  # how much an animal counts where it stands, by the turns until it acts there

NEAR = (20, 8, 5, 4)  # the same where a card leaves it, before the next turn begins
PRECIOUS = (1, 5, 2, 1)  # how much more a sheep counts, by how many there are: 3 stands for more
READINESS = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096)  # to play a card, by its merit
NO_MERIT = len(READINESS) // 2
A_STEP = 8  # of merit


def deal_number(state: State) -> int:
    """How many games of the match are over."""
    return state.match_score[BLUE] + state.match_score[YELLOW]


def standings(state: State, values: list[int]) -> None:
    """The lead of each seat's team in games won."""
    for seat in range(SEATS):
        us = team_of(seat)
        values[seat] = 500 * (state.match_score[us] - state.match_score[1 - us])


def outlooks(state: State, viewer: int, values: list[int]) -> None:
    """A game that is over is won or lost; before that, the better it looks the likelier a victory."""
    standings(state, values)
    if state.turn_number > 1 and state.phase != GAME_OVER:
        for seat in range(SEATS):
            looks = prospect(state, seat) - THE_GAME * values[seat] // 500
            values[seat] += 500 * looks // (abs(looks) + UNSURE)


def chance(state: State, viewer: int, reward: int, outlooks: list[int]) -> int:
    """A game brings nothing but the victory."""
    return reward


def prospect(state: State, seat: int) -> int:
    """How this position looks for the team of this seat; more is better."""
    us = team_of(seat)
    value = THE_GAME * (state.match_score[us] - state.match_score[1 - us])
    for place in range(SEATS):
        ours = 1 if team_of(place) == us else -1
        value += ours * worth(state, place)
    for i in range(state.animal_count):
        animal = state.animals[i]
        face = showing(animal)
        turns = (animal.place - state.current) % SEATS
        target = (animal.place + face.target) % SEATS
        ours = 1 if team_of(target) == us else -1
        if face.effect == LOSE:
            value -= ours * SOON[turns] * (3 if state.seats[target].sheep == 1 else 1)
        elif face.effect == GAIN and state.seats[target].sheep < state.seats[target].cap:
            value += ours * SOON[turns]
    return value


def worth(state: State, place: int) -> int:
    """Sheep in this pasture; the last one is worth the most."""
    sheep = state.seats[place].sheep
    if sheep == 0:
        return 0
    return A_SHEEP * (sheep + (3 if sheep == 1 else 4))


# Habits


def glance(state: State, seat: int, moves: list[int], merits: list[int], rng: Rng) -> int:
    count = legal_moves(state, seat, moves)
    if count == 1:
        return moves[0]
    judge_moves(state, seat, moves, count, merits)
    return moves[best_of(merits, count, rng)]


def judge_moves(state: State, seat: int, moves: list[int], count: int, merits: list[int]) -> None:
    """A card, or the one a dummy would keep, is as good as the places of the animals after it."""
    for i in range(count):
        merits[i] = 0
        if moves[i] < CARD_KINDS:
            merits[i] = merit(state, state.current, moves[i])
        elif moves[i] == KEEP:
            merits[i] = merit(state, state.current, state.candidate)


def merit(state: State, place: int, card: int) -> int:
    """How well this card, played here, would leave the animals for our team."""
    us = team_of(place)
    value = 0
    for i in range(state.animal_count):
        face = showing(state.animals[i])
        there = state.animals[i].place
        if face.moved_by & COLOUR[card]:
            there = (there + face.steps[VALUE[card]]) % SEATS
        target = (there + face.target) % SEATS
        gain = NEAR[(there - place - 1) % SEATS] * sheep_at_stake(state, target, face.effect)
        value += gain if team_of(target) == us else -gain
    return value


def sheep_at_stake(state: State, place: int, effect: int) -> int:
    """What an animal with this effect does to the sheep there: the fewer there are, the more one counts."""
    sheep = state.seats[place].sheep
    if effect == LOSE:
        return -PRECIOUS[min(sheep, 3)]
    if effect == GAIN and sheep < state.seats[place].cap:
        return PRECIOUS[min(sheep + 1, 3)]
    return 0


# How plausible the past is


def weight(world: State, viewer: int) -> float:
    """How plausible it is that the others played their last cards with the hands they have in this world."""
    if world.has_specials or world.meat_and_bone or has_sheep(world):
        return 1.0
    chance = 1.0
    back = 0
    for turns in range(1, SEATS):
        place = (world.current - turns) % SEATS
        seat = world.seats[place]
        if seat.played_count == 0 or world.turn_number <= turns:
            break
        card = seat.played[seat.played_count - 1]
        go(world, card, -1)
        back = turns
        if not seat.dummy:
            chance *= share_of_card(world, place, card)
    for turns in range(back, 0, -1):
        seat = world.seats[(world.current - turns) % SEATS]
        go(world, seat.played[seat.played_count - 1], 1)
    return chance


def has_sheep(world: State) -> bool:
    """Is there an animal that may leave out a turn?"""
    for i in range(world.animal_count):
        if showing(world.animals[i]).effect > GAIN:
            return True
    return False


def go(world: State, card: int, sign: int) -> None:
    """Move the animals as this card does, or back."""
    for i in range(world.animal_count):
        animal = world.animals[i]
        face = showing(animal)
        if face.moved_by & COLOUR[card]:
            animal.place = (animal.place + sign * face.steps[VALUE[card]]) % SEATS


def share_of_card(world: State, place: int, card: int) -> float:
    """The share of this card among those of the hand."""
    chosen = readiness(world, place, card)
    total = chosen
    for other in range(CARD_KINDS):
        if world.seats[place].hand[other]:
            total += world.seats[place].hand[other] * readiness(world, place, other)
    return chosen / total


def readiness(world: State, place: int, card: int) -> int:
    """How readily this seat plays this card, by its merit."""
    return READINESS[min(max(merit(world, place, card) // A_STEP + NO_MERIT, 0), 2 * NO_MERIT)]
