package dev.quoin.crossword.preendgame;

import java.time.Duration;

/// Memory, threads and limits of a pre-endgame solver.
///
/// @param hashMegabytes size of all transposition tables together, 1 to 16,384
/// @param threads number of threads, 1 to 256; unless the time runs out, the result does not depend on it
/// @param candidates number of moves to consider, the best by equity; [#ALL] for every move
/// @param timeLimit how long a solution may take; after that, the best so far is returned
/// @param nodeLimit how many nodes may be searched; unlike a time limit, it gives the same result every time
public record PreEndgameOptions(int hashMegabytes, int threads, int candidates, Duration timeLimit, long nodeLimit) {
    /// A time limit that is never reached.
    public static final Duration UNLIMITED = Duration.ofDays(365);

    /// A node limit that is never reached.
    public static final long ANY_NODES = Long.MAX_VALUE;

    /// As many candidates as there are moves.
    public static final int ALL = Integer.MAX_VALUE;

    public PreEndgameOptions {
        if (hashMegabytes < 1 || hashMegabytes > 16_384) {
            throw new IllegalArgumentException("hash megabytes must be 1..16384, got " + hashMegabytes);
        }
        if (threads < 1 || threads > 256) {
            throw new IllegalArgumentException("threads must be 1..256, got " + threads);
        }
        if (candidates < 1) {
            throw new IllegalArgumentException("candidates must be at least 1, got " + candidates);
        }
        if (timeLimit.isNegative() || timeLimit.compareTo(UNLIMITED) > 0) {
            throw new IllegalArgumentException("a time limit must be 0 seconds to 365 days, got " + timeLimit);
        }
        if (nodeLimit < 0) {
            throw new IllegalArgumentException("a node limit must not be negative, got " + nodeLimit);
        }
    }

    /// Returns the defaults: one thread, 64 MB, every move, no limits.
    public static PreEndgameOptions standard() {
        return new PreEndgameOptions(64, 1, ALL, UNLIMITED, ANY_NODES);
    }

    /// Returns a copy with this number of threads.
    public PreEndgameOptions withThreads(int number) {
        return new PreEndgameOptions(hashMegabytes, number, candidates, timeLimit, nodeLimit);
    }

    /// Returns a copy with this number of candidates.
    public PreEndgameOptions withCandidates(int number) {
        return new PreEndgameOptions(hashMegabytes, threads, number, timeLimit, nodeLimit);
    }

    /// Returns a copy with this time limit.
    public PreEndgameOptions withTimeLimit(Duration limit) {
        return new PreEndgameOptions(hashMegabytes, threads, candidates, limit, nodeLimit);
    }

    /// Returns a copy with this node limit.
    public PreEndgameOptions withNodeLimit(long nodes) {
        return new PreEndgameOptions(hashMegabytes, threads, candidates, timeLimit, nodes);
    }
}
