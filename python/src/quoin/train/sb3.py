"""MaskablePPO of sb3-contrib, on the native vector environment.

    python -m quoin.train.sb3                                 Othello against random moves; a minute or two
    python -m quoin.train.sb3 --opponent greedy --steps 1000000
    python -m quoin.train.sb3 --resume                        goes on with what is in the folder
"""

from __future__ import annotations

import argparse
import sys

from quoin.train import run


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    """What can be chosen, besides what every training lets choose."""
    flags = (
        ("steps", 262_144, 1, "how many steps to learn from"),
        ("num-envs", 64, 1, "games at once"),
        ("num-steps", 64, 1, "steps of each game between two updates"),
        ("batch-size", 1024, 2, "steps of a part of an update"),
        ("epochs", 4, 1, "how often an update looks at each step"),
        ("ent-coef", 0.01, 0, "weight of entropy"),
        ("eval-every", 16, 0, "updates between two evaluations; 0 for none before the end"),
    )
    example = "--network cnn --opponent greedy --steps 1000000"
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
            policy_kwargs=_sb3.policy_options(task.layout, args.network, args.width),
            seed=args.seed,
        )
        task.judge(model, curve, 0)
    first = model.num_timesteps
    progress = run.Progress(first + args.steps, first)
    model.learn(args.steps, callback=_sb3.callback(args, task, curve, progress), reset_num_timesteps=False)
    _sb3.save(model, task.checkpoint)
    envs.close()
    return run.Trained("MaskablePPO (sb3-contrib)", model, _sb3.Exported(model.policy), model.num_timesteps)


def main(words: list[str] | None = None) -> int:
    """Trains, judges, exports, and says what it came to."""
    return run.main(arguments(words), ("sb3_contrib", "train"), train)


if __name__ == "__main__":
    sys.exit(main())
