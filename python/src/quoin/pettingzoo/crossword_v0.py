"""The crossword tile games for PettingZoo: ``env("Crossword-v0")``, ``env("MiniScrabble-v0")`` and the others.

Observations are those of the single environment, with the rack and the candidates of the player to move. The other player keeps
its previous observation, because it must not see the current one, with a mask of zeros; before its first turn, it sees the
initial board and an empty rack. Both players get the rewards of ``reward_mode`` after every action.

``state()`` is one row of int32 with the whole game, including what the players cannot see: the letters on the squares row by row,
negative for a blank; the number of tiles of each kind on the first rack, on the second rack and in the bag, in the order of the
observed ``rack``; both scores; the number of consecutive scoreless turns; and the player to move, 0 or 1.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from quoin._core import Core
from quoin.pettingzoo._aec import MASK, TwoPlayers, wrapped


def env(env_id: str = "Crossword-v0", render_mode: str | None = None, **options: Any) -> Any:
    """Create the environment with PettingZoo's usual wrappers: an illegal move loses the game.

    The options are those of the single environment, except for the opponent and the handling of illegal moves.
    """
    return wrapped(raw_env(env_id, render_mode, **options))


class raw_env(TwoPlayers):
    """The environment without wrappers: an illegal move raises ValueError."""

    metadata: ClassVar[dict[str, Any]] = {**TwoPlayers.metadata, "name": "crossword_v0"}

    def __init__(self, env_id: str = "Crossword-v0", render_mode: str | None = None, **options: Any) -> None:
        super().__init__(env_id, render_mode, options)
        self._seen: dict[str, dict[str, Any]] = {}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game."""
        self._seen = {}
        super().reset(seed, options)

    def _saved_seen(self) -> dict[str, dict[str, Any]]:
        spaces_of: Any = self.observation_spaces
        return {
            agent: {name: shown[name].astype(space.dtype) for name, space in spaces_of[agent].spaces.items()}
            for agent, shown in self._seen.items()
        }

    def _load_seen(self, seen: dict[str, dict[str, Any]]) -> None:
        self._seen = seen

    def _state_space(self) -> spaces.Box:
        fields = {field.name: field for field in self._layout.observation}
        if "seat_rewards" not in {field.name for field in self._layout.info}:
            raise ValueError(f"env_id must be that of a crossword game for two, got '{self._layout.id}'")
        squares, kinds = int(np.prod(fields["board"].shape)), int(np.prod(fields["rack"].shape))
        most = int(fields["bag_size"].high)
        low = np.array([1 - kinds] * squares + [0] * (3 * kinds) + [int(fields["score_self"].low)] * 2 + [0, 0], np.int32)
        turns = int(fields["scoreless_turns"].high)
        high = [kinds - 1] * squares + [most] * (3 * kinds) + [int(fields["score_self"].high)] * 2 + [turns, 1]
        return spaces.Box(low, np.array(high, np.int32), dtype=np.int32)

    def _state(self, numbers: NDArray[np.int32]) -> NDArray[Any]:
        return numbers

    def _turn(self) -> None:
        super()._turn()
        self._seen[self.agent_selection] = self.observe(self.agent_selection)

    def _earned(self, core: Core, slot: int) -> tuple[float, float]:
        first, second = core.info["seat_rewards"][slot]
        return float(first), float(second)

    def _from_aside(self, agent: str, parts: dict[str, Any]) -> dict[str, Any]:
        seen = self._seen.get(agent)
        if seen is None:
            public = ("board", "blanks", "premiums", "bag_size", "scoreless_turns", "score_self", "score_opp")
            seen = {name: part if name in public else np.zeros_like(part) for name, part in parts.items()}
        return {**{name: part.copy() for name, part in seen.items()}, MASK: parts[MASK]}
