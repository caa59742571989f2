# shellcheck shell=sh
# Downloads files. Sourced by maven.sh and fetch.sh.

# Saves the file at the address $1 as $2; on a terminal it shows how far it is. With download_exec=exec the program takes the
# place of the shell, so that whoever ends that process ends the download.
download() {
    if command -v curl >/dev/null 2>&1; then
        if [ -t 2 ]; then
            set -- "$1" "$2" --progress-bar
        else
            set -- "$1" "$2" -sS
        fi
        ${download_exec:-} curl -fL "$3" --retry 2 --connect-timeout 15 -o "$2" "$1"
    elif command -v wget >/dev/null 2>&1; then
        ${download_exec:-} wget -q -T 15 -t 2 -O "$2" "$1"
    else
        cat >&2 <<'END'
quoin: cannot download anything, because neither curl nor wget is installed.
Install one, then run the same command again:
  Debian, Ubuntu   apt install curl
  Fedora           dnf install curl
  macOS            brew install curl
END
        return 1
    fi
}
