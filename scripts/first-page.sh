#!/bin/sh
# Measures the time from a fresh clone of this checkout to the first page of `./quoin serve`, and the CPU time until then.
#
#   scripts/first-page.sh [COMMIT]
#
# Maven's repository and npm's cache stay as they are, so downloads count only the first time. Prints one line such as
#   d27a3a00: first page after 29.0 s, 45.4 s of CPU; second start 1.0 s
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
port=${QUOIN_PORT:-9310}
scratch=$(mktemp -d)
server=
trap 'status=$?; [ -z "$server" ] || kill "$server" 2>/dev/null || true; rm -rf "$scratch"; exit "$status"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

git clone -q "$root" "$scratch/quoin"
cd "$scratch/quoin"
git checkout -q "${1:-HEAD}"
QUOIN_DATA=$scratch/data
QUOIN_CACHE=${QUOIN_CACHE:-$scratch/cache}
export QUOIN_DATA QUOIN_CACHE

# Starts the server, waits for its first page, and sets `seconds`.
serve() {
    began=$(date +%s.%N)
    ./quoin serve --no-open --port "$port" >"$scratch/out" 2>&1 &
    server=$!
    until curl -s -m 2 "http://127.0.0.1:$port/" | grep -q '<script'; do
        kill -0 "$server" 2>/dev/null || { cat "$scratch/out" >&2 && exit 1; }
        sleep 0.1
    done
    seconds=$(echo "$(date +%s.%N) $began" | awk '{ printf "%.1f", $1 - $2 }')
    # Of the process and everything that it has waited for, in hundredths.
    cpu=$(awk '{ printf "%.1f", ($14 + $15 + $16 + $17) / 100 }' "/proc/$server/stat" 2>/dev/null || echo "?")
    kill "$server"
    wait "$server" || true
    server=
}

serve
first="first page after $seconds s, $cpu s of CPU"
# The cache for later starts is made in the background.
waited=0
until [ -f .quoin/quoin.aot ] || [ "$waited" -ge 300 ]; do
    sleep 1
    waited=$((waited + 1))
done
serve
echo "$(git rev-parse --short HEAD): $first; second start $seconds s"
