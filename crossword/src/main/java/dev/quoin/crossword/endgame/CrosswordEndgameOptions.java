package dev.quoin.crossword.endgame;

import java.time.Duration;

/// Memory, threads and time of an endgame solver, and what it computes.
///
/// @param hashMegabytes size of the transposition table, 1 to 16,384
/// @param threads number of search threads, 1 to 256; an exact value does not depend on it
/// @param timeLimit how long a search may take; after that, the result is an estimate
/// @param rootValues whether every move of the position is valued, or only the best
public record CrosswordEndgameOptions(int hashMegabytes, int threads, Duration timeLimit, RootValues rootValues) {
    /// A time limit that is never reached.
    public static final Duration UNLIMITED = Duration.ofDays(365);

    /// Which moves of the position are valued.
    public enum RootValues {
        /// Only the best move.
        BEST,
        /// Every move, which takes longer.
        ALL
    }

    public CrosswordEndgameOptions {
        if (hashMegabytes < 1 || hashMegabytes > 16_384) {
            throw new IllegalArgumentException("hash megabytes must be 1..16384, got " + hashMegabytes);
        }
        if (threads < 1 || threads > 256) {
            throw new IllegalArgumentException("threads must be 1..256, got " + threads);
        }
        if (timeLimit.isNegative() || timeLimit.compareTo(UNLIMITED) > 0) {
            throw new IllegalArgumentException("a time limit must be 0 seconds to 365 days, got " + timeLimit);
        }
    }

    /// Returns the defaults: one thread, 64 MB, no time limit, only the best move.
    public static CrosswordEndgameOptions standard() {
        return new CrosswordEndgameOptions(64, 1, UNLIMITED, RootValues.BEST);
    }

    /// Returns a copy with this number of threads.
    public CrosswordEndgameOptions withThreads(int number) {
        return new CrosswordEndgameOptions(hashMegabytes, number, timeLimit, rootValues);
    }

    /// Returns a copy with this time limit.
    public CrosswordEndgameOptions withTimeLimit(Duration limit) {
        return new CrosswordEndgameOptions(hashMegabytes, threads, limit, rootValues);
    }

    /// Returns a copy that values these moves.
    public CrosswordEndgameOptions withRootValues(RootValues values) {
        return new CrosswordEndgameOptions(hashMegabytes, threads, timeLimit, values);
    }
}
