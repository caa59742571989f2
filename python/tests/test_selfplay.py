"""The command that generates training data, from the jar of the package."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from quoin.__main__ import main

MINI = ["selfplay", "greedy", "random", "--variant", "mini"]


def test_all_cores_write_the_bytes_of_one(tmp_path: Path) -> None:
    words = [*MINI, "--games", "20", "--seed", "3"]
    assert main([*words, "--jobs", "1", "--output", str(tmp_path / "one")]) == 0
    assert main([*words, "--output", str(tmp_path / "all")]) == 0
    for name in ("games.jsonl", "settings.json"):
        assert (tmp_path / "all" / name).read_bytes() == (tmp_path / "one" / name).read_bytes()
    games = [json.loads(line) for line in (tmp_path / "all" / "games.jsonl").read_text().splitlines()]
    assert [game["game"] for game in games] == list(range(1, 21))
    assert [game["agents"][0] for game in games] == ["greedy", "random"] * 10
    for game in games:
        assert game["moves"][0]["points"] == [0, 0] and game["end"]["points"] == game["points"]
        assert all(set(turn) >= {"seat", "board", "racks", "points", "move", "gain"} for turn in game["moves"])


def test_errors_are_those_of_the_program(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["selfplay", "nobody", "--output", str(tmp_path / "games")]) == 2
    assert capfd.readouterr().err.startswith("quoin selfplay: no such agent: 'nobody'")


@pytest.mark.skipif(sys.platform == "win32", reason="sends SIGINT")
def test_ctrl_c_ends_the_program_and_the_same_command_resumes(tmp_path: Path) -> None:
    games = tmp_path / "games" / "games.jsonl"
    command = [sys.executable, "-m", "quoin", *MINI, "--games", "90000000", "--output", str(games.parent)]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True)
    while process.poll() is None and not (games.exists() and games.stat().st_size):
        time.sleep(0.01)
    # As a terminal does it: to the whole group.
    os.killpg(process.pid, signal.SIGINT)
    _, told = process.communicate()
    assert process.returncode == 130, told
    assert "Interrupted. To resume: quoin selfplay greedy random" in told
    count = len(games.read_bytes().splitlines())
    assert main([*MINI, "--games", str(count + 2), "--output", str(games.parent)]) == 0
    assert len(games.read_bytes().splitlines()) == count + 2
