"""A training that is interrupted and resumed gives what an uninterrupted one gives, to the bit, with one thread."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from conftest import Training

from quoin.train import cleanrl_ppo, run, sb3

SMALL = ["--num-envs", "8", "--num-steps", "16", "--hidden-size", "16", "--total-timesteps", "1024", "--eval-games", "2"]
OFTEN = ["--eval-frequency", "2", "--checkpoint-frequency", "2", "--snapshot-frequency", "2"]


def rows(folder: Path) -> list[tuple[str, ...]]:
    """The curve, but for the speed."""
    with (folder / "curve.csv").open(encoding="utf-8") as file:
        return [tuple(row) for row in csv.reader(file) if row[1] != "charts/SPS"]


@pytest.mark.parametrize("opponent", ["random", "self", "pool"])
@pytest.mark.parametrize("script", [cleanrl_ppo, sb3])
def test_an_interrupted_training_continues_to_the_same_result(
    script: ModuleType, opponent: str, training: Training, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [*SMALL, *OFTEN, "--opponent", opponent]
    training(script, *words, out=tmp_path / "whole")

    log = run.Curve.log

    def interrupted(self: run.Curve, name: str, value: float, step: int) -> None:
        log(self, name, value, step)
        # The fifth update comes after the checkpoint of the fourth.
        if step == 640 and name == "losses/entropy":
            raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(run.Curve, "log", interrupted)
        assert script.main([*words, "--output", str(tmp_path / "parts")]) == 130
    assert rows(tmp_path / "parts")[-1][:2] == ("640", "losses/entropy")
    # Flags that are left out keep their values.
    training(script, "--resume", out=tmp_path / "parts")

    assert (tmp_path / "parts/model.onnx").read_bytes() == (tmp_path / "whole/model.onnx").read_bytes()
    whole = rows(tmp_path / "whole")
    assert rows(tmp_path / "parts") == whole
    assert whole[1][0] == "0" and whole[1][1].startswith("eval/") and whole[-1][0] == "1024"
    names = {name for _, name, _ in whole[1:]}
    assert names == {
        *("charts/episodic_return", "charts/episodic_length", "charts/learning_rate", "eval/random", "eval/greedy"),
        *(f"losses/{name}" for name in ("policy_loss", "value_loss", "entropy", "approx_kl", "clipfrac", "explained_variance")),
    }
    league = [f"step-{step:09}.onnx" for step in (0, 256, 512, 768, 1024)] if opponent == "pool" else []
    for folder in ("whole", "parts"):
        assert sorted(file.name for file in (tmp_path / folder).glob("league/*")) == league
        assert not list((tmp_path / folder).glob("**/*.part"))
    capsys.readouterr()


def test_a_run_cannot_be_resumed_as_another(training: Training, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    training(cleanrl_ppo, *SMALL, out=tmp_path)
    assert cleanrl_ppo.main(["--resume", "--output", str(tmp_path)]) == 2
    assert "this run has 1024 timesteps already; --total-timesteps must be at least 1152 to continue, got 1024" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        cleanrl_ppo.main(["--resume", "--num-envs", "4", "--output", str(tmp_path)])
    assert "--num-envs was 8 when this run started and cannot change with --resume; got 4" in capsys.readouterr().err
    training(cleanrl_ppo, "--resume", "--total-timesteps", "1152", out=tmp_path)
    kept = json.loads((tmp_path / "config.json").read_text(encoding="utf-8"))
    assert (kept["total_timesteps"], kept["num_envs"], kept["hidden_size"]) == (1152, 8, 16)


class Wandb:
    """Stands for the package wandb."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, dict[str, Any]]] = []
        self.id = "abc"

    def init(self, **given: Any) -> Wandb:
        self.calls.append(("init", given))
        return self

    def log(self, values: dict[str, float], step: int) -> None:
        self.calls.append(("log", {**values, "step": step}))

    def finish(self) -> None:
        self.calls.append(("finish", {}))


def test_track_logs_to_weights_and_biases(training: Training, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wandb = Wandb()
    monkeypatch.setitem(__import__("sys").modules, "wandb", wandb)
    training(cleanrl_ppo, *SMALL, "--track", "--wandb-project-name", "games", out=tmp_path)
    (first, begun), *logged, (last, _) = wandb.calls
    assert (first, last) == ("init", "finish")
    assert begun["project"] == "games" and begun["id"] is None and begun["config"]["total_timesteps"] == 1024
    assert [list(values)[0] for _, values in logged][:2] == ["eval/random", "eval/greedy"]
    assert [values["step"] for _, values in logged] == sorted(values["step"] for _, values in logged)
    wandb.calls.clear()
    training(cleanrl_ppo, "--resume", "--total-timesteps", "1152", out=tmp_path)
    assert wandb.calls[0][1]["id"] == "abc" and wandb.calls[0][1]["resume"] == "allow"
