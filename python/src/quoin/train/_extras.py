"""Import optional libraries, with an error that names the missing extra."""

from __future__ import annotations

import importlib
from types import ModuleType


class MissingExtra(ModuleNotFoundError):
    """A library from one of this package's extras is not installed; the message names the extra."""


def needed(module: str, extra: str) -> ModuleType:
    """Return the module, or raise MissingExtra with the extra (or package) to install."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as missing:
        package = (missing.name or module).split(".")[0]
        if package == "quoin":
            raise
        installed = f'"quoin[{extra}]"' if extra else package
        raise MissingExtra(f"quoin: this needs the package {package}, which is not installed: pip install {installed}") from None
