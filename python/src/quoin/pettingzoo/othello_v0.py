"""Othello for PettingZoo: ``player_0`` has the black discs and moves first, ``player_1`` the white ones.

An observation is a dictionary: ``observation`` (3, 8, 8) of own discs, the other's discs and legal moves, and
``action_mask``, which is all zeros for whoever is not to move. Infos hold the mask too. A player without a move passes
unasked, so the same player may be asked twice. At the end the winner gets 1 and the loser -1, both 0 for a draw.
"""

from __future__ import annotations

import warnings
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from quoin import _layout
from quoin._core import Core, java_seed
from quoin.environment import RENDER_MODES, checked_render_mode

ID = "Othello-v0"


def env(render_mode: str | None = None) -> Any:
    """The environment with PettingZoo's usual wrappers: an illegal move loses the game."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(render_mode), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv):  # type: ignore[misc]
    """The environment without wrappers: an illegal move raises ValueError."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "othello_v0",
        "render_modes": RENDER_MODES,
        "render_fps": 4,
        "is_parallelizable": False,
    }

    def __init__(self, render_mode: str | None = None) -> None:
        super().__init__()
        self.render_mode = checked_render_mode(render_mode)
        self._layout = _layout.of(ID, {})
        self.possible_agents = ["player_0", "player_1"]
        shown = spaces.Dict(
            {
                "observation": self._layout.observation_space,
                "action_mask": spaces.Box(0, 1, (self._layout.actions,), np.int8),
            }
        )
        self.observation_spaces = {agent: shown for agent in self.possible_agents}
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
        """Begins a game; ``options={"position": ...}`` begins it elsewhere. Other options are passed over."""
        if seed is not None:
            java_seed(seed)
        elif not self._seeded:
            seed = int(np.random.SeedSequence().generate_state(1, np.uint64)[0])
        if self._core is None:
            self._core = Core(self._layout, {"opponent": "self", "invalid_move_mode": "error"}, 1, "DISABLED", 1)
        self._core.reset(0, seed, {name: value for name, value in (options or {}).items() if name == "position"})
        self._seeded = True
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, bool(self._core.terminated[0]))
        self.truncations = dict.fromkeys(self.agents, False)
        self._turn()
        if self.render_mode == "human":
            self.render()

    def step(self, action: Any) -> None:
        """Plays a move for :attr:`agent_selection`; None once its game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        core = self._open()
        try:
            core.action[0] = action
        except (TypeError, ValueError, OverflowError):
            raise TypeError(f"an action must be a whole number, got {action!r}") from None
        if core.action[0] != action:
            raise TypeError(f"an action must be a whole number, got {action!r}")
        core.step()
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if core.terminated[0]:
            lead = int(core.info["black_count"][0]) - int(core.info["white_count"][0])
            result = float(np.sign(lead))
            self.rewards = {"player_0": result, "player_1": -result}
            self.terminations = dict.fromkeys(self.agents, True)
        self._turn()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        """What a player sees, also when it is not to move."""
        core = self._open()
        planes = core.observe(0)
        if self.possible_agents.index(agent) != core.info["agent_player"][0]:
            planes = np.stack([planes[1], planes[0], np.zeros_like(planes[2])])
        return {"observation": planes, "action_mask": self._mask(agent)}

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

    def _open(self) -> Core:
        if self._core is None:
            raise ResetNeeded("an environment must be reset first")
        return self._core

    def _turn(self) -> None:
        core = self._open()
        self.agent_selection = self.possible_agents[int(core.info["current_player"][0])]
        self.infos = {agent: {"action_mask": self._mask(agent)} for agent in self.agents}

    def _mask(self, agent: str) -> NDArray[np.int8]:
        core = self._open()
        if self.possible_agents.index(agent) != core.info["agent_player"][0]:
            return np.zeros(self._layout.actions, np.int8)
        mask: NDArray[np.int8] = core.info["action_mask"][0].astype(np.int8)
        return mask
