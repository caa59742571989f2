package dev.quoin.othello.endgame;

/// Memory and threads of a solver.
///
/// @param hashMegabytes size of the transposition table, 1 to 16,384
/// @param threads number of search threads, 1 to 256; the score does not depend on it
public record EndgameOptions(int hashMegabytes, int threads) {
    public EndgameOptions {
        if (hashMegabytes < 1 || hashMegabytes > 16_384) {
            throw new IllegalArgumentException("hash megabytes must be 1..16384, got " + hashMegabytes);
        }
        if (threads < 1 || threads > 256) {
            throw new IllegalArgumentException("threads must be 1..256, got " + threads);
        }
    }

    /// Returns the defaults: one thread and 128 MB, enough for typical positions.
    public static EndgameOptions standard() {
        return new EndgameOptions(128, 1);
    }

    /// Returns a copy with this number of threads.
    public EndgameOptions withThreads(int threads) {
        return new EndgameOptions(hashMegabytes, threads);
    }
}
