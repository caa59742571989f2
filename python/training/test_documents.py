"""Runs the Python blocks of the documents that need the libraries of training."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```python \(not run: \./quoin test training runs it\)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def blocks() -> list[tuple[str, str]]:
    found = []
    for document in sorted(ROOT.glob("docs/**/*.md")):
        text = document.read_text(encoding="utf-8")
        found += [(f"{document.relative_to(ROOT)}:{text.count(chr(10), 0, block.start()) + 1}", block[1]) for block in BLOCK.finditer(text)]
    return found


def test_there_are_blocks() -> None:
    assert blocks()


@pytest.mark.parametrize("code", [code for _, code in blocks()], ids=[place for place, _ in blocks()])
def test_block(code: str, tmp_path: Path) -> None:
    # Trainings of 100,000 steps are only begun: a rollout of the library's default length, and an update.
    short = re.sub(r"\blearn\([0-9_]+\)", "learn(1)", code)
    run = subprocess.run([sys.executable, "-c", short], cwd=tmp_path, capture_output=True, text=True, timeout=600, check=False)
    assert run.returncode == 0, run.stderr
