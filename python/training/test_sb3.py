"""``quoin.train.sb3``: MaskablePPO on the native vector environment, stopped and gone on with, and as a file."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch
from conftest import FIGURES, Training

pytest.importorskip("sb3_contrib")

from sb3_contrib import MaskablePPO  # noqa: E402
from test_export import assert_close, seen  # noqa: E402
from test_ppo import METRICS, names, numbers  # noqa: E402

import quoin  # noqa: E402
from quoin.train import sb3  # noqa: E402
from quoin.train.networks import tensors  # noqa: E402


def test_it_learns_stops_goes_on_and_leaves_a_model(training: Training, tmp_path: Path) -> None:
    words = ["--option", "invalid_move_mode=error", "--eval-opponents", "random", "--eval-frequency", "0"]
    training(sb3, *words, "--total-timesteps", "32768", out=tmp_path)
    told = training(sb3, *words, "--total-timesteps", "40960", "--resume", out=tmp_path)
    before, middle, after = numbers(tmp_path, "eval/random")
    FIGURES.append(f"sb3: {before[1]:.1%} against random moves before, {after[1]:.1%} after {after[0]:,} steps")
    assert (before[0], middle[0], after[0]) == (0, 32768, 40960)
    # 200 games have a standard error of 3.5 % at most.
    assert after[1] > 0.7 and after[1] > before[1] + 0.15
    assert [step for step, _ in numbers(tmp_path, "charts/SPS")] == list(range(4096, 40961, 4096))
    assert names(tmp_path) == METRICS | {"eval/random"}

    model = quoin.Model(tmp_path / "model.onnx")
    assert "40960 steps against random, seed 1" in model.trained
    assert f"against random: {quoin.evaluate(model, 'Othello-v0', 'random', 200, 1)}" in told
    policy = MaskablePPO.load(tmp_path / "checkpoint.zip").policy.network
    observations, masks = seen("Othello-v0")
    with torch.no_grad():
        expected = policy(tensors(observations))[0].numpy()
    assert_close(model.logits(observations, masks), expected)


@pytest.mark.parametrize(("id", "network"), [("Othello-v0", "small-cnn"), ("Crossword7-v0", "candidates"), ("MiniScrabble-v0", "auto")])
def test_other_networks_and_environments_train(id: str, network: str, training: Training, tmp_path: Path) -> None:
    sizes = ("--num-envs", "4", "--num-steps", "16", "--total-timesteps", "64", "--num-minibatches", "2", "--update-epochs", "1", "--hidden-size", "16")
    flags = ("--clip-vloss", "--target-kl", "0.1", "--no-norm-adv", "--no-anneal-lr")
    training(sb3, "--env-id", id, "--network", network, *sizes, *flags, "--eval-games", "2", out=tmp_path)
    assert quoin.Model(tmp_path / "model.onnx").environment == id


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--resume"], "--resume needs a checkpoint, and there is no"),
        (["--network", "candidates"], "Othello-v0 lists no candidates, it shows observation"),
        (["--network", "cnn", "--env-id", "Crossword7-v0"], "a cnn needs an observation of planes"),
    ],
)
def test_what_cannot_be_trained_is_said(words: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert sb3.main([*words, "--output", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert said.startswith("quoin: ") and sentence in said and len(said.splitlines()) == 1
