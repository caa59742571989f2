"""Opponents and rewards that are called once for all games, next to those that are called for each."""

from __future__ import annotations

import copy
import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from test_vector import actions_of, equal

from quoin.othello import GameState, GameStates


class First:
    """Plays the first legal action, or another one where the number of legal actions is as told."""

    def __init__(self, wrong_at: int | None = None) -> None:
        self.calls: list[int] = []
        self.wrong_at = wrong_at

    def actions(self, observations: Any, masks: np.ndarray) -> np.ndarray:
        parts = list(observations.values()) if isinstance(observations, dict) else [observations]
        assert masks.dtype == np.int8 and all(len(part) == len(masks) for part in parts)
        self.calls.append(len(masks))
        actions = masks.argmax(1)
        return np.where(masks.sum(1) == self.wrong_at, 2**40, actions)


class FirstOfOne(First):
    """The same choices as a function for one game."""

    actions = None  # type: ignore[assignment]

    def __call__(self, observation: Any, info: dict[str, Any]) -> int:
        return int(First.actions(self, observation_row(observation), info["action_mask"][None])[0])


def observation_row(observation: Any) -> Any:
    return {name: part[None] for name, part in observation.items()} if isinstance(observation, dict) else observation[None]


@pytest.mark.parametrize("mode", list(AutoresetMode))
@pytest.mark.parametrize(
    "id, count, steps, options",
    [
        ("Othello-v0", 7, 120, {"wrong_at": 4}),
        ("Othello-v0", 7, 70, {"observation": "bits", "threads": 3, "reward_mode": "dense"}),
        ("MiniScrabble-v0", 3, 12, {"max_steps": 7, "wrong_at": 30}),
        ("Crossword7-v0", 4, 25, {"max_steps": 9, "wrong_at": 11, "threads": 2}),
    ],
)
def test_a_batched_opponent_plays_as_a_function_does(
    id: str, count: int, steps: int, options: dict[str, Any], mode: AutoresetMode
) -> None:
    given = {"agent_player": "random", "autoreset_mode": mode, **options}
    wrong_at = given.pop("wrong_at", None)
    many, one = First(wrong_at), FirstOfOne(wrong_at)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)
        batched, single = (gymnasium.make_vec(f"quoin/{id}", count, opponent=opponent, **given) for opponent in (many, one))
        shown, expected = batched.reset(seed=5), single.reset(seed=5)
        assert len(many.calls) == 1 < len(one.calls)
        chance = np.random.default_rng(2)
        for _ in range(steps):
            assert all(equal(a, b) for a, b in zip(shown, expected, strict=True))
            actions = actions_of(shown[-1], chance)
            shown, expected = batched.step(actions), single.step(actions)
            if mode is AutoresetMode.DISABLED and (ended := shown[2] | shown[3]).any():
                assert all(equal(a, b) for a, b in zip(shown, expected, strict=True))
                shown, expected = (env.reset(options={"reset_mask": ended}) for env in (batched, single))
    assert sum(many.calls) == sum(one.calls) and max(many.calls) == count
    assert [batched.unwrapped.save_state(slot) for slot in range(count)] == [
        single.unwrapped.save_state(slot) for slot in range(count)
    ]


