package dev.quoin.crossword.agent;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.preendgame.PreEndgameOptions;
import dev.quoin.crossword.preendgame.PreEndgameSolver;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.Budget;
import java.time.Duration;
import java.util.Optional;

/// Finds the move that wins most often with few tiles in the bag. Immutable, thread-safe.
final class PreEndgames {
    /// The percentage of a time budget to spend on searching; the rest is a safety margin.
    private static final int SEARCH_PERCENT = 80;

    private static final int HASH_MEGABYTES = 16;
    private static final int PLAYERS = 2;

    /// Moves to consider: the best by equity.
    private static final int CANDIDATES = 40;

    private final Variant variant;
    private final Lexicon lexicon;
    private final PreEndgameOptions options;

    /// Creates a player of pre-endgames that searches at most `nodes` nodes for a move; 0 for none at all.
    PreEndgames(Variant variant, Lexicon lexicon, long nodes, int threads) {
        this.variant = variant;
        this.lexicon = lexicon;
        this.options = new PreEndgameOptions(HASH_MEGABYTES, threads, CANDIDATES, PreEndgameOptions.UNLIMITED, nodes);
    }

    /// Returns the best move, or what looks best when the nodes or the budget are used up; empty when this is not a
    /// pre-endgame of two players.
    Optional<CrosswordMove> move(CrosswordPosition seen, Budget budget) {
        int bag = seen.bagSize();
        if (options.nodeLimit() == 0 || bag == 0 || bag > PreEndgameSolver.MOST_IN_BAG || seen.players() != PLAYERS) {
            return Optional.empty();
        }
        PreEndgameOptions limited = switch (budget) {
            case Budget.Unlimited unlimited -> options;
            case Budget.Time(Duration limit) ->
                options.withTimeLimit(limit.multipliedBy(SEARCH_PERCENT).dividedBy(100));
            case Budget.Nodes(long limit) -> options.withNodeLimit(Math.min(options.nodeLimit(), limit));
        };
        return Optional.of(new PreEndgameSolver(lexicon, variant, limited)
                .solve(seen)
                .best()
                .move());
    }
}
