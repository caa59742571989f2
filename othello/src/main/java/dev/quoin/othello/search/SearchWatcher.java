package dev.quoin.othello.search;

/// Receives the progress of a search and may stop it. Called by the searching thread.
@FunctionalInterface
public interface SearchWatcher {
    /// Ignores progress and never stops a search.
    SearchWatcher NONE = result -> {};

    /// Called after every completed depth.
    void reached(SearchResult result);

    /// Returns whether to stop now and return the result so far; called every few thousand nodes.
    default boolean isEnough() {
        return false;
    }
}
