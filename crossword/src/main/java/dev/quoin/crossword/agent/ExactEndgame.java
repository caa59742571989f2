package dev.quoin.crossword.agent;

import dev.quoin.crossword.endgame.CrosswordEndgameOptions;
import dev.quoin.crossword.endgame.CrosswordEndgameResult;
import dev.quoin.crossword.endgame.CrosswordEndgameSolver;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.Budget;
import java.time.Duration;
import java.util.Optional;

/// Finds the best move with an empty bag by searching to the end of the game. Immutable, thread-safe.
///
/// Every position is solved with a table of its own, so that the move does not depend on what was solved before.
final class ExactEndgame {
    /// The percentage of a time budget to spend on searching; the rest is a safety margin.
    private static final int SEARCH_PERCENT = 70;

    private static final int HASH_MEGABYTES = 8;
    private static final int PLAYERS = 2;

    private final Variant variant;
    private final Lexicon lexicon;
    private final long nodes;

    /// Creates a player of endgames that searches at most `nodes` nodes for a move; 0 for none at all.
    ExactEndgame(Variant variant, Lexicon lexicon, long nodes) {
        this.variant = variant;
        this.lexicon = lexicon;
        this.nodes = nodes;
    }

    /// Returns whether this is an endgame of two players that should be searched.
    boolean isFor(CrosswordPosition seen) {
        return nodes > 0 && seen.bagSize() == 0 && seen.players() == PLAYERS;
    }

    /// Returns the best move, or what looks best when the nodes or the budget are used up; empty when this is not an
    /// endgame of two players, or there is not even time to compare all moves.
    Optional<CrosswordMove> move(CrosswordPosition seen, Budget budget) {
        if (!isFor(seen)) {
            return Optional.empty();
        }
        Duration time = CrosswordEndgameOptions.UNLIMITED;
        long most = nodes;
        switch (budget) {
            case Budget.Unlimited unlimited -> {}
            case Budget.Time(Duration limit) ->
                time = limit.multipliedBy(SEARCH_PERCENT).dividedBy(100);
            case Budget.Nodes(long limit) -> most = Math.min(most, limit);
        }
        long enough = most;
        // The solver itself always completes a first search, which may take seconds with two blanks.
        long deadline = System.nanoTime() + time.toNanos();
        var options = new CrosswordEndgameOptions(HASH_MEGABYTES, 1, time, CrosswordEndgameOptions.RootValues.BEST);
        CrosswordEndgameResult result = new CrosswordEndgameSolver(lexicon, variant, options)
                .solve(seen, searched -> searched >= enough || System.nanoTime() - deadline > 0);
        return result.line().stream().findFirst();
    }
}
