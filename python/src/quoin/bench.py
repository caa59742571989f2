"""Measures steps a second: ``python -m quoin.bench``. Beside it, in the same run, what else is installed.

Every figure is the best of several rounds, which a busy machine disturbs least. In single environments Python draws a
legal action for each step; vector environments draw it themselves in place of an illegal one, so that only steps are
measured.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import platform
import random
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

Row = tuple[str, float]

ROUNDS = 5


def best(step: Callable[[int], None], at_once: int, seconds: float) -> float:
    """Steps a second of a function that does its argument's number of calls, each of ``at_once`` steps."""
    calls = 1
    while True:
        start = time.perf_counter()
        step(calls)
        took = time.perf_counter() - start
        if took > seconds / ROUNDS / 4:
            break
        calls *= 2
    calls = max(1, int(calls * seconds / ROUNDS / took))
    rates = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        step(calls)
        rates.append(calls * at_once / (time.perf_counter() - start))
    return max(rates)


def singles(seconds: float) -> Iterator[Row]:
    """Quoin's single environment, bare and as ``make`` wraps it."""
    import gymnasium

    import quoin  # noqa: F401

    for name, wrapped in (("unwrapped", False), ("as gymnasium.make gives it", True)):
        env: Any = gymnasium.make("quoin/Othello-v0")
        env = env if wrapped else env.unwrapped
        current = [env.reset(seed=1)[1]]

        def step(calls: int, env: Any = env, current: list[Any] = current) -> None:
            info = current[0]
            for _ in range(calls):
                actions = info["action_mask"].nonzero()[0]
                _, _, over, _, info = env.step(actions[int(random.random() * len(actions))])
                if over:
                    _, info = env.reset()
            current[0] = info

        yield f"quoin Othello-v0, {name}", best(step, 1, seconds)


def vectors(games: int, threads: int, seconds: float) -> Iterator[Row]:
    """Quoin's vector environment: Java alone, with shared memory, and with copies."""
    import gymnasium

    import quoin  # noqa: F401

    actions = np.zeros(games, np.int64)
    for copy in (False, True):
        env: Any = gymnasium.make_vec(
            "quoin/Othello-v0", games, copy=copy, threads=threads, invalid_move_mode="random"
        )
        env.reset(seed=1)
        java = env.unwrapped._core.java.step

        def raw(calls: int, java: Any = java) -> None:
            for _ in range(calls):
                java()

        def step(calls: int, env: Any = env) -> None:
            for _ in range(calls):
                env.step(actions)

        of = f"{games} games, {threads} thread{'s' if threads > 1 else ''}"
        best(raw, games, min(seconds, 2))
        if not copy:
            yield f"quoin Othello-v0, {of}, Java's part alone", best(raw, games, seconds)
        yield f"quoin Othello-v0, {of}, {'copies' if copy else 'shared memory'}", best(step, games, seconds)
        env.close()


def open_spiel(seconds: float) -> Iterator[Row]:
    """OpenSpiel's Othello in C++, with its observation and mask."""
    import pyspiel

    game = pyspiel.load_game("othello")
    current = [game.new_initial_state()]

    def step(calls: int) -> None:
        state = current[0]
        for _ in range(calls):
            actions = state.legal_actions()
            state.apply_action(actions[int(random.random() * len(actions))])
            if state.is_terminal():
                state = game.new_initial_state()
            state.observation_tensor(state.current_player())
            state.legal_actions_mask()
        current[0] = state

    yield "OpenSpiel othello", best(step, 1, seconds)


