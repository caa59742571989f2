# shellcheck shell=sh disable=SC2034,SC2154
# Fetches a JDK or Node into the user's cache, without root. Sourced by jdk.sh and web.sh when one is missing; $tools is the
# folder, $yes is set when the user has agreed beforehand.
#
# QUOIN_JDK_URL, QUOIN_NODE_URL        another place to fetch the archive (.tar.gz) from
# QUOIN_JDK_SHA256, QUOIN_NODE_SHA256  its checksum. An archive with the name of ours must have our checksum anyway.
#
# Everything is downloaded, checked and unpacked in a folder aside, which is renamed at the end and removed when anything goes
# wrong. docs/supply-chain.md says where the checksums come from.

# shellcheck source=scripts/download.sh
. "$root/scripts/download.sh"

jdk_wanted=25.0.4.1+1
node_wanted=24.18.0

# Sets the archive of `jdk` or `node` for this system: fetch_title, fetch_url and fetch_sha256, which is empty when it is not
# known. Returns 1 where the makers have none and no address is given.
choose_archive() {
    case $(uname -s)-$(uname -m) in
        Linux-x86_64 | Linux-amd64) fetch_system=linux-x64 ;;
        Linux-aarch64 | Linux-arm64) fetch_system=linux-aarch64 ;;
        Darwin-x86_64) fetch_system=mac-x64 ;;
        Darwin-arm64 | Darwin-aarch64) fetch_system=mac-aarch64 ;;
        *) fetch_system= ;;
    esac
    # Both makers build for glibc, which some systems do not have.
    if [ "${fetch_system%%-*}" = linux ] && ls /lib/ld-musl-* >/dev/null 2>&1 && ! [ -e /lib64/ld-linux-x86-64.so.2 ] &&
        ! [ -e /lib/ld-linux-aarch64.so.1 ]; then
        fetch_system=
    fi
    fetch_url=
    fetch_sha256=
    case $1 in
        jdk) choose_jdk "${QUOIN_JDK_URL:-}" "${QUOIN_JDK_SHA256:-}" ;;
        node) choose_node "${QUOIN_NODE_URL:-}" "${QUOIN_NODE_SHA256:-}" ;;
    esac
    [ -n "$fetch_url" ]
}

choose_jdk() { # address checksum
    fetch_title="Eclipse Temurin JDK $jdk_wanted"
    fetch_size="more than 100 MB"
    case $fetch_system in
        linux-x64) set_archive x64_linux dbb698396d478e7fa2b1e50f4103324b2a99b90569ee27c33f2261f9215cf41e "$@" ;;
        linux-aarch64) set_archive aarch64_linux 69df11a02cfa3ef7d7ca645e03edce6778ec090e100f6ae2b42097865730ac52 "$@" ;;
        mac-x64) set_archive x64_mac e6229d9504f7922053ab31821b9e6bee8761daf7b026a3476d1a027563009880 "$@" ;;
        mac-aarch64) set_archive aarch64_mac 61979887f7506a24a57439ff99adb8b3a7fc89977d9cfe3b8984f58a981b7b9d "$@" ;;
        *) set_archive '' '' "$@" ;;
    esac
}

choose_node() { # address checksum
    fetch_title="Node $node_wanted"
    fetch_size="about 55 MB"
    case $fetch_system in
        linux-x64) set_archive linux-x64 783130984963db7ba9cbd01089eaf2c2efb055c7c1693c943174b967b3050cb8 "$@" ;;
        linux-aarch64) set_archive linux-arm64 6b4484c2190274175df9aa8f28e2d758a819cb1c1fe6ab481e2f95b463ab8508 "$@" ;;
        mac-x64) set_archive darwin-x64 dfd0dbd3e721503434df7b7205e719f61b3a3a31b2bcf9729b8b91fea240f080 "$@" ;;
        mac-aarch64) set_archive darwin-arm64 e1a97e14c99c803e96c7339403282ea05a499c32f8d83defe9ef5ec66f979ed1 "$@" ;;
        *) set_archive '' '' "$@" ;;
    esac
}

# The maker's archive for the system $1 with the checksum $2, or the one at the address $3 with the checksum $4.
set_archive() {
    case $fetch_title in
        Node*)
            fetch_file=node-v$node_wanted-$1.tar.gz
            fetch_maker=https://nodejs.org/dist/v$node_wanted
            ;;
        *)
            fetch_file=OpenJDK25U-jdk_$1_hotspot_${jdk_wanted%+*}_${jdk_wanted#*+}.tar.gz
            fetch_maker=https://github.com/adoptium/temurin25-binaries/releases/download/jdk-${jdk_wanted%+*}%2B${jdk_wanted#*+}
            ;;
    esac
    if [ -n "$3" ]; then
        fetch_url=$3
        fetch_sha256=$4
        [ "${3##*/}" != "$fetch_file" ] || fetch_sha256=$2
        case ${fetch_title%% *} in Node) fetch_title="Node" ;; *) fetch_title="a JDK" ;; esac
        fetch_size="from $3"
    elif [ -n "$1" ]; then
        fetch_url=$fetch_maker/$fetch_file
        fetch_sha256=$2
    fi
}

