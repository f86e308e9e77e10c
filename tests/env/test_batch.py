"""Games in lockstep are the games everybody plays: the same deals, sights, moves and rewards."""

from random import Random
from typing import Any

import numpy as np
import pytest

from wolfden.engine.decision import NOBODY, GameState, MoveIndex, SeatIndex
from wolfden.engine.errors import IllegalMove, WolfdenError
from wolfden.engine.game import AnyGame, is_over, moves_of, new_state, people, read_options, see, to_act
from wolfden.env.batch import WORTH_A_THREAD, Batch, any_move, parts
from wolfden.env.observation import mask, observation, returns, rows

pytestmark = pytest.mark.xdist_group("compiled")

SEEDS = range(40, 48)


def same_as_plain(batch: Batch, place: int, state: GameState) -> None:
    """Everything the batch shows of one game is what the plain rules say."""
    game = batch.game
    seat = SeatIndex(NOBODY) if is_over(state) else to_act(state)[0]
    sight = see(game, state, seat)
    assert batch.seats[place] == seat
    assert game.State.from_tree(batch.sights[place].item()).tree() == sight.tree()
    assert batch.observations[place].tobytes() == batch.sights[place].tobytes()
    if seat >= 0:
        assert list(batch.moves[place, : batch.counts[place]]) == moves_of(game, state, seat)
        assert (batch.masks[place] == mask(game, sight, seat)).all()
    else:
        assert not batch.masks[place].any()


def test_a_batch_plays_what_the_plain_rules_play(game: AnyGame) -> None:
    for players in game.players:
        states = [new_state(game, read_options(game, {"players": players}), str(seed)) for seed in SEEDS]
        batch = Batch(game.key, len(states), players=players)
        batch.reset(SEEDS)
        random = Random(players)
        while True:
            for place, state in enumerate(states):
                same_as_plain(batch, place, state)
            running = [place for place, state in enumerate(states) if not is_over(state)]
            if not running:
                break
            actions = [0] * len(states)
            for place in running:
                seat = to_act(states[place])[0]
                actions[place] = random.choice(moves_of(game, states[place], seat))
                game.play(states[place], seat, MoveIndex(actions[place]))
            batch.step(actions)
            for place, state in enumerate(states):
                assert batch.dones[place] == (place in running and is_over(state))
                paid = returns(game, state) if place in running else [0] * len(game.seats(state))
                assert list(batch.rewards[place]) == paid


def test_a_sight_has_the_same_numbers_in_a_batch_and_alone(game: AnyGame) -> None:
    batch = Batch(game.key, 4)
    batch.reset(range(4))
    random = np.random.default_rng(1)
    for _ in range(10):
        batch.step(batch.random_actions(random))
        for place, row in enumerate(rows(game, batch.sights)):
            sight = game.State.from_tree(batch.sights[place].item())
            assert (row == observation(game, sight)).all()


def test_threads_change_no_game() -> None:
    size, shared = 3 * WORTH_A_THREAD + 1, []
    for threads in (1, 3):
        batch, random = Batch("wolf-and-hound", size, auto_reset=True, threads=threads), np.random.default_rng(1)
        batch.reset(range(size))
        for _ in range(40):
            batch.step(batch.random_actions(random))
        shared.append((batch.observations.tobytes(), batch.masks.tobytes(), batch.rewards.tobytes()))

    assert shared[0] == shared[1]
    assert [part.stop - part.start for part in parts(size, 3)] == [WORTH_A_THREAD, WORTH_A_THREAD, WORTH_A_THREAD + 1]
    assert parts(WORTH_A_THREAD, 3) == [slice(0, WORTH_A_THREAD)]
    assert parts(3, 2, WORTH_A_THREAD) == [slice(0, 1), slice(1, 2), slice(2, 3)]
    assert len(parts(100, 3, WORTH_A_THREAD)) == 12


def first_by_table(sight: Any, moves: Any, count: int, chance: float, order: Any) -> int:
    """Chooses by a table with a row for each seat."""
    best = 0
    for i in range(count):
        if order[sight.viewer, moves[i]] > order[sight.viewer, moves[best]]:
            best = i
    return best