def test_a_single_environment_asks_for_one_game() -> None:
    many = First()
    env = gymnasium.make("quoin/Othello-v0", opponent=many, agent_player="white")
    twin = gymnasium.make("quoin/Othello-v0", opponent=FirstOfOne(), agent_player="white")
    for duplicate in (env, copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        _, info = duplicate.reset(seed=1)
        twin.reset(seed=1)
        ended = False
        while not ended:
            action = int(info["action_mask"].argmax())
            step, expected = duplicate.step(action), twin.step(action)
            assert all(equal(a, b) for a, b in zip(step, expected, strict=True))
            ended, info = step[2], step[4]
    assert set(many.calls) == {1}


@pytest.mark.parametrize(
    "answer, reason",
    [
        (lambda masks: np.zeros(len(masks), int), "it chose 0, which is not legal"),
        (lambda masks: np.full(len(masks), 64), "it chose 64, which is not legal"),
        (lambda masks: masks.argmax(1).astype(float), "TypeError: actions must be whole numbers, got an array of float64"),
        (lambda masks: masks.argmax(1)[:2], r"ValueError: actions must have the shape \(3,\), one for each game, got \(2,\)"),
        (lambda masks: 1 // 0, "ZeroDivisionError"),
    ],
)
def test_an_answer_that_is_wrong_is_replaced_with_one_warning(answer: Any, reason: str) -> None:
    class Wrong:
        def actions(self, observations: Any, masks: np.ndarray) -> Any:
            return answer(masks)

    env = gymnasium.make_vec("quoin/Othello-v0", 3, opponent=Wrong())
    env.reset(seed=1)
    with pytest.warns(RuntimeWarning, match=f"the opponent failed; playing a random move instead: .*{reason}") as told:
        for _ in range(3):
            infos = env.step(env.unwrapped.action_masks().argmax(1))[4]
    assert len(told) == 1 and (infos["black_count"] + infos["white_count"] == 10).all()


def test_an_interruption_ends_the_step_and_reaches_the_caller() -> None:
    class Interrupted(First):
        def actions(self, observations: Any, masks: np.ndarray) -> np.ndarray:
            super().actions(observations, masks)
            raise KeyboardInterrupt

    opponent = Interrupted()
    env = gymnasium.make_vec("quoin/Othello-v0", 3, opponent=opponent)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)
        env.reset(seed=1)
        with pytest.raises(KeyboardInterrupt):
            env.step(np.full(3, 19))
    assert opponent.calls == [3]


class DiscsTurned:
    def __init__(self) -> None:
        self.calls = 0

    def rewards(self, before: GameStates, after: GameStates) -> np.ndarray:
        self.calls += 1
        assert len(before) == len(after) and (before.agent_player == before.current_player).all()
        gained = np.where(after.agent_player == 0, after.black_count - before.black_count, after.white_count - before.white_count)
        return gained / 64 + after.game_over


def discs_turned(before: GameState, after: GameState) -> float:
    gained = after.black_count - before.black_count if after.agent_player == 0 else after.white_count - before.white_count
    return gained / 64 + after.game_over


@pytest.mark.parametrize("opponent", ["self", "random", First()])
def test_a_batched_reward_is_that_of_a_function(opponent: Any) -> None:
    reward = DiscsTurned()
    given = {"opponent": opponent, "autoreset_mode": "SameStep", "agent_player": "random"}
    batched = gymnasium.make_vec("quoin/Othello-v0", 5, reward_mode=reward, **given)
    single = gymnasium.make_vec("quoin/Othello-v0", 5, reward_mode=discs_turned, **given)
    shown, expected = batched.reset(seed=3), single.reset(seed=3)
    chance = np.random.default_rng(4)
    for _ in range(70):
        assert all(equal(a, b) for a, b in zip(shown, expected, strict=True))
        actions = actions_of(shown[-1], chance)
        shown, expected = batched.step(actions), single.step(actions)
    assert reward.calls == 70


def test_the_states_of_a_batched_reward_are_those_of_one() -> None:
    kept: list[GameStates] = []

    class Kept:
        def rewards(self, before: GameStates, after: GameStates) -> np.ndarray:
            kept.append(after)
            return np.zeros(len(after))

    env = gymnasium.make_vec("quoin/Othello-v0", 2, reward_mode=Kept(), opponent="random")
    env.reset(seed=1)
    observations, _, _, _, infos = env.step(np.array([19, 26]))
    for slot in range(2):
        state = kept[0][slot]
        expected = GameState.of(observations[slot], {name: values[slot] for name, values in infos.items()})
        assert state.position == expected.position and state.agent_player == expected.agent_player
        assert np.array_equal(state.valid_moves, expected.valid_moves)


@pytest.mark.parametrize("wrong", [lambda k: 1 / 0, lambda k: ["much"] * k, lambda k: [float("nan")] * k, lambda k: [1.0]])
def test_a_batched_reward_that_fails_is_sparse_with_a_warning(wrong: Any) -> None:
    class Wrong:
        def rewards(self, before: GameStates, after: GameStates) -> Any:
            return wrong(len(after))

    env = gymnasium.make_vec("quoin/Othello-v0", 2, reward_mode=Wrong())
    env.reset(options={"position": "-" * 60 + "-XO- X"})
    with pytest.warns(RuntimeWarning, match="the reward function failed; using the sparse reward instead") as told:
        assert env.step(np.array([63, 63]))[1].tolist() == [1, 1]
    assert len(told) == 1


def test_what_is_neither_is_refused() -> None:
    with pytest.raises(ValueError, match="a function or an object with the method actions, got <object"):
        gymnasium.make("quoin/Othello-v0", opponent=object())
    with pytest.raises(ValueError, match="reward_mode must be a name"):
        gymnasium.make("quoin/Crossword7-v0", reward_mode=DiscsTurned())