# Asks whether to fetch `jdk` or `node`, and does so. Returns 1 when that was declined or has failed.
offer() {
    choose_archive "$1" || return 1
    if [ -n "${yes:-}" ]; then
        :
    elif [ -t 0 ] && [ -t 2 ]; then
        printf 'Fetch %s (%s) into %s? Nothing else on this machine changes. [Y/n] ' \
            "$fetch_title" "$fetch_size" "$tools" >&2
        read -r fetch_answer || fetch_answer=n
        case $fetch_answer in
            '' | [Yy] | [Yy][Ee][Ss]) ;;
            *) return 1 ;;
        esac
    else
        echo "Quoin can fetch $fetch_title ($fetch_size) into $tools, without root:" >&2
        echo "  run the same command with --yes right after ./quoin, or set QUOIN_YES=1" >&2
        return 1
    fi
    fetch_tool "$1"
}

fetch_tool() {
    mkdir -p "$tools" || return 1
    remove_dead_downloads
    fetch_folder=$(mktemp -d "$tools/.fetch.$$.XXXXXX") || return 1
    fetch_pid=
    trap 'abandon_download 130' INT
    trap 'abandon_download 143' TERM
    trap 'abandon_download 129' HUP
    fetch_status=0
    fetch_into "$1" || fetch_status=1
    rm -rf "$fetch_folder"
    trap - INT TERM HUP
    return "$fetch_status"
}

abandon_download() {
    [ -z "$fetch_pid" ] || kill "$fetch_pid" 2>/dev/null || true
    rm -rf "$fetch_folder"
    echo "quoin: stopped; nothing was installed" >&2
    exit "$1"
}

# Of processes that were killed before they could clean up.
remove_dead_downloads() {
    for fetch_old in "$tools"/.fetch.*; do
        fetch_owner=${fetch_old#"$tools/.fetch."}
        [ -d "$fetch_old" ] && ! kill -0 "${fetch_owner%%.*}" 2>/dev/null && rm -rf "$fetch_old"
    done
    return 0
}

fetch_into() {
    fetch_archive=$fetch_folder/archive.tar.gz
    echo "quoin: fetching $fetch_title from $fetch_url" >&2
    # In the background, because a shell that waits for a program in the foreground does not hear signals.
    (download_exec=exec && download "$fetch_url" "$fetch_archive") &
    fetch_pid=$!
    if ! wait "$fetch_pid"; then
        echo "quoin: could not download $fetch_url" >&2
        echo "Check the network, or set QUOIN_$(echo "$1" | tr '[:lower:]' '[:upper:]')_URL to a copy of the archive." >&2
        return 1
    fi
    fetch_pid=
    check_archive || return 1
    echo "quoin: unpacking" >&2
    mkdir "$fetch_folder/unpacked"
    if ! tar -xzf "$fetch_archive" -C "$fetch_folder/unpacked"; then
        echo "quoin: $fetch_url is not a .tar.gz archive" >&2
        return 1
    fi
    for fetch_home in "$fetch_folder"/unpacked/*/Contents/Home "$fetch_folder"/unpacked/*; do
        if is_tool "$1" "$fetch_home"; then
            # Another process may have been quicker; its copy is as good.
            mv "$fetch_home" "$tools/$1-$fetch_version" 2>/dev/null || is_tool "$1" "$tools/$1-$fetch_version"
            return
        fi
    done
    echo "quoin: $fetch_url does not contain $fetch_needed" >&2
    return 1
}

# Whether the folder $2 is a `jdk` or `node` that is new enough; sets fetch_version.
is_tool() {
    case $1 in
        jdk)
            fetch_needed="a JDK 25 or newer for this system"
            rank_jdk "$2"
            fetch_version=$jdk_found_version
            [ "$jdk_rank" -gt 0 ] && "$2/bin/java" -version >/dev/null 2>&1
            ;;
        node)
            fetch_needed="Node 20.19 or newer for this system"
            [ -x "$2/bin/node" ] && [ -e "$2/bin/npm" ] || return 1
            node=$2/bin/node
            node_is_good || return 1
            fetch_version=$("$node" --version 2>/dev/null)
            fetch_version=${fetch_version#v}
            ;;
    esac
}

check_archive() {
    if [ -z "$fetch_sha256" ]; then
        echo "quoin: its SHA-256 is not checked, because none is known for this address" >&2
        return 0
    fi
    fetch_found=$(sha256_of "$fetch_archive")
    if [ -z "$fetch_found" ]; then
        echo "quoin: cannot check the SHA-256 of the download: none of sha256sum, shasum and openssl is installed" >&2
        return 1
    fi
    if [ "$fetch_found" != "$fetch_sha256" ]; then
        echo "quoin: $fetch_url does not have the expected SHA-256; not used" >&2
        echo "  expected $fetch_sha256" >&2
        echo "  found    $fetch_found" >&2
        return 1
    fi
}

sha256_of() {
    if command -v sha256sum >/dev/null 2>&1; then
        sha256sum <"$1"
    elif command -v shasum >/dev/null 2>&1; then
        shasum -a 256 <"$1"
    elif command -v openssl >/dev/null 2>&1; then
        openssl dgst -sha256 -r <"$1"
    fi | cut -d ' ' -f 1
}
