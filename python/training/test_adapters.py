from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.wrappers import RecordVideo

import quoin
from quoin import adapters


def test_torchrl_keeps_to_the_mask() -> None:
    envs = pytest.importorskip("torchrl.envs")
    for id in ("Othello-v0", "Crossword7-v0"):
        env = adapters.torchrl_env(id, opponent="random", invalid_move_mode="error")
        envs.check_env_specs(env)
        played = env.rollout(40, break_when_any_done=False)
        assert played.batch_size[0] == 40
        assert played["action_mask"].gather(1, played["action"].unsqueeze(1)).all()


def test_torchrl_trains_a_masked_actor() -> None:
    pytest.importorskip("torchrl")
    import torch
    from tensordict.nn import TensorDictModule
    from torch import nn
    from torchrl.modules import MaskedCategorical, ProbabilisticActor

    env = adapters.torchrl_env("Othello-v0", opponent="random", reward_mode="dense", invalid_move_mode="error")
    network = nn.Sequential(nn.Flatten(-3), nn.Linear(192, 64), nn.ReLU(), nn.Linear(64, 64))
    actor = ProbabilisticActor(
        TensorDictModule(network, in_keys=["observation"], out_keys=["logits"]),
        in_keys={"logits": "logits", "mask": "action_mask"},
        distribution_class=MaskedCategorical,
        return_log_prob=True,
    )
    optimizer = torch.optim.Adam(network.parameters())
    before = network[1].weight.detach().clone()
    played = env.rollout(64, actor, break_when_any_done=False)
    distribution = actor.get_dist(played)
    loss = -(distribution.log_prob(played["action"]) * played["next", "reward"].squeeze(-1)).mean()
    loss.backward()
    optimizer.step()
    assert not torch.equal(before, network[1].weight)


def test_tianshou_trains_dqn_within_the_mask() -> None:
    pytest.importorskip("tianshou", reason="Tianshou needs Python 3.11")
    import torch
    from tianshou.algorithm.modelfree.dqn import DQN, DiscreteQLearningPolicy
    from tianshou.algorithm.optim import AdamOptimizerFactory
    from tianshou.data import Collector, VectorReplayBuffer
    from tianshou.env import DummyVectorEnv
    from torch import nn

    class Values(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.layers = nn.Sequential(nn.Flatten(), nn.Linear(192, 64), nn.ReLU(), nn.Linear(64, 64))

        def forward(self, obs: Any, state: Any = None, info: Any = None) -> tuple[Any, Any]:
            return self.layers(torch.as_tensor(obs.obs if hasattr(obs, "obs") else obs, dtype=torch.float32)), state

    # Illegal actions would raise.
    games = [lambda: adapters.tianshou_env("Othello-v0", opponent="random", invalid_move_mode="error") for _ in range(4)]
    policy = DiscreteQLearningPolicy(model=Values(), action_space=games[0]().action_space, eps_training=0.2)
    algorithm = DQN(policy=policy, optim=AdamOptimizerFactory(lr=1e-3))
    buffer = VectorReplayBuffer(2000, 4)
    collector = Collector(algorithm, DummyVectorEnv(games), buffer, exploration_noise=True)
    collector.reset()
    collected = collector.collect(n_step=400)
    assert collected.n_collected_episodes >= 4
    before = policy.model.layers[1].weight.detach().clone()
    with policy_in_training(algorithm):
        algorithm.update(buffer=buffer, sample_size=64)
    assert not torch.equal(before, policy.model.layers[1].weight)


def policy_in_training(algorithm: Any) -> Any:
    from tianshou.utils.torch_utils import policy_within_training_step

    return policy_within_training_step(algorithm.policy)


def test_videos_are_recorded(tmp_path: Path) -> None:
    pytest.importorskip("moviepy", reason="RecordVideo needs moviepy")
    env = RecordVideo(gymnasium.make("quoin/Othello-v0", render_mode="rgb_array", opponent="random"), str(tmp_path / "videos"))
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    env.close()
    (video,) = (tmp_path / "videos").glob("*.mp4")
    assert video.stat().st_size > 1000


def test_missing_libraries_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torchrl", None)
    monkeypatch.setitem(sys.modules, "torchrl.envs", None)
    with pytest.raises(ModuleNotFoundError, match="torchrl"):
        adapters.torchrl_env("Othello-v0")
    assert quoin.environments()
