"""The native vector environment, next to Gymnasium's own around single environments."""

from __future__ import annotations

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import quoin

IDS = quoin.environments()
OPTIONS = {"opponent": "random", "agent_player": "random"}


def options_of(id: str) -> dict[str, Any]:
    return OPTIONS if id == "Othello-v0" else {}


def native(id: str, count: int, mode: AutoresetMode = AutoresetMode.NEXT_STEP, **more: Any) -> Any:
    return gymnasium.make_vec(
        f"quoin/{id}", count, vectorization_mode="vector_entry_point", autoreset_mode=mode, **options_of(id), **more
    )


def equal(one: Any, two: Any) -> bool:
    if isinstance(one, dict):
        return one.keys() == two.keys() and all(equal(one[name], two[name]) for name in one)
    if isinstance(one, np.ndarray) and one.dtype == object:
        return all((a is None) == (b is None) and (a is None or equal(a, b)) for a, b in zip(one, two, strict=True))
    return np.array_equal(one, two)


def actions_of(infos: dict[str, Any], chance: np.random.Generator) -> np.ndarray:
    return np.array([chance.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in infos["action_mask"]])


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_it_shows_what_single_environments_show(id: str, mode: AutoresetMode) -> None:
    count = 3
    vector = native(id, count, mode)
    singles = SyncVectorEnv(
        [lambda: gymnasium.make(id, **options_of(id)) for _ in range(count)], autoreset_mode=mode
    )
    assert vector.metadata["autoreset_mode"] is mode
    assert vector.observation_space == singles.observation_space
    assert vector.action_space == singles.action_space
    chance = np.random.default_rng(1)
    shown, expected = vector.reset(seed=11), singles.reset(seed=11)
    assert equal(shown[0], expected[0]) and equal(shown[1], expected[1])
    ended = 0
    for _ in range(150):
        actions = actions_of(shown[-1], chance)
        shown, expected = vector.step(actions), singles.step(actions)
        for one, two in zip(shown, expected, strict=True):
            assert equal(one, two)
        over = shown[2] | shown[3]
        ended += int(over.sum())
        if mode is AutoresetMode.DISABLED and over.any():
            masked = {"reset_mask": over.copy()}, {"reset_mask": over.copy()}
            one, two = vector.reset(options=masked[0]), singles.reset(options=masked[1])
            assert equal(one[0], two[0])
            assert all(equal(one[1][name][over], two[1][name][over]) for name in two[1])
            shown = (*shown[:-1], {**shown[-1], "action_mask": vector.action_masks()})
    assert ended >= 2


def test_final_observations_are_those_of_the_end() -> None:
    vector = native("Othello-v0", 4, AutoresetMode.SAME_STEP)
    _, infos = vector.reset(seed=2)
    chance = np.random.default_rng(2)
    while "final_obs" not in infos:
        _, _, terminated, _, infos = vector.step(actions_of(infos, chance))
    assert np.array_equal(infos["_final_obs"], terminated) and np.array_equal(infos["_final_info"], terminated)
    for slot in np.flatnonzero(terminated):
        discs = infos["final_info"]["black_count"][slot] + infos["final_info"]["white_count"][slot]
        assert infos["final_obs"][slot][:2].sum() == discs
        assert not infos["final_obs"][slot][2].any() and infos["action_mask"][slot].any()
        assert infos["black_count"][slot] + infos["white_count"][slot] < discs


def test_memory_is_shared_and_not_copied_when_asked() -> None:
    vector = native("Othello-v0", 8, copy=False)
    first, infos = vector.reset(seed=1)
    address = first.__array_interface__["data"][0]
    before = first.copy()
    second, *_, after = vector.step(actions_of(infos, np.random.default_rng(0)))
    assert second.__array_interface__["data"][0] == address and np.shares_memory(first, second)
    assert np.shares_memory(infos["action_mask"], after["action_mask"])
    assert not np.array_equal(first, before), "the first array is the memory that the step wrote"
    assert not first.flags.owndata


def test_copies_stay_as_they_are_by_default() -> None:
    vector = native("Othello-v0", 8)
    first, infos = vector.reset(seed=1)
    before = first.copy()
    second, *_ = vector.step(actions_of(infos, np.random.default_rng(0)))
    assert np.array_equal(first, before) and not np.shares_memory(first, second)


def test_arrays_outlive_their_environment() -> None:
    vector = native("Othello-v0", 2, copy=False)
    observation, _ = vector.reset(seed=1)
    kept = observation.copy()
    vector.close()
    del vector
    assert np.array_equal(observation, kept)


# 1,024 games are enough for the threads to share the work.
@pytest.mark.parametrize(("games", "threads"), [(16, "auto"), (1024, 2), (1024, 4)])
def test_threads_change_nothing(games: int, threads: Any) -> None:
    one, two = native("Othello-v0", games), native("Othello-v0", games, threads=threads)
    shown, other = one.reset(seed=3), two.reset(seed=3)
    chance = np.random.default_rng(3)
    for _ in range(100):
        actions = actions_of(shown[-1], chance)
        shown, other = one.step(actions), two.step(actions)
        assert all(equal(a, b) for a, b in zip(shown, other, strict=True))


