package dev.quoin.othello.search;

import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.endgame.EndgameOptions;
import dev.quoin.othello.endgame.EndgameSolver;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/// Finds the best moves by iterative deepening, until a limit is reached. Mutable, not thread-safe.
///
/// Every search starts with an empty transposition table, so the same position and the same limits of depth and
/// nodes give the same result on every machine. Near the end of the game the endgame solver takes over and the
/// result is exact.
public final class Search {
    /// The solver takes over when at most this many squares would be empty at the leaves of the next depth.
    private static final int SOLVER_LEAD = 6;

    /// From this depth on, the solver takes over whenever at most [#SOLVER_EMPTIES] squares are empty.
    private static final int SOLVER_DEPTH = 6;

    private static final int SOLVER_EMPTIES = 16;

    private static final int TABLE_BITS = 16;

    private final Evaluation evaluation;
    private final SearchLimiter limiter = new SearchLimiter();
    private final AlphaBeta tree;

    /// Creates a search that uses this evaluation at its leaves.
    public Search(Evaluation evaluation) {
        this.evaluation = evaluation;
        this.tree = new AlphaBeta(evaluation, new TranspositionTable(TABLE_BITS), limiter);
    }

    /// Finds the best move.
    ///
    /// @throws IllegalArgumentException when the game is over
    public SearchResult best(OthelloPosition position, SearchLimits limits) {
        return analyze(position, limits, 1, SearchWatcher.NONE);
    }

    /// Finds the best moves with their values and principal variations.
    ///
    /// @param count number of moves to report; all of them if there are fewer
    /// @param watcher receives the result of every depth and may stop the search
    /// @throws IllegalArgumentException when the game is over
    public SearchResult analyze(OthelloPosition position, SearchLimits limits, int count, SearchWatcher watcher) {
        if (position.isOver()) {
            throw new IllegalArgumentException("the game is over, there is no move to search for");
        }
        if (count < 1) {
            throw new IllegalArgumentException("the number of moves to judge must be at least 1, got " + count);
        }
        limiter.start(limits, watcher);
        tree.clear();
        boolean pass = position.mustPass();
        var root = pass
                ? new RootSearch(tree, evaluation, position.other(), position.mover())
                : new RootSearch(tree, evaluation, position.mover(), position.other());
        Supplier<SearchResult> result = () -> new SearchResult(
                pass ? List.of(afterPass(root.variations(1).getFirst())) : root.variations(count), limiter.nodes());
        iterativeDeepening(root, limits.depth(), pass ? 1 : count, () -> watcher.reached(result.get()));
        return result.get();
    }

    private void iterativeDeepening(RootSearch root, int maxDepth, int count, Runnable progress) {
        try {
            boolean finished = false;
            for (int depth = 1; depth <= maxDepth && !finished; depth++) {
                finished = depth >= root.empty();
                if (root.empty() <= solverEmpties(depth) && limiter.nodesLeft() > RootSearch.SOLVER_CHECK_INTERVAL) {
                    // A new solver each time: a table filled by other searches could change which of the best lines is
                    // found.
                    root.solve(new EndgameSolver(EndgameOptions.standard()), limiter, count);
                    finished = true;
                } else {
                    root.search(depth, count);
                }
                progress.run();
            }
        } catch (SearchLimiter.Stopped limit) {
            // The root keeps the result so far.
        }
    }

    /// With at most this many empty squares, the solver replaces the search of this depth.
    private static int solverEmpties(int depth) {
        return depth < SOLVER_DEPTH ? depth + SOLVER_LEAD : Math.max(depth + SOLVER_LEAD, SOLVER_EMPTIES);
    }

    /// The same variation for the side that has to pass first.
    private static Variation afterPass(Variation variation) {
        var moves = new ArrayList<OthelloMove>();
        moves.add(OthelloMove.pass());
        moves.addAll(variation.moves());
        return new Variation(moves, -variation.value(), variation.depth(), variation.exact());
    }
}
