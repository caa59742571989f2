"""The conventions of Gymnasium, PettingZoo and the libraries around them."""

from __future__ import annotations

import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from conftest import legal_actions
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import quoin
from quoin.othello import GameState
from quoin.train import run

IDS = quoin.environments()
LAST_MOVE = {"position": "-" * 60 + "-XO- X"}


@pytest.mark.parametrize("id", IDS)
def test_masks_are_int8_everywhere_and_gymnasium_samples_with_them(id: str) -> None:
    env = gymnasium.make(id)
    plain = spaces.Discrete(int(env.action_space.n), seed=1)
    _, info = env.reset(seed=1)
    for _ in range(3):
        mask = info["action_mask"]
        assert mask.dtype == np.int8
        assert mask[plain.sample(mask)] == 1
        *_, info = env.step(int(plain.sample(mask)))
    assert env.unwrapped.action_masks().dtype == np.bool_, "sb3-contrib documents booleans"
    observation, _ = quoin.MaskedObservation(gymnasium.make(id)).reset(seed=1)
    assert observation["action_mask"].dtype == np.int8


@pytest.mark.parametrize("mode", AutoresetMode)
def test_masks_of_vectors_are_int8_too(mode: AutoresetMode) -> None:
    vector = gymnasium.make_vec("Othello-v0", 3, autoreset_mode=mode, opponent="random")
    _, infos = vector.reset(seed=1)
    while True:
        assert infos["action_mask"].dtype == np.int8
        actions = vector.action_space.sample(mask=tuple(infos["action_mask"]))
        assert infos["action_mask"][np.arange(3), actions].all()
        _, _, over, _, infos = vector.step(actions)
        if over.any():
            break
    if mode is AutoresetMode.SAME_STEP:
        assert infos["final_info"]["action_mask"].dtype == np.int8


def test_opponents_get_the_same_masks() -> None:
    seen = []

    def opponent(observation: Any, info: dict[str, Any]) -> int:
        seen.append(info["action_mask"].dtype)
        return int(spaces.Discrete(64).sample(info["action_mask"]))

    env = gymnasium.make("Othello-v0", opponent=opponent)
    env.reset(seed=1)
    env.step(19)
    assert seen == [np.int8]


def test_policies_that_are_evaluated_get_the_same_masks() -> None:
    seen = set()

    class First:
        def actions(self, observations: Any, masks: np.ndarray) -> np.ndarray:
            seen.add(masks.dtype)
            return masks.argmax(1)

    quoin.evaluate(First(), "Othello-v0", "random", games=2)
    assert seen == {np.dtype(np.int8)}


def test_bits_are_an_observation_like_the_others() -> None:
    env, plain = gymnasium.make("Othello-v0", observation="bits"), gymnasium.make("Othello-v0")
    space = env.observation_space
    assert space.shape == (3,) and space.dtype == np.int64
    assert len({int(number) for number in np.ravel([space.sample() for _ in range(10)])}) == 30
    (bits, info), (planes, _) = env.reset(seed=1), plain.reset(seed=1)
    for _ in range(20):
        unpacked = np.unpackbits(bits.view(np.uint8), bitorder="little").reshape(3, 8, 8)
        assert np.array_equal(unpacked, planes) and space.contains(bits)
        assert np.array_equal(GameState.of(bits, info).board, GameState.of(planes, info).board)
        action = int(legal_actions(info)[-1])
        (bits, *_, info), (planes, *_) = env.step(action), plain.step(action)
    assert space.contains(np.array([-1, 2**63 - 1, -(2**63)])), "any set of squares"
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make("Othello-v0", observation="bits").unwrapped)
    vector = gymnasium.make_vec("Othello-v0", 4, observation="bits")
    observations, _ = vector.reset(seed=1)
    assert vector.observation_space.contains(observations) and observations.shape == (4, 3)
    masked, _ = quoin.MaskedObservation(env).reset(seed=1)
    assert masked["observation"].dtype == np.int64


def test_othello_is_registered_with_sixty_steps() -> None:
    assert gymnasium.spec("quoin/Othello-v0").max_episode_steps == 60
    assert gymnasium.make("quoin/Othello-v0").spec.max_episode_steps == 60
    assert gymnasium.make_vec("quoin/Othello-v0", 2).unwrapped.max_episode_steps == 60
    assert gymnasium.make_vec("quoin/Othello-v0", 2, max_episode_steps=-1).unwrapped.max_episode_steps is None
    assert gymnasium.spec("quoin/Crossword-v0").max_episode_steps is None


