"""Wrappers that make the mask part of the observation, for libraries that expect it there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import RecordConstructorArgs
from gymnasium.vector import AutoresetMode, VectorEnv, VectorWrapper
from gymnasium.vector.utils import batch_space

if TYPE_CHECKING:
    _VectorWrapper = VectorWrapper[Any, Any, Any, Any, Any]
else:
    # Before Gymnasium 1.3, it was not generic.
    _VectorWrapper = VectorWrapper


def _with_mask(observation: spaces.Space[Any], actions: spaces.Space[Any], key: str, mask_key: str) -> spaces.Dict:
    if not isinstance(actions, spaces.Discrete):
        raise TypeError(f"a mask needs discrete actions, got {actions}")
    return spaces.Dict({key: observation, mask_key: spaces.Box(0, 1, (int(actions.n),), np.int8)})


class MaskedObservation(gymnasium.Wrapper[Any, Any, Any, Any], RecordConstructorArgs):
    """Makes the observation a dictionary of the observation and its mask of legal actions (int8).

    :param key: key of the observation; RLlib's examples use ``observations``
    :param mask_key: key of the mask
    """

    def __init__(self, env: gymnasium.Env[Any, Any], key: str = "observation", mask_key: str = "action_mask") -> None:
        RecordConstructorArgs.__init__(self, key=key, mask_key=mask_key)
        gymnasium.Wrapper.__init__(self, env)
        self._key, self._mask_key = key, mask_key
        self.observation_space = _with_mask(env.observation_space, env.action_space, key, mask_key)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Reset the environment, with the mask in the observation."""
        observation, info = self.env.reset(seed=seed, options=options)
        return self._masked(observation, info), info

    def step(self, action: Any) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        """Step the environment, with the mask in the observation."""
        observation, reward, terminated, truncated, info = self.env.step(action)
        return self._masked(observation, info), reward, terminated, truncated, info

    def _masked(self, observation: Any, info: dict[str, Any]) -> dict[str, Any]:
        return {self._key: observation, self._mask_key: info["action_mask"].copy()}


class MaskedVectorObservation(_VectorWrapper):
    """The same for a vector environment, in every autoreset mode."""

    def __init__(self, env: VectorEnv[Any, Any, Any], key: str = "observation", mask_key: str = "action_mask") -> None:
        super().__init__(env)
        self._key, self._mask_key = key, mask_key
        self.single_observation_space = _with_mask(env.single_observation_space, env.single_action_space, key, mask_key)
        self.observation_space = batch_space(self.single_observation_space, env.num_envs)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Reset the environments, with the masks in the observations."""
        observations, infos = self.env.reset(seed=seed, options=options)
        return self._masked(observations, infos), infos

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Step the environments, with the masks in the observations."""
        observations, rewards, terminated, truncated, infos = self.env.step(actions)
        if self.env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP and "final_obs" in infos:
            masks = infos["final_info"]["action_mask"]
            for slot in np.flatnonzero(infos["_final_obs"]):
                last = {self._key: infos["final_obs"][slot], self._mask_key: masks[slot].copy()}
                infos["final_obs"][slot] = last
        return self._masked(observations, infos), rewards, terminated, truncated, infos

    def _masked(self, observations: Any, infos: dict[str, Any]) -> dict[str, Any]:
        # After a partial reset, only the infos of the reset slots count; the environment's own masks cover all slots.
        masks = self.env.unwrapped.action_masks()  # type: ignore[attr-defined]
        return {self._key: observations, self._mask_key: masks.astype(np.int8)}
