package dev.quoin.crossword.endgame;

import dev.quoin.crossword.endgame.EndgameThreads.SearchControl;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.Referee;
import dev.quoin.crossword.variant.Variant;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;

/// Solves positions of two players with an empty bag exactly, by searching to the end of the game.
///
/// A solver keeps its transposition table, so solving the positions of a game backwards is cheap. It solves one
/// position
/// at a time: concurrent calls wait for each other, except [#stop].
///
/// An exact value does not depend on the options; which of several best lines is found may.
public final class CrosswordEndgameSolver {
    private final Lexicon lexicon;
    private final Variant variant;
    private final CrosswordEndgameOptions options;
    private final Referee referee;
    private @Nullable PositionTable table;
    private volatile @Nullable SearchControl running;

    /// Creates a solver with the standard options: one thread, 64 MB, no time limit.
    public CrosswordEndgameSolver(Lexicon lexicon, Variant variant) {
        this(lexicon, variant, CrosswordEndgameOptions.standard());
    }

    /// Creates a solver.
    public CrosswordEndgameSolver(Lexicon lexicon, Variant variant, CrosswordEndgameOptions options) {
        this.lexicon = lexicon;
        this.variant = variant;
        this.options = options;
        referee = Referee.of(variant, lexicon);
    }

    /// Returns the options of this solver.
    public CrosswordEndgameOptions options() {
        return options;
    }

    /// Solves a position. The opponent's rack may be hidden: with an empty bag, it is what is unseen.
    ///
    /// Returns an estimate when the time is up or [#stop] was called. Throws
    /// [java.util.concurrent.CancellationException] when the calling thread is interrupted.
    ///
    /// @throws IllegalArgumentException when the bag is not empty, the game is over, or it has not two players
    public CrosswordEndgameResult solve(CrosswordPosition position) {
        return solve(position, nodes -> false);
    }

    /// Like [#solve(CrosswordPosition)], but also returns an estimate when `isEnough` is true. It is called very
    /// often, on the calling thread, with the number of nodes that this thread has searched.
    public synchronized CrosswordEndgameResult solve(CrosswordPosition position, LongPredicate isEnough) {
        EndgameStart start = EndgameStart.of(variant, position);
        if (referee.isOver(position)) {
            throw new IllegalArgumentException("the game is over: there is no endgame to solve");
        }
        var control = new SearchControl(options.timeLimit(), isEnough);
        running = control;
        try {
            PositionTable shared = table == null ? new PositionTable(options.hashMegabytes()) : table;
            table = shared;
            return new EndgameRun(lexicon, start, options, shared, control).solve();
        } finally {
            running = null;
        }
    }

    /// Stops a search in another thread, which then returns what it knows.
    public void stop() {
        SearchControl searching = running;
        if (searching != null) {
            searching.stop();
        }
    }
}