def no_move(sight: Any, moves: Any, count: int, chance: float) -> int:
    return -1


def test_a_run_makes_the_moves_its_function_chooses(game: AnyGame) -> None:
    order = np.random.default_rng(1).permuted(np.tile(np.arange(game.move_count), (8, 1)), axis=1)
    stepped, run = (Batch(game.key, 6, auto_reset=True, threads=threads) for threads in (1, 2))
    rewards = np.zeros_like(stepped.rewards)
    ended = np.zeros_like(stepped.dones)
    for batch in (stepped, run):
        batch.reset(range(6))
    for _ in range(3):
        for _ in range(100):
            sights = [game.State.from_tree(sight.item()) for sight in stepped.sights]
            legal = zip(sights, stepped.moves, stepped.counts, strict=True)
            stepped.step([moves[first_by_table(sight, moves, count, 0.0, order)] for sight, moves, count in legal])
            rewards += stepped.rewards
            ended += stepped.dones
        run.run(first_by_table, 100, order)
        assert run.observations.tobytes() == stepped.observations.tobytes()
        assert run.masks.tobytes() == stepped.masks.tobytes()
        assert (run.rewards == rewards).all()
        assert (run.dones == ended).all()
        rewards[:] = 0
        ended[:] = 0


def test_a_random_run_is_the_same_every_time_and_ends_without_auto_reset(game: AnyGame) -> None:
    shown = []
    for threads in (1, 2):
        batch = Batch(game.key, 8, threads=threads)
        batch.reset(range(8))
        batch.run(any_move, 50)
        shown.append(batch.observations.tobytes())
        batch.run(any_move, 5000)
        assert (batch.seats == -1).all()
        assert not batch.masks.any()
    assert shown[0] == shown[1]


def test_a_function_that_chooses_an_illegal_move_is_told() -> None:
    batch = Batch("wolf-and-hound", 2)
    batch.reset(range(2))
    before = batch.observations.tobytes()
    with pytest.raises(WolfdenError, match="no_move has to answer a number from 0"):
        batch.run(no_move, 1)
    assert batch.observations.tobytes() == before


def test_an_ended_game_is_followed_by_the_next(game: AnyGame) -> None:
    batch = Batch(game.key, 16, auto_reset=True)
    batch.reset(range(16))
    random, ended = np.random.default_rng(1), 0
    for _ in range(300):
        batch.step(batch.random_actions(random))
        ended += int(batch.dones.sum())
        assert (batch.seats >= 0).all()
        assert (np.abs(batch.rewards).sum(axis=1) > 0).sum() <= batch.dones.sum()
    assert ended > 8


def test_a_dummy_never_acts_in_a_batch() -> None:
    batch = Batch("wolf-and-hound", 16, players=2, auto_reset=True)
    batch.reset(range(16))
    state = batch.game.State.from_tree(batch.sights[0].item())
    random = np.random.default_rng(1)
    for _ in range(100):
        assert set(batch.seats) <= set(people(batch.game, state))
        batch.step(batch.random_actions(random))


def test_an_illegal_move_is_refused_with_its_reason_and_changes_nothing(game: AnyGame) -> None:
    batch = Batch(game.key, 3)
    batch.reset([1, 2, 3])
    before = batch.sights.tobytes()
    for wrong in (int(np.argmin(batch.masks[1])), -1, game.move_count):
        actions = batch.random_actions(np.random.default_rng(1))
        actions[1] = wrong
        with pytest.raises((IllegalMove, WolfdenError)):
            batch.step(actions)
    assert batch.sights.tobytes() == before


def test_every_game_needs_a_seed_and_an_action() -> None:
    batch = Batch("werewolves-and-robbers", 3)
    with pytest.raises(WolfdenError, match="2 seeds for 3 games"):
        batch.reset([1, 2])
    batch.reset([1, 2, 3])
    with pytest.raises(WolfdenError, match="for 3 games"):
        batch.step([0])
