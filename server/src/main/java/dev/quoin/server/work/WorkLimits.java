package dev.quoin.server.work;

/// Limits on searches. Immutable.
///
/// @param searchesPerPlayer the maximum number of queued or running searches per player
/// @param queuedSearches the maximum number of searches waiting for a thread; others are rejected with 503
public record WorkLimits(int searchesPerPlayer, int queuedSearches) {
    /// The defaults, enough for a player with two open tabs.
    public static final WorkLimits DEFAULT = new WorkLimits(2, 64);

    public WorkLimits {
        if (searchesPerPlayer < 1 || queuedSearches < 1) {
            throw new IllegalArgumentException("searches per player and in the queue must be 1 or more, got "
                    + searchesPerPlayer + " and " + queuedSearches);
        }
    }
}
