package dev.quoin.othello.endgame;

import dev.quoin.othello.board.Bitboard;
import dev.quoin.othello.board.OthelloMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Solves one position: MTD(f) from a first guess, then extracts the principal variation. Mutable, not
/// thread-safe.
final class SolverRun {
    /// Depth of the search for the first guess.
    private static final int GUESS_DEPTH = 5;

    private final long mover;
    private final long other;
    private final int empties;
    private final EndgameWatcher watcher;
    private final List<OthelloMove> line = new ArrayList<>();
    private int lower = -64;
    private int upper = 64;
    private long hashMove;

    SolverRun(long mover, long other, EndgameWatcher watcher) {
        this.mover = mover;
        this.other = other;
        this.watcher = watcher;
        empties = 64 - Long.bitCount(mover | other);
    }

    EndgameResult solve(EndgameSearch search, SearchThreads threads) {
        var bounds = new Bounds(empties < EndgameMoveOrder.EVALUATION_FROM ? 0 : firstGuess(search));
        while (!bounds.areExact()) {
            bounds.narrow(search, mover, other);
            lower = bounds.lower;
            upper = bounds.upper;
            hashMove = search.hashMove(mover, other);
            report(threads.nodes());
        }
        extractPv(search, mover, other, lower);
        return new EndgameResult(lower, line, threads.nodes());
    }

    /// Reports the progress to the watcher.
    void report(long nodes) {
        Optional<OthelloMove> best =
                hashMove == 0 ? Optional.empty() : Optional.of(OthelloMove.place(Long.numberOfTrailingZeros(hashMove)));
        watcher.reached(new EndgameProgress(nodes, lower, upper, best));
    }

    /// The first guess of MTD(f): an even number near the score.
    private int firstGuess(EndgameSearch search) {
        int guess = search.shallowEvaluation().negamax(mover, other, GUESS_DEPTH);
        return 2 * Math.round(guess / (2f * MoveOrderingWeights.UNITS));
    }

    /// Extends the principal variation to the end of the game by moves that keep the score.
    private void extractPv(EndgameSearch search, long mover, long other, int score) {
        long moves = Bitboard.moves(mover, other);
        if (moves == 0) {
            if (Bitboard.moves(other, mover) != 0) {
                line.add(OthelloMove.pass());
                extractPv(search, other, mover, -score);
            }
            return;
        }
        long disc = optimalMove(search, mover, other, moves, score);
        int square = Long.numberOfTrailingZeros(disc);
        long flips = Bitboard.flips(square, mover, other);
        line.add(OthelloMove.place(square));
        extractPv(search, other ^ flips, mover ^ flips ^ disc, -score);
    }

    /// A move that keeps the score; the hash move is tried first.
    private static long optimalMove(EndgameSearch search, long mover, long other, long moves, int score) {
        int empties = 64 - Long.bitCount(mover | other);
        long disc = search.hashMove(mover, other) & moves;
        long left = moves;
        while (true) {
            disc = disc == 0 ? Long.lowestOneBit(left) : disc;
            left &= ~disc;
            long flips = Bitboard.flips(Long.numberOfTrailingZeros(disc), mover, other);
            // The last one needs no search.
            if (left == 0 || search.search(other ^ flips, mover ^ flips ^ disc, -score, empties - 1) <= -score) {
                return disc;
            }
            disc = 0;
        }
    }
}
