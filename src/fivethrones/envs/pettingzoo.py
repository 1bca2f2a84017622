"""PettingZoo: ``env("btwixt", seats=4)``, one agent for each seat, in turns as the game asks them.

An observation is ``{"observation": numbers, "action_mask": mask}``; `fivethrones.envs.table.named` tells its arrays by name.
Those who are asked together answer one after the other, none seeing what the others said.
`parallel_env` is for learners that have every agent act in every cycle.
"""

from typing import Any, ClassVar

import gymnasium
import numpy as np
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.env_logger import EnvLogger

from fivethrones.encoding.episode import Episode
from fivethrones.envs.render import ansi, rgb_array
from fivethrones.envs.table import SEEDS, Table
from fivethrones.kernel.action import Seat
from fivethrones.kernel.seen import seen
from fivethrones.kernel.text import to_data

Agent = str
ILLEGAL = -1.0  # what a word that may not be said costs, which also ends the game


def env(game: str, **keywords: Any) -> "AECEnv[Agent, Any, Any]":
    """The game with guards before it: who says what may not be said loses at once."""
    return Guarded(raw_env(game, **keywords))


class raw_env(AECEnv[Agent, Any, Any]):  # noqa: N801 (the name that users of PettingZoo expect)
    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["human", "ansi", "rgb_array"],
        "name": "fivethrones_v1",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self, game: str, render_mode: str | None = None, max_cycles: int | None = None, **settings: Any
    ) -> None:
        """``max_cycles``: after so many words the game is broken off."""
        super().__init__()
        self.table = Table(game, settings)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents: list[Agent]
        low, high = self.table.bounds()
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(low, high, dtype=np.int32),
                    "action_mask": gymnasium.spaces.Box(0, 1, (self.table.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(self.table.actions) for agent in self.possible_agents
        }
        self.rng = np.random.default_rng()
        self.episode: Episode | None = None
        self.words = 0

    def observation_space(self, agent: Agent) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.rng = np.random.default_rng(seed)
        self.episode = self.table.begin(int(self.rng.integers(SEEDS)))
        self.words = 0
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.played().seat]

    def played(self) -> Episode:
        assert self.episode is not None, "reset() begins a game"
        return self.episode

    def observe(self, agent: Agent) -> dict[str, Any]:
        seat = self.seat_of(agent)
        return {
            "observation": self.table.observe(self.played(), seat),
            "action_mask": self.table.mask(self.played(), seat),
        }

    def seat_of(self, agent: Agent) -> Seat:
        return self.possible_agents.index(agent)

    def view(self, agent: Agent) -> dict[str, Any]:
        """All that the page would show this seat, for JSON: view, question, what has just happened."""
        state = self.played().state
        told: dict[str, Any] = to_data(seen(self.table.game, state, self.seat_of(agent), state.events))
        return told

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.played().say(int(action))
        self.words += 1
        if self.played().is_over():
            self.end()
        else:
            if self.max_cycles is not None and self.words >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.possible_agents[self.played().seat]
        if self.render_mode == "human":
            self.render()

    def end(self) -> None:
        """The only moment with rewards."""
        self.rewards = dict(zip(self.possible_agents, self.played().returns(), strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)

    def lose(self, agent: Agent) -> None:
        """As PettingZoo's own guard has it: the game is over, and nobody else gets anything."""
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards[agent] = ILLEGAL
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Any:
        """As the seat that is asked sees the table."""
        episode = self.played()
        seat = max(episode.seat, 0)
        if self.render_mode == "rgb_array":
            return rgb_array(self.table.game, episode.state, seat)
        text = ansi(self.table.game, episode.state, seat)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None


def of_the_game(name: str) -> Any:
    return property(lambda guarded: getattr(guarded.env, name))


class Guarded(wrappers.OrderEnforcingWrapper[Agent, Any, Any]):
    """What PettingZoo's three guards see to: order of calls, bounds of actions, illegal actions.

    One around the other they look up each attribute through all of them, which takes longer than most games do.
    """

    env: raw_env
    agents = of_the_game("agents")
    agent_selection = of_the_game("agent_selection")
    rewards = of_the_game("rewards")
    _cumulative_rewards = of_the_game("_cumulative_rewards")
    terminations = of_the_game("terminations")
    truncations = of_the_game("truncations")
    infos = of_the_game("infos")

    def last(self, observe: bool = True) -> Any:
        """Straight from the game, if there is one."""
        return self.env.last(observe) if self._has_reset else super().last(observe)

    def step(self, action: int | None) -> None:
        if not self._has_reset or not self.env.agents:
            super().step(action)
            return
        self._has_updated = True
        if self.is_sound(action):
            self.env.step(action)
            return
        EnvLogger.warn_on_illegal_move()
        self.env.lose(self.env.agent_selection)

    def is_sound(self, action: int | None) -> bool:
        """Whether it may be said now; what is no action at all is the caller's fault."""
        env = self.env
        agent = env.agent_selection
        if env.terminations[agent] or env.truncations[agent]:
            return True
        if isinstance(action, int | np.integer) and env.played().may_say(int(action)):
            return True
        assert env.action_space(agent).contains(action), "action is not in action space"
        assert action is not None
        return env.played().may_say(int(action))


class parallel_env(ParallelEnv[Agent, Any, Any]):  # noqa: N801 (the name that users of PettingZoo expect)
    """Every agent acts in every cycle, but one word is heard: that of the seat that is asked, which alone has a mask with ones.

    What may not be said is not heard either, and the same seat is asked again: of those who learn in this way many know no masks.
    """

    metadata: ClassVar[dict[str, Any]] = raw_env.metadata

    def __init__(self, game: str, max_cycles: int | None = None, **keywords: Any) -> None:
        """``max_cycles``: after so many the game is broken off, whatever was heard in them."""
        self.turns = raw_env(game, **keywords)
        self.max_cycles = max_cycles
        self.possible_agents = self.turns.possible_agents
        self.render_mode = self.turns.render_mode
        self.cycles = 0

    def observation_space(self, agent: Agent) -> Any:
        return self.turns.observation_space(agent)

    def action_space(self, agent: Agent) -> Any:
        return self.turns.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Any], dict[Agent, dict[str, Any]]]:
        self.turns.reset(seed=seed)
        self.agents = self.turns.agents.copy()
        self.cycles = 0
        return self.observations(), self.infos()

    def step(
        self, actions: dict[Agent, Any]
    ) -> tuple[
        dict[Agent, Any],
        dict[Agent, float],
        dict[Agent, bool],
        dict[Agent, bool],
        dict[Agent, dict[str, Any]],
    ]:
        said = actions.get(self.turns.agent_selection)
        if said is not None and self.turns.played().may_say(int(said)):
            self.turns.step(said)
        self.cycles += 1
        is_over = self.turns.played().is_over()
        is_broken_off = not is_over and self.max_cycles is not None and self.cycles >= self.max_cycles
        told = (
            self.observations(),
            self.turns.rewards.copy(),
            self.turns.terminations.copy(),
            dict.fromkeys(self.agents, is_broken_off),
            self.infos(),
        )
        if is_over or is_broken_off:
            self.agents = []
        return told

    def observations(self) -> dict[Agent, Any]:
        return {agent: self.turns.observe(agent) for agent in self.agents}

    def infos(self) -> dict[Agent, dict[str, Any]]:
        return {agent: {} for agent in self.agents}

    def view(self, agent: Agent) -> dict[str, Any]:
        return self.turns.view(agent)

    def render(self) -> Any:
        return self.turns.render()
