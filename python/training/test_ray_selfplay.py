"""Self-play over processes of Ray writes the bytes that one process writes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("ray")

from quoin import _java, _jvm  # noqa: E402
from quoin.ray import cluster  # noqa: E402
from quoin.ray.__main__ import main  # noqa: E402

MINI = ["random", "greedy", "--variant", "mini"]


@pytest.fixture(scope="module", autouse=True)
def ray() -> Any:
    with cluster.running("", 3):
        yield pytest.importorskip("ray")


def alone(words: list[str], folder: Path, jobs: int = 2) -> None:
    command = [str(_java.find().java), "-jar", str(_jvm.jar()), "selfplay", *words, "--jobs", str(jobs), "--output", str(folder)]
    subprocess.run(command, check=True, capture_output=True)


def content(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.mark.parametrize(
    "words",
    [MINI, ["sim:iterations=10", "--variant", "mini"], ["search:2", "--game", "othello", "--opening", "4", "--nodes", "500"]],
    ids=["mini", "sim", "othello"],
)
def test_any_number_of_workers_writes_the_bytes_of_one_process(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [*words, "--games", "8", "--seed", "5"]
    alone(words, tmp_path / "alone")
    assert main(["selfplay", *words, "--workers", "3", "--games-per-task", "2", "--output", str(tmp_path / "three")]) == 0
    told = capsys.readouterr()
    assert told.out == f"The games are in {tmp_path / 'three' / 'games.jsonl'}\n"
    assert told.err.splitlines()[-1].startswith("8 of 8 games, ")
    assert content(tmp_path / "three") == content(tmp_path / "alone")
    assert main(["selfplay", *words, "--workers", "1", "--games-per-task", "5", "--output", str(tmp_path / "one")]) == 0
    assert content(tmp_path / "one") == content(tmp_path / "alone")


def test_games_that_were_stopped_go_on_here_and_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    alone([*MINI, "--games", "9"], tmp_path / "whole")
    whole = content(tmp_path / "whole")
    # As after kill -9, in the middle of the fourth line.
    lines = whole["games.jsonl"].splitlines(keepends=True)
    alone([*MINI, "--games", "1"], tmp_path / "games")
    (tmp_path / "games" / "games.jsonl").write_bytes(b"".join(lines[:3]) + lines[3][:100])
    words = ["selfplay", *MINI, "--games-per-task", "2", "--output", str(tmp_path / "games")]
    assert main([*words, "--games", "7"]) == 0
    assert content(tmp_path / "games")["games.jsonl"] == b"".join(lines[:7])
    alone([*MINI, "--games", "9"], tmp_path / "games")
    assert content(tmp_path / "games") == whole
    capsys.readouterr()
    assert main([*words, "--games", "9"]) == 0
    assert "per second" not in capsys.readouterr().err


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="finds the processes in /proc")
@pytest.mark.parametrize("parent", [False, True], ids=["program", "worker"])
def test_a_killed_task_is_played_again(parent: bool, tmp_path: Path) -> None:
    # The seed marks our own processes.
    words = ["sim:iterations=30", "--variant", "mini", "--games", "9", "--seed", str(time.time_ns())]
    alone(words, tmp_path / "alone")
    codes: list[int] = []
    command = ["selfplay", *words, "--games-per-task", "4", "--output", str(tmp_path / "games")]
    running = threading.Thread(target=lambda: codes.append(main(command)))
    running.start()
    kill = None
    while kill is None and running.is_alive():
        kill = next(iter(parts(words[-1])), None)
    assert kill is not None
    os.kill(parent_of(kill) if parent else kill, signal.SIGKILL)
    running.join()
    assert codes == [0]
    assert content(tmp_path / "games") == content(tmp_path / "alone")


def parts(seed: str) -> list[int]:
    """The programs of tasks that play games of a seed."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            words = (process / "cmdline").read_bytes().split(b"\0")
        except OSError:
            continue
        if seed.encode() in words and b"--only" in words and b"-jar" in words:
            found.append(int(process.name))
    return found


def parent_of(process: int) -> int:
    return int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])


def test_files_of_agents_and_options_are_sent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("lists").mkdir()
    Path("lists/words.txt").write_text("aa\nab\nba\nbad\ncab\ndad\nad\nadd\nbee\nbe\ned\nde\nea\nae\n")
    words = ["greedy", "--variant", "mini", "--lexicon", "lists/words.txt", "--games", "4"]
    alone(words, tmp_path / "alone")
    assert main(["selfplay", *words, "--games-per-task", "2", "--output", "games"]) == 0
    assert content(tmp_path / "games") == content(tmp_path / "alone")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["nobody"], "no such agent: 'nobody'"),
        (["a", "b", "c"], "self-play has one or two agents, got 3"),
        ([*MINI, "--workers", "0"], "--workers must be at least 1, got 0"),
        ([*MINI, "--games", "0"], "--games must be at least 1, got 0"),
        ([*MINI, "--nodes", "0"], "--nodes must be at least 1, got 0"),
        (["greedy", "--variant", "nowhere"], "nowhere"),
    ],
)
def test_what_cannot_be_played_is_said(words: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["selfplay", *words, "--output", str(tmp_path / "games")]) == 2
    said = capsys.readouterr().err
    assert said.startswith("quoin: ") and sentence in said and "Traceback" not in said


def test_a_folder_of_other_games_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    alone([*MINI, "--games", "2"], tmp_path / "games")
    words = ["selfplay", *MINI, "--output", str(tmp_path / "games")]
    assert main([*words, "--games", "3", "--seed", "2"]) == 2
    assert "belongs to other games: seed is 1 there and 2 here" in capsys.readouterr().err
    assert main([*words, "--games", "1"]) == 2
    assert "has 2 games, but the run has only 1" in capsys.readouterr().err
