package dev.quoin.othello.endgame;

import dev.quoin.othello.board.Bitboard;
import dev.quoin.othello.board.OthelloMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// One position on its way to being solved. Mutable; one thread.
///
/// The score is found by questions whether it is at least a number, which narrow the bounds until they meet.
/// The first number is a guess.
final class Solution {
    /// How far the first guess looks ahead.
    private static final int GUESS_DEPTH = 5;

    private final long mover;
    private final long other;
    private final int empties;
    private final EndgameWatcher watcher;
    private final List<OthelloMove> line = new ArrayList<>();
    private int lower = -64;
    private int upper = 64;
    private long likely;

    Solution(long mover, long other, EndgameWatcher watcher) {
        this.mover = mover;
        this.other = other;
        this.watcher = watcher;
        empties = 64 - Long.bitCount(mover | other);
    }

    EndgameResult find(EndgameSearch search, Crew crew) {
        var bounds = new Bounds(empties < MoveOrder.FORESIGHT_FROM ? 0 : guess(search));
        while (!bounds.areExact()) {
            bounds.narrow(search, mover, other);
            lower = bounds.lower;
            upper = bounds.upper;
            likely = search.likelyMove(mover, other);
            report(crew.nodes());
        }
        follow(search, mover, other, lower);
        return new EndgameResult(lower, line, crew.nodes());
    }

    /// Tells the watcher what is known.
    void report(long nodes) {
        Optional<OthelloMove> best =
                likely == 0 ? Optional.empty() : Optional.of(OthelloMove.place(Long.numberOfTrailingZeros(likely)));
        watcher.reached(new EndgameProgress(nodes, lower, upper, best));
    }

    /// An even number near the score.
    private int guess(EndgameSearch search) {
        int guess = search.foresight().guess(mover, other, GUESS_DEPTH);
        return 2 * Math.round(guess / (2f * OrderValues.UNITS));
    }

    /// Adds moves to the line that keep the score, to the end of the game.
    private void follow(EndgameSearch search, long mover, long other, int score) {
        long moves = Bitboard.moves(mover, other);
        if (moves == 0) {
            if (Bitboard.moves(other, mover) != 0) {
                line.add(OthelloMove.pass());
                follow(search, other, mover, -score);
            }
            return;
        }
        long disc = keeping(search, mover, other, moves, score);
        int square = Long.numberOfTrailingZeros(disc);
        long flips = Bitboard.flips(square, mover, other);
        line.add(OthelloMove.place(square));
        follow(search, other ^ flips, mover ^ flips ^ disc, -score);
    }

    /// A move that keeps the score: the one the table remembers is asked about first.
    private static long keeping(EndgameSearch search, long mover, long other, long moves, int score) {
        int empties = 64 - Long.bitCount(mover | other);
        long disc = search.likelyMove(mover, other) & moves;
        long left = moves;
        while (true) {
            disc = disc == 0 ? Long.lowestOneBit(left) : disc;
            left &= ~disc;
            long flips = Bitboard.flips(Long.numberOfTrailingZeros(disc), mover, other);
            // Of the last one it is certain.
            if (left == 0 || search.search(other ^ flips, mover ^ flips ^ disc, -score, empties - 1) <= -score) {
                return disc;
            }
            disc = 0;
        }
    }
}
