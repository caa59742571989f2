"""An evaluation over processes of Ray is that of one process."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("ray")

import quoin  # noqa: E402
from quoin.__main__ import main  # noqa: E402
from quoin.ray import cluster  # noqa: E402


@pytest.fixture(scope="module", autouse=True)
def ray() -> Any:
    with cluster.running("", 2):
        yield pytest.importorskip("ray")


def policy() -> Any:
    """A policy that is sent by value: the processes of Ray do not have this module."""

    def lowest(observation: Any, info: dict[str, Any]) -> int:
        return int(np.flatnonzero(info["action_mask"])[0])

    return lowest


@pytest.mark.parametrize("workers", [1, 2])
def test_the_result_does_not_depend_on_the_workers(workers: int) -> None:
    for sides in ((policy(), "Othello-v0", "random"), ("greedy", "Crossword7-v0", policy()), ("search:2", "Othello-v0", "greedy")):
        assert quoin.evaluate(*sides, games=26, seed=3, ray=True, workers=workers) == quoin.evaluate(*sides, games=26, seed=3)


def test_a_sequential_test_counts_the_same_pairs() -> None:
    for sides in ((policy(), "MiniScrabble-v0", "greedy"), ("random", "MiniScrabble-v0", "greedy")):
        alone = quoin.evaluate(*sides, games=400, sprt=(-50, 0))
        assert alone.games < 400
        assert quoin.evaluate(*sides, games=400, sprt=(-50, 0), ray=True, workers=2) == alone


def test_failures_reach_the_caller(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="chose action 64"):
        quoin.evaluate(lambda observation: 64, games=8, ray=True, workers=2)
    with pytest.raises(ValueError, match="got 'nobody'"):
        quoin.evaluate("nobody", games=8, ray=True)
    with pytest.raises(ValueError, match="cmd:.* failed in every game"):
        quoin.evaluate(f"cmd:{sys.executable} {tmp_path / 'nothing.py'}", games=8, ray=True, workers=2)
    with pytest.raises(ValueError, match="workers must be a whole number from 1, got 0"):
        quoin.evaluate("greedy", games=8, ray=True, workers=0)


def test_the_command_plays_on_ray(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["evaluate", "greedy", "Othello-v0", "random", "--games", "10", "--ray", "--workers", "2"]) == 0
    assert capsys.readouterr().out == f"{quoin.evaluate('greedy', 'Othello-v0', 'random', 10)}\n"
