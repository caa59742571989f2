"""Options as Python has them, made into what Java takes: plain values, and functions as proxies."""

from __future__ import annotations

import datetime
import inspect
import os
import warnings
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from quoin import _jvm, _layout

#: Options that may be functions, and the plain value that stands for one where only the layout is asked for.
_CALLABLE = {"opponent": "random", "reward_mode": "sparse"}


#: The method that an object has if it is called for many games at once in place of a function for one.
_BATCHED = {"opponent": "actions", "reward_mode": "rewards"}


def is_batched(name: str, value: Any) -> bool:
    """Whether a value of an option is called once for all slots: an opponent with ``actions``, a reward with ``rewards``."""
    return name in _BATCHED and callable(getattr(value, _BATCHED[name], None))


def is_outside(name: str, value: Any) -> bool:
    """Whether a value of an option is code of the user's, which Java calls."""
    return callable(value) or is_batched(name, value)


def plain(id: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options without what is None (the default is meant) and with plain values for functions.

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
    """Whether an option may be a function; one that the environment does not have is left to Java to refuse."""
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
    """A Java map of plain values; other values must be Java objects already."""
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
    """How many of ``most`` positional arguments a function takes."""
    try:
        parameters = inspect.signature(function).parameters.values()
    except (TypeError, ValueError):
        return 1
    if any(parameter.kind is parameter.VAR_POSITIONAL for parameter in parameters):
        return most
    kinds = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    return min(most, sum(parameter.kind in kinds for parameter in parameters))


def warn(message: str) -> None:
    """A warning to the caller of the environment."""
    warnings.warn(message, RuntimeWarning, stacklevel=5)
