package dev.quoin.crossword.lexicon;

import java.util.Arrays;

/// The words by their letters in any order, for finding all words of a whole rack at once. Immutable and thread-safe.
///
/// The key of a multiset of letters is the sum of their hashes in [AnagramFilter], 64 bits. Two multisets with the same
/// key are as good as impossible, but a caller that places the letters of a word on a board must count them anyway.
public final class AnagramMap {
    /// No word.
    public static final int NONE = -1;

    private final AnagramFilter filter;
    private final long[] keys;

    /// By slot: the first word of the key, or [#NONE].
    private final int[] first;

    /// By word: another word of the same key, or [#NONE].
    private int[] next = new int[1 << 16];

    /// By word: where its letters begin; the last entry is where they end.
    private int[] starts = new int[1 << 16];

    private byte[] letters = new byte[1 << 18];
    private int words;
    private final int mask;

    AnagramMap(Lexicon lexicon) {
        filter = lexicon.anagrams();
        // At most two thirds of the slots are used.
        int slots = Math.max(16, Integer.highestOneBit(lexicon.wordCount() * 3 / 2) * 2);
        keys = new long[slots];
        first = new int[slots];
        Arrays.fill(first, NONE);
        mask = slots - 1;
        add(lexicon, lexicon.forwardRoot(), new byte[64], 0, 0);
        next = Arrays.copyOf(next, words);
        starts = Arrays.copyOf(starts, words + 1);
        letters = Arrays.copyOf(letters, starts[words]);
    }

    private void add(Lexicon lexicon, long node, byte[] word, int length, long sum) {
        int completing = lexicon.completing(node);
        for (int rest = Lexicon.inOrder(lexicon.following(node)); rest != 0; rest &= rest - 1) {
            int letter = Integer.numberOfTrailingZeros(rest) + 1;
            byte[] longer = length < word.length ? word : Arrays.copyOf(word, 2 * length);
            longer[length] = (byte) letter;
            long with = sum + AnagramFilter.letterHash(letter);
            if ((completing >>> letter & 1) != 0) {
                add(longer, length + 1, with);
            }
            add(lexicon, lexicon.step(node, letter), longer, length + 1, with);
        }
    }

    private void add(byte[] word, int length, long key) {
        if (words + 1 == starts.length) {
            starts = Arrays.copyOf(starts, 2 * starts.length);
            next = Arrays.copyOf(next, 2 * next.length);
        }
        int start = starts[words];
        if (start + length > letters.length) {
            letters = Arrays.copyOf(letters, 2 * letters.length);
        }
        System.arraycopy(word, 0, letters, start, length);
        starts[words + 1] = start + length;
        int slot = slot(key);
        keys[slot] = key;
        next[words] = first[slot];
        first[slot] = words++;
    }

    private int slot(long key) {
        int slot = (int) (key >>> 32) & mask;
        while (first[slot] != NONE && keys[slot] != key) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    /// Returns a word with the letters of this key, or [#NONE].
    public int first(long key) {
        return filter.mightContain(key) ? first[slot(key)] : NONE;
    }

    /// Returns another word with the same letters, or [#NONE].
    public int next(int word) {
        return next[word];
    }

    /// Returns the number of letters of a word.
    public int length(int word) {
        return starts[word + 1] - starts[word];
    }

    /// Returns the `at`-th letter of a word.
    public int letter(int word, int at) {
        return letters[starts[word] + at];
    }

    /// Returns the size in bytes.
    public long bytes() {
        return 8L * keys.length + 4L * first.length + 4L * next.length + 4L * starts.length + letters.length;
    }
}
