package dev.quoin.server.work;

/// How much thinking the server takes on. Immutable.
///
/// @param searchesPerPlayer how many searches one player may have queued or running
/// @param queuedSearches how many searches may wait for a thread; further ones are answered with 503
public record WorkLimits(int searchesPerPlayer, int queuedSearches) {
    /// Enough for somebody with two open tabs.
    public static final WorkLimits DEFAULT = new WorkLimits(2, 64);

    public WorkLimits {
        if (searchesPerPlayer < 1 || queuedSearches < 1) {
            throw new IllegalArgumentException("searches per player and in the queue must be 1 or more, got "
                    + searchesPerPlayer + " and " + queuedSearches);
        }
    }
}
