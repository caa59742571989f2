package dev.quoin.server.http.caller;

/// How much work a request makes, by which its rate is limited.
public enum Cost {
    /// Not limited: what operators ask.
    FREE(0),
    /// Answered from memory, or by one look into the database.
    CHEAP(1),
    /// A search: a deposit, since its CPU time is charged afterwards.
    SEARCH(5),
    /// Starts something that is kept, or guards a secret.
    DEAR(20);

    private final int tokens;

    Cost(int tokens) {
        this.tokens = tokens;
    }

    /// How many cheap requests it counts for.
    public int tokens() {
        return tokens;
    }
}
