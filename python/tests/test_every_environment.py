"""Properties that every environment has on its way through Python."""

from __future__ import annotations

import copy
import functools
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from conftest import legal_actions
from hypothesis import given, settings
from hypothesis import strategies as st

import quoin

IDS = quoin.environments()
ids = st.sampled_from(IDS)
#: Which of the legal actions to take, one after the other.
choices = st.lists(st.integers(0, 10**6), max_size=12)
seeds = st.integers(0, 2**64)


@functools.cache
def env_of(id: str, copy: int = 0) -> Any:
    return gymnasium.make(f"quoin/{id}", disable_env_checker=True).unwrapped


def play(env: Any, seed: int, taken: list[int]) -> tuple[Any, dict[str, Any], bool]:
    observation, info = env.reset(seed=seed)
    over = False
    for choice in taken:
        actions = legal_actions(info)
        observation, _, terminated, truncated, info = env.step(actions[choice % len(actions)])
        over = terminated or truncated
        if over:
            break
    return observation, info, over


def same(one: Any, two: Any) -> bool:
    if isinstance(one, dict):
        return one.keys() == two.keys() and all(same(one[name], two[name]) for name in one)
    return np.array_equal(one, two)


@given(ids, seeds, choices)
@settings(max_examples=150)
def test_what_is_shown_lies_in_its_spaces(id: str, seed: int, taken: list[int]) -> None:
    env = env_of(id)
    observation, info, over = play(env, seed, taken)
    assert env.observation_space.contains(observation)
    mask = info["action_mask"]
    assert mask.dtype == np.bool_ or set(np.unique(mask)) <= {0, 1}
    assert mask.any() != over and np.array_equal(env.action_masks(), mask.astype(bool))
    if isinstance(observation, dict) and "action_mask" in observation:
        assert np.array_equal(observation["action_mask"], mask)
    if not over:
        assert mask[env.action_space.sample(mask)]


@given(ids, seeds, choices)
@settings(max_examples=150)
def test_a_game_goes_on_from_its_state_as_it_would_have(id: str, seed: int, taken: list[int]) -> None:
    one, two = env_of(id), env_of(id, 1)
    observation, info, over = play(one, seed, taken)
    shown, known = two.load_state(one.save_state())
    assert same(shown, observation)
    assert np.array_equal(known["action_mask"], info["action_mask"])
    if not over:
        action = int(legal_actions(info)[len(taken) % len(legal_actions(info))])
        assert all(same(a, b) for a, b in zip(one.step(action), two.step(action), strict=True))
    assert same(one.reset()[0], two.reset()[0]), "chance goes on, too"


@given(ids, seeds, choices, st.integers(0, 10**6))
@settings(max_examples=100)
def test_actions_are_read_as_they_are_written(id: str, seed: int, taken: list[int], choice: int) -> None:
    env = env_of(id)
    _, info, over = play(env, seed, taken)
    if over:
        return
    action = int(legal_actions(info)[choice % len(legal_actions(info))])
    text = env.action_text(action)
    assert env.action_text(env.read_action(text)) == text


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_copies_go_on_as_the_original(id: str, duplicate: Any) -> None:
    env = gymnasium.make(f"quoin/{id}")
    fresh = duplicate(env)
    assert same(fresh.reset(seed=4)[0], env.reset(seed=4)[0])
    for _ in range(2):
        env.step(int(legal_actions({"action_mask": env.unwrapped.action_masks()})[0]))
    other = duplicate(env)
    action = int(np.flatnonzero(env.unwrapped.action_masks())[-1])
    assert all(same(a, b) for a, b in zip(env.step(action), other.step(action), strict=True))
    assert same(env.reset()[0], other.reset()[0])
    assert other.spec.id == f"quoin/{id}"


@pytest.mark.parametrize("id", IDS)
def test_copies_of_vectors_go_on_as_the_original(id: str) -> None:
    env = gymnasium.make_vec(f"quoin/{id}", 2)
    _, infos = env.reset(seed=4)
    other = pickle.loads(pickle.dumps(env))
    for _ in range(12):
        actions = [np.flatnonzero(mask)[0] if mask.any() else 0 for mask in infos["action_mask"]]
        shown, expected = env.step(actions), other.step(actions)
        assert all(same(a, b) for a, b in zip(shown, expected, strict=True))
        infos = shown[-1]


@pytest.mark.parametrize("id", IDS)
def test_pictures_and_texts(id: str) -> None:
    for mode in ("ansi", "rgb_array"):
        env = gymnasium.make(f"quoin/{id}", render_mode=mode).unwrapped
        env.reset(seed=1)
        before = env.render()
        env.step(int(np.flatnonzero(env.action_masks())[0]))
        after = env.render()
        if mode == "ansi":
            assert isinstance(before, str) and len(before.splitlines()) > 5 and before != after
        else:
            assert before.dtype == np.uint8 and before.ndim == 3 and before.shape[2] == 3 and (before != after).any()
