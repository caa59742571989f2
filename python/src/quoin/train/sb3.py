"""MaskablePPO of sb3-contrib, on the native vector environment.

    python -m quoin.train.sb3                                 Othello against random moves; a minute or two
    python -m quoin.train.sb3 --opponent greedy --steps 1000000
    python -m quoin.train.sb3 --resume                        goes on with what is in the folder
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

from quoin.train import run
from quoin.train._extras import needed


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    """What can be chosen."""
    parser = run.parser("sb3", "MaskablePPO of sb3-contrib.", "--network cnn --opponent greedy --steps 1000000", 262_144, 1e-3)
    for name, value, meaning in (
        ("num-envs", 64, "games at once"),
        ("num-steps", 64, "steps of each game between two updates"),
        ("batch-size", 1024, "steps of a part of an update"),
        ("epochs", 4, "how often an update looks at each step"),
        ("ent-coef", 0.01, "weight of entropy"),
        ("eval-every", 16, "updates between two evaluations; 0 for none before the end"),
    ):
        parser.add_argument(f"--{name}", type=type(value), default=value, help=f"{meaning} ({value})")
    parser.add_argument("--resume", action="store_true", help="go on with the checkpoint in the folder, for so many steps more")
    return parser.parse_args(words)


def train(args: argparse.Namespace, task: run.Task, curve: run.Curve) -> tuple[Any, int]:
    """Trains; gives the model of sb3-contrib and how many steps it has seen."""
    from sb3_contrib import MaskablePPO

    from quoin.train import _sb3

    envs = _sb3.QuoinVecEnv(task.id, args.num_envs, task.options)
    saved = task.folder / "checkpoint.zip"
    if args.resume:
        if not saved.is_file():
            raise ValueError(f"--resume needs a checkpoint, and there is no {saved}")
        model = MaskablePPO.load(saved, envs)
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
    model.learn(args.steps, callback=_sb3.callback(args, task, curve, progress, saved), reset_num_timesteps=False)
    _sb3.save(model, saved)
    envs.close()
    return model, model.num_timesteps


def main(words: list[str] | None = None) -> int:
    """Trains, judges, exports, and says what it came to."""
    args = arguments(words)

    def whole() -> None:
        needed("sb3_contrib", "train")
        from quoin.train import _sb3

        task = run.Task(args, "sb3")
        curve = task.curve(goes_on=args.resume)
        try:
            model, steps = train(args, task, curve)
            results = task.judge(model, curve, steps)
        finally:
            curve.close()
        trained = f"MaskablePPO (sb3-contrib), {steps} steps against {args.opponent}, seed {args.seed}"
        run.report(results, task.export(_sb3.Exported(model.policy), trained))

    return run.ended(whole)


if __name__ == "__main__":
    sys.exit(main())
