"""The observations, actions and options of an environment, known before any JVM runs."""

from __future__ import annotations

import dataclasses
import functools
import multiprocessing
import os
import subprocess
from dataclasses import dataclass
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from quoin import _java, _jvm

Options = tuple[tuple[str, Any], ...]


class MaskedDiscrete(spaces.Discrete):
    """A ``Discrete`` space whose :meth:`sample` accepts an environment's mask, with booleans or numbers."""

    def sample(self, mask: NDArray[Any] | None = None, probability: NDArray[Any] | None = None) -> Any:
        """Return a random action; with a mask, one that the mask allows."""
        if mask is not None and mask.dtype != np.int8:
            mask = mask.astype(np.int8)
        return super().sample(mask) if probability is None else super().sample(mask, probability)


class BitBoards(spaces.Box):
    """A ``Box`` of 64-bit sets, in which every number is valid. ``Box.sample`` would overflow with these bounds."""

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """Return random bits. Like every ``Box``, it rejects a mask."""
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        lowest, highest = np.iinfo(np.int64).min, np.iinfo(np.int64).max
        return self.np_random.integers(lowest, highest, self.shape, np.int64, endpoint=True)


@dataclass(frozen=True)
class Field:
    """One array that a slot exposes."""

    name: str
    dtype: str
    low: float
    high: float
    shape: tuple[int, ...]

    @property
    def space(self) -> spaces.Box:
        """The space of this field in an observation. Booleans become int8, as in other libraries."""
        kind = np.dtype(np.int8 if self.dtype == "bool" else self.dtype)
        if kind == np.int64:
            limits = np.iinfo(np.int64)
            # A float cannot represent the largest int64; it would be one more.
            low, high = max(int(self.low), limits.min), min(int(self.high), limits.max)
            box = BitBoards if (low, high) == (limits.min, limits.max) else spaces.Box
            return box(low, high, self.shape or (1,), np.int64)
        return spaces.Box(self.low, self.high, self.shape or (1,), kind.type)


@dataclass(frozen=True)
class Layout:
    """All fields of an environment, and its number of actions."""

    id: str
    actions: int
    observation: tuple[Field, ...]
    info: tuple[Field, ...]
    #: The options, each with the Java interface of the function it can be, or an empty string.
    options: dict[str, str] = dataclasses.field(default_factory=dict, hash=False)
    #: The reset options.
    reset_options: tuple[str, ...] = ()

    @property
    def observation_space(self) -> spaces.Space[Any]:
        """The observation space: the space of the only field, or a dictionary of several."""
        if len(self.observation) == 1:
            return self.observation[0].space
        return spaces.Dict({field.name: field.space for field in self.observation})

    @property
    def action_space(self) -> MaskedDiscrete:
        """The action space."""
        return MaskedDiscrete(self.actions)


def parse(text: str) -> dict[str, Layout]:
    """Parse the output of ``dev.quoin.env.bridge.Description``."""
    layouts: dict[str, Layout] = {}
    current = ""
    for line in text.splitlines():
        words = line.split("\t")
        if words[0] == "environment":
            current = words[1]
            layouts[current] = Layout(current, int(words[2]), (), ())
            continue
        old = layouts[current]
        if words[0] == "option":
            layouts[current] = dataclasses.replace(old, options={**old.options, words[1]: "".join(words[2:])})
        elif words[0] == "reset":
            layouts[current] = dataclasses.replace(old, reset_options=(*old.reset_options, words[1]))
        elif words[0] == "observation":
            layouts[current] = dataclasses.replace(old, observation=(*old.observation, _field(words)))
        else:
            layouts[current] = dataclasses.replace(old, info=(*old.info, _field(words)))
    return layouts


def _field(words: list[str]) -> Field:
    shape = tuple(int(length) for length in words[5].split(",") if length)
    return Field(words[1], words[2], float(words[3]), float(words[4]), shape)


@functools.cache
def packed() -> dict[str, Layout]:
    """Return the jar's environments with their default options, from the file that the build wrote next to it."""
    file = _jvm.PACKED / "environments.txt"
    if not file.is_file():
        raise FileNotFoundError(f"quoin: there is no {file}; install the package again with pip")
    return parse(file.read_text(encoding="utf-8"))


def known() -> dict[str, Layout]:
    """Return all environments with their default options: those of the jar and those of the games in ``QUOIN_CLASSPATH``."""
    more = _jvm.class_path()[1:] if os.environ.get("QUOIN_CLASSPATH") else []
    return _listed(tuple(more)) if more else packed()


def find(id: str) -> Layout | None:
    """Return the layout of an environment with its default options, or None. Asks Java only about environments outside the jar."""
    return packed().get(id) or known().get(id)


@functools.cache
def _listed(class_path: tuple[str, ...]) -> dict[str, Layout]:
    if _jvm.is_running() and not _jvm._forked:
        environments, description = _jvm.java("dev.quoin.env.Environments"), _jvm.java("dev.quoin.env.bridge.Description")
        none = _jvm.java("java.util.Map").of()
        return parse("".join(str(description.of(id, none)) for id in environments.ids()))
    return parse(_ask())


def of(id: str, options: dict[str, Any]) -> Layout:
    """Return the layout of an environment with plain options. Checks the options.

    If this process has no JVM yet, it does not start one: Gymnasium's ``AsyncVectorEnv`` creates an environment before it
    forks, and a JVM does not survive a fork. A separate JVM is asked instead, which takes a fraction of a second, once for
    each combination of options.
    """
    layout = find(id)
    if layout is None:
        raise ValueError(f"there is no environment '{id}', only {list(known())}")
    if not options:
        return layout
    return _described(id, tuple(sorted((name, type(value), value) for name, value in options.items())))


@functools.lru_cache(maxsize=256)
def _described(id: str, options: tuple[tuple[str, type, Any], ...]) -> Layout:
    plain = {name: value for name, _, value in options}
    if _jvm.is_running() or multiprocessing.parent_process() is not None:
        from quoin._options import java_map

        try:
            text = str(_jvm.java("dev.quoin.env.bridge.Description").of(id, java_map(plain)))
        except _jvm.JavaError as error:
            raise _jvm.translated(error) from None
        return parse(text)[id]
    words = [f"{name}={_kind(value)}:{str(value).lower() if value is True or value is False else value}"
             for name, value in plain.items()]
    return parse(_ask(id, *words))[id]


def _ask(*words: str) -> str:
    """Ask a separate JVM to describe an environment with options, or all environments."""
    java = _java.find().java
    flags = ["-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xshare:auto", "-Xlog:disable"]
    class_path = os.pathsep.join(_jvm.class_path())
    asked = subprocess.run(
        [str(java), *flags, "-cp", class_path, "dev.quoin.env.bridge.Description", *words],
        capture_output=True, text=True, encoding="utf-8", stdin=subprocess.DEVNULL,
    )
    if asked.returncode == 2:
        raise ValueError(asked.stderr.strip())
    if asked.returncode != 0:
        raise RuntimeError(f"quoin: {java} could not be run: {asked.stderr.strip() or asked.stdout.strip()}")
    return asked.stdout


def _kind(value: Any) -> str:
    if isinstance(value, bool):
        return "truth"
    return "whole" if isinstance(value, int) else "number" if isinstance(value, float) else "text"
