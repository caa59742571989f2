"""Registers all environments with Gymnasium."""

from __future__ import annotations

import importlib
import warnings
from typing import TYPE_CHECKING

from gymnasium.envs.registration import register, registry

from quoin import _layout

if TYPE_CHECKING:
    from quoin.environment import QuoinEnv

#: The step limits that ``gymnasium.make`` and ``gymnasium.make_vec`` apply.
_MAX_EPISODE_STEPS = {"Othello-v0": 60}

#: Environments with a class of their own instead of :class:`quoin.QuoinEnv`.
_PLAIN = "quoin.environment:QuoinEnv"
_ENTRY_POINTS = {
    "Othello-v0": "quoin.othello:OthelloEnv",
    **dict.fromkeys(
        ("MiniScrabble-v0", "Crossword7-v0", "Crossword11-v0", "Crossword-v0"), "quoin.crossword:CrosswordEnv"
    ),
}


def register_all() -> list[str]:
    """Register ``quoin/ID`` and, if it is not taken, the bare id. Returns what was registered.

    ``import quoin`` calls this function. If your program sets ``QUOIN_CLASSPATH`` itself, call it again before you use anything else
    in quoin: Java is asked only once which games those jars and folders contain.

    Othello has a ``max_episode_steps`` of 60, one for each square that is empty at the start. A game of legal moves always ends
    within this limit; an agent that keeps trying illegal moves is truncated. The other games have their own limit, ``max_steps``.
    """
    registered = []
    for id in _known():
        for name in (f"quoin/{id}", id):
            if name not in registry:
                register(
                    name,
                    entry_point=_ENTRY_POINTS.get(id, _PLAIN),
                    vector_entry_point="quoin.vector:QuoinVectorEnv",
                    max_episode_steps=_MAX_EPISODE_STEPS.get(id),
                    # The environment itself raises an error for a step before a reset; Gymnasium's wrapper would also do so
                    # after load_state.
                    order_enforce=False,
                    kwargs={"env_id": id},
                )
                registered.append(name)
    return registered


def environment_class(id: str) -> type[QuoinEnv]:
    """Return the class of an environment."""
    module, name = _ENTRY_POINTS.get(id, _PLAIN).split(":")
    found: type[QuoinEnv] = getattr(importlib.import_module(module), name)
    return found


def _known() -> list[str]:
    try:
        return list(_layout.known())
    except (OSError, RuntimeError, ValueError) as failure:
        warnings.warn(f"the games of QUOIN_CLASSPATH are not registered: {failure}", RuntimeWarning, stacklevel=3)
        return list(_layout.packed())
