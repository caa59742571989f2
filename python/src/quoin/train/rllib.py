"""PPO, APPO or DQN of Ray RLlib, on its current API stack and with modules that respect the masks.

    python -m quoin.train.rllib --algorithm PPO                          Othello against random moves
    python -m quoin.train.rllib --algorithm DQN --network cnn            with convolutions
    python -m quoin.train.rllib --opponent self --policies 2             self-play of two policies
    python -m quoin.train.rllib --algorithm PPO --resume                 resumes from the checkpoint in the folder
    python -m quoin.train.rllib --address auto --num-env-runners 16      on a running cluster
"""

from __future__ import annotations

import argparse
import json
import logging
import shutil
import sys
from typing import TYPE_CHECKING, Any

from quoin.train import run

if TYPE_CHECKING:
    from quoin._layout import Layout
    from quoin.train.networks import Network

ALGORITHMS = ("PPO", "APPO", "DQN")


#: Flags that an RLlib algorithm does not support.
_UNKNOWN = {
    "PPO": ("clip-vloss", "target-kl"),
    "APPO": ("clip-vloss", "target-kl", "gae-lambda", "num-minibatches", "update-epochs", "norm-adv"),
    "DQN": tuple(name for name, *_ in run.PPO if name != "max-grad-norm") + ("anneal-lr",),
}


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    """Parse the arguments of this script, besides the common ones and those of PPO, which are in ``run.py``."""
    flags = (
        ("num-env-runners", 1, 0, "number of env runner processes, which share the environments; 0 samples in the main process (APPO needs at least 1)"),
        ("address", "", None, "address of a Ray cluster, such as auto; without it, a temporary local one is started"),
    )
    example = "--algorithm PPO --network cnn --total-timesteps 1000000 --num-env-runners 4"
    renamed = {"batch-size": "num-steps", "iterations": "total-timesteps"}
    parser = run.parser("rllib", "PPO, APPO or DQN of Ray RLlib.", example, (*run.PPO, *flags), "checkpoint", renamed)
    parser.add_argument("--algorithm", choices=ALGORITHMS, default="PPO", help="algorithm (default: PPO)")
    two = "number of policies to train with --opponent self: 1 plays both sides, 2 play each other (default: 1)"
    parser.add_argument("--policies", type=int, choices=(1, 2), default=1, help=two)
    return run.parsed(parser, words)


def masked(config: Any, network: str = "auto", width: int = 256) -> Any:
    """Configure an RLlib algorithm to play an environment of this package with masks::

        masked(PPOConfig().environment("quoin/Othello-v0", env_config={"opponent": "random"})).build_algo().train()

    It uses the native vector environment, and a module with a network that never plays an illegal action.

    :param config: a configuration of PPO, APPO or DQN with its environment; ``env_config`` contains the environment's options
    :param network: the network architecture, as for ``--network``
    :param width: the width of its layers
    """
    from ray.tune.registry import register_env

    from quoin import _layout, _options
    from quoin.train import _rllib

    algorithm = type(config).__name__.removesuffix("Config")
    if algorithm not in _rllib.MODULES:
        raise ValueError(f"a configuration must be one of {', '.join(_rllib.MODULES)}, got {algorithm}")
    if not isinstance(config.env, str):
        raise ValueError(f"a configuration needs an environment such as 'quoin/Othello-v0', got {config.env!r}")
    id = config.env.rsplit("/", 1)[-1].rsplit(":", 1)[-1]
    options = dict(config.env_config)
    layout = _layout.of(id, _options.plain(id, options))
    module, fields = _module(_rllib.MODULES[algorithm], layout, network, width)
    register_env("quoin-games", _rllib.make)
    games = {"id": id, "options": options, "fields": fields}
    return (
        config.environment(
            "quoin-games", env_config=games, observation_space=module.observation_space, action_space=module.action_space
        )
        .env_runners(gym_env_vectorize_mode="vector_entry_point")
        .rl_module(rl_module_spec=module)
    )


def _module(kind: type[Any], layout: Layout, network: str, width: int) -> tuple[Any, list[str]]:
    """Return a module for RLlib and the fields that its network reads. Raises ValueError if the network does not fit."""
    from ray.rllib.core.rl_module.rl_module import RLModuleSpec

    from quoin.train import _rllib
    from quoin.train.networks import Network

    fields = [field.name for field in Network(layout, network, width).fields]
    described = {"layout": layout, "network": network, "width": width}
    return RLModuleSpec(kind, _rllib.observation_space(layout, fields), layout.action_space, model_config=described), fields


