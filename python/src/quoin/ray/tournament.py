"""A match whose pairs are played in Ray tasks, each with the arena's own program.

A pair depends only on the seed of the match and its number, so it does not matter where it is played. The joined lines of all
games are the log of the match, and the arena computes the result as if it had played the match alone.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import tempfile
from pathlib import Path

from quoin import _files
from quoin.ray import _tasks, cluster
from quoin.train._extras import needed

_LOG = "games.jsonl"


def play(args: argparse.Namespace, others: list[str]) -> str:
    """Play the missing pairs of a match and return the arena's report."""
    needed("ray", "ray")
    _tasks.check(args, {"games": 1, "workers": 1, "pairs_per_task": 0})
    match = [args.first, args.second, "--games", str(args.games), "--seed", str(args.seed), *others]
    folder = Path(args.output or "matches/ray-" + re.sub(r"[^\w.+-]+", "_", f"{args.first}-v-{args.second}-{args.seed}"))
    # Play one pair here first, so that errors are reported before a cluster is started.
    _part((1, 1), match, Path.cwd())
    log = _Log(folder)
    missing = [pair for pair in range(1, args.games + 1) if pair not in log.complete]
    if missing:
        parts = list(_tasks.ranges(missing, _tasks.size(args.pairs_per_task, len(missing), args.workers)))
        with cluster.running(args.address, args.workers):
            _play_over(parts, match, args.workers, log)
    words = ["--output", str(folder), "--jobs", "1", *(["--json"] if args.json else [])]
    return _arena([*match, *words], Path.cwd())


def _play_over(parts: list[_tasks.Part], match: list[str], workers: int, log: _Log) -> None:
    """Play the parts on the cluster and store results as they arrive."""
    done = 0
    for _, lines in _tasks.results(_part_in_room, parts, workers, len(parts), match, _tasks.named_files(match[:2])):
        log.add(lines)
        done += 1
        print(f"{done} of {len(parts)} tasks", file=sys.stderr, flush=True)


def _part_in_room(part: _tasks.Part, match: list[str], files: dict[str, bytes]) -> list[str]:
    """Play a range of pairs in its own folder, in a process of the cluster."""
    with tempfile.TemporaryDirectory(prefix="quoin-part") as room:
        _tasks.place(files, Path(room))
        return _part(part, match, Path(room))


def _part(part: _tasks.Part, match: list[str], room: Path) -> list[str]:
    """Return the log lines of a range of pairs, header first."""
    with tempfile.TemporaryDirectory(prefix="quoin-log") as scratch:
        out = Path(scratch) / "match"
        _arena([*match, "--pairs", f"{part[0]}-{part[1]}", "--jobs", "1", "--no-records", "--output", str(out)], room)
        return (out / _LOG).read_text(encoding="utf-8").splitlines()


def _arena(words: list[str], folder: Path) -> str:
    return _tasks.run(["arena", "match", *words], folder)


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
