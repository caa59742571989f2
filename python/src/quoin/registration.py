"""Registers every environment with Gymnasium."""

from __future__ import annotations

import warnings

from gymnasium.envs.registration import register, registry

from quoin import _layout


def register_all() -> list[str]:
    """Registers ``quoin/ID`` and, where nobody else has it, the bare id; returns what was registered.

    ``import quoin`` calls it. Call it again after you set ``QUOIN_CLASSPATH`` in your program, before anything else of
    quoin is used: Java is asked once which games those jars and folders bring.

    There is no ``max_episode_steps``: games end by themselves and are never cut off.
    """
    registered = []
    for id in _known():
        for name in (f"quoin/{id}", id):
            if name not in registry:
                register(
                    name,
                    entry_point="quoin.environment:QuoinEnv",
                    vector_entry_point="quoin.vector:QuoinVectorEnv",
                    kwargs={"env_id": id},
                )
                registered.append(name)
    return registered


def _known() -> list[str]:
    try:
        return list(_layout.known())
    except (OSError, RuntimeError, ValueError) as failure:
        warnings.warn(f"the games of QUOIN_CLASSPATH are not registered: {failure}", RuntimeWarning, stacklevel=3)
        return list(_layout.packed())
