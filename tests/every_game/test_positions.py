"""A position is written and read back the same, wrong ones are refused with the place and what would be right."""

import json
from collections.abc import Iterator
from dataclasses import fields
from random import Random
from typing import Any

import pytest

from wolfden.engine.decision import SPECTATOR, TRUTH, GameState, MoveIndex, SeatIndex
from wolfden.engine.errors import BadPosition, WolfdenError
from wolfden.engine.game import AnyGame, Game, is_over, new_state, no_positions, play, read_options, see
from wolfden.engine.layout import Tree
from wolfden.engine.position import Position, convert_position, read_position, write_position
from wolfden.games import find_game

from .sampling import random_move, random_options


@pytest.fixture
def reads_positions(game: AnyGame) -> None:
    """A game may do without positions, as long as it says so."""
    if game.read_position is no_positions:
        pytest.skip(f"{game.key} reads no positions")


def random_positions(game: AnyGame, games: int, seed: str) -> Iterator[tuple[GameState, Position, Random]]:
    """Positions of random games with random options, their ends too: state, what it began with, and chance."""
    random = Random(f"{game.key} {seed}")
    for number in range(games):
        start = Position(game=game.key, options=random_options(game, random), seed=f"{seed} {number}")
        state = new_state(game, read_options(game, start.options), str(start.seed))
        while True:
            if random.random() < 0.2 or is_over(state):
                yield state, start, random
            if is_over(state):
                break
            play(game, state, *random_move(game, state, random))


def written_and_read(game: AnyGame, state: GameState, start: Position) -> GameState:
    text = json.dumps(write_position(game, state, start))
    return read_position(game, convert_position(json.loads(text)))


def known_to(game: AnyGame, state: GameState, viewer: int) -> tuple[Tree, ...]:
    """All that a viewer may know, but for what has just happened."""
    seen = see(game, state, viewer)
    seen.event_count = 0
    seen.events = []
    return seen.tree()


@pytest.mark.usefixtures("reads_positions")
def test_every_position_is_read_as_it_was_written(game: AnyGame) -> None:
    for state, start, _ in random_positions(game, 15, "round trip"):
        again = written_and_read(game, state, start)
        assert write_position(game, again, start) == write_position(game, state, start)
        for viewer in (TRUTH, SPECTATOR, *range(len(game.seats(state)))):
            assert known_to(game, again, viewer) == known_to(game, state, viewer)
        assert again.rngs == state.rngs
        assert is_over(again) == is_over(state)


@pytest.mark.usefixtures("reads_positions")
def test_play_goes_on_from_a_position_as_it_would_have(game: AnyGame) -> None:
    """Chance too: the position says how far each generator has come."""
    for number, (state, start, random) in enumerate(random_positions(game, 4, "going on")):
        if number % 5:
            continue
        table, again = state.copy(), written_and_read(game, state, start)
        while not is_over(table):
            seat, move = random_move(game, table, random)
            play(game, table, SeatIndex(seat), MoveIndex(move))
            play(game, again, SeatIndex(seat), MoveIndex(move))
            assert write_position(game, again, start) == write_position(game, table, start)
        assert game.outcome(again) == game.outcome(table)


@pytest.mark.usefixtures("reads_positions")
def test_a_position_that_says_nothing_can_be_played(game: AnyGame) -> None:
    for seed in range(20):
        state = read_position(game, convert_position({"game": game.key, "seed": seed}))
        random = Random(seed)
        while not is_over(state):
            play(game, state, *random_move(game, state, random))
        assert game.outcome(state)["winners"] is not None


NONSENSE: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    7,
    99,
    10**9,
    2.5,
    "",
    "A",
    "1",
    "P1",
    "wolf",
    "B3",
    [],
    ["A"],
    [[]],
    [[1, 2]],
    {},
    {"A": 1},
)


def spoil(words: Any, random: Random) -> None:
    """Put nonsense into one place of a position, or take something out of it."""
    while True:
        place = random.choice(list(words) if isinstance(words, dict) else range(len(words)))
        inner = words[place]
        if not isinstance(inner, (dict, list)) or not inner or random.random() < 0.2:
            break
        words = inner
    if random.random() < 0.3:
        del words[place]
    else:
        words[place] = random.choice(NONSENSE)


