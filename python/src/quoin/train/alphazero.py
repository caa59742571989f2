"""AlphaZero in one file: self-play with :mod:`quoin.search.mcts`, and a residual network that learns from it.

    python -m quoin.train.alphazero --minutes 30             Othello
    python -m quoin.train.alphazero --minutes 30 --resume    another 30 minutes

Read it from top to bottom. It follows the paper (Silver et al., 2018) except for three things that matter on a small machine:
training alternates with self-play instead of running in parallel, every position is shown in a random one of its eight
symmetries, and the value target is the mean of the game's result and the search's value of the position.
"""

from __future__ import annotations

import argparse
import contextlib
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from quoin import _layout
from quoin.evaluation import evaluate
from quoin.search import mcts
from quoin.train import run
from quoin.train._extras import needed

#: The flags, each with its default, minimum and help text.
FLAGS: tuple[tuple[str, Any, float, str], ...] = (
    ("total-timesteps", 200_000, 0, "number of self-play moves"),
    ("minutes", 0.0, 0, "train for this many minutes instead; 0 counts moves"),
    ("num-envs", 128, 1, "number of parallel self-play games"),
    ("num-steps", 10, 1, "moves in each game between training phases"),
    ("simulations", 64, 1, "simulations per move in self-play"),
    ("eval-simulations", 128, 1, "simulations per move in the final evaluation"),
    ("leaf-batch", 256, 1, "number of positions evaluated together"),
    ("c-puct", 1.5, 0, "exploration constant of the search"),
    ("dirichlet-alpha", 0.6, 1e-6, "concentration of the Dirichlet noise at the root"),
    ("noise", 0.25, 0, "weight of the noise at the root"),
    ("temperature-moves", 20, 0, "number of moves at the start of a game that are sampled by visit count; later moves use a lower temperature"),
    ("channels", 32, 1, "number of channels of the network"),
    ("blocks", 4, 1, "number of residual blocks"),
    ("learning-rate", 2e-3, 1e-12, "initial learning rate of Adam; decays to a tenth"),
    ("weight-decay", 1e-4, 0, "weight decay"),
    ("batch-size", 256, 1, "minibatch size"),
    ("replay-ratio", 8.0, 0, "average number of times each position is trained on"),
    ("buffer-size", 100_000, 1, "size of the replay buffer, in positions"),
    ("eval-games", 100, 0, "evaluation games per opponent; must be even; 0 disables evaluation"),
    ("eval-frequency", 20, 0, "training phases between evaluations of the network alone; 0 evaluates only at the end"),
    ("seed", 1, 0, "random seed"),
)


