package dev.quoin.othello.perft;

import dev.quoin.othello.board.Bitboard;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import java.util.ArrayList;
import java.util.List;

/// Counts the move sequences of a given length from a position ("performance test").
///
/// A pass is a ply; a game that ends earlier is one leaf. There is no transposition table, so leaves per
/// second measures leaves actually visited. The counts do not depend on the number of threads. Immutable and
/// thread-safe. Interrupting the calling thread stops a count, which then throws
/// [java.util.concurrent.CancellationException].
public final class Perft {
    /// The maximum depth; deeper counts would overflow 64 bits and take longer than a lifetime.
    public static final int MAX_DEPTH = 20;

    private final PerftKernel kernel;
    private final int threads;

    private Perft(PerftKernel kernel, int threads) {
        this.kernel = kernel;
        this.threads = threads;
    }

    /// Creates a counter with this many threads.
    public static Perft withThreads(int threads) {
        if (threads < 1 || threads > 1024) {
            throw new IllegalArgumentException("threads must be 1..1024, got " + threads);
        }
        return new Perft(PerftKernel.LANES, threads);
    }

    /// Returns a copy that uses this kernel instead of the fastest.
    public Perft withKernel(PerftKernel kernel) {
        return new Perft(kernel, threads);
    }

    /// Counts the leaves at a depth below a position.
    public long count(OthelloPosition position, int depth) {
        return count(position, depth, PerftWatcher.NONE);
    }

    /// Counts the leaves at a depth below a position, with progress reports.
    public long count(OthelloPosition position, int depth, PerftWatcher watcher) {
        requireDepth(depth);
        return new PerftRun(kernel, threads, watcher).count(List.of(PerftRoot.of(position)), depth)[0];
    }

    /// Counts the leaves below each move of a position, by square; of one pass when there is no move; none
    /// when the game is over. With a depth of 1 every move has one leaf.
    public List<MoveLeaves> divide(OthelloPosition position, int depth, PerftWatcher watcher) {
        requireDepth(depth);
        if (depth == 0 || position.isOver()) {
            return List.of();
        }
        var moves = new ArrayList<OthelloMove>();
        var roots = new ArrayList<PerftRoot>();
        long mover = position.mover();
        long other = position.other();
        for (long left = position.moves(); left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            long flips = Bitboard.flips(square, mover, other);
            moves.add(OthelloMove.place(square));
            roots.add(new PerftRoot(other ^ flips, mover ^ flips ^ 1L << square));
        }
        if (roots.isEmpty()) {
            moves.add(OthelloMove.pass());
            roots.add(new PerftRoot(other, mover));
        }
        long[] leaves = new PerftRun(kernel, threads, watcher).count(roots, depth - 1);
        var divided = new ArrayList<MoveLeaves>();
        for (int index = 0; index < leaves.length; index++) {
            divided.add(new MoveLeaves(moves.get(index), leaves[index]));
        }
        return List.copyOf(divided);
    }

    private static void requireDepth(int depth) {
        if (depth < 0 || depth > MAX_DEPTH) {
            throw new IllegalArgumentException("depth must be 0.." + MAX_DEPTH + ", got " + depth);
        }
    }
}
