"""MaskablePPO of sb3-contrib, on the native vector environment.

    python -m quoin.train.sb3                                 Othello against random moves; a minute or two
    python -m quoin.train.sb3 --opponent greedy --total-timesteps 1000000
    python -m quoin.train.sb3 --resume                        resumes from the checkpoint in the folder
"""

from __future__ import annotations

import argparse
import sys

from quoin.train import run


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    """Parse the arguments: the common ones and those of PPO, which are in ``run.py``."""
    example = "--network cnn --opponent greedy --total-timesteps 1000000"
    renamed = {"batch-size": "num-minibatches", "epochs": "update-epochs"}
    return run.parsed(run.parser("sb3", "MaskablePPO of sb3-contrib.", example, run.PPO, "checkpoint.zip", renamed), words)


def train(args: argparse.Namespace, task: run.Task) -> run.Trained:
    """Train a model of sb3-contrib."""
    from sb3_contrib import MaskablePPO

    from quoin.train import _sb3
    from quoin.train.networks import Greedy, Network, logits_of
    from quoin.train.policies import MaskBuffer, MaskedPolicy

    batch = args.num_steps * args.num_envs
    updates = task.updates(batch)

    def learning_rate(remaining: float) -> float:
        """CleanRL's schedule: the first update uses the full rate. Here 0 remains in the last one."""
        return float(args.learning_rate * (remaining + 1 / updates if args.anneal_lr else 1))

    hyperparameters = {
        "learning_rate": learning_rate,
        "n_steps": args.num_steps,
        "batch_size": -(-batch // args.num_minibatches),
        "n_epochs": args.update_epochs,
        "gamma": args.gamma,
        "gae_lambda": args.gae_lambda,
        "clip_range": args.clip_coef,
        "clip_range_vf": args.clip_coef if args.clip_vloss else None,
        "normalize_advantage": args.norm_adv,
        "ent_coef": args.ent_coef,
        # CleanRL halves the mean squared error; this library does not.
        "vf_coef": args.vf_coef / 2,
        "max_grad_norm": args.max_grad_norm,
        # This library stops at 1.5 times its target.
        "target_kl": args.target_kl / 1.5 if args.target_kl else None,
    }
    # Reject what does not fit before training starts.
    Network(task.layout, args.network, args.hidden_size)
    policy_options = {"network": args.network, "width": args.hidden_size}
    envs = _sb3.QuoinVecEnv(task.id, args.num_envs, task.options)
    if args.resume:
        model = _sb3.load(envs, task, hyperparameters)
        updates = task.updates(batch, model.num_timesteps // batch)
    else:
        buffer = MaskBuffer if len(task.layout.observation) > 1 else None
        model = MaskablePPO(
            MaskedPolicy, envs, rollout_buffer_class=buffer, policy_kwargs=policy_options, seed=args.seed, **hyperparameters
        )
    network = model.policy.network
    policy = Greedy(network)
    if task.self_play:
        task.self_play.follow(logits_of(network))
    done = model.num_timesteps // batch
    curve = task.begin(model.num_timesteps)
    if not args.resume:
        task.evaluate(policy, 0)
        task.snapshot(network, 0, 0)
    callback = _sb3.AfterUpdate(task, curve, updates, done)
    model.learn(updates * batch - model.num_timesteps, callback, reset_num_timesteps=False)
    envs.close()
    return run.Trained(f"MaskablePPO (sb3-contrib, {network.kind})", policy, network, model.num_timesteps)


def main(words: list[str] | None = None) -> int:
    """Train, evaluate, export and print the results."""
    return run.main(arguments(words), ("sb3_contrib", "train"), train)


if __name__ == "__main__":
    sys.exit(main())
