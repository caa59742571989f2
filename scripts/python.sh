# shellcheck shell=sh disable=SC2034,SC2154
# The project's own Python environment. Sourced by quoin after build.sh; $root is the checkout.
#
# .quoin/python            a virtual environment with the package in it, editable
# .quoin/python.installed  what was installed into it: the interpreter and the files that say what belongs there
# .quoin/python.log        what pip said
# .quoin/python.api        the packages that `./quoin test api` has added to it
# python/dist              the wheel and the sdist, after `./quoin wheel`
# .quoin/training…         the same with the libraries of `./quoin test training`, which are gigabytes
#
# Packages are installed from python/requirements*.txt with their hashes; docs/supply-chain.md tells how those are made.
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
    # Builds of an index besides the usual one, such as PyTorch's for CPUs, have hashes of their own.
    if [ -n "${PIP_EXTRA_INDEX_URL:-}" ]; then
        python_packages=requirements-training.in
    fi
}

# Makes the environment when it is missing or out of date. Returns 3 with `python_reason` where that is not possible for
# want of an interpreter or of the packages of others, and 1 when our own package fails.
prepare_python() {
    find_python || return 3
    python_reason="the jar could not be built"
    if python_jar_is_stale; then
        (build_python_jar) || return 1
    fi
    installed=$("$python" -c 'import sys; print(sys.executable, sys.version)' && cat "$root/python/pyproject.toml" \
        "$root/python/requirements.txt" "$root/python/$python_packages")
    if ! [ -x "$venv/bin/python" ] || [ "$(cat "$venv.installed" 2>/dev/null)" != "$installed" ]; then
        echo "quoin: making a Python environment; fetching its packages takes a minute, those of training more" >&2
        rm -rf "$venv" "$venv.installed" "$venv.api"
        python_reason="the virtual environment could not be made; see $venv.log"
        "$python" -m venv "$venv" >"$venv.log" 2>&1 9>&- || return 3
        python_reason="pip could not fetch the packages that are needed; see $venv.log"
        case $python_packages in
            *.txt) run_pip --require-hashes -r "$root/python/$python_packages" || return 3 ;;
            *) run_pip -r "$root/python/$python_packages" || return 3 ;;
        esac
        python_reason="the package could not be installed; see $venv.log"
        run_pip --no-deps --no-build-isolation -e "$root/python" || return 1
        printf '%s\n' "$installed" >"$venv.installed"
    fi
    # The jar of an editable install is a copy in the source folder.
    described=$root/python/src/quoin/_jar/environments.txt
    if ! [ -f "$described" ] || [ -n "$(find "$home/quoin-python.jar" -newer "$described" 2>/dev/null)" ]; then
        JAVA_HOME=$jdk QUOIN_JAR=$home/quoin-python.jar "$venv/bin/python" "$root/python/hatch_build.py" 9>&- || return 1
    fi
}

# Makes the environment, with what generates API calls in it. Returns as prepare_python does.
prepare_api() {
    prepare_python || return
    if ! cmp -s "$root/python/requirements-api.txt" "$venv.api"; then
        python_reason="generated API calls need Python 3.11 or newer"
        "$venv/bin/python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || return 3
        echo "quoin: fetching what generates API calls" >&2
        python_reason="pip could not fetch the packages that are needed; see $venv.log"
        run_pip --require-hashes -r "$root/python/requirements-api.txt" || return 3
        cp "$root/python/requirements-api.txt" "$venv.api"
    fi
}

# Builds the wheel and the sdist into python/dist.
make_wheel() {
    rm -f "$root"/python/dist/quoin-*
    (cd "$root/python" && JAVA_HOME=$jdk QUOIN_JAR=$home/quoin-python.jar \
        "$venv/bin/python" -m hatchling build -t sdist -t wheel -d dist) 9>&- >&2 || return
    ls "$root"/python/dist/quoin-*
}

run_pip() {
    JAVA_HOME=$jdk QUOIN_JAR=$home/quoin-python.jar "$venv/bin/python" -m pip install -q --disable-pip-version-check --no-input "$@" \
        >>"$venv.log" 2>&1 9>&- </dev/null
}
