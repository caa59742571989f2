"""Othello and crossword tile games for reinforcement learning.

``import quoin`` registers the environments with Gymnasium: ``gymnasium.make("quoin/Othello-v0")``. It does not start a JVM.
To register games of your own as well, list their jars and folders in ``QUOIN_CLASSPATH``.
"""

from __future__ import annotations

from quoin._java import JavaNotFoundError
from quoin._jvm import ActionRangeError
from quoin._layout import MaskedDiscrete
from quoin.environment import QuoinEnv
from quoin.evaluation import Evaluation, evaluate
from quoin.human import play_human
from quoin.model import Model
from quoin.registration import register_all
from quoin.vector import QuoinVectorEnv
from quoin.wrappers import MaskedObservation, MaskedVectorObservation

__version__ = "0.2.0.dev0"

__all__ = [
    "ActionRangeError",
    "Evaluation",
    "JavaNotFoundError",
    "MaskedDiscrete",
    "MaskedObservation",
    "MaskedVectorObservation",
    "Model",
    "QuoinEnv",
    "QuoinVectorEnv",
    "environments",
    "evaluate",
    "play_human",
    "register_all",
]


def environments() -> list[str]:
    """Return the ids of all environments, without the namespace ``quoin/``."""
    from quoin import _layout

    return list(_layout.known())


register_all()
