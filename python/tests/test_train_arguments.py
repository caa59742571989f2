"""The arguments of the training scripts, without the libraries that train."""

from __future__ import annotations

import json
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from quoin.train import cleanrl_ppo, rllib, run, sb3
from quoin.train._extras import MissingExtra, needed
from quoin.train.self_play import League, SelfPlay

SCRIPTS = (cleanrl_ppo, sb3, rllib)


@pytest.mark.parametrize(
    ("script", "old", "new"),
    [
        (cleanrl_ppo, "--id", "--env-id"),
        (cleanrl_ppo, "--steps", "--total-timesteps"),
        (cleanrl_ppo, "--width", "--hidden-size"),
        (cleanrl_ppo, "--judges", "--eval-opponents"),
        (cleanrl_ppo, "--eval-every", "--eval-frequency"),
        (sb3, "--steps", "--total-timesteps"),
        (sb3, "--epochs", "--update-epochs"),
        (sb3, "--batch-size", "--num-minibatches"),
        (rllib, "--eval-every", "--eval-frequency"),
        (rllib, "--iterations", "--total-timesteps"),
        (rllib, "--batch-size", "--num-steps"),
    ],
)
def test_a_flag_of_an_earlier_version_fails_with_its_new_name(
    script: ModuleType, old: str, new: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        script.arguments([old, "7"])
    assert ended.value.code == 2
    assert f"error: {old} is now {new}\n" in capsys.readouterr().err


def test_help_does_not_list_old_flags(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cleanrl_ppo.arguments(["--help"])
    shown = capsys.readouterr().out
    assert "discount factor" in shown and "--total-timesteps" in shown
    assert "--judges" not in shown and " --steps" not in shown


def test_the_flags_of_cleanrl_are_known() -> None:
    usual = cleanrl_ppo.arguments([])
    assert (usual.anneal_lr, usual.norm_adv, usual.clip_vloss) == (True, True, False)
    assert (usual.max_grad_norm, usual.target_kl) == (0.5, 0.0)
    words = ["--no-anneal-lr", "--no-norm-adv", "--clip-vloss", "--max-grad-norm", "1", "--target-kl", "0.03"]
    chosen = cleanrl_ppo.arguments(words)
    assert (chosen.anneal_lr, chosen.norm_adv, chosen.clip_vloss) == (False, False, True)
    assert (chosen.max_grad_norm, chosen.target_kl) == (1.0, 0.03)


#: The flags of CleanRL's ppo.py that every script has, with a value that is not the default.
CLEANRL: dict[str, Any] = {
    "env-id": "Crossword7-v0",
    "total-timesteps": 1000,
    "num-envs": 8,
    "num-steps": 32,
    "learning-rate": 0.5,
    "anneal-lr": False,
    "gamma": 0.5,
    "gae-lambda": 0.5,
    "num-minibatches": 8,
    "update-epochs": 2,
    "norm-adv": False,
    "clip-coef": 0.5,
    "clip-vloss": True,
    "ent-coef": 0.5,
    "vf-coef": 0.25,
    "max-grad-norm": 1.0,
    "target-kl": 0.5,
    "track": True,
    "wandb-project-name": "mine",
    "wandb-entity": "us",
    "seed": 7,
}


@pytest.mark.parametrize("script", SCRIPTS)
def test_every_script_takes_the_flags_of_cleanrl(script: ModuleType) -> None:
    words: list[str] = []
    for name, value in CLEANRL.items():
        words += [f"--{name}" if value else f"--no-{name}"] if isinstance(value, bool) else [f"--{name}", str(value)]
    args, usual = script.arguments(words), script.arguments([])
    for name, value in CLEANRL.items():
        assert getattr(args, name.replace("-", "_")) == value
        # The defaults are the same in all of them.
        default = getattr(usual, name.replace("-", "_"))
        assert default == getattr(cleanrl_ppo.arguments([]), name.replace("-", "_")) != value
    assert args.given == {name.replace("-", "_"): value for name, value in CLEANRL.items()}
    assert usual.given == {} and {name.replace("-", "_") for name in CLEANRL} <= set(usual.flags)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--algorithm", "DQN", "--clip-coef", "0.2"], "--clip-coef does not apply to DQN of RLlib; leave it out"),
        (["--algorithm", "DQN", "--anneal-lr"], "--anneal-lr does not apply to DQN of RLlib"),
        (["--algorithm", "APPO", "--update-epochs", "4"], "--update-epochs does not apply to APPO of RLlib"),
        (["--target-kl", "0.01"], "--target-kl does not apply to PPO of RLlib"),
        (["--no-norm-adv"], "--no-norm-adv does not apply to PPO of RLlib"),
        (["--num-envs", "9", "--num-env-runners", "2"], "--num-envs must be a multiple of --num-env-runners, got 9 and 2"),
        (["--opponent", "pool", "--algorithm", "DQN"], "--opponent pool needs --algorithm PPO, got DQN"),
        (["--policies", "2"], "--policies 2 needs --opponent self, got random"),
    ],
)
def test_flags_that_an_algorithm_has_nothing_for_are_refused(words: list[str], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        rllib._check(rllib.arguments(words))


def test_flags_of_an_algorithm_are_not_refused() -> None:
    for algorithm, words in {"PPO": ["--clip-coef", "0.1"], "APPO": ["--ent-coef", "0"], "DQN": ["--max-grad-norm", "1"]}.items():
        rllib._check(rllib.arguments(["--algorithm", algorithm, *words]))


def test_resume_keeps_the_flags_of_the_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = cleanrl_ppo.arguments(["--num-envs", "8", "--gamma", "0.9", "--option", "reward_mode=dense", "--output", str(tmp_path)])
    (tmp_path / run.CONFIGURATION).write_text(json.dumps({name: getattr(first, name) for name in first.flags}), encoding="utf-8")
    args = cleanrl_ppo.arguments(["--resume", "--gamma", "0.8", "--output", str(tmp_path)])
    assert (args.num_envs, args.gamma, args.option) == (8, 0.8, ["reward_mode=dense"])
    with pytest.raises(SystemExit):
        cleanrl_ppo.arguments(["--resume", "--seed", "2", "--output", str(tmp_path)])
    assert "--seed was 1 when this run started and cannot change with --resume; got 2" in capsys.readouterr().err


def test_a_package_without_an_extra_is_named() -> None:
    with pytest.raises(MissingExtra) as said:
        needed("no_such_package_here.part", "")
    assert str(said.value) == (
        "quoin: this needs the package no_such_package_here, which is not installed: pip install no_such_package_here"
    )


def test_self_play_follows_the_network_and_samples_its_policy(tmp_path: Path) -> None:
    opponent = SelfPlay(1, None, 0.5)
    masks = np.array([[1, 1, 0]] * 4000, np.int8)
    with pytest.raises(RuntimeError, match="self-play needs a network"):
        opponent.actions(masks, masks)
    with pytest.raises(RuntimeError, match="self-play needs a network"):
        opponent.draw()
    opponent = SelfPlay(1, None, 0.5)
    weights = np.log(np.array([0.25, 0.75, 1000.0]))
    opponent.follow(lambda observations, legal: np.tile(weights, (len(legal), 1)))
    state = opponent.state()
    played = opponent.actions(masks, masks)
    assert set(played) == {0, 1} and abs(played.mean() - 0.75) < 0.03
    # The latest weights play, without another call.
    weights[0] = 50
    assert set(opponent.actions(masks, masks)) == {0}
    weights[0] = np.log(0.25)
    opponent.load(state)
    assert (opponent.actions(masks, masks) == played).all()


def test_a_league_keeps_what_came_before_the_checkpoint(tmp_path: Path) -> None:
    league = League(tmp_path / "league", 2)
    assert league.draw(np.random.default_rng(1)) is None
    (tmp_path / "league").mkdir()
    for step in (0, 1_000_000_000, 64, 128):
        league.add(step, lambda name: (tmp_path / name).write_text("model"))
    (tmp_path / "league/step-first.onnx").write_text("another's")
    assert [file.name for file in league.files()] == [f"step-{step:09}.onnx" for step in (0, 64, 128, 1_000_000_000)]
    league.begin(64)
    assert [file.name for file in league.files()] == ["step-000000000.onnx", "step-000000064.onnx"]
    league.begin(0)
    assert league.files() == [] and (tmp_path / "league/step-first.onnx").exists()
