"""The benchmark runs; what it measures depends on the machine."""

from __future__ import annotations

import importlib.util

import pytest

from quoin import bench


def test_it_prints_a_line_for_each_measurement(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["--seconds", "0.02", "--games", "4", "--alone"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if "4 games, 1 thread, shared memory" in line]
    assert [line for line in lines if line.startswith("clone() of an Othello environment")]
    assert [line for line in lines if line.startswith("clone() of a standard crossword environment")]
    assert [line for line in lines if "4 trees, batch of 4: simulations" in line]
    assert all(float(line.split()[-2].replace(",", "")) > 0 for line in lines[2:])


def test_it_prints_the_memory_of_so_many_steps(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["--memory", "1000", "--games", "4", "--id", "MiniScrabble-v0"]) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()[3:]]
    assert [int(steps.replace(",", "")) for steps, _ in lines] == [tenth * 100 for tenth in range(11)]
    assert all(float(megabytes) > 10 for _, megabytes in lines)


def test_what_is_not_installed_is_named(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name: None if name in ("pyspiel", "pgx", "rlcard") else found(name)
    )
    monkeypatch.setattr(bench, "singles", lambda seconds: iter([]))
    monkeypatch.setattr(bench, "clones", lambda seconds: iter([]))
    monkeypatch.setattr(bench, "vectors", lambda *sizes: iter([]))
    monkeypatch.setattr(bench, "searches", lambda *sizes: iter([]))
    assert bench.main(["--seconds", "0.02", "--games", "4", "8", "--clock", "cpu"]) == 0
    skipped = [line for line in capsys.readouterr().out.splitlines() if "skipped" in line]
    assert [line.split(":")[0] for line in skipped] == ["PettingZoo's classic games", "OpenSpiel", "pgx"]


def test_wrong_options_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        bench.main(["--games", "0"])
    assert refused.value.code == 2 and "positive" in capsys.readouterr().err
