# shellcheck shell=sh disable=SC2154
# Installs packages of the system. Sourced by maven.sh; $root is the checkout. The tests get PostgreSQL, bubblewrap and
# Chromium with it.

# Installs the Debian packages after $1, which says what they are for. Only for root on Debian and its like, and never after
# --no-install or with QUOIN_NO_INSTALL=1; says what it does before. Returns 1 when nothing was installed.
install_packages() {
    packages_reason=$1
    shift
    may_install || return 1
    mkdir -p "$root/.quoin" || return 1
    packages_log=$root/.quoin/packages.log
    echo "quoin: installing the Debian package $* $packages_reason; --no-install leaves it out" >&2
    apt_install "$@" >"$packages_log" 2>&1 && return 0
    { apt-get update && apt_install "$@"; } >>"$packages_log" 2>&1 </dev/null 9>&- && return 0
    echo "quoin: apt-get could not install $*; see $packages_log" >&2
    return 1
}

# Whether packages of the system can be installed, and nobody has forbidden it.
may_install() {
    [ -z "${no_install:-${QUOIN_NO_INSTALL:-}}" ] && [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null 2>&1
}

apt_install() {
    # Parts of the tests run at the same time; one waits until the other has installed its packages.
    DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends "$@" </dev/null 9>&-
}
