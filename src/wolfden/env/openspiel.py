"""The games in OpenSpiel: importing this module registers `wolfden_woof` and the other three.

All chance is in the deal: DEAL_NODES chance nodes spell the seed, a byte each, and everything shuffled later
follows from it. So a history replays, and the outcomes can be listed. A simultaneous decision is asked seat by
seat; nobody's observation holds another's choice before all are in. What a player observes is its sight, which is
what a perfect memory would know; it is the information state too.
"""

from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np

try:
    import pyspiel
except ImportError as missing:
    raise ImportError("wolfden.env.openspiel needs OpenSpiel: pip install 'wolfden[openspiel]'") from missing

from wolfden.engine.decision import SPECTATOR, GameState, MoveIndex, SeatIndex
from wolfden.engine.game import (
    AnyGame,
    Words,
    imagined,
    is_over,
    moves_of,
    new_state,
    people,
    read_options,
    see,
    to_act,
)
from wolfden.engine.rng import Rng
from wolfden.games import GAMES, find_game

from .observation import Numbers, columns, observation, returns

DEAL_NODES, BYTE = 4, 256
LONGEST = 32_767  # decisions are numbered in 16 bits


def name_of(game: AnyGame) -> str:
    """`wolfden_three_little_wolves`."""
    return f"wolfden_{game.key.replace('-', '_')}"


def type_of(game: AnyGame) -> Any:
    """How OpenSpiel lists a game; the options are its parameters, 0 where there is none by default."""
    defaults = msgspec.to_builtins(game.Options())
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=name_of(game).replace("_", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={name: 0 if value is None else value for name, value in defaults.items()},
    )


def read_parameters(game: AnyGame, given: Words) -> msgspec.Struct:
    """Options from parameters; a list of animals is written with spaces, as OpenSpiel has no lists."""
    defaults = msgspec.to_builtins(game.Options())
    options = {name: value for name, value in given.items() if value or defaults.get(name) is not None}
    return read_options(game, {name: split(value) for name, value in options.items()})


def split(value: object) -> object:
    return value.split() if isinstance(value, str) and " " in value else value


class WolfdenGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options; there is a subclass for each."""

    rules: AnyGame

    def __init__(self, parameters: Words | None = None) -> None:
        self.options = read_parameters(self.rules, parameters or {})
        self.players: int = msgspec.to_builtins(self.options)["players"]
        information = pyspiel.GameInfo(
            num_distinct_actions=self.rules.move_count,
            max_chance_outcomes=BYTE,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(self.rules), information, parameters or {})

    def new_initial_state(self, from_dict: object = None) -> "WolfdenState":
        return WolfdenState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DEAL_NODES

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.rules, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class WolfdenState(pyspiel.State):  # type: ignore[misc]
    """A game as far as it has been dealt and played."""

    def __init__(self, game: WolfdenGame) -> None:
        super().__init__(game)
        self.key = game.rules.key
        self.options = game.options
        self.seed_bytes: list[int] = []
        self.world: GameState | None = None  # once it is dealt
        self.seats: tuple[SeatIndex, ...] = ()  # of the players: dummies are none

    @property
    def rules(self) -> AnyGame:
        return find_game(self.key)

    def current_player(self) -> int:
        if self.world is None:
            return int(pyspiel.PlayerId.CHANCE)
        if is_over(self.world):
            return int(pyspiel.PlayerId.TERMINAL)
        return self.seats.index(to_act(self.world)[0])

    def is_terminal(self) -> bool:
        return self.world is not None and is_over(self.world)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / BYTE) for outcome in range(BYTE)]

    def returns(self) -> list[float]:
        if self.world is None:
            return [0.0] * self.num_players()
        by_seat = returns(self.rules, self.world)
        return [by_seat[seat] for seat in self.seats]

    def sight(self, player: int) -> GameState:
        """What this player, or a SPECTATOR, may know after the deal."""
        return see(self.rules, self.dealt, SPECTATOR if player == SPECTATOR else self.seats[player])

    @property
    def dealt(self) -> GameState:
        assert self.world is not None
        return self.world

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "WolfdenState":
        """A state that looks the same to this player, its unknown parts imagined."""
        twin: WolfdenState = self.clone()
        if self.world is not None:
            rng = Rng.from_text(repr(sampler()))
            twin.world = imagined(self.rules, self.sight(player), rng)
        return twin

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(moves_of(self.rules, self.dealt, self.seats[player]))

    def _apply_action(self, action: int) -> None:
        if self.world is not None:
            self.rules.play(self.world, to_act(self.world)[0], MoveIndex(action))
            return
        self.seed_bytes.append(action)
        if len(self.seed_bytes) == DEAL_NODES:
            self.world = new_state(self.rules, self.options, str(int.from_bytes(self.seed_bytes)))
            self.seats = people(self.rules, self.world)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return self.rules.write_move(self.dealt, self.seats[player], MoveIndex(action))

    def __str__(self) -> str:
        if self.world is None:
            return f"{self.key} dealing {self.seed_bytes}"
        return f"{self.key} {msgspec.json.encode(self.rules.write_state(self.world)).decode()}"


class Observer:
    """Sights as tensors and strings.

    Public information alone is a spectator's sight; private information alone, what the player's own sight has
    that a spectator's has not.
    """

    def __init__(self, rules: AnyGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters, and {params} was given")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody sees the private information of all players")
        self.rules = rules
        self.own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.public = kind.public_info
        self.tensor = np.zeros(len(columns(rules)), np.float32)
        self.dict = {"sight": self.tensor}

    def set_from(self, state: WolfdenState, player: int) -> None:
        self.tensor[:] = self.numbers(state, player)

    def string_from(self, state: WolfdenState, player: int) -> str:
        """All numbers that are not 0, with their names."""
        numbers, names = self.numbers(state, player), columns(self.rules)
        return " ".join(f"{names[i]}={numbers[i]}" for i in np.flatnonzero(numbers))

    def numbers(self, state: WolfdenState, player: int) -> Numbers:
        if state.world is None or not (self.own or self.public):
            return np.zeros(len(self.tensor), np.int16)
        seen = observation(self.rules, state.sight(player if self.own else SPECTATOR))
        if not self.public:
            seen[seen == observation(self.rules, state.sight(SPECTATOR))] = 0
        return seen


for _game in GAMES:
    # A class, not a function: OpenSpiel keeps it until after Python has ended, and a function would be freed then.
    pyspiel.register_game(type_of(_game), type(name_of(_game), (WolfdenGame,), {"rules": _game}))
