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
    """The arguments of this script, besides the common ones."""
    flags = (
        ("total-timesteps", 262_144, 1, "total timesteps of the training"),
        ("num-envs", 64, 1, "number of parallel environments"),
        ("num-steps", 64, 1, "steps in each environment per rollout"),
        ("batch-size", 1024, 2, "minibatch size"),
        ("epochs", 4, 1, "number of epochs per update"),
        ("ent-coef", 0.01, 0, "coefficient of the entropy bonus"),
        ("eval-frequency", 16, 0, "updates between evaluations; 0 evaluates only at the start and the end"),
    )
    example = "--network cnn --opponent greedy --total-timesteps 1000000"
    return run.parser("sb3", "MaskablePPO of sb3-contrib.", example, flags, "checkpoint.zip").parse_args(words)


def train(args: argparse.Namespace, task: run.Task, curve: run.Curve) -> run.Trained:
    """Trains a model of sb3-contrib."""
    from sb3_contrib import MaskablePPO

    from quoin.train import _sb3

    envs = _sb3.QuoinVecEnv(task.id, args.num_envs, task.options)
    if args.resume:
        model = MaskablePPO.load(task.checkpoint, envs)
    else:
        model = MaskablePPO(
            _sb3.policy(task.layout),
            envs,
            n_steps=args.num_steps,
            batch_size=args.batch_size,
            n_epochs=args.epochs,
            learning_rate=args.learning_rate,
            gamma=args.gamma,
            ent_coef=args.ent_coef,
            policy_kwargs=_sb3.policy_options(task.layout, args.network, args.hidden_size),
            seed=args.seed,
        )
        task.evaluate(model, curve, 0)
    first = model.num_timesteps
    progress = run.Progress(first + args.total_timesteps, first)
    model.learn(args.total_timesteps, callback=_sb3.callback(args, task, curve, progress), reset_num_timesteps=False)
    _sb3.save(model, task.checkpoint)
    envs.close()
    return run.Trained("MaskablePPO (sb3-contrib)", model, _sb3.Exported(model.policy), model.num_timesteps)


def main(words: list[str] | None = None) -> int:
    """Trains, evaluates, exports and prints the results."""
    return run.main(arguments(words), ("sb3_contrib", "train"), train)


if __name__ == "__main__":
    sys.exit(main())
