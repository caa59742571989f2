"""``quoin.othello.OthelloGame`` and the game of an environment."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import naive
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from hypothesis import given, settings
from hypothesis import strategies as st

from quoin import ActionRangeError
from quoin.othello import OthelloEnv, OthelloGame

games = st.lists(st.integers(0, 10**6), max_size=70)

#: Black has no move here, White has one.
MUST_PASS = np.zeros((8, 8), np.uint8)
MUST_PASS[0, :3] = 2, 1, 0
MUST_PASS[7, :3] = 1, 1, 1

#: White's last disc is taken with the last of these moves.
WIPEOUT = "e6f4e3f6g5d6e7f5c5"


def squares(moves: str) -> list[int]:
    return [8 * (int(moves[at + 1]) - 1) + "abcdefgh".index(moves[at]) for at in range(0, len(moves), 2)]


def state(game: OthelloGame) -> tuple[Any, ...]:
    return game.get_board().tolist(), game.get_current_player(), game.get_valid_moves().tolist(), game.get_winner()


@settings(max_examples=30)
@given(games)
def test_a_game_keeps_to_the_rules(choices: list[int]) -> None:
    game = OthelloGame()
    board, player = naive.start(), 0
    for choice in choices:
        moves = game.get_valid_moves()
        assert moves.dtype == np.bool_ and moves.shape == (64,)
        assert game.get_board().dtype == np.uint8 and np.array_equal(game.get_board(), board)
        assert game.get_current_player() == player
        assert game.is_game_over() == naive.is_over(board)
        assert game.get_piece_counts() == ((board == 1).sum(), (board == 2).sum())
        if game.is_game_over():
            lead = int((board == 1).sum()) - int((board == 2).sum())
            assert game.get_winner() == (0 if lead > 0 else 1 if lead < 0 else 2)
            assert game.step(choice % 64) == (False, 0, True)
            return
        assert game.get_winner() == 3
        assert np.array_equal(moves, naive.legal(board, player))
        wrong = next((square for square in range(64) if not moves[(square + choice) % 64]), None)
        if wrong is not None:
            assert game.step((wrong + choice) % 64) == (False, 0, False)
        action = int(np.flatnonzero(moves)[choice % moves.sum()])
        flipped = len(naive.flips(board, player, action))
        board, player = naive.play(board, player, action)
        assert game.step(action) == (True, flipped, naive.is_over(board))


@pytest.mark.parametrize("wrong", [1.0, "d3", None, [19], 1j])
def test_an_action_that_is_no_integer(wrong: Any) -> None:
    game = OthelloGame()
    for method in (game.step, game.is_valid_move):
        with pytest.raises(TypeError, match="whole number"):
            method(wrong)


@pytest.mark.parametrize("wrong", [-1, 64, 10**30])
def test_an_action_that_does_not_exist(wrong: int) -> None:
    game = OthelloGame()
    for kind in (IndexError, ValueError, ActionRangeError):
        with pytest.raises(kind, match=r"0\.\.63"):
            game.step(wrong)
    with pytest.raises(IndexError):
        game.is_valid_move(wrong)


def test_boards_that_cannot_be() -> None:
    game = OthelloGame()
    before = state(game)
    for wrong, kind, said in [
        (np.zeros((8, 8)), TypeError, "integers"),
        ("board", TypeError, "integers"),
        (np.zeros((8, 8), bool), TypeError, "integers"),
        (np.zeros(64, int), ValueError, r"\(8, 8\), got \(64,\)"),
        (np.full((8, 8), 3), ValueError, "got 3"),
        (np.full((8, 8), -1), ValueError, "got -1"),
        (np.full((8, 8), 258), ValueError, "got 258"),
    ]:
        with pytest.raises(kind, match=said):
            game.set_board(wrong)
    for player, kind in [(2, ValueError), (-1, ValueError), (True, TypeError), (0.0, TypeError), ("black", TypeError)]:
        with pytest.raises(kind, match="0 .Black. or 1 .White."):
            game.set_current_player(player)
    with pytest.raises(TypeError, match="OthelloGame, got str"):
        game.copy_from("game")  # type: ignore[arg-type]
    assert state(game) == before


def test_what_is_read_is_a_copy() -> None:
    game = OthelloGame()
    game.get_board()[:] = 1
    game.get_valid_moves()[:] = False
    assert game.get_piece_counts() == (2, 2) and game.get_valid_moves().sum() == 4


def test_set_positions_keep_their_player_and_can_pass() -> None:
    game = OthelloGame()
    game.set_board(MUST_PASS)
    assert game.get_current_player() == 0 and not game.get_valid_moves().any() and game.get_winner() == 3
    assert game.step(2) == (False, 0, False)
    game.pass_turn()
    assert game.get_current_player() == 1 and np.flatnonzero(game.get_valid_moves()).tolist() == [2]
    assert np.array_equal(game.get_board(), MUST_PASS)
    with pytest.raises(ValueError, match="pass"):
        game.pass_turn()


def test_a_player_without_a_move_passes_after_a_move() -> None:
    board = np.zeros((8, 8), np.uint8)
    board[0, :2] = 1, 2
    board[7, :2] = 1, 2
    game = OthelloGame()
    game.set_board(board)
    assert game.step(2) == (True, 1, False)
    assert game.get_current_player() == 0 and game.is_valid_move(58)
    assert game.step(58) == (True, 1, True)
    assert game.get_winner() == 0


def test_copies_go_their_own_way() -> None:
    game = OthelloGame()
    game.step(19)
    copies = [game.copy(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))]
    taken = OthelloGame()
    taken.copy_from(game)
    before = state(game)
    for other in [*copies, taken]:
        assert state(other) == before
        assert other.step(int(other.get_valid_moves().argmax()))[0]
        assert state(game) == before
    game.reset()
    assert state(game) == state(OthelloGame())
    assert repr(game) == "<OthelloGame ---------------------------OX------XO--------------------------- X>"


@settings(max_examples=30)
@given(games)
def test_the_game_of_an_environment_is_live(choices: list[int]) -> None:
    env = gymnasium.make("quoin/Othello-v0", opponent="random").unwrapped
    assert isinstance(env, OthelloEnv)
    _, info = env.reset(seed=len(choices))
    game = env.game
    for choice in choices:
        assert np.array_equal(game.get_valid_moves(), info["action_mask"])
        assert game.get_piece_counts() == (info["black_count"], info["white_count"])
        assert game.get_winner() == info["winner"]
        actions = np.flatnonzero(info["action_mask"])
        _, _, over, _, info = env.step(actions[choice % len(actions)])
        if over:
            break


def test_changes_to_the_game_of_an_environment_change_the_environment() -> None:
    env = OthelloEnv()
    with pytest.raises(ResetNeeded):
        _ = env.game
    env.reset(seed=1)
    assert env.game.step(19) == (True, 1, False)
    observation = env._get_observation()
    assert observation[1].sum() == 4 and observation[0].sum() == 1
    assert env.step(int(env.action_masks().argmax()))[4]["black_count"] < 4
    env.game.set_board(MUST_PASS)
    env.game.set_current_player(0)
    assert env.game.get_current_player() == 1, "a player without a move passes at once"
    _, reward, over, _, info = env.step(2)
    assert (reward, over, info["winner"]) == (0.0, True, 2)
    assert env.game.copy().get_winner() == 2
    env.reset(seed=2)
    full = np.ones((8, 8), np.uint8)
    env.game.set_board(full)
    assert env._get_info()["winner"] == 0
    with pytest.raises(ResetNeeded):
        env.step(0)


def test_a_change_that_leaves_the_opponent_to_move_is_refused() -> None:
    env = OthelloEnv(opponent="greedy")
    env.reset(seed=1)
    for change in (lambda: env.game.step(19), lambda: env.game.set_current_player(1)):
        with pytest.raises(ValueError, match="opponent of this environment would be to move"):
            change()
    assert env.game.get_piece_counts() == (2, 2) and env.game.get_current_player() == 0
    board = naive.start()
    board[2, 3] = 2
    env.game.set_board(board)
    assert env.step(int(env.action_masks().argmax()))[2] is False


def test_an_agent_that_plays_both_sides_can_stay_on_one() -> None:
    env = OthelloEnv(reward_mode="dense")
    env.reset(seed=1)
    env.agent_player = 1
    observation, reward, _, _, info = env.step(19)
    assert (reward, info["agent_player"], env.agent_player) == (-3 / 64, 1, 1)
    assert observation[0].sum() == 1 and observation[1].sum() == 4 and observation[2].sum() == 3
    _, reward, _, _, info = env.step(18)
    assert (reward, info["agent_player"]) == (0.0, 1)
    assert env.step(0)[1] == -1.0, "a penalty stays one"
    env.reset(seed=1)
    assert env.agent_player == 0
    boards = OthelloEnv(observation="board")
    boards.reset(seed=1)
    boards.agent_player = 1
    assert np.array_equal(boards._get_observation(), (naive.start() == 2).astype(int) - (naive.start() == 1))
    with pytest.raises(ValueError, match='0 .Black. or 1'):
        env.agent_player = 2
    against = OthelloEnv(opponent="random")
    against.reset(seed=1)
    with pytest.raises(ValueError, match="options"):
        against.agent_player = 1


def test_who_made_the_last_move_gets_the_last_reward() -> None:
    env = OthelloEnv()
    env.reset(seed=1)
    for square in squares(WIPEOUT):
        _, reward, over, _, _ = env.step(square)
    assert over and reward == 1.0 and env.agent_player == env.game.get_winner() == 0


def test_an_environment_with_a_game_can_be_copied() -> None:
    env = OthelloEnv(opponent="random")
    env.reset(seed=1)
    env.step(19)
    other = copy.deepcopy(env)
    assert type(other) is OthelloEnv and np.array_equal(other.game.get_board(), env.game.get_board())
