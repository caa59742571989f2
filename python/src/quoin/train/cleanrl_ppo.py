"""Proximal policy optimisation in one file, on the native vector environment and with masks.

    python -m quoin.train.cleanrl_ppo                           Othello against random moves; a minute or two
    python -m quoin.train.cleanrl_ppo --network cnn             with convolutions
    python -m quoin.train.cleanrl_ppo --id Crossword7-v0        any other environment

Read it from top to bottom; names are those of CleanRL.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

import gymnasium
import numpy as np

import quoin  # noqa: F401  (registers the environments)
from quoin.train import run


def train(args: argparse.Namespace, task: run.Task, curve: run.Curve) -> run.Trained:
    """Plays, learns, and starts again, until there were so many steps."""
    import torch
    from torch import nn
    from torch.distributions import Categorical

    from quoin.train.networks import Greedy, Network, masked, tensors

    torch.manual_seed(args.seed)
    chance = np.random.default_rng(args.seed)
    # Games whose end begins the next one at once, so that there is always something legal.
    envs = gymnasium.make_vec(f"quoin/{task.id}", args.num_envs, autoreset_mode="SameStep", **task.options)
    agent = Network(task.layout, args.network, args.width)
    optimizer = torch.optim.Adam(agent.parameters(), lr=args.learning_rate, eps=1e-5)
    names = [field.name for field in agent.fields]

    def act(fields: Any, masks: Any) -> tuple[Any, Any]:
        """The distribution over legal actions, and the value."""
        logits, value = agent(fields)
        # Over thousands of actions the sum of probabilities may miss 1 by more than the check of arguments allows.
        return Categorical(logits=masked(logits, masks), validate_args=False), value

    def shown(observations: Any, infos: dict[str, Any]) -> tuple[Any, Any]:
        fields = tensors(observations)
        return {name: fields[name] for name in names}, torch.from_numpy(infos["action_mask"] != 0)

    next_obs, next_masks = shown(*envs.reset(seed=args.seed))
    shape = (args.num_steps, args.num_envs)
    obs = {name: torch.zeros(*shape, *part.shape[1:], dtype=part.dtype) for name, part in next_obs.items()}
    masks = torch.zeros(*shape, next_masks.shape[1], dtype=torch.bool)
    actions, logprobs, values = torch.zeros(shape, dtype=torch.int64), torch.zeros(shape), torch.zeros(shape)
    rewards, dones = torch.zeros(shape), torch.zeros(shape)

    task.judge(Greedy(agent), curve, 0)
    progress = run.Progress(args.steps)
    returns_so_far = np.zeros(args.num_envs)
    batch = args.num_steps * args.num_envs
    updates = max(1, args.steps // batch)
    for update in range(1, updates + 1):
        optimizer.param_groups[0]["lr"] = args.learning_rate * (1 - (update - 1) / updates)

        finished: list[float] = []
        for step in range(args.num_steps):
            for name in names:
                obs[name][step] = next_obs[name]
            masks[step] = next_masks
            with torch.no_grad():
                policy, values[step] = act(next_obs, next_masks)
                actions[step] = policy.sample()
                logprobs[step] = policy.log_prob(actions[step])
            observations, reward, terminated, truncated, infos = envs.step(actions[step].numpy())
            over = terminated | truncated
            rewards[step], dones[step] = torch.from_numpy(reward), torch.from_numpy(over)
            next_obs, next_masks = shown(observations, infos)
            returns_so_far += reward
            finished += returns_so_far[over].tolist()
            returns_so_far[over] = 0

        # Generalised advantage estimation; games are short and never cut off early, so an end is an end.
        with torch.no_grad():
            following = act(next_obs, next_masks)[1]
        advantages, last = torch.zeros(shape), torch.zeros(args.num_envs)
        for step in reversed(range(args.num_steps)):
            goes_on = 1 - dones[step]
            delta = rewards[step] + args.gamma * following * goes_on - values[step]
            advantages[step] = last = delta + args.gamma * args.gae_lambda * goes_on * last
            following = values[step]
        returns = advantages + values

        flat_obs = {name: part.flatten(0, 1) for name, part in obs.items()}
        flat = [part.flatten(0, 1) for part in (masks, actions, logprobs, advantages, returns)]
        for _ in range(args.update_epochs):
            for rows in np.array_split(chance.permutation(batch), args.num_minibatches):
                m, a, old, advantage, target = (part[rows] for part in flat)
                policy, value = act({name: part[rows] for name, part in flat_obs.items()}, m)
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

        steps = update * batch
        figures = {"losses/policy_loss": pg_loss, "losses/value_loss": v_loss, "losses/entropy": entropy}
        for name, loss in figures.items():
            curve.log(name, loss.item(), steps)
        curve.log("charts/SPS", progress.rate(steps), steps)
        if finished:
            curve.log("charts/episodic_return", float(np.mean(finished)), steps)
        if args.eval_every and update % args.eval_every == 0 and update < updates:
            task.judge(Greedy(agent), curve, steps)
        told = {"return": float(np.mean(finished))} if finished else {}
        progress.tell(steps, {**told, "entropy": entropy.item()}, now=update == updates)
    envs.close()
    return run.Trained(f"PPO (CleanRL style, {agent.kind})", Greedy(agent), agent, args.steps)


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    """What can be chosen, besides what every training lets choose."""
    flags = (
        ("steps", 262_144, 1, "how many steps to learn from"),
        ("num-envs", 64, 1, "games at once"),
        ("num-steps", 64, 1, "steps of each game between two updates"),
        ("gae-lambda", 0.95, 0, "how far advantages look ahead"),
        ("num-minibatches", 4, 1, "parts of an update"),
        ("update-epochs", 4, 1, "how often an update looks at each step"),
        ("clip-coef", 0.2, 0, "how far the policy may move"),
        ("ent-coef", 0.01, 0, "weight of entropy"),
        ("vf-coef", 0.5, 0, "weight of the value"),
        ("eval-every", 16, 0, "updates between two evaluations; 0 for none before the end"),
    )
    return run.parser("cleanrl_ppo", "PPO with masks, in one file.", "--network cnn --steps 1000000", flags).parse_args(words)


def main(words: list[str] | None = None) -> int:
    """Trains, judges, exports, and says what it came to."""
    return run.main(arguments(words), ("torch", "train"), train)


if __name__ == "__main__":
    sys.exit(main())
