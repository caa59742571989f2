package dev.quoin.othello.board;

import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A board and whose turn it is; immutable.
///
/// The turn may be with a player who has to pass; a game is over when neither can move ([#isOver]).
///
/// @param black the squares with black discs, bit 0 is a1
/// @param white the squares with white discs
/// @param toMove whose turn it is
public record OthelloPosition(long black, long white, Disc toMove) {
    private static final OthelloPosition START =
            new OthelloPosition(Bitboard.BLACK_START, Bitboard.WHITE_START, Disc.BLACK);

    public OthelloPosition {
        if ((black & white) != 0) {
            throw new IllegalArgumentException("a square holds one disc, but "
                    + Square.name(Long.numberOfTrailingZeros(black & white)) + " has both colors");
        }
    }

    /// The position before the first move.
    public static OthelloPosition start() {
        return START;
    }

    /// The discs of the side to move.
    public long mover() {
        return toMove == Disc.BLACK ? black : white;
    }

    /// The discs of the side that does not move.
    public long other() {
        return toMove == Disc.BLACK ? white : black;
    }

    /// The squares with discs of a colour.
    public long discs(Disc disc) {
        return disc == Disc.BLACK ? black : white;
    }

    /// The empty squares.
    public long empty() {
        return ~(black | white);
    }

    /// How many discs a colour has on the board.
    public int count(Disc disc) {
        return Long.bitCount(discs(disc));
    }

    /// The squares the side to move may play, as a set.
    public long moves() {
        return Bitboard.moves(mover(), other());
    }

    /// The squares the side to move may play, as 64 booleans; index `row * 8 + column`.
    public boolean[] playable() {
        var squares = new boolean[Square.COUNT];
        for (long left = moves(); left != 0; left &= left - 1) {
            squares[Long.numberOfTrailingZeros(left)] = true;
        }
        return squares;
    }

    /// Every legal move, by square: one [OthelloMove.Pass] alone when the side to move must pass, nothing
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

    /// Whether the side to move may make this move.
    public boolean isLegal(OthelloMove move) {
        return switch (move) {
            case OthelloMove.Place(int square) -> flips(square) != 0;
            case OthelloMove.Pass _ -> mustPass();
        };
    }

    /// Whether the side to move may play the square in a row and a column, both from 0; no when there is
    /// no such square.
    public boolean isLegal(int row, int column) {
        return Square.isOnBoard(row, column) && flips(Square.at(row, column)) != 0;
    }

    /// The discs that the side to move would turn by playing a square; none when it may not be played.
    public long flips(int square) {
        Square.require(square);
        return (empty() & Square.bit(square)) == 0 ? 0 : Bitboard.flips(square, mover(), other());
    }

    /// Why a move is refused, empty when it is legal.
    public Optional<Refusal> refusal(OthelloMove move) {
        return isLegal(move) ? Optional.empty() : Optional.of(Refusals.of(this, move));
    }

    /// The position after a move.
    ///
    /// @throws IllegalMoveException when the rules forbid it; the sentence names the square and the reason
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

    /// The same board with the turn given to a colour.
    public OthelloPosition withTurn(Disc disc) {
        return disc == toMove ? this : new OthelloPosition(black, white, disc);
    }

    /// Whether the side to move has no square to play although the game goes on.
    public boolean mustPass() {
        return moves() == 0 && Bitboard.moves(other(), mover()) != 0;
    }

    /// Whether neither side can play.
    public boolean isOver() {
        return moves() == 0 && Bitboard.moves(other(), mover()) == 0;
    }

    /// The colour that has won, empty while the game goes on and in a draw.
    public Optional<Disc> winner() {
        return isOver() ? leader() : Optional.empty();
    }

    /// Whether the game is over and both colours have as many discs.
    public boolean isDraw() {
        return isOver() && count(Disc.BLACK) == count(Disc.WHITE);
    }

    /// The points of a colour if the game ended here, 64 for both together: its discs, and for the colour
    /// that has more of them also the empty squares; 32 each in a draw.
    public int points(Disc disc) {
        int lead = count(disc) - count(disc.opponent());
        int empty = Long.bitCount(empty());
        return count(disc) + (lead > 0 ? empty : lead == 0 ? empty / 2 : 0);
    }

    private Optional<Disc> leader() {
        int lead = Long.bitCount(black) - Long.bitCount(white);
        return lead == 0 ? Optional.empty() : Optional.of(lead > 0 ? Disc.BLACK : Disc.WHITE);
    }
}
