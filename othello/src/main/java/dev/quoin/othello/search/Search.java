package dev.quoin.othello.search;

import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.endgame.EndgameOptions;
import dev.quoin.othello.endgame.EndgameSolver;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/// Looks ahead for the best moves: deeper and deeper until a limit is met. Mutable, for one thread.
///
/// Every search starts afresh, so the same position and limits of depth and nodes give the same result, on every
/// machine and whatever was searched before. When the end is near enough the result is exact.
public final class Search {
    /// When so many squares are empty beyond the depth reached, the game is solved to its end at once.
    private static final int LAST_LEAP = 6;

    /// A search at least so deep solves the game when no more than [#SOLVABLE] squares are empty.
    private static final int DEEP = 6;

    private static final int SOLVABLE = 16;

    private static final int TABLE_BITS = 16;

    private final Evaluation evaluation;
    private final Watch watch = new Watch();
    private final AlphaBeta tree;

    /// A search that judges by the given evaluation where it looks no further.
    public Search(Evaluation evaluation) {
        this.evaluation = evaluation;
        this.tree = new AlphaBeta(evaluation, new TranspositionTable(TABLE_BITS), watch);
    }

    /// The best move.
    ///
    /// @throws IllegalArgumentException when the game is over
    public SearchResult best(OthelloPosition position, Limits limits) {
        return analyse(position, limits, 1, SearchWatcher.NONE);
    }

    /// The best moves with their values.
    ///
    /// @param count how many moves to judge; more than there are is all
    /// @param watcher is shown the result of every depth and may end the search
    /// @throws IllegalArgumentException when the game is over
    public SearchResult analyse(OthelloPosition position, Limits limits, int count, SearchWatcher watcher) {
        if (position.isOver()) {
            throw new IllegalArgumentException("the game is over, there is no move to search for");
        }
        if (count < 1) {
            throw new IllegalArgumentException("the number of moves to judge must be at least 1, got " + count);
        }
        watch.start(limits, watcher);
        tree.forget();
        boolean pass = position.mustPass();
        var root = pass
                ? new Root(tree, evaluation, position.other(), position.mover())
                : new Root(tree, evaluation, position.mover(), position.other());
        Supplier<SearchResult> result = () -> new SearchResult(
                pass ? List.of(afterPass(root.lines(1).getFirst())) : root.lines(count), watch.nodes());
        deepen(root, limits.depth(), pass ? 1 : count, () -> watcher.reached(result.get()));
        return result.get();
    }

    private void deepen(Root root, int deepest, int count, Runnable progress) {
        try {
            boolean finished = false;
            for (int depth = 1; depth <= deepest && !finished; depth++) {
                finished = depth >= root.empty();
                if (root.empty() <= solvable(depth) && watch.nodesLeft() > Root.UNSEEN) {
                    // a solver of its own: one that remembers other games might prefer another of the best lines
                    root.solve(new EndgameSolver(EndgameOptions.standard()), watch, count);
                    finished = true;
                } else {
                    root.search(depth, count);
                }
                progress.run();
            }
        } catch (Watch.Stopped limit) {
            // what the root holds is the result
        }
    }

    /// How many squares may be empty for the end to be solved after a depth was reached.
    private static int solvable(int depth) {
        return depth < DEEP ? depth + LAST_LEAP : Math.max(depth + LAST_LEAP, SOLVABLE);
    }

    /// The same for the side that must pass first.
    private static Line afterPass(Line line) {
        var moves = new ArrayList<OthelloMove>();
        moves.add(OthelloMove.pass());
        moves.addAll(line.moves());
        return new Line(moves, -line.value(), line.depth(), line.exact());
    }
}
