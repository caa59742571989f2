"""PPO in one file learns, repeats itself, and leaves a curve and a model."""

from __future__ import annotations

import csv
import sys
from pathlib import Path

import pytest
import torch
from conftest import FIGURES, IDS, Training

import quoin
from quoin.train import cleanrl_ppo


#: What every trainer logs.
METRICS = {
    *(f"charts/{name}" for name in ("episodic_return", "episodic_length", "SPS", "learning_rate")),
    *(f"losses/{name}" for name in ("policy_loss", "value_loss", "entropy", "approx_kl", "clipfrac", "explained_variance")),
}


def names(folder: Path) -> set[str]:
    with (folder / "curve.csv").open(encoding="utf-8") as file:
        return {row["name"] for row in csv.DictReader(file)}


def numbers(folder: Path, name: str) -> list[tuple[int, float]]:
    with (folder / "curve.csv").open(encoding="utf-8") as file:
        return [(int(row["step"]), float(row["value"])) for row in csv.DictReader(file) if row["name"] == name]


def test_it_learns_to_beat_random_moves_and_greedy_ones_at_othello(training: Training, tmp_path: Path) -> None:
    told = training(cleanrl_ppo, "--total-timesteps", "131072", "--eval-frequency", "0", out=tmp_path)
    (before, after), (_, greedy) = numbers(tmp_path, "eval/random"), numbers(tmp_path, "eval/greedy")
    FIGURES.append(f"PPO: {before[1]:.1%} against random moves before, {after[1]:.1%} after 131,072 steps; {greedy[1]:.1%} against greedy")
    # 200 games have a standard error of 3.5 % at most. Untrained it plays like anybody; trained, about 92 %.
    assert before[1] < 0.65
    assert after[1] > 0.78 and after[1] > before[1] + 0.2
    returns = [value for _, value in numbers(tmp_path, "charts/episodic_return")]
    assert sum(returns[-8:]) / 8 > sum(returns[:4]) / 4 + 0.2
    assert "against random: 200 games in 100 pairs" in told
    model = quoin.Model(tmp_path / "model.onnx")
    assert model.environment == "Othello-v0" and model.options == {} and "131072 steps against random, seed 1" in model.trained
    # The file plays as what was trained did.
    assert f"against random: {quoin.evaluate(model, 'Othello-v0', 'random', 200, 1)}" in told


def test_a_seed_decides_what_is_learnt(training: Training, tmp_path: Path) -> None:
    def learnt(seed: int, name: str) -> bytes:
        few = ("--total-timesteps", "8192", "--eval-games", "0")
        training(cleanrl_ppo, *few, "--seed", str(seed), out=tmp_path / name)
        return (tmp_path / name / "model.onnx").read_bytes()

    first = learnt(3, "a")
    assert learnt(3, "b") == first
    assert learnt(4, "c") != first


@pytest.mark.parametrize("id", IDS)
def test_it_runs_on_every_environment(id: str, training: Training, tmp_path: Path) -> None:
    sizes = ("--num-envs", "4", "--num-steps", "16", "--total-timesteps", "128", "--eval-games", "2", "--hidden-size", "16")
    training(cleanrl_ppo, "--env-id", f"quoin/{id}", *sizes, out=tmp_path)
    for name in sorted(METRICS - {"charts/episodic_return", "charts/episodic_length", "losses/explained_variance"}):
        found = numbers(tmp_path, name)
        assert [step for step, _ in found] == [64, 128]
        assert all(torch.isfinite(torch.tensor(value)) for _, value in found)
    assert quoin.Model(tmp_path / "model.onnx").environment == id


def test_every_flag_of_cleanrl_can_be_used(training: Training, tmp_path: Path) -> None:
    flags = ("--no-anneal-lr", "--no-norm-adv", "--clip-vloss", "--max-grad-norm", "1", "--target-kl", "1e-9")
    sizes = ("--num-envs", "4", "--num-steps", "16", "--total-timesteps", "128", "--eval-games", "0", "--hidden-size", "16")
    training(cleanrl_ppo, *flags, *sizes, out=tmp_path)
    assert len(numbers(tmp_path, "losses/approx_kl")) == 2


def test_what_it_writes_is_what_tensorboard_reads(training: Training, tmp_path: Path) -> None:
    reader = pytest.importorskip("tensorboard.backend.event_processing.event_accumulator")
    training(cleanrl_ppo, "--total-timesteps", "16384", "--eval-games", "2", out=tmp_path)
    events = reader.EventAccumulator(str(tmp_path))
    events.Reload()
    assert METRICS | {"eval/random", "eval/greedy"} == set(events.Tags()["scalars"]) == names(tmp_path)
    assert events.Scalars("eval/random")[0].step == 0
    assert [scalar.step for scalar in events.Scalars("charts/SPS")] == [4096, 8192, 12288, 16384]
    for scalar, (_, value) in zip(events.Scalars("losses/value_loss"), numbers(tmp_path, "losses/value_loss"), strict=True):
        assert scalar.value == pytest.approx(value, rel=1e-4)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--env-id", "Chess-v0"], "there is no environment 'Chess-v0'"),
        (["--opponent", "nobody"], "got 'nobody'"),
        (["--opponent", "self", "--env-id", "DailyLetters-v0"], "DailyLetters-v0 is a game for one and has no opponent"),
        (["--opponent", "pool", "--latest-probability", "2"], "--latest-probability must be at most 1, got 2.0"),
        (["--network", "rnn"], "a network must be one of auto, mlp, cnn, small-cnn, words, candidates, got 'rnn'"),
        (["--network", "cnn", "--env-id", "Crossword7-v0"], "a cnn needs an observation of planes"),
        (["--network", "candidates"], "Othello-v0 lists no candidates"),
        (["--total-timesteps", "0"], "--total-timesteps must be at least 1, got 0"),
        (["--num-envs", "0"], "--num-envs must be at least 1, got 0"),
        (["--eval-games", "5"], "--eval-games must be even"),
        (["--learning-rate", "0"], "--learning-rate must be above 0, got 0.0"),
        (["--gamma", "2"], "--gamma must be above 0 and at most 1, got 2.0"),
        (["--option", "board"], "an option must have the form NAME=VALUE, got 'board'"),
        (["--eval-opponents", "nobody", "--total-timesteps", "64"], "got 'nobody'"),
    ],
)
def test_what_cannot_be_trained_is_said(words: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cleanrl_ppo.main([*words, "--output", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert said.startswith("quoin: ") and sentence in said and len(said.splitlines()) == 1


def test_track_without_wandb_says_what_to_install(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "wandb", None)
    assert cleanrl_ppo.main(["--track", "--output", str(tmp_path / "run")]) == 3
    assert capsys.readouterr().err == "quoin: this needs the package wandb, which is not installed: pip install wandb\n"
    assert not (tmp_path / "run").exists()
