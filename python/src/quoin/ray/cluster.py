"""Connects to a Ray cluster, or starts a temporary one on this machine."""

from __future__ import annotations

import contextlib
import logging
import os
import warnings
from collections.abc import Iterator
from pathlib import Path

from quoin import _signals
from quoin.train._extras import needed

#: For our own cluster: results are small, and by default Ray would take a third of the memory.
_OBJECTS = 200_000_000


@contextlib.contextmanager
def running(address: str, processors: int) -> Iterator[None]:
    """Connect to the cluster at ``address``, or start one for this many parallel processes if there is no address.

    Does nothing if this process is already connected.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    # Do not give our worker processes a lower priority than everything else on this machine.
    os.environ.setdefault("RAY_worker_niceness", "0")
    ray = needed("ray", "ray")
    if ray.is_initialized():
        yield
        return
    with warnings.catch_warnings(), _signals.kept():
        warnings.simplefilter("ignore")
        if address:
            _bring_token()
            try:
                ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
            except (ConnectionError, ValueError, RuntimeError) as failed:
                reason = str(failed).strip().splitlines()[0]
                raise ValueError(f"--address: there is no cluster at '{address}': {reason}") from None
        else:
            ray.init(
                address="local",
                num_cpus=max(1, processors),
                include_dashboard=False,
                object_store_memory=_OBJECTS,
                logging_level=logging.ERROR,
                log_to_driver=False,
            )
    try:
        yield
    finally:
        with _signals.kept():
            ray.shutdown()


def _bring_token() -> None:
    """Present this user's token to a cluster, if there is one.

    Clusters require it by default and otherwise ignore it. Ray looks for the token by itself only when it also looks for the
    cluster.
    """
    named = "RAY_AUTH_TOKEN" in os.environ or "RAY_AUTH_TOKEN_PATH" in os.environ
    if "RAY_AUTH_MODE" in os.environ or not (named or (Path.home() / ".ray" / "auth_token").is_file()):
        return
    os.environ["RAY_AUTH_MODE"] = "token"
    # Ray read the variable when it was imported; this makes it read the variable again. If Ray has moved this function,
    # a cluster that requires a token still reports it.
    with contextlib.suppress(ImportError, AttributeError):
        from ray._raylet import Config

        Config.initialize("")
