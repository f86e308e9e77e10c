"""The OpenSpiel door: OpenSpiel's own tests, and ours."""

import unittest
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from open_spiel.python.observation import make_observation

from wolfden.engine.errors import BadOptions
from wolfden.engine.game import AnyGame, new_state, read_options
from wolfden.env.openspiel import name_of

FEW = 2  # simulations of a search: its moves need not be good here


def load(game: AnyGame, **parameters: Any) -> Any:
    return pyspiel.load_game(name_of(game), parameters)


def dealt(spiel: Any, random: Random) -> Any:
    state = spiel.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.randrange(256))
    return state


def middle(spiel: Any, random: Random, moves: int) -> Any:
    """A state after so many random moves, or the last one before the end."""
    state = dealt(spiel, random)
    for _ in range(moves):
        after = state.child(random.choice(state.legal_actions()))
        if after.is_terminal():
            break
        state = after
    return state


def test_openspiel_simulates_every_game_at_every_number_of_players(game: AnyGame) -> None:
    for players in game.players:
        pyspiel.random_sim_test(load(game, players=players), num_sims=1, serialize=False, verbose=False)


def test_openspiel_reads_back_what_it_has_written(game: AnyGame) -> None:
    state = middle(load(game), Random(1), 5)
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))[1]
    assert str(again) == str(state)
    assert again.history() == state.history()


def test_openspiel_finds_its_api_kept(game: AnyGame) -> None:
    case = type("Api", (api_test.EnforceAPIOnPartialTreeBase,), {"game": load(game), "game_name": name_of(game)})
    result = unittest.TestResult()
    with pytest.MonkeyPatch.context() as patch:
        sample = api_test.sample_some_states.sample_some_states
        patch.setattr(api_test.sample_some_states, "sample_some_states", lambda spiel, max_states: sample(spiel, 60))
        unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert result.errors == result.failures == []


def test_games_are_loaded_by_name_with_their_options() -> None:
    assert pyspiel.load_game("wolfden_woof(players=6,variant=advanced,turn_limit=2)").num_players() == 6
    spiel = pyspiel.load_game("wolfden_wolf_and_hound", {"players": 2, "animals": "wolf_01 hound_01"})
    assert spiel.num_players() == 2
    assert dealt(spiel, Random(1)).world.animal_count == 2
    with pytest.raises(BadOptions, match="players"):
        pyspiel.load_game("wolfden_woof(players=9)")


def test_the_chance_nodes_spell_the_seed(game: AnyGame) -> None:
    state = load(game).new_initial_state()
    for byte in (0, 0, 1, 2):
        state.apply_action(byte)
    assert state.world == new_state(game, read_options(game, {}), "258")


def test_resampled_states_look_the_same_to_the_player_and_nobody_else_needs_to_agree(game: AnyGame) -> None:
    random, different = Random(3), 0
    spiel = load(game)
    for moves in range(0, 40, 3):
        state = middle(spiel, random, moves)
        for player in range(spiel.num_players()):
            other = state.resample_from_infostate(player, random.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            different += str(other) != str(state)
    assert different > 10


def test_a_simultaneous_choice_is_hidden_until_all_are_in() -> None:
    """Whatever the first seat has chosen, the others observe the same while the decision is open."""
    spiel, random, seen = pyspiel.load_game("wolfden_woof(players=4,turn_limit=1)"), Random(5), 0
    for _ in range(5):
        state = dealt(spiel, random)
        while not state.is_terminal():
            actions, asked = state.legal_actions(), bin(state.world.decision.owing).count("1")
            if asked > 1:
                one, other = state.child(actions[0]), state.child(actions[-1])
                for player in range(4):
                    if player != state.current_player():
                        assert one.information_state_string(player) == other.information_state_string(player)
                        seen += 1
            state.apply_action(random.choice(actions))
    assert seen > 10


def test_public_and_private_observations_add_up(game: AnyGame) -> None:
    state = middle(load(game), Random(2), 6)
    kinds = {
        "both": pyspiel.IIGObservationType(public_info=True, perfect_recall=False),
        "public": pyspiel.IIGObservationType(
            public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
        ),
        "private": pyspiel.IIGObservationType(public_info=False, perfect_recall=False),
    }
    observers = {name: make_observation(state.get_game(), kind) for name, kind in kinds.items()}
    for observer in observers.values():
        observer.set_from(state, 0)
    both, public, private = (observers[name].tensor for name in kinds)
    assert private.any()
    assert (np.where(private != 0, private, public)[both != 0] == both[both != 0]).all()


def test_openspiel_bots_play_the_games(game: AnyGame) -> None:
    """ISMCTS by resampling; MCTS sees everything, as it always does, and is given a state it may look into."""
    spiel = load(game)
    evaluator = RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    searching = ISMCTSBot(spiel, evaluator, 1.0, FEW, random_state=np.random.RandomState(1))
    seeing = MCTSBot(spiel, 1.0, FEW, evaluator, random_state=np.random.RandomState(1))
    state = dealt(spiel, Random(4))
    for turn in range(4):
        bot = (searching, seeing)[turn % 2]
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_a_whole_game_is_played_by_openspiel_bots() -> None:
    spiel = pyspiel.load_game("wolfden_werewolves_and_robbers(players=3,mode=single)")
    evaluator = RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(2)]
    bots.append(ISMCTSBot(spiel, evaluator, 1.0, FEW, random_state=np.random.RandomState(1)))
    state = dealt(spiel, Random(4))
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    assert set(state.returns()) <= {1.0, -1.0, 0.0}
