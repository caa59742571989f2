"""Signals that the JVM lives by, kept from others in the process.

A null in compiled Java code, or a thread that is to be stopped, is a SIGSEGV that the JVM's own handler answers. A library that
replaces or removes this handler makes the next such signal end the process, often only when Java shuts down:

- ``faulthandler`` that was enabled before the JVM started puts back what was there before, nothing, when it is disabled; pytest
  does both. Enabled later, it takes the signal for a crash.
- Ray sets handlers of its own when it starts, and none when it ends.
"""

from __future__ import annotations

import contextlib
import ctypes
import faulthandler
import signal
import sys
from collections.abc import Iterator
from typing import Any

_NAMES = ("SIGSEGV", "SIGBUS", "SIGFPE", "SIGILL", "SIGTRAP")

_handlers: dict[int, Any] = {}


def make_way() -> None:
    """To be called before the JVM starts: no handler may lie below its own that is taken away later."""
    faulthandler.disable()


def note() -> None:
    """To be called when the JVM has started: notes its handlers."""
    if sys.platform.startswith("linux"):
        for number in (int(getattr(signal, name)) for name in _NAMES):
            # Larger than the structure is on any machine.
            action = ctypes.create_string_buffer(512)
            if _sigaction(number, None, action) == 0:
                _handlers[number] = action


def restore() -> None:
    """Puts the handlers of the JVM back in place, if one has started."""
    for number, action in _handlers.items():
        _sigaction(number, action, None)


@contextlib.contextmanager
def kept() -> Iterator[None]:
    """Leaves the handlers of the JVM in place, whatever is done meanwhile."""
    try:
        yield
    finally:
        restore()


def _sigaction(number: int, new: Any, old: Any) -> int:
    return int(ctypes.CDLL(None).sigaction(number, new, old))
