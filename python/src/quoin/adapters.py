"""Environments for other libraries, with masks where these libraries expect them.

Stable-Baselines3 and RLlib do not need these adapters: see :mod:`quoin.train.policies` and :mod:`quoin.train.rllib`.
"""

from __future__ import annotations

from typing import Any

import gymnasium

import quoin  # noqa: F401  (registers the environments)
from quoin.train._extras import needed
from quoin.wrappers import MaskedObservation


def torchrl_env(env_id: str, **options: Any) -> Any:
    """Create a TorchRL environment whose actions, including random ones, respect the mask.

    The tensordict contains ``observation`` and ``action_mask`` (bool). If the environment's observation is a dictionary, its fields
    are ``("observation", name)``. TorchRL also samples from the masks of finished episodes, so those allow every action.
    """
    import torch

    envs = needed("torchrl.envs", "torchrl")
    masked = _OpenAtTheEnd(gymnasium.make(_full(env_id), **options))
    wrapped = envs.GymWrapper(masked, categorical_action_encoding=True)
    as_booleans = envs.DTypeCastTransform(torch.int8, torch.bool, in_keys=["action_mask"])
    return envs.TransformedEnv(wrapped, envs.Compose(as_booleans, envs.ActionMask()))


class _OpenAtTheEnd(MaskedObservation):
    def _masked(self, observation: Any, info: dict[str, Any]) -> dict[str, Any]:
        masked = super()._masked(observation, info)
        if not masked["action_mask"].any():
            masked["action_mask"][:] = 1
        return masked


def tianshou_env(env_id: str, **options: Any) -> gymnasium.Env[Any, Any]:
    """Create a Gymnasium environment for Tianshou, whose algorithms read ``obs.obs`` and respect ``obs.mask``."""
    return MaskedObservation(gymnasium.make(_full(env_id), **options), key="obs", mask_key="mask")


def _full(env_id: str) -> str:
    return env_id if "/" in env_id else f"quoin/{env_id}"
