"""Complete games in words: made at random, and laid out and played again."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from wolfden.engine.decision import GameState, MoveIndex, SeatIndex, may_choose
from wolfden.engine.game import (
    AnyGame,
    all_seats,
    events,
    is_free,
    is_over,
    moves_of,
    new_state,
    play_words,
    read_options,
    to_act,
    write_event,
)  # fmt: skip
from wolfden.engine.rng import seed

Words = dict[str, Any]

CHANGES_ITS_MIND = 0.1
TAKES_A_FREE_MOVE = 0.1


@dataclass(frozen=True)
class World:
    """A game in the notation: options, deals, moves, and how chance fell in between."""

    options: Words
    deals: Mapping[int, Words]  # after how many moves -> what was dealt then
    moves: tuple[str, ...]  # with their seats: `P1 B3`
    coins: Mapping[int, str]  # after how many moves -> the order in which two cards were laid then: `kept` or `swapped`


@dataclass(frozen=True)
class Story:
    """A world and the truth of it after each move: index 0 is after the deal."""

    world: World
    states: list[Words]  # as a trace writes them
    events: list[list[Words]]
    to_act: list[list[str]]
    over: bool


def tell_story(game: AnyGame, options: Words, random: Random, most_moves: int = 10_000) -> Story:
    """A random game: secret choices are changed now and then, and free actions taken."""
    state = new_state(game, read_options(game, options), str(random.random()))
    deals, coins = {0: game.write_deal(state)}, dict[int, str]()
    moves: list[str] = []
    states, told, asked = [game.write_state(state)], [truth_told(game, state)], [names_to_act(game, state)]
    while not is_over(state) and len(moves) < most_moves:
        words = random_words(game, state, random)
        play_words(game, state, words)
        moves.append(words)
        happened = truth_told(game, state)
        if any(event["event"] == "dealt" for event in happened):
            deals[len(moves)] = game.write_deal(state)
        if not is_free(game, words.partition(" ")[2]):
            coins.update({len(moves): event["order"] for event in happened if event["event"] == "rearranged"})
        states.append(game.write_state(state))
        told.append(happened)
        asked.append(names_to_act(game, state))
    return Story(World(options, deals, tuple(moves), coins), states, told, asked, is_over(state))


def random_words(game: AnyGame, state: GameState, random: Random) -> str:
    names, seats = game.seats(state), to_act(state)
    if random.random() < CHANGES_ITS_MIND:
        seats = [seat for seat in all_seats(game, state) if may_choose(state, seat)]
    seat = random.choice(seats)
    moves = moves_of(game, state, seat)
    if random.random() < TAKES_A_FREE_MOVE:
        seat = SeatIndex(random.randrange(len(names)))
        moves = free_moves(game, state, seat) or moves_of(game, state, seat := seats[0])
    return f"{names[seat]} {game.write_move(state, seat, random.choice(moves))}"


def free_moves(game: AnyGame, state: GameState, seat: SeatIndex) -> list[MoveIndex]:
    """Moves that are allowed though nobody asks for them."""
    unlisted = {MoveIndex(move) for move in range(game.move_count)} - set(moves_of(game, state, seat))
    return [move for move in sorted(unlisted) if not game.objection(state, seat, move)]


def truth_told(game: AnyGame, state: GameState) -> list[Words]:
    return [write_event(game, event) for event in events(state)]


def names_to_act(game: AnyGame, state: GameState) -> list[str]:
    names = game.seats(state)
    return [names[seat] for seat in to_act(state)]


def play_again(game: AnyGame, world: World, luck: Random) -> Iterator[GameState]:
    """The state after the deal and after each move of this world; whatever it leaves open is drawn anew."""
    state = new_state(game, read_options(game, world.options), str(luck.random()))
    game.lay_deal(state, world.deals[0])
    yield state
    for number, words in enumerate(world.moves, start=1):
        state = play_with_luck(game, state, words, world.coins.get(number), luck)
        if number in world.deals:
            game.lay_deal(state, world.deals[number])
        yield state


def play_with_luck(game: AnyGame, before: GameState, words: str, coin: str | None, luck: Random) -> GameState:
    """The state after this move, with new generators; a coin falls as it is said to."""
    while True:
        state = before.copy()
        for rng in state.rngs:
            seed(rng, str(luck.random()))
        play_words(game, state, words)
        fell = [event["order"] for event in truth_told(game, state) if event["event"] == "rearranged"]
        if coin is None or fell == [coin]:
            return state
