"""The benchmark runs; what it measures depends on the machine."""

from __future__ import annotations

import pytest

from quoin import bench


def test_it_prints_a_line_for_each_measurement(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["--seconds", "0.02", "--games", "4", "--alone"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if "4 games, 1 thread, shared memory" in line]
    assert all(float(line.split()[-2].replace(",", "")) > 0 for line in lines[2:])


def test_wrong_options_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        bench.main(["--games", "0"])
    assert refused.value.code == 2 and "positive" in capsys.readouterr().err
