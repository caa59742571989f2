"""Proximal policy optimization in one file, on the native vector environment and with masks.

    python -m quoin.train.cleanrl_ppo                           Othello against random moves; a minute or two
    python -m quoin.train.cleanrl_ppo --network cnn             with convolutions
    python -m quoin.train.cleanrl_ppo --env-id Crossword7-v0    any other environment
    python -m quoin.train.cleanrl_ppo --opponent pool           self-play against past snapshots
    python -m quoin.train.cleanrl_ppo --resume                  resumes from the checkpoint in the folder

Read it from top to bottom. Flags and names are those of CleanRL.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

import gymnasium
import numpy as np

import quoin  # noqa: F401  (registers the environments)
from quoin.train import run


def train(args: argparse.Namespace, task: run.Task) -> run.Trained:
    """Alternate rollouts and updates until total_timesteps is reached."""
    import torch
    from torch import nn

    from quoin.train.networks import Greedy, Network, logits_of, tensors

    torch.manual_seed(args.seed)
    chance = np.random.default_rng(args.seed)
    # An episode that ends is reset in the same step, so there is always a legal action.
    envs = gymnasium.make_vec(f"quoin/{task.id}", args.num_envs, autoreset_mode="SameStep", **task.options)
    agent = Network(task.layout, args.network, args.hidden_size)
    optimizer = torch.optim.Adam(agent.parameters(), lr=args.learning_rate, eps=1e-5)
    names = [field.name for field in agent.fields]
    if task.self_play:
        task.self_play.follow(logits_of(agent))

    def act(fields: Any, masks: Any) -> tuple[Any, Any]:
        """Return the distribution over legal actions, and the value."""
        hidden = agent.features(fields)
        return agent.policy_over(fields, masks, hidden), agent.value(hidden).squeeze(-1)

    def shown(observations: Any, infos: dict[str, Any]) -> tuple[Any, Any]:
        fields = tensors(observations)
        return {name: fields[name] for name in names}, torch.from_numpy(infos["action_mask"] != 0)

    batch = args.num_steps * args.num_envs
    if args.resume:
        saved = torch.load(task.checkpoint, weights_only=True)
        first = saved["update"]
        updates = task.updates(batch, first)
        agent.load_state_dict(saved["agent"])
        optimizer.load_state_dict(saved["optimizer"])
        run.load_slots(envs, saved["envs"])
        next_obs, next_masks = saved["next_obs"], saved["next_masks"]
        episode_returns, episode_lengths = saved["episode_returns"].numpy(), saved["episode_lengths"].numpy()
        chance.bit_generator.state = saved["numpy_rng"]
        torch.set_rng_state(saved["torch_rng"])
        if task.self_play and saved["self_play"]:
            task.self_play.load(saved["self_play"])
        curve = task.begin(first * batch)
    else:
        first, updates = 0, task.updates(batch)
        next_obs, next_masks = shown(*envs.reset(seed=args.seed))
        episode_returns, episode_lengths = np.zeros(args.num_envs), np.zeros(args.num_envs, np.int64)
        curve = task.begin(0)
        task.evaluate(Greedy(agent), 0)
        task.snapshot(agent, 0, 0)

    def save(update: int) -> None:
        """Write everything that the next update depends on."""
        state = {
            "update": update,
            "agent": agent.state_dict(),
            "optimizer": optimizer.state_dict(),
            "envs": run.save_slots(envs),
            "next_obs": next_obs,
            "next_masks": next_masks,
            "episode_returns": torch.from_numpy(episode_returns),
            "episode_lengths": torch.from_numpy(episode_lengths),
            "numpy_rng": chance.bit_generator.state,
            "torch_rng": torch.get_rng_state(),
            "self_play": task.self_play.state() if task.self_play else {},
        }
        part = task.checkpoint.with_name(task.checkpoint.name + ".part")
        torch.save(state, part)
        part.replace(task.checkpoint)

    shape = (args.num_steps, args.num_envs)
    obs = {name: torch.zeros(*shape, *part.shape[1:], dtype=part.dtype) for name, part in next_obs.items()}
    masks = torch.zeros(*shape, next_masks.shape[1], dtype=torch.bool)
    actions, logprobs, values = torch.zeros(shape, dtype=torch.int64), torch.zeros(shape), torch.zeros(shape)
    rewards, dones = torch.zeros(shape), torch.zeros(shape)
    progress = run.Progress(updates * batch, first * batch)

    for update in range(first + 1, updates + 1):
        if args.anneal_lr:
            optimizer.param_groups[0]["lr"] = args.learning_rate * (1 - (update - 1) / updates)
        if task.self_play:
            task.self_play.draw()

        finished: list[tuple[float, int]] = []
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
            episode_returns += reward
            episode_lengths += 1
            finished += zip(episode_returns[over].tolist(), episode_lengths[over].tolist(), strict=True)
            episode_returns[over], episode_lengths[over] = 0, 0

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
        clipfracs: list[float] = []
        for _ in range(args.update_epochs):
            for rows in np.array_split(chance.permutation(batch), args.num_minibatches):
                m, a, old_logprob, advantage, target, old_value = (part[rows] for part in flat)
                policy, value = act({name: part[rows] for name, part in flat_obs.items()}, m)
                logratio = policy.log_prob(a) - old_logprob
                ratio = logratio.exp()
                with torch.no_grad():
                    approx_kl = ((ratio - 1) - logratio).mean()
                    clipfracs.append(((ratio - 1).abs() > args.clip_coef).float().mean().item())
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

        global_step = update * batch
        told = {}
        if finished:
            mean_return, mean_length = np.mean(finished, axis=0).tolist()
            told["return"] = mean_return
            curve.log("charts/episodic_return", mean_return, global_step)
            curve.log("charts/episodic_length", mean_length, global_step)
        spread = returns.var().item()
        curve.log("charts/SPS", progress.rate(global_step), global_step)
        curve.log("charts/learning_rate", optimizer.param_groups[0]["lr"], global_step)
        curve.log("losses/policy_loss", pg_loss.item(), global_step)
        curve.log("losses/value_loss", v_loss.item(), global_step)
        curve.log("losses/entropy", entropy.item(), global_step)
        curve.log("losses/approx_kl", approx_kl.item(), global_step)
        curve.log("losses/clipfrac", float(np.mean(clipfracs)), global_step)
        curve.log("losses/explained_variance", 1 - (returns - values).var().item() / spread if spread else float("nan"), global_step)
        progress.tell(global_step, {**told, "entropy": entropy.item()}, now=update == updates)

        if args.eval_frequency and update % args.eval_frequency == 0 and update < updates:
            task.evaluate(Greedy(agent), global_step)
        task.snapshot(agent, update, global_step)
        if update == updates or (args.checkpoint_frequency and update % args.checkpoint_frequency == 0):
            save(update)
    envs.close()
    return run.Trained(f"PPO (CleanRL style, {agent.kind})", Greedy(agent), agent, updates * batch)


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    """Parse the arguments: the common ones and those of PPO, which are in ``run.py``."""
    example = "--network cnn --total-timesteps 1000000"
    return run.parsed(run.parser("cleanrl_ppo", "PPO with masks, in one file.", example, run.PPO, "checkpoint.pt", {}), words)


def main(words: list[str] | None = None) -> int:
    """Train, evaluate, export and print the results."""
    return run.main(arguments(words), ("torch", "train"), train)


if __name__ == "__main__":
    sys.exit(main())
