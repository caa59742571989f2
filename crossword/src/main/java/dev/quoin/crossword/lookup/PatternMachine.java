package dev.quoin.crossword.lookup;

/// Follows a pattern along a word, letter by letter.
///
/// A state is a set of places in the pattern as the bits of a `long`: bit p is set when the letters so far match the
/// first p parts. State 0 can match no more.
final class PatternMachine {
    private static final int LETTERS = 32;

    private final long[] places = new long[LETTERS];
    private final long anything;
    private final long end;

    /// A machine for the parts from `from` to before `to`; from right to left if `from` is greater than `to`, in which
    /// case the parts from before `from` down to `to` are meant.
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
            for (int rest = part; rest != 0; rest &= rest - 1) {
                places[Integer.numberOfTrailingZeros(rest)] |= 1L << place;
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

    /// `*` may stand for nothing; there are never two in a row.
    private long withSkips(long state) {
        return state | ((state & anything) << 1);
    }
}
