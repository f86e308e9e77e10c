"""What is good in Wolf & Hound: our sheep, and the wolves on their way to somebody else."""

from ..cards import BLUE, GAIN, LOSE, SEATS, YELLOW
from ..moving import showing
from ..rules import GAME_OVER
from ..scoring import team_of
from ..state import State
from .likelihood import likelihood as likelihood

A_SHEEP = 20
THE_GAME = 1000
UNSURE = 60  # of a heuristic value, where it is worth half a victory
SOON = (0, 8, 5, 4)  # how much an animal counts where it stands, by the turns until it acts there


def deal_number(state: State) -> int:
    """How many games of the match are over."""
    return state.match_score[BLUE] + state.match_score[YELLOW]


def baseline_values(state: State, values: list[int]) -> None:
    """The lead of each seat's team in games won."""
    for seat in range(SEATS):
        us = team_of(seat)
        values[seat] = 500 * (state.match_score[us] - state.match_score[1 - us])


def leaf_values(state: State, viewer: int, values: list[int]) -> None:
    """A game that is over is won or lost; before that, the better it looks the likelier a victory."""
    baseline_values(state, values)
    if state.turn_number > 1 and state.phase != GAME_OVER:
        for seat in range(SEATS):
            looks = evaluate(state, seat) - THE_GAME * values[seat] // 500
            values[seat] += 500 * looks // (abs(looks) + UNSURE)


def win_chance(state: State, viewer: int, reward: int, leaf_values: list[int]) -> int:
    """A game brings nothing but the victory."""
    return reward


def evaluate(state: State, seat: int) -> int:
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
