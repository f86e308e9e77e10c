"""Many games of one kind, one move in each at a time: the loops behind `wolfden.env.batch`.

Where it counts, functions take single records and not arrays: Numba counts the holders of an array, by an atomic step
each time it is handed on, which cost a fifth of the time.
"""

from collections.abc import Callable
from typing import Annotated, TypeAlias

from .binding import UNBOUND, Rules
from .decision import NOBODY, GameState, first_owing
from .layout import Layout, assign, i8, i16, i32, many
from .rng import Rng, branch, fraction

rules: Rules = UNBOUND

States: TypeAlias = list[GameState]  # here and below, arrays where the module is compiled
Mask: TypeAlias = list[int]  # for each move, 1 if it is legal

SEATS = 8  # the most of any game


class Lane(Layout):
    """What is told about one game after each step."""

    rng: Rng  # deals the next game when this one is over
    luck: Rng  # for whoever chooses the moves
    done: i32  # how many games ended, in the last step at most one
    rewards: Annotated[list[int], many(i32, SEATS)]
    seat: i8  # who is to choose, or NOBODY
    count: i16  # how many moves are legal
    moves: Annotated[list[int], many(i16, 256)]


def begin(states: States, sights: States, lanes: list[Lane], masks: list[Mask], blank: States) -> None:
    """Deal every game and show each to the seat that is to choose."""
    for i in range(len(states)):
        rules.deal(states[i])
        mark(lanes[i], masks[i], 0)
        assign(sights, i, blank[0])
        look(states[i], sights[i], lanes[i])
        mark(lanes[i], masks[i], 1)


def step(
    states: States,
    sights: States,
    lanes: list[Lane],
    masks: list[Mask],
    blank: States,
    table: States,
    actions: list[int],
    auto_reset: bool,
) -> None:
    """One move in every game that is not over; with `auto_reset` an ended game is followed by the next at once."""
    for i in range(len(states)):
        clear(lanes[i])
        if lanes[i].seat != NOBODY:
            mark(lanes[i], masks[i], 0)
            if ends(states[i], lanes[i], actions[i]) and auto_reset:
                deal_next(states, lanes[i], table, i)
            assign(sights, i, blank[0])
            look(states[i], sights[i], lanes[i])
            mark(lanes[i], masks[i], 1)


def run(
    states: States,
    sights: States,
    lanes: list[Lane],
    masks: list[Mask],
    blank: States,
    table: States,
    steps: int,
    auto_reset: bool,
    choose: Callable[..., int],
    knowledge: tuple[object, ...],
) -> int:
    """So many moves in every game, each chosen by a function; the first game in which it failed to, or NOBODY.

    One game after the other, because a game at hand is quicker than one that has to be fetched.
    """
    for i in range(len(states)):
        lane = lanes[i]
        clear(lane)
        mark(lane, masks[i], 0)
        for _ in range(steps):
            if lane.seat == NOBODY:
                break
            chosen = choose(sights[i], lane.moves, lane.count, fraction(lane.luck), *knowledge)
            if chosen < 0 or chosen >= lane.count:
                mark(lane, masks[i], 1)
                return i
            if ends(states[i], lane, lane.moves[chosen]) and auto_reset:
                deal_next(states, lane, table, i)
            assign(sights, i, blank[0])
            look(states[i], sights[i], lane)
        mark(lane, masks[i], 1)
    return NOBODY


def clear(lane: Lane) -> None:
    """Nothing has happened yet."""
    lane.done = 0
    for seat in range(SEATS):
        lane.rewards[seat] = 0


def ends(state: GameState, lane: Lane, action: int) -> bool:
    """One move in one game; is that the end of it?"""
    rules.play(state, lane.seat, action)
    if first_owing(state) != NOBODY:
        return False
    lane.done += 1
    reward(state, lane)
    return True


def first_illegal(lanes: list[Lane], masks: list[Mask], actions: list[int]) -> int:
    """The first game in which this action is none of the legal moves, or NOBODY; games that are over do not count."""
    for i in range(len(lanes)):
        if lanes[i].seat != NOBODY and not is_legal(masks[i], actions[i]):
            return i
    return NOBODY


def is_legal(mask: Mask, action: int) -> bool:
    return 0 <= action < len(mask) and mask[action] == 1


def reward(state: GameState, lane: Lane) -> None:
    """1 for those who have won and -1 for the others; 0 for all if nobody has."""
    won = rules.winners(state)
    for seat in range(SEATS):
        if won:
            lane.rewards[seat] += 1 if won >> seat & 1 else -1


def deal_next(states: States, lane: Lane, table: States, place: int) -> None:
    """The next game in this place, from the generator of its lane."""
    assign(states, place, table[0])
    state = states[place]
    for deal in range(len(state.rngs)):
        branch(lane.rng, state.rngs[deal])
    rules.deal(state)


def look(state: GameState, seen: GameState, lane: Lane) -> None:
    """Write down who is to choose, what that seat may know and which moves it has; a spectator's sight at the end.

    What is seen starts blank.
    """
    lane.seat = first_owing(state)
    lane.count = 0
    rules.sight(state, lane.seat, seen)
    if lane.seat != NOBODY:
        lane.count = rules.legal_moves(state, lane.seat, lane.moves)


def mark(lane: Lane, mask: Mask, legal: int) -> None:
    """The moves that are legal, in the mask."""
    for i in range(lane.count):
        mask[lane.moves[i]] = legal
