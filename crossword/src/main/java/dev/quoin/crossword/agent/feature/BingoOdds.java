package dev.quoin.crossword.agent.feature;

import dev.quoin.crossword.leave.RackParts;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import java.util.Arrays;

/// The exact probability that each possible leave of a rack draws into a bingo. Mutable, not thread-safe.
///
/// With `l` kept of a letter and `u` unseen, C(u, r − l) draws leave `r` on the rack. The product over all
/// letters, summed over the racks that spell a word, is the number of successful draws among all C(unseen,
/// drawn). All are integers below 2^53 in every shipped variant, so a `double` holds them exactly and only
/// the final division rounds.
///
/// The sum is computed for all leaves at once. Letters that are not on the rack count the same for every
/// leave, so one walk over the bingo racks multiplies these and adds up by the counts of the rack's own
/// letters, the *key*; then each of the few thousand keys is distributed to the leaves. Where there would be
/// too many keys (racks larger than any shipped), every bingo rack is distributed separately.
final class BingoOdds {
    private static final int LETTERS = Alphabet.MOST_LETTERS + 1;
    private static final int COUNTS = 16;
    private static final int MOST_KEYS = 1 << 18;

    private final BingoRacks racks;
    private final int mostKeys;

    // By letter and count: the factor of the product, and the increment of the key.
    private final double[] factors = new double[LETTERS * COUNTS];
    private final long[] keys = new long[LETTERS * COUNTS];

    private final double[] products = new double[COUNTS + 1];
    private final long[] sums = new long[COUNTS + 1];
    private final long[] keyStrides = new long[LETTERS];
    private final int[] keyCounts = new int[LETTERS];
    private final double[] ways = new double[LETTERS * COUNTS];
    private double[] racksOfKey = new double[0];
    private double[] wordsOfKey = new double[0];
    private long keyCount;

    private double[] lucky = new double[0];
    private double[] words = new double[0];

    BingoOdds(BingoRacks racks) {
        this(racks, MOST_KEYS);
    }

    /// @param mostKeys the maximum number of keys; beyond it, every rack is distributed separately
    BingoOdds(BingoRacks racks, int mostKeys) {
        this.racks = racks;
        this.mostKeys = mostKeys;
    }

    /// Computes the odds for every leave of a rack.
    ///
    /// @param unseen the tiles to draw from, each equally likely
    /// @param bag the maximum number of tiles to draw
    void load(RackParts parts, Tiles unseen, int bag) {
        if (lucky.length < parts.size()) {
            lucky = new double[parts.size()];
            words = new double[parts.size()];
        }
        Arrays.fill(lucky, 0, parts.size(), 0);
        Arrays.fill(words, 0, parts.size(), 0);
        int held = parts.tileCount(parts.size() - 1);
        if (held + bag < racks.rackSize()) {
            return;
        }
        prepare(parts, unseen);
        walk(parts);
        shareKeys(parts);
        for (int part = 0; part < parts.size(); part++) {
            int drawn = racks.rackSize() - parts.tileCount(part);
            double draws = drawn > bag || drawn < 0 ? Double.POSITIVE_INFINITY : choices(unseen.size(), drawn);
            lucky[part] /= draws;
            words[part] /= draws;
        }
    }

    /// The probability that this leave draws into a word that uses the whole rack.
    double probability(int part) {
        return lucky[part];
    }

    /// The expected number of words that use the whole rack after drawing to this leave.
    double expectedWords(int part) {
        return words[part];
    }

