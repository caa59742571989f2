"""Registers every environment of the jar with Gymnasium."""

from __future__ import annotations

from gymnasium.envs.registration import register, registry

from quoin import _layout


def register_all() -> list[str]:
    """Registers ``quoin/ID`` and, where nobody else has it, the bare id; returns what was registered.

    There is no ``max_episode_steps``: games end by themselves and are never cut off.
    """
    registered = []
    for id in _layout.packed():
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
