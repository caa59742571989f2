"""Says what to install where a library is missing."""

from __future__ import annotations

import importlib
from types import ModuleType


class MissingExtra(ModuleNotFoundError):
    """A library that an extra of this package brings is not installed; the message says which."""


def needed(module: str, extra: str) -> ModuleType:
    """The module, or MissingExtra with the sentence that tells what to install."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as missing:
        package = (missing.name or module).split(".")[0]
        if package == "quoin":
            raise
        raise MissingExtra(
            f"quoin: this needs the package {package}, which is not installed: pip install \"quoin[{extra}]\""
        ) from None
