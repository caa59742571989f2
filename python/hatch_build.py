"""Puts the jar, and the description of the environments in it, into the package before it is packed.

In a checkout the launcher beside this folder compiles the jar if it is missing or out of date, which takes a JDK. An sdist
contains the jar, so nothing is built there. For an editable install, ``python hatch_build.py`` does the same.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).resolve().parent
PACKED = HERE / "src" / "quoin" / "_jar"
DESCRIPTION = "dev.quoin.env.bridge.Description"

# What the launcher returns if it cannot start: no JDK, no Maven, or errors in the build.
NOT_BUILT = 3


def refresh() -> None:
    """Bring ``src/quoin/_jar`` up to date, or raise an error that says what is missing."""
    source = built_jar()
    if source is not None:
        PACKED.mkdir(parents=True, exist_ok=True)
        for name in ("LICENSE", "NOTICE"):
            replace(HERE / name, PACKED / name)
        changed = replace(source, PACKED / "quoin.jar")
        if changed or not (PACKED / "environments.txt").is_file():
            describe()
        # The launcher compares its time with that of the jar.
        (PACKED / "environments.txt").touch()
    missing = [name for name in ("quoin.jar", "environments.txt") if not (PACKED / name).is_file()]
    if missing:
        raise RuntimeError(
            f"quoin: {' and '.join(missing)} missing in {PACKED}, and no checkout around {HERE} to build from; "
            "set QUOIN_JAR to a quoin.jar, or install from a checkout or an sdist"
        )


def built_jar() -> Path | None:
    """The jar to pack, or None to use the one that is already in the package."""
    given = os.environ.get("QUOIN_JAR")
    if given:
        return Path(given)
    launcher = HERE.parent / "quoin"
    if not (launcher.is_file() and (HERE / "jar" / "pom.xml").is_file()) or os.name == "nt":
        return None
    built = subprocess.run(
        [str(launcher), "build", "python"], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True
    )
    if built.returncode == NOT_BUILT:
        raise RuntimeError(
            f"{built.stderr.strip()}\n"
            "quoin: the Java part of the package could not be built. Installing from a checkout compiles it, for which a JDK 25\n"
            "is needed; a Java runtime, such as that of quoin[jre], has no compiler. A wheel or an sdist contains the compiled\n"
            "part and needs no JDK: './quoin wheel' makes both in python/dist."
        )
    if built.returncode != 0:
        raise RuntimeError(f"quoin: '{launcher} build python' failed with exit code {built.returncode}:\n{built.stderr.strip()}")
    print(built.stderr, end="", file=sys.stderr)
    return HERE.parent / ".quoin" / "quoin-python.jar"


def replace(source: Path, target: Path) -> bool:
    """Copy by renaming, so that a program that has the old file open keeps it. Return whether the content changed."""
    if target.is_file() and target.read_bytes() == source.read_bytes():
        return False
    partial = target.with_name(target.name + ".new")
    shutil.copyfile(source, partial)
    partial.replace(target)
    return True


def describe() -> None:
    """Write what the environments of the jar look like, so that ``import quoin`` needs no JVM."""
    java = module("_java").find().java
    text = subprocess.run(
        [str(java), "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", str(PACKED / "quoin.jar"), DESCRIPTION],
        check=True,
        capture_output=True,
        text=True,
        encoding="utf-8",
    ).stdout
    (PACKED / "environments.txt").write_text(text, encoding="utf-8")


def module(name: str) -> ModuleType:
    """A module of the package, without the package: its dependencies may not be installed yet."""
    spec = importlib.util.spec_from_file_location(name, HERE / "src" / "quoin" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    loaded = importlib.util.module_from_spec(spec)
    sys.modules[name] = loaded
    spec.loader.exec_module(loaded)
    return loaded


if __name__ == "__main__":
    refresh()
else:
    try:
        from hatchling.builders.hooks.plugin.interface import BuildHookInterface
    except ImportError:
        pass
    else:

        class JarHook(BuildHookInterface):  # type: ignore[misc,type-arg]
            """Called by hatchling before it packs."""

            def initialize(self, version: str, build_data: dict[str, object]) -> None:
                try:
                    refresh()
                except RuntimeError as failure:
                    # The message says what to do; a stack trace would only hide it.
                    raise SystemExit(str(failure)) from None