def network_of(layout: _layout.Layout, channels: int, blocks: int) -> Any:
    """Create the network, which computes logits for every square and the value from planes."""
    import torch
    from torch import nn

    (field,) = layout.observation
    planes, height, width = field.shape

    class Block(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.first = nn.Conv2d(channels, channels, 3, padding=1)
            self.second = nn.Conv2d(channels, channels, 3, padding=1)
            # A block starts as the identity, so no normalization is needed.
            nn.init.zeros_(self.second.weight)

        def forward(self, x: Any) -> Any:
            return torch.relu(x + self.second(torch.relu(self.first(x))))

    class Network(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.fields = [field]
            self.body = nn.Sequential(nn.Conv2d(planes, channels, 3, padding=1), nn.ReLU(), *(Block() for _ in range(blocks)))
            self.policy = nn.Sequential(nn.Conv2d(channels, 8, 1), nn.ReLU(), nn.Flatten(), nn.Linear(8 * height * width, layout.actions))
            self.value = nn.Sequential(
                nn.Conv2d(channels, 8, 1), nn.ReLU(), nn.Flatten(), nn.Linear(8 * height * width, 64), nn.ReLU(), nn.Linear(64, 1), nn.Tanh()
            )

        def forward(self, fields: Any) -> tuple[Any, Any]:
            # With channels last, PyTorch's convolutions take half the time.
            hidden = self.body(fields[field.name].float().contiguous(memory_format=torch.channels_last))
            return self.policy(hidden), self.value(hidden).squeeze(-1)

    return Network().to(memory_format=torch.channels_last)


class ReplayBuffer:
    """The latest positions of self-play: planes, search policies and outcomes."""

    def __init__(self, size: int, layout: _layout.Layout) -> None:
        self.planes = np.zeros((size, *layout.observation[0].shape), np.uint8)
        self.policies = np.zeros((size, layout.actions), np.float32)
        self.values = np.zeros(size, np.float32)
        self.added = 0

    def add(self, planes: Any, policy: Any, value: float) -> None:
        """Add a position, replacing the oldest."""
        row = self.added % len(self.values)
        self.planes[row], self.policies[row], self.values[row] = planes, policy, value
        self.added += 1

    def sample(self, count: int, rng: np.random.Generator) -> tuple[Any, Any, Any]:
        """Sample positions with replacement, all in the same random one of the board's eight symmetries."""
        rows = rng.integers(min(self.added, len(self.values)), size=count)
        planes, turns, mirrored = self.planes[rows], int(rng.integers(4)), bool(rng.integers(2))
        boards = self.policies[rows].reshape(count, *planes.shape[2:])
        planes, boards = np.rot90(planes, turns, (2, 3)), np.rot90(boards, turns, (1, 2))
        if mirrored:
            planes, boards = planes[..., ::-1], boards[..., ::-1]
        return np.ascontiguousarray(planes), np.ascontiguousarray(boards).reshape(count, -1), self.values[rows]


class SelfPlay:
    """Games that the network plays against itself, all at once."""

    def __init__(self, args: argparse.Namespace, layout: _layout.Layout, buffer: ReplayBuffer, seed: int) -> None:
        self.args, self.buffer = args, buffer
        self.rng = np.random.default_rng(seed)
        self.search = mcts.Search(
            layout.id,
            trees=args.num_envs,
            batch=args.leaf_batch,
            simulations=args.simulations,
            c_puct=args.c_puct,
            dirichlet_alpha=args.dirichlet_alpha,
            noise=args.noise,
            seed=seed,
        )
        self.search.reset(seed=seed)
        self.games: list[list[tuple[Any, Any, float, int]]] = [[] for _ in range(args.num_envs)]

    def step(self, evaluator: mcts.Evaluator) -> int:
        """Search and play a move in every game; add finished games to the buffer and return their number."""
        search = self.search
        visits = search.run(evaluator)
        planes, players, values = search.root_observations, search.players, search.values()
        policies = visits / visits.sum(1, keepdims=True)
        for tree, game in enumerate(self.games):
            game.append((planes[tree].astype(np.uint8), policies[tree], float(values[tree]), int(players[tree])))
        early = np.array([len(game) <= self.args.temperature_moves for game in self.games])
        over = np.flatnonzero(search.advance(mcts.sample(visits, np.where(early, 1.0, 0.25), self.rng))).tolist()
        for tree in over:
            winner = int(search.winners[tree])
            for shown, policy, value, player in self.games[tree]:
                result = 0.0 if winner == 2 else 1.0 if winner == player else -1.0
                self.buffer.add(shown, policy, (result + value) / 2)
            self.games[tree] = []
        search.reset(over, seed=int(self.rng.integers(2**62)))
        return len(over)


def train(args: argparse.Namespace, layout: _layout.Layout, curve: run.Curve, checkpoint: Path, saved: dict[str, Any] | None) -> tuple[Any, int]:
    """Alternate self-play and training; return the network and the number of moves played."""
    import torch
    from torch.nn import functional

    from quoin.train.networks import Greedy

    torch.manual_seed(args.seed)
    # Nothing in this network behaves differently in training mode.
    network = network_of(layout, args.channels, args.blocks).eval()
    optimizer = torch.optim.AdamW(network.parameters(), lr=args.learning_rate, weight_decay=args.weight_decay)
    buffer = ReplayBuffer(args.buffer_size, layout)
    first = 0
    if saved is not None:
        network.load_state_dict(saved["network"])
        optimizer.load_state_dict(saved["optimizer"])
        buffer.planes, buffer.policies, buffer.values = (part.numpy() for part in saved["buffer"])
        buffer.added, first = saved["added"], saved["steps"]
    # A checkpoint does not contain unfinished games: a resumed run starts new ones, with other random numbers.
    play = SelfPlay(args, layout, buffer, args.seed + first)
    evaluator = mcts.evaluator(network)
    steps, phase, debt = first, 0, 0.0
    losses: dict[str, float] = {}
    if saved is None:
        judge(Greedy(network), "eval_network", args, layout, curve, 0)
    progress, begun = run.Progress(first + args.total_timesteps, first), time.monotonic()

    def fraction() -> float:
        """Return how much of the training is done."""
        return (time.monotonic() - begun) / 60 / args.minutes if args.minutes else (steps - first) / args.total_timesteps

    while (done := fraction()) < 1:
        known, games = buffer.added, 0
        for _ in range(args.num_steps):
            games += play.step(evaluator)
        steps += args.num_steps * args.num_envs

        optimizer.param_groups[0]["lr"] = args.learning_rate * (1 - 0.9 * done)
        debt += (buffer.added - known) * args.replay_ratio / args.batch_size
        while debt >= 1:
            debt -= 1
            planes, policies, values = (torch.from_numpy(part) for part in buffer.sample(args.batch_size, play.rng))
            logits, value = network({layout.observation[0].name: planes})
            policy_loss = functional.cross_entropy(logits, policies)
            value_loss = functional.mse_loss(value, values)
            optimizer.zero_grad()
            (policy_loss + value_loss).backward()
            optimizer.step()
            losses = {"policy": policy_loss.item(), "value": value_loss.item()}

        phase += 1
        for name, loss in losses.items():
            curve.log(f"losses/{name}_loss", loss, steps)
        curve.log("charts/SPS", progress.rate(steps), steps)
        curve.log("charts/games", games, steps)
        told = "  ".join(f"{name} {loss:.3g}" for name, loss in losses.items())
        print(f"{steps:>11,} moves  {progress.rate(steps):>7,.0f}/s  {100 * fraction():>5.1f}% done  {told}", file=sys.stderr, flush=True)
        if args.eval_frequency and phase % args.eval_frequency == 0:
            judge(Greedy(network), "eval_network", args, layout, curve, steps)
            save(checkpoint, network, optimizer, buffer, steps)
    save(checkpoint, network, optimizer, buffer, steps)
    judge(Greedy(network), "eval_network", args, layout, curve, steps)
    return network, steps


def judge(policy: Any, name: str, args: argparse.Namespace, layout: _layout.Layout, curve: run.Curve, step: int) -> list[str]:
    """Evaluate a policy against every opponent, log the results and return them as lines."""
    told = []
    for opponent in filter(None, args.eval_opponents.split(",") if args.eval_games else []):
        result = evaluate(policy, layout.id, opponent, args.eval_games, args.seed)
        curve.log(f"{name}/{opponent}", result.fraction.value, step)
        told.append(f"against {opponent}: {result}")
    return told


def save(file: Path, network: Any, optimizer: Any, buffer: ReplayBuffer, steps: int) -> None:
    """Write a checkpoint atomically."""
    import torch

    arrays = [torch.from_numpy(part) for part in (buffer.planes, buffer.policies, buffer.values)]
    learner = {"network": network.state_dict(), "optimizer": optimizer.state_dict()}
    partial = file.with_name(file.name + ".part")
    torch.save({**learner, "buffer": arrays, "added": buffer.added, "steps": steps}, partial)
    partial.replace(file)


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    """Parse the arguments. Their names are CleanRL's where it has them."""
    parser = argparse.ArgumentParser(
        prog="python -m quoin.train.alphazero",
        description="AlphaZero in one file: self-play with tree search, for Othello.",
        epilog="Example: python -m quoin.train.alphazero --minutes 30 --eval-opponents random,greedy,search:2",
    )
    parser.add_argument("--env-id", default="Othello-v0", help="environment with planes as observation and one action per square (default: Othello-v0)")
    for name, value, _, meaning in FLAGS:
        parser.add_argument(f"--{name}", type=type(value), default=value, help=f"{meaning} (default: {value})")
    parser.add_argument("--eval-opponents", default="random,greedy", help="evaluation opponents, separated by commas (default: random,greedy)")
    parser.add_argument("--output", default="", help="output folder (default: runs/alphazero-ENV_ID-SEED)")
    parser.add_argument("--resume", action="store_true", help="resume from the checkpoint in the output folder, for the same duration again")
    return parser.parse_args(words)


def checked(args: argparse.Namespace) -> tuple[_layout.Layout, Path]:
    """Return the layout and the output folder, or raise ValueError."""
    for name, _, least, _ in FLAGS:
        given = getattr(args, name.replace("-", "_"))
        if not given >= least:
            raise ValueError(f"--{name} must be at least {least}, got {given}")
    if args.eval_games % 2:
        raise ValueError(f"--eval-games must be even, since each deal is played twice; got {args.eval_games}")
    if not args.minutes and not args.total_timesteps:
        raise ValueError("--total-timesteps must be at least 1 without --minutes, got 0")
    layout = _layout.of(args.env_id.rsplit("/", 1)[-1].rsplit(":", 1)[-1], {})
    shape = layout.observation[0].shape
    if len(layout.observation) > 1 or len(shape) != 3 or shape[1] != shape[2] or layout.actions != shape[1] * shape[2]:
        raise ValueError(f"--env-id must show planes of a square board and have an action for each square, and {layout.id} does not")
    folder = Path(args.output or f"runs/alphazero-{layout.id}-{args.seed}")
    if args.resume and not (folder / "checkpoint.pt").is_file():
        raise ValueError(f"--resume needs a checkpoint, and there is no {folder / 'checkpoint.pt'}")
    return layout, folder


def main(words: list[str] | None = None) -> int:
    """Train, evaluate with and without search, export the network and print the results."""
    args = arguments(words)

    def whole() -> None:
        needed("torch", "train")
        import torch

        layout, folder = checked(args)
        folder.mkdir(parents=True, exist_ok=True)
        checkpoint = folder / "checkpoint.pt"
        saved = torch.load(checkpoint, weights_only=True) if args.resume else None
        with contextlib.closing(run.Curve(folder, saved["steps"] if saved else None)) as curve:
            network, steps = train(args, layout, curve, checkpoint, saved)
            player = mcts.Player(network, layout.id, simulations=args.eval_simulations, c_puct=args.c_puct)
            told = judge(player, "eval", args, layout, curve, steps)
        from quoin.train.export import export

        trained = f"AlphaZero, {steps} moves of self-play, seed {args.seed}"
        model = export(network, network.fields, folder / "model.onnx", layout.id, {}, trained)
        print("\n".join([*told, f"model: {model}"]))

    return run.ended(whole)


if __name__ == "__main__":
    sys.exit(main())
