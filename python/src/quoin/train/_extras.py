"""Says what to install where a library is missing."""

from __future__ import annotations

import importlib
from types import ModuleType


class MissingExtra(ModuleNotFoundError):
    """A library that an extra of this package brings is not installed; the message says which."""


def needed(module: str, extra: str) -> ModuleType:
    """The module, or MissingExtra with a sentence that says what to install: an extra, or the package if no extra has it."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as missing:
        package = (missing.name or module).split(".")[0]
        if package == "quoin":
            raise
        installed = f'"quoin[{extra}]"' if extra else package
        raise MissingExtra(f"quoin: this needs the package {package}, which is not installed: pip install {installed}") from None
