"""What every environment does with what it should not be given, single, in vectors and for PettingZoo."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from conftest import legal_actions
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode
from hypothesis import given, settings
from hypothesis import strategies as st

import quoin

IDS = quoin.environments()
NO_NUMBERS = [0.0, 1.5, float("nan"), float("inf"), "0", "d3", None, [0], (0,), {}, 1j, b"0", np.float32(1), np.array([0])]
OUTSIDE = [-1, -(2**40), 2**31, 2**63, 10**30]


def single(id: str, **options: Any) -> Any:
    return gymnasium.make(f"quoin/{id}", disable_env_checker=True, **options).unwrapped


def vector(id: str, count: int = 3, **options: Any) -> Any:
    return gymnasium.make_vec(f"quoin/{id}", count, **options).unwrapped


def to_the_end(env: Any, info: dict[str, Any]) -> None:
    over = False
    while not over:
        _, _, terminated, truncated, info = env.step(int(legal_actions(info)[-1]))
        over = terminated or truncated
    assert not info["action_mask"].any(), "nothing is legal once it is over"


@pytest.mark.parametrize("id", IDS)
def test_a_step_with_what_is_no_action_changes_nothing(id: str) -> None:
    env = single(id)
    env.reset(seed=1)
    before = env.save_state()
    for wrong in NO_NUMBERS:
        with pytest.raises(TypeError, match="whole number"):
            env.step(wrong)
    for wrong in [*OUTSIDE, env.action_space.n]:
        for kind in (IndexError, ValueError):
            with pytest.raises(kind, match=r"action must be 0\.\.\d+, got"):
                env.step(wrong)
    assert env.save_state() == before


@pytest.mark.parametrize("id", IDS)
def test_whole_numbers_of_every_kind_are_actions(id: str) -> None:
    results = []
    for kind in (int, np.int8, np.uint8, np.int32, np.int64, np.uint64, lambda number: np.array(number)):
        env = single(id, invalid_move_mode="penalty")
        env.reset(seed=1)
        results.append(env.step(kind(5))[1:4])
    assert all(result == results[0] for result in results)


@pytest.mark.parametrize("id", IDS)
def test_steps_before_the_first_reset_and_after_the_end_are_refused(id: str) -> None:
    env = single(id)
    with pytest.raises(ResetNeeded):
        env.step(0)
    _, info = env.reset(seed=1)
    to_the_end(env, info)
    for action in (0, env.action_space.n - 1):
        with pytest.raises(ResetNeeded, match="over"):
            env.step(action)
    _, info = env.reset()
    assert info["action_mask"].any()


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("mode", ["penalty", "random", "error"])
def test_illegal_actions_do_what_the_options_say(id: str, mode: str) -> None:
    env = single(id, invalid_move_mode=mode, invalid_move_penalty=-3)
    _, info = env.reset(seed=1)
    while info["action_mask"].all():
        *_, info = env.step(0)
    illegal = int(np.flatnonzero(~info["action_mask"].astype(bool))[0])
    before = env.save_state()
    if mode == "error":
        with pytest.raises(ValueError):
            env.step(illegal)
        assert env.save_state() == before
        return
    observation, reward, terminated, truncated, after = env.step(illegal)
    assert env.observation_space.contains(observation) and not truncated
    if mode == "penalty":
        assert reward == -3 and not terminated and np.array_equal(after["action_mask"], info["action_mask"])
    else:
        assert env.save_state() != before


@pytest.mark.parametrize("id", IDS)
def test_a_vector_refuses_what_is_no_array_of_actions(id: str) -> None:
    env = vector(id)
    with pytest.raises(ResetNeeded):
        env.step(np.zeros(3, int))
    env.reset(seed=1)
    before = [env.save_state(slot) for slot in range(3)]
    actions = int(env.single_action_space.n)
    for wrong in (
        np.zeros(3),
        np.zeros(3, np.float16),
        np.full(3, np.nan),
        [0, float("nan"), 0],
        [0, float("inf"), 0],
        np.zeros(3, complex),
        np.zeros(3, bool),
        np.zeros(3, object),
        np.zeros(3, "datetime64[s]"),
        ["0", "1", "2"],
        [None] * 3,
        None,
        "abc",
    ):
        with pytest.raises(TypeError, match="whole numbers"):
            env.step(wrong)
    for wrong in (np.zeros(2, int), np.zeros(4, int), np.zeros((3, 1), int), np.zeros((1, 3), int), np.int64(0), 5):
        with pytest.raises(ValueError, match=r"shape \(3,\)"):
            env.step(wrong)
    for outside in (-1, actions, 2**31, 2**32, -(2**63)):
        with pytest.raises(IndexError, match="slot 1: action must be"):
            env.step(np.array([0, outside, 0]))
    with pytest.raises(IndexError, match="slot 2: action must be"):
        env.step(np.array([0, 0, -(2**40)], ">i8"))
    with pytest.raises((TypeError, IndexError)):
        env.step([0, 10**30, 0])
    assert [env.save_state(slot) for slot in range(3)] == before
    env.close()
    with pytest.raises(ResetNeeded):
        env.step(np.zeros(3, int))


@pytest.mark.parametrize("id", IDS)
def test_a_vector_without_autoreset_refuses_steps_after_an_end(id: str) -> None:
    env = vector(id, 1, autoreset_mode=AutoresetMode.DISABLED)
    _, infos = env.reset(seed=1)
    over = False
    while not over:
        _, _, terminated, truncated, infos = env.step([int(np.flatnonzero(infos["action_mask"][0])[-1])])
        over = bool(terminated[0] or truncated[0])
    with pytest.raises(ResetNeeded, match="over"):
        env.step([0])
    env.reset(options={"reset_mask": np.ones(1, bool)})
    assert env.action_masks().any()


@given(st.lists(st.integers(-(2**63), 2**63 - 1), min_size=4, max_size=4), st.sampled_from([np.int64, np.int32, np.uint64]))
@settings(max_examples=200)
def test_a_vector_steps_all_slots_or_none(numbers: list[int], kind: Any) -> None:
    env = vector("Othello-v0", 4)
    env.reset(seed=1)
    before = [env.save_state(slot) for slot in range(4)]
    info = np.iinfo(kind)
    actions = np.array([min(max(number, info.min), info.max) for number in numbers], kind)
    if all(0 <= int(action) < 64 for action in actions):
        env.step(actions)
        return
    with pytest.raises(IndexError):
        env.step(actions)
    assert [env.save_state(slot) for slot in range(4)] == before


@pytest.mark.parametrize("id", IDS)
def test_wrong_seeds_options_and_states_are_refused(id: str) -> None:
    env = single(id)
    for seed in (1.5, "1", True, [1]):
        with pytest.raises(TypeError, match="seed"):
            env.reset(seed=seed)
    with pytest.raises(ValueError, match="negative"):
        env.reset(seed=-1)
    with pytest.raises(ValueError, match="has no option 'colour'"):
        env.reset(options={"colour": "red"})
    with pytest.raises(ValueError, match="has no option 'colour'"):
        single(id, colour="red")
    for penalty in (float("nan"), float("inf"), "much"):
        with pytest.raises(ValueError, match="invalid_move_penalty must be"):
            single(id, invalid_move_penalty=penalty)
    env.reset(seed=1)
    state = env.save_state()
    for wrong in (b"", state[:-1], state + b"x", b"\xff" * len(state)):
        with pytest.raises(ValueError):
            env.load_state(wrong)
    assert env.save_state() == state
    for other in IDS:
        if other != id:
            with pytest.raises(ValueError):
                single(other).load_state(state)
