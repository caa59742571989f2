"""Shared by all training scripts: arguments, the learning curve, evaluation and the exported model."""

from __future__ import annotations

import argparse
import csv
import json
import math
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from quoin import _layout, _options
from quoin._java import JavaNotFoundError
from quoin.evaluation import Evaluation, evaluate
from quoin.play import option_values
from quoin.train._extras import MissingExtra, needed
from quoin.train.self_play import League, SelfPlay

#: The file with the flags of a run, in its folder.
CONFIGURATION = "config.json"

#: A flag of a training script: its name, default, minimum (if that is its only limit) and help text.
Flag = tuple[str, Any, float | None, str]

_COMMON: tuple[Flag, ...] = (
    ("opponent", "random", None, "opponent: self (the current network), pool (its past snapshots), an agent of the environment, or model:FILE"),
    ("network", "auto", None, "network architecture: mlp, cnn or small-cnn (Othello), words (mini), candidates (where moves are listed) or auto"),
    ("hidden-size", 256, 1, "units in each hidden layer of an mlp"),
    ("seed", 1, 0, "random seed"),
    ("total-timesteps", 262_144, 1, "total number of timesteps, including those before --resume"),
    ("num-envs", 64, 1, "number of parallel environments"),
    ("num-steps", 64, 1, "steps in each environment per rollout"),
    ("learning-rate", 1e-3, None, "learning rate of the optimizer"),
    ("anneal-lr", True, None, "anneal the learning rate linearly to 0"),
    ("gamma", 0.99, None, "discount factor"),
    ("eval-games", 200, 0, "evaluation games per opponent; must be even; 0 disables evaluation"),
    ("eval-opponents", "random,greedy", None, "evaluation opponents, separated by commas"),
    ("eval-frequency", 16, 0, "updates between evaluations; 0 evaluates only at the start and the end"),
    ("checkpoint-frequency", 16, 0, "updates between checkpoints; 0 writes one only at the end"),
    ("snapshot-frequency", 8, 1, "updates between snapshots, for --opponent pool"),
    ("snapshot-pool-size", 8, 1, "number of latest snapshots to draw from, for --opponent pool"),
    ("latest-probability", 0.5, 0, "probability of a rollout against the current network instead of a snapshot, for --opponent pool"),
    ("track", False, None, "also log to Weights & Biases; needs the package wandb"),
    ("wandb-project-name", "quoin", None, "project in Weights & Biases"),
    ("wandb-entity", "", None, "user or team in Weights & Biases"),
)

#: The flags of PPO, by CleanRL's names and with CleanRL's meaning in every script.
PPO: tuple[Flag, ...] = (
    ("gae-lambda", 0.95, 0, "lambda of generalized advantage estimation"),
    ("num-minibatches", 4, 1, "number of minibatches per epoch"),
    ("update-epochs", 4, 1, "number of epochs per update"),
    ("norm-adv", True, None, "normalize advantages"),
    ("clip-coef", 0.2, 0, "surrogate clipping coefficient"),
    ("clip-vloss", False, None, "clip the value loss by the same coefficient"),
    ("ent-coef", 0.01, 0, "coefficient of the entropy bonus"),
    ("vf-coef", 0.5, 0, "coefficient of the value loss, which is half the mean squared error"),
    ("max-grad-norm", 0.5, 0, "maximum norm for gradient clipping"),
    ("target-kl", 0.0, 0, "stop an update early when the approximate KL divergence exceeds this; 0 disables it"),
)

#: Flags that cannot change when a run is resumed, because its checkpoint depends on them.
_FIXED = ("env_id", "option", "network", "hidden_size", "num_envs", "num_steps", "seed", "algorithm", "policies")

#: Flags of earlier versions, with their new names.
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


