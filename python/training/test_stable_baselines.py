"""Stable-Baselines3 and sb3-contrib, unchanged, on every environment."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from conftest import FIGURES, IDS, against_random
from gymnasium.wrappers import FlattenObservation

sb3_contrib = pytest.importorskip("sb3_contrib")

from sb3_contrib import MaskablePPO  # noqa: E402
from sb3_contrib.common.maskable.evaluation import evaluate_policy  # noqa: E402
from sb3_contrib.common.maskable.utils import is_masking_supported  # noqa: E402
from stable_baselines3 import DQN, PPO  # noqa: E402
from stable_baselines3.common.env_checker import check_env  # noqa: E402
from stable_baselines3.common.env_util import make_vec_env  # noqa: E402
from stable_baselines3.common.vec_env import SubprocVecEnv  # noqa: E402


def policy_of(env: gymnasium.Env[Any, Any]) -> str:
    return "MultiInputPolicy" if isinstance(env.observation_space, gymnasium.spaces.Dict) else "MlpPolicy"


def plays_legally(model: Any, env: gymnasium.Env[Any, Any], episodes: int = 2) -> None:
    """Plays whole episodes in which every action must be legal, because illegal ones raise."""
    for seed in range(episodes):
        observation, info = env.reset(seed=seed)
        over = False
        while not over:
            action, _ = model.predict(observation, action_masks=info["action_mask"])
            assert info["action_mask"][action]
            observation, _, terminated, truncated, info = env.step(action)
            over = terminated or truncated


@pytest.mark.parametrize("id", IDS)
def test_the_checker_has_nothing_to_say(id: str) -> None:
    # It asks for rows of numbers, or for pictures for its own convolutions; warnings are errors here.
    check_env(FlattenObservation(gymnasium.make(id, **against_random(id))))


@pytest.mark.parametrize("id", IDS)
def test_maskable_ppo_learns_and_keeps_to_the_rules(id: str, tmp_path: Path) -> None:
    env = gymnasium.make(f"quoin/{id}", invalid_move_mode="error", **against_random(id))
    assert is_masking_supported(env)
    model = MaskablePPO(policy_of(env), env, n_steps=128, batch_size=64, n_epochs=2, learning_rate=1e-3, seed=1)
    before = {name: part.clone() for name, part in model.policy.state_dict().items()}
    model.learn(256)
    assert model.num_timesteps == 256
    assert any(not part.equal(before[name]) for name, part in model.policy.state_dict().items())
    assert all(part.isfinite().all() for part in model.policy.state_dict().values())
    plays_legally(model, env)
    model.save(tmp_path / "model")
    again = MaskablePPO.load(tmp_path / "model")
    observation, info = env.reset(seed=5)
    choices = [one.predict(observation, action_masks=info["action_mask"], deterministic=True)[0] for one in (model, again)]
    assert choices[0] == choices[1]


@pytest.mark.parametrize("id", [id for id in IDS if id.startswith("Crossword")])
def test_maskable_ppo_takes_rows_of_numbers_too(id: str) -> None:
    env = FlattenObservation(gymnasium.make(id, invalid_move_mode="error", **against_random(id)))
    model = MaskablePPO("MlpPolicy", env, n_steps=64, batch_size=32, n_epochs=2, seed=1).learn(128)
    plays_legally(model, env, 1)


def test_maskable_ppo_gets_better_at_othello() -> None:
    """Dense rewards, so that a short run is enough; judged by the discs at the end of other games."""
    options = {"opponent": "random", "agent_player": "random", "reward_mode": "dense"}
    envs = make_vec_env("quoin/Othello-v0", 16, seed=1, env_kwargs=options)
    judged = make_vec_env("quoin/Othello-v0", 16, seed=1001, env_kwargs={**options, "reward_mode": "sparse"})
    model = MaskablePPO("MlpPolicy", envs, n_steps=128, batch_size=256, n_epochs=4, gamma=0.95, learning_rate=1e-3, seed=1)
    before, _ = evaluate_policy(model, judged, n_eval_episodes=256, deterministic=False, warn=False)
    model.learn(50_000)
    after, _ = evaluate_policy(model, judged, n_eval_episodes=256, deterministic=False, warn=False)
    # The standard error of either is 0.06.
    FIGURES.append(f"MaskablePPO: mean result against random moves {before:+.2f} before, {after:+.2f} after 50,000 steps")
    assert abs(before) < 0.3 and after > before + 0.3


def test_maskable_ppo_runs_in_processes_of_their_own() -> None:
    # A name before the colon is what Gymnasium imports first: the other processes have not imported quoin.
    envs = make_vec_env(
        "quoin:quoin/Othello-v0",
        2,
        seed=1,
        env_kwargs={"opponent": "greedy"},
        vec_env_cls=SubprocVecEnv,
        vec_env_kwargs={"start_method": "spawn"},
    )
    try:
        assert MaskablePPO("MlpPolicy", envs, n_steps=64, batch_size=32, n_epochs=1, seed=1).learn(256).num_timesteps == 256
    finally:
        envs.close()


@pytest.mark.parametrize("mode", ["penalty", "random"])
@pytest.mark.parametrize("kind", [DQN, PPO])
def test_libraries_that_know_no_masks_run_on_what_becomes_of_illegal_actions(kind: Any, mode: str) -> None:
    env = gymnasium.make("quoin/Othello-v0", opponent="random", invalid_move_mode=mode, invalid_move_penalty=-0.1)
    # A penalty changes nothing on the board, so a policy that insists needs a limit of steps.
    env = gymnasium.wrappers.TimeLimit(env, 200)
    more = {"learning_starts": 100, "buffer_size": 2_000} if kind is DQN else {"n_steps": 256}
    model = kind("MlpPolicy", env, seed=1, **more).learn(1_024)
    assert model.num_timesteps >= 1_024
    assert all(part.isfinite().all() for part in model.policy.state_dict().values())


def test_dqn_runs_on_a_list_of_candidates() -> None:
    env = gymnasium.make("quoin/Crossword7-v0", opponent="random", invalid_move_mode="random")
    model = DQN("MultiInputPolicy", env, seed=1, learning_starts=50, buffer_size=500).learn(300)
    observation, _ = env.reset(seed=3)
    action, _ = model.predict(observation, deterministic=True)
    assert 0 <= int(action) < 200 and np.isfinite(env.step(action)[1])
