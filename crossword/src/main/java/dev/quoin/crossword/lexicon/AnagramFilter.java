package dev.quoin.crossword.lexicon;

import dev.quoin.crossword.tile.Alphabet;
import java.util.SplittableRandom;

/// Tells quickly that some letters, all of them used, make no word; immutable and safe to share between threads.
///
/// Letters are summed up as numbers that stand for them, so their order does not matter and sets of letters
/// are joined by adding. Each word sets three bits of a table of 16 to 32 bits a word; a sum whose bits are not
/// all set belongs to no word, and of those that belong to none about one in three hundred passes all the same.
public final class AnagramFilter {
    private static final long[] NUMBERS = numbers();

    private final long[] bits;
    private final int shift;

    AnagramFilter(Lexicon lexicon) {
        int size = Math.max(64, Integer.highestOneBit(Math.max(1, lexicon.wordCount())) << 5);
        bits = new long[size >>> 6];
        shift = Integer.numberOfLeadingZeros(size - 1);
        add(lexicon, lexicon.forwardRoot(), 0);
    }

    /// The number that stands for letter `letter`.
    public static long number(int letter) {
        return NUMBERS[letter];
    }

    /// Whether the letters of this sum may be those of a word; false is certain.
    public boolean mayBeWord(long sum) {
        return isSet((int) sum >>> shift) && isSet((int) (sum >>> 20) >>> shift) && isSet((int) (sum >>> 32) >>> shift);
    }

    private boolean isSet(int bit) {
        return (bits[bit >>> 6] >>> bit & 1) != 0;
    }

    private void add(Lexicon lexicon, long node, long sum) {
        int completing = lexicon.completing(node);
        for (int rest = Lexicon.following(node) & ~Lexicon.TURN; rest != 0; rest &= rest - 1) {
            int letter = Integer.numberOfTrailingZeros(rest);
            long next = sum + NUMBERS[letter];
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

    private static long[] numbers() {
        var random = new SplittableRandom(0x51_4f_49_4e);
        var numbers = new long[Alphabet.MOST_LETTERS + 1];
        for (int letter = 1; letter < numbers.length; letter++) {
            numbers[letter] = random.nextLong();
        }
        return numbers;
    }
}
