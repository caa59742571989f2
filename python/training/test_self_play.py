"""Self-play: the other side is the current network, a snapshot, or a file, and what learns from it beats random moves."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from conftest import FIGURES, Training
from test_export import assert_close, seen
from test_ppo import numbers

import quoin
from quoin.train import cleanrl_ppo, sb3
from quoin.train.self_play import SelfPlay

SMALL = ["--num-envs", "8", "--num-steps", "16", "--hidden-size", "16", "--total-timesteps", "512", "--eval-games", "0"]


@pytest.mark.parametrize("opponent", ["self", "pool"])
def test_it_learns_to_beat_random_moves_from_its_own_games(opponent: str, training: Training, tmp_path: Path) -> None:
    words = ["--opponent", opponent, "--snapshot-frequency", "4", "--eval-frequency", "0"]
    told = training(cleanrl_ppo, *words, "--total-timesteps", "65536", out=tmp_path)
    (before, after), (_, greedy) = numbers(tmp_path, "eval/random"), numbers(tmp_path, "eval/greedy")
    rate = numbers(tmp_path, "charts/SPS")[-1][1]
    FIGURES.append(
        f"self-play, {opponent}: {before[1]:.1%} against random moves before, {after[1]:.1%} after 65,536 steps; "
        f"{greedy[1]:.1%} against greedy; {rate:,.0f} steps/s"
    )
    # It never met either. 200 games have a standard error of 3.5 % at most.
    assert after[1] > 0.75 and after[1] > before[1] + 0.2
    assert f"65536 steps against {opponent}, seed 1" in quoin.Model(tmp_path / "model.onnx").trained
    assert "against random: 200 games in 100 pairs" in told
    if opponent == "pool":
        oldest, *_, latest = sorted((tmp_path / "league").iterdir())
        assert quoin.evaluate(latest, "Othello-v0", f"model:{oldest}", 100, 1).fraction.low > 0.5


@pytest.mark.parametrize("script", [cleanrl_ppo, sb3])
def test_the_latest_weights_play(script: ModuleType, training: Training, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    followed: list[Any] = []
    follow = SelfPlay.follow
    monkeypatch.setattr(SelfPlay, "follow", lambda self, logits: (followed.append(logits), follow(self, logits))[1])
    observations, masks = seen("Othello-v0")
    moves: list[np.ndarray] = []
    play = SelfPlay.actions

    def watched(self: SelfPlay, shown: Any, legal: Any) -> Any:
        moves.append(followed[0](observations, masks))
        return play(self, shown, legal)

    monkeypatch.setattr(SelfPlay, "actions", watched)
    training(script, *SMALL, "--opponent", "self", out=tmp_path)
    # The network of the first update is not that of the last, and the one that plays is the one that is exported.
    assert not np.allclose(moves[0], moves[-1])
    final = quoin.Model(tmp_path / "model.onnx").logits(observations, masks)
    assert_close(followed[0](observations, masks), final)


@pytest.mark.parametrize("script", [cleanrl_ppo, sb3])
@pytest.mark.parametrize("id", ["Crossword7-v0", "MiniScrabble-v0"])
def test_other_games_play_against_themselves_and_their_files(script: ModuleType, id: str, training: Training, tmp_path: Path) -> None:
    words = ["--env-id", id, "--num-envs", "4", "--num-steps", "8", "--hidden-size", "8", "--total-timesteps", "64", "--eval-games", "0"]
    training(script, *words, "--opponent", "pool", "--snapshot-frequency", "1", "--latest-probability", "0", out=tmp_path / "pool")
    snapshots = sorted((tmp_path / "pool/league").iterdir())
    assert [file.name for file in snapshots] == ["step-000000000.onnx", "step-000000032.onnx", "step-000000064.onnx"]
    training(script, *words, "--opponent", f"model:{snapshots[1]}", out=tmp_path / "file")
    assert f"64 steps against model:{snapshots[1]}, seed 1" in quoin.Model(tmp_path / "file/model.onnx").trained
