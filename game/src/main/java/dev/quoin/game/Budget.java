package dev.quoin.game;

import java.time.Duration;

/// How much thought one move may cost.
///
/// A node budget gives the same game on every machine; a time budget does not.
public sealed interface Budget {
    /// As much as the agent likes.
    record Unlimited() implements Budget {}

    /// At most this long for the move.
    record Time(Duration limit) implements Budget {
        public Time {
            if (limit.isNegative() || limit.isZero()) {
                throw new IllegalArgumentException("a time budget must be longer than nothing, got " + limit);
            }
        }
    }

    /// At most this many nodes (positions looked at, or whatever unit the agent counts) for the move.
    record Nodes(long limit) implements Budget {
        public Nodes {
            if (limit < 1) {
                throw new IllegalArgumentException("a node budget must be at least 1, got " + limit);
            }
        }
    }

    /// A budget without a limit.
    static Budget unlimited() {
        return new Unlimited();
    }
}
