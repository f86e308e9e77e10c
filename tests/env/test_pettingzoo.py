"""The PettingZoo door: PettingZoo's own tests, and ours."""

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from wolfden.engine.decision import SeatIndex
from wolfden.engine.errors import BadOptions, IllegalMove, WolfdenError
from wolfden.engine.game import AnyGame, moves_of, new_state, read_options
from wolfden.env.pettingzoo import env, parallel_env, raw_env

pytestmark = [
    # PettingZoo finds a dictionary of observation and mask unusual unless the environment is on its own list.
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]
SIMULTANEOUS = ("woof", "three-little-wolves")


def play_randomly(made: Any, seed: int) -> dict[str, float]:
    """A whole game by masked random actions; the rewards of all agents."""
    made.reset(seed=seed)
    random, totals = np.random.default_rng(seed), dict.fromkeys(made.agents, 0.0)
    for agent in made.agent_iter():
        seen, reward, terminated, truncated, info = made.last()
        totals[agent] += reward
        assert (info["action_mask"] == seen["action_mask"]).all()
        legal = np.flatnonzero(seen["action_mask"])
        made.step(None if terminated or truncated else int(random.choice(legal)))
    return totals


def test_pettingzoo_accepts_every_game_at_every_number_of_players(game: AnyGame) -> None:
    for players in game.players:
        api_test(env(game.key, players=players), num_cycles=40)
        seed_test(partial(env, game.key, players=players), num_cycles=10)


def test_pettingzoo_accepts_the_parallel_games(game: AnyGame) -> None:
    for players in (game.players[0], game.players[-1]):
        parallel_api_test(parallel_env(game.key, players=players), num_cycles=40)
        parallel_seed_test(partial(parallel_env, game.key, players=players), num_cycles=10)


def test_pettingzoo_can_cut_a_game_off() -> None:
    """PettingZoo's own test gives actions without looking at masks, so illegal ones have to be replaced."""
    key = "werewolves-and-robbers"  # where everybody plays a card to each trick
    one_by_one, together = (partial(door, key, illegal="replace") for door in (env, parallel_env))
    max_cycles_test(SimpleNamespace(env=one_by_one, parallel_env=together))


def test_pettingzoo_accepts_the_pictures(game: AnyGame, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, game.key))
    assert game.key in capsys.readouterr().out


def test_the_agents_are_the_people() -> None:
    """A dummy or a neutral player is no agent and never acts."""
    assert env("wolf-and-hound", players=2).possible_agents == ["player_0", "player_1"]
    assert len(env("woof", players=4).possible_agents) == 4
    assert len(env("three-little-wolves", players=2).possible_agents) == 2


def test_whole_games_end_with_winners(game: AnyGame) -> None:
    for players in game.players:
        totals = play_randomly(env(game.key, players=players), 3)
        assert set(totals.values()) <= {1.0, -1.0, 0.0}
        assert len(totals) == players


def test_a_seed_deals_the_game_that_everybody_else_gets_from_it(game: AnyGame) -> None:
    made = raw_env(game.key)
    made.reset(seed=7)
    assert made.sitting.state == new_state(game, read_options(game, {}), "7")
    made.reset()
    after = made.sitting.state
    made.reset(seed=7)
    made.reset()
    assert made.sitting.state == after
    assert after != new_state(game, read_options(game, {}), "7")


@pytest.mark.parametrize("key", SIMULTANEOUS)
def test_a_simultaneous_decision_takes_one_parallel_step(key: str) -> None:
    made, most = parallel_env(key), 0
    for seed in range(4):
        seen, _ = made.reset(seed=seed)
        random = np.random.default_rng(seed)
        while made.agents:
            choosing = [agent for agent in made.agents if not seen[agent]["action_mask"][-1]]
            most = max(most, len(choosing))
            number = made.sitting.state.decision.number
            seen, *_ = made.step({a: random.choice(np.flatnonzero(seen[a]["action_mask"])) for a in made.agents})
            assert made.sitting.state.decision.number != number or not made.agents
    assert most > 1


def test_an_illegal_action_loses() -> None:
    made = env("werewolves-and-robbers")
    made.reset(seed=1)
    agent = made.agent_selection
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("pettingzoo.utils.env_logger.EnvLogger.warn_on_illegal_move", lambda: None)
        made.step(int(np.argmin(made.observe(agent)["action_mask"])))
    assert made.terminations == dict.fromkeys(made.agents, True)
    assert made.rewards[agent] == -1
    together = parallel_env("werewolves-and-robbers")
    seen, _ = together.reset(seed=1)
    _, rewards, terminated, _, _ = together.step({a: int(np.argmin(seen[a]["action_mask"])) for a in together.agents})
    assert all(terminated.values())
    assert sorted(rewards.values()) == [-1, 0, 0, 0]


def test_the_raw_environment_says_why_an_action_is_illegal() -> None:
    made = raw_env("werewolves-and-robbers")
    made.reset(seed=1)
    state = made.sitting.state
    seat = made.sitting.seat(made.agent_selection)
    wrong = next(move for move in range(36) if move not in moves_of(made.sitting.game, state, SeatIndex(seat)))
    with pytest.raises(IllegalMove, match="not in hand"):
        made.step(wrong)


def test_wrong_options_are_named() -> None:
    with pytest.raises(BadOptions, match="players"):
        env("woof", players=9)
    with pytest.raises(BadOptions, match="colour"):
        env("woof", colour="red")
    with pytest.raises(WolfdenError, match="no render mode 'svg'"):
        env("woof", render_mode="svg")
