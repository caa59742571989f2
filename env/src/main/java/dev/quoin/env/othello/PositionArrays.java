package dev.quoin.env.othello;

import dev.quoin.othello.Othello;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloPosition;

/// Positions of several games as arrays, which other languages can read without a call per game. Mutable,
/// not thread-safe.
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

    /// Returns the black discs of each game as a bitboard.
    public long[] black() {
        return black.clone();
    }

    /// Returns the white discs of each game as a bitboard.
    public long[] white() {
        return white.clone();
    }

    /// Returns the legal moves of each game as a bitboard; none when it is over.
    public long[] moves() {
        return moves.clone();
    }

    /// Returns the side to move in each game: 0 for Black, 1 for White.
    public int[] toMove() {
        return toMove.clone();
    }
}
