"""An evaluation whose pairs are played in Ray tasks.

A pair depends only on the seed and its number, so the result is the same as in one process.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from quoin.evaluation import Evaluation, _Match
from quoin.ray import cluster
from quoin.train._extras import needed


def played(match: _Match, folder: Path, address: str, workers: int | None, bar: Callable[[int], None]) -> Evaluation:
    """Play all pairs of a match on a cluster and compute the result here."""
    at_once = (os.cpu_count() or 1) if workers is None else workers
    if isinstance(at_once, bool) or not isinstance(at_once, int) or at_once < 1:
        raise ValueError(f"workers must be a whole number from 1, got {workers!r}")
    ray: Any = needed("ray", "ray")
    # Report invalid sides before a cluster is started.
    match.sides(folder / "check")
    size = max(1, min(500, match.pairs // (4 * at_once)))
    ranges = [(first, min(first + size - 1, match.pairs)) for first in range(1, match.pairs + 1, size)]
    parts: dict[int, list[Any]] = {}
    with cluster.running(address, at_once):
        task = ray.remote(num_cpus=1, max_retries=2)(_part)
        sent = ray.put(match)
        waiting = list(reversed(range(len(ranges))))
        running: dict[Any, int] = {}
        while waiting or running:
            while waiting and len(running) < at_once:
                number = waiting.pop()
                running[task.remote(sent, *ranges[number])] = number
            (ended,), _ = ray.wait(list(running), num_returns=1)
            try:
                parts[running.pop(ended)] = ray.get(ended)
            except ray.exceptions.RayTaskError as failed:
                raise failed.cause from None
            bar(sum(2 * (last - first + 1) for first, last in (ranges[number] for number in parts)))
    return match.joined(folder, [parts[number] for number in range(len(ranges))])


def _part(match: _Match, first: int, last: int) -> list[Any]:
    """Play a range of pairs in a process of the cluster."""
    with tempfile.TemporaryDirectory(prefix="quoin-part") as folder:
        return match.part(Path(folder), first, last)
