"""Hatchling, with metadata that pip can read without building.

Hatchling hides ``prepare_metadata_for_build_wheel`` from pip, because build hooks may add dependencies. Ours adds a file only;
without these functions pip would compile the jar just to learn which packages it needs.
"""

from __future__ import annotations

import os

# Hatchling looks for this variable when it is imported.
_tracker = os.environ.pop("PIP_BUILD_TRACKER", None)
from hatchling.build import *  # noqa: E402, F403

if _tracker is not None:
    os.environ["PIP_BUILD_TRACKER"] = _tracker
