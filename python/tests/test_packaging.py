"""The wheel: what is in it, and that it works without the checkout."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

from conftest import ROOT, run_python

import quoin


def test_the_wheel_has_all_it_needs(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT / "python",
        check=True,
        capture_output=True,
        env={**__import__("os").environ, "QUOIN_JAR": str(Path(quoin.__file__).parent / "_jar" / "quoin.jar")},
    )
    (wheel,) = tmp_path.glob("quoin-*.whl")
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
        packed.extractall(tmp_path / "installed")
    for name in ("quoin.jar", "environments.txt", "LICENSE", "NOTICE"):
        assert f"quoin/_jar/{name}" in names
    assert "quoin/py.typed" in names
    code = f"""if True:
        import sys
        sys.path.insert(0, {str(tmp_path / "installed")!r})
        import gymnasium, quoin
        print(quoin.__file__)
        print(gymnasium.make("quoin/Othello-v0", opponent="greedy").reset(seed=1)[0].sum())"""
    path, total = run_python(code).stdout.split()
    assert path.startswith(str(tmp_path)) and total == "8.0"
