"""What every training script shares: arguments, the learning curve, evaluation and the exported model."""

from __future__ import annotations

import argparse
import contextlib
import csv
import math
import sys
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from quoin import _layout, _options
from quoin._java import JavaNotFoundError
from quoin.evaluation import Evaluation, evaluate
from quoin.play import option_values
from quoin.train._extras import MissingExtra, needed


#: A flag of a training script: its name, default, minimum (if that is its only limit) and help text.
Flag = tuple[str, Any, float | None, str]

_COMMON: tuple[Flag, ...] = (
    ("opponent", "random", None, "opponent: a name that the environment knows, or model:FILE"),
    ("network", "auto", None, "network architecture: mlp, cnn (Othello), candidates (where moves are listed) or auto"),
    ("hidden-size", 256, 1, "units in each hidden layer of an mlp"),
    ("seed", 1, 0, "random seed"),
    ("learning-rate", 1e-3, None, "learning rate of the optimizer"),
    ("gamma", 0.99, None, "discount factor"),
    ("eval-games", 200, 0, "evaluation games against each opponent, an even number; 0 disables evaluation"),
    ("eval-opponents", "random,greedy", None, "opponents of the evaluation, separated by commas"),
)

#: Flags of earlier versions, and what they are called now.
_RENAMED = {
    "id": "env-id",
    "steps": "total-timesteps",
    "width": "hidden-size",
    "judges": "eval-opponents",
    "eval-every": "eval-frequency",
}


class _Renamed(argparse.Action):
    """A flag of an earlier version, which fails with its new name."""

    def __call__(self, parser: argparse.ArgumentParser, namespace: argparse.Namespace, values: Any, option_string: str | None = None) -> None:
        parser.error(f"{option_string} is now --{self.const}")


def parser(prog: str, description: str, example: str, flags: Iterable[Flag], checkpoint: str = "") -> argparse.ArgumentParser:
    """The arguments of every training script, and the ``flags`` of one; with the name of a checkpoint it can be resumed."""
    made = argparse.ArgumentParser(
        prog=f"python -m quoin.train.{prog}",
        description=description,
        epilog=f"Example: python -m quoin.train.{prog} {example}",
    )
    least: dict[str, float] = {}
    environment = ("env-id", "Othello-v0", None, f"id of the environment: {', '.join(_layout.known())}")
    all_flags = (environment, *_COMMON, *flags)
    for name, value, lowest, meaning in all_flags:
        if isinstance(value, bool):
            text = f"{meaning} (default: {'yes' if value else 'no'})"
            made.add_argument(f"--{name}", action=argparse.BooleanOptionalAction, default=value, help=text)
            continue
        shown = "none" if value == "" else value
        made.add_argument(f"--{name}", type=type(value), default=value, help=f"{meaning} (default: {shown})")
        if lowest is not None:
            least[name] = lowest
    for old, new in _RENAMED.items():
        if any(name == new for name, *_ in all_flags):
            made.add_argument(f"--{old}", action=_Renamed, const=new, nargs="?", help=argparse.SUPPRESS)
    made.add_argument("--output", default="", help=f"output folder (default: runs/{prog}-ENV_ID-SEED)")
    made.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="option of the environment; can be repeated")
    if checkpoint:
        made.add_argument("--resume", action="store_true", help="resume from the checkpoint in the output folder, for as long again")
    made.set_defaults(prog=prog, least=least, checkpoint=checkpoint, resume=False)
    return made


