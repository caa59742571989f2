"""Two players who take turns, for PettingZoo, on one slot of Java that plays both sides."""

from __future__ import annotations

import warnings
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from quoin import _layout, _options
from quoin._core import Core, checked_reset_options, java_seed
from quoin.environment import RENDER_MODES, checked_action, checked_render_mode

MASK = "action_mask"


def wrapped(env: AECEnv) -> Any:
    """An environment with PettingZoo's usual wrappers: an illegal move loses the game."""
    inner = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(inner))


class TwoPlayers(AECEnv):  # type: ignore[misc]
    """The environment without wrappers: an illegal move raises ValueError.

    Subclasses say what a player sees who is not to move, and what the end of a game earns.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": RENDER_MODES, "render_fps": 4, "is_parallelizable": False}

    def __init__(self, env_id: str, render_mode: str | None, options: dict[str, Any]) -> None:
        super().__init__()
        self.render_mode = checked_render_mode(render_mode)
        self._options = {**options, "opponent": "self", "invalid_move_mode": "error"}
        self._layout = _layout.of(env_id, _options.plain(env_id, self._options))
        self.possible_agents = ["player_0", "player_1"]
        mask = spaces.Box(0, 1, (self._layout.actions,), np.int8)
        own = self._layout.observation_space
        shown = own.spaces if isinstance(own, spaces.Dict) else {"observation": own}
        self.observation_spaces = {agent: spaces.Dict({**shown, MASK: mask}) for agent in self.possible_agents}
        self.action_spaces = {agent: self._layout.action_space for agent in self.possible_agents}
        self.agents: list[str] = []
        self._core: Core | None = None
        self._seeded = False

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The observations of a player."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The actions of a player."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game; ``options={"position": ...}`` or ``{"opening": ...}``, where the game has it, begins it elsewhere.

        Other options are passed over.
        """
        given = checked_reset_options(options)
        if seed is not None:
            java_seed(seed)
        elif not self._seeded:
            seed = int(np.random.SeedSequence().generate_state(1, np.uint64)[0])
        if self._core is None:
            self._core = Core(self._layout, self._options, 1, "DISABLED", 1)
        begins = {name for name in ("position", "opening") if name in self._layout.reset_options}
        self._core.reset(0, seed, {name: value for name, value in given.items() if name in begins})
        self._seeded = True
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, bool(self._core.terminated[0]))
        self.truncations = dict.fromkeys(self.agents, bool(self._core.truncated[0]))
        self._turn()
        if self.render_mode == "human":
            self.render()

    def step(self, action: Any) -> None:
        """Takes an action for :attr:`agent_selection`; None once its game is over."""
        core = self._open()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        core.action[0] = checked_action(action, self._layout.actions)
        core.step()
        self._cumulative_rewards[agent] = 0.0
        first, second = self._earned(core)
        self.rewards = {"player_0": first, "player_1": second}
        self.terminations = dict.fromkeys(self.agents, bool(core.terminated[0]))
        self.truncations = dict.fromkeys(self.agents, bool(core.truncated[0]))
        self._turn()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        """What a player sees, also when it is not to move; then its mask is all zeros."""
        core = self._open()
        shown = core.observe(0)
        parts = dict(shown) if isinstance(shown, dict) else {"observation": shown}
        parts[MASK] = self._mask(agent)
        return parts if self._sees(agent) else self._from_aside(agent, parts)

    def render(self) -> Any:
        """The game as text (``ansi``) or as pixels (``rgb_array``); ``human`` prints the text."""
        if self.render_mode is None:
            warnings.warn("render() does nothing without a render_mode", UserWarning, stacklevel=2)
            return None
        if self.render_mode == "rgb_array":
            return self._open().picture(0)
        text = self._open().text(0)
        if self.render_mode == "ansi":
            return text
        print(text, flush=True)
        return None

    def close(self) -> None:
        """Frees what the environment holds in Java."""
        if self._core is not None:
            self._core.close()
            self._core = None
            self._seeded = False

    def _earned(self, core: Core) -> tuple[float, float]:
        raise NotImplementedError

    def _from_aside(self, agent: str, parts: dict[str, Any]) -> dict[str, Any]:
        """What a player sees when ``parts`` is shown to the other."""
        raise NotImplementedError

    def _open(self) -> Core:
        if self._core is None:
            raise ResetNeeded("an environment must be reset first")
        return self._core

    def _sees(self, agent: str) -> bool:
        """Whether what Java shows now is shown to this player."""
        return self.possible_agents.index(agent) == int(self._open().info["agent_player"][0])

    def _turn(self) -> None:
        self.agent_selection = self.possible_agents[int(self._open().info["current_player"][0])]
        winner = int(self._open().info["winner"][0])
        self.infos = {agent: {MASK: self._mask(agent), "winner": winner} for agent in self.agents}

    def _mask(self, agent: str) -> NDArray[np.int8]:
        if not self._sees(agent):
            return np.zeros(self._layout.actions, np.int8)
        mask: NDArray[np.int8] = self._open().info[MASK][0].copy()
        return mask
