package dev.quoin.othello.endgame;

/// What is known of a score; both ends meet when it is exact. Mutable; one thread at a time.
///
/// The score is found by questions whether it is at least a number.
final class Bounds {
    int lower = -64;
    int upper = 64;

    /// The number to ask about next; an even one, as scores are.
    private int asked;
    private int stride = 2;

    Bounds(int guess) {
        asked = Math.clamp(guess, -62, 64);
    }

    boolean areExact() {
        return lower == upper;
    }

    /// Asks one question.
    void narrow(EndgameSearch search, long mover, long other) {
        int found = search.search(mover, other, asked - 1, 64 - Long.bitCount(mover | other));
        // The further off the guess was, the larger the next step.
        if (found >= asked) {
            lower = found;
            asked = Math.min(upper, found + stride);
        } else {
            upper = found;
            asked = Math.max(lower + 2, found - stride + 2);
        }
        stride *= 2;
    }
}
