"""Othello for PettingZoo: ``player_0`` has the black discs and moves first, ``player_1`` the white ones.

An observation is a dictionary: ``observation`` (3, 8, 8) of own discs, the other's discs and legal moves, and
``action_mask``, which is all zeros for whoever is not to move. Infos hold the mask too. A player without a move passes
unasked, so the same player may be asked twice. At the end the winner gets 1 and the loser -1, both 0 for a draw.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np

from quoin._core import Core
from quoin.pettingzoo._aec import TwoPlayers, wrapped


def env(render_mode: str | None = None) -> Any:
    """The environment with PettingZoo's usual wrappers: an illegal move loses the game."""
    return wrapped(raw_env(render_mode))


class raw_env(TwoPlayers):
    """The environment without wrappers: an illegal move raises ValueError."""

    metadata: ClassVar[dict[str, Any]] = {**TwoPlayers.metadata, "name": "othello_v0"}

    def __init__(self, render_mode: str | None = None) -> None:
        super().__init__("Othello-v0", render_mode, {})

    def _earned(self, core: Core) -> tuple[float, float]:
        if not core.terminated[0]:
            return 0.0, 0.0
        lead = float(np.sign(int(core.info["black_count"][0]) - int(core.info["white_count"][0])))
        return lead, 0.0 - lead

    def _from_aside(self, agent: str, parts: dict[str, Any]) -> dict[str, Any]:
        planes = parts["observation"]
        return {**parts, "observation": np.stack([planes[1], planes[0], np.zeros_like(planes[2])])}
