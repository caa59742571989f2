package dev.quoin.othello.agent;

import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.board.Square;
import dev.quoin.othello.search.HandcraftedEvaluation;
import dev.quoin.othello.search.Search;
import dev.quoin.othello.search.SearchLimits;
import dev.quoin.othello.search.SearchResult;
import dev.quoin.othello.search.SearchWatcher;
import dev.quoin.othello.search.Variation;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.random.RandomGenerator;

/// Plays the best move a [Search] finds within its own limits and the budget. Mutable, not thread-safe.
///
/// It may overlook moves, like a person: it goes through the moves from the best one, overlooks each with the same
/// probability, and plays the first that it does not overlook. If it overlooks all of them, it starts again.
///
/// Without a time limit and without overlooking it is deterministic: the same position, limits and node budget
/// give the same move.
public final class SearchAgent implements Agent<OthelloPosition, OthelloMove> {
    /// The percentage of a time budget to spend on thinking; the rest is a safety margin.
    private static final int THINKING_PERCENT = 95;

    private static final int PERCENT = 100;

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
    private final int overlook;
    private final RandomGenerator chance;

    /// Creates an agent with its own search, within `limits` whatever the budget.
    public SearchAgent(Search search, SearchLimits limits) {
        this(search, limits, 0, new SplittableRandom(0));
    }

    /// Creates an agent that overlooks moves.
    ///
    /// @param overlook the probability of overlooking a move, in percent, less than 100
    /// @param chance decides what it overlooks
    SearchAgent(Search search, SearchLimits limits, int overlook, RandomGenerator chance) {
        this.search = search;
        this.limits = limits;
        this.overlook = overlook;
        this.chance = chance;
    }

    /// Creates an agent that searches to a fixed depth with [HandcraftedEvaluation].
    public static SearchAgent ofDepth(int depth) {
        return new SearchAgent(new Search(new HandcraftedEvaluation()), SearchLimits.ofDepth(depth));
    }

    @Override
    public OthelloMove choose(OthelloPosition seen, Budget budget) {
        int overlooked = overlooked();
        List<Variation> lines = search.analyze(seen, within(budget), overlooked + 1, UNTIL_INTERRUPTED)
                .lines();
        // A stopped search has a move, but not the one it would have found.
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("the search was interrupted");
        }
        return lines.get(overlooked % lines.size()).move();
    }

    /// Returns the number of moves to overlook; what is certain takes nothing from `chance`.
    private int overlooked() {
        int overlooked = 0;
        while (overlook > 0 && overlooked < Square.COUNT && chance.nextInt(PERCENT) < overlook) {
            overlooked++;
        }
        return overlooked;
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
