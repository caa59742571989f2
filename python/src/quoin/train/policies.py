"""A policy for Stable-Baselines3 that works with every environment of this package.

    env = gymnasium.make("quoin/MiniScrabble-v0", opponent="greedy")
    MaskablePPO(MaskedPolicy, env, rollout_buffer_class=MaskBuffer).learn(100_000)

The mask selects legal actions and is not an input of the network. With ``MultiInputPolicy`` it would be, and the first layer would
have a weight for each of 65,251 actions. Listed candidates are rated one by one, words in places by
:class:`~quoin.train.networks.WordsHead`. :class:`MaskBuffer` stores one byte for each action of a mask instead of eight; use it if
observations are dictionaries.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import torch
from gymnasium import spaces
from sb3_contrib.common.maskable.buffers import MaskableDictRolloutBuffer
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.buffers import DictRolloutBuffer
from torch import Tensor, nn

from quoin._layout import Field, Layout
from quoin.train.networks import MaskedCategorical, Network


class MaskedPolicy(MaskableActorCriticPolicy):
    """Policy and value from a :class:`~quoin.train.networks.Network`, for MaskablePPO.

    :param network: the architecture: ``auto``, ``mlp``, ``cnn``, ``small-cnn``, ``words`` or ``candidates``
    :param width: the width of its layers
    """

    def __init__(
        self,
        observation_space: spaces.Space[Any],
        action_space: spaces.Space[Any],
        lr_schedule: Any,
        network: str = "auto",
        width: int = 256,
        **options: Any,
    ) -> None:
        self._kind, self._width = network, width
        super().__init__(observation_space, action_space, lr_schedule, **{"net_arch": [], "normalize_images": False, **options})

    def _build(self, lr_schedule: Any) -> None:
        self.network = Network(layout_of(self.observation_space, self.action_space), self._kind, self._width)
        # The base class's features extractor has no weights and is not used.
        self.mlp_extractor = self.action_net = self.value_net = nn.Identity()
        self.optimizer = self.optimizer_class(self.network.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs)

    def make_features_extractor(self) -> Any:
        """Return one without weights: observations go to the network unchanged."""
        unused = nn.Identity()
        unused.features_dim = 1
        return unused

    def _get_constructor_parameters(self) -> dict[str, Any]:
        return {**super()._get_constructor_parameters(), "network": self._kind, "width": self._width}

    def forward(self, obs: Any, deterministic: bool = False, action_masks: Any = None) -> tuple[Tensor, Tensor, Tensor]:
        """Return actions, values and the log-probabilities of the actions."""
        hidden, policy = self._policy(obs, action_masks)
        actions = policy.mode() if deterministic else policy.sample()
        return actions, self.network.value(hidden), policy.log_prob(actions)

    def evaluate_actions(self, obs: Any, actions: Tensor, action_masks: Any = None) -> tuple[Tensor, Tensor, Tensor]:
        """Return values, the log-probabilities of the actions, and entropies."""
        hidden, policy = self._policy(obs, action_masks)
        return self.network.value(hidden), policy.log_prob(actions.long().flatten()), policy.entropy()

    def _predict(self, observation: Any, deterministic: bool = False, action_masks: Any = None) -> Tensor:
        _, policy = self._policy(observation, action_masks)
        return policy.mode() if deterministic else policy.sample()

    def get_distribution(self, obs: Any, action_masks: Any = None) -> Any:
        """Return the distribution over legal actions."""
        return self._policy(obs, action_masks)[1]

    def predict_values(self, obs: Any) -> Tensor:
        """Return the values of observations."""
        return self.network.value(self.network.features(self._fields(obs)))

    def _policy(self, obs: Any, action_masks: Any) -> tuple[Tensor, MaskedCategorical]:
        fields = self._fields(obs)
        hidden = self.network.features(fields)
        if action_masks is None:
            legal = torch.ones((len(hidden), int(self.action_space.n)), dtype=torch.bool, device=hidden.device)
        else:
            legal = torch.as_tensor(np.asarray(action_masks)).to(hidden.device).reshape(len(hidden), -1)
        return hidden, self.network.policy_over(fields, legal, hidden)

    def _fields(self, obs: Any) -> Mapping[str, Tensor]:
        return obs if isinstance(obs, Mapping) else {self.network.fields[0].name: obs}


class MaskBuffer(MaskableDictRolloutBuffer):
    """A rollout buffer that stores masks as booleans, and does not repeat them in the observations."""

    def __init__(self, buffer_size: int, observation_space: spaces.Dict, action_space: Any, *arguments: Any, **options: Any) -> None:
        super().__init__(buffer_size, spaces.Dict(without_mask(observation_space.spaces)), action_space, *arguments, **options)

    def reset(self) -> None:
        """Make room for new steps."""
        self.mask_dims = int(self.action_space.n)
        self.action_masks = np.ones((self.buffer_size, self.n_envs, self.mask_dims), np.bool_)
        DictRolloutBuffer.reset(self)

    def add(self, obs: Any, *arguments: Any, **options: Any) -> None:
        """Add a step of every environment."""
        super().add(without_mask(obs), *arguments, **options)


def without_mask(parts: Mapping[str, Any]) -> dict[str, Any]:
    """Return the parts of an observation, or of its space, without the mask."""
    return {name: part for name, part in parts.items() if name != "action_mask"}


def layout_of(observations: Any, actions: Any) -> Layout:
    """Return the layout of an environment with these spaces."""
    parts: Any = observations.spaces if isinstance(observations, spaces.Dict) else {"observation": observations}
    fields = tuple(
        Field(name, str(box.dtype), float(np.min(box.low)), float(np.max(box.high)), tuple(box.shape))
        for name, box in parts.items()
    )
    return Layout("the environment", int(actions.n), fields, ())