class Task:
    """The training environment and the output folder."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.id: str = args.env_id.rsplit("/", 1)[-1].rsplit(":", 1)[-1]
        self.options = option_values(args.option)
        layout = _layout.of(self.id, _options.plain(self.id, self.options))
        self.for_two = any(field.name == "agent_player" for field in layout.info)
        if self.for_two:
            if args.opponent == "self":
                raise ValueError(
                    "--opponent self shows both sides in turn, which this training does not take apart; name another, "
                    "for instance model:FILE with what was trained before"
                )
            self.options = {"opponent": args.opponent, "agent_player": "random", **self.options}
            shown = {name: value for name, value in self.options.items() if not str(value).startswith("model:")}
            layout = _layout.of(self.id, _options.plain(self.id, shown))
        self.layout = layout
        _check(args)
        self.folder = Path(args.output or f"runs/{args.prog}-{self.id}-{args.seed}")
        #: The checkpoint to resume from, if the script writes one.
        self.checkpoint = self.folder / args.checkpoint
        if args.resume and not self.checkpoint.exists():
            raise ValueError(f"--resume needs a checkpoint, and there is no {self.checkpoint}")
        self.args = args

    def curve(self) -> Curve:
        """The learning curve in the folder."""
        return Curve(self.folder, self.args.resume)

    def evaluate(self, policy: Any, curve: Curve, step: int) -> dict[str, Evaluation]:
        """Evaluates a policy against every evaluation opponent and logs the results."""
        results: dict[str, Evaluation] = {}
        if not self.for_two or self.args.eval_games == 0:
            return results
        shown = {name: value for name, value in self.options.items() if name not in ("opponent", "agent_player", "reward_mode")}
        for opponent in filter(None, self.args.eval_opponents.split(",")):
            result = evaluate(policy, self.id, opponent, self.args.eval_games, self.args.seed, options=shown)
            results[opponent] = result
            curve.log(f"eval/{opponent}", result.fraction.value, step)
        return results

    def export(self, network: Any, trained: str) -> Path:
        """Writes ``model.onnx`` into the folder."""
        from quoin.train.export import export

        return export(network, network.fields, self.folder / "model.onnx", self.id, self.options, trained)


class Curve:
    """Logs metrics by step to ``curve.csv`` and to TensorBoard. Close it.

    :param resume: whether to append to the files in the folder
    """

    def __init__(self, folder: Path, resume: bool = False) -> None:
        board = needed("torch.utils.tensorboard", "train")
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / "curve.csv"
        appends = resume and file.is_file()
        if not resume:
            for old in folder.glob("events.out.tfevents.*"):
                old.unlink()
        self._file = file.open("a" if appends else "w", newline="", encoding="utf-8")
        self._lines = csv.writer(self._file)
        if not appends:
            self._lines.writerow(("step", "name", "value"))
        self._board = board.SummaryWriter(str(folder))

    def log(self, name: str, value: float, step: int) -> None:
        """Logs one metric."""
        self._lines.writerow((step, name, f"{value:.6g}"))
        self._file.flush()
        self._board.add_scalar(name, value, step)

    def close(self) -> None:
        """Closes both files."""
        self._file.close()
        self._board.close()


class Progress:
    """Reports progress on standard error: steps, speed, time left and metrics."""

    def __init__(self, steps: int, done: int = 0, every: float = 2.0) -> None:
        self._steps, self._first, self._every = steps, done, every
        self._begun = time.monotonic()
        self._told = -every

    def rate(self, step: int) -> float:
        """Steps per second since the start."""
        return (step - self._first) / max(time.monotonic() - self._begun, 1e-9)

    def tell(self, step: int, figures: Mapping[str, float], now: bool = False) -> None:
        """Prints a line, unless the last one was a moment ago."""
        seconds = time.monotonic() - self._begun
        if not now and seconds - self._told < self._every:
            return
        self._told = seconds
        rate = self.rate(step)
        left = (self._steps - step) / rate if rate > 0 else 0
        told = "  ".join(f"{name} {value:.3g}" for name, value in figures.items())
        print(f"{step:>11,} steps  {_rate(rate):>7}/s  {_clock(left)} left  {told}", file=sys.stderr, flush=True)


@dataclass(frozen=True)
class Trained:
    """The result of a training."""

    #: What was trained, for the metadata of the model.
    name: str
    #: The trained policy, for :func:`quoin.evaluate`.
    policy: Any
    #: The module to export: it has ``fields`` and returns logits and values.
    network: Any
    steps: int


def main(
    args: argparse.Namespace,
    needs: tuple[str, str],
    train: Callable[[argparse.Namespace, Task, Curve], Trained],
    check: Callable[[argparse.Namespace], None] = lambda args: None,
) -> int:
    """Trains, evaluates, exports and prints the results; returns the exit code of :func:`ended`.

    :param needs: the library that is required, and the extra that installs it
    :param check: rejects arguments that conflict, before anything is written
    """

    def whole() -> None:
        needed(*needs)
        task = Task(args)
        check(args)
        with contextlib.closing(task.curve()) as curve:
            trained = train(args, task, curve)
            results = task.evaluate(trained.policy, curve, trained.steps)
        told = f"{trained.name}, {trained.steps} steps against {args.opponent}, seed {args.seed}"
        model = task.export(trained.network, told)
        for opponent, result in results.items():
            print(f"against {opponent}: {result}")
        print(f"model: {model}")

    return ended(whole)


def ended(run: Callable[[], None]) -> int:
    """Runs a command and gives its exit code: 0 fine, 2 bad input, 3 something is not installed, 130 interrupted."""
    try:
        run()
    except (MissingExtra, JavaNotFoundError) as missing:
        print(missing, file=sys.stderr)
        return 3
    except ModuleNotFoundError as missing:
        if not str(missing).startswith("quoin:"):
            raise
        print(missing, file=sys.stderr)
        return 3
    except (ValueError, FileNotFoundError) as wrong:
        print(f"quoin: {wrong}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("quoin: interrupted", file=sys.stderr)
        return 130
    return 0


def _check(args: argparse.Namespace) -> None:
    for name, least in args.least.items():
        given = getattr(args, name.replace("-", "_"))
        if not given >= least:
            raise ValueError(f"--{name} must be at least {least}, got {given}")
    if args.eval_games % 2:
        raise ValueError(f"--eval-games must be even, since each deal is played twice; got {args.eval_games}")
    if not args.learning_rate > 0:
        raise ValueError(f"--learning-rate must be above 0, got {args.learning_rate}")
    if not 0 < args.gamma <= 1:
        raise ValueError(f"--gamma must be above 0 and at most 1, got {args.gamma}")


def _rate(per_second: float) -> str:
    """A rate that never reads as 0: whole from 10 on, else two significant digits; ``-`` while it is unknown."""
    if not per_second > 0:
        return "-"
    decimals = max(0, 1 - math.floor(math.log10(per_second)))
    return f"{per_second:,.{decimals}f}"


def _clock(seconds: float) -> str:
    whole = int(seconds)
    return f"{whole // 3600}:{whole // 60 % 60:02}:{whole % 60:02}"
