package dev.quoin.othello.board;

import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A board and the side to move. Immutable.
///
/// The side to move may have to pass; the game is over when neither side can move ([#isOver]).
///
/// @param black the squares with black discs, bit 0 is a1
/// @param white the squares with white discs
/// @param toMove the side to move
public record OthelloPosition(long black, long white, Disc toMove) {
    private static final OthelloPosition START =
            new OthelloPosition(Bitboard.BLACK_START, Bitboard.WHITE_START, Disc.BLACK);

    public OthelloPosition {
        if ((black & white) != 0) {
            throw new IllegalArgumentException("a square holds one disc, but "
                    + Square.name(Long.numberOfTrailingZeros(black & white)) + " has both colors");
        }
    }

    /// Returns the position before the first move.
    public static OthelloPosition start() {
        return START;
    }

    /// Returns the discs of the side to move.
    public long mover() {
        return toMove == Disc.BLACK ? black : white;
    }

    /// Returns the discs of the opponent.
    public long other() {
        return toMove == Disc.BLACK ? white : black;
    }

    /// Returns the squares with discs of a color.
    public long discs(Disc disc) {
        return disc == Disc.BLACK ? black : white;
    }

    /// Returns the empty squares.
    public long empty() {
        return ~(black | white);
    }

    /// Returns the number of discs of a color.
    public int count(Disc disc) {
        return Long.bitCount(discs(disc));
    }

    /// Returns the legal moves of the side to move as a bitboard.
    public long moves() {
        return Bitboard.moves(mover(), other());
    }

    /// Returns the legal moves of the side to move as 64 booleans; index `row * 8 + column`.
    public boolean[] playable() {
        var squares = new boolean[Square.COUNT];
        for (long left = moves(); left != 0; left &= left - 1) {
            squares[Long.numberOfTrailingZeros(left)] = true;
        }
        return squares;
    }

    /// Returns every legal move, by square: just [OthelloMove.Pass] when the side to move must pass, nothing
    /// when the game is over.
    public List<OthelloMove> legal() {
        long squares = moves();
        if (squares == 0) {
            return isOver() ? List.of() : List.of(OthelloMove.pass());
        }
        var legal = new ArrayList<OthelloMove>(Long.bitCount(squares));
        for (long left = squares; left != 0; left &= left - 1) {
            legal.add(OthelloMove.place(Long.numberOfTrailingZeros(left)));
        }
        return List.copyOf(legal);
    }

    /// Returns whether a move is legal.
    public boolean isLegal(OthelloMove move) {
        return switch (move) {
            case OthelloMove.Place(int square) -> flips(square) != 0;
            case OthelloMove.Pass _ -> mustPass();
        };
    }

    /// Returns whether the square in a row and a column is a legal move, both from 0; false outside the
    /// board.
    public boolean isLegal(int row, int column) {
        return Square.isOnBoard(row, column) && flips(Square.at(row, column)) != 0;
    }

    /// Returns the discs that the side to move would flip on a square; none if the move is illegal.
    public long flips(int square) {
        Square.require(square);
        return (empty() & Square.bit(square)) == 0 ? 0 : Bitboard.flips(square, mover(), other());
    }

    /// Returns why a move is illegal; empty when it is legal.
    public Optional<Refusal> refusal(OthelloMove move) {
        return isLegal(move) ? Optional.empty() : Optional.of(Refusals.of(this, move));
    }

    /// Returns the position after a move.
    ///
    /// @throws IllegalMoveException when the move is illegal; the message names the square and the reason
    public OthelloPosition play(OthelloMove move) {
        return switch (move) {
            case OthelloMove.Place(int square) -> {
                long flips = flips(square);
                if (flips == 0) {
                    throw Refusals.of(this, move).asException();
                }
                yield after(flips | Square.bit(square), flips);
            }
            case OthelloMove.Pass _ -> {
                if (!mustPass()) {
                    throw Refusals.of(this, move).asException();
                }
                yield withTurn(toMove.opponent());
            }
        };
    }

    private OthelloPosition after(long gained, long lost) {
        return toMove == Disc.BLACK
                ? new OthelloPosition(black | gained, white & ~lost, Disc.WHITE)
                : new OthelloPosition(black & ~lost, white | gained, Disc.BLACK);
    }

    /// Returns the same board with another side to move.
    public OthelloPosition withTurn(Disc disc) {
        return disc == toMove ? this : new OthelloPosition(black, white, disc);
    }

    /// Returns whether the side to move has no square to play although the game is not over.
    public boolean mustPass() {
        return moves() == 0 && Bitboard.moves(other(), mover()) != 0;
    }

    /// Returns whether neither side can move.
    public boolean isOver() {
        return moves() == 0 && Bitboard.moves(other(), mover()) == 0;
    }

    /// Returns the winner; empty while the game is in progress and in a draw.
    public Optional<Disc> winner() {
        return isOver() ? leader() : Optional.empty();
    }

    /// Returns whether the game is over with equal disc counts.
    public boolean isDraw() {
        return isOver() && count(Disc.BLACK) == count(Disc.WHITE);
    }

    /// Returns the points of a color if the game ended here, 64 in total: its discs, plus the empty squares
    /// for the color with more discs; 32 each in a draw.
    public int points(Disc disc) {
        int lead = count(disc) - count(disc.opponent());
        int empty = Long.bitCount(empty());
        return count(disc) + (lead > 0 ? empty : lead == 0 ? empty / 2 : 0);
    }

    private Optional<Disc> leader() {
        int lead = Long.bitCount(black) - Long.bitCount(white);
        return lead == 0 ? Optional.empty() : Optional.of(lead > 0 ? Disc.BLACK : Disc.WHITE);
    }

    /// Returns the board with coordinates, `X` for Black and `O` for White, the disc counts and the side to move.
    @Override
    public String toString() {
        var text = new StringBuilder("  a b c d e f g h\n");
        for (int square = 0; square < Square.COUNT; square++) {
            String disc = (black & Square.bit(square)) != 0 ? " X" : (white & Square.bit(square)) != 0 ? " O" : " .";
            text.append(square % 8 == 0 ? String.valueOf(square / 8 + 1) : "").append(disc);
            text.append(square % 8 == 7 ? "\n" : "");
        }
        text.append("X ").append(Long.bitCount(black)).append(", O ").append(Long.bitCount(white));
        return text.append(isOver() ? ", game over" : ", " + toMove.displayName() + " to move")
                .toString();
    }
}
