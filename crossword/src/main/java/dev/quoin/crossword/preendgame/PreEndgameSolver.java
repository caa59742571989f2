package dev.quoin.crossword.preendgame;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.variant.Variant;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;

/// Finds the move that wins most often in positions of two players with one to four tiles in the bag.
///
/// For every move that empties the bag and every draw, what follows is an endgame, and the solver proves who wins it.
/// Moves that leave tiles in the bag are estimated: both sides play their best move by equity until the bag is empty.
/// It solves one position at a time: concurrent calls wait for each other, except [#stop].
public final class PreEndgameSolver {
    /// The most tiles that the bag may hold.
    public static final int MOST_IN_BAG = 4;

    private final Lexicon lexicon;
    private final Variant variant;
    private final PreEndgameOptions options;
    private volatile @Nullable PreEndgameControl running;

    /// Creates a solver with the standard options: one thread, 64 MB, every move, no limits.
    public PreEndgameSolver(Lexicon lexicon, Variant variant) {
        this(lexicon, variant, PreEndgameOptions.standard());
    }

    /// Creates a solver.
    public PreEndgameSolver(Lexicon lexicon, Variant variant, PreEndgameOptions options) {
        this.lexicon = lexicon;
        this.variant = variant;
        this.options = options;
    }

    /// Returns the options of this solver.
    public PreEndgameOptions options() {
        return options;
    }

    /// Solves a position as the player to move sees it; what is known of the other rack is ignored.
    ///
    /// Returns the best so far when the time or the nodes are used up or [#stop] was called. Throws
    /// [java.util.concurrent.CancellationException] when the calling thread is interrupted.
    ///
    /// @throws IllegalArgumentException when the bag is empty or holds more than [#MOST_IN_BAG] tiles, the game
    ///     is over, or it has not two players
    public PreEndgameResult solve(CrosswordPosition position) {
        return solve(position, nodes -> false);
    }

    /// Like [#solve(CrosswordPosition)], but also returns the best so far when `isEnough` is true. It is called very
    /// often, on the calling thread, with the number of nodes searched.
    public synchronized PreEndgameResult solve(CrosswordPosition position, LongPredicate isEnough) {
        PreEndgameStart start = PreEndgameStart.of(variant, lexicon, position);
        var control = new PreEndgameControl(options, isEnough);
        running = control;
        try {
            return new PreEndgameRun(start, options, control).solve();
        } finally {
            running = null;
        }
    }

    /// Stops a solution in another thread, which then returns what it knows.
    public void stop() {
        PreEndgameControl solving = running;
        if (solving != null) {
            solving.stop();
        }
    }
}
