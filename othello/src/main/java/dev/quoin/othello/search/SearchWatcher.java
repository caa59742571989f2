package dev.quoin.othello.search;

/// Looks on while a search thinks, and may end it. Called by the searching thread.
@FunctionalInterface
public interface SearchWatcher {
    /// Sees nothing and never ends a search.
    SearchWatcher NONE = result -> {};

    /// The search has finished another depth.
    void reached(SearchResult result);

    /// Whether the search shall end now with what it has found so far; asked every few thousand positions.
    default boolean isEnough() {
        return false;
    }
}
