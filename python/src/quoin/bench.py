"""Measure steps per second: ``python -m quoin.bench``. Other installed libraries are measured in the same run.

Each figure is the best of several rounds, because that is affected least by other load; rivals take turns. For single
environments, Python draws a legal action for each step. Vector environments replace illegal actions with random legal ones, so
that only steps are measured. On a busy machine, ``--clock cpu`` counts only the CPU time of this process. With
``--memory 10000000``, it takes that many steps instead and prints the memory used by the process.
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

ROUNDS = 9

#: Wall time, or CPU time of all threads of this process.
CLOCKS = {"wall": time.perf_counter, "cpu": time.process_time}
CLOCK = "wall"


def best(step: Callable[[int], None], at_once: int, seconds: float) -> float:
    """Measure the steps per second of a function that makes the given number of calls, of ``at_once`` steps each."""
    return rivals([step], at_once, seconds)[0]


def rivals(steps: list[Callable[[int], None]], at_once: int, seconds: float) -> list[float]:
    """Measure several functions, taking turns in each round."""
    clock = CLOCKS[CLOCK]
    calls = [calls_in(step, seconds / ROUNDS) for step in steps]
    rates = [0.0] * len(steps)
    for _ in range(ROUNDS):
        for index, step in enumerate(steps):
            start = clock()
            step(calls[index])
            rates[index] = max(rates[index], calls[index] * at_once / max(1e-9, clock() - start))
    return rates


def calls_in(step: Callable[[int], None], seconds: float) -> int:
    """Return about how many calls take this long."""
    calls = 1
    while True:
        start = time.perf_counter()
        step(calls)
        took = time.perf_counter() - start
        if took > seconds / 4:
            return max(1, int(calls * seconds / took))
        calls *= 2


def singles(seconds: float) -> Iterator[Row]:
    """Measure Quoin's single environment, unwrapped and as ``gymnasium.make`` wraps it."""
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


def vectors(games: int, threads: int | str, seconds: float) -> Iterator[Row]:
    """Measure Quoin's vector environment: Java alone, with shared memory, and with copies."""
    import gymnasium

    import quoin  # noqa: F401

    actions = np.zeros(games, np.int64)
    envs: list[Any] = []
    steps: list[Callable[[int], None]] = []
    for copy in (False, True):
        env: Any = gymnasium.make_vec(
            "quoin/Othello-v0", games, copy=copy, threads=threads, invalid_move_mode="random"
        )
        env.reset(seed=1)

        def step(calls: int, env: Any = env) -> None:
            for _ in range(calls):
                env.step(actions)

        envs.append(env)
        steps.append(step)
    java = envs[0].unwrapped._core.java.step

    def raw(calls: int) -> None:
        for _ in range(calls):
            java()

    best(raw, games, min(seconds, 2))
    alone, *through = rivals([raw, *steps], games, seconds)
    of = f"{games} games, {threads} thread{'' if threads == 1 else 's'}"
    yield f"quoin Othello-v0, {of}, Java's part alone", alone
    for env, through_env, rate, kind in zip(envs, steps, through, ("shared memory", "copies"), strict=True):
        # Python's share: the same steps, with Java's part removed.
        env.unwrapped._core._step = lambda: None
        idle = best(through_env, games, seconds / 2)
        yield f"quoin Othello-v0, {of}, {kind} (Python {1 / idle / (1 / idle + 1 / alone):.1%})", rate
    for env in envs:
        env.close()


def clones(seconds: float) -> Iterator[Row]:
    """Measure clones of environments, each dropped immediately, and deep copies for comparison."""
    import copy

    from quoin.environment import QuoinEnv

    for id, name in (("Othello-v0", "an Othello environment"), ("Crossword-v0", "a standard crossword environment")):
        env = QuoinEnv(id)
        env.reset(seed=1)
        for _ in range(4):
            env.step(int(env.action_masks().argmax()))

        def clone(calls: int, env: QuoinEnv = env) -> None:
            for _ in range(calls):
                env.clone()

        def deepcopy(calls: int, env: QuoinEnv = env) -> None:
            for _ in range(calls):
                copy.deepcopy(env)

        quick, deep = rivals([clone, deepcopy], 1, seconds)
        yield f"clone() of {name}", quick
        yield f"copy.deepcopy() of {name}", deep
        env.close()


