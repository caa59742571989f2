"""Puts the jar, and the description of the environments in it, into the package before it is packed.

Inside a checkout the jar is built, or brought up to date, by the launcher beside this folder; elsewhere (in an sdist) the
copies that are already there are packed. As a script, ``python hatch_build.py`` does the same for an editable install.
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


def refresh() -> None:
    """Brings ``src/quoin/_jar`` up to date; raises with a sentence when that is not possible."""
    source = built_jar()
    if source is not None:
        PACKED.mkdir(parents=True, exist_ok=True)
        for file in (HERE.parent / "LICENSE", HERE.parent / "NOTICE"):
            if file.is_file():
                replace(file, PACKED / file.name)
        replace(source, PACKED / "quoin.jar")
        describe()
    missing = [name for name in ("quoin.jar", "environments.txt") if not (PACKED / name).is_file()]
    if missing:
        raise RuntimeError(
            f"quoin: {' and '.join(missing)} missing in {PACKED}, and no checkout around {HERE} to build from; "
            "set QUOIN_JAR to a quoin.jar, or install from a checkout or an sdist"
        )


def built_jar() -> Path | None:
    """The jar to pack, or None where only the copies that are there can be used."""
    given = os.environ.get("QUOIN_JAR")
    if given:
        return Path(given)
    launcher = HERE.parent / "quoin"
    if not (launcher.is_file() and (HERE.parent / "pom.xml").is_file()) or os.name == "nt":
        return None
    # Any command builds what is missing or out of date.
    subprocess.run([str(launcher), "version"], check=True, stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL)
    return HERE.parent / ".quoin" / "quoin.jar"


def replace(source: Path, target: Path) -> None:
    """Copies by renaming: a program that has the old file open keeps it."""
    if target.is_file() and target.read_bytes() == source.read_bytes():
        return
    partial = target.with_name(target.name + ".new")
    shutil.copyfile(source, partial)
    partial.replace(target)


def describe() -> None:
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
                refresh()
