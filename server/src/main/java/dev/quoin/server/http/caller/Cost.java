package dev.quoin.server.http.caller;

/// The cost of a request, for rate limiting.
public enum Cost {
    /// Not limited: requests of operators.
    FREE(0),
    /// Answered from memory, or with one database query.
    CHEAP(1),
    /// A search. This is a deposit: its CPU time is charged afterwards.
    SEARCH(5),
    /// Creates something that is stored, or protects a secret.
    DEAR(20);

    private final int tokens;

    Cost(int tokens) {
        this.tokens = tokens;
    }

    /// Returns the number of cheap requests it counts as.
    public int tokens() {
        return tokens;
    }
}