def parser(prog: str, description: str, example: str, flags: Iterable[Flag], checkpoint: str, renamed: Mapping[str, str]) -> argparse.ArgumentParser:
    """Create a parser for the common arguments and the ``flags`` of one script; for :func:`parsed`.

    :param checkpoint: name of its checkpoint in the output folder
    :param renamed: its flags of earlier versions, with their new names
    """
    made = argparse.ArgumentParser(
        prog=f"python -m quoin.train.{prog}",
        description=description,
        epilog=f"Example: python -m quoin.train.{prog} {example}",
    )
    least: dict[str, float] = {}
    environment = ("env-id", "Othello-v0", None, f"id of the environment: {', '.join(_layout.known())}")
    defaults: dict[str, Any] = {}
    for name, value, lowest, meaning in (environment, *_COMMON, *flags):
        defaults[name.replace("-", "_")] = value
        if isinstance(value, bool):
            text = f"{meaning} (default: {'yes' if value else 'no'})"
            made.add_argument(f"--{name}", action=argparse.BooleanOptionalAction, default=value, help=text)
            continue
        shown = "none" if value == "" else value
        made.add_argument(f"--{name}", type=type(value), default=value, help=f"{meaning} (default: {shown})")
        if lowest is not None:
            least[name] = lowest
    for old, new in {**_RENAMED, **renamed}.items():
        made.add_argument(f"--{old}", action=_Renamed, const=new, nargs="?", help=argparse.SUPPRESS)
    made.add_argument("--output", default="", help=f"output folder (default: runs/{prog}-ENV_ID-SEED)")
    made.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="option of the environment; repeatable")
    resume = "resume from the checkpoint in the output folder, until --total-timesteps; flags that you leave out keep their values"
    made.add_argument("--resume", action="store_true", help=resume)
    made.set_defaults(prog=prog, least=least, checkpoint=checkpoint, defaults=defaults)
    return made


def parsed(made: argparse.ArgumentParser, words: list[str] | None) -> argparse.Namespace:
    """Parse ``words``. ``given`` contains the flags among them; with ``resume``, the others come from the output folder."""
    defaults = {name: made.get_default(name) for name in (*made.get_default("defaults"), "algorithm", "policies")}
    defaults = {name: value for name, value in defaults.items() if value is not None}
    unset = object()
    args = made.parse_args(words, argparse.Namespace(**dict.fromkeys(defaults, unset)))
    args.given = {name: getattr(args, name) for name in defaults if getattr(args, name) is not unset}
    if args.option:
        args.given["option"] = args.option
    for name, value in defaults.items():
        setattr(args, name, args.given.get(name, value))
    file = folder(args) / CONFIGURATION
    if args.resume and file.is_file():
        kept = json.loads(file.read_text(encoding="utf-8"))
        for name, value in kept.items():
            if name in _FIXED and args.given.get(name, value) != value:
                flag = name.replace("_", "-")
                made.error(f"--{flag} was {value} when this run started and cannot change with --resume; got {args.given[name]}")
            if name not in args.given and (name in defaults or name == "option"):
                setattr(args, name, value)
    args.flags = (*defaults, "option")
    return args


def folder(args: argparse.Namespace) -> Path:
    """Return the output folder."""
    return Path(args.output or f"runs/{args.prog}-{_id(args.env_id)}-{args.seed}")


def refuse(args: argparse.Namespace, who: str, *flags: str) -> None:
    """Raise ValueError if one of the flags is given, because it does not apply to ``who``."""
    for flag in flags:
        if flag.replace("-", "_") in args.given:
            raise ValueError(f"--{flag} does not apply to {who}; leave it out")


def _id(name: str) -> str:
    return name.rsplit("/", 1)[-1].rsplit(":", 1)[-1]


