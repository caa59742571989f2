"""PPO, APPO or DQN of Ray RLlib, on its current API stack and with modules that keep to the masks.

    python -m quoin.train.rllib --algorithm PPO --iterations 50          Othello against random moves
    python -m quoin.train.rllib --algorithm DQN --network cnn            with convolutions
    python -m quoin.train.rllib --algorithm PPO --resume                 resumes from the checkpoint in the folder
    python -m quoin.train.rllib --address auto --num-env-runners 16      on a cluster that is running
"""

from __future__ import annotations

import argparse
import logging
import sys
from typing import TYPE_CHECKING, Any

from quoin.train import run

if TYPE_CHECKING:
    from quoin.train.networks import Network

ALGORITHMS = ("PPO", "APPO", "DQN")


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    """The arguments of this script, besides the common ones."""
    flags = (
        ("iterations", 50, 1, "number of RLlib iterations"),
        ("num-env-runners", 1, 0, "number of env runner processes; 0 samples in this one (APPO needs 1)"),
        ("num-envs", 64, 1, "number of parallel environments in each"),
        ("batch-size", 4096, 128, "timesteps per iteration; DQN trains on batches of 128"),
        ("eval-frequency", 10, 0, "iterations between evaluations and checkpoints; 0 for none before the end"),
        ("address", "", None, "address of a Ray cluster, such as auto; without it a local one is started and stopped"),
    )
    example = "--algorithm PPO --network cnn --iterations 200 --num-env-runners 4"
    parser = run.parser("rllib", "PPO, APPO or DQN of Ray RLlib.", example, flags, "checkpoint")
    parser.add_argument("--algorithm", choices=ALGORITHMS, default="PPO", help="algorithm (default: PPO)")
    return parser.parse_args(words)


