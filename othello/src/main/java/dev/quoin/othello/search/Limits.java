package dev.quoin.othello.search;

import java.time.Duration;

/// When a search ends: at whichever limit it meets first.
///
/// Depth and nodes give the same result on every machine; time does not.
///
/// @param depth how many moves to look ahead; passes do not count
/// @param nodes how many positions to look at
/// @param time how long to think
public record Limits(int depth, long nodes, Duration time) {
    /// As deep as any game goes.
    public static final int DEEPEST = 60;

    /// A hundred years, which still count in nanoseconds.
    private static final Duration FOREVER = Duration.ofDays(36_500);

    public Limits {
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

    /// So many moves ahead, however long it takes.
    public static Limits ofDepth(int depth) {
        return new Limits(depth, Long.MAX_VALUE, FOREVER);
    }

    /// As deep as so many positions allow.
    public static Limits ofNodes(long nodes) {
        return new Limits(DEEPEST, nodes, FOREVER);
    }

    /// As deep as the time allows.
    public static Limits ofTime(Duration time) {
        return new Limits(DEEPEST, Long.MAX_VALUE, time);
    }

    /// The same, and at most so many positions.
    public Limits withNodes(long limit) {
        return new Limits(depth, limit, time);
    }

    /// The same, and at most this long.
    public Limits withTime(Duration limit) {
        return new Limits(depth, nodes, limit);
    }
}
