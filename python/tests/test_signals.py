"""Who else in the process handles signals takes none from the JVM, neither while it runs nor when it ends."""

from __future__ import annotations

import sys

import pytest
from conftest import run_python

# JPype ends the JVM at exit; what is registered between it and quoin runs just before, after what quoin registers.
PROGRAM = """if True:
    import atexit, faulthandler, jpype

    def meet_nulls():
        order = jpype.JClass("java.lang.String").CASE_INSENSITIVE_ORDER
        for _ in range(3000):
            order.compare("one", "two")
        met = 0
        for _ in range(3):
            try:
                order.compare("one", None)
            except jpype.JException:
                met += 1
        print("nulls", met, flush=True)

    atexit.register(meet_nulls)
    {before}
    import gymnasium, quoin
    gymnasium.make("Othello-v0").reset()
    {after}"""

# Compiles early, and waits for what is compiled: there a null is a signal.
COMPILED = "-XX:TieredStopAtLevel=1 -Xbatch"

TAKEN = """import ctypes, signal
    ctypes.CDLL(None).signal(int(signal.SIGSEGV), None)"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere handlers are not put back")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("faulthandler.enable()", "faulthandler.disable()"),
        ("faulthandler.enable()", "faulthandler.disable(); faulthandler.enable()"),
        ("", "faulthandler.enable()"),
        ("", TAKEN),
    ],
    ids=["disabled later", "enabled again", "enabled later", "taken by others"],
)
def test_a_process_ends_well_whoever_handled_signals(before: str, after: str) -> None:
    run = run_python(PROGRAM.format(before=before, after=after), QUOIN_JAVA_OPTS=COMPILED)
    assert (run.returncode, run.stdout) == (0, "nulls 3\n"), run.stderr


def test_java_goes_on_where_the_fault_handler_is_disabled_in_the_middle() -> None:
    after = "faulthandler.disable(); meet_nulls()"
    run = run_python(PROGRAM.format(before="faulthandler.enable()", after=after), QUOIN_JAVA_OPTS=COMPILED)
    assert (run.returncode, run.stdout) == (0, "nulls 3\nnulls 3\n"), run.stderr
