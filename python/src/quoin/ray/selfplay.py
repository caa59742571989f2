"""Self-play whose games are played in Ray tasks, each with ``quoin selfplay``.

A game depends only on the seed and its number, so it does not matter where it is played. Parts are appended in the order of their
games, so the files have the same bytes as those of one process, which also checks them before and after.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from quoin.ray import _tasks, cluster
from quoin.train._extras import needed

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

_GAMES = "games.jsonl"
_SETTINGS = "settings.json"

#: Parts that may wait in memory for an earlier one, for each worker.
_LEAD = 8


def play(args: argparse.Namespace, others: list[str]) -> str:
    """Play the missing games into the folder and return where they are."""
    needed("ray", "ray")
    _tasks.check(args, {"games": 1, "workers": 1, "games_per_task": 0})
    if len(args.agents) > 2:
        raise ValueError(f"self-play has one or two agents, got {len(args.agents)}")
    words = [*args.agents, "--seed", str(args.seed), *others]
    folder = Path(args.output or "selfplay/ray-" + re.sub(r"[^\w.+-]+", "_", "-v-".join([*args.agents, str(args.seed)])))
    before = _count(folder / _GAMES)
    # Play one game here first, so that errors are reported before a cluster is started.
    _alone(words, before + 1 if before < args.games else args.games, folder)
    done = _count(folder / _GAMES)
    missing = list(range(done + 1, args.games + 1))
    if missing:
        parts = list(_tasks.ranges(missing, _tasks.size(args.games_per_task, len(missing), args.workers)))
        with cluster.running(args.address, args.workers):
            _play_over(parts, words, args, folder)
        _alone(words, args.games, folder)
    return f"The games are in {folder / _GAMES}\n"


def _alone(words: list[str], games: int, folder: Path) -> None:
    """Play the missing games in one process here. Checks that what is in the folder belongs to them."""
    _tasks.run(["selfplay", *words, "--games", str(games), "--jobs", "1", "--output", str(folder)], Path.cwd())


def _play_over(parts: list[_tasks.Part], words: list[str], args: argparse.Namespace, folder: Path) -> None:
    """Play the parts on the cluster and append them in order."""
    settings = (folder / _SETTINGS).read_bytes()
    waiting: dict[int, bytes] = {}
    order = iter(parts)
    oldest = next(order)
    progress = _Progress(parts[0][0] - 1, args.games)
    with _appending(folder / _GAMES) as file:
        for part, (theirs, games) in _tasks.results(_part, parts, args.workers, _LEAD * args.workers, words, _tasks.named_files(words)):
            if theirs != settings:
                raise ValueError(f"a machine of the cluster plays other games: {_difference(settings, theirs)}")
            waiting[part[0]] = games
            while oldest[0] in waiting:
                file.write(waiting.pop(oldest[0]))
                file.flush()
                oldest = next(order, (0, 0))
            progress.add(part[1] - part[0] + 1)
        os.fsync(file.fileno())


def _part(part: _tasks.Part, words: list[str], files: dict[str, bytes]) -> tuple[bytes, bytes]:
    """Return the settings and the games of a part, in a process of the cluster."""
    with tempfile.TemporaryDirectory(prefix="quoin-part") as room, tempfile.TemporaryDirectory(prefix="quoin-games") as scratch:
        _tasks.place(files, Path(room))
        out = Path(scratch) / "games"
        only = ["--games", str(part[1]), "--only", f"{part[0]}-{part[1]}", "--jobs", "1", "--output", str(out)]
        _tasks.run(["selfplay", *words, *only], Path(room))
        return (out / _SETTINGS).read_bytes(), (out / _GAMES).read_bytes()


def _count(file: Path) -> int:
    """Return the number of complete lines."""
    if not file.is_file():
        return 0
    lines = 0
    with file.open("rb") as games:
        while block := games.read(1 << 20):
            lines += block.count(b"\n")
    return lines


@contextmanager
def _appending(file: Path) -> Iterator[BinaryIO]:
    """Open a file to append to it, with the lock that the program also takes."""
    with file.open("ab") as games:
        if fcntl is not None:
            try:
                fcntl.lockf(games, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise ValueError(f"{file} is in use by another process. Stop it, or wait until it finishes") from None
        yield games


def _difference(there: bytes, here: bytes) -> str:
    old, new = json.loads(there), json.loads(here)
    names = [name for name in {**old, **new} if old.get(name) != new.get(name)]
    return "; ".join(f"{name} is {old.get(name, 'missing')} here and {new.get(name, 'missing')} there" for name in names)


class _Progress:
    """Prints how many games have been played, at most once a second."""

    def __init__(self, before: int, total: int) -> None:
        self._before, self._total = before, total
        self._done = 0
        self._start = self._shown = time.monotonic()

    def add(self, games: int) -> None:
        self._done += games
        now, played = time.monotonic(), self._before + self._done
        if played < self._total and now - self._shown < 1:
            return
        self._shown = now
        rate = self._done / max(now - self._start, 1e-9)
        minutes, seconds = divmod(round((self._total - played) / rate), 60)
        left = f"{minutes // 60}:{minutes % 60:02}:{seconds:02}" if minutes >= 60 else f"{minutes}:{seconds:02}"
        pace = f"{rate:.0f}" if rate >= 10 else f"{rate:.2g}"
        print(f"{played} of {self._total} games, {pace} per second, {left} left", file=sys.stderr, flush=True)
