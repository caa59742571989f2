package dev.quoin.crossword.lexicon;

import dev.quoin.crossword.tile.Alphabet;
import java.util.SplittableRandom;

/// A Bloom filter of alphagrams: a quick test whether a multiset of letters can form a word that uses all of
/// them. Immutable and thread-safe.
///
/// The hash of a multiset is the sum of its letters' hashes, so order does not matter and multisets are joined by
/// adding. Each word sets three bits of a table of 16 to 32 bits per word; the false-positive rate is about 1 in
/// 300.
public final class AnagramFilter {
    private static final long[] LETTER_HASHES = letterHashes();

    private final long[] bits;
    private final int shift;

    AnagramFilter(Lexicon lexicon) {
        int size = Math.max(64, Integer.highestOneBit(Math.max(1, lexicon.wordCount())) << 5);
        bits = new long[size >>> 6];
        shift = Integer.numberOfLeadingZeros(size - 1);
        add(lexicon, lexicon.forwardRoot(), 0);
    }

    /// Returns the hash of letter `letter`.
    public static long letterHash(int letter) {
        return LETTER_HASHES[letter];
    }

    /// Returns whether the letters of this hash may be those of a word; false is certain.
    public boolean mightContain(long sum) {
        return isSet((int) sum >>> shift) && isSet((int) (sum >>> 20) >>> shift) && isSet((int) (sum >>> 32) >>> shift);
    }

    private boolean isSet(int bit) {
        return (bits[bit >>> 6] >>> bit & 1) != 0;
    }

    private void add(Lexicon lexicon, long node, long sum) {
        int completing = lexicon.completing(node);
        for (int rest = Lexicon.inOrder(lexicon.following(node)); rest != 0; rest &= rest - 1) {
            int letter = Integer.numberOfTrailingZeros(rest) + 1;
            long next = sum + LETTER_HASHES[letter];
            if ((completing >>> letter & 1) != 0) {
                set((int) next >>> shift);
                set((int) (next >>> 20) >>> shift);
                set((int) (next >>> 32) >>> shift);
            }
            add(lexicon, lexicon.step(node, letter), next);
        }
    }

    private void set(int bit) {
        bits[bit >>> 6] |= 1L << bit;
    }

    private static long[] letterHashes() {
        var random = new SplittableRandom(0x51_4f_49_4e);
        var letterHashes = new long[Alphabet.MOST_LETTERS + 1];
        for (int letter = 1; letter < letterHashes.length; letter++) {
            letterHashes[letter] = random.nextLong();
        }
        return letterHashes;
    }
}
