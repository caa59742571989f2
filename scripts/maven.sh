# shellcheck shell=sh disable=SC2154
# Finds Maven, or fetches it. Sourced by quoin and mvnw after find_jdk; DECISIONS.md says why it is our own.
#
# find_maven sets `maven` (the command), or explains what to install and returns 3.

# shellcheck source=scripts/download.sh
. "$root/scripts/download.sh"
# shellcheck source=scripts/packages.sh
. "$root/scripts/packages.sh"

maven_wanted=3.9.11
maven_sha512=bcfe4fe305c962ace56ac7b5fc7a08b87d5abd8b7e89027ab251069faebee516b0ded8961445d6d91ec1985dfe30f8153268843c89aa392733d1a3ec956c9978

# True when the command $1 is Maven 3.8 or later.
maven_is_good() {
    maven_found=$("$1" -v 2>/dev/null | sed -n 's/.*Apache Maven \([0-9][0-9.]*\).*/\1/p')
    maven_minor=${maven_found#*.}
    maven_minor=${maven_minor%%.*}
    case $maven_found in
        3.*) [ "${maven_minor:-0}" -ge 8 ] ;;
        [4-9].*) true ;;
        *) false ;;
    esac
}

sha512_of() {
    if command -v sha512sum >/dev/null 2>&1; then
        sha512sum <"$1"
    else
        shasum -a 512 <"$1"
    fi | cut -d ' ' -f 1
}

# Installs Maven from the address $1 as the folder $2: unpacked aside and renamed, so a half copy is never seen.
fetch_maven() {
    mkdir -p "${2%/*}" || return 1
    maven_tmp=$(mktemp -d "${2%/*}/.fetch.XXXXXX") || return 1
    maven_archive=$maven_tmp/maven.tar.gz
    echo "quoin: fetching Maven $maven_wanted from $1" >&2
    if ! download "$1" "$maven_archive"; then
        maven_status=1
    elif [ "$(sha512_of "$maven_archive")" != "$maven_sha512" ]; then
        echo "quoin: $1 does not have the expected SHA-512; not used" >&2
        maven_status=1
    elif tar -xzf "$maven_archive" -C "$maven_tmp"; then
        # Losing the race against another process is fine: its copy is the same.
        mv "$maven_tmp/apache-maven-$maven_wanted" "$2" 2>/dev/null || [ -x "$2/bin/mvn" ]
        maven_status=$?
    else
        maven_status=1
    fi
    rm -rf "$maven_tmp"
    return "$maven_status"
}

find_maven() {
    JAVA_HOME=$jdk
    export JAVA_HOME
    maven=$(command -v mvn) && maven_is_good "$maven" && return 0

    maven_dist=${MAVEN_USER_HOME:-$HOME/.m2}/wrapper/dists/apache-maven-$maven_wanted-quoin
    maven=$maven_dist/bin/mvn
    [ -x "$maven" ] && return 0
    maven_file=apache-maven-$maven_wanted-bin.tar.gz
    if [ -n "${MVNW_REPOURL:-}" ]; then
        fetch_maven "$MVNW_REPOURL/org/apache/maven/apache-maven/$maven_wanted/$maven_file" "$maven_dist" && return 0
    fi
    fetch_maven "https://archive.apache.org/dist/maven/maven-3/$maven_wanted/binaries/$maven_file" "$maven_dist" && return 0
    if install_packages "to build Quoin, because Maven could not be fetched" maven; then
        maven=$(command -v mvn) && maven_is_good "$maven" && return 0
    fi
    cat >&2 <<'END'
quoin: no Maven 3.8 or later found, and none could be fetched.
Install one, then run the same command again:
  Debian, Ubuntu   apt install maven
  Fedora           dnf install maven
  macOS            brew install maven
Or set MVNW_REPOURL to a Maven repository that can be reached from here.
END
    return 3
}
