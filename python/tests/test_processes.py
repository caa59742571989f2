"""Environments in other processes, however those are started."""

from __future__ import annotations

import multiprocessing

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
