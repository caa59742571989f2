"""Othello as objects: a playable game, its state as a value, the environment, and custom rewards."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from quoin import _jvm, _options
from quoin.environment import QuoinEnv, checked_action

BLACK, WHITE, DRAW, NOT_FINISHED = 0, 1, 2, 3

# Offsets in the memory that a game shares with Java: dev.quoin.env.othello.SharedOthelloGame.
_BOARD, _MOVES = slice(0, 64), slice(64, 128)
_PLAYER, _BLACK_COUNT, _WHITE_COUNT, _WINNER = 128, 129, 130, 131


class OthelloGame:
    """A game of Othello, played by the Java engine.

    Player 0 is Black and player 1 is White. An action is ``row * 8 + column``. After a move, a player without a legal move
    passes automatically. Use each game from one thread at a time.

    Reading the state does not call Java, except for the game of an environment (:attr:`OthelloEnv.game`).
    """

    __slots__ = ("_apply", "_board", "_java", "_live", "_memory", "_moves")

    def __init__(self) -> None:
        self._bind(_jvm.java("dev.quoin.env.othello.SharedOthelloGame").start(), live=False)

    def _bind(self, java: Any, live: bool) -> OthelloGame:
        self._java = java
        self._live = live
        self._apply = java.step
        shared: NDArray[np.uint8] = np.frombuffer(java.memory(), np.uint8)
        self._memory = shared.data
        self._board = shared[_BOARD].reshape(8, 8)
        self._moves = shared[_MOVES].view(np.bool_)
        return self

    def reset(self) -> None:
        """Return to the starting position."""
        self._call("reset")

    def step(self, action: Any) -> tuple[bool, int, bool]:
        """Play a square and return ``(valid, flipped, game_over)``.

        An illegal move returns ``(False, 0, game_over)`` and changes nothing. Raises TypeError if the action is not an integer,
        and :class:`quoin.ActionRangeError` (an IndexError and a ValueError) if it is not 0 to 63.
        """
        square = checked_action(action, 64)
        if _jvm._forked:
            _jvm.check_not_forked()
        try:
            result = int(self._apply(square))
        except _jvm.JavaError as error:
            raise _jvm.translated(error) from None
        return result > 1, result >> 1, bool(result & 1)

    def pass_turn(self) -> None:
        """Pass the turn. Raises ValueError if the player has a legal move or the game is over.

        You need this only after :meth:`set_board` or :meth:`set_current_player`: after a move, passes are automatic.
        """
        self._call("passTurn")

    def get_board(self) -> NDArray[np.uint8]:
        """Return the board as a new array, 8×8: 0 empty, 1 black, 2 white."""
        if self._live:
            self._call("refresh")
        return self._board.copy()

    def get_valid_moves(self) -> NDArray[np.bool_]:
        """Return the legal moves of the current player as a new array of 64 booleans."""
        if self._live:
            self._call("refresh")
        return self._moves.copy()

    def is_valid_move(self, action: Any) -> bool:
        """Whether the current player can play a square. Raises the same errors as :meth:`step` if it is not a square."""
        return self._read(64 + checked_action(action, 64)) != 0

    def get_current_player(self) -> int:
        """Return the player to move: 0 Black, 1 White."""
        return self._read(_PLAYER)

    def get_piece_counts(self) -> tuple[int, int]:
        """Return the numbers of black and white discs."""
        return self._read(_BLACK_COUNT), self._read(_WHITE_COUNT)

    def get_winner(self) -> int:
        """Return 0 if Black has won, 1 if White has won, 2 for a draw, or 3 while the game is running."""
        return self._read(_WINNER)

    def is_game_over(self) -> bool:
        """Whether neither player can move."""
        return self._read(_WINNER) != NOT_FINISHED

    def set_board(self, board: ArrayLike) -> None:
        """Set the discs, in the form that :meth:`get_board` returns. The current player stays, even without a legal move.

        Raises TypeError if the board does not contain integers, and ValueError if it is not 8×8 or a value is not 0, 1 or 2.
        """
        array = np.asarray(board)
        if array.dtype.kind not in "iu":
            raise TypeError(f"a board must be an array of integers, got {type(board).__name__} of {array.dtype}")
        if array.shape != (8, 8):
            raise ValueError(f"a board must have the shape (8, 8), got {array.shape}")
        if array.min() < 0 or array.max() > 2:
            wrong = array[(array < 0) | (array > 2)].flat[0]
            raise ValueError(f"a board must hold 0 (empty), 1 (black) and 2 (white), got {wrong}")
        self._call("setBoard", array.astype(np.int8).tobytes())

    def set_current_player(self, player: int) -> None:
        """Set the player to move: 0 Black, 1 White. Raises TypeError or ValueError for anything else."""
        if isinstance(player, bool) or not isinstance(player, (int, np.integer)):
            raise TypeError(f"a player must be 0 (Black) or 1 (White), got {player!r}")
        if player not in (BLACK, WHITE):
            raise ValueError(f"a player must be 0 (Black) or 1 (White), got {player}")
        self._call("setPlayer", int(player))

    def copy(self) -> OthelloGame:
        """Return an independent copy of the game."""
        return OthelloGame.__new__(OthelloGame)._bind(self._call("copy"), live=False)

    def copy_from(self, other: OthelloGame) -> None:
        """Copy the state of another game."""
        if not isinstance(other, OthelloGame):
            raise TypeError(f"a game can only be copied from an OthelloGame, got {type(other).__name__}")
        self._call("copyFrom", other._java)

    def _read(self, place: int) -> int:
        if self._live:
            self._call("refresh")
        value: int = self._memory[place]
        return value

    def _call(self, name: str, *arguments: Any) -> Any:
        _jvm.check_not_forked()
        try:
            return getattr(self._java, name)(*arguments)
        except _jvm.JavaError as error:
            raise _jvm.translated(error) from None

    def __copy__(self) -> OthelloGame:
        return self.copy()

    def __deepcopy__(self, _: Any) -> OthelloGame:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _game_of, (self.get_board(), self.get_current_player())

    def __repr__(self) -> str:
        return f"<OthelloGame {self._call('text')}>"


def _game_of(board: NDArray[np.uint8], player: int) -> OthelloGame:
    game = OthelloGame()
    game.set_board(board)
    game.set_current_player(player)
    return game


class OthelloEnv(QuoinEnv):
    """The Othello environment, as ``gymnasium.make("quoin/Othello-v0")`` creates it."""

    _viewer: int | None = None
    _acted: int | None = None

    def __init__(self, env_id: str = "Othello-v0", *, render_mode: str | None = None, **options: Any) -> None:
        super().__init__(env_id, render_mode=render_mode, **options)

    @property
    def game(self) -> OthelloGame:
        """The game of the current episode. It is live: it changes with the environment, and changing it changes the environment.

        A change that leaves the opponent to move raises ValueError, because the opponent replies only in :meth:`step`.
        A player without a legal move passes. Use ``game.copy()`` to try out moves.
        """
        java = _jvm.java("dev.quoin.env.othello.SharedOthelloGame").of(self._required("it has a game").java, self._slot)
        return OthelloGame.__new__(OthelloGame)._bind(java, live=True)

    @property
    def agent_player(self) -> int:
        """The player whose view the environment shows: 0 Black, 1 White.

        If one agent plays both sides (``opponent="self"``), this is the player to move, and after the end of the game the player who
        made the last move. In that case you can set it: until the next reset, observations and rewards are those of that player, even
        when the other one moves. Against an opponent, use ``reset(options={"agent_player": "white"})``.
        """
        core = self._required("it has players")
        if self._viewer is not None:
            return self._viewer
        if self._acted is not None and core.terminated[self._slot]:
            return self._acted
        return int(core.info["agent_player"][self._slot])

    @agent_player.setter
    def agent_player(self, player: int) -> None:
        if player not in (BLACK, WHITE):
            raise ValueError(f"agent_player must be 0 (Black) or 1 (White), got {player!r}")
        if not self._is_alone():
            raise ValueError(
                'agent_player can only be set if opponent="self"; against an opponent use '
                'reset(options={"agent_player": "black"})'
            )
        self._required("its agent_player is set")
        self._viewer = int(player)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Start an episode, as :meth:`quoin.QuoinEnv.reset` does."""
        result = super().reset(seed=seed, options=options)
        self._viewer = self._acted = None
        return result

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take an action, as :meth:`quoin.QuoinEnv.step` does."""
        mover = None if self._core is None or not self._is_alone() else int(self._core.info["current_player"][self._slot])
        observation, reward, terminated, truncated, info = super().step(action)
        self._acted = mover
        if self._viewer is None:
            return observation, reward, terminated, truncated, info
        if mover != self._viewer and not info["invalid_action"] and not callable(self._options.get("reward_mode")):
            reward = -reward if reward else 0.0
        return self._get_observation(), reward, terminated, truncated, self._get_info()

    def _is_alone(self) -> bool:
        return self._options.get("opponent") in (None, "self")

    def _get_observation(self) -> NDArray[Any]:
        """Return the observation of the current state, for :attr:`agent_player` if it was set."""
        core = self._required("it is observed")
        shown: NDArray[Any] = core.observe(self._slot)
        if self._viewer is None or self._viewer == core.info["agent_player"][self._slot]:
            return shown
        return -shown if shown.shape == (8, 8) else shown[[1, 0, 2]]

    def _get_info(self) -> dict[str, Any]:
        """Return the info of the current state, for :attr:`agent_player` if it was set."""
        info = self._required("it is observed").inform(self._slot)
        return info if self._viewer is None else {**info, "agent_player": self._viewer}


@dataclass(frozen=True, eq=False)
class GameState:
    """An Othello position.

    :param board: 8×8 array of uint8: 0 empty, 1 black, 2 white
    :param current_player: the player to move: 0 Black, 1 White
    :param valid_moves: 64 booleans, all false if the game is over
    :param agent_player: the player whose view an observation shows, or who gets the reward
    """

    board: NDArray[np.uint8]
    current_player: int
    valid_moves: NDArray[np.bool_]
    agent_player: int

    @property
    def black_count(self) -> int:
        """The number of black discs."""
        return int((self.board == 1).sum())

    @property
    def white_count(self) -> int:
        """The number of white discs."""
        return int((self.board == 2).sum())

    @property
    def game_over(self) -> bool:
        """Whether neither player can move."""
        return not self.valid_moves.any()

    @property
    def winner(self) -> int | None:
        """0 for Black, 1 for White; None for a draw or while the game is running."""
        lead = self.black_count - self.white_count
        return None if lead == 0 or not self.game_over else BLACK if lead > 0 else WHITE

    @property
    def position(self) -> str:
        """The position as text: 64 squares and the side to move. ``reset(options={"position": state.position})`` returns to it."""
        squares = "".join("-XO"[value] for value in self.board.flat)
        return f"{squares} {'XO'[self.current_player]}"

    @staticmethod
    def of(observation: NDArray[Any], info: Mapping[str, Any]) -> GameState:
        """Return the state that an observation and an info show, in any encoding."""
        if observation.ndim == 1:
            own, other = (_squares(bits).reshape(8, 8) != 0 for bits in observation[:2])
        elif observation.ndim == 3:
            own, other = observation[0] != 0, observation[1] != 0
        else:
            own, other = observation == 1, observation == -1
        agent = int(info["agent_player"])
        board = np.where(own, 1 + agent, np.where(other, 2 - agent, 0)).astype(np.uint8)
        return GameState(board, int(info["current_player"]), np.array(info["action_mask"], np.bool_), agent)


@dataclass(frozen=True, eq=False)
class GameStates:
    """Positions of several games as arrays, for a batched reward. Each row is a :class:`GameState`.

    :param board: k×8×8 array of uint8: 0 empty, 1 black, 2 white
    :param current_player: the player to move in each game: 0 Black, 1 White
    :param valid_moves: k×64 booleans, all false in a game that is over
    :param agent_player: the player who gets the reward in each game
    """

    board: NDArray[np.uint8]
    current_player: NDArray[np.int32]
    valid_moves: NDArray[np.bool_]
    agent_player: NDArray[np.int32]

    def __len__(self) -> int:
        """Return the number of games."""
        return len(self.board)

    def __getitem__(self, row: int) -> GameState:
        """Return the state of one game."""
        return GameState(
            self.board[row], int(self.current_player[row]), self.valid_moves[row], int(self.agent_player[row])
        )

    @property
    def black_count(self) -> NDArray[np.int64]:
        """The number of black discs in each game."""
        return np.asarray((self.board == 1).sum((1, 2)))

    @property
    def white_count(self) -> NDArray[np.int64]:
        """The number of white discs in each game."""
        return np.asarray((self.board == 2).sum((1, 2)))

    @property
    def game_over(self) -> NDArray[np.bool_]:
        """Whether each game is over."""
        return np.asarray(~self.valid_moves.any(1))


def _squares(bits: Any) -> NDArray[np.uint8]:
    return np.unpackbits(np.array([int(bits)], "<i8").view(np.uint8), bitorder="little")


def _state(position: Any, agent: int) -> GameState:
    board = (_squares(position.black()) + 2 * _squares(position.white())).reshape(8, 8)
    player = WHITE if str(position.toMove()) == "WHITE" else BLACK
    return GameState(board, player, _squares(position.moves()).astype(np.bool_), agent)


def reward_proxy(function: Callable[..., Any], guarded: Callable[..., Any]) -> Any:
    """Wrap a user's reward function for Java. It takes the state after an action, or those before and after it."""
    from quoin._core import _proxy

    takes_both = _options.positional(function, 2) == 2

    def reward(before: Any, after: Any, agent: Any) -> float:
        player = WHITE if str(agent) == "WHITE" else BLACK
        states = [_state(before, player), _state(after, player)] if takes_both else [_state(after, player)]
        value = float(function(*states))
        if not math.isfinite(value):
            raise ValueError(f"a reward must be a finite number, got {value}")
        return value

    return _proxy(
        "dev.quoin.env.othello.OthelloReward$Function",
        of=lambda before, after, agent: float(guarded(reward, 0.0, before, after, agent)),
    )


