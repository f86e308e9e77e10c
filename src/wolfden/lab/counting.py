"""Games played and counted, one after another: the part of the lab that is compiled.

Game number n of a seed is always the same game, whoever counts it and in whatever company: its deal and its choices
are drawn from generators that start from the seed and n alone.
"""

from typing import Annotated, Any, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from wolfden.bots.lookahead import look_ahead
from wolfden.engine.binding import UNBOUND, Rules
from wolfden.engine.decision import EVENT, GameState, first_owing
from wolfden.engine.layout import Layout, assign, i16, i32, i64, many
from wolfden.engine.rng import WORD, Rng, below, branch, next_word

WIDTH = 64  # kinds of things an event may be about; 0 for none
PLACES = 10  # seats an event may be about; the last for none
WINNERS, LENGTH, DECISIONS, CHOICES, TEAMS = 0, 1, 2, 3, 4  # columns of a game, the last for victories of nobody,
POINTS = TEAMS + PLACES  # then those of each team, of which there are no more than seats; then the points of each seat
TIMES, SEATS, WINS, SCORE = 0, 1, 2, 3  # columns of an effect: how often; to how many seats, with what result
RANDOM, PUP, HUNTER = 0, 1, 2  # levels that play compiled

Numbers: TypeAlias = NDArray[np.integer[Any]]


class Measures(Protocol):
    """What the lab knows about a game beyond its rules; each game has a module of these."""

    def points(self, state: GameState, seat: int) -> int:
        """As in the outcome."""
        ...

    def note(self, events: list[int], cell: int, memory: list[int], tally: Numbers) -> None:
        """Count what this game wants counted of the event in this cell; the memory is blank when a game begins."""
        ...


rules: Rules = UNBOUND
measures: Measures = UNBOUND


class LabScratch(Layout):
    """What playing and counting one game needs room for."""

    rng: Rng
    moves: Annotated[list[int], many(i16, 256)]
    values: Annotated[list[int], many(i64, 256)]
    memory: Annotated[list[int], many(i16, 32)]
    touched: i32
    touches: Annotated[list[int], many(i32, 4096)]  # the cells of `seen` that are not 0


# The ledger: games (a row for each), effects, the game's own tally, fields (which numbers of an
# event are its thing and its seat, and whether it names the team that has won), and seen (how often each effect has
# come to each seat in the game that is played).
Ledger: TypeAlias = tuple[Numbers, Numbers, Numbers, Numbers, Numbers]

# Playing


def start(table: list[GameState], states: list[GameState], base: Rng, number: int, scratch: LabScratch) -> None:
    """Deal game `number` of this seed."""
    rng = scratch.rng
    rng.a = base.a ^ (number & WORD)
    rng.b = base.b ^ (number >> 32)
    rng.c = base.c
    rng.counter = 1
    for _ in range(12):
        next_word(rng)
    assign(states, 0, table[0])
    state = states[0]
    for deal in range(len(state.rngs)):
        branch(rng, state.rngs[deal])
    rules.deal(state)
    for i in range(len(scratch.memory)):
        scratch.memory[i] = 0


def play_random(
    table: list[GameState],
    states: list[GameState],
    base: Rng,
    first: int,
    every: int,
    ledger: Ledger,
    scratch: LabScratch,
) -> None:
    """Play games by random moves, as many as the ledger has rows; count the events of every n-th."""
    games = ledger[0]
    state = states[0]
    for row in range(len(games)):
        start(table, states, base, first + row, scratch)
        is_watched = (first + row) % every == 0
        if is_watched:
            note(state, ledger, scratch)
        decisions = 0
        choices = 0
        seat = first_owing(state)
        while seat >= 0:
            count = rules.legal_moves(state, seat, scratch.moves)
            rules.play(state, seat, scratch.moves[below(scratch.rng, count)])
            if is_watched:
                note(state, ledger, scratch)
            decisions += 1
            choices += count
            seat = first_owing(state)
        games[row, DECISIONS] = decisions
        games[row, CHOICES] = choices
        finish(state, row, ledger, scratch)


def play_levels(
    table: list[GameState],
    states: list[GameState],
    base: Rng,
    first: int,
    ledger: Ledger,
    scratch: LabScratch,
    levels: Numbers,
    blank: list[GameState],
    worlds: list[GameState],
) -> None:
    """Play games by these levels, one for each seat, and count all events."""
    games = ledger[0]
    state = states[0]
    for row in range(len(games)):
        start(table, states, base, first + row, scratch)
        note(state, ledger, scratch)
        seat = first_owing(state)
        while seat >= 0:
            count = rules.legal_moves(state, seat, scratch.moves)
            chosen = choose(state, seat, count, levels[seat], blank, worlds, scratch)
            rules.play(state, seat, scratch.moves[chosen])
            note(state, ledger, scratch)
            games[row, DECISIONS] += 1
            games[row, CHOICES] += count
            seat = first_owing(state)
        finish(state, row, ledger, scratch)


def choose(
    state: GameState,
    seat: int,
    count: int,
    level: int,
    blank: list[GameState],
    worlds: list[GameState],
    scratch: LabScratch,
) -> int:
    """Which of its legal moves a bot of this level makes."""
    if level == PUP:
        level = HUNTER if below(scratch.rng, 2) else RANDOM
    if level == HUNTER:
        return hunt(state, seat, count, blank, worlds, scratch)
    return below(scratch.rng, count)


def hunt(
    state: GameState, seat: int, count: int, blank: list[GameState], worlds: list[GameState], scratch: LabScratch
) -> int:
    """The choice of a hunter, from what the seat may know alone: `worlds[0]` is its sight."""
    assign(worlds, 0, blank[0])
    rules.sight(state, seat, worlds[0])
    return look_ahead(worlds[:1], worlds[1:], seat, scratch.moves, scratch.values, count, scratch.rng)


# Counting


def note(state: GameState, ledger: Ledger, scratch: LabScratch) -> None:
    """Count the events since the last move by code, thing and seat."""
    _, _, tally, fields, seen = ledger
    for i in range(state.event_count):
        cell = EVENT * i
        code = state.events[cell]
        thing = state.events[cell + fields[code, 0]] + 1 if fields[code, 0] else 0
        seat = state.events[cell + fields[code, 1]] if fields[code, 1] else PLACES - 1
        place = (WIDTH * code + thing) * PLACES + seat
        if seen[place] == 0:
            scratch.touches[scratch.touched] = place
            scratch.touched += 1
        seen[place] += 1
        measures.note(state.events, cell, scratch.memory, tally)


def finish(state: GameState, row: int, ledger: Ledger, scratch: LabScratch) -> None:
    """Write down how this game ended, and what its effects went along with."""
    games, effects, _, fields, seen = ledger
    won = rules.winners(state)
    games[row, WINNERS] = won
    games[row, LENGTH] = state.decision.number
    for seat in range(games.shape[1] - POINTS):
        games[row, POINTS + seat] = measures.points(state, seat)
    for i in range(scratch.touched):
        place = scratch.touches[i]
        effect, seat = place // PLACES, place % PLACES
        effects[effect, TIMES] += seen[place]
        effects[effect, SEATS] += 1
        if fields[effect // WIDTH, 2]:
            games[row, TEAMS + effect % WIDTH] += seen[place]
        if seat < games.shape[1] - POINTS:
            effects[effect, WINS] += (won >> seat) & 1
            effects[effect, SCORE] += games[row, POINTS + seat]
        seen[place] = 0
    scratch.touched = 0
