package dev.quoin.crossword.agent.feature;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.variant.Variant;
import java.util.Arrays;

/// Every full rack that spells a word, as a tree of letters and counts. Immutable and thread-safe.
///
/// Racks with blanks are included: a word's letters with as many removed as there are blanks. A path in the
/// tree lists the letters of a rack with their counts, blanks first, then in alphabetical order. All but the
/// last letter are *nodes*, in preorder; the first node is the root, which has no letter:
///
/// | bits | meaning |
/// |---|---|
/// | 0–3 | how many of the letter |
/// | 4–9 | the letter's number, 0 for the blank |
/// | 10–13 | how many nodes are above |
/// | 32–63 | the first node that is not below this one |
///
/// The last letters are *leaves*; those of node `n` are the leaves from `leafStarts[n]` to
/// `leafStarts[n + 1]`. They are contiguous because a walk spends nearly all its time on them:
///
/// | bits | meaning |
/// |---|---|
/// | 0–3 | how many of the letter |
/// | 4–9 | the letter's number |
/// | 10–31 | how many words the rack spells |
public final class BingoRacks {
    /// The number of bits for a letter and its count.
    static final int ENTRY_BITS = 10;

    static final int ENTRY = (1 << ENTRY_BITS) - 1;

    private static final int COUNT_BITS = 4;
    private static final int LETTER_BITS = 6;
    private static final int END_SHIFT = 32;
    private static final int MOST_WORDS = (1 << 31 - ENTRY_BITS) - 1;

    private final int rackSize;
    private final long[] nodes;
    private final int[] leafStarts;
    private final int[] leaves;
    private final int[] mostOfLetter = new int[1 << LETTER_BITS];
    private final Synergy synergy;

    private BingoRacks(int rackSize, Growth tree) {
        this.rackSize = rackSize;
        this.nodes = Arrays.copyOf(tree.nodes, tree.nodeCount);
        this.leafStarts = new int[tree.nodeCount + 1];
        this.leaves = new int[tree.leafCount];
        for (int leaf = 0; leaf < tree.leafCount; leaf++) {
            leafStarts[tree.parents[leaf] + 1]++;
        }
        for (int node = 0; node < nodes.length; node++) {
            leafStarts[node + 1] += leafStarts[node];
            note((int) nodes[node]);
        }
        int[] next = leafStarts.clone();
        for (int leaf = 0; leaf < tree.leafCount; leaf++) {
            leaves[next[tree.parents[leaf]]++] = tree.leaves[leaf];
            note(tree.leaves[leaf]);
        }
        this.synergy = Synergy.of(nodes, leafStarts, leaves);
    }

    private void note(int entry) {
        mostOfLetter[letter(entry)] = Math.max(mostOfLetter[letter(entry)], count(entry));
    }

    /// Creates the racks of a variant with a word list. Takes 100 ms for ENABLE, so reuse the result.
    public static BingoRacks of(Variant variant, Lexicon lexicon) {
        int size = variant.rackSize();
        int blanks = Math.min(size, variant.tiles().distribution().blanks());
        return new BingoRacks(size, new Growth(RackList.of(lexicon, size, blanks), size));
    }

    /// The number of tiles of each rack.
    int rackSize() {
        return rackSize;
    }

    /// The maximum count of a letter on any rack.
    int mostOf(int letter) {
        return mostOfLetter[letter];
    }

    /// How well letters combine in these racks.
    Synergy synergy() {
        return synergy;
    }

    /// The nodes; do not modify.
    long[] nodes() {
        return nodes;
    }

    /// The index of each node's first leaf; do not modify.
    int[] leafStarts() {
        return leafStarts;
    }

    /// The leaves; do not modify.
    int[] leaves() {
        return leaves;
    }

    static int entry(int letter, int count) {
        return letter << COUNT_BITS | count;
    }

    static int letter(int entry) {
        return entry >>> COUNT_BITS & (1 << LETTER_BITS) - 1;
    }

    static int count(int entry) {
        return entry & (1 << COUNT_BITS) - 1;
    }

    /// The number of nodes above a node.
    static int depth(long node) {
        return (int) node >>> ENTRY_BITS & (1 << COUNT_BITS) - 1;
    }

    /// The first node that is not below this one.
    static int end(long node) {
        return (int) (node >>> END_SHIFT);
    }

    /// The number of words that the rack of a leaf spells.
    static int words(int leaf) {
        return leaf >>> ENTRY_BITS;
    }

    /// Builds the tree from sorted racks. Used once.
    private static final class Growth {
        private long[] nodes = new long[1 << 12];
        private int nodeCount = 1;
        private int[] leaves = new int[1 << 12];
        private int[] parents = new int[1 << 12];
        private int leafCount;

        /// The nodes of the previous rack, starting with the root, and their number.
        private final int[] open;

        private int opened = 1;

        Growth(long[] racks, int size) {
            nodes[0] = entry(Tile.BLANK, 0);
            open = new int[size + 1];
            var runs = new int[size];
            for (int at = 0, next; at < racks.length; at = next) {
                next = at + 1;
                while (next < racks.length && racks[next] == racks[at]) {
                    next++;
                }
                int length = RackList.runs(racks[at], size, runs);
                add(runs, length - 1, runs[length - 1] | Math.min(MOST_WORDS, next - at) << ENTRY_BITS);
            }
            close(0);
        }

        private void add(int[] runs, int inner, int leaf) {
            int shared = 0;
            while (shared + 1 < opened && shared < inner && ((int) nodes[open[shared + 1]] & ENTRY) == runs[shared]) {
                shared++;
            }
            close(shared + 1);
            for (; shared < inner; shared++) {
                nodes = nodeCount == nodes.length ? Arrays.copyOf(nodes, 2 * nodeCount) : nodes;
                nodes[nodeCount] = runs[shared] | (long) opened << ENTRY_BITS;
                open[opened++] = nodeCount++;
            }
            if (leafCount == leaves.length) {
                leaves = Arrays.copyOf(leaves, 2 * leafCount);
                parents = Arrays.copyOf(parents, 2 * leafCount);
            }
            parents[leafCount] = open[opened - 1];
            leaves[leafCount++] = leaf;
        }

        private void close(int from) {
            for (; opened > from; opened--) {
                nodes[open[opened - 1]] |= (long) nodeCount << END_SHIFT;
            }
        }
    }
}
