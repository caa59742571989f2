"""A match whose pairs are played in Ray tasks, each with the arena's own program.

A pair depends only on the seed of the match and its number, so it does not matter where it is played. The joined lines of all
games are the log of the match, and the arena computes the result as if it had played the match alone.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from quoin import _files, _java, _jvm
from quoin.ray import cluster
from quoin.train._extras import needed

_FLAGS = ["-XX:+UseSerialGC", "-Xshare:auto"]
_LOG = "games.jsonl"


def play(args: argparse.Namespace, others: list[str]) -> str:
    """Play the missing pairs of a match and return the arena's report."""
    needed("ray", "ray")
    _check(args)
    match = [args.first, args.second, "--games", str(args.games), "--seed", str(args.seed), *others]
    folder = Path(args.output or "matches/ray-" + re.sub(r"[^\w.+-]+", "_", f"{args.first}-v-{args.second}-{args.seed}"))
    # Play one pair here first, so that errors are reported before a cluster is started.
    _part(match, (1, 1), {}, Path.cwd())
    log = _Log(folder)
    missing = [pair for pair in range(1, args.games + 1) if pair not in log.complete]
    if missing:
        size = args.pairs_per_task or max(1, min(500, len(missing) // (4 * args.workers)))
        with cluster.running(args.address, args.workers):
            _play_over(list(_ranges(missing, size)), match, args.workers, log)
    words = ["--output", str(folder), "--jobs", "1", *(["--json"] if args.json else [])]
    return _arena([*match, *words], Path.cwd())


def _play_over(ranges: list[tuple[int, int]], match: list[str], workers: int, log: _Log) -> None:
    """Give ranges of pairs to the cluster, up to the limit of parallel tasks, and store results as they arrive."""
    ray: Any = needed("ray", "ray")
    task = ray.remote(num_cpus=1, max_retries=2)(_part_in_room)
    files = ray.put(_models(match))
    waiting, done = list(reversed(ranges)), 0
    running: dict[Any, tuple[int, int]] = {}
    while waiting or running:
        while waiting and len(running) < workers:
            part = waiting.pop()
            running[task.remote(match, part, files)] = part
        (ended,), _ = ray.wait(list(running), num_returns=1)
        running.pop(ended)
        try:
            lines = ray.get(ended)
        except ray.exceptions.RayTaskError as failed:
            raise ValueError(str(failed.cause)) from None
        log.add(lines)
        done += 1
        print(f"{done} of {len(ranges)} tasks", file=sys.stderr, flush=True)


def _part_in_room(match: list[str], part: tuple[int, int], files: dict[str, bytes]) -> list[str]:
    """Play a range of pairs in its own folder, in a process of the cluster."""
    with tempfile.TemporaryDirectory(prefix="quoin-part") as room:
        return _part(match, part, files, Path(room))


def _part(match: list[str], part: tuple[int, int], files: dict[str, bytes], room: Path) -> list[str]:
    """Return the log lines of a range of pairs, header first."""
    for name, content in files.items():
        (room / name).parent.mkdir(parents=True, exist_ok=True)
        (room / name).write_bytes(content)
    with tempfile.TemporaryDirectory(prefix="quoin-log") as scratch:
        out = Path(scratch) / "match"
        _arena([*match, "--pairs", f"{part[0]}-{part[1]}", "--jobs", "1", "--no-records", "--output", str(out)], room)
        return (out / _LOG).read_text(encoding="utf-8").splitlines()


def _arena(words: list[str], folder: Path) -> str:
    """Return the output of ``quoin arena match``. Raises ValueError with its error message if it fails."""
    command = [str(_java.find().java), *_FLAGS, "-jar", str(_jvm.jar().resolve()), "arena", "match", *words]
    run = subprocess.run(command, cwd=folder, capture_output=True, text=True, encoding="utf-8", stdin=subprocess.DEVNULL)
    if run.returncode != 0:
        said = run.stderr.strip().splitlines() or [f"the arena ended with {run.returncode}"]
        raise ValueError(next((line for line in said if line.startswith("quoin")), said[0]).removeprefix("quoin arena match: "))
    return run.stdout


def _models(match: list[str]) -> dict[str, bytes]:
    """Return the files that agents name by relative paths, such as ``model:best.onnx``. They are sent with the task."""
    found = {}
    for word in match[:2]:
        for name in word.split("=", 1)[-1].split(":")[1:]:
            path = Path(name)
            if not path.is_absolute() and ".." not in path.parts and path.is_file():
                found[name] = _files.checked(path, _files.LARGEST_MODEL, "a model").read_bytes()
    return found


class _Log:
    """The log of the whole match in its folder. A line is added once its pair is complete."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / _LOG
        folder.mkdir(parents=True, exist_ok=True)
        others = [path.name for path in folder.iterdir()]
        if others and _LOG not in others:
            raise ValueError(f"folder {folder} contains other files but no match ({_LOG}); choose another")
        lines = []
        if _LOG in others:
            log = _files.checked(self._file, _files.LARGEST_LOG, "a match log")
            lines = log.read_text(encoding="utf-8").splitlines()
        self._head = lines[0] if lines else None
        games = [json.loads(line) for line in lines[1:]]
        seen = {(game["pair"], game["game"]) for game in games}
        #: The pairs that are complete.
        self.complete = {pair for pair, game in seen if game == 1 and (pair, 2) in seen}
        torn = seen - {(pair, game) for pair in self.complete for game in (1, 2)}
        if torn:
            kept = [line for line, game in zip(lines[1:], games, strict=True) if game["pair"] in self.complete]
            self._file.write_text("\n".join([lines[0], *kept]) + "\n", encoding="utf-8")

    def add(self, lines: list[str]) -> None:
        """Add the log of a part, which must be from the same match and the same program."""
        head, games = lines[0], lines[1:]
        if self._head is None:
            self._head, games = head, lines
        elif self._head != head:
            raise ValueError(f"{self._file} belongs to another match: {_difference(self._head, head)}")
        with self._file.open("a", encoding="utf-8") as file:
            file.write("\n".join(games) + "\n")


def _difference(there: str, here: str) -> str:
    old, new = json.loads(there)["match"], json.loads(here)["match"]
    names = sorted(name for name in {*old, *new} if old.get(name) != new.get(name))
    return "; ".join(f"{name} is {old.get(name, 'missing')} there and {new.get(name, 'missing')} here" for name in names)


def _ranges(pairs: list[int], size: int) -> Iterator[tuple[int, int]]:
    """Split numbers into runs of consecutive ones, none longer than ``size``."""
    first = last = pairs[0]
    for pair in pairs[1:]:
        if pair != last + 1 or pair - first >= size:
            yield first, last
            first = pair
        last = pair
    yield first, last


def _check(args: argparse.Namespace) -> None:
    for name, least in (("games", 1), ("workers", 1), ("pairs_per_task", 0)):
        if getattr(args, name) < least:
            raise ValueError(f"--{name.replace('_', '-')} must be at least {least}, got {getattr(args, name)}")
