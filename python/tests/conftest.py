from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
from hypothesis import HealthCheck, settings

import quoin  # noqa: F401

settings.register_profile(
    "quoin", max_examples=100, deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("quoin")

ROOT = Path(__file__).resolve().parents[2]


def legal_actions(info: dict[str, Any]) -> np.ndarray:
    return np.flatnonzero(info["action_mask"])


def run_python(code: str, *options: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs code in a process of its own, where no JVM runs yet."""
    return subprocess.run(
        [sys.executable, *options, "-c", code],
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, **environment},
    )
