"""AlphaZero in one file learns, resumes, and leaves a curve and a model."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from conftest import FIGURES, Training

import quoin
from quoin.search import __main__ as command
from quoin.search import mcts
from quoin.train import alphazero

#: A small network and short searches.
SMALL = ("--channels", "16", "--blocks", "1", "--simulations", "16", "--eval-simulations", "16", "--num-envs", "64", "--leaf-batch", "128", "--num-steps", "20")


def numbers(folder: Path, name: str) -> list[tuple[int, float]]:
    with (folder / "curve.csv").open(encoding="utf-8") as file:
        return [(int(row["step"]), float(row["value"])) for row in csv.DictReader(file) if row["name"] == name]


def test_it_learns_from_games_against_itself(training: Training, tmp_path: Path) -> None:
    told = training(alphazero, *SMALL, "--total-timesteps", "15000", "--eval-frequency", "0", out=tmp_path)
    (_, random), (_, greedy) = numbers(tmp_path, "eval/random")[-1], numbers(tmp_path, "eval/greedy")[-1]
    (start, before), (_, after) = numbers(tmp_path, "eval_network/greedy")
    FIGURES.append(f"AlphaZero: {random:.1%} against random moves and {greedy:.1%} against greedy after 15,000 moves")
    # 100 games have a standard error of 5 % at most. After 20,000 moves it had 86 % and 81 %.
    assert random > 0.65 and greedy > 0.55
    assert start == 0 and after > before
    assert "against random: 100 games in 50 pairs" in told
    losses = [value for _, value in numbers(tmp_path, "losses/policy_loss")]
    assert losses[-1] < losses[0]

    # The file plays as the network does, alone and in a search.
    model = quoin.Model(tmp_path / "model.onnx")
    assert model.environment == "Othello-v0" and "moves of self-play, seed 1" in model.trained
    assert quoin.evaluate(model, "Othello-v0", "greedy", 100, 1).fraction.value == pytest.approx(after)
    assert quoin.evaluate(mcts.Player(model, simulations=8), "Othello-v0", f"model:{tmp_path / 'model.onnx'}", 4).games == 4


def test_search_adds_to_a_model(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--games", "40", "--opponent", "search:1", "--simulations", "200", "--playouts"]
    assert command.main(words) == 0
    alone, searching = (float(line.split("; ")[1].split("%")[0]) for line in capsys.readouterr().out.splitlines())
    FIGURES.append(f"The shipped Othello network: {alone}% against search:1 alone, {searching}% with 200 simulations")
    assert searching > alone


def test_it_resumes_from_its_checkpoint(training: Training, tmp_path: Path) -> None:
    few = ("--total-timesteps", "2560", "--num-steps", "10", "--simulations", "2", "--eval-games", "2")
    training(alphazero, *SMALL, *few, "--eval-frequency", "2", out=tmp_path)
    training(alphazero, *SMALL, *few, "--resume", out=tmp_path)
    assert [step for step, _ in numbers(tmp_path, "charts/SPS")] == list(range(640, 5121, 640))
    assert [step for step, _ in numbers(tmp_path, "eval/random")] == [2560, 5120]
    assert "5120 moves of self-play" in quoin.Model(tmp_path / "model.onnx").trained


def test_a_seed_decides_what_is_learnt(training: Training, tmp_path: Path) -> None:
    def learnt(seed: int, name: str) -> bytes:
        few = ("--total-timesteps", "5120", "--simulations", "2", "--eval-games", "0", "--seed", str(seed))
        training(alphazero, *SMALL, *few, out=tmp_path / name)
        return (tmp_path / name / "model.onnx").read_bytes()

    first = learnt(3, "a")
    assert learnt(3, "b") == first
    assert learnt(4, "c") != first


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--env-id", "Chess-v0"], "there is no environment 'Chess-v0'"),
        (["--env-id", "Crossword7-v0"], "--env-id must show planes of a square board"),
        (["--total-timesteps", "0"], "--total-timesteps must be at least 1 without --minutes, got 0"),
        (["--minutes", "-1"], "--minutes must be at least 0, got -1"),
        (["--num-envs", "0"], "--num-envs must be at least 1, got 0"),
        (["--eval-games", "5"], "--eval-games must be even"),
        (["--noise", "2", "--eval-games", "0"], "noise must be from 0 to 1, got 2.0"),
        (["--resume"], "--resume needs a checkpoint"),
        (["--eval-opponents", "nobody", "--total-timesteps", "64"], "got 'nobody'"),
    ],
)
def test_what_cannot_be_trained_is_said(words: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert alphazero.main([*words, "--output", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert said.startswith("quoin: ") and sentence in said
