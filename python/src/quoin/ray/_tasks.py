"""Commands of the jar in Ray tasks, each on a part of the work."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from quoin import _files, _java, _jvm
from quoin.train._extras import needed

_FLAGS = ["-XX:+UseSerialGC", "-Xshare:auto"]

#: Exit codes of a JVM that was ended by a signal: HUP, INT, KILL or TERM.
_SIGNALS = (129, 130, 137, 143)

#: The first and the last number of a part.
Part = tuple[int, int]


class KilledError(ValueError):
    """A program was ended by a signal. Ray tries its task again."""


def run(words: list[str], folder: Path) -> str:
    """Return the output of a ``quoin`` command. Raises ValueError with its error message if it fails."""
    command = [str(_java.find().java), *_FLAGS, "-jar", str(_jvm.jar().resolve()), *words]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, encoding="utf-8", stdin=subprocess.DEVNULL)
    if done.returncode < 0 or done.returncode in _SIGNALS:
        raise KilledError(f"the program of a task was killed (exit code {done.returncode}). Run the same command again to resume")
    if done.returncode != 0:
        said = done.stderr.strip().splitlines() or [f"the program ended with {done.returncode}"]
        line = next((line for line in said if line.startswith("quoin")), said[0])
        raise ValueError(line.partition(": ")[2] if line.startswith("quoin ") else line)
    return done.stdout


def results(play: Callable[..., Any], parts: list[Part], workers: int, lead: int, *shared: Any) -> Iterator[tuple[Part, Any]]:
    """Play all parts on the cluster and yield each with its result as soon as it has ended.

    A task whose process or program is killed is tried again, twice at most.

    :param play: gets a part and the shared values
    :param lead: how many parts may be started beyond the oldest one that has not ended
    """
    ray: Any = needed("ray", "ray")
    task = ray.remote(num_cpus=1, max_retries=2, retry_exceptions=[KilledError])(play)
    sent = [ray.put(value) for value in shared]
    running: dict[Any, int] = {}
    begun = 0
    while begun < len(parts) or running:
        while begun < len(parts) and len(running) < workers and begun - min(running.values(), default=begun) <= lead:
            running[task.remote(parts[begun], *sent)] = begun
            begun += 1
        (ended,), _ = ray.wait(list(running), num_returns=1)
        number = running.pop(ended)
        try:
            result = ray.get(ended)
        except ray.exceptions.RayTaskError as failed:
            raise ValueError(str(failed.cause)) from None
        except ray.exceptions.RayError as failed:
            reason = str(failed).strip().splitlines()[0]
            raise ValueError(f"a task failed: {reason} Run the same command again to resume") from None
        yield parts[number], result


def ranges(numbers: list[int], size: int) -> Iterator[Part]:
    """Split numbers into runs of consecutive ones, none longer than ``size``."""
    first = last = numbers[0]
    for number in numbers[1:]:
        if number != last + 1 or number - first >= size:
            yield first, last
            first = number
        last = number
    yield first, last


def size(given: int, missing: int, workers: int) -> int:
    """Return the size of a part: as given, or such that each worker gets a few of them."""
    return given or max(1, min(500, missing // (4 * workers)))


def named_files(words: list[str]) -> dict[str, bytes]:
    """Return the files that words name by relative paths, such as ``model:best.onnx``. They are sent with the tasks."""
    found = {}
    for word in words:
        for name in {word, *word.split("=", 1)[-1].split(":")[1:]}:
            path = Path(name)
            if name and not path.is_absolute() and ".." not in path.parts and path.is_file():
                found[name] = _files.checked(path, _files.LARGEST_MODEL, "a file of an agent or option").read_bytes()
    return found


def place(files: dict[str, bytes], room: Path) -> None:
    """Write the files of :func:`named_files` into the folder of a task."""
    for name, content in files.items():
        (room / name).parent.mkdir(parents=True, exist_ok=True)
        (room / name).write_bytes(content)


def check(args: Any, least: dict[str, int]) -> None:
    """Raise ValueError if an option is smaller than allowed."""
    for name, minimum in least.items():
        if getattr(args, name) < minimum:
            raise ValueError(f"--{name.replace('_', '-')} must be at least {minimum}, got {getattr(args, name)}")
