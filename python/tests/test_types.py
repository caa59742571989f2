"""The package is typed, as py.typed promises."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from conftest import ROOT


def test_mypy_has_nothing_to_say_in_strict_mode(tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path)],
        cwd=ROOT / "python",
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stdout + run.stderr
