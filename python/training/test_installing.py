"""The wheel and the sdist in an environment that has nothing else, on a machine without Java."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

import quoin

PROJECT = Path(__file__).parents[1]

CODE = """if True:
    import gymnasium, os, quoin, shutil
    assert shutil.which("java") is None and "JAVA_HOME" not in os.environ
    for id in quoin.environments():
        for mode in ("ansi", "rgb_array"):
            env = gymnasium.make(f"quoin/{id}", render_mode=mode)
            observation, info = env.reset(seed=1)
            env.step(int(info["action_mask"].argmax()))
            env.render()
    games = gymnasium.make_vec("quoin/Othello-v0", 64, threads=2, invalid_move_mode="random")
    games.reset(seed=1)
    for _ in range(100):
        games.step([0] * 64)
    print(quoin.__file__, quoin._java.find().home)"""


@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_the_extra_jre_is_all_the_java_that_is_needed(kind: str, tmp_path: Path) -> None:
    packed = os.environ | {"QUOIN_JAR": str(Path(quoin.__file__).parent / "_jar" / "quoin.jar")}
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(tmp_path)],
        cwd=PROJECT,
        check=True,
        capture_output=True,
        env=packed,
    )
    (package,) = tmp_path.glob("quoin-*")
    home = tmp_path / "fresh"
    venv.create(home, with_pip=True)
    python = home / "bin" / "python"
    without_java = {name: value for name, value in os.environ.items() if name not in ("JAVA_HOME", "JDK_HOME", "QUOIN_JAR")}
    fetched = subprocess.run(
        [python, "-m", "pip", "install", "-q", "--disable-pip-version-check", f"{package}[jre]"],
        capture_output=True,
        text=True,
        env={**without_java, "PATH": str(home / "bin"), "QUOIN_JDK_DIRS": ""},
    )
    if fetched.returncode != 0:
        pytest.skip(f"pip could not fetch what the package needs: {fetched.stderr.strip().splitlines()[-1]}")
    run = subprocess.run(
        [python, "-W", "error", "-c", CODE],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        env={"PATH": str(home / "bin"), "HOME": str(tmp_path), "QUOIN_JDK_DIRS": ""},
    )
    assert run.returncode == 0, run.stderr
    place, java = run.stdout.split()
    assert place.startswith(str(home)) and java.startswith(str(home))
