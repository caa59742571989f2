package dev.quoin.crossword.movegen;

import dev.quoin.crossword.lexicon.Lexicon;

/// What the word graph knows about a block, a run of tiles in a lane: looked up for every block of a lane that changes,
/// most of which were seen before. Mutable, not thread-safe.
///
/// A block is keyed by its letters, [#LETTER_BITS] each, after a 1 that marks the length. The cache is direct-mapped.
final class BlockCache {
    static final int LETTER_BITS = 5;

    /// The key of no letters.
    static final long NO_LETTERS = 1;

    /// The most letters of a key.
    private static final int MOST_LETTERS = 12;

    private static final int INDEX_BITS = 10;

    /// The slot of blocks that are too long for a key.
    private static final int LONG = 1 << INDEX_BITS;

    private final Lexicon lexicon;
    private final long[] keys = new long[LONG + 1];

    /// By slot: the GADDAG node after the block spelled backwards.
    final long[] nodes = new long[LONG + 1];

    /// By slot: the letters that make a word when placed before the block.
    final int[] fronts = new int[LONG + 1];

    /// By slot: the letters that make a word when placed after the block.
    final int[] backs = new int[LONG + 1];

    BlockCache(Lexicon lexicon) {
        this.lexicon = lexicon;
    }

    /// The slot of the block on the squares from `start` to before `end`, whose letters have this key. It is valid
    /// until
    /// the next call.
    int slot(long key, byte[] letters, int start, int end) {
        boolean isLong = end - start > MOST_LETTERS;
        int slot = isLong ? LONG : (int) (key * 0x9E3779B97F4A7C15L >>> 64 - INDEX_BITS);
        if (isLong || keys[slot] != key) {
            keys[slot] = key;
            long node = lexicon.root();
            for (int square = end - 1; square >= start; square--) {
                node = lexicon.step(node, letters[square]);
            }
            nodes[slot] = node;
            fronts[slot] = lexicon.completing(node);
            backs[slot] = lexicon.completing(lexicon.afterSeparator(node));
        }
        return slot;
    }
}
