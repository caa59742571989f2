package dev.quoin.crossword.lookup;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.tile.Alphabet;

/// Matches a pattern against a word, letter by letter.
///
/// A state is a set of places in the pattern as the bits of a `long`: bit p is set when the letters so far
/// match the first p parts. State 0 can no longer match.
final class PatternMachine {
    private static final int LETTERS = Alphabet.MOST_LETTERS + 1;

    private final long[] places = new long[LETTERS];
    private final long anything;
    private final long end;

    /// Creates a machine for the parts from `from` to `to` exclusive. If `from` is greater than `to`, it
    /// matches from right to left, from the part before `from` down to `to`.
    PatternMachine(int[] parts, int from, int to) {
        int step = from <= to ? 1 : -1;
        int first = from <= to ? from : from - 1;
        int count = Math.abs(to - from);
        long stars = 0;
        for (int place = 0; place < count; place++) {
            int part = parts[first + step * place];
            if (part == WordPattern.ANYTHING) {
                stars |= 1L << place;
            }
            for (int rest = Lexicon.inOrder(part); rest != 0; rest &= rest - 1) {
                places[Integer.numberOfTrailingZeros(rest) + 1] |= 1L << place;
            }
        }
        anything = stars;
        end = 1L << count;
    }

    long start() {
        return withSkips(1);
    }

    long step(long state, int letter) {
        return withSkips(((state & places[letter]) << 1) | (state & anything));
    }

    /// Whether the letters so far are a whole match.
    boolean accepts(long state) {
        return (state & end) != 0;
    }

    /// Whether further letters could match.
    boolean goesOn(long state) {
        return (state & ~end) != 0;
    }

    /// `*` may match nothing; there are never two in a row.
    private long withSkips(long state) {
        return state | ((state & anything) << 1);
    }
}
