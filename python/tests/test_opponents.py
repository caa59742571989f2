"""Agents that look ahead as opponents, by name and with limits on what they may think."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import pytest

import quoin  # noqa: F401


def episode(id: str, **options: Any) -> list[tuple[int, float]]:
    """The actions and rewards of an episode in which the agent takes the first legal action."""
    env = gymnasium.make(id, **options)
    played = []
    with warnings.catch_warnings():
        # An opponent that fails is replaced, with a warning.
        warnings.simplefilter("error", RuntimeWarning)
        _, info = env.reset(seed=7)
        over = False
        while not over:
            action = int(info["action_mask"].nonzero()[0][0])
            _, reward, terminated, truncated, info = env.step(action)
            over = terminated or truncated
            played.append((action, float(reward)))
    env.close()
    return played


@pytest.mark.parametrize("id", ["quoin/MiniScrabble-v0", "quoin/Crossword7-v0"])
@pytest.mark.parametrize(
    "options",
    [
        {"opponent": "sim:iterations=50"},
        {"opponent": "level:3"},
        {"opponent": "champion:iterations=10:preendgame=100:endgame=100"},
        {"opponent": "champion", "opponent_budget": "20n"},
    ],
    ids=["sim", "level", "champion", "budget"],
)
def test_an_opponent_that_looks_ahead_plays_the_same_episode_again(id: str, options: dict[str, Any]) -> None:
    assert episode(id, **options) == episode(id, **options)


def test_a_time_limit_bounds_the_champion() -> None:
    assert episode("quoin/Crossword7-v0", opponent="champion", opponent_budget="20ms")


def test_a_parameter_out_of_range_is_refused() -> None:
    with pytest.raises(ValueError, match="iterations"):
        gymnasium.make("quoin/Crossword7-v0", opponent="champion:iterations=-1")
