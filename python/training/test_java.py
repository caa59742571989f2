"""What Java writes is what the libraries of Python read, and what Python trained plays in Java."""

from __future__ import annotations

import ctypes
import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import jpype
import numpy as np
import pytest
from test_export import exported

import quoin
from quoin import _java, _jvm

NATIVES = _jvm.jar().resolve().parent / "natives" / "onnxruntime.jar"
needs_natives = pytest.mark.skipif(not NATIVES.is_file(), reason=f"Java has no ONNX Runtime: there is no {NATIVES}")


def arena(*words: str, out: Path) -> dict[str, Any]:
    command = [str(_java.find().java), "-jar", str(_jvm.jar()), "arena", "match", *words, "--json", "--jobs", "1", "--output", str(out)]
    run = subprocess.run(command, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


@needs_natives
@pytest.mark.parametrize("kind", ["mlp", "cnn"])
def test_a_model_plays_the_same_games_in_javas_arena(kind: str, tmp_path: Path) -> None:
    """Openings are the same and neither side leaves anything to chance, so every game must be."""
    _, file = exported("Othello-v0", tmp_path, kind)
    here = quoin.evaluate(file, "Othello-v0", "search:1", 12, 4)
    there = arena(f"model:{file}", "search:1", "--game", "othello", "--games", "6", "--seed", "4", out=tmp_path / "match")
    assert list(here.pairs) == there["pairResults"]
    assert (here.wins, here.draws, here.losses) == (there["wins"], there["draws"], there["losses"])
    assert here.spread == pytest.approx(there["spread"]["mean"])
    assert here.fraction.low == pytest.approx(there["fraction"]["low"])
    assert there["contestants"][0]["errors"] == {}


@needs_natives
def test_a_crossword_model_plays_in_javas_arena(tmp_path: Path) -> None:
    _, file = exported("MiniScrabble-v0", tmp_path)
    told = arena(f"model:{file}", "random", "--variant", "mini", "--games", "3", out=tmp_path / "match")
    assert told["games"] == 6 and told["contestants"][0]["errors"] == {}


@needs_natives
def test_a_model_travels_with_the_tasks_of_ray(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("ray")
    from quoin.ray.__main__ import main

    monkeypatch.chdir(tmp_path)
    exported("Othello-v0", tmp_path)
    words = ["model:model.onnx", "search:1", "--game", "othello", "--games", "4"]
    assert main(["arena", *words, "--pairs-per-task", "2", "--json", "--output", "over-ray"]) == 0
    over_ray = json.loads(capsys.readouterr().out)
    alone = arena(*words, out=Path("alone"))
    assert over_ray["pairResults"] == alone["pairResults"] and over_ray["spread"] == alone["spread"]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the structure is Linux's")
def test_ray_leaves_the_signals_to_the_jvm() -> None:
    """Compiled Java meets null by a signal; with Ray's handler, or none, the process would end there."""
    pytest.importorskip("ray")
    from quoin.ray import cluster

    _jvm.java("java.lang.Object")
    libc = ctypes.CDLL(None)

    def handler() -> bytes:
        action = ctypes.create_string_buffer(512)
        assert libc.sigaction(int(signal.SIGSEGV), None, action) == 0
        return action.raw[:8]

    before = handler()
    with cluster.running("", 1):
        assert handler() == before
    assert handler() == before


def test_tensorboard_reads_the_events_that_java_writes(tmp_path: Path) -> None:
    reader = pytest.importorskip("tensorboard.backend.event_processing.event_accumulator")
    path = _jvm.java("java.nio.file.Path").of(str(tmp_path / "events.out.tfevents.1.java"))
    clock = _jvm.java("java.time.InstantSource").system()
    kind = _jvm.java("dev.quoin.learning.log.TensorBoardWriter")

    def add(events: Any, step: int, **numbers: float) -> None:
        given = _jvm.java("java.util.TreeMap")()
        for name, number in numbers.items():
            given.put(name.replace("_", "/", 1), _jvm.java("java.lang.Double").valueOf(number))
        events.add(jpype.JLong(step), given)

    events = kind.begin(path, clock)
    add(events, 100, charts_SPS=1234.5, losses_value=0.25)
    add(events, 10**10, charts_SPS=-3e-7, losses_value=1e9)
    add(events, 10**10 + 1, charts_SPS=7.0)
    # Goes on after a step: what was written later is gone.
    add(kind.resume(path, jpype.JLong(10**10), clock), 10**10 + 5, charts_SPS=8.0)

    read = reader.EventAccumulator(str(tmp_path))
    read.Reload()
    assert set(read.Tags()["scalars"]) == {"charts/SPS", "losses/value"}
    rates = [(scalar.step, scalar.value) for scalar in read.Scalars("charts/SPS")]
    assert rates == [(100, 1234.5), (10**10, float(np.float32(-3e-7))), (10**10 + 5, 8.0)]
    losses = [(scalar.step, scalar.value) for scalar in read.Scalars("losses/value")]
    assert losses == [(100, 0.25), (10**10, 1e9)]
    assert all(scalar.wall_time > 1.7e9 for scalar in read.Scalars("charts/SPS"))
