"""PPO, APPO and DQN of RLlib on its current API stack: they run, stop, go on, keep to the masks and learn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from conftest import FIGURES, Training

pytest.importorskip("ray.rllib")

import quoin  # noqa: E402
from quoin.ray import cluster  # noqa: E402
from quoin.train import rllib, run  # noqa: E402
from test_ppo import METRICS, names, numbers  # noqa: E402

# RLlib registers its environment anew for each algorithm, and Ray has deprecations of its own: not ours to mend.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning", "ignore::DeprecationWarning", "ignore::FutureWarning")

SMALL = ["--num-envs", "16", "--num-steps", "16", "--hidden-size", "32", "--eval-games", "0"]


@pytest.fixture(scope="module", autouse=True)
def ray() -> Iterator[None]:
    with cluster.running("", 2):
        yield


@pytest.mark.parametrize("algorithm", rllib.ALGORITHMS)
def test_ten_iterations_with_a_checkpoint_and_a_restore_between(algorithm: str, training: Training, tmp_path: Path) -> None:
    # An illegal action would raise.
    words = ["--algorithm", algorithm, *SMALL, "--num-env-runners", "1" if algorithm == "APPO" else "0"]
    words += ["--option", "invalid_move_mode=error"]
    training(rllib, *words, "--total-timesteps", str(5 * 256), out=tmp_path)
    steps = [step for step, _ in numbers(tmp_path, "charts/SPS")]
    # APPO samples while it learns, and may take more than its batch in an iteration.
    iterations = len(steps)
    assert iterations == 5 or (algorithm == "APPO" and iterations < 5)
    assert steps == sorted(steps) and steps[-1] >= 5 * 256
    first = quoin.Model(tmp_path / "model.onnx")
    assert first.trained.startswith(f"{algorithm} (RLlib, mlp), {steps[-1]} steps")

    args = rllib.arguments([*words, "--output", str(tmp_path)])
    task = run.Task(args)
    algo = rllib.configuration(args, task).build_algo()
    algo.restore_from_path(str((tmp_path / "checkpoint").resolve()))
    assert algo.iteration == iterations
    restored = rllib.network_of(algo, task, args)
    algo.stop()
    shown = np.random.default_rng(1).random((3, 3, 8, 8), np.float32)
    from quoin.train.networks import tensors

    logits = restored(tensors(shown))[0].detach().numpy()
    np.testing.assert_allclose(first.logits(shown, np.ones((3, 64), bool)), logits, atol=1e-5)

    training(rllib, "--resume", "--total-timesteps", str(steps[-1] + 5 * 256), out=tmp_path)
    all_steps = [step for step, _ in numbers(tmp_path, "charts/SPS")]
    assert len(all_steps) == 10 or (algorithm == "APPO" and len(all_steps) > iterations)
    assert all_steps[:iterations] == steps and all_steps == sorted(all_steps) and all_steps[iterations] > steps[-1]
    assert not list(tmp_path.glob("checkpoint.*"))
    again = quoin.Model(tmp_path / "model.onnx").logits(shown, np.ones((3, 64), bool))
    assert np.isfinite(again).all() and not np.allclose(again, logits)


def test_ppo_gets_better_at_othello(training: Training, tmp_path: Path) -> None:
    training(rllib, "--total-timesteps", "40960", "--num-env-runners", "1", "--eval-frequency", "0", "--eval-opponents", "random", out=tmp_path)
    before, after = (value for _, value in numbers(tmp_path, "eval/random"))
    returns = [value for _, value in numbers(tmp_path, "charts/episodic_return")]
    rate = numbers(tmp_path, "charts/SPS")[-1][1]
    FIGURES.append(f"RLlib PPO: {before:.1%} against random moves before, {after:.1%} after 40,960 steps; {rate:,.0f} steps/s")
    assert names(tmp_path) == METRICS | {"eval/random"}
    # 200 games have a standard error of 3.5 % at most.
    assert after > 0.7 and after > before + 0.15
    assert np.mean(returns[-3:]) > np.mean(returns[:2]) + 0.15


def test_the_seeds_cnn_trains(training: Training, tmp_path: Path) -> None:
    words = ["--num-envs", "8", "--num-steps", "16", "--total-timesteps", "128", "--eval-games", "2", "--num-env-runners", "0"]
    training(rllib, "--network", "cnn", *words, out=tmp_path)
    assert "(RLlib, cnn)" in quoin.Model(tmp_path / "model.onnx").trained


def test_dictionaries_and_candidates_train_too(training: Training, tmp_path: Path) -> None:
    words = ["--num-envs", "8", "--num-steps", "16", "--total-timesteps", "128", "--eval-games", "2", "--num-env-runners", "0"]
    training(rllib, "--env-id", "Crossword7-v0", "--hidden-size", "16", *words, out=tmp_path)
    assert "(RLlib, candidates)" in quoin.Model(tmp_path / "model.onnx").trained


@pytest.mark.parametrize(
    ("opponent", "policies"), [(["self"], ["main"]), (["self", "--policies", "2"], ["main", "other"]), (["pool"], ["main", "other"])]
)
def test_two_sides_learn_by_the_multi_agent_api(opponent: list[str], policies: list[str], training: Training, tmp_path: Path) -> None:
    words = ["--opponent", *opponent, *SMALL, "--num-env-runners", "0", "--snapshot-frequency", "1", "--num-envs", "4", "--num-steps", "64"]
    training(rllib, *words, "--total-timesteps", "768", out=tmp_path)
    training(rllib, "--resume", "--total-timesteps", "1280", out=tmp_path)
    # An iteration may sample a few more steps than asked for.
    steps = [step for step, _ in numbers(tmp_path, "charts/SPS")]
    assert len(steps) == 5 and steps == sorted(steps) and 1280 <= steps[-1] < 1320
    assert names(tmp_path) == METRICS
    modules = tmp_path / "checkpoint/learner_group/learner/rl_module"
    assert sorted(folder.name for folder in modules.iterdir() if folder.is_dir()) == policies
    league = [f"step-{step:09}.onnx" for step in (0, *steps)] if opponent == ["pool"] else []
    assert sorted(file.name for file in tmp_path.glob("league/*")) == league
    models = [quoin.Model(file) for file in sorted(tmp_path.glob("model*.onnx"))]
    assert len(models) == (2 if "2" in opponent else 1)
    shown, masks = np.random.default_rng(1).random((3, 3, 8, 8), np.float32), np.ones((3, 64), bool)
    if len(models) == 2:
        assert not np.allclose(models[0].logits(shown, masks), models[1].logits(shown, masks))


def test_self_play_of_a_game_with_candidates(training: Training, tmp_path: Path) -> None:
    words = ["--env-id", "Crossword7-v0", "--hidden-size", "16", "--num-envs", "4", "--num-steps", "32", "--num-env-runners", "0"]
    training(rllib, "--opponent", "self", *words, "--total-timesteps", "256", "--eval-games", "2", out=tmp_path)
    trained = quoin.Model(tmp_path / "model.onnx").trained
    assert "(RLlib, candidates)" in trained and "steps against self, seed 1" in trained


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--resume"], "--resume needs a checkpoint, and there is no"),
        (["--algorithm", "APPO", "--num-env-runners", "0"], "--num-env-runners must be at least 1 for APPO"),
        (["--total-timesteps", "0"], "--total-timesteps must be at least 1, got 0"),
        (["--algorithm", "DQN", "--num-envs", "1", "--num-steps", "5"], "must be at least 128 for DQN, got 5"),
        (["--algorithm", "DQN", "--clip-coef", "0.1"], "--clip-coef does not apply to DQN of RLlib; leave it out"),
        (["--network", "candidates"], "Othello-v0 lists no candidates"),
    ],
)
def test_what_cannot_be_trained_is_said(words: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert rllib.main([*words, "--output", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert said.startswith("quoin: ") and sentence in said and len(said.splitlines()) == 1


@pytest.mark.parametrize(("id", "algorithm"), [("quoin/Othello-v0", "PPO"), ("quoin/Crossword7-v0", "PPO"), ("quoin/Othello-v0", "DQN")])
def test_a_configuration_of_rllib_needs_one_line(id: str, algorithm: str) -> None:
    from ray.rllib.algorithms.dqn import DQNConfig
    from ray.rllib.algorithms.ppo import PPOConfig

    from quoin.ray import cluster

    # Illegal actions would raise.
    options = {"opponent": "random", "invalid_move_mode": "error"}
    config = {"PPO": PPOConfig, "DQN": DQNConfig}[algorithm]().environment(id, env_config=options)
    config = config.env_runners(num_env_runners=0, num_envs_per_env_runner=8, rollout_fragment_length=16).learners(num_learners=0)
    config = config.training(train_batch_size_per_learner=128).reporting(min_time_s_per_iteration=0)
    if algorithm == "DQN":
        config = config.training(num_atoms=1, dueling=False, replay_buffer_config={"type": "EpisodeReplayBuffer", "capacity": 1000})
    with cluster.running("", 1):
        trained = rllib.masked(config).build_algo()
        try:
            assert trained.train()["num_env_steps_sampled_lifetime"] >= 128
        finally:
            trained.stop()


def test_other_configurations_are_refused() -> None:
    from ray.rllib.algorithms.ppo import PPOConfig

    with pytest.raises(ValueError, match="needs an environment such as 'quoin/Othello-v0'"):
        rllib.masked(PPOConfig())
    with pytest.raises(ValueError, match="must be one of PPO, APPO, DQN, got object"):
        rllib.masked(object())
