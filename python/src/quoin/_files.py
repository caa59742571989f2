"""Reading files that users name, with size limits."""

from pathlib import Path

_MEGABYTE = 1 << 20

#: Maximum size of a model, in megabytes; the same as in Java.
LARGEST_MODEL = 512

#: Maximum size of a match log, in megabytes.
LARGEST_LOG = 1024


def checked(file: Path, megabytes: int, kind: str) -> Path:
    """Return the file, or raise ValueError if it is a device, pipe or directory, or larger than the limit."""
    if not file.is_file():
        raise ValueError(f"{file} is not a regular file, expected {kind}")
    if file.stat().st_size > megabytes * _MEGABYTE:
        raise ValueError(f"{file} is larger than {megabytes} MB, the limit for {kind}. Check that it is the right file.")
    return file
