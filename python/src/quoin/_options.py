"""Converts Python options for Java: plain values, and functions as proxies."""

from __future__ import annotations

import datetime
import inspect
import os
import warnings
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from quoin import _jvm, _layout

#: Options that can be functions, and the plain value to use instead when only the layout matters.
_CALLABLE = {"opponent": "random", "reward_mode": "sparse"}


#: The method that a batched object has: it is called for many games at once, unlike a function.
_BATCHED = {"opponent": "actions", "reward_mode": "rewards"}


def is_batched(name: str, value: Any) -> bool:
    """Whether an option's value is called once for all slots: an opponent with ``actions`` or a reward with ``rewards``."""
    return name in _BATCHED and callable(getattr(value, _BATCHED[name], None))


def is_outside(name: str, value: Any) -> bool:
    """Whether an option's value is user code that Java calls."""
    return callable(value) or is_batched(name, value)


def plain(id: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options without those that are None, and with plain values instead of functions.

    Raises ValueError for a value that no option can have.
    """
    values: dict[str, Any] = {}
    for name, value in options.items():
        if value is None:
            continue
        outside = is_outside(name, value)
        if name == "reward_mode" and outside and not _takes_function(id, name):
            raise ValueError(f"{id}: reward_mode must be a name, got the function {value!r}")
        values[name] = _CALLABLE[name] if outside and name in _CALLABLE else _plain(id, name, value)
    return values


def _takes_function(id: str, name: str) -> bool:
    """Whether an option can be a function. Java rejects options that the environment does not have."""
    layout = _layout.find(id)
    return layout is not None and layout.options.get(name, "unknown") != ""


def _plain(id: str, name: str, value: Any) -> Any:
    if isinstance(value, np.generic):
        value = value.item()
    if isinstance(value, os.PathLike):
        value = os.fspath(value)
    if isinstance(value, datetime.date):
        value = value.isoformat()
    if isinstance(value, (str, bool, int, float)):
        return value
    raise ValueError(
        f"{id}: {name} must be a text, a number or a truth value"
        + (f", a function or an object with the method {_BATCHED[name]}" if name in _CALLABLE else "")
        + f", got {value!r}"
    )


def java_map(values: Mapping[str, Any]) -> Any:
    """Return a Java map of plain values. Other values must already be Java objects."""
    result = _jvm.java("java.util.LinkedHashMap")()
    for name, value in values.items():
        result.put(name, _boxed(value))
    return result


def _boxed(value: Any) -> Any:
    if isinstance(value, bool):
        return _jvm.java("java.lang.Boolean").valueOf(value)
    if isinstance(value, int):
        bounded = max(-(2**63), min(2**63 - 1, value))
        return _jvm.java("java.lang.Long").valueOf(bounded)
    if isinstance(value, float):
        return _jvm.java("java.lang.Double").valueOf(value)
    return value


def positional(function: Callable[..., Any], most: int) -> int:
    """Return how many of ``most`` positional arguments a function accepts."""
    try:
        parameters = inspect.signature(function).parameters.values()
    except (TypeError, ValueError):
        return 1
    if any(parameter.kind is parameter.VAR_POSITIONAL for parameter in parameters):
        return most
    kinds = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    return min(most, sum(parameter.kind in kinds for parameter in parameters))


def warn(message: str) -> None:
    """Warn the caller of the environment."""
    warnings.warn(message, RuntimeWarning, stacklevel=5)


#: The warnings that were given once.
_told: set[str] = set()


def warn_once(message: str) -> None:
    """Warn about a word list, once for each list, even if many environments open it."""
    if message not in _told:
        _told.add(message)
        warnings.warn(message, RuntimeWarning, stacklevel=3)


class Warnings:
    """Receives warnings from Java. Those about the creation of an environment wait until Java has returned."""

    def __init__(self) -> None:
        self._early: list[str] | None = []

    def accept(self, said: Any) -> None:
        """Receive a warning from Java."""
        if self._early is None:
            warn(str(said))
        else:
            self._early.append(str(said))

    def created(self) -> None:
        """Give the warnings about the creation of the environment."""
        early, self._early = self._early or [], None
        for message in early:
            warn_once(message)
