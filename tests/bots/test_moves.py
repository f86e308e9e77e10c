"""No bot ever makes an illegal move, in thousands of positions; and a search keeps to its budget."""

from collections.abc import Callable, Iterator
from math import inf
from typing import Any

import pytest

from tests.every_game.sampling import positions
from wolfden.bots import SECONDS, find_bot
from wolfden.bots.hunter import Hunter, Pup
from wolfden.bots.levels import SearchBot
from wolfden.bots.tree_search import search_of
from wolfden.engine import searches
from wolfden.engine.decision import GameState, MoveIndex, SeatIndex
from wolfden.engine.doors import Search
from wolfden.engine.errors import ImpossibleSight
from wolfden.engine.game import AnyGame, imagined, moves_of, see, to_act
from wolfden.engine.rng import Rng
from wolfden.games import GAMES, find_game

from .sights import first_sight

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
HUNTED = {"three-little-wolves": 250}  # positions for the rule of thumb where it takes long


def choices(game: AnyGame, count: int, name: str) -> Iterator[tuple[GameState, SeatIndex, list[MoveIndex]]]:
    """Sights of random positions with a seat that owes a choice and its legal moves."""
    for state, random in positions(game, count, name):
        seat = random.choice(to_act(state))
        yield see(game, state, seat), seat, moves_of(game, state, seat)


@every_game
def test_the_rules_of_thumb_never_make_an_illegal_move(game: AnyGame) -> None:
    rng = Rng.from_text("thumb")
    for sight, seat, moves in choices(game, HUNTED.get(game.key, 700), "thumb"):
        assert Hunter().choose(game, sight, seat, moves, rng) in moves
        assert Pup().choose(game, sight, seat, moves, rng) in moves


@every_game
def test_the_plain_search_never_finds_an_illegal_move(game: AnyGame) -> None:
    assert_legal(game, search_of(game, is_compiled=False), positions_searched=150, iterations=4)


@every_game
@pytest.mark.xdist_group("compiled")
def test_the_compiled_search_never_finds_an_illegal_move(game: AnyGame) -> None:
    assert_legal(game, search_of(game, is_compiled=True), positions_searched=1000, iterations=20)


def assert_legal(game: AnyGame, search: Search, positions_searched: int, iterations: int) -> None:
    """Every move that the search weighs is legal, and it weighs at least one."""
    rng = Rng.from_text("legal")
    for sight, _, moves in choices(game, positions_searched, "legal"):
        found = search.think(sight, rng, iterations)
        assert found
        assert {option.move for option in found} <= set(moves)


@every_game
@pytest.mark.xdist_group("compiled")
def test_the_compiled_search_finds_the_same_in_worlds_that_look_the_same(game: AnyGame) -> None:
    """Given a world imagined from a sight, when both are thought about from one seed, then the thoughts are equal."""
    rng, search = Rng.from_text("worlds"), search_of(game, is_compiled=True)
    for state, _ in positions(game, 40, "same thoughts"):
        seat = to_act(state)[-1]
        world = imagined(game, see(game, state, seat), rng)
        thoughts = [search.think(see(game, w, seat), Rng.from_text("same"), 60) for w in (state, world)]
        assert thoughts[0] == thoughts[1]


class Clock:
    """Goes on by a tenth of a second each time somebody looks at it."""

    looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks / 10


def noting(steps: list[int]) -> Callable[[int], int]:
    """A search that notes how many iterations it is asked for, and makes them."""

    def think(iterations: int) -> int:
        steps.append(iterations)
        return iterations

    return think


def test_a_search_looks_at_the_clock_after_every_step_and_stops_when_its_time_is_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Given 1 second and a step that takes a tenth, when it is spent, then no more are begun after 10 steps."""
    clock = Clock()
    monkeypatch.setattr(searches, "monotonic", clock)
    steps: list[int] = []

    searches.spend(noting(steps), step=4, iterations=1000, seconds=1.0)

    assert steps == [4] * 10
    assert clock.looks == 1 + 10


@every_game
def test_a_budget_in_iterations_is_kept_exactly(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    sight, _ = first_sight(game)
    made = []

    def spend(think: Any, step: int, iterations: int, seconds: float) -> None:
        made.append(think(iterations))

    monkeypatch.setattr(searches, "spend", spend)
    search_of(game, is_compiled=False).think(sight, Rng.from_text("exact"), 13)
    assert made == [13]


def test_steps_never_exceed_the_iterations_asked_for() -> None:
    steps: list[int] = []

    searches.spend(noting(steps), step=64, iterations=100, seconds=inf)

    assert steps == [64, 36]


def test_some_thought_is_given_to_a_move_however_little_time_there_is() -> None:
    steps: list[int] = []

    searches.spend(noting(steps), step=4, iterations=100, seconds=0.0)

    assert steps == [4]


def test_a_search_that_cannot_imagine_a_world_says_so() -> None:
    with pytest.raises(ImpossibleSight):
        searches.spend(lambda iterations: iterations - 1, step=4, iterations=8, seconds=inf)


def test_a_single_legal_move_is_not_thought_about_where_iterations_count(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("wolf-and-hound")
    sight, seat = first_sight(game)
    monkeypatch.setattr(SearchBot, "weigh", lambda *_: [])
    assert SearchBot("wolf", 5).choose(game, sight, seat, [MoveIndex(9)], Rng.from_text("one")) == 9


@pytest.mark.parametrize("game", [game for game in GAMES if game.key != "woof"], ids=lambda game: game.key)
def test_a_single_legal_move_is_thought_about_where_somebody_may_watch_the_time(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A level as people meet it searches for as long as ever, and then plays the only move there is; in Woof!! there
    are always more."""
    monkeypatch.setitem(SECONDS, "wolf", 0.001)
    times: list[float] = []
    monkeypatch.setattr(searches, "spend", noting_time(searches.spend, times))
    forced = [choice for choice in choices(game, 400, "forced") if len(choice[2]) == 1][:5]

    for sight, seat, moves in forced:
        assert find_bot("wolf").choose(game, sight, seat, moves, Rng.from_text("forced")) == moves[0]

    assert forced
    assert times == [0.001] * len(forced)


def noting_time(spend: Any, times: list[float]) -> Any:
    def noting(think: Any, step: int, iterations: int, seconds: float) -> None:
        times.append(seconds)
        spend(think, step, iterations, seconds)

    return noting
