package dev.quoin.othello.search;

/// Counts nodes and stops the search at its limits: nodes, time, or the watcher. Mutable, not thread-safe.
final class SearchLimiter {
    /// Nodes between two checks of the clock.
    private static final int CHECK_INTERVAL = 2048;

    private SearchWatcher watcher = SearchWatcher.NONE;
    private long nodes;
    private long nodeLimit;
    private long deadline;
    private long nextCheck;

    /// Starts counting for a new search.
    void start(SearchLimits limits, SearchWatcher observer) {
        watcher = observer;
        nodes = 0;
        nodeLimit = limits.nodes();
        deadline = System.nanoTime() + limits.time().toNanos();
        nextCheck = Math.min(CHECK_INTERVAL, nodeLimit);
    }

    long nodes() {
        return nodes;
    }

    /// Counts one node.
    ///
    /// @throws Stopped when a limit is reached or the watcher stops the search
    void count() {
        if (nodes >= nextCheck) {
            checkLimits();
        }
        nodes++;
    }

    private void checkLimits() {
        if (isOver(0)) {
            throw new Stopped();
        }
        nextCheck = Math.min(nodes + CHECK_INTERVAL, nodeLimit);
    }

    /// Nodes left until the limit.
    long nodesLeft() {
        return nodeLimit - nodes;
    }

    /// Whether a limit is reached after `more` nodes.
    boolean isOver(long more) {
        return nodes + more >= nodeLimit || System.nanoTime() - deadline >= 0 || watcher.isEnough();
    }

    /// Counts nodes searched elsewhere, by the endgame solver.
    void count(long more) {
        nodes += more;
        nextCheck = Math.min(nodes + CHECK_INTERVAL, nodeLimit);
    }

    /// Unwinds a stopped search. No stack trace: it is control flow, not an error.
    static final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Stopped() {
            super("the search has met its limit", null, false, false);
        }
    }
}
