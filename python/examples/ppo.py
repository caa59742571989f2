"""Proximal policy optimisation in one file, on the native vector environment and with masks.

    python ppo.py                              Othello against random moves; under a minute
    python ppo.py --id quoin/Crossword7-v0     any other environment
    python ppo.py --log runs                   writes what TensorBoard shows

Needs PyTorch. Read it from top to bottom; names are those of CleanRL.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

import quoin  # noqa: F401  (registers the environments)


class Agent(nn.Module):
    """A policy and a value on one body of two layers."""

    def __init__(self, inputs: int, actions: int, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, actions)
        self.critic = nn.Linear(width, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Categorical, Tensor]:
        """The distribution over legal actions, and the value."""
        hidden = self.body(observations)
        logits = self.policy(hidden).masked_fill(~masks, -1e8)
        # Over thousands of actions the sum of probabilities may miss 1 by more than the check of arguments allows.
        return Categorical(logits=logits, validate_args=False), self.critic(hidden).squeeze(-1)


def tensors(observations: Any, infos: dict[str, Any]) -> tuple[Tensor, Tensor]:
    """Observations, a row of numbers for each game, and masks."""
    parts = observations if isinstance(observations, dict) else {"": observations}
    rows = [part.reshape(len(part), -1) for name, part in parts.items() if name != "action_mask"]
    return torch.from_numpy(np.concatenate(rows, 1, dtype=np.float32)), torch.from_numpy(infos["action_mask"] != 0)


def make(args: argparse.Namespace, games: int) -> Any:
    """Games whose end begins the next one at once, so that there is always something legal."""
    alone = args.id.endswith("DailyLetters-v0")
    options = {} if alone else {"opponent": args.opponent, "agent_player": "random"}
    return gymnasium.make_vec(args.id, games, autoreset_mode="SameStep", **options)


@torch.no_grad()
def win_rate(agent: Agent, args: argparse.Namespace) -> float:
    """How many of so many games are won, draws as half; actions are drawn as in training.

    Where nobody loses, a game counts as won when its last action earned something.
    """
    games = args.eval_games
    envs = make(args, games)
    observations, infos = envs.reset(seed=args.seed + 10**6)
    results = np.full(games, np.nan)
    while np.isnan(results).any():
        actions = agent(*tensors(observations, infos))[0].sample()
        observations, rewards, terminated, truncated, infos = envs.step(actions.numpy())
        first = (terminated | truncated) & np.isnan(results)
        results[first] = (np.sign(rewards[first]) + 1) / 2
    envs.close()
    return float(results.mean())


def train(args: argparse.Namespace, log: Callable[[str, float, int], None]) -> Agent:
    """Plays, learns, and starts again, until there were so many steps."""
    torch.manual_seed(args.seed)
    chance = np.random.default_rng(args.seed)
    envs = make(args, args.num_envs)
    next_obs, next_masks = tensors(*envs.reset(seed=args.seed))
    inputs, actions = next_obs.shape[1], next_masks.shape[1]
    agent = Agent(inputs, actions)
    optimizer = torch.optim.Adam(agent.parameters(), lr=args.learning_rate, eps=1e-5)

    shape = (args.num_steps, args.num_envs)
    obs, masks = torch.zeros(*shape, inputs), torch.zeros(*shape, actions, dtype=torch.bool)
    taken, logprobs, values = torch.zeros(shape, dtype=torch.int64), torch.zeros(shape), torch.zeros(shape)
    rewards, dones = torch.zeros(shape), torch.zeros(shape)

    log("charts/win_rate", win_rate(agent, args), 0)
    returns_so_far, start = np.zeros(args.num_envs), time.time()
    updates = args.total_timesteps // (args.num_steps * args.num_envs)
    for update in range(1, updates + 1):
        optimizer.param_groups[0]["lr"] = args.learning_rate * (1 - (update - 1) / updates)

        finished = []
        for step in range(args.num_steps):
            obs[step], masks[step] = next_obs, next_masks
            with torch.no_grad():
                policy, values[step] = agent(next_obs, next_masks)
                taken[step] = policy.sample()
                logprobs[step] = policy.log_prob(taken[step])
            shown, reward, terminated, truncated, infos = envs.step(taken[step].numpy())
            over = terminated | truncated
            rewards[step], dones[step] = torch.from_numpy(reward), torch.from_numpy(over)
            next_obs, next_masks = tensors(shown, infos)
            returns_so_far += reward
            finished += returns_so_far[over].tolist()
            returns_so_far[over] = 0

        # Generalised advantage estimation; games are short and never cut off early, so an end is an end.
        with torch.no_grad():
            following = agent(next_obs, next_masks)[1]
        advantages, last = torch.zeros(shape), torch.zeros(args.num_envs)
        for step in reversed(range(args.num_steps)):
            goes_on = 1 - dones[step]
            delta = rewards[step] + args.gamma * following * goes_on - values[step]
            advantages[step] = last = delta + args.gamma * args.gae_lambda * goes_on * last
            following = values[step]
        returns = advantages + values

        flat = [part.flatten(0, 1) for part in (obs, masks, taken, logprobs, advantages, returns)]
        for _ in range(args.update_epochs):
            for rows in np.array_split(chance.permutation(args.num_steps * args.num_envs), args.num_minibatches):
                o, m, a, old, advantage, target = (part[rows] for part in flat)
                policy, value = agent(o, m)
                ratio = (policy.log_prob(a) - old).exp()
                advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
                clipped = ratio.clamp(1 - args.clip_coef, 1 + args.clip_coef)
                pg_loss = -torch.min(advantage * ratio, advantage * clipped).mean()
                v_loss = 0.5 * (value - target).square().mean()
                entropy = policy.entropy().mean()
                optimizer.zero_grad()
                (pg_loss - args.ent_coef * entropy + args.vf_coef * v_loss).backward()
                nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
                optimizer.step()

        steps = update * args.num_steps * args.num_envs
        if finished:
            log("charts/episodic_return", float(np.mean(finished)), steps)
        log("charts/SPS", steps / (time.time() - start), steps)
        for name, loss in (("policy", pg_loss), ("value", v_loss), ("entropy", entropy)):
            log(f"losses/{name}{'' if name == 'entropy' else '_loss'}", loss.item(), steps)
    log("charts/win_rate", win_rate(agent, args), updates * args.num_steps * args.num_envs)
    envs.close()
    return agent


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    """What can be chosen."""
    parser = argparse.ArgumentParser(description="PPO with masks on an environment of quoin.")
    for name, value, meaning in (
        ("id", "quoin/Othello-v0", "the environment"),
        ("opponent", "random", "who plays the other side"),
        ("seed", 1, "decides all chance"),
        ("total-timesteps", 400_000, "how many steps to learn from"),
        ("num-envs", 64, "games at once"),
        ("num-steps", 64, "steps of each game between two updates"),
        ("learning-rate", 1e-3, "falls to 0 until the end"),
        ("gamma", 0.99, "what a step later is worth"),
        ("gae-lambda", 0.95, "how far advantages look ahead"),
        ("num-minibatches", 4, "parts of an update"),
        ("update-epochs", 4, "how often an update looks at each step"),
        ("clip-coef", 0.2, "how far the policy may move"),
        ("ent-coef", 0.01, "weight of entropy"),
        ("vf-coef", 0.5, "weight of the value"),
        ("eval-games", 512, "games that are played to judge, before and after"),
        ("log", "", "folder for TensorBoard; nothing is written without"),
    ):
        parser.add_argument(f"--{name}", type=type(value), default=value, help=f"{meaning} ({value})")
    return parser.parse_args(words)


def main() -> None:
    """Trains and says what it came to."""
    args = arguments()
    writer = None
    if args.log:
        from torch.utils.tensorboard import SummaryWriter

        writer = SummaryWriter(args.log)

    def log(name: str, value: float, step: int) -> None:
        if writer:
            writer.add_scalar(name, value, step)
        if name in ("charts/episodic_return", "charts/win_rate"):
            print(f"{step:>9} steps   {name:24} {value:6.3f}", flush=True)

    train(args, log)


if __name__ == "__main__":
    main()
