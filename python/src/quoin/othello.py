"""Othello's own: the state of a game as a value, and rewards of the user's making."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from quoin import _options

BLACK, WHITE = 0, 1


@dataclass(frozen=True, eq=False)
class GameState:
    """A position of Othello.

    :param board: 8×8 of uint8, 0 empty, 1 black, 2 white
    :param current_player: who is to move, 0 black, 1 white
    :param valid_moves: 64 truth values, none of them true when the game is over
    :param agent_player: whose side an observation shows, or who is rewarded
    """

    board: NDArray[np.uint8]
    current_player: int
    valid_moves: NDArray[np.bool_]
    agent_player: int

    @property
    def black_count(self) -> int:
        """How many black discs there are."""
        return int((self.board == 1).sum())

    @property
    def white_count(self) -> int:
        """How many white discs there are."""
        return int((self.board == 2).sum())

    @property
    def game_over(self) -> bool:
        """Whether neither side has a move."""
        return not self.valid_moves.any()

    @property
    def winner(self) -> int | None:
        """0 black, 1 white, None while the game goes on and for a draw."""
        lead = self.black_count - self.white_count
        return None if lead == 0 or not self.game_over else BLACK if lead > 0 else WHITE

    @property
    def position(self) -> str:
        """As text: 64 squares and the side to move. ``reset(options={"position": state.position})`` goes back to it."""
        squares = "".join("-XO"[value] for value in self.board.flat)
        return f"{squares} {'XO'[self.current_player]}"

    @staticmethod
    def of(observation: NDArray[Any], info: Mapping[str, Any]) -> GameState:
        """The state that an observation and an info show, in any encoding."""
        if observation.ndim == 1:
            own, other = (_squares(bits).reshape(8, 8) != 0 for bits in observation[:2])
        elif observation.ndim == 3:
            own, other = observation[0] != 0, observation[1] != 0
        else:
            own, other = observation == 1, observation == -1
        agent = int(info["agent_player"])
        board = np.where(own, 1 + agent, np.where(other, 2 - agent, 0)).astype(np.uint8)
        return GameState(board, int(info["current_player"]), np.array(info["action_mask"], np.bool_), agent)


def _squares(bits: Any) -> NDArray[np.uint8]:
    return np.unpackbits(np.array([int(bits)], "<i8").view(np.uint8), bitorder="little")


def _state(position: Any, agent: int) -> GameState:
    board = (_squares(position.black()) + 2 * _squares(position.white())).reshape(8, 8)
    player = WHITE if str(position.toMove()) == "WHITE" else BLACK
    return GameState(board, player, _squares(position.moves()).astype(np.bool_), agent)


def reward_proxy(function: Callable[..., Any], guarded: Callable[..., Any]) -> Any:
    """A reward of the user's making for Java: of the state after an action, or of those before and after it."""
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