def configuration(args: argparse.Namespace, task: run.Task) -> Any:
    """The configuration of the algorithm."""
    from ray.rllib.algorithms.appo import APPOConfig
    from ray.rllib.algorithms.dqn import DQNConfig
    from ray.rllib.algorithms.ppo import PPOConfig
    from ray.rllib.core.rl_module.rl_module import RLModuleSpec
    from ray.tune.registry import register_env

    from quoin.train import _rllib
    from quoin.train.networks import Network

    made: Any = {"PPO": PPOConfig, "APPO": APPOConfig, "DQN": DQNConfig}[args.algorithm]()
    module = {"PPO": _rllib.MaskedPolicy, "APPO": _rllib.MaskedPolicyWithPast, "DQN": _rllib.MaskedQ}[args.algorithm]
    described = {"layout": task.layout, "network": args.network, "width": args.hidden_size}
    # Refuses what does not fit before anything is started.
    fields = [field.name for field in Network(task.layout, args.network, args.hidden_size).fields]
    space = _rllib.observation_space(task.layout, fields)
    register_env("quoin-games", _rllib.make)
    made = (
        made.environment(
            "quoin-games",
            env_config={"id": task.id, "options": task.options, "fields": fields},
            observation_space=space,
            action_space=task.layout.action_space,
        )
        .framework("torch")
        .learners(num_learners=0)
        .rl_module(rl_module_spec=RLModuleSpec(module_class=module, model_config=described))
        .debugging(seed=args.seed, log_level="ERROR")
        .reporting(min_time_s_per_iteration=0, min_sample_timesteps_per_iteration=args.batch_size)
    )
    fragment = max(1, args.batch_size // (args.num_envs * max(1, args.num_env_runners)))
    players = {
        "num_env_runners": args.num_env_runners,
        "num_envs_per_env_runner": args.num_envs,
        "gym_env_vectorize_mode": "vector_entry_point",
    }
    common = {"lr": args.learning_rate, "gamma": args.gamma}
    if args.algorithm == "PPO":
        made = made.env_runners(rollout_fragment_length=fragment, **players)
        return made.training(
            train_batch_size_per_learner=args.batch_size, minibatch_size=min(1024, args.batch_size), num_epochs=4, lambda_=0.95,
            clip_param=0.2, vf_clip_param=1000.0, entropy_coeff=0.01, use_kl_loss=False, grad_clip=0.5, **common,
        )
    if args.algorithm == "APPO":
        made = made.env_runners(rollout_fragment_length=min(32, fragment), **players)
        return made.training(
            train_batch_size_per_learner=min(1024, args.batch_size), circular_buffer_num_batches=4,
            circular_buffer_iterations_per_batch=2, clip_param=0.2, entropy_coeff=0.01, grad_clip=0.5, **common,
        )
    # The replay buffer takes as long for a step as for several in a row.
    made = made.env_runners(rollout_fragment_length=min(8, fragment), **players)
    tried = args.batch_size * max(1, args.iterations) // 2
    return made.training(
        train_batch_size_per_learner=128,
        replay_buffer_config={"type": "EpisodeReplayBuffer", "capacity": 50_000},
        num_steps_sampled_before_learning_starts=min(1000, args.batch_size),
        target_network_update_freq=2_000,
        epsilon=[(0, 1.0), (tried, 0.05)],
        double_q=True,
        dueling=False,
        num_atoms=1,
        **common,
    )


def network_of(algorithm: Any, task: run.Task, args: argparse.Namespace) -> Network:
    """A copy of the network that an algorithm has learnt by now."""
    import torch
    from ray.rllib.core import DEFAULT_MODULE_ID

    from quoin.train.networks import Network

    network = Network(task.layout, args.network, args.hidden_size)
    weights = algorithm.learner_group.get_weights()[DEFAULT_MODULE_ID]
    network.load_state_dict(
        {name.removeprefix("network."): torch.as_tensor(part) for name, part in weights.items() if name.startswith("network.")}
    )
    return network


def saved_network(task: run.Task) -> Network:
    """The network in the checkpoint. APPO learns in a thread of its own: asked later it may have another already."""
    from ray.rllib.core import DEFAULT_MODULE_ID
    from ray.rllib.core.rl_module.rl_module import RLModule

    folder = task.checkpoint.resolve() / "learner_group" / "learner" / "rl_module" / DEFAULT_MODULE_ID
    network: Network = RLModule.from_checkpoint(str(folder)).network
    return network


def train(args: argparse.Namespace, task: run.Task, curve: run.Curve) -> run.Trained:
    """Trains on a cluster."""
    from quoin.ray import cluster
    from quoin.train.networks import Greedy

    # RLlib says at every start that its current API stack is the current one.
    logging.getLogger("ray.rllib").setLevel(logging.ERROR)
    with cluster.running(args.address, args.num_env_runners + 1):
        network, steps = learn(args, task, curve)
    return run.Trained(f"{args.algorithm} (RLlib, {network.kind})", Greedy(network), network, steps)


def learn(args: argparse.Namespace, task: run.Task, curve: run.Curve) -> tuple[Network, int]:
    """Trains where a cluster runs; gives the network and how many steps it has seen."""
    from quoin.train.networks import Greedy

    algorithm = configuration(args, task).build_algo()
    saved = str(task.checkpoint.resolve())
    try:
        if args.resume:
            algorithm.restore_from_path(saved)
        done = algorithm.iteration
        if not args.resume:
            task.evaluate(Greedy(network_of(algorithm, task, args)), curve, 0)
        progress, steps = run.Progress(0), 0
        for iteration in range(done + 1, done + args.iterations + 1):
            result = algorithm.train()
            steps = int(result["num_env_steps_sampled_lifetime"])
            told = _note(result, curve, steps)
            if iteration == done + 1:
                progress = run.Progress(steps + (args.iterations - 1) * args.batch_size, steps)
            last = iteration == done + args.iterations
            progress.tell(steps, {"iteration": iteration, **told}, now=last)
            if not last and args.eval_frequency and iteration % args.eval_frequency == 0:
                task.evaluate(Greedy(network_of(algorithm, task, args)), curve, steps)
                algorithm.save_to_path(saved)
            curve.log("charts/SPS", progress.rate(steps), steps)
        algorithm.save_to_path(saved)
        return saved_network(task), steps
    finally:
        algorithm.stop()


def _note(result: dict[str, Any], curve: run.Curve, steps: int) -> dict[str, float]:
    """Notes an iteration; gives what is told of it."""
    played = result.get("env_runners", {})
    mean = played.get("episode_return_mean")
    for name, value in result.get("learners", {}).get("default_policy", {}).items():
        if name in ("policy_loss", "vf_loss", "mean_kl_loss", "entropy", "qf_loss", "qf_mean", "total_loss"):
            curve.log(f"losses/{name}", float(value), steps)
    if mean is None or mean != mean:
        return {}
    curve.log("charts/episodic_return", float(mean), steps)
    return {"return": float(mean)}


def _check(args: argparse.Namespace) -> None:
    if args.algorithm == "APPO" and args.num_env_runners == 0:
        raise ValueError("--num-env-runners must be at least 1 for APPO, which plays while it learns; got 0")


def main(words: list[str] | None = None) -> int:
    """Trains, evaluates, exports and prints the results."""
    return run.main(arguments(words), ("ray.rllib", "rllib"), train, _check)


if __name__ == "__main__":
    sys.exit(main())