    private void prepare(RackParts parts, Tiles unseen) {
        for (int number = 0; number < LETTERS; number++) {
            for (int count = 0; count < COUNTS; count++) {
                ways[number * COUNTS + count] = choices(unseen.count(number), count);
            }
        }
        System.arraycopy(ways, 0, factors, 0, ways.length);
        Arrays.fill(keys, 0);
        keyCount = 1;
        for (int letter = 0; letter < parts.letters(); letter++) {
            int number = parts.number(letter);
            int most = Math.min(racks.mostOf(number), parts.count(letter) + unseen.count(number));
            for (int count = 0; count < COUNTS; count++) {
                factors[number * COUNTS + count] = count <= most ? 1 : 0;
                keys[number * COUNTS + count] = count <= most ? count * keyCount : 0;
            }
            keyStrides[letter] = keyCount;
            keyCounts[letter] = most + 1;
            keyCount *= most + 1;
        }
        if (keyCount <= mostKeys && racksOfKey.length < keyCount) {
            racksOfKey = new double[(int) keyCount];
            wordsOfKey = new double[(int) keyCount];
        }
    }

    /// Adds up all possible racks by key.
    private void walk(RackParts parts) {
        long[] nodes = racks.nodes();
        int[] leafStarts = racks.leafStarts();
        products[0] = 1;
        int at = 0;
        while (at < nodes.length) {
            long node = nodes[at];
            int entry = (int) node & BingoRacks.ENTRY;
            int depth = BingoRacks.depth(node);
            double product = products[depth] * factors[entry];
            if (product == 0) {
                at = BingoRacks.end(node);
                continue;
            }
            long sum = sums[depth] + keys[entry];
            products[depth + 1] = product;
            sums[depth + 1] = sum;
            if (keyCount <= mostKeys) {
                addLeaves(leafStarts[at], leafStarts[at + 1], product, (int) sum);
            } else {
                shareLeaves(parts, leafStarts[at], leafStarts[at + 1], product, sum);
            }
            at++;
        }
    }

    /// Adds the tree leaves of a node to their keys without a branch: an impossible one adds 0.
    private void addLeaves(int from, int to, double product, int sum) {
        int[] leaves = racks.leaves();
        double[] factors = this.factors;
        long[] keys = this.keys;
        double[] racksOfKey = this.racksOfKey;
        double[] wordsOfKey = this.wordsOfKey;
        for (int at = from; at < to; at++) {
            int leaf = leaves[at];
            int entry = leaf & BingoRacks.ENTRY;
            double here = product * factors[entry];
            int key = sum + (int) keys[entry];
            racksOfKey[key] += here;
            wordsOfKey[key] += here * BingoRacks.words(leaf);
        }
    }

    private void shareLeaves(RackParts parts, int from, int to, double product, long sum) {
        for (int at = from; at < to; at++) {
            int leaf = racks.leaves()[at];
            int entry = leaf & BingoRacks.ENTRY;
            double here = product * factors[entry];
            if (here > 0) {
                share(parts, sum + keys[entry], 0, 0, here, here * BingoRacks.words(leaf));
            }
        }
    }

    private void shareKeys(RackParts parts) {
        for (int key = 0; keyCount <= mostKeys && key < keyCount; key++) {
            if (racksOfKey[key] != 0) {
                share(parts, key, 0, 0, racksOfKey[key], wordsOfKey[key]);
                racksOfKey[key] = 0;
                wordsOfKey[key] = 0;
            }
        }
    }

    /// Distributes the racks of a key to every leave they can come from, letter by letter.
    private void share(RackParts parts, long key, int letter, int part, double racksHere, double wordsHere) {
        if (letter == parts.letters()) {
            lucky[part] += racksHere;
            words[part] += wordsHere;
            return;
        }
        int number = parts.number(letter);
        int onRack = (int) (key / keyStrides[letter] % keyCounts[letter]);
        for (int kept = Math.min(onRack, parts.count(letter)); kept >= 0; kept--) {
            double ways = this.ways[number * COUNTS + onRack - kept];
            if (ways == 0) {
                return;
            }
            int next = part + kept * parts.stride(number);
            share(parts, key, letter + 1, next, racksHere * ways, wordsHere * ways);
        }
    }

    /// The binomial coefficient: the ways to choose `taken` items from `all`.
    static double choices(int all, int taken) {
        if (taken > all) {
            return 0;
        }
        double choices = 1;
        for (int each = 1; each <= taken; each++) {
            choices = choices * (all - taken + each) / each;
        }
        return choices;
    }
}
