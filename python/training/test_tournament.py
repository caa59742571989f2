"""A match over processes of Ray is the match that one process plays."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("ray")

from quoin import _java, _jvm  # noqa: E402
from quoin.ray import cluster  # noqa: E402
from quoin.ray.__main__ import main  # noqa: E402

MATCHES = [["greedy", "random", "--variant", "mini"], ["search:2", "greedy", "--game", "othello"]]


@pytest.fixture(scope="module", autouse=True)
def ray() -> Any:
    with cluster.running("", 2):
        yield pytest.importorskip("ray")


def alone(words: list[str], folder: Path) -> dict[str, Any]:
    command = [str(_java.find().java), "-jar", str(_jvm.jar()), "arena", "match", *words, "--json", "--jobs", "1", "--output", str(folder)]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def timeless(result: dict[str, Any]) -> dict[str, Any]:
    """A result without its times and its folder."""
    for side in result["contestants"]:
        del side["millisPerMove"]
        del side["cpuSecondsPerGame"]
    del result["folder"]
    return result


def games(folder: Path) -> dict[str, Any]:
    lines = [json.loads(line) for line in (folder / "games.jsonl").read_text().splitlines()[1:]]
    assert len({line["label"] for line in lines}) == len(lines)
    return {line["label"]: (line["points"], [(move["seat"], move["move"]) for move in line["moves"]]) for line in lines}


@pytest.mark.parametrize("agents", MATCHES, ids=["mini", "othello"])
def test_two_processes_play_the_match_of_one(agents: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = [*agents, "--games", "7", "--seed", "5"]
    assert main(["arena", *words, "--workers", "2", "--pairs-per-task", "2", "--json", "--output", str(tmp_path / "two")]) == 0
    told = capsys.readouterr()
    assert timeless(json.loads(told.out)) == timeless(alone(words, tmp_path / "one"))
    assert games(tmp_path / "two") == games(tmp_path / "one")
    assert told.err.splitlines()[-1] == "4 of 4 tasks"


def test_a_cluster_that_runs_already_plays_the_match_of_one_process(ray: Any, tmp_path: Path) -> None:
    words = [*MATCHES[0], "--games", "4", "--seed", "5"]
    address = ray.get_runtime_context().gcs_address
    command = [sys.executable, "-m", "quoin.ray", "arena", *words, "--json", "--address", address]
    # What Ray told this process about tokens when it started the cluster, another one would not know.
    surroundings = {name: value for name, value in os.environ.items() if name != "RAY_AUTH_MODE"}
    told = subprocess.run(command, cwd=tmp_path, env=surroundings, check=False, capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    assert timeless(json.loads(told.stdout)) == timeless(alone(words, tmp_path / "one"))


def test_a_match_that_was_stopped_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = [*MATCHES[0], "--games", "6", "--pairs-per-task", "2", "--output", str(tmp_path)]
    assert main(["arena", *words]) == 0
    whole, lines = games(tmp_path), (tmp_path / "games.jsonl").read_text().splitlines()
    first = capsys.readouterr().out.splitlines()[:6]
    (tmp_path / "games.jsonl").write_text("\n".join(lines[:6]) + "\n")
    assert main(["arena", *words]) == 0
    told = capsys.readouterr()
    assert games(tmp_path) == whole and told.out.splitlines()[:6] == first
    assert told.err.splitlines()[-1] == "2 of 2 tasks"
    assert main(["arena", *words]) == 0
    assert "tasks" not in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["nobody", "greedy"], "no such agent: 'nobody'"),
        (["greedy", "random", "--variant", "mini", "--workers", "0"], "--workers must be at least 1, got 0"),
        (["greedy", "random", "--variant", "mini", "--games", "0"], "--games must be at least 1, got 0"),
        (["greedy", "random", "--variant", "mini", "--sprt", "5,5"], "--sprt: a sequential test needs elo0 below elo1"),
        (["greedy", "random", "--variant", "nowhere"], "nowhere"),
    ],
)
def test_what_cannot_be_played_is_said(words: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *words, "--output", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert said.startswith("quoin: ") and sentence in said and "Traceback" not in said


def test_a_folder_of_another_match_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = [*MATCHES[0], "--output", str(tmp_path)]
    assert main(["arena", *words, "--games", "1"]) == 0
    assert main(["arena", *words, "--games", "2", "--seed", "2"]) == 2
    assert "belongs to another match: seed is 1 there and 2 here" in capsys.readouterr().err
