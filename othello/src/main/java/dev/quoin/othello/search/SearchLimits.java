package dev.quoin.othello.search;

import java.time.Duration;

/// Limits of a search. It stops at the first one it reaches.
///
/// Depth and nodes give the same result on every machine; time does not.
///
/// @param depth maximum search depth in moves; passes do not count
/// @param nodes maximum number of nodes
/// @param time maximum thinking time
public record SearchLimits(int depth, long nodes, Duration time) {
    /// The maximum number of moves in a game.
    public static final int DEEPEST = 60;

    /// A hundred years, which still fit in nanoseconds.
    private static final Duration FOREVER = Duration.ofDays(36_500);

    public SearchLimits {
        if (depth < 1 || depth > DEEPEST) {
            throw new IllegalArgumentException("a search depth must be 1.." + DEEPEST + ", got " + depth);
        }
        if (nodes < 1) {
            throw new IllegalArgumentException("a node limit must be at least 1, got " + nodes);
        }
        if (time.isNegative() || time.isZero()) {
            throw new IllegalArgumentException("a time limit must be longer than nothing, got " + time);
        }
        time = time.compareTo(FOREVER) < 0 ? time : FOREVER;
    }

    /// Returns a limit on the depth only.
    public static SearchLimits ofDepth(int depth) {
        return new SearchLimits(depth, Long.MAX_VALUE, FOREVER);
    }

    /// Returns a limit on the number of nodes only.
    public static SearchLimits ofNodes(long nodes) {
        return new SearchLimits(DEEPEST, nodes, FOREVER);
    }

    /// Returns a limit on the time only.
    public static SearchLimits ofTime(Duration time) {
        return new SearchLimits(DEEPEST, Long.MAX_VALUE, time);
    }

    /// Returns a copy with this node limit.
    public SearchLimits withNodes(long limit) {
        return new SearchLimits(depth, limit, time);
    }

    /// Returns a copy with this time limit.
    public SearchLimits withTime(Duration limit) {
        return new SearchLimits(depth, nodes, limit);
    }
}
