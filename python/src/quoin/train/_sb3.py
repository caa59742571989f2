"""The vector environment, checkpoints and metrics for Stable-Baselines3."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from quoin.train import run
from quoin.train.networks import Greedy
from quoin.train.policies import without_mask
from quoin.vector import QuoinVectorEnv


class QuoinVecEnv(VecEnv):
    """The native vector environment as a Stable-Baselines3 ``VecEnv``.

    Masks are not part of the observations: they would fill the rollout buffer, and MaskablePPO asks for them anyway.
    """

    def __init__(self, id: str, count: int, options: Mapping[str, Any]) -> None:
        self.games = QuoinVectorEnv(id, count, autoreset_mode="SameStep", **options)
        self.render_mode = None
        self._seed: int | None = None
        self._returns, self._lengths = np.zeros(count), np.zeros(count, np.int64)
        space = self.games.single_observation_space
        space = spaces.Dict(without_mask(space.spaces)) if isinstance(space, spaces.Dict) else space
        super().__init__(count, space, self.games.single_action_space)

    def seed(self, seed: int | None = None) -> Sequence[int | None]:
        """Set the seed for the next reset."""
        self._seed = seed
        return [None if seed is None else seed + slot for slot in range(self.num_envs)]

    def reset(self) -> Any:
        """Start a game in every slot."""
        observations, _ = self.games.reset(seed=self._seed)
        self._seed = None
        return _shown(observations)

    def step_async(self, actions: Any) -> None:
        """Store the actions."""
        self._actions = actions

    def step_wait(self) -> Any:
        """Step with the stored actions."""
        observations, rewards, terminated, truncated, infos = self.games.step(self._actions)
        self._returns += rewards
        self._lengths += 1
        over = terminated | truncated
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for slot in np.flatnonzero(over):
            told[slot] = {
                "terminal_observation": _shown(infos["final_obs"][slot]),
                "TimeLimit.truncated": bool(truncated[slot] and not terminated[slot]),
                "episode": {"r": float(self._returns[slot]), "l": int(self._lengths[slot]), "t": 0.0},
            }
        self._returns[over], self._lengths[over] = 0, 0
        return _shown(observations), rewards.astype(np.float32), over, told

    def close(self) -> None:
        """Close the games."""
        self.games.close()

    def env_method(self, method_name: str, *method_args: Any, indices: Any = None, **method_kwargs: Any) -> list[Any]:
        """Return the masks of all slots; other methods are not supported."""
        if method_name != "action_masks":
            raise AttributeError(f"the games have no method {method_name}")
        return list(self.games.action_masks())

    def has_attr(self, attr_name: str) -> bool:
        """Whether the environments have an attribute."""
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """Return an attribute that all environments share."""
        return [getattr(self.games, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Not supported."""
        raise AttributeError(f"{attr_name} of the games cannot be set")

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Any = None) -> list[bool]:
        """Return False: the environments are never wrapped."""
        return [False] * self.num_envs


def _shown(observations: Any) -> Any:
    return without_mask(observations) if isinstance(observations, Mapping) else observations


def save(model: Any, task: run.Task) -> None:
    """Write a checkpoint atomically: the model, the games and all random states."""
    envs = model.env
    model.quoin_state = {
        "slots": run.save_slots(envs.games),
        "episodes": (envs._returns, envs._lengths),
        "numpy_rng": np.random.get_state(),
        "torch_rng": torch.get_rng_state().numpy(),
        "self_play": task.self_play.state() if task.self_play else {},
    }
    partial = task.checkpoint.with_name("." + task.checkpoint.name)
    model.save(partial)
    partial.replace(task.checkpoint)


def load(envs: QuoinVecEnv, task: run.Task, hyperparameters: Mapping[str, Any]) -> Any:
    """Load the model of a checkpoint and restore its games and random states."""
    # Replaced instead of loaded, because they contain functions.
    schedules = {name: hyperparameters.get(name) for name in ("learning_rate", "clip_range", "clip_range_vf")}
    schedules["lr_schedule"] = None
    model = MaskablePPO.load(task.checkpoint, envs, custom_objects=schedules, force_reset=False, **hyperparameters)
    state = getattr(model, "quoin_state", None)
    if state is None:
        # A checkpoint from an earlier version, which starts new games.
        model._last_obs = None
        return model
    run.load_slots(envs.games, state["slots"])
    envs._returns, envs._lengths = state["episodes"]
    np.random.set_state(state["numpy_rng"])
    torch.set_rng_state(torch.from_numpy(state["torch_rng"]))
    if task.self_play and state["self_play"]:
        task.self_play.load(state["self_play"])
    return model


#: What Stable-Baselines3 logs, by CleanRL's names, and the factor that makes the quantities equal.
_METRICS = {
    "train/learning_rate": ("charts/learning_rate", 1.0),
    "train/policy_gradient_loss": ("losses/policy_loss", 1.0),
    "train/value_loss": ("losses/value_loss", 0.5),
    "train/entropy_loss": ("losses/entropy", -1.0),
    "train/approx_kl": ("losses/approx_kl", 1.0),
    "train/clip_fraction": ("losses/clipfrac", 1.0),
    "train/explained_variance": ("losses/explained_variance", 1.0),
}


class AfterUpdate(BaseCallback):
    """Logs, reports, evaluates and saves after each update."""

    def __init__(self, task: run.Task, curve: run.Curve, updates: int, done: int) -> None:
        super().__init__()
        self._task, self._curve = task, curve
        self._updates, self._update = updates, done
        self._finished: list[tuple[float, int]] = []
        batch = task.args.num_envs * task.args.num_steps
        self._progress = run.Progress(updates * batch, done * batch)

    def _on_step(self) -> bool:
        self._finished += [(info["episode"]["r"], info["episode"]["l"]) for info in self.locals["infos"] if "episode" in info]
        return True

    def _on_rollout_end(self) -> None:
        self._update += 1

    # The library has no callback after an update. The next rollout, or the end, comes right after it.
    def _on_rollout_start(self) -> None:
        if self.model.logger.name_to_value:
            self._updated()
        if self._task.self_play:
            self._task.self_play.draw()

    def _on_training_end(self) -> None:
        self._updated()

    def _updated(self) -> None:
        args, curve, step = self._task.args, self._curve, self.num_timesteps
        last = self._update == self._updates
        told = {}
        if self._finished:
            mean_return, mean_length = np.mean(self._finished, axis=0).tolist()
            told["return"] = mean_return
            curve.log("charts/episodic_return", mean_return, step)
            curve.log("charts/episodic_length", mean_length, step)
            self._finished = []
        curve.log("charts/SPS", self._progress.rate(step), step)
        for theirs, (name, factor) in _METRICS.items():
            if theirs in self.model.logger.name_to_value:
                curve.log(name, factor * float(self.model.logger.name_to_value[theirs]), step)
        self._progress.tell(step, told, now=last)
        if args.eval_frequency and self._update % args.eval_frequency == 0 and not last:
            self._task.evaluate(Greedy(self.model.policy.network), step)
        self._task.snapshot(self.model.policy.network, self._update, step)
        if last or (args.checkpoint_frequency and self._update % args.checkpoint_frequency == 0):
            save(self.model, self._task)