@pytest.mark.parametrize("opponent", ["self", "random"])
def test_sixty_steps_are_enough_for_every_game(opponent: str) -> None:
    env = gymnasium.make("quoin/Othello-v0", opponent=opponent)
    chance = np.random.default_rng(1)
    for seed in range(20):
        _, info = env.reset(seed=seed)
        over = cut = False
        while not (over or cut):
            _, _, over, cut, info = env.step(int(chance.choice(legal_actions(info))))
        assert over, "a limit must not cut a game short"
    vector = gymnasium.make_vec("quoin/Othello-v0", 16, opponent=opponent, autoreset_mode="SameStep")
    _, infos = vector.reset(seed=1)
    ended = 0
    for _ in range(130):
        actions = [int(chance.choice(np.flatnonzero(mask))) for mask in infos["action_mask"]]
        _, _, terminated, truncated, infos = vector.step(actions)
        assert not truncated.any()
        ended += int(terminated.sum())
    assert ended >= 32


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_a_limit_truncates_vectors_as_it_does_single_environments(id: str, mode: AutoresetMode) -> None:
    given: dict[str, Any] = {"invalid_move_mode": "penalty", "max_episode_steps": 3}
    vector = gymnasium.make_vec(id, 2, autoreset_mode=mode, **given)
    singles = SyncVectorEnv([lambda: gymnasium.make(id, **given) for _ in range(2)], autoreset_mode=mode)
    (_, infos), _ = vector.reset(seed=1), singles.reset(seed=1)
    for step in range(1, 9):
        actions = infos["action_mask"].argmax(axis=1)
        _, rewards, over, cut, infos = vector.step(actions)
        _, expected_rewards, expected_over, expected_cut, expected = singles.step(actions)
        assert np.array_equal(rewards, expected_rewards)
        assert np.array_equal(over, expected_over) and np.array_equal(cut, expected_cut)
        assert np.array_equal(infos["action_mask"], expected["action_mask"])
        assert cut.all() == (step in ((3, 7) if mode is AutoresetMode.NEXT_STEP else (3, 6)))


def test_a_truncated_slot_must_be_reset_where_nothing_else_does() -> None:
    vector = gymnasium.make_vec("Othello-v0", 2, max_episode_steps=1, autoreset_mode="Disabled")
    vector.reset(seed=1)
    assert vector.step([19, 19])[3].all()
    with pytest.raises(ResetNeeded, match="over"):
        vector.step([18, 18])
    vector.reset(options={"reset_mask": np.array([True, True])})
    vector.step([19, 19])


@pytest.mark.parametrize("wrong, error", [(0, ValueError), (-2, ValueError), (1.5, TypeError), ("9", TypeError)])
def test_wrong_limits_are_refused(wrong: Any, error: type[Exception]) -> None:
    with pytest.raises(error, match="max_episode_steps"):
        gymnasium.make_vec("Othello-v0", 2, max_episode_steps=wrong)


def test_a_pickled_vector_is_truncated_at_the_same_step() -> None:
    vector = gymnasium.make_vec("Othello-v0", 2, max_episode_steps=3)
    vector.reset(seed=1)
    for step in range(1, 7):
        other = pickle.loads(pickle.dumps(vector))
        shown, expected = vector.step([0, 0]), other.step([0, 0])
        assert np.array_equal(shown[3], expected[3]) and np.array_equal(shown[0], expected[0])
        assert shown[3].all() == (step == 3)


@pytest.mark.parametrize("id", [id for id in IDS if id != "DailyLetters-v0"])
def test_the_info_names_the_winner_at_the_end(id: str) -> None:
    env = gymnasium.make(id).unwrapped
    for seed in range(3):
        observation, info = env.reset(seed=seed)
        over = cut = False
        while not (over or cut):
            assert info["winner"] == 3
            observation, _, over, cut, info = env.step(int(legal_actions(info)[0]))
        if cut:
            assert info["winner"] == 3
        elif id == "Othello-v0":
            winner = GameState.of(observation, info).winner
            assert info["winner"] == (2 if winner is None else winner)
        else:
            lead = int(observation["score_self"][0]) - int(observation["score_opp"][0])
            agent = info["agent_player"]
            assert info["winner"] == (2 if lead == 0 else agent if lead > 0 else 1 - agent)


def test_the_winner_is_the_same_in_vectors_and_in_saved_states() -> None:
    vector = gymnasium.make_vec("Othello-v0", 2, autoreset_mode="SameStep")
    _, infos = vector.reset(seed=1, options=LAST_MOVE)
    assert infos["winner"].tolist() == [3, 3]
    *_, infos = vector.step([63, 0])
    assert infos["winner"].tolist() == [3, 3], "a new game has begun"
    assert infos["final_info"]["winner"].tolist() == [0, 0] and infos["_final_info"].tolist() == [True, False]
    env = gymnasium.make("Othello-v0").unwrapped
    env.reset(seed=1, options=LAST_MOVE)
    env.step(63)
    assert gymnasium.make("Othello-v0").unwrapped.load_state(env.save_state())[1]["winner"] == 0


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("mode", ["penalty", "random"])
def test_the_info_says_whether_an_action_was_invalid(id: str, mode: str) -> None:
    # Daily games always have 200 plays and only five turns: a longer list has rows without a move.
    longer = {"candidates": 20_000} if id == "DailyLetters-v0" else {}
    env = gymnasium.make(id, invalid_move_mode=mode, **longer).unwrapped
    _, info = env.reset(seed=1)
    assert info["invalid_action"] is False
    *_, info = env.step(int(legal_actions(info)[0]))
    assert info["invalid_action"] is False
    while info["action_mask"].all():
        *_, info = env.step(0)
    *_, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert info["invalid_action"] is True
    assert env.reset()[1]["invalid_action"] is False


