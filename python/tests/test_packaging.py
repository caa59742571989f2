"""The jar, the wheel and the sdist: what is in them, and that they work without the checkout."""

from __future__ import annotations

import email
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from conftest import ROOT, run_python

from quoin import _java, _jvm

PROJECT = ROOT / "python"
MEGABYTE = 1_000_000


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with what ``./quoin wheel`` builds."""
    if os.name == "nt":
        pytest.skip("the launcher is a shell script")
    run = subprocess.run([str(ROOT / "quoin"), "wheel"], capture_output=True, text=True, stdin=subprocess.DEVNULL)
    assert run.returncode == 0, run.stderr
    wheel, sdist = (Path(line) for line in run.stdout.splitlines())
    folder = tmp_path_factory.mktemp("dist")
    for file in (wheel, sdist):
        assert file.parent == PROJECT / "dist"
        shutil.copy(file, folder)
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    (file,) = built.glob("quoin-*.whl")
    return file


@pytest.fixture(scope="module")
def sdist(built: Path) -> Path:
    (file,) = built.glob("quoin-*.tar.gz")
    return file


def pip(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs this environment's pip, as on a machine without Java unless told otherwise."""
    hidden = {"JAVA_HOME": "", "JDK_HOME": "", "QUOIN_JDK_DIRS": "", "QUOIN_JAR": ""}
    return subprocess.run(
        [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input", *words],
        capture_output=True,
        text=True,
        env={**os.environ, **hidden, **environment},
    )


def readme_example() -> tuple[str, str]:
    """The first block of the README that PyPI shows, and its output."""
    text = (PROJECT / "README.md").read_text(encoding="utf-8")
    block = re.search(r"```python\n(.*?)```\n+```output\n(.*?)```", text, re.DOTALL)
    assert block is not None
    return block[1], block[2]


def test_the_jar_leaves_out_what_python_does_not_need() -> None:
    jar = _jvm.PACKED / "quoin.jar"
    assert jar.stat().st_size < 7 * MEGABYTE
    with zipfile.ZipFile(jar) as opened:
        names = opened.namelist()
        services = {
            name.removeprefix("META-INF/services/"): set(opened.read(name).decode().split())
            for name in names
            if name.startswith("META-INF/services/dev.")
        }
    outside = {name for name in names if name.endswith(".class") and not name.startswith("META-INF/")}
    assert {"/".join(name.split("/")[:3]) for name in outside if name.startswith("dev/")} == {
        f"dev/quoin/{module}" for module in ("arena", "cli", "crossword", "env", "game", "othello", "python")
    }
    assert {name.split("/")[0] for name in outside} == {"dev", "org", "picocli", "tools"}
    assert not [name for name in names if name.endswith((".so", ".dll", ".dylib", ".html", ".sql"))]
    assert {"dev/quoin/learning/play/othello.onnx", "META-INF/LICENSE", "META-INF/NOTICE", "META-INF/sbom/quoin.cdx.json"} <= set(names)
    # Where two modules have the same file, the jar has one of its own.
    for service in ("dev.quoin.game.kit.GameKit", "dev.quoin.env.EnvironmentKit"):
        files = [ROOT / module / "src/main/resources/META-INF/services" / service for module in ("crossword", "othello", "env")]
        assert services[service] == {line for file in files if file.is_file() for line in file.read_text().split()}


def test_the_jar_plays_matches_and_says_what_models_need(tmp_path: Path) -> None:
    def match(*words: str) -> subprocess.CompletedProcess[str]:
        command = [str(_java.find().java), "-jar", str(_jvm.PACKED / "quoin.jar"), "arena", "match", *words, "--output", "match"]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)

    for game, variant in (("othello", []), ("crossword", ["--variant", "mini"])):
        refused = match("model:best.onnx", "random", "--game", game, *variant)
        assert refused.returncode == 2
        assert refused.stderr.startswith("quoin arena match: model:best.onnx: the Java part of the Python package does not run models.")
        assert 'pip install "quoin[onnx]"' in refused.stderr and "QUOIN_JAR" in refused.stderr
    played = match("greedy", "random", "--game", "othello", "--games", "1")
    assert played.returncode == 0, played.stderr
    assert "won" in played.stdout


def test_the_wheel_has_all_it_needs(wheel: Path, tmp_path: Path) -> None:
    assert wheel.stat().st_size < 12 * MEGABYTE
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


