"""The environments in the form that other libraries want, with masks where those look for them.

Stable-Baselines3 and RLlib need no adapter of this kind: see :mod:`quoin.train.policies` and :mod:`quoin.train.rllib`.
"""

from __future__ import annotations

from typing import Any

import gymnasium

import quoin  # noqa: F401  (registers the environments)
from quoin.train._extras import needed
from quoin.wrappers import MaskedObservation


def torchrl_env(env_id: str, **options: Any) -> Any:
    """A TorchRL environment whose actions, random ones included, keep to the mask.

    The tensordict has ``observation`` and ``action_mask`` (bool). In an environment that shows a dictionary, the fields are
    ``("observation", name)``. TorchRL samples from masks of finished episodes too, so theirs allow every action.
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
    """A Gymnasium environment for Tianshou, whose algorithms read ``obs.obs`` and keep to ``obs.mask``."""
    return MaskedObservation(gymnasium.make(_full(env_id), **options), key="obs", mask_key="mask")


def _full(env_id: str) -> str:
    return env_id if "/" in env_id else f"quoin/{env_id}"
