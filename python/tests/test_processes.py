"""Environments in other processes, however those are started."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from conftest import run_python
from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv

import quoin


def make() -> gymnasium.Env:
    return gymnasium.make("quoin/Othello-v0", opponent="random")


def test_spawned_workers_play_as_they_do_here() -> None:
    workers = AsyncVectorEnv([make, make], context="spawn")
    here = SyncVectorEnv([make, make])
    try:
        shown, expected = workers.reset(seed=4), here.reset(seed=4)
        for _ in range(35):
            assert np.array_equal(shown[0], expected[0])
            actions = np.array([np.flatnonzero(mask)[0] if mask.any() else 0 for mask in shown[-1]["action_mask"]])
            shown, expected = workers.step(actions), here.step(actions)
    finally:
        workers.close()


FORK = """if True:
    import warnings
    warnings.simplefilter("ignore", DeprecationWarning)
    import gymnasium, multiprocessing, numpy, quoin
    multiprocessing.set_start_method("fork")
    {before}
    workers = gymnasium.make_vec("quoin/Othello-v0", 2, vectorization_mode="async", opponent="greedy")
    observation, _ = workers.reset(seed=1)
    workers.step(numpy.array([19, 26]))
    print(observation.shape)
    workers.close()"""


@pytest.mark.skipif("fork" not in multiprocessing.get_all_start_methods(), reason="this system does not fork")
def test_forked_workers_play_when_no_jvm_runs_yet() -> None:
    run = run_python(FORK.format(before=""))
    assert run.stdout.strip() == "(2, 3, 8, 8)", run.stderr


@pytest.mark.skipif("fork" not in multiprocessing.get_all_start_methods(), reason="this system does not fork")
def test_forked_after_the_jvm_started_they_say_what_to_do() -> None:
    run = run_python(FORK.format(before="gymnasium.make('Othello-v0').reset()"))
    assert run.returncode != 0
    assert "forked after the JVM had started" in run.stderr and "context='spawn'" in run.stderr


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")
def test_a_collection_in_a_forked_child_does_not_call_java() -> None:
    # Each collection let JPype ask the JVM for one of its own, now and then, and a forked worker waited for ever.
    run = run_python(
        """if True:
        import gc, os, warnings
        warnings.simplefilter("ignore", DeprecationWarning)
        import gymnasium, quoin
        gymnasium.make("Othello-v0").reset()
        callers = [call.__module__ for call in gc.callbacks]
        child = os.fork()
        if child == 0:
            gc.collect()
            os._exit(int(any(call.__module__ == "_jpype" for call in gc.callbacks)))
        print("_jpype" in callers, os.waitpid(child, 0)[1])"""
    )
    assert run.stdout.strip() == "True 0", run.stderr


def elsewhere(pipe: multiprocessing.connection.Connection, envs: list[Any]) -> None:
    pipe.send([next_step(env) for env in envs])


def next_step(env: Any) -> list[Any]:
    if isinstance(env, quoin.QuoinVectorEnv):
        return list(env.step([np.flatnonzero(mask)[0] for mask in env.action_masks()])[:4])
    return list(env.step(int(np.flatnonzero(env.action_masks())[0]))[:4])


def same(one: Any, two: Any) -> bool:
    if isinstance(one, dict):
        return one.keys() == two.keys() and all(same(one[name], two[name]) for name in one)
    return np.array_equal(one, two)


def test_every_environment_single_or_vector_goes_on_in_a_spawned_process() -> None:
    envs: list[Any] = []
    for id in quoin.environments():
        envs += [quoin.QuoinEnv(id), quoin.QuoinVectorEnv(id, 3)]
    for env in envs:
        env.reset(seed=9)
        next_step(env)
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=elsewhere, args=(theirs, envs))
    process.start()
    assert ours.poll(120)
    there = ours.recv()
    process.join(60)
    assert len(there) == len(envs)
    for env, shown in zip(envs, there, strict=True):
        assert all(same(a, b) for a, b in zip(next_step(env), shown, strict=True))


def test_spawned_workers_show_dictionaries_too() -> None:
    workers = gymnasium.make_vec(
        "quoin/Crossword7-v0", 2, vectorization_mode="async", vector_kwargs={"context": "spawn"}, opponent="greedy"
    )
    here = gymnasium.make_vec("quoin/Crossword7-v0", 2, opponent="greedy")
    try:
        shown, expected = workers.reset(seed=4), here.reset(seed=4)
        for _ in range(5):
            assert same(shown[0], expected[0])
            actions = np.array([np.flatnonzero(mask)[0] if mask.any() else 0 for mask in shown[-1]["action_mask"]])
            shown, expected = workers.step(actions), here.step(actions)
    finally:
        workers.close()


# A job in the background inherits that SIGINT is ignored.
STEPS = """if True:
    import gymnasium, quoin, signal, sys
    signal.signal(signal.SIGINT, signal.default_int_handler)
    env = gymnasium.make_vec("quoin/Othello-v0", 4, invalid_move_mode="random")
    env.reset(seed=1)
    print("begun", flush=True)
    while True:
        env.step([0, 0, 0, 0])"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals are those of Unix")
@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_signals_are_those_of_python(sent: signal.Signals) -> None:
    with subprocess.Popen([sys.executable, "-c", STEPS], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None and process.stdout.readline() == "begun\n"
        process.send_signal(sent)
        try:
            _, said = process.communicate(timeout=60)
        finally:
            process.kill()
    assert process.returncode == -sent
    assert said.rstrip().endswith("KeyboardInterrupt") == (sent is signal.SIGINT)


def spawned(pipe: multiprocessing.connection.Connection, env: quoin.QuoinEnv) -> None:
    observation, *_ = env.step(int(np.flatnonzero(env.action_masks())[0]))
    pipe.send(observation)


def test_an_environment_may_be_sent_to_another_process() -> None:
    env = make().unwrapped
    env.reset(seed=9)
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=spawned, args=(theirs, env))
    process.start()
    assert ours.poll(60)
    there = ours.recv()
    process.join(60)
    here, *_ = env.step(int(np.flatnonzero(env.action_masks())[0]))
    assert np.array_equal(here, there)
