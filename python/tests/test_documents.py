"""Runs the Python blocks of the documents, by the rules in docs/README.md."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from conftest import ROOT, run_python

BLOCK = re.compile(r"^```(python.*?)\n(.*?)^```\n(?:\n```output\n(.*?)^```)?", re.MULTILINE | re.DOTALL)


def blocks() -> list[tuple[str, str, str, str | None]]:
    found = []
    for document in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("python/*.md")]:
        text = document.read_text(encoding="utf-8")
        for block in BLOCK.finditer(text):
            line = text.count("\n", 0, block.start()) + 1
            found.append((f"{document.relative_to(ROOT)}:{line}", block[1], block[2], block[3]))
    return found


def test_there_are_blocks() -> None:
    assert blocks()


@pytest.mark.parametrize("place, label, code, expected", blocks(), ids=[block[0] for block in blocks()])
def test_block(place: str, label: str, code: str, expected: str | None, tmp_path: Path) -> None:
    if label != "python":
        assert re.fullmatch(r"python \(not run: .+\)", label), place
        return
    run = run_python(code, "-W", "error")
    assert run.returncode == 0, run.stderr
    if expected is not None:
        assert run.stdout == expected
