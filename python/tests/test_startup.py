"""How long it takes until a first game can be played, in CPU time, because other programs may be running."""

from __future__ import annotations

from conftest import run_python

CODE = """
import time

began = time.process_time()
import gymnasium
import numpy
others = time.process_time()
import quoin
imported = time.process_time()
env = gymnasium.make("quoin/Othello-v0")
env.reset(seed=1)
print(imported - others, time.process_time() - imported)
"""


def test_import_and_first_reset_are_quick() -> None:
    runs = [[float(word) for word in run_python(CODE).stdout.split()] for _ in range(3)]
    own_import, reset = (min(column) for column in zip(*runs, strict=True))
    # NumPy and Gymnasium take about 0.2 s. Of the reset, two thirds are the start of the JVM and of JPype.
    assert own_import < 0.1
    assert reset < 1.0
