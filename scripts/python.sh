# shellcheck shell=sh disable=SC2034,SC2154
# The project's own Python environment. Sourced by quoin after build.sh; $root is the checkout.
#
# .quoin/python            a virtual environment with the package in it, editable
# .quoin/python.installed  what was installed into it: the interpreter and the files that say what belongs there
# .quoin/python.log        what pip said
# .quoin/training…         the same with the libraries of `./quoin test training`, which are gigabytes
#
# QUOIN_PYTHON  the interpreter to make them with

venv=$home/python
python_packages=requirements.txt

# Sets `python` to an interpreter that is new enough and can make environments, or explains and returns 3.
find_python() {
    python_reason="no Python 3.10 or newer was found"
    for python in ${QUOIN_PYTHON:+"$QUOIN_PYTHON"} python3 python3.13 python3.12 python3.11 python3.14 python3.10 python; do
        command -v "$python" >/dev/null 2>&1 || continue
        "$python" -c 'import sys; sys.exit(sys.version_info < (3, 10))' >/dev/null 2>&1 || continue
        if "$python" -c 'import venv, ensurepip' >/dev/null 2>&1; then
            return 0
        fi
        python_reason="$python has no venv or no pip (Debian, Ubuntu: apt install python3-venv)"
    done
    return 3
}

# From here on the environment is that of the training libraries.
use_training_environment() {
    venv=$home/training
    python_packages=requirements-training.txt
}

# Makes the environment when it is missing or out of date. Returns 3 with `python_reason` where that is not possible for
# want of an interpreter or of the packages of others, and 1 when our own package fails.
prepare_python() {
    find_python || return 3
    installed=$("$python" -c 'import sys; print(sys.executable, sys.version)' && cat "$root/python/pyproject.toml" \
        "$root/python/requirements.txt" "$root/python/$python_packages")
    if ! [ -x "$venv/bin/python" ] || [ "$(cat "$venv.installed" 2>/dev/null)" != "$installed" ]; then
        echo "quoin: making a Python environment; fetching its packages takes a minute, those of training more" >&2
        rm -rf "$venv" "$venv.installed"
        python_reason="the virtual environment could not be made; see $venv.log"
        "$python" -m venv "$venv" >"$venv.log" 2>&1 9>&- || return 3
        python_reason="pip could not fetch the packages that are needed; see $venv.log"
        run_pip -r "$root/python/$python_packages" || return 3
        python_reason="the package could not be installed; see $venv.log"
        run_pip --no-deps --no-build-isolation -e "$root/python" || return 1
        printf '%s\n' "$installed" >"$venv.installed"
    fi
    # The jar of an editable install is a copy in the source folder.
    described=$root/python/src/quoin/_jar/environments.txt
    if ! [ -f "$described" ] || [ -n "$(find "$home/quoin.jar" -newer "$described" 2>/dev/null)" ]; then
        JAVA_HOME=$jdk QUOIN_JAR=$home/quoin.jar "$venv/bin/python" "$root/python/hatch_build.py" 9>&- || return 1
    fi
}

run_pip() {
    JAVA_HOME=$jdk QUOIN_JAR=$home/quoin.jar "$venv/bin/python" -m pip install -q --disable-pip-version-check --no-input "$@" \
        >>"$venv.log" 2>&1 9>&- </dev/null
}
