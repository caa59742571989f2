"""Single environments, as Gymnasium uses them."""

from __future__ import annotations

import copy
import datetime
import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from conftest import legal_actions, run_python
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

import quoin
from quoin.othello import GameState

IDS = quoin.environments()


def rollout(env: Any, seed: int, steps: int = 80) -> list[Any]:
    observation, info = env.reset(seed=seed)
    chance = np.random.default_rng(0)
    shown = [observation]
    for _ in range(steps):
        observation, reward, over, cut, info = env.step(int(chance.choice(legal_actions(info))))
        shown += [observation, reward, over]
        if over or cut:
            observation, info = env.reset()
            shown.append(observation)
    return shown


def same(one: list[Any], two: list[Any]) -> bool:
    return all(
        all(np.array_equal(a[name], b[name]) for name in a) if isinstance(a, dict) else np.array_equal(a, b)
        for a, b in zip(one, two, strict=True)
    )


@pytest.mark.parametrize("id", IDS)
def test_every_environment_is_registered_under_both_names(id: str) -> None:
    for name in (f"quoin/{id}", id):
        spec = gymnasium.spec(name)
        assert spec.max_episode_steps == (60 if id == "Othello-v0" else None)
        assert gymnasium.make(name).unwrapped.spec.id == name


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("render_mode", [None, "ansi", "rgb_array"])
def test_the_checker_of_gymnasium_has_nothing_to_say(id: str, render_mode: str | None) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(id, render_mode=render_mode).unwrapped, skip_render_check=render_mode is not None)


@pytest.mark.parametrize("id", IDS)
def test_a_seed_decides_all_episodes_to_come(id: str) -> None:
    one, two = gymnasium.make(id), gymnasium.make(id)
    assert same(rollout(one, 5), rollout(two, 5))
    assert same(rollout(one, 5), rollout(one, 5))


def test_another_seed_plays_another_game() -> None:
    env = gymnasium.make("Othello-v0", opponent="random")
    assert not same(rollout(env, 1), rollout(env, 2))


def test_seeds_of_any_size_are_taken_and_others_refused() -> None:
    env = gymnasium.make("Othello-v0", opponent="random").unwrapped
    for seed in (0, 2**31, 2**63, 2**64 + 5, 2**200, np.int64(9)):
        assert same(rollout(env, seed), rollout(env, seed))
    with pytest.raises(ValueError, match="must not be negative"):
        env.reset(seed=-1)
    with pytest.raises(TypeError):
        env.reset(seed=1.5)


def test_without_a_seed_games_differ() -> None:
    def colours() -> list[int]:
        env = gymnasium.make("Othello-v0", agent_player="random", opponent="random")
        return [env.reset()[1]["agent_player"] for _ in range(64)]

    assert colours() != colours()


def test_the_mask_comes_in_every_dialect() -> None:
    env = gymnasium.make("Othello-v0")
    _, info = env.reset(seed=1)
    masks = env.unwrapped.action_masks()
    assert masks.dtype == np.bool_ and np.array_equal(masks, info["action_mask"])
    assert env.get_wrapper_attr("action_masks")().sum() == 4
    assert all(info["action_mask"][env.action_space.sample(info["action_mask"])] for _ in range(20))
    wrapped = quoin.MaskedObservation(env, key="observations")
    observation, info = wrapped.reset(seed=1)
    assert observation["action_mask"].dtype == np.int8
    assert wrapped.observation_space.contains(observation)
    observation, *_ = wrapped.step(19)
    assert np.array_equal(observation["action_mask"], env.unwrapped.action_masks())
    with warnings.catch_warnings():
        # The checker wants an unwrapped environment; a wrapper is what is meant here.
        warnings.filterwarnings("ignore", message=".*is different from the unwrapped version.*")
        check_env(quoin.MaskedObservation(gymnasium.make("Othello-v0").unwrapped))


def test_what_a_caller_keeps_does_not_change() -> None:
    env = gymnasium.make("Othello-v0").unwrapped
    observation, info = env.reset(seed=1)
    kept, mask = observation.copy(), info["action_mask"].copy()
    env.step(19)
    assert np.array_equal(observation, kept) and np.array_equal(info["action_mask"], mask)
    observation[:] = 7
    assert env.step(18)[0].max() == 1


@pytest.mark.parametrize("encoding, dtype, shape", [("bytes", np.uint8, (3, 8, 8)), ("board", np.int8, (8, 8)), ("bits", np.int64, (3,))])
def test_other_encodings_show_the_same(encoding: str, dtype: Any, shape: tuple[int, ...]) -> None:
    env, plain = gymnasium.make("Othello-v0", observation=encoding), gymnasium.make("Othello-v0")
    env.reset(seed=1), plain.reset(seed=1)
    observation, _, _, _, info = env.step(19)
    assert observation.dtype == dtype and observation.shape == shape == env.observation_space.shape
    expected, *_, shown = plain.step(19)
    assert np.array_equal(GameState.of(observation, info).board, GameState.of(expected, shown).board)