def configuration(args: argparse.Namespace, task: run.Task) -> Any:
    """Return the configuration of the algorithm."""
    from ray.rllib.algorithms.appo import APPOConfig
    from ray.rllib.algorithms.dqn import DQNConfig
    from ray.rllib.algorithms.ppo import PPOConfig
    from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
    from ray.tune.registry import register_env

    from quoin.train import _rllib

    made: Any = {"PPO": PPOConfig, "APPO": APPOConfig, "DQN": DQNConfig}[args.algorithm]()
    batch = args.num_envs * args.num_steps
    made = (
        made.framework("torch")
        .learners(num_learners=0)
        .debugging(seed=args.seed, log_level="ERROR")
        .reporting(min_time_s_per_iteration=0, min_sample_timesteps_per_iteration=batch)
    )
    players = {
        "num_env_runners": args.num_env_runners,
        "num_envs_per_env_runner": args.num_envs // max(1, args.num_env_runners),
    }
    if task.self_play:
        chosen = {name: value for name, value in task.options.items() if name not in ("opponent", "agent_player")}
        learning = _rllib.MODULES[args.algorithm]
        learner, fields = _module(learning, task.layout, args.network, args.hidden_size)
        modules = {_rllib.MAIN_MODULE_ID: learner}
        if task.self_play.league or args.policies == 2:
            other = _rllib.SnapshotPolicy if task.self_play.league else learning
            modules[_rllib.OTHER_MODULE_ID], _ = _module(other, task.layout, args.network, args.hidden_size)
        register_env("quoin-two-players", _rllib.make_two_players)
        made = (
            # RLlib's check plays illegal moves.
            made.environment(
                "quoin-two-players", env_config={"id": task.id, "options": chosen, "fields": fields}, disable_env_checking=True
            )
            .multi_agent(
                policies=set(modules),
                policy_mapping_fn=_rllib.alternating if len(modules) == 2 else _rllib.shared,
                policies_to_train=[_rllib.MAIN_MODULE_ID] if task.self_play.league else list(modules),
            )
            .rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs=modules))
        )
    else:
        made = masked(made.environment(f"quoin/{task.id}", env_config=task.options), args.network, args.hidden_size)
    annealed = [[0, args.learning_rate], [args.total_timesteps, 0.0]]
    common = {"lr": annealed if args.anneal_lr and args.algorithm != "DQN" else args.learning_rate, "gamma": args.gamma}
    if args.algorithm == "PPO":
        made = made.env_runners(rollout_fragment_length=args.num_steps, **players)
        return made.training(
            learner_class=_rllib.Learner,
            train_batch_size_per_learner=batch,
            minibatch_size=-(-batch // args.num_minibatches),
            num_epochs=args.update_epochs,
            lambda_=args.gae_lambda,
            clip_param=args.clip_coef,
            vf_clip_param=float("inf"),
            # CleanRL halves the mean squared error; this library does not.
            vf_loss_coeff=args.vf_coef / 2,
            entropy_coeff=args.ent_coef,
            use_kl_loss=False,
            grad_clip=args.max_grad_norm,
            **common,
        )
    if args.algorithm == "APPO":
        made = made.env_runners(rollout_fragment_length=min(32, args.num_steps), **players)
        return made.training(
            train_batch_size_per_learner=min(1024, batch),
            circular_buffer_num_batches=4,
            circular_buffer_iterations_per_batch=2,
            clip_param=args.clip_coef,
            vf_loss_coeff=args.vf_coef,
            entropy_coeff=args.ent_coef,
            grad_clip=args.max_grad_norm,
            **common,
        )
    # The replay buffer takes as long for one step as for several in a row.
    made = made.env_runners(rollout_fragment_length=min(8, args.num_steps), **players)
    return made.training(
        train_batch_size_per_learner=128,
        replay_buffer_config={"type": "EpisodeReplayBuffer", "capacity": 50_000},
        num_steps_sampled_before_learning_starts=min(1000, batch),
        target_network_update_freq=2_000,
        epsilon=[(0, 1.0), (max(1, args.total_timesteps // 2), 0.05)],
        double_q=True,
        dueling=False,
        num_atoms=1,
        **({"grad_clip": args.max_grad_norm} if "max_grad_norm" in args.given else {}),
        **common,
    )


def network_of(algorithm: Any, task: run.Task, args: argparse.Namespace, policy: str = "") -> Network:
    """Return a copy of the current network of one of the algorithm's policies."""
    import torch

    from quoin.train.networks import Network

    network = Network(task.layout, args.network, args.hidden_size)
    weights = algorithm.learner_group.get_weights()[policy or _policy(task)]
    network.load_state_dict(
        {name.removeprefix("network."): torch.as_tensor(part) for name, part in weights.items() if name.startswith("network.")}
    )
    return network


def _policy(task: run.Task) -> str:
    """Return the policy that is evaluated and exported."""
    return "main" if task.self_play else "default_policy"


def saved_network(task: run.Task) -> Network:
    """Return the network in the checkpoint. APPO learns in a separate thread, so its current network may already differ."""
    from ray.rllib.core.rl_module.rl_module import RLModule

    folder = task.checkpoint.resolve() / "learner_group" / "learner" / "rl_module" / _policy(task)
    network: Network = RLModule.from_checkpoint(str(folder)).network
    return network


def train(args: argparse.Namespace, task: run.Task) -> run.Trained:
    """Train on a cluster."""
    from quoin.ray import cluster
    from quoin.train.networks import Greedy

    # RLlib announces at every start that its current API stack is the current one.
    logging.getLogger("ray.rllib").setLevel(logging.ERROR)
    with cluster.running(args.address, args.num_env_runners + 1):
        network, steps = learn(args, task)
    return run.Trained(f"{args.algorithm} (RLlib, {network.kind})", Greedy(network), network, steps)


def learn(args: argparse.Namespace, task: run.Task) -> tuple[Network, int]:
    """Train on a running cluster; return the network and the number of steps it was trained on."""
    from quoin.train.networks import Greedy

    algorithm = configuration(args, task).build_algo()
    try:
        steps = 0
        if args.resume:
            algorithm.restore_from_path(str(task.checkpoint.resolve()))
            steps = _restore(algorithm, task)
            if steps >= args.total_timesteps:
                more = f"--total-timesteps must be above that to continue, got {args.total_timesteps}"
                raise ValueError(f"this run has {steps} timesteps already; {more}")
        curve = task.begin(steps)
        if not args.resume:
            network = network_of(algorithm, task, args)
            task.evaluate(Greedy(network), 0)
            task.snapshot(network, 0, 0)
        progress = run.Progress(args.total_timesteps, steps)
        while steps < args.total_timesteps:
            if task.self_play and task.self_play.league:
                _draw(algorithm, task, args)
            annealed = args.anneal_lr and args.algorithm != "DQN"
            learning_rate = args.learning_rate * (1 - steps / args.total_timesteps if annealed else 1)
            result = algorithm.train()
            steps = int(result["num_env_steps_sampled_lifetime"])
            iteration = algorithm.iteration
            last = steps >= args.total_timesteps
            told = _log(result, _policy(task), curve, steps)
            curve.log("charts/SPS", progress.rate(steps), steps)
            curve.log("charts/learning_rate", learning_rate, steps)
            progress.tell(steps, {"iteration": iteration, **told}, now=last)
            if args.eval_frequency and iteration % args.eval_frequency == 0 and not last:
                task.evaluate(Greedy(network_of(algorithm, task, args)), steps)
            if task.self_play and task.self_play.league:
                task.snapshot(network_of(algorithm, task, args), iteration, steps)
            if last or (args.checkpoint_frequency and iteration % args.checkpoint_frequency == 0):
                _save(algorithm, task, steps)
        if args.policies == 2:
            other = network_of(algorithm, task, args, "other")
            task.export(other, f"{args.algorithm} (RLlib, {other.kind}), second policy, {steps} steps, seed {args.seed}", "model-2.onnx")
        return saved_network(task), steps
    finally:
        algorithm.stop()


def _draw(algorithm: Any, task: run.Task, args: argparse.Namespace) -> None:
    """Choose the opponent for the next iteration and send it to the env runners."""
    from quoin.train._rllib import OTHER_MODULE_ID

    assert task.self_play is not None
    task.self_play.draw()
    if task.self_play.snapshot is not None:
        model = task.self_play.snapshot.file.read_bytes()
    else:
        # The weights do not change while an iteration samples, so a copy of the current network is good enough.
        file = task.export(network_of(algorithm, task, args), "current network", "league/current.onnx")
        model = file.read_bytes()
        file.unlink()
    algorithm.env_runner_group.foreach_env_runner(lambda runner: runner.module[OTHER_MODULE_ID].play_as(model))


def _save(algorithm: Any, task: run.Task, steps: int) -> None:
    """Write a checkpoint. The previous one stays until the new one is complete."""
    part, old = (task.checkpoint.with_name(task.checkpoint.name + ending) for ending in (".part", ".old"))
    for left in (part, old):
        shutil.rmtree(left, ignore_errors=True)
    algorithm.save_to_path(str(part.resolve()))
    state = {"steps": steps, "self_play": task.self_play.state() if task.self_play else {}}
    (part / "quoin.json").write_text(json.dumps(state), encoding="utf-8")
    if task.checkpoint.exists():
        task.checkpoint.rename(old)
    part.rename(task.checkpoint)
    shutil.rmtree(old, ignore_errors=True)


def _restore(algorithm: Any, task: run.Task) -> int:
    """Restore what is not RLlib's own, and return the number of steps taken."""
    file = task.checkpoint / "quoin.json"
    if not file.is_file():
        raise ValueError(f"{task.checkpoint} is a checkpoint of an earlier version, which cannot be resumed")
    state = json.loads(file.read_text(encoding="utf-8"))
    if task.self_play and state["self_play"]:
        task.self_play.load(state["self_play"])
    return int(state["steps"])


#: What RLlib logs, by CleanRL's names, and the factor that makes the quantities equal.
_METRICS = {
    "policy_loss": ("losses/policy_loss", 1.0),
    "vf_loss": ("losses/value_loss", 0.5),
    "entropy": ("losses/entropy", 1.0),
    "approx_kl": ("losses/approx_kl", 1.0),
    "clipfrac": ("losses/clipfrac", 1.0),
    "vf_explained_var": ("losses/explained_variance", 1.0),
    "qf_loss": ("losses/td_loss", 1.0),
    "qf_mean": ("losses/q_values", 1.0),
}


def _log(result: dict[str, Any], policy: str, curve: run.Curve, steps: int) -> dict[str, float]:
    """Log an iteration and return what the progress line shows."""
    played = result.get("env_runners", {})
    told = {}
    # With two sides, the sum of both returns is always 0.
    mean = played.get("module_episode_returns_mean", {}).get(policy, played.get("episode_return_mean"))
    if mean is not None and mean == mean:
        told["return"] = float(mean)
        curve.log("charts/episodic_return", float(mean), steps)
        curve.log("charts/episodic_length", float(played["episode_len_mean"]), steps)
    learned = result.get("learners", {}).get(policy, {})
    for theirs, (name, factor) in _METRICS.items():
        if theirs in learned:
            curve.log(name, factor * float(learned[theirs]), steps)
    return told


def _check(args: argparse.Namespace) -> None:
    run.refuse(args, f"{args.algorithm} of RLlib", *_UNKNOWN[args.algorithm])
    if not args.norm_adv:
        raise ValueError("--no-norm-adv does not apply to PPO of RLlib, which always normalizes advantages; leave it out")
    if args.algorithm == "APPO" and args.num_env_runners == 0:
        raise ValueError("--num-env-runners must be at least 1 for APPO, which plays while it learns; got 0")
    if args.algorithm == "DQN" and args.num_envs * args.num_steps < 128:
        raise ValueError(f"--num-envs times --num-steps must be at least 128 for DQN, got {args.num_envs * args.num_steps}")
    if args.num_envs % max(1, args.num_env_runners):
        raise ValueError(f"--num-envs must be a multiple of --num-env-runners, got {args.num_envs} and {args.num_env_runners}")
    if args.opponent in ("self", "pool") and args.algorithm != "PPO":
        raise ValueError(f"--opponent {args.opponent} needs --algorithm PPO, got {args.algorithm}")
    if args.policies == 2 and args.opponent != "self":
        raise ValueError(f"--policies 2 needs --opponent self, got {args.opponent}")


def main(words: list[str] | None = None) -> int:
    """Train, evaluate, export and print the results."""
    return run.main(arguments(words), ("ray.rllib", "rllib"), train, _check)


if __name__ == "__main__":
    sys.exit(main())
