"""The games as PettingZoo environments: `env("woof", players=5)`, and `parallel_env` for simultaneous steps.

Agents are `player_0`, `player_1` ... in the order of their seats; dummies and neutral players are no agents. An
observation holds the numbers of the agent's sight and an action mask, which is in the info too. Rewards come at the
end: 1 for winners, -1 for the others, 0 for all if nobody has won.
"""

from random import Random
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper
except ImportError as missing:
    raise ImportError("wolfden.env.pettingzoo needs PettingZoo: pip install 'wolfden[pettingzoo]'") from missing

from wolfden.engine.decision import NO_OBJECTION, SPECTATOR, MoveIndex, SeatIndex
from wolfden.engine.errors import WolfdenError
from wolfden.engine.game import Words, check, is_over, moves_of, new_state, people, read_options, see, to_act
from wolfden.games import GAMES, find_game

from .drawing import as_picture, as_text
from .observation import Mask, Numbers, columns, mask, observation, returns
from .scenes import scene

Observation = dict[str, Numbers | Mask]
Info = dict[str, Mask]
Picture = NDArray[np.uint8]
Illegal = Literal["lose", "replace"]
RENDER_MODES = ["human", "ansi", "rgb_array"]


def env(game: str = GAMES[0].key, *, illegal: Illegal = "lose", **options: Any) -> AECEnv[str, Observation, int]:
    """One agent after another. An illegal action loses the game, or is replaced by a random legal one."""
    made: AECEnv[str, Observation, int] = raw_env(game, replace_illegal=illegal == "replace", **options)
    if illegal == "lose":
        made = TerminateIllegalWrapper(made, illegal_reward=-1)
    return OrderEnforcingWrapper(made)


class _Sitting:
    """One game at a time, and what its agents are shown; shared by both kinds of environment."""

    def __init__(self, game: str, waiting: int, render_mode: str | None, options: Words) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise WolfdenError(f"there is no render mode {render_mode!r}; the modes are {', '.join(RENDER_MODES)}")
        self.game = find_game(game)
        self.options = read_options(self.game, options)
        self.waiting = waiting  # 1 if there is an action for those who have nothing to choose
        self.render_mode = render_mode
        self.random = Random()
        self.deal(None)
        self.seats = people(self.game, self.state)
        self.agents = [f"player_{i}" for i in range(len(self.seats))]
        actions, low, high = self.game.move_count + waiting, np.iinfo(np.int16).min, np.iinfo(np.int16).max
        shape = (len(columns(self.game)),)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, shape, np.int16),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.agents
        }

    def deal(self, seed: int | None) -> None:
        """A new game: from this seed, or from the generator that the last seed has started."""
        if seed is not None:
            self.random = Random(seed)
        number = self.random.getrandbits(63) if seed is None else seed
        self.state = new_state(self.game, self.options, str(number))

    def seat(self, agent: str) -> SeatIndex:
        return self.seats[self.agents.index(agent)]

    def to_act(self) -> list[str]:
        return [self.agents[self.seats.index(seat)] for seat in to_act(self.state)]

    def mask(self, agent: str) -> Mask:
        """The legal moves of an agent that owes a choice; for the others nothing but waiting."""
        owes = agent in self.to_act()
        marks = mask(self.game, self.state, self.seat(agent)) if owes else np.zeros(self.game.move_count, np.int8)
        return np.append(marks, np.int8(not owes)) if self.waiting else marks

    def observe(self, agent: str) -> Observation:
        sight = see(self.game, self.state, self.seat(agent))
        return {"observation": observation(self.game, sight), "action_mask": self.mask(agent)}

    def legal(self, agent: str) -> list[MoveIndex]:
        return moves_of(self.game, self.state, self.seat(agent))

    def play(self, agent: str, action: int) -> None:
        check(self.game, self.state, self.seat(agent), MoveIndex(int(action)))
        self.game.play(self.state, self.seat(agent), MoveIndex(int(action)))

    def rewards(self) -> dict[str, float]:
        by_seat = returns(self.game, self.state)
        return {agent: by_seat[self.seat(agent)] for agent in self.agents}

    def render(self) -> Picture | str | None:
        """The table as the agent that is to act sees it; at the end everything is open."""
        if self.render_mode is None:
            return None
        acting = to_act(self.state)
        drawn = scene(self.game, see(self.game, self.state, acting[0] if acting else SPECTATOR))
        if self.render_mode == "rgb_array":
            return as_picture(drawn)
        if self.render_mode == "ansi":
            return as_text(drawn)
        print(as_text(drawn))
        return None


