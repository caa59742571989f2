"""Proximal policy optimization in one file, on the native vector environment and with masks.

    python -m quoin.train.cleanrl_ppo                           Othello against random moves; a minute or two
    python -m quoin.train.cleanrl_ppo --network cnn             with convolutions
    python -m quoin.train.cleanrl_ppo --env-id Crossword7-v0    any other environment

Read it from top to bottom; flags and names are those of CleanRL.
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
    """Alternate rollouts and updates until total_timesteps is reached."""
    import torch
    from torch import nn
    from torch.distributions import Categorical

    from quoin.train.networks import Greedy, Network, masked, tensors

    torch.manual_seed(args.seed)
    chance = np.random.default_rng(args.seed)
    # An episode that ends is reset in the same step, so that there is always a legal action.
    envs = gymnasium.make_vec(f"quoin/{task.id}", args.num_envs, autoreset_mode="SameStep", **task.options)
    agent = Network(task.layout, args.network, args.hidden_size)
    optimizer = torch.optim.Adam(agent.parameters(), lr=args.learning_rate, eps=1e-5)
    names = [field.name for field in agent.fields]

    def act(fields: Any, masks: Any) -> tuple[Any, Any]:
        """The distribution over legal actions, and the value."""
        logits, value = agent(fields)
        # Over thousands of actions the probabilities may not sum to 1 within the tolerance of the argument check.
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

    task.evaluate(Greedy(agent), curve, 0)
    progress = run.Progress(args.total_timesteps)
    returns_so_far = np.zeros(args.num_envs)
    batch = args.num_steps * args.num_envs
    updates = max(1, args.total_timesteps // batch)
    for update in range(1, updates + 1):
        if args.anneal_lr:
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

        # Generalized advantage estimation; episodes are never truncated, so every end is a terminal state.
        with torch.no_grad():
            next_value = act(next_obs, next_masks)[1]
        advantages, lastgaelam = torch.zeros(shape), torch.zeros(args.num_envs)
        for step in reversed(range(args.num_steps)):
            nextnonterminal = 1 - dones[step]
            delta = rewards[step] + args.gamma * next_value * nextnonterminal - values[step]
            advantages[step] = lastgaelam = delta + args.gamma * args.gae_lambda * nextnonterminal * lastgaelam
            next_value = values[step]
        returns = advantages + values

        flat_obs = {name: part.flatten(0, 1) for name, part in obs.items()}
        flat = [part.flatten(0, 1) for part in (masks, actions, logprobs, advantages, returns, values)]
        for _ in range(args.update_epochs):
            for rows in np.array_split(chance.permutation(batch), args.num_minibatches):
                m, a, old_logprob, advantage, target, old_value = (part[rows] for part in flat)
                policy, value = act({name: part[rows] for name, part in flat_obs.items()}, m)
                logratio = policy.log_prob(a) - old_logprob
                ratio = logratio.exp()
                with torch.no_grad():
                    approx_kl = ((ratio - 1) - logratio).mean()
                if args.norm_adv:
                    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
                clipped = ratio.clamp(1 - args.clip_coef, 1 + args.clip_coef)
                pg_loss = -torch.min(advantage * ratio, advantage * clipped).mean()
                v_error = (value - target).square()
                if args.clip_vloss:
                    v_clipped = old_value + (value - old_value).clamp(-args.clip_coef, args.clip_coef)
                    v_error = torch.max(v_error, (v_clipped - target).square())
                v_loss = 0.5 * v_error.mean()
                entropy = policy.entropy().mean()
                optimizer.zero_grad()
                (pg_loss - args.ent_coef * entropy + args.vf_coef * v_loss).backward()
                nn.utils.clip_grad_norm_(agent.parameters(), args.max_grad_norm)
                optimizer.step()
            if args.target_kl and approx_kl > args.target_kl:
                break

        steps = update * batch
        metrics = {"losses/policy_loss": pg_loss, "losses/value_loss": v_loss, "losses/entropy": entropy, "losses/approx_kl": approx_kl}
        for name, loss in metrics.items():
            curve.log(name, loss.item(), steps)
        curve.log("charts/SPS", progress.rate(steps), steps)
        if finished:
            curve.log("charts/episodic_return", float(np.mean(finished)), steps)
        if args.eval_frequency and update % args.eval_frequency == 0 and update < updates:
            task.evaluate(Greedy(agent), curve, steps)
        told = {"return": float(np.mean(finished))} if finished else {}
        progress.tell(steps, {**told, "entropy": entropy.item()}, now=update == updates)
    envs.close()
    return run.Trained(f"PPO (CleanRL style, {agent.kind})", Greedy(agent), agent, args.total_timesteps)


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    """The arguments of this script, besides the common ones."""
    flags = (
        ("total-timesteps", 262_144, 1, "total timesteps of the training"),
        ("num-envs", 64, 1, "number of parallel environments"),
        ("num-steps", 64, 1, "steps in each environment per rollout"),
        ("anneal-lr", True, None, "anneal the learning rate linearly to 0"),
        ("gae-lambda", 0.95, 0, "lambda of generalized advantage estimation"),
        ("num-minibatches", 4, 1, "number of minibatches per epoch"),
        ("update-epochs", 4, 1, "number of epochs per update"),
        ("norm-adv", True, None, "normalize advantages in each minibatch"),
        ("clip-coef", 0.2, 0, "surrogate clipping coefficient"),
        ("clip-vloss", False, None, "clip the value loss by the same coefficient"),
        ("ent-coef", 0.01, 0, "coefficient of the entropy bonus"),
        ("vf-coef", 0.5, 0, "coefficient of the value loss"),
        ("max-grad-norm", 0.5, 0, "maximum norm for gradient clipping"),
        ("target-kl", 0.0, 0, "stop an update after the epoch whose approximate KL divergence exceeds this; 0 disables it"),
        ("eval-frequency", 16, 0, "updates between evaluations; 0 evaluates only at the start and the end"),
    )
    return run.parser("cleanrl_ppo", "PPO with masks, in one file.", "--network cnn --total-timesteps 1000000", flags).parse_args(words)


def main(words: list[str] | None = None) -> int:
    """Trains, evaluates, exports and prints the results."""
    return run.main(arguments(words), ("torch", "train"), train)


if __name__ == "__main__":
    sys.exit(main())
