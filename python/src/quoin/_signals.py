"""Protects the JVM's signal handlers from other libraries in the process.

The JVM uses SIGSEGV in normal operation, for null checks in compiled code and to stop threads, and handles it itself. If a
library replaces or removes this handler, the next such signal ends the process, often only when Java shuts down:

- If ``faulthandler`` is enabled before the JVM starts and disabled later, as pytest does, it restores the earlier handler, which is
  none. If it is enabled later, it treats the signal as a crash.
- Ray installs its own handlers when it starts, and removes all handlers when it ends.
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
    """Disable ``faulthandler``. Call this before the JVM starts, so that nothing removes the JVM's handlers later."""
    faulthandler.disable()


def note() -> None:
    """Remember the JVM's handlers. Call this after the JVM has started."""
    if sys.platform.startswith("linux"):
        for number in (int(getattr(signal, name)) for name in _NAMES):
            # Larger than the structure is on any machine.
            action = ctypes.create_string_buffer(512)
            if _sigaction(number, None, action) == 0:
                _handlers[number] = action


def restore() -> None:
    """Restore the JVM's handlers, if a JVM has started."""
    for number, action in _handlers.items():
        _sigaction(number, action, None)


@contextlib.contextmanager
def kept() -> Iterator[None]:
    """Restore the JVM's handlers after the block."""
    try:
        yield
    finally:
        restore()


def _sigaction(number: int, new: Any, old: Any) -> int:
    return int(ctypes.CDLL(None).sigaction(number, new, old))