def test_opponents_of_ones_own_are_asked_for_every_slot() -> None:
    def opponent(observation: Any, info: dict[str, Any]) -> int:
        return int(np.flatnonzero(info["action_mask"])[0])

    vector = gymnasium.make_vec("quoin/Othello-v0", 6, opponent=opponent, threads=3)
    singles = SyncVectorEnv([lambda: gymnasium.make("Othello-v0", opponent=opponent) for _ in range(6)])
    shown, expected = vector.reset(seed=1), singles.reset(seed=1)
    chance = np.random.default_rng(3)
    for _ in range(40):
        actions = actions_of(shown[-1], chance)
        shown, expected = vector.step(actions), singles.step(actions)
        assert all(equal(a, b) for a, b in zip(shown, expected, strict=True))


def test_a_list_of_seeds_and_none_at_all() -> None:
    vector = native("Othello-v0", 3)
    listed, _ = vector.reset(seed=[5, 6, 7])
    counted, _ = vector.reset(seed=5)
    assert np.array_equal(listed, counted)
    vector.reset()
    with pytest.raises(ValueError, match="as many"):
        vector.reset(seed=[1])
    unseeded = [native("Othello-v0", 64).reset()[1]["agent_player"].tolist() for _ in range(2)]
    assert unseeded[0] != unseeded[1]


@pytest.mark.parametrize(
    "actions, error",
    [
        (np.zeros(3), TypeError),
        (np.array([np.nan, 0, 0]), TypeError),
        (["a", "b", "c"], TypeError),
        ([None, None, None], TypeError),
        (np.zeros(3, bool), TypeError),
        (np.zeros(2, int), ValueError),
        (np.zeros((3, 1), int), ValueError),
        (5, ValueError),
        ([0, 0, 64], IndexError),
        ([0, -1, 0], ValueError),
        ([0, 2**32, 0], IndexError),
        (np.array([0, 2**63, 0], np.uint64), IndexError),
    ],
)
def test_bad_actions_step_no_slot(actions: Any, error: type[Exception]) -> None:
    vector = native("Othello-v0", 3)
    with pytest.raises(ResetNeeded):
        vector.step(np.zeros(3, int))
    vector.reset(seed=1)
    before = [vector.unwrapped.save_state(slot) for slot in range(3)]
    with pytest.raises(error):
        vector.step(actions)
    assert [vector.unwrapped.save_state(slot) for slot in range(3)] == before


def test_bad_options_are_refused() -> None:
    for wrong in ({"num_envs": 0}, {"threads": 0}, {"threads": "all"}, {"autoreset_mode": "Sometimes"}, {"opponent": "nobody"}):
        with pytest.raises(ValueError):
            quoin.QuoinVectorEnv("Othello-v0", **{"num_envs": 2, **wrong})
    with pytest.raises(TypeError):
        quoin.QuoinVectorEnv("Othello-v0", 2.5)
    with pytest.raises(ValueError, match="there is no environment"):
        quoin.QuoinVectorEnv("Chess-v0", 2)
    vector = native("Othello-v0", 2, AutoresetMode.DISABLED)
    vector.reset(seed=1)
    for mask, error in (([True, False], TypeError), (np.ones(3, bool), ValueError), (np.zeros(2, bool), ValueError)):
        with pytest.raises(error):
            vector.reset(options={"reset_mask": mask})
    with pytest.raises(IndexError):
        vector.unwrapped.save_state(2)


def test_masks_in_the_observation_in_every_mode() -> None:
    for mode in AutoresetMode:
        vector = quoin.MaskedVectorObservation(native("Othello-v0", 3, mode))
        observation, infos = vector.reset(seed=1)
        assert vector.observation_space.contains(observation)
        chance = np.random.default_rng(0)
        for _ in range(40):
            observation, _, over, _, infos = vector.step(actions_of(infos, chance))
            if "final_obs" in infos:
                last = infos["final_obs"][int(np.flatnonzero(over)[0])]
                assert vector.single_observation_space.contains(last)
            if mode is AutoresetMode.DISABLED and over.any():
                break
        assert vector.observation_space.contains(observation)


def test_a_pickled_vector_goes_on_as_the_original() -> None:
    vector = native("Othello-v0", 3)
    shown = vector.reset(seed=1)
    chance = np.random.default_rng(0)
    for _ in range(5):
        shown = vector.step(actions_of(shown[-1], chance))
    other = pickle.loads(pickle.dumps(vector))
    for _ in range(80):
        actions = actions_of(shown[-1], chance)
        shown, expected = vector.step(actions), other.step(actions)
        assert all(equal(a, b) for a, b in zip(shown, expected, strict=True))


def test_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    assert native("Othello-v0", 2).render() is None
    for mode in ("ansi", "rgb_array", "human"):
        vector = native("Othello-v0", 2, render_mode=mode)
        vector.reset(seed=1)
        frames = vector.render()
        assert (frames is None) == (mode == "human")
        assert mode == "human" or len(frames) == 2
    assert capsys.readouterr().out.count("a b c d e f g h") == 2
