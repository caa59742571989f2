"""Othello for PettingZoo: ``player_0`` plays Black and moves first, ``player_1`` plays White.

An observation is a dictionary with ``observation`` (3, 8, 8), which contains the player's own discs, the opponent's discs and the
legal moves, and ``action_mask``, which is all zeros for the player who is not to move. Infos contain the mask too. A player
without a legal move passes automatically, so the same player may move twice in a row. At the end, the winner gets 1 and the
loser -1; both get 0 for a draw.

``state()`` returns three planes (3, 8, 8) of int8: black discs, white discs, and all ones if White is to move.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from quoin._core import Core
from quoin.pettingzoo._aec import TwoPlayers, wrapped


def env(render_mode: str | None = None, **options: Any) -> Any:
    """Create the environment with PettingZoo's usual wrappers: an illegal move loses the game.

    The options are those of the single environment, such as ``observation="bits"``, except for the opponent, the agent's color,
    rewards and the handling of illegal moves.
    """
    return wrapped(raw_env(render_mode, **options))


class raw_env(TwoPlayers):
    """The environment without wrappers: an illegal move raises ValueError."""

    metadata: ClassVar[dict[str, Any]] = {**TwoPlayers.metadata, "name": "othello_v0"}

    def __init__(self, render_mode: str | None = None, **options: Any) -> None:
        if "reward_mode" in options:
            raise ValueError("Othello-v0 in PettingZoo has no option 'reward_mode': the winner gets 1, the loser -1")
        super().__init__("Othello-v0", render_mode, options)

    @classmethod
    def _made(cls, env_id: str, render_mode: str | None, options: dict[str, Any]) -> Any:
        return cls(render_mode, **options)

    def _state_space(self) -> spaces.Box:
        return spaces.Box(0, 1, (3, 8, 8), np.int8)

    def _state(self, numbers: NDArray[np.int32]) -> NDArray[Any]:
        squares = numbers[:64].reshape(8, 8)
        return np.stack([squares == 1, squares == 2, np.full((8, 8), numbers[64])]).astype(np.int8)

    def _earned(self, core: Core, slot: int) -> tuple[float, float]:
        if not core.terminated[slot]:
            return 0.0, 0.0
        lead = float(np.sign(int(core.info["black_count"][slot]) - int(core.info["white_count"][slot])))
        return lead, 0.0 - lead

    def _from_aside(self, agent: str, parts: dict[str, Any]) -> dict[str, Any]:
        shown = parts["observation"]
        if shown.shape == (8, 8):
            return {**parts, "observation": -shown}
        return {**parts, "observation": np.stack([shown[1], shown[0], np.zeros_like(shown[2])])}
