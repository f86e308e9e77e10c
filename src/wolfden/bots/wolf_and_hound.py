"""What is good in Wolf & Hound: our sheep, and the wolves on their way to somebody else."""

from wolfden.games.wolf_and_hound.cards import BLUE, GAIN, LOSE, SEATS, YELLOW
from wolfden.games.wolf_and_hound.moving import showing
from wolfden.games.wolf_and_hound.scoring import team_of
from wolfden.games.wolf_and_hound.state import State

KEEN = 85  # percent of the moves of a playout that are made for the best prospect
A_SHEEP = 20
THE_GAME = 1000
SOON = (0, 8, 5, 4)  # how much an animal counts where it stands, by the turns until it acts there


def deal_number(state: State) -> int:
    """How many games of the match are over."""
    return state.match_score[BLUE] + state.match_score[YELLOW]


def standing(state: State, seat: int) -> int:
    """The lead of our team in games won."""
    us = team_of(seat)
    return 500 * (state.match_score[us] - state.match_score[1 - us])


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
