package dev.quoin.crossword.agent.feature;

import dev.quoin.crossword.leave.RackParts;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;

/// How well pairs of letters combine, measured on words that use a whole rack. Immutable.
///
/// The synergy of two letters is the logarithm of how much more often they occur together in such a word
/// than if letters were independent: above 0 for Q and U, below for Q and J.
final class Synergy {
    private static final int LETTERS = Alphabet.MOST_LETTERS + 1;

    private final double[] pairs = new double[LETTERS * LETTERS];

    private Synergy() {}

    /// The synergies in the racks of a tree, without those that have blanks.
    static Synergy of(long[] nodes, int[] leafStarts, int[] leaves) {
        var alone = new long[LETTERS];
        var together = new long[LETTERS * LETTERS];
        var rack = new int[LETTERS];
        long words = 0;
        for (int node = 0; node < nodes.length; node++) {
            int depth = BingoRacks.depth(nodes[node]);
            rack[depth] = BingoRacks.letter((int) nodes[node]);
            for (int at = leafStarts[node]; at < leafStarts[node + 1]; at++) {
                rack[depth + 1] = BingoRacks.letter(leaves[at]);
                if (rack[1] != Tile.BLANK) {
                    words += BingoRacks.words(leaves[at]);
                    count(rack, depth + 1, BingoRacks.words(leaves[at]), alone, together);
                }
            }
        }
        var synergy = new Synergy();
        for (int pair = 0; pair < together.length; pair++) {
            double expected = (double) alone[pair / LETTERS] * alone[pair % LETTERS] / Math.max(1, words);
            boolean different = pair / LETTERS != pair % LETTERS;
            // Adding one word on either side bounds pairs that occur in no word.
            synergy.pairs[pair] = different ? Math.log((together[pair] + 1) / (expected + 1)) : 0;
        }
        return synergy;
    }

    /// Counts the letters of a rack, starting at index 1.
    private static void count(int[] rack, int last, int words, long[] alone, long[] together) {
        for (int one = 1; one <= last; one++) {
            alone[rack[one]] += words;
            for (int other = 1; other <= last; other++) {
                together[rack[one] * LETTERS + rack[other]] += words;
            }
        }
    }

    /// The synergy of two letters; 0 for a letter with itself and for blanks.
    double of(int one, int other) {
        return pairs[one * LETTERS + other];
    }

    /// The sum over all pairs of distinct letters in a leave.
    double of(RackParts parts, int part) {
        double sum = 0;
        for (int one = 0; one < parts.letters(); one++) {
            for (int other = 0; other < one; other++) {
                if (parts.count(part, one) > 0 && parts.count(part, other) > 0) {
                    sum += of(parts.number(one), parts.number(other));
                }
            }
        }
        return sum;
    }
}