def searches(trees: int, batch: int, seconds: float) -> Iterator[Row]:
    """Measure tree search in simulations per second, with a uniform evaluator in Python and 200 simulations per move."""
    from quoin.search import mcts

    search = mcts.Search("Othello-v0", trees=trees, batch=batch, simulations=200, noise=0.25)
    search.reset(seed=1)
    chance = np.random.default_rng(1)
    # Start at different stages of the game, because late positions are faster.
    for ply in range(55):
        moving = (np.arange(trees) * 55 // trees > ply) & ~search.terminated
        search.advance(np.where(moving, (search.root_masks * chance.random((trees, 64))).argmax(1), -1))
    search.reset(np.flatnonzero(search.terminated).tolist(), seed=1)
    logits, values = np.zeros((batch, 64), np.float32), np.zeros(batch, np.float32)

    def uniform(observations: Any, masks: Any) -> tuple[Any, Any]:
        return logits[: len(masks)], values[: len(masks)]

    def step(calls: int) -> None:
        for _ in range(calls):
            over = search.advance(mcts.sample(search.run(uniform), 1.0, chance))
            search.reset(np.flatnonzero(over).tolist(), seed=int(chance.integers(2**31)))

    best(step, 200 * trees, min(seconds, 2))
    yield f"quoin.search.mcts, Othello-v0, {trees} trees, batch of {batch}: simulations", best(step, 200 * trees, seconds)


def open_spiel(seconds: float) -> Iterator[Row]:
    """Measure OpenSpiel's Othello in C++, with its observation and mask."""
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
    """Measure pgx's Othello, compiled by JAX. Each step draws legal actions for all games and resets finished ones."""
    import jax
    import jax.numpy as jnp
    import pgx as package
    from pgx.experimental.utils import act_randomly

    env = package.make("othello")
    begin = jax.vmap(env.init)

    def advance(state: Any, key: Any) -> tuple[Any, Any]:
        key, draw, fresh = jax.random.split(key, 3)
        after = jax.vmap(env.step)(state, act_randomly(draw, state.legal_action_mask))
        new = begin(jax.random.split(fresh, games))
        over = after.terminated

        def chosen(old: Any, other: Any) -> Any:
            return jnp.where(over.reshape(over.shape + (1,) * (old.ndim - 1)), other, old)

        return jax.tree_util.tree_map(chosen, after, new), key

    compiled = jax.jit(advance)
    current = [jax.jit(begin)(jax.random.split(jax.random.PRNGKey(0), games)), jax.random.PRNGKey(1)]

    def step(calls: int) -> None:
        state, key = current
        for _ in range(calls):
            state, key = compiled(state, key)
        state.observation.block_until_ready()
        current[:] = state, key

    yield f"pgx othello, {games} games, {jax.default_backend()}", best(step, games, seconds)


def turns(env: Any, seconds: float) -> float:
    """Return the steps per second of a PettingZoo environment with random legal actions."""
    env.reset(seed=1)

    def step(calls: int) -> None:
        for _ in range(calls):
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                continue
            actions = observation["action_mask"].nonzero()[0]
            env.step(actions[int(random.random() * len(actions))])

    return best(step, 1, seconds)


def pettingzoo_classic(seconds: float) -> Iterator[Row]:
    """Measure Connect Four, the closest of PettingZoo's classic games: it has no Othello."""
    from pettingzoo.classic import connect_four_v3

    yield "PettingZoo connect_four", turns(connect_four_v3.env(), seconds)


def quoin_pettingzoo(seconds: float) -> Iterator[Row]:
    """Measure Quoin's Othello for PettingZoo, with the same loop."""
    from quoin.pettingzoo import othello_v0

    yield "quoin othello_v0 for PettingZoo", turns(othello_v0.env(), seconds)


def missing(*packages: str) -> str:
    """Return the first of these packages that is not installed, or an empty string."""
    return next((package for package in packages if importlib.util.find_spec(package) is None), "")


def memory(id: str, games: int, total: int) -> None:
    """Take this many steps in a vector environment and print the memory use of the process at intervals."""
    import gymnasium

    import quoin  # noqa: F401

    env: Any = gymnasium.make_vec(f"quoin/{id}", games, invalid_move_mode="random")
    env.reset(seed=1)
    actions = np.zeros(games, np.int64)
    calls = -(-total // (10 * games))
    print(f"{id}, {games} games\n{'steps':>16}{'MB resident':>14}", flush=True)
    for tenth in range(11):
        print(f"{tenth * calls * games:>16,}{resident():>14.1f}", flush=True)
        for _ in range(calls if tenth < 10 else 0):
            env.step(actions)
    env.close()


def resident() -> float:
    """Return the memory used by the process in MB, or the peak if the system does not report the current value."""
    try:
        with open("/proc/self/statm", encoding="ascii") as numbers:
            return int(numbers.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
    except OSError:
        import resource

        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return peak / (1e6 if sys.platform == "darwin" else 1e3)


def main(arguments: list[str] | None = None) -> int:
    """Run the measurements and print a table."""
    parser = argparse.ArgumentParser(prog="python -m quoin.bench", description="Measure steps per second in Othello.")
    parser.add_argument("--seconds", type=float, default=3.0, help="seconds per measurement (default: 3)")
    parser.add_argument("--games", type=int, nargs="+", default=[256, 1024], help="sizes of the vector environments (default: 256 1024)")
    parser.add_argument("--threads", type=thread_count, nargs="+", default=[1], help="threads of the vector environments: numbers or auto (default: 1)")
    parser.add_argument("--alone", action="store_true", help="measure only quoin, no other libraries")
    parser.add_argument("--clock", choices=list(CLOCKS), default="wall", help="wall time, or CPU time of this process (default: wall)")
    parser.add_argument("--memory", type=int, metavar="STEPS", help="take this many steps instead, and print the memory in use")
    parser.add_argument("--id", default="Othello-v0", help="environment for --memory (default: Othello-v0)")
    given = parser.parse_args(arguments)
    if given.seconds <= 0 or min(given.games) < 1 or (given.memory or 1) < 1:
        parser.error("--seconds, --games and --memory must be positive")
    global CLOCK
    CLOCK = given.clock
    random.seed(1)
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    print(f"{platform.machine()}, {os.cpu_count()} processors{load}, Python {platform.python_version()}", flush=True)
    if given.memory:
        memory(given.id, given.games[0], given.memory)
        return 0
    print(f"{'' if given.clock == 'wall' else 'by processor time':72}{'steps/s':>14}{'µs a step':>12}", flush=True)
    for rows in measurements(given):
        for name, rate in rows:
            print(f"{name:72}{rate:>14,.0f}{1e6 / rate:>12.3f}" if rate else name, flush=True)
    return 0


def thread_count(word: str) -> int | str:
    """Parse a number of threads or ``auto``."""
    if word == "auto":
        return word
    if not word.isdigit() or int(word) < 1:
        raise argparse.ArgumentTypeError(f"must be a positive number or auto, got {word}")
    return int(word)


def measurements(given: argparse.Namespace) -> Iterator[Iterator[Row]]:
    """Return the measurements in order. Other libraries are measured only if they are installed."""
    yield singles(given.seconds)
    yield clones(given.seconds)
    for games in given.games:
        for threads in given.threads:
            yield vectors(games, threads, given.seconds)
    yield searches(min(64, given.games[0]), given.games[0], given.seconds)
    lacks = missing("pettingzoo")
    yield skipped("PettingZoo", lacks) if lacks else quoin_pettingzoo(given.seconds)
    if given.alone:
        return
    lacks = missing("pettingzoo", "chess", "rlcard", "shimmy", "pygame")
    yield skipped("PettingZoo's classic games", lacks) if lacks else pettingzoo_classic(given.seconds)
    lacks = missing("pyspiel")
    yield skipped("OpenSpiel", lacks) if lacks else open_spiel(given.seconds)
    lacks = missing("jax", "pgx")
    for games in given.games[: 1 if lacks else None]:
        yield skipped("pgx", lacks) if lacks else pgx(games, given.seconds)


def skipped(name: str, lacks: str) -> Iterator[Row]:
    """Report that a library is not installed."""
    yield f"{name}: skipped, the package {lacks} is not installed", 0.0


if __name__ == "__main__":
    sys.exit(main())
