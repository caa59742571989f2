"""The scripts that prepare and check the documentation site; `./quoin docs --check` tries the whole."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from conftest import ROOT

SITE = ROOT / "scripts" / "site"


def run(script: str, *arguments: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-B", str(SITE / script), *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)


def test_pages_are_staged_with_links_that_work(tmp_path: Path) -> None:
    staged = run("stage.py", ROOT, tmp_path)
    assert staged.returncode == 0, staged.stderr
    readme = (tmp_path / "source/README.md").read_text(encoding="utf-8")
    captions = [line.removeprefix(":caption: ") for line in readme.splitlines() if line.startswith(":caption:")]
    assert captions == [
        "Start", "Play", "Python", "Agents and arena", "Java library", "Command line", "How it works", "Reference"
    ]
    learning = (tmp_path / "source/docs/learning.md").read_text(encoding="utf-8")
    assert "(../source/neural/src/main/java/dev/quoin/learning/ppo/Ppo.java.md)" in learning
    assert (tmp_path / "source/source/neural/src/main/java/dev/quoin/learning/ppo/Ppo.java.md").is_file()
    # What follows the language of a block is for the tests, and Sphinx would not know it.
    assert "```sh\n./quoin train configurations/othello-ppo.toml\n" in learning
    assert "javadoc/dev/quoin/othello/endgame/package-summary.html" in (tmp_path / "source/java-api.md").read_text(encoding="utf-8")


def test_broken_links_and_pages_that_need_a_network_are_found(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(
        '<a href="other.html#here">good</a> <a href="other.html#there">bad</a> <a href="none.html">bad</a>'
        ' <a href="https://example.org">elsewhere</a>',
        encoding="utf-8",
    )
    (tmp_path / "other.html").write_text('<p id="here"></p><img src="https://example.org/a.png">', encoding="utf-8")
    checked = run("check_links.py", tmp_path)
    assert checked.returncode == 1
    assert checked.stdout == "3 links checked, 3 broken\n"
    assert checked.stderr.splitlines() == [
        "index.html: other.html#there: there is no such anchor",
        "index.html: none.html leads nowhere",
        "other.html: loads https://example.org/a.png, but the site must work offline",
    ]


def test_pictures_are_up_to_date() -> None:
    drawn = run("pictures.py", ROOT, "--check")
    assert drawn.returncode == 0, drawn.stderr