def batch_reward_proxy(reward: Any, guarded: Callable[..., Any]) -> Any:
    """Wrap a user's batched reward for Java: ``reward.rewards(before, after)`` is called once for all games."""
    import jpype

    from quoin._core import _proxy

    floats = jpype.JArray(jpype.JFloat)

    def rewards(before: Any, after: Any, players: NDArray[np.int32]) -> NDArray[np.float32]:
        values = np.asarray(reward.rewards(_states(before, players), _states(after, players)), np.float32)
        if values.shape != players.shape:
            raise ValueError(f"rewards must have the shape {players.shape}, one for each game, got {values.shape}")
        return values

    def of(before: Any, after: Any, agents: Any) -> Any:
        # Copies here and below: JPype loses an exception raised while a buffer of a Java array is in use.
        players = np.array(agents)
        return floats(guarded(rewards, np.zeros(players.shape, np.float32), before, after, players))

    return _proxy("dev.quoin.env.othello.OthelloReward$BatchFunction", of=of)


def _states(positions: Any, agents: NDArray[np.int32]) -> GameStates:
    board = _planes(positions.black()) + 2 * _planes(positions.white())
    moves = _planes(positions.moves()).astype(np.bool_)
    return GameStates(board.reshape(-1, 8, 8), np.array(positions.toMove()), moves, agents.copy())


def _planes(bits: Any) -> NDArray[np.uint8]:
    sets = np.array(bits, "<i8").view(np.uint8).reshape(-1, 8)
    return np.unpackbits(sets, axis=1, bitorder="little")
