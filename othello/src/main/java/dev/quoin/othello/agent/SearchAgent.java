package dev.quoin.othello.agent;

import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.search.HandcraftedEvaluation;
import dev.quoin.othello.search.Search;
import dev.quoin.othello.search.SearchLimits;
import dev.quoin.othello.search.SearchResult;
import dev.quoin.othello.search.SearchWatcher;
import java.time.Duration;
import java.util.concurrent.CancellationException;

/// Plays the best move a [Search] finds within its own limits and the budget. Mutable, not thread-safe.
///
/// Without a time limit it is deterministic: the same position, limits and node budget give the same move.
public final class SearchAgent implements Agent<OthelloPosition, OthelloMove> {
    /// The percentage of a time budget to spend on thinking; the rest is a safety margin.
    private static final int THINKING_PERCENT = 95;

    private static final SearchWatcher UNTIL_INTERRUPTED = new SearchWatcher() {
        @Override
        public void reached(SearchResult result) {}

        @Override
        public boolean isEnough() {
            return Thread.currentThread().isInterrupted();
        }
    };

    private final Search search;
    private final SearchLimits limits;

    /// Creates an agent with its own search, within `limits` whatever the budget.
    public SearchAgent(Search search, SearchLimits limits) {
        this.search = search;
        this.limits = limits;
    }

    /// Creates an agent that searches to a fixed depth with [HandcraftedEvaluation].
    public static SearchAgent ofDepth(int depth) {
        return new SearchAgent(new Search(new HandcraftedEvaluation()), SearchLimits.ofDepth(depth));
    }

    @Override
    public OthelloMove choose(OthelloPosition seen, Budget budget) {
        SearchResult result = search.analyze(seen, within(budget), 1, UNTIL_INTERRUPTED);
        // A stopped search has a move, but not the one it would have found.
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("the search was interrupted");
        }
        return result.move();
    }

    private SearchLimits within(Budget budget) {
        return switch (budget) {
            case Budget.Unlimited _ -> limits;
            case Budget.Time(Duration limit) -> {
                Duration thinking =
                        limit.multipliedBy(THINKING_PERCENT).dividedBy(100).plusNanos(1);
                yield thinking.compareTo(limits.time()) < 0 ? limits.withTime(thinking) : limits;
            }
            case Budget.Nodes(long limit) -> limits.withNodes(Math.min(limit, limits.nodes()));
        };
    }
}
