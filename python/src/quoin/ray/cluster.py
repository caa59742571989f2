"""A cluster to work on: the one at an address, or one on this machine that is ended afterwards."""

from __future__ import annotations

import contextlib
import logging
import os
import warnings
from collections.abc import Iterator
from pathlib import Path

from quoin import _signals
from quoin.train._extras import needed

#: For a cluster of our own: results are small, and Ray would take a third of the memory.
_OBJECTS = 200_000_000


@contextlib.contextmanager
def running(address: str, processors: int) -> Iterator[None]:
    """Connects to the cluster at ``address``; where there is none, starts one for so many processes at once.

    Does nothing where this process is connected already.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    # Its processes shall not stand back behind everything else that runs here.
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
    """Shows a cluster the token of this user, if there is one.

    A cluster asks for it unless told otherwise, and does not mind it if it does not. Ray looks for it by itself only where it is
    to find the cluster too.
    """
    named = "RAY_AUTH_TOKEN" in os.environ or "RAY_AUTH_TOKEN_PATH" in os.environ
    if "RAY_AUTH_MODE" in os.environ or not (named or (Path.home() / ".ray" / "auth_token").is_file()):
        return
    os.environ["RAY_AUTH_MODE"] = "token"
    # Ray read the variable when it was imported; this is how it reads it again. Where that has moved, a cluster that
    # asks for a token still says so.
    with contextlib.suppress(ImportError, AttributeError):
        from ray._raylet import Config

        Config.initialize("")
