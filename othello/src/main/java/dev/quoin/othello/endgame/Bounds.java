package dev.quoin.othello.endgame;

/// Bounds of a score, which MTD(f) narrows by null-window searches until they meet. Mutable, not
/// thread-safe.
///
/// Unlike plain MTD(f), each window is farther from the last bound, so a bad first guess costs few searches.
final class Bounds {
    int lower = -64;
    int upper = 64;

    /// The next null window is `beta - 1, beta`; even, as all scores are.
    private int beta;
    private int step = 2;

    Bounds(int firstGuess) {
        beta = Math.clamp(firstGuess, -62, 64);
    }

    boolean areExact() {
        return lower == upper;
    }

    /// One null-window search.
    void narrow(EndgameSearch search, long mover, long other) {
        int score = search.search(mover, other, beta - 1, 64 - Long.bitCount(mover | other));
        if (score >= beta) {
            lower = score;
            beta = Math.min(upper, score + step);
        } else {
            upper = score;
            beta = Math.max(lower + 2, score - step + 2);
        }
        step *= 2;
    }
}