@pytest.mark.usefixtures("reads_positions")
def test_nonsense_is_refused_as_such_or_makes_a_position_that_can_be_played(game: AnyGame) -> None:
    """No other error than ours, and what is accepted is played to the end."""
    refused = 0
    for state, start, random in random_positions(game, 4, "nonsense"):
        for _ in range(20):
            spoilt = json.loads(json.dumps(write_position(game, state, start)))
            del spoilt["game"]
            spoil(spoilt, random)
            try:
                table = read_position(game, convert_position({"game": game.key, **spoilt}))
            except WolfdenError:
                refused += 1
                continue
            for _ in range(400):
                if not is_over(table):
                    play(game, table, *random_move(game, table, random))
    assert refused > 50


WRONG = [
    ("woof", {"colour": 1}, r"unknown field `colour`"),
    ("woof", {"state": {"colour": 1}}, r"state\.colour: there is no such word; there are round"),
    ("woof", {"decision": {"kind": "pass"}}, r"decision\.kind: 'pass' must be one of none, turn, final"),
    ("woof", {"state": {"turn": "9"}}, r"state\.turn: '9' must be one of 1, 2"),
    ("woof", {"state": {"cards": {"1": ["S1"]}}}, r"state\.cards\.1: 1 role cards; everybody has 2"),
    ("woof", {"state": {"cards": {"1": ["S1", "S1"]}}}, r"S1 lies in 2 places; this deck has 1"),
    ("woof", {"state": {"round": 9}}, r"state\.round: 9 must be a whole number from 1 to 3"),
    ("woof", {"state": {"seq": 4}}, r"state\.seq: 0 turns are written"),
    ("woof", {"decision": {"kind": "turn", "seats": ["2"]}}, r"here the rules ask 1 for 'turn'"),
    (
        "woof",
        {"state": {"cards": {"1": ["W1", "S1"]}, "identity": {"1": "dog"}}},
        r"identity\.1: 'dog' does not agree with the rest, by which it is 'wolf'",
    ),
    ("wolf-and-hound", {"state": {"seats": {"P1": {"sheep": 9}}}}, r"seats\.P1\.sheep: 9 must be a whole number"),
    ("wolf-and-hound", {"state": {"number_deck": ["B1"]}}, r"must lie somewhere; .*\"complete\": false"),
    ("wolf-and-hound", {"decision": {"kind": "flip"}}, r"the rules ask 'play', not 'flip'"),
    ("wolf-and-hound", {"complete": False}, r"final_round: it must be true when no card is left"),
    ("werewolves-and-robbers", {"state": {"turn": "C"}}, r"turn: 'C' does not agree with the rest, .* 'B'"),
    ("werewolves-and-robbers", {"state": {"seats": {"A": {"hand": ["C1"]}}}}, r"hand: 1 cards; A has 9"),
    (
        "werewolves-and-robbers",
        {"state": {"tricks": [{"leader": "A", "cards": ["C2", "C9", "C3", "C4"], "winner": "A"}]}},
        r"tricks\.0\.winner: by §3\.4 the trick is B's",
    ),
    (
        "three-little-wolves",
        {"state": {"players": {"A": {"houses": [{"name": "red", "upper": [["y5", 5]]}]}}}},
        r"houses\.0\.upper: y5 does not fit the colour of a house called red",
    ),
    (
        "three-little-wolves",
        {"state": {"players": {"A": {"houses": [{"name": "red", "upper": [["r5", 5], ["r4", 4]]}]}}}},
        r"r4 cannot be used as 4 on a roof of 5",
    ),
    ("three-little-wolves", {"state": {"current": "K"}}, r"with 3 players there is no K"),
    ("three-little-wolves", {"rules": 99}, r"this Wolfden has rules 1 of three-little-wolves, not 99"),
]


@pytest.mark.parametrize(("key", "position", "complaint"), WRONG)
def test_a_wrong_position_is_refused_with_what_would_be_right(
    key: str, position: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(BadPosition, match=complaint):
        read_position(find_game(key), convert_position({"game": key, **position}))


def test_a_game_may_do_without_positions(game: AnyGame) -> None:
    """Its state is written all the same; reading one is refused."""
    bare = Game(
        **{f.name: getattr(game, f.name) for f in fields(game) if f.name not in ("write_memory", "read_position")}
    )
    start = Position(game=game.key)
    written = write_position(bare, new_state(bare, read_options(bare, {}), "a seed"), start)
    assert written["memory"] == {}
    with pytest.raises(BadPosition, match=f"{game.key} reads no positions"):
        read_position(bare, convert_position(written))