class Task:
    """The training environment, the opponent and the output folder."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.id: str = _id(args.env_id)
        self.options = option_values(args.option)
        layout = _layout.of(self.id, _options.plain(self.id, self.options))
        self.for_two = any(field.name == "agent_player" for field in layout.info)
        _check(args)
        self.folder = folder(args)
        #: The checkpoint to resume from.
        self.checkpoint = self.folder / args.checkpoint
        old = self.checkpoint.with_name(self.checkpoint.name + ".old")
        if args.resume and old.exists() and not self.checkpoint.exists():
            # The run was stopped between moving the old checkpoint away and moving the new one into place.
            old.replace(self.checkpoint)
        if args.resume and not self.checkpoint.exists():
            raise ValueError(f"--resume needs a checkpoint, and there is no {self.checkpoint}")
        #: The opponent, if it is the learner or its snapshots; otherwise the environment has one.
        self.self_play: SelfPlay | None = None
        if self.for_two:
            opponent: Any = args.opponent
            if opponent in ("self", "pool"):
                league = League(self.folder / "league", args.snapshot_pool_size) if opponent == "pool" else None
                opponent = self.self_play = SelfPlay(args.seed, league, args.latest_probability)
            self.options = {"opponent": opponent, "agent_player": "random", **self.options}
            shown = {name: value for name, value in self.options.items() if not str(value).startswith("model:")}
            layout = _layout.of(self.id, _options.plain(self.id, shown))
        elif "opponent" in args.given:
            raise ValueError(f"{self.id} is a game for one and has no opponent; leave out --opponent")
        self.layout = layout
        self.args = args
        self._curve: Curve | None = None

    def begin(self, step: int) -> Curve:
        """Write the configuration and open the learning curve, removing what a stopped run wrote after ``step``."""
        self.folder.mkdir(parents=True, exist_ok=True)
        shown = {name: getattr(self.args, name) for name in self.args.flags}
        part = self.folder / (CONFIGURATION + ".part")
        part.write_text(json.dumps(shown, indent=2) + "\n", encoding="utf-8")
        part.replace(self.folder / CONFIGURATION)
        if self.self_play is not None:
            self.self_play.begin(step)
        tracked = _tracked(self.args, shown, self.folder) if self.args.track else None
        self._curve = Curve(self.folder, step if self.args.resume else None, tracked)
        return self._curve

    def close(self) -> None:
        """Close the learning curve."""
        if self._curve is not None:
            self._curve.close()

    def updates(self, batch: int, done: int = 0) -> int:
        """Return the number of updates of ``batch`` timesteps in the whole run. Raises ValueError if ``done`` of them leave none."""
        total = max(1, int(self.args.total_timesteps) // batch)
        if done >= total:
            more = f"--total-timesteps must be at least {(done + 1) * batch} to continue, got {self.args.total_timesteps}"
            raise ValueError(f"this run has {done * batch} timesteps already; {more}")
        return total

    def evaluate(self, policy: Any, step: int) -> dict[str, Evaluation]:
        """Evaluate a policy against every evaluation opponent and log the results."""
        results: dict[str, Evaluation] = {}
        if not self.for_two or self.args.eval_games == 0:
            return results
        shown = {name: value for name, value in self.options.items() if name not in ("opponent", "agent_player", "reward_mode")}
        for opponent in filter(None, self.args.eval_opponents.split(",")):
            result = evaluate(policy, self.id, opponent, self.args.eval_games, self.args.seed, options=shown)
            results[opponent] = result
            if self._curve is not None:
                self._curve.log(f"eval/{opponent}", result.fraction.value, step)
        return results

    def export(self, network: Any, trained: str, file: str = "model.onnx") -> Path:
        """Export a network to an ONNX file in the output folder."""
        from quoin.train.export import export

        return export(network, network.fields, self.folder / file, self.id, self.options, trained)

    def snapshot(self, network: Any, update: int, step: int) -> None:
        """Add a network to the league, if there is one and it is time."""
        league = self.self_play.league if self.self_play is not None else None
        if league is not None and update % self.args.snapshot_frequency == 0:
            league.add(step, lambda file: self.export(network, f"snapshot at step {step}, seed {self.args.seed}", file))


class Curve:
    """Logs metrics by step to ``curve.csv``, to TensorBoard and optionally to Weights & Biases. Must be closed.

    :param resumed: the step of the checkpoint if a run is resumed; the files keep everything up to it
    :param tracked: the run in Weights & Biases
    """

    def __init__(self, folder: Path, resumed: int | None = None, tracked: Any = None) -> None:
        board = needed("torch.utils.tensorboard", "train")
        file = folder / "curve.csv"
        rows: list[list[str]] = []
        if resumed is None:
            for old in folder.glob("events.out.tfevents.*"):
                old.unlink()
        elif file.is_file():
            with file.open(newline="", encoding="utf-8") as kept:
                rows = [row for row in list(csv.reader(kept))[1:] if len(row) == 3 and int(row[0]) <= resumed]
        part = folder / "curve.csv.part"
        with part.open("w", newline="", encoding="utf-8") as fresh:
            csv.writer(fresh).writerows([("step", "name", "value"), *rows])
        part.replace(file)
        self._file = file.open("a", newline="", encoding="utf-8")
        self._lines = csv.writer(self._file)
        self._board = board.SummaryWriter(str(folder), purge_step=None if resumed is None else resumed + 1)
        self._tracked = tracked

    def log(self, name: str, value: float, step: int) -> None:
        """Log one metric."""
        self._lines.writerow((step, name, f"{value:.6g}"))
        self._file.flush()
        self._board.add_scalar(name, value, step)
        if self._tracked is not None:
            self._tracked.log({name: value, "global_step": step}, step=step)

    def close(self) -> None:
        """Close both files and finish the run in Weights & Biases."""
        self._file.close()
        self._board.close()
        if self._tracked is not None:
            self._tracked.finish()


def _tracked(args: argparse.Namespace, shown: Mapping[str, Any], folder: Path) -> Any:
    """Return a run in Weights & Biases. A resumed training continues its run there."""
    wandb = needed("wandb", "")
    file = folder / "wandb.id"
    continues = args.resume and file.is_file()
    run = wandb.init(
        project=args.wandb_project_name,
        entity=args.wandb_entity or None,
        name=folder.name,
        config=dict(shown),
        dir=str(folder),
        id=file.read_text(encoding="utf-8").strip() if continues else None,
        resume="allow" if continues else None,
    )
    file.write_text(f"{run.id}\n", encoding="utf-8")
    return run


def save_slots(envs: Any) -> list[tuple[bytes, int]]:
    """Return the games of a native vector environment, for a checkpoint."""
    return [(envs.save_state(slot), int(envs._required().call("elapsedSteps", slot))) for slot in range(envs.num_envs)]


def load_slots(envs: Any, saved: Sequence[tuple[bytes, int]]) -> None:
    """Restore the games of :func:`save_slots`."""
    for slot, (state, elapsed) in enumerate(saved):
        envs.load_state(slot, state)
        envs._required().call("setElapsedSteps", slot, elapsed)


class Progress:
    """Reports progress on stderr: steps, speed, time left and metrics."""

    def __init__(self, steps: int, done: int = 0, every: float = 2.0) -> None:
        self._steps, self._first, self._every = steps, done, every
        self._begun = time.monotonic()
        self._told = -every

    def rate(self, step: int) -> float:
        """Steps per second since the start."""
        return (step - self._first) / max(time.monotonic() - self._begun, 1e-9)

    def tell(self, step: int, figures: Mapping[str, float], now: bool = False) -> None:
        """Print a line, unless the last one was printed a moment ago."""
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
    """The result of a training run."""

    #: What was trained, for the model's metadata.
    name: str
    #: The trained policy, for :func:`quoin.evaluate`.
    policy: Any
    #: The module to export: it has ``fields`` and returns logits and values.
    network: Any
    steps: int


def main(
    args: argparse.Namespace,
    needs: tuple[str, str],
    train: Callable[[argparse.Namespace, Task], Trained],
    check: Callable[[argparse.Namespace], None] = lambda args: None,
) -> int:
    """Train, evaluate, export and print the results; return the exit code of :func:`ended`.

    :param needs: the required library, and the extra that installs it
    :param check: rejects conflicting arguments before anything is written
    """

    def whole() -> None:
        needed(*needs)
        if args.track:
            needed("wandb", "")
        task = Task(args)
        check(args)
        try:
            trained = train(args, task)
            results = task.evaluate(trained.policy, trained.steps)
        finally:
            task.close()
        told = f"{trained.name}, {trained.steps} steps against {args.opponent}, seed {args.seed}"
        model = task.export(trained.network, told)
        for opponent, result in results.items():
            print(f"against {opponent}: {result}")
        print(f"model: {model}")

    return ended(whole)


def ended(run: Callable[[], None]) -> int:
    """Run a command and return its exit code: 0 success, 2 invalid input, 3 something is not installed, 130 interrupted."""
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
    if args.latest_probability > 1:
        raise ValueError(f"--latest-probability must be at most 1, got {args.latest_probability}")
    if not 0 < args.gamma <= 1:
        raise ValueError(f"--gamma must be above 0 and at most 1, got {args.gamma}")


def _rate(per_second: float) -> str:
    """Format a rate so that it never reads as 0: whole from 10 on, otherwise two significant digits; ``-`` if unknown."""
    if not per_second > 0:
        return "-"
    decimals = max(0, 1 - math.floor(math.log10(per_second)))
    return f"{per_second:,.{decimals}f}"


def _clock(seconds: float) -> str:
    whole = int(seconds)
    return f"{whole // 3600}:{whole // 60 % 60:02}:{whole % 60:02}"
