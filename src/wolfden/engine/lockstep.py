"""Many games of one kind, one move in each at a time: the loops behind `wolfden.env.batch`."""

from typing import Annotated, Any

from .binding import UNBOUND
from .decision import NOBODY, first_owing
from .game import Game
from .layout import Layout, assign, i8, i16, many
from .rng import Rng, branch

rules: Game = UNBOUND

SEATS = 8  # the most of any game


class Lane(Layout):
    """What is told about one game after each step."""

    rng: Rng  # deals the next game when this one is over
    seat: i8  # who is to choose, or NOBODY
    done: i8  # did the last step end a game?
    count: i16  # how many moves are legal
    moves: Annotated[list[int], many(i16, 256)]
    rewards: Annotated[list[int], many(i8, SEATS)]


def begin(states: Any, sights: Any, lanes: Any, masks: Any, blank: Any) -> None:
    """Deal every game and show each to the seat that is to choose."""
    for i in range(len(states)):
        rules.deal(states[i])
        look(states, sights, lanes, masks, blank, i)


def step(
    states: Any, sights: Any, lanes: Any, masks: Any, blank: Any, table: Any, actions: Any, auto_reset: bool
) -> None:
    """One move in every game that is not over; with `auto_reset` an ended game is followed by the next at once."""
    for i in range(len(states)):
        lane = lanes[i]
        for seat in range(SEATS):
            lane.rewards[seat] = 0
        if lane.seat == NOBODY:
            continue
        rules.play(states[i], lane.seat, actions[i])
        lane.done = 1 if first_owing(states[i]) == NOBODY else 0
        if lane.done:
            reward(states[i], lane)
            if auto_reset:
                deal_next(states, lane, table, i)
        look(states, sights, lanes, masks, blank, i)


def first_illegal(lanes: Any, masks: Any, actions: Any) -> int:
    """The first game in which this action is none of the legal moves, or NOBODY; games that are over do not count."""
    for i in range(len(lanes)):
        action = actions[i]
        if lanes[i].seat != NOBODY and (action < 0 or action >= len(masks[i]) or masks[i][action] == 0):
            return i
    return NOBODY


def reward(state: Any, lane: Lane) -> None:
    """1 for those who have won and -1 for the others; 0 for all if nobody has."""
    won = rules.winners(state)
    for seat in range(SEATS):
        if won:
            lane.rewards[seat] = 1 if won >> seat & 1 else -1


def deal_next(states: Any, lane: Lane, table: Any, place: int) -> None:
    """The next game in this place, from the generator of its lane."""
    assign(states, place, table[0])
    state = states[place]
    for deal in range(len(state.rngs)):
        branch(lane.rng, state.rngs[deal])
    rules.deal(state)


def look(states: Any, sights: Any, lanes: Any, masks: Any, blank: Any, place: int) -> None:
    """Write down who is to choose, what that seat may know and which moves it has; a spectator's sight at the end."""
    lane = lanes[place]
    for i in range(lane.count):
        masks[place][lane.moves[i]] = 0
    lane.count = 0
    lane.seat = first_owing(states[place])
    assign(sights, place, blank[0])
    rules.sight(states[place], lane.seat, sights[place])
    if lane.seat != NOBODY:
        lane.count = rules.legal_moves(states[place], lane.seat, lane.moves)
    for i in range(lane.count):
        masks[place][lane.moves[i]] = 1