def test_the_metadata_is_complete(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        (name,) = [name for name in packed.namelist() if name.endswith(".dist-info/METADATA")]
        told = email.message_from_bytes(packed.read(name))
        for file in ("LICENSE", "NOTICE"):
            expected = (ROOT / file).read_bytes()
            assert packed.read(f"{name.removesuffix('METADATA')}licenses/{file}") == expected, f"copy {file} to python/{file}"
    assert told["Author"] == "Quoin contributors" and told["License-Expression"] == "Apache-2.0"
    assert told.get_all("License-File") == ["LICENSE", "NOTICE"]
    assert {url.split(",")[0] for url in told.get_all("Project-URL", [])} >= {"Homepage", "Documentation", "Source", "Changelog"}
    classifiers = told.get_all("Classifier", [])
    assert "Typing :: Typed" in classifiers
    for minor in range(10, 15):
        assert f"Programming Language :: Python :: 3.{minor}" in classifiers
    assert told["Description-Content-Type"] == "text/markdown" and "pip install" in told.get_payload()


def test_twine_finds_nothing_to_complain_about(wheel: Path, sdist: Path) -> None:
    pytest.importorskip("twine")
    run = subprocess.run(
        [sys.executable, "-m", "twine", "--no-color", "check", "--strict", str(wheel), str(sdist)], capture_output=True, text=True
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert run.stdout.count("PASSED") == 2


def test_the_wheel_runs_the_example_of_the_readme_in_an_empty_environment(wheel: Path, tmp_path: Path) -> None:
    fresh = tmp_path / "fresh"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(fresh)], check=True)
    python = fresh / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    fetched = pip("--python", str(python), "install", "-q", "--no-compile", str(wheel))
    if fetched.returncode != 0:
        pytest.skip(f"pip could not fetch what the package needs: {fetched.stderr.strip().splitlines()[-1]}")
    code, expected = readme_example()
    run = subprocess.run([python, "-W", "error", "-c", code], cwd=tmp_path, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert run.stdout == expected


def test_the_sdist_builds_the_same_wheel_without_java(wheel: Path, sdist: Path, tmp_path: Path) -> None:
    with tarfile.open(sdist) as packed:
        tops = {name.split("/")[1] for name in packed.getnames()}
    files = {"hatch_build.py", "build_backend.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE", "PKG-INFO"}
    assert tops - {".gitignore"} == {"src", "tests"} | files
    made = pip("wheel", "-q", "--no-deps", "--no-build-isolation", "-w", str(tmp_path), str(sdist), PATH=no_java(tmp_path))
    assert made.returncode == 0, made.stderr
    (again,) = tmp_path.glob("quoin-*.whl")
    with zipfile.ZipFile(wheel) as first, zipfile.ZipFile(again) as second:
        assert first.namelist() == second.namelist()
        assert all(first.read(name) == second.read(name) for name in first.namelist())


def test_a_checkout_is_built_in_the_build_phase_and_needs_a_jdk(tmp_path: Path) -> None:
    """pip asks for metadata first; nothing may be compiled for that."""
    checkout = tmp_path / "checkout"
    shutil.copytree(PROJECT, checkout / "python", ignore=shutil.ignore_patterns("_jar", "dist", "target", "tests", "__pycache__"))
    launcher = checkout / "quoin"
    launcher.write_text(f'#!/bin/sh\necho "$*" >>"{tmp_path}/calls"\necho "quoin: no JDK 25 or newer found" >&2\nexit 3\n')
    launcher.chmod(0o755)
    words = ("--no-deps", "--no-build-isolation", str(checkout / "python"))

    asked = pip("install", "--dry-run", "--ignore-installed", *words)
    assert asked.returncode == 0, asked.stderr
    assert "Would install quoin" in asked.stdout
    assert not (tmp_path / "calls").exists()

    made = pip("wheel", "-w", str(tmp_path), *words)
    assert made.returncode != 0
    assert (tmp_path / "calls").read_text() == "build python\n"
    said = made.stdout + made.stderr
    for part in ("quoin: no JDK 25 or newer found", "compiles it, for which a JDK 25", "'./quoin wheel' makes both"):
        assert part in said, said
    assert "Traceback" not in said


def no_java(folder: Path) -> str:
    """A PATH without programs."""
    empty = folder / "empty"
    empty.mkdir()
    return str(empty)
