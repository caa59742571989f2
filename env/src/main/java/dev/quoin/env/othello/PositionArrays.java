package dev.quoin.env.othello;

import dev.quoin.othello.Othello;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloPosition;

/// Positions of several games as arrays, which other languages read without a call for each game. Mutable, for one
/// thread.
public final class PositionArrays {
    private final long[] black;
    private final long[] white;
    private final long[] moves;
    private final int[] toMove;

    PositionArrays(int count) {
        black = new long[count];
        white = new long[count];
        moves = new long[count];
        toMove = new int[count];
    }

    void set(int index, OthelloPosition position) {
        black[index] = position.black();
        white[index] = position.white();
        moves[index] = position.moves();
        toMove[index] = position.toMove() == Disc.WHITE ? Othello.WHITE : Othello.BLACK;
    }

    /// The black discs of each game as a set of squares.
    public long[] black() {
        return black.clone();
    }

    /// The white discs of each game.
    public long[] white() {
        return white.clone();
    }

    /// The legal moves of each game; none when it is over.
    public long[] moves() {
        return moves.clone();
    }

    /// The side to move in each game: 0 for Black, 1 for White.
    public int[] toMove() {
        return toMove.clone();
    }
}