def test_an_invalid_action_that_ends_a_game_leaves_it_without_a_winner() -> None:
    env = gymnasium.make("MiniScrabble-v0").unwrapped
    _, info = env.reset(seed=1)
    _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert over and reward == -10 and info["invalid_action"] is True and info["winner"] == 3


def test_pettingzoo_names_the_winner_too() -> None:
    pytest.importorskip("pettingzoo")
    from quoin.pettingzoo import othello_v0

    env = othello_v0.env()
    env.reset(seed=1, options=LAST_MOVE)
    assert env.infos["player_0"]["winner"] == 3
    env.step(63)
    assert env.infos["player_0"]["winner"] == env.infos["player_1"]["winner"] == 0


def test_the_errors_of_a_single_environment_name_no_slot() -> None:
    env = gymnasium.make("Othello-v0", invalid_move_mode="error").unwrapped
    env.reset(seed=1, options=LAST_MOVE)
    for action in (0, 64):
        with pytest.raises(ValueError) as refused:
            env.step(action)
        assert "slot" not in str(refused.value)
    env.step(63)
    with pytest.raises(ResetNeeded) as over:
        env.step(63)
    assert "slot" not in str(over.value)
    vector = gymnasium.make_vec("Othello-v0", 2, invalid_move_mode="error")
    vector.reset(seed=1)
    with pytest.raises(ValueError, match="slot 1: a1 turns no disc"):
        vector.step([19, 0])


def test_attributes_and_methods_of_every_slot() -> None:
    vector: Any = gymnasium.make_vec("Othello-v0", 3, render_mode="ansi")
    singles = SyncVectorEnv([lambda: gymnasium.make("Othello-v0", render_mode="ansi") for _ in range(3)])
    vector.reset(seed=1), singles.reset(seed=1)
    vector.step([19, 26, 19]), singles.step([19, 26, 19])
    for name in ("action_masks", "render"):
        assert all(np.array_equal(one, two) for one, two in zip(vector.call(name), singles.call(name), strict=True))
    assert vector.call("action_text", 18) == singles.call("action_text", 18) == ("c3", "c3", "c3")
    assert vector.call("read_action", "c3") == (18, 18, 18)
    assert vector.get_attr("action_space") == singles.get_attr("action_space")
    assert vector.get_attr("render_mode") == ("ansi",) * 3
    states = vector.call("save_state")
    assert states == tuple(vector.save_state(slot) for slot in range(3))
    with pytest.raises(AttributeError):
        vector.get_attr("nothing")
    with pytest.raises(NotImplementedError, match="step together"):
        vector.call("step", 18)


def test_attributes_can_be_set_for_all_slots_or_for_each() -> None:
    vector: Any = gymnasium.make_vec("Othello-v0", 2)
    vector.set_attr("level", [1, 2])
    assert vector.get_attr("level") == (1, 2)
    vector.set_attr("level", 7)
    assert vector.get_attr("level") == (7, 7)
    with pytest.raises(ValueError, match="got 3"):
        vector.set_attr("level", [1, 2, 3])
    vector.reset(seed=1)
    vector.set_attr("render_mode", ["ansi", "rgb_array"])
    text, picture = vector.call("render")
    assert "Black to move" in text and picture.dtype == np.uint8
    shown = vector.call("reset", seed=4, options={"position": "f5d6"})
    assert [info["black_count"] for _, info in shown] == [3, 3]


@pytest.mark.parametrize("wrong", [[1], [], "position", 3])
def test_reset_options_must_be_a_dictionary(wrong: Any) -> None:
    pytest.importorskip("pettingzoo")
    from quoin.pettingzoo import othello_v0

    for env in (gymnasium.make("Othello-v0"), gymnasium.make_vec("Othello-v0", 2), othello_v0.raw_env()):
        with pytest.raises(TypeError, match="reset options must be a dictionary"):
            env.reset(seed=1, options=wrong)


@pytest.mark.parametrize("steps, seconds, shown", [(0, 1, "-/s"), (1, 4, "0.25/s"), (8, 1, "8.0/s"), (90_000, 2, "45,000/s")])
def test_progress_never_shows_a_speed_of_zero(
    steps: int, seconds: float, shown: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    now = 0.0
    monkeypatch.setattr(run.time, "monotonic", lambda: now)
    progress = run.Progress(100_000)
    now = float(seconds)
    progress.tell(steps, {}, now=True)
    told = capsys.readouterr().err
    assert f" {shown} " in told and " 0/s" not in told
