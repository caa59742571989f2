package dev.quoin.othello.perft;

import dev.quoin.othello.board.Bitboard;
import dev.quoin.othello.board.OthelloPosition;
import java.util.ArrayList;
import java.util.List;

/// A position to count below, for the side to move.
record PerftRoot(long mover, long other) {
    static PerftRoot of(OthelloPosition position) {
        return new PerftRoot(position.mover(), position.other());
    }

    boolean isOver() {
        return Bitboard.moves(mover, other) == 0 && Bitboard.moves(other, mover) == 0;
    }

    /// The positions after one ply; none when the game is over.
    List<PerftRoot> children() {
        var children = new ArrayList<PerftRoot>();
        for (long left = Bitboard.moves(mover, other); left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            long flips = Bitboard.flips(square, mover, other);
            children.add(new PerftRoot(other ^ flips, mover ^ flips ^ 1L << square));
        }
        if (children.isEmpty() && !isOver()) {
            children.add(new PerftRoot(other, mover));
        }
        return children;
    }
}
