# shellcheck shell=sh disable=SC2034
# Finds the JDK that Quoin builds and runs with. Sourced by quoin and mvnw.
#
# find_jdk sets `jdk` (its home) and `jdk_version`, or offers to fetch one, or explains what to install and returns 3.
# A JAVA_HOME or JDK_HOME that is good enough is taken at once; otherwise the best of all that are found:
# 25.0.3 or later of release 25, then a newer release, then 25.0.0 to 25.0.2, which can corrupt arrays
# shared with native code under G1 (JDK-8377811).

# Whether everything may be fetched without asking; `./quoin --yes` sets it too.
yes=${yes:-}
case ${QUOIN_YES:-0} in 0 | no) ;; *) yes=yes ;; esac

# Where fetched tools are kept: the folder of caches that Quoin uses for everything.
case ${QUOIN_CACHE:+chosen}${XDG_CACHE_HOME:-} in
    chosen*) tools=$QUOIN_CACHE/tools ;;
    /*) tools=$XDG_CACHE_HOME/quoin/tools ;;
    *)
        if [ -z "${HOME:-}" ]; then
            tools=$root/.quoin/tools
        elif [ -d "$HOME/Library/Caches" ]; then
            tools=$HOME/Library/Caches/quoin/tools
        else
            tools=$HOME/.cache/quoin/tools
        fi
        ;;
esac
case $tools in /*) ;; *) tools=$PWD/$tools ;; esac

# Sets jdk_rank (0 = unusable) and jdk_found_version for the home $1 without starting a JVM.
rank_jdk() {
    jdk_rank=0
    jdk_found_version=
    [ -x "$1/bin/java" ] && [ -x "$1/bin/javac" ] && [ -r "$1/release" ] || return 0
    while IFS= read -r jdk_line || [ -n "$jdk_line" ]; do
        case $jdk_line in
            JAVA_VERSION=*)
                jdk_found_version=${jdk_line#*=}
                jdk_found_version=${jdk_found_version#\"}
                jdk_found_version=${jdk_found_version%%\"*}
                break
                ;;
        esac
    done <"$1/release"
    jdk_major=${jdk_found_version%%[!0-9]*}
    [ -n "$jdk_major" ] || return 0
    if [ "$jdk_major" -gt 25 ]; then
        jdk_rank=2
    elif [ "$jdk_major" -eq 25 ]; then
        case $jdk_found_version in
            25 | 25.0 | 25.0.[0-2] | 25.0.[0-2].*) jdk_rank=1 ;;
            *) jdk_rank=3 ;;
        esac
    fi
}

# Keeps the home $1 when it is better than what was kept so far; remembers older ones for the message.
consider_jdk() {
    case $1 in '' | *'*') return 0 ;; esac
    rank_jdk "$1"
    if [ "$jdk_rank" -gt "$jdk_best" ]; then
        jdk_best=$jdk_rank
        jdk=$1
        jdk_version=$jdk_found_version
    elif [ "$jdk_rank" -eq 0 ] && [ -n "$jdk_found_version" ]; then
        jdk_older="$jdk_older  $jdk_found_version at $1
"
    fi
}

# The home of the `java` on the PATH, symbolic links followed.
jdk_on_path() {
    jdk_java=$(command -v java) || return 0
    jdk_java=$(readlink -f -- "$jdk_java" 2>/dev/null) || return 0
    consider_jdk "${jdk_java%/bin/java}"
}

find_jdk() {
    jdk=
    jdk_version=
    jdk_best=0
    jdk_older=
    consider_jdk "${JAVA_HOME:-}"
    [ "$jdk_best" -ge 2 ] && return 0
    consider_jdk "${JDK_HOME:-}"
    [ "$jdk_best" -ge 2 ] && return 0
    jdk_on_path
    # QUOIN_JDK_DIRS replaces the usual folders; the tests use it to hide the JDKs of the machine.
    if [ -n "${QUOIN_JDK_DIRS+set}" ]; then
        for jdk_home in ${QUOIN_JDK_DIRS:+"$QUOIN_JDK_DIRS"/*}; do
            consider_jdk "$jdk_home"
        done
    else
        for jdk_home in /usr/lib/jvm/* /usr/lib64/jvm/* /usr/java/* /usr/local/lib/jvm/* /opt/* /opt/java/* /opt/jdk/* \
            "${SDKMAN_DIR:-${HOME:-}/.sdkman}"/candidates/java/* "${HOME:-}"/.jdks/* \
            "${HOME:-}"/.local/share/mise/installs/java/* "${HOME:-}"/.asdf/installs/java/* \
            /Library/Java/JavaVirtualMachines/*/Contents/Home "${HOME:-}"/Library/Java/JavaVirtualMachines/*/Contents/Home \
            /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
            /usr/local/opt/openjdk*/libexec/openjdk.jdk/Contents/Home; do
            consider_jdk "$jdk_home"
        done
    fi
    if [ "$jdk_best" -eq 0 ] && [ -x /usr/libexec/java_home ] && [ -z "${QUOIN_JDK_DIRS+set}" ]; then
        consider_jdk "$(/usr/libexec/java_home -v 25+ 2>/dev/null)"
    fi
    for jdk_home in "$tools"/jdk-*; do
        consider_jdk "$jdk_home"
    done
    [ "$jdk_best" -gt 0 ] && return 0
    say_missing_jdk >&2
    # shellcheck source=scripts/fetch.sh
    . "$root/scripts/fetch.sh"
    if offer jdk; then
        consider_jdk "$tools/jdk-$fetch_version"
        [ "$jdk_best" -gt 0 ] && return 0
    fi
    explain_missing_jdk >&2
    return 3
}

say_missing_jdk() {
    echo "quoin: no JDK 25 or newer found; Quoin needs one (25.0.3 or later is best)."
    if [ -n "$jdk_older" ]; then
        echo "Found, but too old:"
        printf '%s' "$jdk_older" | sort -u
    fi
}

explain_missing_jdk() {
    cat <<'END'
To install one yourself, use one of these, then run the same command again:
  Debian, Ubuntu   apt install openjdk-25-jdk        (or Eclipse Temurin: temurin-25-jdk)
  Fedora           dnf install java-25-openjdk-devel
  macOS            brew install openjdk@25
  any system       sdk install java 25.0.3-tem       (SDKMAN)
                   https://adoptium.net/temurin/releases/?version=25
If a JDK 25 is installed somewhere else, set JAVA_HOME to its folder.
END
}
