package dev.quoin.othello.search;

/// Counts positions and ends a search at its limits. Mutable, for one thread.
final class Watch {
    /// How many positions pass between two looks at the clock.
    private static final int PATIENCE = 2048;

    private SearchWatcher watcher = SearchWatcher.NONE;
    private long nodes;
    private long nodeLimit;
    private long deadline;
    private long nextLook;

    /// Begins to watch a search.
    void start(Limits limits, SearchWatcher onlooker) {
        watcher = onlooker;
        nodes = 0;
        nodeLimit = limits.nodes();
        deadline = System.nanoTime() + limits.time().toNanos();
        nextLook = Math.min(PATIENCE, nodeLimit);
    }

    long nodes() {
        return nodes;
    }

    /// Counts one position.
    ///
    /// @throws Stopped when it is one too many, the time is over, or the watcher has seen enough
    void count() {
        if (nodes >= nextLook) {
            look();
        }
        nodes++;
    }

    private void look() {
        if (isOver(0)) {
            throw new Stopped();
        }
        nextLook = Math.min(nodes + PATIENCE, nodeLimit);
    }

    /// How many more positions may be looked at.
    long nodesLeft() {
        return nodeLimit - nodes;
    }

    /// Whether a limit is met after so many more positions.
    boolean isOver(long more) {
        return nodes + more >= nodeLimit || System.nanoTime() - deadline >= 0 || watcher.isEnough();
    }

    /// Counts positions that somebody else has looked at.
    void count(long more) {
        nodes += more;
        nextLook = Math.min(nodes + PATIENCE, nodeLimit);
    }

    /// Leaves a search in the middle; without a stack trace because it says nothing about an error.
    static final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Stopped() {
            super("the search has met its limit", null, false, false);
        }
    }
}
