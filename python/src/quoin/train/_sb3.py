"""What Stable-Baselines3 needs to know: the vector environment as its own, and a network on fields."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import VecEnv
from torch import Tensor, nn

from quoin._layout import Layout
from quoin.train import run
from quoin.train.networks import Network
from quoin.vector import QuoinVectorEnv


class QuoinVecEnv(VecEnv):
    """The native vector environment as Stable-Baselines3 wants it."""

    def __init__(self, id: str, count: int, options: Mapping[str, Any]) -> None:
        self.games = QuoinVectorEnv(id, count, autoreset_mode="SameStep", **options)
        self.render_mode = None
        self._seed: int | None = None
        self._returns, self._lengths = np.zeros(count), np.zeros(count, np.int64)
        super().__init__(count, self.games.single_observation_space, self.games.single_action_space)

    def seed(self, seed: int | None = None) -> Sequence[int | None]:
        """What the next reset begins with."""
        self._seed = seed
        return [None if seed is None else seed + slot for slot in range(self.num_envs)]

    def reset(self) -> Any:
        """Begins a game in every slot."""
        observations, _ = self.games.reset(seed=self._seed)
        self._seed = None
        return observations

    def step_async(self, actions: Any) -> None:
        """Keeps the actions."""
        self._actions = actions

    def step_wait(self) -> Any:
        """Plays them."""
        observations, rewards, terminated, truncated, infos = self.games.step(self._actions)
        self._returns += rewards
        self._lengths += 1
        over = terminated | truncated
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for slot in np.flatnonzero(over):
            told[slot] = {
                "terminal_observation": infos["final_obs"][slot],
                "TimeLimit.truncated": bool(truncated[slot] and not terminated[slot]),
                "episode": {"r": float(self._returns[slot]), "l": int(self._lengths[slot]), "t": 0.0},
            }
        self._returns[over], self._lengths[over] = 0, 0
        return observations, rewards.astype(np.float32), over, told

    def close(self) -> None:
        """Ends the games."""
        self.games.close()

    def env_method(self, method_name: str, *method_args: Any, indices: Any = None, **method_kwargs: Any) -> list[Any]:
        """Only the masks, which are those of all slots."""
        if method_name != "action_masks":
            raise AttributeError(f"the games have no method {method_name}")
        return list(self.games.action_masks())

    def has_attr(self, attr_name: str) -> bool:
        """Whether games have something of this name."""
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """What all games have in common."""
        return [getattr(self.games, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Nothing can be set."""
        raise AttributeError(f"{attr_name} of the games cannot be set")

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Any = None) -> list[bool]:
        """They never are."""
        return [False] * self.num_envs


class Features(BaseFeaturesExtractor):
    """The body of a network."""

    def __init__(self, space: Any, layout: Layout, kind: str, width: int) -> None:
        network = Network(layout, kind, width)
        super().__init__(space, network.size)
        self.network = network
        # Only the body is used: the policy has heads of its own.
        self.network.policy = self.network.value = nn.Identity()

    def forward(self, observations: Any) -> Tensor:
        fields = observations if isinstance(observations, Mapping) else {self.network.fields[0].name: observations}
        return self.network.features(fields)


class Exported(nn.Module):
    """A policy of sb3-contrib as a function of fields."""

    def __init__(self, policy: Any) -> None:
        super().__init__()
        self.policy = policy
        self.fields = policy.features_extractor.network.fields

    def forward(self, fields: Mapping[str, Tensor]) -> tuple[Tensor, Tensor]:
        """Logits and values."""
        features = self.policy.features_extractor.network.features(fields)
        actor, critic = self.policy.mlp_extractor(features)
        return self.policy.action_net(actor), self.policy.value_net(critic).squeeze(-1)


def policy(layout: Layout) -> str:
    """The name of the policy for what an environment shows."""
    return "MlpPolicy" if len(layout.observation) == 1 else "MultiInputPolicy"


def policy_options(layout: Layout, kind: str, width: int) -> dict[str, Any]:
    """A policy on the body of a network."""
    if kind == "candidates":
        raise ValueError("a policy of Stable-Baselines3 has one layer for all actions; --network must be mlp, cnn or auto")
    chosen: dict[str, Any] = {"layout": layout, "kind": "mlp" if kind == "auto" else kind, "width": width}
    # Refuses what does not fit before anything is trained.
    Network(**chosen)
    return {"features_extractor_class": Features, "features_extractor_kwargs": chosen, "net_arch": [], "normalize_images": False}


def save(model: Any, file: Path) -> None:
    """Saves whole or not at all."""
    partial = file.with_name("." + file.name)
    model.save(partial)
    partial.replace(file)


def callback(args: argparse.Namespace, task: run.Task, curve: run.Curve, progress: run.Progress) -> BaseCallback:
    """Logs, reports, evaluates and saves after each update."""

    class After(BaseCallback):
        updates = 0

        def _on_step(self) -> bool:
            return True

        def _on_rollout_end(self) -> None:
            self.updates += 1
            step = self.num_timesteps
            curve.log("charts/SPS", progress.rate(step), step)
            told = {}
            if self.model.ep_info_buffer:
                told["return"] = float(np.mean([episode["r"] for episode in self.model.ep_info_buffer]))
                curve.log("charts/episodic_return", told["return"], step)
            for name, value in self.model.logger.name_to_value.items():
                if name.startswith("train/") and isinstance(value, (int, float)):
                    curve.log(name.replace("train/", "losses/"), float(value), step)
            progress.tell(step, told)
            if args.eval_frequency and self.updates % args.eval_frequency == 0:
                task.evaluate(self.model, curve, step)
                save(self.model, task.checkpoint)

    torch.manual_seed(args.seed)
    return After()