class raw_env(AECEnv[str, Observation, int]):  # type: ignore[misc]  # noqa: N801 - the name PettingZoo's users look for
    """One agent after another; an illegal action is refused with an IllegalMove that says why."""

    metadata: Words = {"render_modes": RENDER_MODES, "is_parallelizable": False, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str = GAMES[0].key,
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        replace_illegal: bool = False,
        **options: Any,
    ) -> None:
        super().__init__()
        self.sitting = _Sitting(game, 0, render_mode, options)
        self.metadata = self.metadata | {"name": f"wolfden_{self.sitting.game.key.replace('-', '_')}"}
        self.render_mode = render_mode
        self.max_cycles = max_cycles  # the game is cut off after so many moves for each agent
        self.replace_illegal = replace_illegal
        self.possible_agents = list(self.sitting.agents)
        self.agents = list(self.possible_agents)
        self.action_spaces = self.sitting.action_spaces
        self.observation_spaces = self.sitting.observation_spaces

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Words | None = None) -> None:
        """Deal a new game; the same seed deals the same game as `wolfden trace --seed`."""
        self.sitting.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.moves_made = 0
        self.agent_selection = self.sitting.to_act()[0]
        self._inform()

    def observe(self, agent: str) -> Observation:
        return self.sitting.observe(agent)

    def step(self, action: int) -> None:
        """The move of the agent whose turn it is; afterwards None for each agent that is out."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if self.replace_illegal and action not in self.sitting.legal(agent):
            action = self.sitting.random.choice(self.sitting.legal(agent))
        self.sitting.play(agent, action)
        self._cumulative_rewards[agent] = 0.0
        self.moves_made += 1
        self.rewards = self.sitting.rewards()
        if is_over(self.sitting.state):
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.sitting.to_act()[0]
            cut = self.max_cycles is not None and self.moves_made == self.max_cycles * len(self.agents)
            self.truncations = dict.fromkeys(self.agents, cut)
        self._inform()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Picture | str | None:
        return self.sitting.render()

    def close(self) -> None:
        pass

    def _inform(self) -> None:
        none = np.zeros(self.sitting.game.move_count, np.int8)
        self.infos = {agent: {"action_mask": none} for agent in self.agents}
        for agent in self.sitting.to_act():
            self.infos[agent] = {"action_mask": self.sitting.mask(agent)}

    def __str__(self) -> str:
        return str(self.metadata["name"])


class parallel_env(ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # noqa: N801 - the name PettingZoo's users look for
    """All agents at once: whoever owes a choice makes it, the others wait, which is their last action.

    A simultaneous decision takes one step; in a game of turns all but one agent wait.
    """

    metadata: Words = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str = GAMES[0].key,
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        illegal: Illegal = "lose",
        **options: Any,
    ) -> None:
        self.sitting = _Sitting(game, 1, render_mode, options)
        self.metadata = self.metadata | {"name": f"wolfden_{self.sitting.game.key.replace('-', '_')}"}
        self.render_mode = render_mode
        self.max_cycles = max_cycles  # the game is cut off after so many steps
        self.illegal = illegal
        self.steps = 0
        self.possible_agents = list(self.sitting.agents)
        self.agents = list(self.possible_agents)
        self.action_spaces = self.sitting.action_spaces
        self.observation_spaces = self.sitting.observation_spaces

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: Words | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """Deal a new game; the same seed deals the same game as `wolfden trace --seed`."""
        self.sitting.deal(seed)
        self.steps = 0
        self.agents = list(self.possible_agents)
        return self._observations(), self._infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        """The choices of all agents that owe one; what the others give is not looked at."""
        self.steps += 1
        agents, rewards, losers = self.agents, dict.fromkeys(self.agents, 0.0), []
        for agent in self.sitting.to_act():
            action, seat = MoveIndex(int(actions.get(agent, -1))), self.sitting.seat(agent)
            if self.sitting.game.objection(self.sitting.state, seat, action) != NO_OBJECTION:
                losers.append(agent)
                action = self.sitting.random.choice(self.sitting.legal(agent))
            self.sitting.play(agent, action)
        foul = bool(losers) and self.illegal == "lose"
        over = foul or is_over(self.sitting.state)
        rewards |= dict.fromkeys(losers, -1.0) if foul else self.sitting.rewards()
        cut = not over and self.steps == self.max_cycles
        results = self._observations(), rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), self._infos()
        self.agents = [] if over or cut else agents
        if self.render_mode == "human":
            self.render()
        return results

    def render(self) -> Picture | str | None:
        return self.sitting.render()

    def close(self) -> None:
        pass

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.sitting.observe(agent) for agent in self.agents}

    def _infos(self) -> dict[str, Info]:
        return {agent: {"action_mask": self.sitting.mask(agent)} for agent in self.agents}

    def __str__(self) -> str:
        return str(self.metadata["name"])
