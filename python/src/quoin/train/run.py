"""What every training has in common: arguments, the learning curve, judging, and the file at the end."""

from __future__ import annotations

import argparse
import contextlib
import csv
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


#: A flag of a training: its name, its default, the least it may be if that says it all, what it means.
Flag = tuple[str, Any, float | None, str]

_COMMON: tuple[Flag, ...] = (
    ("opponent", "random", None, "who plays the other side: a name that the environment knows, or model:FILE"),
    ("network", "auto", None, "mlp, cnn (Othello), candidates (where moves are listed) or auto"),
    ("width", 256, 1, "how wide the layers of an mlp are"),
    ("seed", 1, 0, "decides all chance"),
    ("learning-rate", 1e-3, None, "how fast"),
    ("gamma", 0.99, None, "what a step later is worth"),
    ("eval-games", 200, 0, "games against each judge, an even number; 0 for none"),
    ("judges", "random,greedy", None, "whom the policy is tried against, separated by commas"),
)


def parser(prog: str, description: str, example: str, flags: Iterable[Flag], checkpoint: str = "") -> argparse.ArgumentParser:
    """The arguments of every training, and ``flags`` of one; with the name of a checkpoint it can be gone on with."""
    made = argparse.ArgumentParser(
        prog=f"python -m quoin.train.{prog}",
        description=description,
        epilog=f"Example: python -m quoin.train.{prog} {example}",
    )
    least: dict[str, float] = {}
    environment = ("id", "Othello-v0", None, f"the environment: {', '.join(_layout.packed())}")
    for name, value, lowest, meaning in (environment, *_COMMON, *flags):
        shown = "none" if value == "" else value
        made.add_argument(f"--{name}", type=type(value), default=value, help=f"{meaning} ({shown})")
        if lowest is not None:
            least[name] = lowest
    made.add_argument("--output", default="", help=f"folder for the curve and the model (runs/{prog}-ID-SEED)")
    made.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the environment")
    if checkpoint:
        made.add_argument("--resume", action="store_true", help="go on with the checkpoint in the folder, for as much more")
    made.set_defaults(prog=prog, least=least, checkpoint=checkpoint, resume=False)
    return made


class Task:
    """The environment that is trained on, and where everything about it goes."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.id: str = args.id.rsplit("/", 1)[-1].rsplit(":", 1)[-1]
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
        #: What can be gone on with, where a training keeps something.
        self.checkpoint = self.folder / args.checkpoint
        if args.resume and not self.checkpoint.exists():
            raise ValueError(f"--resume needs a checkpoint, and there is no {self.checkpoint}")
        self.args = args

    def curve(self) -> Curve:
        """The learning curve in the folder."""
        return Curve(self.folder, self.args.resume)

    def judge(self, policy: Any, curve: Curve, step: int) -> dict[str, Evaluation]:
        """Plays against every judge and notes what came of it."""
        results: dict[str, Evaluation] = {}
        if not self.for_two or self.args.eval_games == 0:
            return results
        shown = {name: value for name, value in self.options.items() if name not in ("opponent", "agent_player", "reward_mode")}
        for judge in filter(None, self.args.judges.split(",")):
            result = evaluate(policy, self.id, judge, self.args.eval_games, self.args.seed, options=shown)
            results[judge] = result
            curve.log(f"eval/{judge}", result.fraction.value, step)
        return results

    def export(self, network: Any, trained: str) -> Path:
        """Writes ``model.onnx`` into the folder."""
        from quoin.train.export import export

        return export(network, network.fields, self.folder / "model.onnx", self.id, self.options, trained)


class Curve:
    """Numbers by step: a line each in ``curve.csv``, and events for TensorBoard. Close it.

    :param goes_on: whether what is there belongs to the same training
    """

    def __init__(self, folder: Path, goes_on: bool = False) -> None:
        board = needed("torch.utils.tensorboard", "train")
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / "curve.csv"
        begun = goes_on and file.is_file()
        if not goes_on:
            for old in folder.glob("events.out.tfevents.*"):
                old.unlink()
        self._file = file.open("a" if begun else "w", newline="", encoding="utf-8")
        self._lines = csv.writer(self._file)
        if not begun:
            self._lines.writerow(("step", "name", "value"))
        self._board = board.SummaryWriter(str(folder))

    def log(self, name: str, value: float, step: int) -> None:
        """Notes one number."""
        self._lines.writerow((step, name, f"{value:.6g}"))
        self._file.flush()
        self._board.add_scalar(name, value, step)

    def close(self) -> None:
        """Ends both files."""
        self._file.close()
        self._board.close()


class Progress:
    """A line now and then on standard error: how far, how fast, how well."""

    def __init__(self, steps: int, done: int = 0, every: float = 2.0) -> None:
        self._steps, self._first, self._every = steps, done, every
        self._begun = time.monotonic()
        self._told = -every

    def rate(self, step: int) -> float:
        """Steps a second since the beginning."""
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
        print(f"{step:>11,} steps  {rate:>7,.0f}/s  {_clock(left)} left  {told}", file=sys.stderr, flush=True)


@dataclass(frozen=True)
class Trained:
    """What a training has come to."""

    #: What was trained, for the line in the model's file.
    name: str
    #: Who plays what was learnt, as :func:`quoin.evaluate` takes it.
    policy: Any
    #: What goes into the file: a module that knows its ``fields`` and makes logits and values of them.
    network: Any
    steps: int


def main(
    args: argparse.Namespace,
    needs: tuple[str, str],
    train: Callable[[argparse.Namespace, Task, Curve], Trained],
    check: Callable[[argparse.Namespace], None] = lambda args: None,
) -> int:
    """Trains, judges, exports, and says what it came to; gives the exit code of :func:`ended`.

    :param needs: the library without which nothing begins, and the extra that brings it
    :param check: refuses arguments that do not go together, before anything is written
    """

    def whole() -> None:
        needed(*needs)
        task = Task(args)
        check(args)
        with contextlib.closing(task.curve()) as curve:
            trained = train(args, task, curve)
            results = task.judge(trained.policy, curve, trained.steps)
        told = f"{trained.name}, {trained.steps} steps against {args.opponent}, seed {args.seed}"
        model = task.export(trained.network, told)
        for judge, result in results.items():
            print(f"against {judge}: {result}")
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


def _clock(seconds: float) -> str:
    whole = int(seconds)
    return f"{whole // 3600}:{whole // 60 % 60:02}:{whole % 60:02}"
