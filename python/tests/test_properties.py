"""The Python faces of the properties of the Othello environment."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import gymnasium
import naive
import numpy as np
import pytest
from conftest import legal_actions
from hypothesis import given
from hypothesis import strategies as st

from quoin.othello import GameState

#: Which of the legal moves to play, one after the other: every list is a game, every shorter list a shorter game.
games = st.lists(st.integers(0, 10**6), max_size=70)
seeds = st.integers(0, 2**63 - 1)


def make(**options: Any) -> Any:
    return gymnasium.make("quoin/Othello-v0", disable_env_checker=True, **options).unwrapped


def play(env: Any, choices: list[int], seed: int = 0) -> tuple[Any, dict[str, Any], bool]:
    """Plays until the choices or the game end."""
    observation, info = env.reset(seed=seed)
    over = False
    for choice in choices:
        actions = legal_actions(info)
        observation, _, over, _, info = env.step(actions[choice % len(actions)])
        if over:
            break
    return observation, info, over


@given(games)
def test_state_serialization_round_trip(choices: list[int]) -> None:
    """Feature: othello-rl-environment, Property 7: State Serialization Round-Trip"""
    state = GameState.of(*play(make(), choices)[:2])
    if state.game_over:
        return
    back = GameState.of(*make().reset(options={"position": state.position}))
    assert np.array_equal(back.board, state.board)
    assert back.current_player == state.current_player
    assert np.array_equal(back.valid_moves, state.valid_moves)
    assert (back.black_count, back.white_count) == (state.black_count, state.white_count)


@given(games, st.integers(0, 63))
def test_action_validity_consistency(choices: list[int], action: int) -> None:
    """Feature: othello-rl-environment, Property 8: Action Validity Consistency"""
    env = make(invalid_move_mode="error")
    observation, info, over = play(env, choices)
    if over:
        return
    state = GameState.of(observation, info)
    is_legal = bool(naive.flips(state.board, state.current_player, action))
    assert info["action_mask"][action] == is_legal == env.action_masks()[action]
    if is_legal:
        env.step(action)
    else:
        with pytest.raises(ValueError):
            env.step(action)


bad_types = st.one_of(st.floats(), st.text(), st.none(), st.lists(st.integers()), st.complex_numbers(), st.binary())
bad_ranges = st.one_of(st.integers(max_value=-1), st.integers(min_value=64))


@given(games, bad_types, bad_ranges)
def test_error_handling(choices: list[int], wrong: Any, outside: int) -> None:
    """Feature: othello-rl-environment, Property 9: Error Handling"""
    env = make()
    play(env, choices)
    before = env.save_state()
    with pytest.raises(TypeError):
        env.step(wrong)
    for kind in (IndexError, ValueError):
        with pytest.raises(kind):
            env.step(outside)
    assert env.save_state() == before


@given(games, st.sampled_from(["black", "white", "random"]), st.sampled_from(["self", "random"]), seeds)
def test_observation_encoding_correctness(choices: list[int], colour: str, opponent: str, seed: int) -> None:
    """Feature: othello-rl-environment, Property 10: Observation Encoding Correctness"""
    env = make(agent_player=colour, opponent=opponent)
    observation, info, over = play(env, choices, seed)
    assert observation.shape == (3, 8, 8) and observation.dtype == np.float32
    assert np.isin(observation, (0, 1)).all()
    assert not (observation[0] * observation[1]).any()
    own, other = observation[0].sum(), observation[1].sum()
    counts = [info["black_count"], info["white_count"]]
    assert [own, other] == (counts if info["agent_player"] == 0 else counts[::-1])
    board = GameState.of(observation, info).board
    expected = naive.legal(board, info["current_player"]) & (not over)
    assert np.array_equal(observation[2].reshape(64), expected)
    assert np.array_equal(info["action_mask"], expected)


@given(games, st.sampled_from(["self", "greedy"]))
def test_info_dictionary_completeness(choices: list[int], opponent: str) -> None:
    """Feature: othello-rl-environment, Property 11: Info Dictionary Completeness"""
    observation, info, over = play(make(opponent=opponent), choices)
    required = {"action_mask", "current_player", "black_count", "white_count", "agent_player"}
    assert set(info) == required | {"winner", "invalid_action"}
    assert info["action_mask"].dtype == np.int8 and info["action_mask"].shape == (64,)
    state = GameState.of(observation, info)
    assert (info["black_count"], info["white_count"]) == (state.black_count, state.white_count)
    assert all(type(info[name]) is int for name in info if name not in ("action_mask", "invalid_action"))
    assert info["invalid_action"] is False
    assert info["winner"] == (3 if not over else 2 if state.winner is None else state.winner)
    assert over or info["agent_player"] == info["current_player"]


@given(games, st.integers(0, 63), st.sampled_from(["penalty", "random"]))
def test_step_return_signature(choices: list[int], action: int, mode: str) -> None:
    """Feature: othello-rl-environment, Property 12: Step Return Signature"""
    env = make(invalid_move_mode=mode)
    if play(env, choices)[2]:
        return
    result = env.step(action)
    assert isinstance(result, tuple) and len(result) == 5
    assert [type(part) for part in result] == [np.ndarray, float, bool, bool, dict]
    assert env.observation_space.contains(result[0])


@given(games, st.integers(0, 63), st.floats(-100, 100, width=32))
def test_invalid_move_handling(choices: list[int], action: int, penalty: float) -> None:
    """Feature: othello-rl-environment, Property 13: Invalid Move Handling"""
    modes = {mode: make(invalid_move_mode=mode, invalid_move_penalty=penalty) for mode in ("penalty", "random", "error")}
    ends = [play(env, choices) for env in modes.values()]
    observation, info, over = ends[0]
    if over or info["action_mask"][action]:
        return
    shown, reward, terminated, _, after = modes["penalty"].step(action)
    assert np.array_equal(shown, observation) and reward == penalty and not terminated
    assert after["current_player"] == info["current_player"]
    shown, _, _, _, after = modes["random"].step(action)
    assert after["black_count"] + after["white_count"] == info["black_count"] + info["white_count"] + 1
    with pytest.raises(ValueError, match="(?i)move|square|legal|disc"):
        modes["error"].step(action)


@given(games)
def test_perspective_consistency(choices: list[int]) -> None:
    """Feature: othello-rl-environment, Property 17: Perspective Consistency"""
    env = make(opponent="self")
    observation, info = env.reset(seed=1)
    board, player = naive.start(), 0
    for choice in choices:
        assert info["agent_player"] == info["current_player"] == player
        assert np.array_equal(observation[0], board == player + 1)
        assert np.array_equal(observation[1], board == 2 - player)
        actions = legal_actions(info)
        action = int(actions[choice % len(actions)])
        board, player = naive.play(board, player, action)
        observation, _, over, _, info = env.step(action)
        if over:
            break


@given(games, st.sampled_from(["random", "greedy", "search:1", "callable"]), st.sampled_from(["black", "white"]), seeds)
def test_opponent_move_execution(choices: list[int], opponent: str, colour: str, seed: int) -> None:
    """Feature: othello-rl-environment, Property 18: Opponent Move Execution"""
    asked: list[int] = []

    def first_legal(_: Any, info: dict[str, Any]) -> int:
        assert info["agent_player"] == info["current_player"] == (1 if colour == "black" else 0)
        asked.append(int(legal_actions(info)[0]))
        return asked[-1]

    env = make(opponent=first_legal if opponent == "callable" else opponent, agent_player=colour)
    observation, info = env.reset(seed=seed)
    me = 0 if colour == "black" else 1
    for choice in choices:
        assert info["agent_player"] == info["current_player"] == me
        before = GameState.of(observation, info)
        actions = legal_actions(info)
        action = int(actions[choice % len(actions)])
        board, player = naive.play(before.board, me, action)
        asked.clear()
        observation, _, over, _, info = env.step(action)
        after = GameState.of(observation, info).board
        answers = int((after != 0).sum() - (board != 0).sum())
        assert (answers > 0) == (player != me and not naive.is_over(board))
        if opponent == "callable":
            assert len(asked) == answers
        if answers == 1:
            placed = int(np.flatnonzero((after != 0) & (board == 0))[0])
            assert np.array_equal(naive.play(board, 1 - me, placed)[0], after)
            if opponent == "greedy":
                most = max(len(naive.flips(board, 1 - me, square)) for square in range(64))
                assert len(naive.flips(board, 1 - me, placed)) == most
        if over:
            break


@given(games)
def test_rgb_array_format(choices: list[int]) -> None:
    """Feature: othello-rl-environment, Property 20: RGB Array Format"""
    env = make(render_mode="rgb_array")
    observation, info, _ = play(env, choices)
    picture = env.render()
    assert picture.shape == (512, 512, 3) and picture.dtype == np.uint8
    board = GameState.of(observation, info).board
    middles = picture[32::64, 32::64].sum(axis=2, dtype=int)
    assert (middles[board == 1] < 150).all() and (middles[board == 2] > 600).all()
    assert ((middles[board == 0] > 150) & (middles[board == 0] < 600)).all()


names = st.text(st.characters(codec="ascii", categories=["Ll"]), min_size=1, max_size=12)
allowed = {"self", "random", "greedy", "sparse", "dense", "penalty", "error", "black", "white", "planes", "bytes", "board"}
choices_of = ["opponent", "reward_mode", "invalid_move_mode", "agent_player", "observation"]


@given(st.sampled_from(choices_of), st.one_of(names, st.integers(), st.floats(), st.lists(names, max_size=2)))
def test_configuration_validation(option: str, value: Any) -> None:
    """Feature: othello-rl-environment, Property 21: Configuration Validation"""
    if isinstance(value, str) and value in allowed:
        return
    with pytest.raises(ValueError, match=f"Othello-v0: {option} must be .*got"):
        make(**{option: value})
    with pytest.raises(ValueError, match="invalid_move_penalty must be"):
        make(invalid_move_penalty=float("nan"))
    with pytest.raises(ValueError, match="has no option 'colour', only"):
        make(colour=1)


@given(games, st.sampled_from(["self", "random"]), seeds)
def test_state_persistence_round_trip(choices: list[int], opponent: str, seed: int) -> None:
    """Feature: othello-rl-environment, Property 22: State Persistence Round-Trip"""
    first = make(opponent=opponent)
    observation, info, over = play(first, choices, seed)
    second = make(opponent=opponent)
    shown, known = second.load_state(first.save_state())
    assert np.array_equal(shown, observation)
    assert all(np.array_equal(known[name], info[name]) for name in info)
    if not over:
        action = int(legal_actions(info)[0])
        one, two = first.step(action), second.step(action)
        assert np.array_equal(one[0], two[0]) and one[1:4] == two[1:4]


@given(st.lists(st.integers(0, 10**6), min_size=70, max_size=70), st.sampled_from(["self", "random", "greedy"]), seeds)
def test_episode_termination_signals(choices: list[int], opponent: str, seed: int) -> None:
    """Feature: othello-rl-environment, Property 23: Episode Termination Signals"""
    env = make(opponent=opponent)
    _, info = env.reset(seed=seed)
    for choice in choices:
        actions = legal_actions(info)
        observation, reward, terminated, truncated, info = env.step(actions[choice % len(actions)])
        assert not truncated
        assert terminated == naive.is_over(GameState.of(observation, info).board)
        assert terminated or reward == 0
        if terminated:
            assert not info["action_mask"].any()
            return
    raise AssertionError("no game lasts for 70 moves")


def test_every_property_that_python_can_see_has_its_test() -> None:
    tagged = re.findall(r"Feature: othello-rl-environment, Property (\d+): ", Path(__file__).read_text(encoding="utf-8"))
    assert sorted(int(number) for number in tagged) == [*range(7, 14), 17, 18, *range(20, 24)]
