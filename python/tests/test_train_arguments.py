"""The arguments of the training scripts, without the libraries that train."""

from __future__ import annotations

from types import ModuleType

import pytest

from quoin.train import cleanrl_ppo, rllib, sb3


@pytest.mark.parametrize(
    ("script", "old", "new"),
    [
        (cleanrl_ppo, "--id", "--env-id"),
        (cleanrl_ppo, "--steps", "--total-timesteps"),
        (cleanrl_ppo, "--width", "--hidden-size"),
        (cleanrl_ppo, "--judges", "--eval-opponents"),
        (cleanrl_ppo, "--eval-every", "--eval-frequency"),
        (sb3, "--steps", "--total-timesteps"),
        (rllib, "--eval-every", "--eval-frequency"),
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