def test_a_reset_may_begin_at_any_position() -> None:
    env = gymnasium.make("Othello-v0")
    _, info = env.reset(options={"position": "f5d6", "agent_player": "white"})
    assert (info["black_count"], info["white_count"], info["current_player"]) == (3, 3, 0)
    with pytest.raises(ValueError, match="position must be"):
        env.reset(options={"position": "nonsense"})
    with pytest.raises(ValueError, match="has no option"):
        env.reset(options={"place": 3})


def test_rendering() -> None:
    env = gymnasium.make("Othello-v0", render_mode="ansi").unwrapped
    with pytest.raises(ResetNeeded):
        env.render()
    env.reset(seed=1)
    assert "a b c d e f g h" in env.render() and "Black to move" in env.render()
    assert gymnasium.make("Othello-v0").unwrapped.render() is None
    with pytest.raises(ValueError, match="render_mode must be"):
        quoin.QuoinEnv("Othello-v0", render_mode="film")


def test_people_see_every_position(capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make("Othello-v0", render_mode="human")
    env.reset(seed=1)
    env.step(19)
    assert capsys.readouterr().out.count("a b c d e f g h") == 2


def test_a_rendering_that_fails_gives_nothing_and_a_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(_: int) -> None:
        raise RuntimeError("no ink")

    for mode, empty in (("ansi", ""), ("rgb_array", np.zeros((0, 0, 3)))):
        env = gymnasium.make("Othello-v0", render_mode=mode).unwrapped
        env.reset(seed=1)
        monkeypatch.setattr(env._core, "text", failing)
        monkeypatch.setattr(env._core, "picture", failing)
        with pytest.warns(RuntimeWarning, match="no ink"):
            assert np.array_equal(env.render(), empty)


def test_steps_out_of_turn_are_refused() -> None:
    env = gymnasium.make("Othello-v0").unwrapped
    for early in (lambda: env.step(19), env.action_masks, env.save_state):
        with pytest.raises(ResetNeeded):
            early()
    env.reset(options={"position": "-" * 60 + "-XO- X"})
    assert env.step(63)[2]
    with pytest.raises(ResetNeeded, match="over"):
        env.step(0)
    env.close()
    with pytest.raises(ResetNeeded):
        env.step(0)
    assert env.reset(seed=1)[1]["black_count"] == 2


def test_a_saved_state_that_is_none_is_refused() -> None:
    env = gymnasium.make("Othello-v0").unwrapped
    env.reset(seed=1)
    before = env.save_state()
    for wrong in (b"", b"123", bytes(200)):
        with pytest.raises(ValueError):
            env.load_state(wrong)
    with pytest.raises(TypeError):
        env.load_state("text")
    assert env.save_state() == before


def test_an_opponent_of_ones_own_may_take_the_observation_alone() -> None:
    seen = []

    def opponent(observation: Any) -> int:
        seen.append(observation)
        return int(np.flatnonzero(observation[2])[-1])

    env = gymnasium.make("Othello-v0", opponent=opponent)
    env.reset(seed=1)
    _, _, _, _, info = env.step(19)
    assert info["current_player"] == 0 and len(seen) == 1
    assert seen[0][0].sum() == 1 and seen[0][1].sum() == 4, "it sees its own disc and the four of the agent"


@pytest.mark.parametrize("id", [id for id in IDS if id != "DailyLetters-v0"])
def test_opponents_of_ones_own_play_in_every_environment(id: str) -> None:
    asked = []

    def opponent(observation: Any, info: dict[str, Any]) -> int:
        asked.append(info["current_player"])
        return int(legal_actions(info)[0])

    env = gymnasium.make(id, opponent=opponent)
    _, info = env.reset(seed=1)
    assert env.unwrapped.action_masks().dtype == np.bool_
    steps = 0
    over = False
    while steps < 3 and not over:
        _, _, over, _, info = env.step(int(legal_actions(info)[0]))
        steps += 1
        assert over or info["current_player"] == info["agent_player"] == 0
    assert asked and set(asked) == {1} and len(asked) in (steps - 1, steps)
    if id != "Othello-v0":
        with pytest.raises(ValueError, match="reward_mode must be a name"):
            gymnasium.make(id, reward_mode=len)


@pytest.mark.parametrize("answer, reason", [(64, "64"), (0, "0, which is not legal"), ("a", "TypeError"), (10**20, "-1")])
def test_an_opponent_that_errs_plays_at_random_with_a_warning(answer: Any, reason: str) -> None:
    env = gymnasium.make("Othello-v0", opponent=lambda observation: answer).unwrapped
    env.reset(seed=1)
    with pytest.warns(RuntimeWarning, match=f"the opponent failed; playing a random move instead: .*{reason}"):
        info = env.step(19)[4]
    assert info["black_count"] + info["white_count"] == 6


def test_a_reward_of_ones_own() -> None:
    states = []

    def reward(before: GameState, after: GameState) -> float:
        states.append((before, after))
        return after.black_count - before.black_count

    env = gymnasium.make("Othello-v0", reward_mode=reward, opponent=lambda o: int(np.flatnonzero(o[2])[0])).unwrapped
    env.reset(seed=1)
    observation, gained, _, _, info = env.step(19)
    before, after = states[0]
    assert before.black_count == 2 and before.agent_player == 0 and not before.game_over and before.winner is None
    assert np.array_equal(after.board, GameState.of(observation, info).board)
    assert gained == info["black_count"] - 2
    single = gymnasium.make("Othello-v0", reward_mode=lambda state: state.white_count / 4).unwrapped
    single.reset(seed=1)
    assert single.step(19)[1] == 0.25


@pytest.mark.parametrize("wrong", [lambda s: 1 / 0, lambda s: "much", lambda s: float("nan")])
def test_a_reward_that_fails_is_sparse_with_a_warning(wrong: Any) -> None:
    env = gymnasium.make("Othello-v0", reward_mode=wrong).unwrapped
    env.reset(options={"position": "-" * 60 + "-XO- X"})
    with pytest.warns(RuntimeWarning, match="the reward function failed; using the sparse reward instead"):
        assert env.step(63)[1] == 1


def test_an_interruption_inside_an_opponent_reaches_the_caller() -> None:
    def opponent(observation: Any) -> int:
        raise KeyboardInterrupt

    env = gymnasium.make("Othello-v0", opponent=opponent).unwrapped
    env.reset(seed=1)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with pytest.raises(KeyboardInterrupt):
            env.step(19)


@pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_by_itself_as_the_original_does(duplicate: Any) -> None:
    env = gymnasium.make("Othello-v0", opponent="random", agent_player="random")
    fresh = duplicate(env)
    assert same(rollout(fresh, 3), rollout(env, 3))
    for _ in range(3):
        env.step(int(np.flatnonzero(env.unwrapped.action_masks())[0]))
    other = duplicate(env)
    action = int(np.flatnonzero(env.unwrapped.action_masks())[0])
    one, two = env.step(action), other.step(action)
    assert np.array_equal(one[0], two[0])
    assert env.reset()[1]["agent_player"] == other.reset()[1]["agent_player"]
    assert env.spec.id == other.spec.id and env.np_random.random() == other.np_random.random()


def test_java_errors_leave_no_trace_of_java() -> None:
    code = """if True:
        import gymnasium, quoin
        env = gymnasium.make("Othello-v0", invalid_move_mode="error").unwrapped
        env.reset(seed=1)
        env.step(0)"""
    run = run_python(code)
    assert run.returncode == 1
    assert run.stderr.splitlines()[-1].startswith("ValueError: ")
    assert "java" not in run.stderr.replace("quoin/_java", "").lower().replace("javaerror", "")


def test_importing_is_quick_and_starts_no_jvm() -> None:
    code = """if True:
        import gymnasium, time
        start = time.process_time()
        import quoin, jpype
        took = time.process_time() - start
        env = gymnasium.make("quoin/Othello-v0")
        gymnasium.make("quoin/Othello-v0", opponent="random")
        print(took < 1, jpype.isJVMStarted(), env.action_space.n)
        env.reset()
        print(jpype.isJVMStarted())"""
    assert run_python(code).stdout.split() == ["True", "False", "64", "True"]


def test_a_daily_puzzle_is_asked_for_by_its_date() -> None:
    env = gymnasium.make("quoin/DailyLetters-v0", render_mode="ansi")
    observation, info = env.reset(seed=1, options={"date": "2026-11-15"})
    assert info["date"] == 20261115 and observation["turns_left"] == 5
    assert "rack EENNOQT, the bag 84; 0 points, 5 of 5 turns left" in env.render()
    total = 0.0
    for turn in range(5):
        observation, reward, over, cut, info = env.step(0)
        total += reward
        assert over == (turn == 4) and not cut
    assert observation["score_self"] == round(10 * total) == 125
    assert env.reset(seed=1)[1]["date"] == 0
    assert env.reset(options={"date": datetime.date(2027, 1, 2)})[1]["date"] == 20270102
    assert gymnasium.make("DailyLetters-v0", date="2026-01-01").reset(seed=1)[1]["date"] == 20260101
    with pytest.raises(ValueError, match="date must be a date from 2026-01-01 to 9999-12-31.*got '2026-13-01'"):
        env.reset(options={"date": "2026-13-01"})


def test_a_crossword_game_may_begin_with_a_position() -> None:
    env = gymnasium.make("MiniScrabble-v0", render_mode="ansi")
    observation, info = env.reset(seed=1, options={"position": "5/5/1TEN1/5/5 AEIRS/OUTL? 4/7 0"})
    assert observation["board"][2].tolist() == [0, 20, 5, 14, 0]
    assert observation["score_self"] == 4 and observation["score_opp"] == 7 and observation["bag_size"] == 25
    assert "player 1 holds AEIRS" in env.render()
    with pytest.raises(ValueError, match="position must be a position of variant 'mini'.*it has 1 racks.*got '5/5/5/5/5 A"):
        env.reset(options={"position": "5/5/5/5/5 AEIRS 0 0"})
    with pytest.raises(ValueError, match="position must be"):
        env.reset(options={"position": 7})
