package dev.quoin.crossword.lexicon;

import dev.quoin.crossword.tile.Alphabet;
import java.util.Arrays;

/// Every distinct prefix of a word, reversed and sorted, with the forward node it leads to.
final class ReversedPrefixes {
    private static final int INDEX_BITS = 24;
    private static final int MAX_PREFIXES = (1 << INDEX_BITS) - 1;

    private final int letterBits;
    private final int lettersPerKey;
    private byte[] letters = new byte[1 << 22];
    private int[] starts = new int[1 << 19];
    private int[] nodes = new int[1 << 19];
    private boolean[] complete = new boolean[1 << 19];
    private int count;

    /// @param full whether there are 32 letters, which need a sixth bit: 0 is the end of a prefix
    ReversedPrefixes(MinimalAutomaton automaton, int forward, boolean full) {
        letterBits = full ? 6 : 5;
        lettersPerKey = full ? 6 : 7;
        collect(automaton, forward, new byte[LexiconBuilder.LONGEST_WORD], 0);
    }

    /// Adds all of them as paths with a separator arc to their forward node.
    void addTo(MinimalAutomaton automaton) {
        var keys = new long[count];
        for (int prefix = 0; prefix < count; prefix++) {
            keys[prefix] = prefix;
        }
        sort(keys, 0, count, 0);
        for (long key : keys) {
            int prefix = (int) (key & (1 << INDEX_BITS) - 1);
            int start = starts[prefix];
            automaton.add(letters, start, starts[prefix + 1] - start, complete[prefix], nodes[prefix]);
        }
    }

    private void collect(MinimalAutomaton automaton, int node, byte[] prefix, int depth) {
        int rank = 0;
        for (int rest = automaton.arcs(node); rest != 0; rest &= rest - 1) {
            int bit = Integer.numberOfTrailingZeros(rest);
            int letter = bit == 0 ? Alphabet.MOST_LETTERS : bit;
            prefix[depth] = (byte) letter;
            int next = automaton.target(node, rank++);
            keep(prefix, depth + 1, next, (automaton.completing(node) >>> letter & 1) != 0);
            collect(automaton, next, prefix, depth + 1);
        }
    }

    private void keep(byte[] prefix, int length, int node, boolean completes) {
        if (count >= MAX_PREFIXES) {
            throw new IllegalArgumentException(
                    "a word list may have at most " + MAX_PREFIXES + " distinct beginnings of words, got more");
        }
        int start = starts[count];
        if (start + length > letters.length) {
            letters = Arrays.copyOf(letters, letters.length * 2);
        }
        if (count + 2 > nodes.length) {
            starts = Arrays.copyOf(starts, starts.length * 2);
            nodes = Arrays.copyOf(nodes, nodes.length * 2);
            complete = Arrays.copyOf(complete, complete.length * 2);
        }
        for (int at = 0; at < length; at++) {
            letters[start + at] = prefix[length - 1 - at];
        }
        nodes[count] = node;
        complete[count] = completes;
        starts[++count] = start + length;
    }

    /// Sorts by six or seven letters at a time, packed above the index into one `long`: sorting plain longs is several
    /// times faster than sorting with a comparator, and few prefixes share so many letters.
    private void sort(long[] keys, int from, int to, int depth) {
        for (int at = from; at < to; at++) {
            int prefix = (int) (keys[at] & (1 << INDEX_BITS) - 1);
            int start = starts[prefix] + depth;
            int end = starts[prefix + 1];
            long key = 0;
            for (int letter = start; letter < start + lettersPerKey; letter++) {
                key = key << letterBits | (letter < end ? letters[letter] : 0);
            }
            keys[at] = key << INDEX_BITS | prefix;
        }
        Arrays.sort(keys, from, to);
        for (int at = from; at < to; ) {
            int next = at + 1;
            while (next < to && keys[next] >>> INDEX_BITS == keys[at] >>> INDEX_BITS) {
                next++;
            }
            if (next - at > 1) {
                sort(keys, at, next, depth + lettersPerKey);
            }
            at = next;
        }
    }
}