def pgx(games: int, seconds: float) -> Iterator[Row]:
    """pgx's Othello, compiled by JAX, all games in one call; each step draws a legal action and resets what is over."""
    import jax
    import jax.numpy as jnp
    import pgx as package
    from pgx.experimental.utils import act_randomly

    env = package.make("othello")
    begin = jax.vmap(env.init)

    @jax.jit
    def advance(state: Any, key: Any) -> tuple[Any, Any]:
        key, draw, fresh = jax.random.split(key, 3)
        after = jax.vmap(env.step)(state, act_randomly(draw, state.legal_action_mask))
        new = begin(jax.random.split(fresh, games))
        over = after.terminated

        def chosen(old: Any, other: Any) -> Any:
            return jnp.where(over.reshape(over.shape + (1,) * (old.ndim - 1)), other, old)

        return jax.tree_util.tree_map(chosen, after, new), key

    current = [jax.jit(begin)(jax.random.split(jax.random.PRNGKey(0), games)), jax.random.PRNGKey(1)]

    def step(calls: int) -> None:
        state, key = current
        for _ in range(calls):
            state, key = advance(state, key)
        state.observation.block_until_ready()
        current[:] = state, key

    yield f"pgx othello, {games} games, {jax.default_backend()}", best(step, games, seconds)


def pettingzoo_classic(seconds: float) -> Iterator[Row]:
    """PettingZoo has no Othello; Connect Four is the nearest of its classic games."""
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()
    env.reset(seed=1)

    def step(calls: int) -> None:
        for _ in range(calls):
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                continue
            actions = observation["action_mask"].nonzero()[0]
            env.step(actions[int(random.random() * len(actions))])

    yield "PettingZoo connect_four", best(step, 1, seconds)


def quoin_pettingzoo(seconds: float) -> Iterator[Row]:
    """Quoin's Othello for PettingZoo, with the same loop."""
    from quoin.pettingzoo import othello_v0

    env = othello_v0.env()
    env.reset(seed=1)

    def step(calls: int) -> None:
        for _ in range(calls):
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                continue
            actions = observation["action_mask"].nonzero()[0]
            env.step(actions[int(random.random() * len(actions))])

    yield "quoin othello_v0 for PettingZoo", best(step, 1, seconds)


def has(*packages: str) -> bool:
    """Whether packages are installed."""
    return all(importlib.util.find_spec(package) is not None for package in packages)


def main(arguments: list[str] | None = None) -> int:
    """Runs the measurements and prints a table."""
    parser = argparse.ArgumentParser(prog="python -m quoin.bench", description="Measures steps a second of Othello.")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long to measure each line (3)")
    parser.add_argument("--games", type=int, nargs="+", default=[256, 1024], help="sizes of vector environments (256 1024)")
    parser.add_argument("--threads", type=int, nargs="+", default=[1], help="threads of vector environments (1)")
    parser.add_argument("--alone", action="store_true", help="measure nothing but quoin")
    given = parser.parse_args(arguments)
    if given.seconds <= 0 or min(given.games) < 1 or min(given.threads) < 1:
        parser.error("--seconds, --games and --threads must be positive")
    random.seed(1)
    print(f"{platform.machine()}, {os.cpu_count()} processors, Python {platform.python_version()}", flush=True)
    print(f"{'':64}{'steps/s':>14}{'µs a step':>12}", flush=True)
    for rows in measurements(given):
        for name, rate in rows:
            print(f"{name:64}{rate:>14,.0f}{1e6 / rate:>12.3f}", flush=True)
    return 0


def measurements(given: argparse.Namespace) -> Iterator[Iterator[Row]]:
    """The measurements in their order; others only where they are installed."""
    yield singles(given.seconds)
    for games in given.games:
        for threads in given.threads:
            yield vectors(games, threads, given.seconds)
    if has("pettingzoo"):
        yield quoin_pettingzoo(given.seconds)
    if given.alone:
        return
    if has("pettingzoo", "chess", "rlcard", "shimmy", "pygame"):
        yield pettingzoo_classic(given.seconds)
    if has("pyspiel"):
        yield open_spiel(given.seconds)
    if has("jax", "pgx"):
        for games in given.games:
            yield pgx(games, given.seconds)


if __name__ == "__main__":
    sys.exit(main())
